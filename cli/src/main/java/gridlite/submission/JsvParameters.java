package gridlite.submission;

import gridlite.format.Attribute;
import gridlite.format.Values;
import gridlite.job.HoldKind;
import gridlite.job.JobRequest;
import gridlite.operation.Submission;
import gridlite.option.OptionSource;
import gridlite.option.SubmitDraft;
import gridlite.option.SubmitOption;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.run.CommandContext;
import gridlite.syntax.OptionUse;
import gridlite.value.NameValue;
import gridlite.value.SlotRange;
import gridlite.value.TaskRange;
import gridlite.value.TimeValue;
import gridlite.view.Times;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A submission as the parameters that verification scripts read and change. A changed parameter is
 * read the way the option of the same name is.
 *
 * @see "jsv(1), PARAM"
 */
final class JsvParameters {
  private static final Set<String> READ_ONLY =
      Set.of("VERSION", "CONTEXT", "CLIENT", "USER", "GROUP", "JOB_ID");

  /** Parameters whose value is that of an option, replaced as a whole. */
  private static final Map<String, Target> TARGETS =
      Map.ofEntries(
          Map.entry("a", new Target(SubmitOption.START_TIME, JobRequest.START_TIME)),
          Map.entry("ar", new Target(SubmitOption.RESERVATION, JobRequest.RESERVATION)),
          Map.entry("A", new Target(SubmitOption.ACCOUNT, JobRequest.ACCOUNT)),
          Map.entry("b", new Target(SubmitOption.BINARY, JobRequest.BINARY)),
          Map.entry(
              "c_interval",
              new Target(SubmitOption.CHECKPOINT_WHEN, JobRequest.CHECKPOINT_INTERVAL)),
          Map.entry(
              "c_occasion", new Target(SubmitOption.CHECKPOINT_WHEN, JobRequest.CHECKPOINT_WHEN)),
          Map.entry("ckpt", new Target(SubmitOption.CHECKPOINT, JobRequest.CHECKPOINT)),
          Map.entry("cwd", new Target(SubmitOption.WORKING_DIRECTORY, JobRequest.CWD)),
          Map.entry("dl", new Target(SubmitOption.DEADLINE, JobRequest.DEADLINE)),
          Map.entry("e", new Target(SubmitOption.STDERR, JobRequest.STDERR_PATHS)),
          Map.entry("hold_jid", new Target(SubmitOption.HOLD_JID, JobRequest.PREDECESSORS)),
          Map.entry(
              "hold_jid_ad", new Target(SubmitOption.HOLD_JID_AD, JobRequest.ARRAY_PREDECESSORS)),
          Map.entry("i", new Target(SubmitOption.STDIN, JobRequest.STDIN_PATHS)),
          Map.entry("j", new Target(SubmitOption.MERGE, JobRequest.MERGE)),
          Map.entry("js", new Target(SubmitOption.JOB_SHARE, JobRequest.JOB_SHARE)),
          Map.entry("l_hard", new Target(SubmitOption.RESOURCES, JobRequest.HARD_RESOURCES)),
          Map.entry("m", new Target(SubmitOption.MAIL_OPTIONS, JobRequest.MAIL_OPTIONS)),
          Map.entry("M", new Target(SubmitOption.MAIL_LIST, JobRequest.MAIL_LIST)),
          Map.entry("masterq", new Target(SubmitOption.MASTER_QUEUES, JobRequest.MASTER_QUEUES)),
          Map.entry("N", new Target(SubmitOption.NAME, JobRequest.NAME)),
          Map.entry("o", new Target(SubmitOption.STDOUT, JobRequest.STDOUT_PATHS)),
          Map.entry("P", new Target(SubmitOption.PROJECT, JobRequest.PROJECT)),
          Map.entry("p", new Target(SubmitOption.PRIORITY, JobRequest.PRIORITY)),
          Map.entry("tc", new Target(SubmitOption.TASK_CONCURRENCY, JobRequest.TASK_CONCURRENCY)),
          Map.entry("q_hard", new Target(SubmitOption.QUEUES, JobRequest.HARD_QUEUES)),
          Map.entry("R", new Target(SubmitOption.RESERVE, JobRequest.RESERVE)),
          Map.entry("r", new Target(SubmitOption.RERUN, JobRequest.RERUN)),
          Map.entry("shell", new Target(SubmitOption.SHELL, JobRequest.NO_SHELL)),
          Map.entry("S", new Target(SubmitOption.INTERPRETER, JobRequest.SHELLS)),
          Map.entry("w", new Target(SubmitOption.VERIFICATION, JobRequest.VERIFY_MODE)));

