package gridlite.drmaa;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ggf.drmaa.DeniedByDrmException;
import org.ggf.drmaa.DrmaaException;
import org.ggf.drmaa.InvalidAttributeFormatException;
import org.ggf.drmaa.JobTemplate;
import org.ggf.drmaa.PartialTimestamp;
import org.jspecify.annotations.Nullable;

/** The words by which {@code gridlite submit} submits what a template describes. */
final class Submissions {
  private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("uuuuMMddHHmm.ss");

  private final JobTemplate template;
  private final String tasks;
  private final List<String> words = new ArrayList<>(List.of("gridlite", "submit"));

  private Submissions(JobTemplate template, String tasks) {
    this.template = template;
    this.tasks = tasks;
  }

  /**
   * The words for a template.
   *
   * @param tasks operand of {@code -t}; empty for a single job
   */
  static List<String> words(JobTemplate template, String session, String tasks)
      throws DrmaaException {
    Submissions made = new Submissions(template, tasks);
    made.own();
    made.ofQsub(session);
    return made.words;
  }

  private void own() throws DrmaaException {
    add("--category=", template.getJobCategory());
    add("--specification=", template.getNativeSpecification());
    if (System.getenv("SGE_DRMAA_ALLOW_CWD") != null) {
      words.add("--allow-cwd");
    }
    String directory = numbered(template.getWorkingDirectory());
    if (directory != null && directory.startsWith(JobTemplate.HOME_DIRECTORY)) {
      directory = directory.substring(JobTemplate.HOME_DIRECTORY.length()).replaceFirst("^/+", "");
    }
    add("--directory=", directory);
    add("--input=", path(template.getInputPath()));
    add("--output=", path(template.getOutputPath()));
    add("--error=", path(template.getErrorPath()));
    Map<?, ?> jobVariables = template.getJobEnvironment();
    if (jobVariables != null) {
      jobVariables.forEach((name, value) -> words.add("--variable=" + name + "=" + value));
    }
  }

  private void ofQsub(String session) throws DrmaaException {
    words.addAll(List.of("--", "-ac", "DRMAA_SESSION=" + session));
    option("-N", template.getJobName());
    if (template.getJoinFiles()) {
      option("-j", "y");
    }
    PartialTimestamp start = template.getStartTime();
    if (start != null) {
      Instant when = Instant.ofEpochMilli(start.getTimeInMillis());
      option("-a", TIME.format(when.atZone(ZoneId.systemDefault())));
    }
    Set<?> email = template.getEmail();
    if (email != null && !email.isEmpty()) {
      option("-M", String.join(",", email.stream().map(String::valueOf).toList()));
    }
    if (template.getBlockEmail()) {
      option("-m", "n");
    }
    if (template.getJobSubmissionState() == JobTemplate.HOLD_STATE) {
      words.add("-h");
    }
    limit("h_rt", template.getHardWallclockTimeLimit());
    limit("s_rt", template.getSoftWallclockTimeLimit());
    limit("h_cpu", template.getHardRunDurationLimit());
    limit("s_cpu", template.getSoftRunDurationLimit());
    if (!tasks.isEmpty()) {
      option("-t", tasks);
    }
    String command = template.getRemoteCommand();
    if (command == null || command.isEmpty()) {
      throw new DeniedByDrmException("remoteCommand is not set: there is nothing to run");
    }
    words.add(command);
    List<?> arguments = template.getArgs();
    if (arguments != null) {
      arguments.forEach(argument -> words.add(String.valueOf(argument)));
    }
  }

  private void add(String option, @Nullable String value) {
    if (value != null) {
      words.add(option + value);
    }
  }

  private void option(String option, @Nullable String value) {
    if (value != null) {
      words.addAll(List.of(option, value));
    }
  }

  private void limit(String resource, long seconds) {
    if (seconds > 0) {
      option("-l", resource + "=" + seconds);
    }
  }

  private @Nullable String numbered(@Nullable String value) throws DrmaaException {
    if (value == null || !value.contains(JobTemplate.PARAMETRIC_INDEX)) {
      return value;
    }
    if (tasks.isEmpty()) {
      throw new DeniedByDrmException(
          value + ": a single job has no number for " + JobTemplate.PARAMETRIC_INDEX);
    }
    return value.replace(JobTemplate.PARAMETRIC_INDEX, "$TASK_ID");
  }

  /** A path; of a host nothing is fetched. */
  private @Nullable String path(@Nullable String value) throws DrmaaException {
    String path = numbered(value);
    if (path == null) {
      return null;
    }
    int colon = path.indexOf(':');
    if (colon < 0) {
      throw new InvalidAttributeFormatException("\"" + value + "\": expected [host]:path");
    }
    path = path.substring(colon + 1);
    if (path.startsWith(JobTemplate.HOME_DIRECTORY)) {
      return "$HOME" + path.substring(JobTemplate.HOME_DIRECTORY.length());
    }
    return path.startsWith(JobTemplate.WORKING_DIRECTORY)
        ? path.substring(JobTemplate.WORKING_DIRECTORY.length()).replaceFirst("^/+", "")
        : path;
  }
}
