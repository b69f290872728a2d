package org.ggf.drmaa;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The description of a job. Getters give null for what is not set. */
@SuppressWarnings("rawtypes") // the binding is older than type parameters
public interface JobTemplate {
  int HOLD_STATE = 0;
  int ACTIVE_STATE = 1;
  String HOME_DIRECTORY = "$drmaa_hd_ph$";
  String WORKING_DIRECTORY = "$drmaa_wd_ph$";
  String PARAMETRIC_INDEX = "$drmaa_incr_ph$";

  /** Path of the program. */
  void setRemoteCommand(String remoteCommand) throws DrmaaException;

  /** Path of the program. */
  @Nullable String getRemoteCommand() throws DrmaaException;

  /** Arguments of the program. */
  void setArgs(List args) throws DrmaaException;

  /** Arguments of the program. */
  @Nullable List getArgs() throws DrmaaException;

  /** {@link #ACTIVE_STATE} or {@link #HOLD_STATE}. */
  void setJobSubmissionState(int jobSubmissionState) throws DrmaaException;

  /** {@link #ACTIVE_STATE} or {@link #HOLD_STATE}. */
  int getJobSubmissionState() throws DrmaaException;

  /** Variables of the job. */
  void setJobEnvironment(Map jobEnvironment) throws DrmaaException;

  /** Variables of the job. */
  @Nullable Map getJobEnvironment() throws DrmaaException;

  /** Working directory; the home directory when it is empty. */
  void setWorkingDirectory(String workingDirectory) throws DrmaaException;

  /** Working directory; the home directory when it is empty. */
  @Nullable String getWorkingDirectory() throws DrmaaException;

  /** Name of a job category. */
  void setJobCategory(String jobCategory) throws DrmaaException;

  /** Name of a job category. */
  @Nullable String getJobCategory() throws DrmaaException;

  /** Options of qsub. */
  void setNativeSpecification(String nativeSpecification) throws DrmaaException;

  /** Options of qsub. */
  @Nullable String getNativeSpecification() throws DrmaaException;

  /** Addresses that mail goes to. */
  void setEmail(Set email) throws DrmaaException;

  /** Addresses that mail goes to. */
  @Nullable Set getEmail() throws DrmaaException;

  /** Whether no mail is sent whatever else asks for it. */
  void setBlockEmail(boolean blockEmail) throws DrmaaException;

  /** Whether no mail is sent whatever else asks for it. */
  boolean getBlockEmail() throws DrmaaException;

  /** Earliest start. */
  void setStartTime(PartialTimestamp startTime) throws DrmaaException;

  /** Earliest start. */
  @Nullable PartialTimestamp getStartTime() throws DrmaaException;

  /** Name of the job. */
  void setJobName(String jobName) throws DrmaaException;

  /** Name of the job. */
  @Nullable String getJobName() throws DrmaaException;

  /** Standard input, [host]:path. */
  void setInputPath(String inputPath) throws DrmaaException;

  /** Standard input, [host]:path. */
  @Nullable String getInputPath() throws DrmaaException;

  /** Standard output, [host]:path. */
  void setOutputPath(String outputPath) throws DrmaaException;

  /** Standard output, [host]:path. */
  @Nullable String getOutputPath() throws DrmaaException;

  /** Standard error, [host]:path. */
  void setErrorPath(String errorPath) throws DrmaaException;

  /** Standard error, [host]:path. */
  @Nullable String getErrorPath() throws DrmaaException;

  /** Whether standard error goes where standard output goes. */
  void setJoinFiles(boolean joinFiles) throws DrmaaException;

  /** Whether standard error goes where standard output goes. */
  boolean getJoinFiles() throws DrmaaException;

  /** Files that are transferred: not supported. */
  void setTransferFiles(FileTransferMode transferFiles) throws DrmaaException;

  /** Files that are transferred: not supported. */
  @Nullable FileTransferMode getTransferFiles() throws DrmaaException;

  /** Deadline: not supported. */
  void setDeadlineTime(PartialTimestamp deadlineTime) throws DrmaaException;

  /** Deadline: not supported. */
  @Nullable PartialTimestamp getDeadlineTime() throws DrmaaException;

  /** Seconds after which the job is killed. */
  void setHardWallclockTimeLimit(long hardWallclockTimeLimit) throws DrmaaException;

  /** Seconds after which the job is killed. */
  long getHardWallclockTimeLimit() throws DrmaaException;

  /** Seconds after which the job gets a signal. */
  void setSoftWallclockTimeLimit(long softWallclockTimeLimit) throws DrmaaException;

  /** Seconds after which the job gets a signal. */
  long getSoftWallclockTimeLimit() throws DrmaaException;

  /** Seconds of CPU time after which the job is killed. */
  void setHardRunDurationLimit(long hardRunDurationLimit) throws DrmaaException;

  /** Seconds of CPU time after which the job is killed. */
  long getHardRunDurationLimit() throws DrmaaException;

  /** Seconds of CPU time after which the job gets a signal. */
  void setSoftRunDurationLimit(long softRunDurationLimit) throws DrmaaException;

  /** Seconds of CPU time after which the job gets a signal. */
  long getSoftRunDurationLimit() throws DrmaaException;

  /** Names of the attributes that are supported. */
  Set getAttributeNames() throws DrmaaException;
}
