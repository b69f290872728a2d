package org.ggf.drmaa;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** A job template that keeps values in fields; what a library does not support is refused. */
@SuppressWarnings({"rawtypes", "unchecked"}) // the binding is older than type parameters
public class SimpleJobTemplate implements JobTemplate {
  protected @Nullable String remoteCommand;
  protected @Nullable List args;
  protected int jobSubmissionState = ACTIVE_STATE;
  protected @Nullable Map jobEnvironment;
  protected @Nullable String workingDirectory;
  protected @Nullable String jobCategory;
  protected @Nullable String nativeSpecification;
  protected @Nullable Set email;
  protected boolean blockEmail;
  protected @Nullable PartialTimestamp startTime;
  protected @Nullable String jobName;
  protected @Nullable String inputPath;
  protected @Nullable String outputPath;
  protected @Nullable String errorPath;
  protected boolean joinFiles;
  protected long hardWallclockTimeLimit;
  protected long softWallclockTimeLimit;
  protected long hardRunDurationLimit;
  protected long softRunDurationLimit;

  /** A template without values. */
  public SimpleJobTemplate() {}

  @Override
  public void setRemoteCommand(String remoteCommand) throws DrmaaException {
    this.remoteCommand = remoteCommand;
  }

  @Override
  public @Nullable String getRemoteCommand() throws DrmaaException {
    return remoteCommand;
  }

  @Override
  public void setArgs(List args) throws DrmaaException {
    this.args = new ArrayList(args);
  }

  @Override
  public @Nullable List getArgs() throws DrmaaException {
    return args == null ? null : new ArrayList(args);
  }

  @Override
  public void setJobSubmissionState(int jobSubmissionState) throws DrmaaException {
    if (jobSubmissionState != HOLD_STATE && jobSubmissionState != ACTIVE_STATE) {
      throw new InvalidAttributeValueException(
          "jobSubmissionState is " + jobSubmissionState + ": expected HOLD_STATE or ACTIVE_STATE");
    }
    this.jobSubmissionState = jobSubmissionState;
  }

  @Override
  public int getJobSubmissionState() throws DrmaaException {
    return jobSubmissionState;
  }

  @Override
  public void setJobEnvironment(Map jobEnvironment) throws DrmaaException {
    this.jobEnvironment = new HashMap(jobEnvironment);
  }

  @Override
  public @Nullable Map getJobEnvironment() throws DrmaaException {
    return jobEnvironment == null ? null : new HashMap(jobEnvironment);
  }

  @Override
  public void setWorkingDirectory(String workingDirectory) throws DrmaaException {
    this.workingDirectory = workingDirectory;
  }

  @Override
  public @Nullable String getWorkingDirectory() throws DrmaaException {
    return workingDirectory;
  }

  @Override
  public void setJobCategory(String jobCategory) throws DrmaaException {
    this.jobCategory = jobCategory;
  }

  @Override
  public @Nullable String getJobCategory() throws DrmaaException {
    return jobCategory;
  }

  @Override
  public void setNativeSpecification(String nativeSpecification) throws DrmaaException {
    this.nativeSpecification = nativeSpecification;
  }

  @Override
  public @Nullable String getNativeSpecification() throws DrmaaException {
    return nativeSpecification;
  }

  @Override
  public void setEmail(Set email) throws DrmaaException {
    this.email = new HashSet(email);
  }

  @Override
  public @Nullable Set getEmail() throws DrmaaException {
    return email == null ? null : new HashSet(email);
  }

  @Override
  public void setBlockEmail(boolean blockEmail) throws DrmaaException {
    this.blockEmail = blockEmail;
  }

  @Override
  public boolean getBlockEmail() throws DrmaaException {
    return blockEmail;
  }

  @Override
  public void setStartTime(PartialTimestamp startTime) throws DrmaaException {
    this.startTime = startTime;
  }

  @Override
  public @Nullable PartialTimestamp getStartTime() throws DrmaaException {
    return startTime;
  }

  @Override
  public void setJobName(String jobName) throws DrmaaException {
    this.jobName = jobName;
  }

  @Override
  public @Nullable String getJobName() throws DrmaaException {
    return jobName;
  }

  @Override
  public void setInputPath(String inputPath) throws DrmaaException {
    this.inputPath = inputPath;
  }

