package gridlite.option;

import gridlite.format.Attribute;
import gridlite.format.FormatException;
import gridlite.format.Values;
import gridlite.job.JobRequest;
import gridlite.operation.ContextChange;
import gridlite.problem.ProblemKind;
import gridlite.value.NameValue;
import gridlite.value.SlotRange;
import gridlite.value.TimeValue;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A job as the options describe it so far: the accumulator that {@link SubmitOption}s fold onto,
 * source after source.
 *
 * <p>A later source replaces the queue lists of an earlier one, and begins with hard requests;
 * everything else adds up or is replaced by the same rule within a source and between sources.
 */
public final class SubmitDraft {
  private final Map<String, String> environment;
  private final String directory;
  private final Instant now;

  private Values request = JobRequest.SCHEMA.template();
  private final Set<SubmitOption> given = EnumSet.noneOf(SubmitOption.class);
  private final Map<SubmitOption, String> settings = new HashMap<>();
  private final List<ContextChange> contextChanges = new ArrayList<>();
  private final ExportedVariables variables;
  private final List<String> verificationScripts = new ArrayList<>();
  private Optional<String> impossible = Optional.empty();
  private boolean hard = true;
  private final Set<SubmitOption> ofThisSource = EnumSet.noneOf(SubmitOption.class);
  private boolean softQueuesOfThisSource;
  private boolean hardQueuesOfThisSource;
  private boolean masterQueuesOfThisSource;

  /**
   * An empty draft.
   *
   * @param environment the caller's variables, for {@code -v NAME} and {@code -V}
   * @param directory the caller's directory, for {@code -cwd}
   * @param now the cell's time, for dates without a year
   */
  public SubmitDraft(Map<String, String> environment, String directory, Instant now) {
    this.environment = environment;
    this.variables = new ExportedVariables(environment);
    this.directory = directory;
    this.now = now;
  }

  /**
   * Folds the options of one source.
   *
   * @return warnings for options given twice, without a prefix
   */
  public List<String> fold(List<SubmitSource.Entry> entries) {
    hard = true;
    softQueuesOfThisSource = false;
    hardQueuesOfThisSource = false;
    masterQueuesOfThisSource = false;
    ofThisSource.clear();
    List<String> warnings = new ArrayList<>();
    for (SubmitSource.Entry entry : entries) {
      SubmitOption option = entry.option();
      if (!ofThisSource.add(option) && option.warnsAgain() && !entry.fromOptionFile()) {
        warnings.add(
            "warning: \""
                + option.option().name()
                + "\" option has already been set, overriding previous setting");
      }
      option.fold(this, entry.use());
      given.add(option);
    }
    return warnings;
  }

  /** What is asked for, without the environment and context, which {@link #request} adds. */
  public Values rawRequest() {
    return request;
  }

  /** What is asked for, complete. */
  public Values request() {
    return request
        .with(JobRequest.CONTEXT, ContextChange.apply(List.of(), contextChanges))
        .with(JobRequest.ENVIRONMENT, variables.withTerminal());
  }

  /** Whether an option was given. */
  public boolean has(SubmitOption option) {
    return given.contains(option);
  }

  /** The options that were given. */
  public Set<SubmitOption> given() {
    return given;
  }

  /** Argument of an option that says something to the command, or empty. */
  public String setting(SubmitOption option) {
    return settings.getOrDefault(option, "");
  }

  /** Whether a y/n option of the command was given with y. */
  public boolean isOn(SubmitOption option) {
    return setting(option).equals("y");
  }

  /** Why the request can't be expressed; left to the master to refuse. */
  public Optional<String> impossible() {
    return impossible;
  }

  /** Changes of the context in order. */
  public List<ContextChange> contextChanges() {
    return contextChanges;
  }

  /** Variables of {@code -v} and {@code -V} alone. */
  public List<NameValue> exportedVariables() {
    return variables.toList();
  }

  /** Verification scripts ({@code -jsv}) in the order in which they were named. */
  public List<String> verificationScripts() {
    return verificationScripts;
  }

  void setting(SubmitOption option, String value) {
    settings.put(option, value);
    if (option == SubmitOption.JSV) {
      verificationScripts.add(value);
    }
  }

  private <V> void put(Attribute<V> attribute, V value) {
    request = request.with(attribute, value);
  }

  private void yesNo(SubmitOption option, String value) {
    settings.put(option, OptionValues.yesNo(option.option().name(), value) ? "y" : "n");
  }

  void startTime(String value) {
    put(JobRequest.START_TIME, Optional.of(date("-a", value)));
  }