  /** The attribute of a request that an option sets. */
  private record Target(SubmitOption option, Attribute<?> attribute) {
    Values copy(Values from, Values to) {
      return copy(attribute, from, to);
    }

    private static <V> Values copy(Attribute<V> attribute, Values from, Values to) {
      return to.with(attribute, from.get(attribute));
    }
  }

  private final CommandContext context;
  private final Times times;

  JsvParameters(CommandContext context) {
    this.context = context;
    this.times = Times.of(context.environment());
  }

  /**
   * The parameters that are set, in the order in which they are sent.
   *
   * @param complete whether defaults count as set, as they do for the cell's own script
   */
  Map<String, String> of(Submission submission, boolean complete) {
    Values request = submission.request();
    Parameters sent = new Parameters();
    sent.put("a", date(request.get(JobRequest.START_TIME)));
    sent.put("ac", pairs(request.get(JobRequest.CONTEXT)));
    sent.put("ar", number(request.get(JobRequest.RESERVATION)));
    String account = request.get(JobRequest.ACCOUNT);
    sent.put("A", complete || !isDefault(request, JobRequest.ACCOUNT) ? account : "");
    sent.flag("b", request.get(JobRequest.BINARY));
    long interval = request.get(JobRequest.CHECKPOINT_INTERVAL);
    sent.put("c_interval", interval == 0 ? "" : TimeValue.clock((double) interval));
    sent.put("c_occasion", request.get(JobRequest.CHECKPOINT_WHEN));
    sent.put("ckpt", request.get(JobRequest.CHECKPOINT));
    sent.put("cwd", request.get(JobRequest.CWD));
    sent.put("dl", date(request.get(JobRequest.DEADLINE)));
    sent.list("e", request.get(JobRequest.STDERR_PATHS));
    sent.list("hold_jid", request.get(JobRequest.PREDECESSORS));
    sent.list("hold_jid_ad", request.get(JobRequest.ARRAY_PREDECESSORS));
    sent.put("h", submission.held().isEmpty() ? "" : "u");
    sent.list("i", request.get(JobRequest.STDIN_PATHS));
    sent.flag("j", request.get(JobRequest.MERGE));
    sent.put("js", number(request.get(JobRequest.JOB_SHARE)));
    sent.put("l_hard", pairs(request.get(JobRequest.HARD_RESOURCES)));
    sent.put("l_soft", pairs(request.get(JobRequest.SOFT_RESOURCES)));
    sent.put("m", request.get(JobRequest.MAIL_OPTIONS));
    List<String> recipients = request.get(JobRequest.MAIL_LIST);
    sent.list("M", recipients.isEmpty() ? List.of(context.actor().at()) : recipients);
    sent.list("masterq", request.get(JobRequest.MASTER_QUEUES));
    sent.flag("notify", request.get(JobRequest.NOTIFY));
    sent.put("N", request.get(JobRequest.NAME));
    sent.list("o", request.get(JobRequest.STDOUT_PATHS));
    sent.put("P", request.get(JobRequest.PROJECT));
    sent.put("p", number(request.get(JobRequest.PRIORITY)));
    sent.put("tc", number(request.get(JobRequest.TASK_CONCURRENCY)));
    JsvBinding.of(request.get(JobRequest.BINDING)).forEach(sent::put);
    addParallel(sent, request);
    sent.list("q_hard", request.get(JobRequest.HARD_QUEUES));
    sent.list("q_soft", request.get(JobRequest.SOFT_QUEUES));
    sent.flag("R", request.get(JobRequest.RESERVE));
    sent.flag("r", request.get(JobRequest.RERUN).equals("y"));
    sent.put("shell", request.get(JobRequest.NO_SHELL) ? "n" : "");
    sent.list("S", request.get(JobRequest.SHELLS));
    addTasks(sent, request);
    String verification = request.get(JobRequest.VERIFY_MODE);
    sent.put("w", verification.equals("n") ? "" : verification);
    return sent.values;
  }

