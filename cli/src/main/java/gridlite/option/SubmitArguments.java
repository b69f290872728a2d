package gridlite.option;

import gridlite.job.JobRequest;
import gridlite.problem.FormatException;
import gridlite.problem.ProblemKind;
import gridlite.value.SlotRange;
import gridlite.value.TimeValue;
import java.time.Instant;
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
  private final Map<String, String> environment;
  private final String directory;
  private final Instant now;
  private Optional<String> impossible = Optional.empty();

  /** Arguments of a request; the others are those of {@link SubmitDraft}. */
  SubmitArguments(
      JobRequestBuilder request, Map<String, String> environment, String directory, Instant now) {
    this.request = request;
    this.environment = environment;
    this.directory = directory;
    this.now = now;
  }

  /** Why the request can't be expressed; left to the master to refuse. */
  Optional<String> impossible() {
    return impossible;
  }

  void startTime(String value) {
    request.put(JobRequest.START_TIME, Optional.of(date("-a", value)));
  }

  void deadline(String value) {
    request.put(JobRequest.DEADLINE, Optional.of(date("-dl", value)));
  }

  private Instant date(String option, String value) {
    ZoneId zone = zone();
    return DateArgument.parse(option, value, zone, java.time.Year.from(now.atZone(zone)));
  }

  private ZoneId zone() {
    String name = environment.getOrDefault("TZ", "");
    try {
      return name.isEmpty() ? ZoneId.systemDefault() : ZoneId.of(name);
    } catch (java.time.DateTimeException e) {
      return ZoneId.systemDefault();
    }
  }

  void reservation(String value) {
    long number = OptionValues.whole("-ar", value, ProblemKind.USAGE, "number of a reservation");
    if (number < 0) {
      throw OptionValues.misuse(
          "invalid argument \"" + value + "\" of option -ar: expected number of a reservation");
    }
    request.put(JobRequest.RESERVATION, number);
  }

  void account(String value) {
    request.put(JobRequest.ACCOUNT, value);
  }

  void binary(String value) {
    request.put(JobRequest.BINARY, OptionValues.yesNo("-b", value));
  }

  void binding(List<String> words) {
    request.put(JobRequest.BINDING, BindingArgument.parse(words));
  }

  void checkpointWhen(String value) {
    boolean letters = !value.isEmpty();
    for (int i = 0; i < value.length(); i++) {
      letters &= "nsmx".indexOf(value.charAt(i)) >= 0;
    }
    if (!letters && !TimeValue.of(value).isValid()) {
      throw OptionValues.misuse(
          "invalid argument \""
              + value
              + "\" of option -c: expected letters of n s m x, or an interval in seconds or h:m:s");
    }
    if (letters) {
      request.put(JobRequest.CHECKPOINT_WHEN, value);
    } else {
      request.put(JobRequest.CHECKPOINT_INTERVAL, (long) TimeValue.parseSeconds(value));
    }
  }

  void checkpoint(String value) {
    request.put(JobRequest.CHECKPOINT, value);
  }

  void currentDirectory() {
    request.put(JobRequest.CWD, directory);
  }

  void workingDirectory(String value) {
    request.put(JobRequest.CWD, value);
  }

  void merge(String value) {
    request.put(JobRequest.MERGE, OptionValues.yesNo("-j", value));
  }

  void jobShare(String value) {
    request.put(JobRequest.JOB_SHARE, count("-js", value, "a jobshare"));
  }

  /** A number of at least 0; else the command line can't be understood. */
  private static long count(String option, String value, String what) {
    String expected = what + ", which is a whole number of at least 0";
    long number = OptionValues.whole(option, value, ProblemKind.USAGE, expected);
    if (number < 0) {
      throw OptionValues.misuse(
          "invalid argument \"" + value + "\" of option " + option + ": expected " + expected);
    }
    return number;
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

  void overrideTickets(String value) {
    request.put(JobRequest.OVERRIDE_TICKETS, count("-ot", value, "a number of override tickets"));
  }

  void project(String value) {
    request.put(JobRequest.PROJECT, value);
  }

  void priority(String value) {
    String expected = "a priority, which is a whole number from -1023 to 1024";
    long priority = OptionValues.whole("-p", value, ProblemKind.BAD_ARGUMENT, expected);
    if (priority < -1023 || priority > 1024) {
      throw OptionValues.bad("-p", value, expected);
    }
    request.put(JobRequest.PRIORITY, priority);
  }

  void parallel(String environmentName, String slots) {
    request.put(JobRequest.PARALLEL_ENVIRONMENT, environmentName);
    try {
      request.put(JobRequest.SLOTS, SlotRange.parse(slots));
    } catch (FormatException e) {
      OptionValues.demandNumbers(slots);
      throw OptionValues.bad(
          "-pe " + environmentName, slots, "slots as in 4, 2-8, 4-, -8 or 1,2,4-6");
    }
  }

  void reserve(String value) {
    request.put(JobRequest.RESERVE, OptionValues.yesNo("-R", value));
  }

  void rerun(String value) {
    request.put(JobRequest.RERUN, OptionValues.yesNo("-r", value) ? "y" : "n");
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

  void taskConcurrency(String value) {
    String expected = "a task concurrency, which is a whole number of at least 0";
    long tasks = OptionValues.whole("-tc", value, ProblemKind.BAD_ARGUMENT, expected);
    if (tasks < 0) {
      throw OptionValues.bad("-tc", value, expected);
    }
    request.put(JobRequest.TASK_CONCURRENCY, tasks);
  }
}