  void deadline(String value) {
    put(JobRequest.DEADLINE, Optional.of(date("-dl", value)));
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

  void addContext(String value) {
    contextChanges.add(new ContextChange(ContextChange.Kind.ADD, OptionValues.pairs("-ac", value)));
  }

  void deleteContext(String value) {
    contextChanges.add(
        new ContextChange(ContextChange.Kind.DELETE, OptionValues.pairs("-dc", value)));
  }

  void setContext(String value) {
    contextChanges.add(new ContextChange(ContextChange.Kind.SET, OptionValues.pairs("-sc", value)));
  }

  void reservation(String value) {
    long number =
        OptionValues.whole("-ar", value, ProblemKind.BAD_ARGUMENT, "number of a reservation");
    if (number < 1) {
      impossible = Optional.of("the advance reservation id " + value + " is invalid");
    } else {
      put(JobRequest.RESERVATION, number);
    }
  }

  void account(String value) {
    put(JobRequest.ACCOUNT, value);
  }

  void binary(String value) {
    put(JobRequest.BINARY, OptionValues.yesNo("-b", value));
  }

  void binding(List<String> words) {
    String strategy = words.get(words.size() - 1);
    if (!strategy.startsWith("linear:")
        && !strategy.startsWith("striding:")
        && !strategy.startsWith("explicit:")) {
      throw OptionValues.misuse(
          "invalid argument \""
              + strategy
              + "\" of option -binding: expected linear:CORES, striding:CORES:STEP or"
              + " explicit:SOCKET,CORE");
    }
    put(JobRequest.BINDING, (words.size() > 1 ? words.get(0) : "set") + " " + strategy);
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
      put(JobRequest.CHECKPOINT_WHEN, value);
    } else {
      put(JobRequest.CHECKPOINT_INTERVAL, (long) TimeValue.parseSeconds(value));
    }
  }

  void checkpoint(String value) {
    put(JobRequest.CHECKPOINT, value);
  }

  void currentDirectory() {
    put(JobRequest.CWD, directory);
  }

  void workingDirectory(String value) {
    put(JobRequest.CWD, value);
  }

  void prefix(String value) {
    settings.put(SubmitOption.PREFIX, value);
  }

  void hold() {
    settings.put(SubmitOption.HOLD, "y");
  }

  void alterHold(String value) {
    for (int i = 0; i < value.length(); i++) {
      if ("uosnUOS".indexOf(value.charAt(i)) < 0) {
        throw OptionValues.bad("-h", value, "letters of u o s (hold), U O S (release), or n");
      }
    }
    settings.put(SubmitOption.ALTER_HOLD, value);
  }

  void hard(boolean on) {
    hard = on;
  }

  void paths(SubmitOption option, String value) {
    Attribute<List<String>> attribute =
        switch (option) {
          case STDERR -> JobRequest.STDERR_PATHS;
          case STDOUT -> JobRequest.STDOUT_PATHS;
          case STDIN -> JobRequest.STDIN_PATHS;
          default -> JobRequest.SHELLS;
        };
    List<String> paths = request.get(attribute);
    for (String path :
        OptionValues.list(option.option().name(), value, "[host:]path with commas between")) {
      String plain = path.startsWith(":") ? path.substring(1) : path;
      paths = OptionValues.replace(paths, plain, OptionValues.hostOfPath(plain).length());
    }
    put(attribute, List.copyOf(paths));
  }

  void predecessors(SubmitOption option, String value) {
    Attribute<List<String>> attribute =
        option == SubmitOption.HOLD_JID ? JobRequest.PREDECESSORS : JobRequest.ARRAY_PREDECESSORS;
    append(
        attribute,
        OptionValues.list(
            option.option().name(), value, "job numbers, names or patterns with commas between"));
  }

  private void append(Attribute<List<String>> attribute, List<String> more) {
    List<String> all = new ArrayList<>(request.get(attribute));
    all.addAll(more);
    put(attribute, List.copyOf(all));
  }

  void merge(String value) {
    put(JobRequest.MERGE, OptionValues.yesNo("-j", value));
  }