  private static void addParallel(Parameters sent, Values request) {
    String environment = request.get(JobRequest.PARALLEL_ENVIRONMENT);
    if (!environment.isEmpty()) {
      sent.put("pe_name", environment);
      sent.put("pe_min", Long.toString(request.get(JobRequest.SLOTS).min()));
      sent.put("pe_max", Long.toString(request.get(JobRequest.SLOTS).max()));
    }
  }

  private static void addTasks(Parameters sent, Values request) {
    TaskRange tasks = request.get(JobRequest.TASKS);
    if (request.get(JobRequest.ARRAY) && tasks.last() > 1) {
      sent.put("t_min", Long.toString(tasks.first()));
      sent.put("t_max", Long.toString(tasks.last()));
      sent.put("t_step", Long.toString(tasks.step()));
    }
  }

  /** The parameters that are sent: those with a value. */
  private static final class Parameters {
    private final Map<String, String> values = new LinkedHashMap<>();

    void put(String name, String value) {
      if (!value.isEmpty()) {
        values.put(name, value);
      }
    }

    void flag(String name, boolean on) {
      put(name, on ? "y" : "");
    }

    void list(String name, List<String> elements) {
      put(name, String.join(",", elements));
    }
  }

  private static <V> boolean isDefault(Values request, Attribute<V> attribute) {
    return request.get(attribute).equals(JobRequest.SCHEMA.template().get(attribute));
  }

  private String date(Optional<Instant> time) {
    return time.map(times::argument).orElse("");
  }

  private static String number(long number) {
    return number == 0 ? "" : Long.toString(number);
  }

  private static String pairs(List<NameValue> pairs) {
    List<String> texts = new ArrayList<>();
    pairs.forEach(pair -> texts.add(pair.toString()));
    return String.join(",", texts);
  }

  /**
   * The submission with a parameter changed; an empty value takes it away. What no version of the
   * protocol knows is passed over.
   *
   * @throws GridException for a parameter that can't be changed or a value that doesn't fit
   */
  Submission with(Submission submission, String name, String value) {
    if (READ_ONLY.contains(name)) {
      throw refused("tries to modify the read-only parameter \"" + name + "\"");
    }
    if (name.equals("N") && value.isEmpty()) {
      throw refused("tries to delete the parameter \"N\", which every job needs");
    }
    if (name.equals("h")) {
      return new Submission(
          submission.request(),
          value.indexOf('u') >= 0 ? Set.of(HoldKind.USER) : Set.of(),
          submission.script(),
          submission.impossible());
    }
    return new Submission(
        with(submission.request(), name, value),
        submission.held(),
        submission.script(),
        submission.impossible());
  }

  private Values with(Values request, String name, String value) {
    if (JsvBinding.isParameter(name)) {
      return request.with(
          JobRequest.BINDING, JsvBinding.with(request.get(JobRequest.BINDING), name, value));
    }
    return switch (name) {
      case "ac" -> request.with(JobRequest.CONTEXT, value.isEmpty() ? List.of() : context(value));
      case "l_soft" -> soft(request, SubmitOption.RESOURCES, JobRequest.SOFT_RESOURCES, value);
      case "q_soft" -> soft(request, SubmitOption.QUEUES, JobRequest.SOFT_QUEUES, value);
      case "notify" -> request.with(JobRequest.NOTIFY, value.startsWith("y"));
      case "pe_name" ->
          value.isEmpty()
              ? request
                  .with(JobRequest.PARALLEL_ENVIRONMENT, "")
                  .with(JobRequest.SLOTS, SlotRange.ONE)
              : request.with(JobRequest.PARALLEL_ENVIRONMENT, value);
      case "pe_min", "pe_max" -> slots(request, name, value);
      case "t_min", "t_max", "t_step" -> tasks(request, name, value);
      case "CMDNAME" -> request.with(JobRequest.SCRIPT_FILE, value);
      case "CMDARGS" -> arguments(request, count(name, value));
      default ->
          name.startsWith("CMDARG") ? argument(request, name, value) : option(request, name, value);
    };
  }

