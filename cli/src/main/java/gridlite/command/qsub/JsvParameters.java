package gridlite.command.qsub;

import gridlite.format.Attribute;
import gridlite.format.Values;
import gridlite.job.HoldKind;
import gridlite.job.JobRequest;
import gridlite.operation.Actor;
import gridlite.operation.job.Submission;
import gridlite.option.JobField;
import gridlite.option.OptionSource;
import gridlite.option.SubmitDraft;
import gridlite.option.SubmitOption;
import gridlite.option.SubmitOptions;
import gridlite.option.SubmitTable;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.render.Times;
import gridlite.schedule.run.Verification;
import gridlite.syntax.OptionUse;
import gridlite.value.NameValue;
import gridlite.value.SlotRange;
import gridlite.value.TaskRange;
import gridlite.value.TimeValue;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A submission as the parameters that verification scripts read and change. A changed parameter is
 * read the way the option of the same name is.
 *
 * @see "jsv(1), PARAM"
 */
final class JsvParameters {
  private static final Set<String> READ_ONLY =
      Set.of("VERSION", "CONTEXT", "CLIENT", "USER", "GROUP", "JOB_ID");

  /**
   * The parameters in the order in which they are sent; those of other options follow. Parameters
   * of one option may be several: {@code binding} and {@code t} stand for those that begin so.
   */
  private static final List<String> ORDER =
      List.of(
          "a",
          "ac",
          "ar",
          "A",
          "b",
          "c_interval",
          "c_occasion",
          "ckpt",
          "cwd",
          "dl",
          "e",
          "hold_jid",
          "hold_jid_ad",
          "h",
          "i",
          "j",
          "js",
          "l_hard",
          "l_soft",
          "m",
          "M",
          "masterq",
          "notify",
          "N",
          "o",
          "P",
          "p",
          "tc",
          "binding",
          "pe_name",
          "q_hard",
          "q_soft",
          "R",
          "r",
          "shell",
          "S",
          "t",
          "w");

  private final SubmitTable options;
  private final Actor actor;
  private final Map<String, String> variables;
  private final String directory;
  private final Instant now;
  private final Times times;

  /**
   * Parameters of submissions.
   *
   * @param options the options that describe jobs
   * @param variables the caller's variables
   * @param directory the caller's working directory
   */
  JsvParameters(
      SubmitTable options,
      Actor actor,
      Map<String, String> variables,
      String directory,
      Instant now) {
    this.options = options;
    this.actor = actor;
    this.variables = variables;
    this.directory = directory;
    this.now = now;
    this.times = Times.of(variables);
  }

  /** The parameters that are set, in the order in which they are sent. */
  Map<String, String> given(Submission submission) {
    Values request = submission.request();
    return of(submission, isDefault(request, JobRequest.ACCOUNT) ? "" : account(request));
  }

  /** The same; defaults count as set, as they do for the cell's own script. */
  Map<String, String> complete(Submission submission) {
    return of(submission, account(submission.request()));
  }

  private static String account(Values request) {
    return request.get(JobRequest.ACCOUNT);
  }

  private Map<String, String> of(Submission submission, String account) {
    Parameters sent = new Parameters();
    Map<String, Optional<JobField>> fields = new LinkedHashMap<>();
    ORDER.forEach(name -> fields.put(name, Optional.empty()));
    for (JobField field : options.fields()) {
      if (!field.parameter().isEmpty()) {
        fields.put(field.parameter(), Optional.of(field));
      }
    }
    fields.forEach((name, field) -> add(sent, name, field, submission, account));
    return sent.values;
  }