  void jobShare(String value) {
    put(JobRequest.JOB_SHARE, count("-js", value, "a jobshare"));
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

  void resources(String value) {
    Attribute<List<NameValue>> attribute =
        hard ? JobRequest.HARD_RESOURCES : JobRequest.SOFT_RESOURCES;
    List<NameValue> all = ResourceArgument.merge(request.get(attribute), value);
    put(attribute, all);
    if (hard) {
      put(JobRequest.HARD_RESOURCES_EMPTIED, all.isEmpty());
    }
    settings.put(hard ? SubmitOption.HARD : SubmitOption.SOFT, "l");
  }

  /** Whether a {@code -l} was given while requests were hard, or soft. */
  public boolean hasResources(boolean hardOnes) {
    return settings.containsKey(hardOnes ? SubmitOption.HARD : SubmitOption.SOFT);
  }

  void mailOptions(String value) {
    put(JobRequest.MAIL_OPTIONS, MailArgument.letters(request.get(JobRequest.MAIL_OPTIONS), value));
  }

  void mailList(String value) {
    put(JobRequest.MAIL_LIST, MailArgument.addresses(request.get(JobRequest.MAIL_LIST), value));
  }

  void masterQueues(String value) {
    if (!masterQueuesOfThisSource) {
      put(JobRequest.MASTER_QUEUES, List.of());
    }
    masterQueuesOfThisSource = true;
    append(JobRequest.MASTER_QUEUES, OptionValues.list("-masterq", value, "queue names"));
  }

  void queues(String value) {
    Attribute<List<String>> attribute = hard ? JobRequest.HARD_QUEUES : JobRequest.SOFT_QUEUES;
    boolean again = hard ? hardQueuesOfThisSource : softQueuesOfThisSource;
    if (!again) {
      put(attribute, List.of());
    }
    hardQueuesOfThisSource |= hard;
    softQueuesOfThisSource |= !hard;
    append(attribute, OptionValues.list("-q", value, "queue names with commas between"));
  }

  /** Whether {@code -q} was given while requests were hard, or soft, in the last source. */
  public boolean hasQueues(boolean hardOnes) {
    return hardOnes ? hardQueuesOfThisSource : softQueuesOfThisSource;
  }

  void notifyJob() {
    put(JobRequest.NOTIFY, true);
  }

  void now(String value) {
    yesNo(SubmitOption.NOW, value);
    put(JobRequest.IMMEDIATE, isOn(SubmitOption.NOW));
  }

  void name(String value) {
    if (value.indexOf('/') >= 0) {
      throw OptionValues.misuse(
          "invalid argument \"" + value + "\" of option -N: a job name can't contain \"/\"");
    }
    put(JobRequest.NAME, value);
  }

  void overrideTickets(String value) {
    put(JobRequest.OVERRIDE_TICKETS, count("-ot", value, "a number of override tickets"));
  }

  void project(String value) {
    put(JobRequest.PROJECT, value);
  }

  void priority(String value) {
    String expected = "a priority, which is a whole number from -1023 to 1024";
    long priority = OptionValues.whole("-p", value, ProblemKind.BAD_ARGUMENT, expected);
    if (priority < -1023 || priority > 1024) {
      throw OptionValues.bad("-p", value, expected);
    }
    put(JobRequest.PRIORITY, priority);
  }

  void parallel(String environmentName, String slots) {
    put(JobRequest.PARALLEL_ENVIRONMENT, environmentName);
    try {
      put(JobRequest.SLOTS, SlotRange.parse(slots));
    } catch (FormatException e) {
      OptionValues.demandNumbers(slots);
      throw OptionValues.bad(
          "-pe " + environmentName, slots, "slots as in 4, 2-8, 4-, -8 or 1,2,4-6");
    }
  }

  void reserve(String value) {
    put(JobRequest.RESERVE, OptionValues.yesNo("-R", value));
  }

  void rerun(String value) {
    put(JobRequest.RERUN, OptionValues.yesNo("-r", value) ? "y" : "n");
  }

  void shell(String value) {
    put(JobRequest.NO_SHELL, !OptionValues.yesNo("-shell", value));
  }

  void sync(String value) {
    yesNo(SubmitOption.SYNC, value);
  }

  void tasks(String value) {
    TaskArgument tasks = TaskArgument.parse(value);
    put(JobRequest.ARRAY, true);
    if (tasks.isPossible()) {
      put(JobRequest.TASKS, tasks.range());
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
    put(JobRequest.TASK_CONCURRENCY, tasks);
  }

  void terse() {
    settings.put(SubmitOption.TERSE, "y");
  }

  void variables(String value) {
    variables.add(value);
  }

  void allVariables() {
    variables.addAll();
  }

  void verify() {
    put(JobRequest.VERIFY_MODE, "v");
    settings.put(SubmitOption.VERIFY, "y");
  }

  void verification(String value) {
    if (value.length() != 1 || "ewnvp".indexOf(value.charAt(0)) < 0) {
      throw OptionValues.bad("-w", value, "e, w, n, v or p");
    }
    put(JobRequest.VERIFY_MODE, value);
  }
}