  private Values option(Values request, String name, String value) {
    Target target = TARGETS.get(name);
    if (target == null) {
      return request;
    }
    return value.isEmpty()
        ? target.copy(JobRequest.SCHEMA.template(), request)
        : target.copy(folded(List.of(entry(target.option(), value))), request);
  }

  private <V> Values soft(
      Values request, SubmitOption option, Attribute<V> attribute, String value) {
    return value.isEmpty()
        ? request.with(attribute, JobRequest.SCHEMA.template().get(attribute))
        : request.with(
            attribute,
            folded(List.of(entry(SubmitOption.SOFT, ""), entry(option, value))).get(attribute));
  }

  private List<NameValue> context(String value) {
    return draft(List.of(entry(SubmitOption.SET_CONTEXT, value))).request().get(JobRequest.CONTEXT);
  }

  private Values folded(List<OptionSource.Entry> entries) {
    return draft(entries).rawRequest();
  }

  private SubmitDraft draft(List<OptionSource.Entry> entries) {
    SubmitDraft draft =
        new SubmitDraft(
            context.environment(), context.directory().toString(), context.clock().instant());
    draft.fold(entries);
    return draft;
  }

  private static OptionSource.Entry entry(SubmitOption option, String value) {
    return new OptionSource.Entry(
        option, new OptionUse(option.option().name(), List.of(value)), false);
  }

  private static Values slots(Values request, String name, String value) {
    SlotRange present = request.get(JobRequest.SLOTS);
    long number = count(name, value);
    long min = name.equals("pe_min") ? number : Math.min(present.min(), number);
    long max = name.equals("pe_max") ? number : Math.max(present.max(), number);
    return request.with(JobRequest.SLOTS, new SlotRange(List.of(new SlotRange.Interval(min, max))));
  }

  /** Only what is an array job already can be given other tasks. */
  private static Values tasks(Values request, String name, String value) {
    if (!request.get(JobRequest.ARRAY)) {
      return request;
    }
    TaskRange present = request.get(JobRequest.TASKS);
    long number = Math.max(1, count(name, value));
    TaskRange changed =
        switch (name) {
          case "t_min" -> new TaskRange(number, Math.max(number, present.last()), present.step());
          case "t_max" -> new TaskRange(Math.min(number, present.first()), number, present.step());
          default -> new TaskRange(present.first(), present.last(), number);
        };
    return request.with(JobRequest.TASKS, changed);
  }

  private static Values arguments(Values request, long count) {
    List<String> arguments = new ArrayList<>(request.get(JobRequest.ARGUMENTS));
    while (arguments.size() > count) {
      arguments.remove(arguments.size() - 1);
    }
    while (arguments.size() < count) {
      arguments.add("");
    }
    return request.with(JobRequest.ARGUMENTS, List.copyOf(arguments));
  }

  private static Values argument(Values request, String name, String value) {
    int index = (int) count(name, name.substring("CMDARG".length()));
    List<String> arguments = new ArrayList<>(request.get(JobRequest.ARGUMENTS));
    if (index >= arguments.size()) {
      throw refused("sets " + name + " of " + arguments.size() + " arguments: set CMDARGS before");
    }
    arguments.set(index, value);
    return request.with(JobRequest.ARGUMENTS, List.copyOf(arguments));
  }

  private static long count(String name, String value) {
    boolean good = !value.isEmpty() && value.length() < 10;
    for (int i = 0; i < value.length(); i++) {
      good &= value.charAt(i) >= '0' && value.charAt(i) <= '9';
    }
    if (!good) {
      throw refused("sets " + name + " to \"" + value + "\", which is not a whole number");
    }
    return Long.parseLong(value);
  }

  private static GridException refused(String what) {
    return new GridException(Problem.refused("JSV " + what));
  }
}