  private void add(
      Parameters sent,
      String name,
      Optional<JobField> field,
      Submission submission,
      String account) {
    Values request = submission.request();
    switch (name) {
      case "h" -> sent.put(name, submission.held().isEmpty() ? "" : "u");
      case "binding" ->
          request
              .get(JobRequest.BINDING)
              .map(JsvBinding::of)
              .ifPresent(parts -> parts.forEach(sent::put));
      case "pe_name" -> addParallel(sent, request);
      case "t" -> addTasks(sent, request);
      case "A" -> sent.put(name, account);
      case "c_interval" ->
          request
              .get(JobRequest.CHECKPOINT_INTERVAL)
              .ifPresent(interval -> sent.put(name, TimeValue.clock((double) interval)));
      case "M" -> {
        List<String> recipients = request.get(JobRequest.MAIL_LIST);
        sent.put(name, recipients.isEmpty() ? actor.at() : text(recipients));
      }
      case "shell" -> sent.put(name, request.get(JobRequest.NO_SHELL) ? "n" : "");
      case "w" -> Verification.asked(request).ifPresent(mode -> sent.put(name, mode));
      default -> field.ifPresent(of -> sent.put(name, text(request.get(of.attribute()))));
    }
  }

  /** A value as scripts read it, to whom one without a text says nothing. */
  private String text(Object value) {
    if (value instanceof Optional<?> optional) {
      return optional.map(this::text).orElse("");
    }
    if (value instanceof Instant time) {
      return times.argument(time);
    }
    if (value instanceof Boolean flag) {
      return flag ? "y" : "";
    }
    if (value instanceof Long number) {
      return number == 0 ? "" : number.toString();
    }
    if (value instanceof List<?> list) {
      return list.stream().map(Object::toString).collect(Collectors.joining(","));
    }
    return value.toString();
  }

  private static void addParallel(Parameters sent, Values request) {
    Optional<String> parallelEnvironment = request.get(JobRequest.PARALLEL_ENVIRONMENT);
    if (parallelEnvironment.isPresent()) {
      sent.put("pe_name", parallelEnvironment.get());
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
  }

  private static <V> boolean isDefault(Values request, Attribute<V> attribute) {
    return request.get(attribute).equals(JobRequest.SCHEMA.template().get(attribute));
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
      case "l_soft" -> soft(request, SubmitOptions.RESOURCES, JobRequest.SOFT_RESOURCES, value);
      case "q_soft" -> soft(request, SubmitOptions.QUEUES, JobRequest.SOFT_QUEUES, value);
      case "notify" -> request.with(JobRequest.NOTIFY, value.startsWith("y"));
      case "pe_name" ->
          value.isEmpty()
              ? request
                  .with(JobRequest.PARALLEL_ENVIRONMENT, Optional.empty())
                  .with(JobRequest.SLOTS, SlotRange.ONE)
              : request.with(JobRequest.PARALLEL_ENVIRONMENT, Optional.of(value));
      case "pe_min", "pe_max" -> slots(request, name, value);
      case "t_min", "t_max", "t_step" -> tasks(request, name, value);
      case "CMDNAME" -> request.with(JobRequest.SCRIPT_FILE, value);
      case "CMDARGS" -> arguments(request, count(name, value));
      default ->
          name.startsWith("CMDARG") ? argument(request, name, value) : option(request, name, value);
    };
  }

  private Values option(Values request, String name, String value) {
    Optional<SubmitOption> option = options.ofParameter(name);
    if (option.isEmpty()) {
      return request;
    }
    Values from =
        value.isEmpty()
            ? JobRequest.SCHEMA.template()
            : folded(List.of(entry(option.get(), value)));
    Values changed = request;
    for (JobField field : option.get().fields()) {
      if (field.parameter().equals(name)) {
        changed = copy(field.attribute(), from, changed);
      }
    }
    return changed;
  }

  private static <V> Values copy(Attribute<V> attribute, Values from, Values to) {
    return to.with(attribute, from.get(attribute));
  }

  private <V> Values soft(
      Values request, SubmitOption option, Attribute<V> attribute, String value) {
    return value.isEmpty()
        ? request.with(attribute, JobRequest.SCHEMA.template().get(attribute))
        : request.with(
            attribute,
            folded(List.of(entry(SubmitOptions.SOFT, ""), entry(option, value))).get(attribute));
  }

  private List<NameValue> context(String value) {
    return draft(List.of(entry(SubmitOptions.SET_CONTEXT, value)))
        .request()
        .get(JobRequest.CONTEXT);
  }

  private Values folded(List<OptionSource.Entry> entries) {
    return draft(entries).rawRequest();
  }

  private SubmitDraft draft(List<OptionSource.Entry> entries) {
    SubmitDraft draft = new SubmitDraft(variables, directory, now);
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