  @Override
  public @Nullable String getInputPath() throws DrmaaException {
    return inputPath;
  }

  @Override
  public void setOutputPath(String outputPath) throws DrmaaException {
    this.outputPath = outputPath;
  }

  @Override
  public @Nullable String getOutputPath() throws DrmaaException {
    return outputPath;
  }

  @Override
  public void setErrorPath(String errorPath) throws DrmaaException {
    this.errorPath = errorPath;
  }

  @Override
  public @Nullable String getErrorPath() throws DrmaaException {
    return errorPath;
  }

  @Override
  public void setJoinFiles(boolean joinFiles) throws DrmaaException {
    this.joinFiles = joinFiles;
  }

  @Override
  public boolean getJoinFiles() throws DrmaaException {
    return joinFiles;
  }

  @Override
  public void setTransferFiles(FileTransferMode transferFiles) throws DrmaaException {
    throw new UnsupportedAttributeException("transferFiles is not supported");
  }

  @Override
  public @Nullable FileTransferMode getTransferFiles() throws DrmaaException {
    throw new UnsupportedAttributeException("transferFiles is not supported");
  }

  @Override
  public void setDeadlineTime(PartialTimestamp deadlineTime) throws DrmaaException {
    throw new UnsupportedAttributeException("deadlineTime is not supported");
  }

  @Override
  public @Nullable PartialTimestamp getDeadlineTime() throws DrmaaException {
    throw new UnsupportedAttributeException("deadlineTime is not supported");
  }

  @Override
  public void setHardWallclockTimeLimit(long hardWallclockTimeLimit) throws DrmaaException {
    if (hardWallclockTimeLimit < 0) {
      throw new InvalidAttributeValueException(
          "hardWallclockTimeLimit is " + hardWallclockTimeLimit + ": expected seconds");
    }
    this.hardWallclockTimeLimit = hardWallclockTimeLimit;
  }

  @Override
  public long getHardWallclockTimeLimit() throws DrmaaException {
    return hardWallclockTimeLimit;
  }

  @Override
  public void setSoftWallclockTimeLimit(long softWallclockTimeLimit) throws DrmaaException {
    if (softWallclockTimeLimit < 0) {
      throw new InvalidAttributeValueException(
          "softWallclockTimeLimit is " + softWallclockTimeLimit + ": expected seconds");
    }
    this.softWallclockTimeLimit = softWallclockTimeLimit;
  }

  @Override
  public long getSoftWallclockTimeLimit() throws DrmaaException {
    return softWallclockTimeLimit;
  }

  @Override
  public void setHardRunDurationLimit(long hardRunDurationLimit) throws DrmaaException {
    if (hardRunDurationLimit < 0) {
      throw new InvalidAttributeValueException(
          "hardRunDurationLimit is " + hardRunDurationLimit + ": expected seconds");
    }
    this.hardRunDurationLimit = hardRunDurationLimit;
  }

  @Override
  public long getHardRunDurationLimit() throws DrmaaException {
    return hardRunDurationLimit;
  }

  @Override
  public void setSoftRunDurationLimit(long softRunDurationLimit) throws DrmaaException {
    if (softRunDurationLimit < 0) {
      throw new InvalidAttributeValueException(
          "softRunDurationLimit is " + softRunDurationLimit + ": expected seconds");
    }
    this.softRunDurationLimit = softRunDurationLimit;
  }

  @Override
  public long getSoftRunDurationLimit() throws DrmaaException {
    return softRunDurationLimit;
  }

  @Override
  public Set getAttributeNames() throws DrmaaException {
    Set<String> names =
        new TreeSet<>(
            List.of(
                "remoteCommand",
                "args",
                "jobSubmissionState",
                "jobEnvironment",
                "workingDirectory",
                "jobCategory",
                "nativeSpecification",
                "email",
                "blockEmail",
                "startTime",
                "jobName",
                "inputPath",
                "outputPath",
                "errorPath",
                "joinFiles",
                "hardWallclockTimeLimit",
                "softWallclockTimeLimit",
                "hardRunDurationLimit",
                "softRunDurationLimit"));
    names.addAll(getOptionalAttributeNames());
    return names;
  }

  /** Names of attributes that a subclass supports besides. */
  protected Set<String> getOptionalAttributeNames() {
    return Set.of();
  }
}
