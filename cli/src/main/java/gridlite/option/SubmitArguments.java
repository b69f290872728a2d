package gridlite.option;

import gridlite.job.JobRequest;
import gridlite.problem.FormatException;
import gridlite.value.Given;
import gridlite.value.SlotRange;
import gridlite.value.TimeValue;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.Year;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Options with one value, which a later use replaces: each reads its argument, names what is wrong
 * with it, and puts it into the request.
 *
 * @see "qsub(1), OPTIONS"
 */
final class SubmitArguments {
  private final JobRequestBuilder request;
  private final Map<String, String> variables;
  private final String directory;
  private final Instant now;
  private Optional<String> impossible = Optional.empty();

  /** Arguments of a request; the others are those of {@link SubmitDraft}. */
  SubmitArguments(
      JobRequestBuilder request, Map<String, String> variables, String directory, Instant now) {
    this.request = request;
    this.variables = variables;
    this.directory = directory;
    this.now = now;
  }

  /** Returns why the request can't be expressed; left to the master to refuse. */
  Optional<String> impossible() {
    return impossible;
  }

  /** A date, read in the caller's time zone. */
  Instant date(String option, String value) {
    ZoneId zone = zone();
    return DateArgument.parse(option, value, zone, Year.from(now.atZone(zone)));
  }

  private ZoneId zone() {
    String name = variables.getOrDefault("TZ", "");
    try {
      return name.isEmpty() ? ZoneId.systemDefault() : ZoneId.of(name);
    } catch (DateTimeException e) {
      return ZoneId.systemDefault();
    }
  }

  void binding(List<String> words) {
    request.put(JobRequest.BINDING, Optional.of(BindingArgument.parse(words)));
  }

  void checkpointWhen(String value) {
    boolean letters = !value.isEmpty();
    for (int i = 0; i < value.length(); i++) {
      letters &= "nsmxr".indexOf(value.charAt(i)) >= 0;
    }
    if (letters) {
      request.put(JobRequest.CHECKPOINT_WHEN, Optional.of(value));
      return;
    }
    double seconds =
        TimeValue.parseSeconds(value)
            .orElseThrow(
                () ->
                    OptionValues.misuse(
                        "invalid argument \""
                            + value
                            + "\" of option -c: expected letters of n s m x r, or an interval in"
                            + " seconds or h:m:s"));
    request.put(JobRequest.CHECKPOINT_INTERVAL, Given.number((long) seconds));
  }

  void currentDirectory() {
    request.put(JobRequest.CWD, Optional.of(directory));
  }

  void notifyJob() {
    request.put(JobRequest.NOTIFY, true);
  }

  void name(String value) {
    if (value.indexOf('/') >= 0) {
      throw OptionValues.misuse(
          "invalid argument \"" + value + "\" of option -N: a job name can't contain \"/\"");
    }
    request.put(JobRequest.NAME, value);
  }

  void parallel(String parallelEnvironmentName, String slots) {
    request.put(JobRequest.PARALLEL_ENVIRONMENT, Given.text(parallelEnvironmentName));
    try {
      request.put(JobRequest.SLOTS, SlotRange.parse(slots));
    } catch (FormatException e) {
      OptionValues.demandNumbers(slots);
      throw OptionValues.bad(
          "-pe " + parallelEnvironmentName, slots, "slots as in 4, 2-8, 4-, -8 or 1,2,4-6");
    }
  }

  void rerun(String value) {
    request.put(JobRequest.RERUN, Optional.of(OptionValues.yesNo("-r", value)));
  }

  void shell(String value) {
    request.put(JobRequest.NO_SHELL, !OptionValues.yesNo("-shell", value));
  }

  void tasks(String value) {
    TaskArgument tasks = TaskArgument.parse(value);
    request.put(JobRequest.ARRAY, true);
    if (tasks.isPossible()) {
      request.put(JobRequest.TASKS, tasks.range());
      impossible = Optional.empty();
    } else {
      impossible = Optional.of("job rejected: 0 is an invalid task id: tasks count from 1");
    }
  }
}
