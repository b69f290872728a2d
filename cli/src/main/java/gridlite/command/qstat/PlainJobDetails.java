package gridlite.command.qstat;

import gridlite.command.listing.BindingDisplay;
import gridlite.command.listing.Requests;
import gridlite.complex.RequestedResource;
import gridlite.format.Attribute;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.job.ReservationId;
import gridlite.job.Usage;
import gridlite.option.JobField;
import gridlite.option.SubmitTable;
import gridlite.render.TextOutput;
import gridlite.render.Times;
import gridlite.state.MessageKind;
import gridlite.state.SchedulingMessage;
import gridlite.state.SchedulingReport;
import gridlite.value.Decimals;
import gridlite.value.Given;
import gridlite.value.MemoryValue;
import gridlite.value.NameValue;
import gridlite.value.TimeValue;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Writes {@link JobDetails} as text: a label and a value a line.
 *
 * @see "qstat(1), -j"
 */
public final class PlainJobDetails {
  private static final int LABEL = 28;
  private static final int NUMBERS_IN_A_LINE = 8;
  private static final List<String> SUBMIT_VARIABLES =
      List.of(
          "sge_o_home",
          "sge_o_log_name",
          "sge_o_path",
          "sge_o_shell",
          "sge_o_tz",
          "sge_o_workdir",
          "sge_o_host");

  private final TextOutput out;
  private final Times times;
  private final BindingDisplay binding;
  private final JobFields fields;

  /**
   * Writer of details.
   *
   * @param options the options that describe jobs
   * @param binding the display of core binding
   */
  public PlainJobDetails(SubmitTable options, TextOutput out, Times times, BindingDisplay binding) {
    this.out = out;
    this.times = times;
    this.binding = binding;
    this.fields = new JobFields(options, JobField::label);
  }

  /** Writes jobs one after the other, each with the scheduler's messages. */
  public void write(JobDetails details) {
    for (JobDetails.JobDetail detail : details.jobs()) {
      out.repeat('=', 62).end();
      identity(detail.job());
      requests(detail.job());
      execution(detail.job());
      dependencies(detail);
      rest(detail.job());
      tasks(detail.job());
      scheduling(messages(details.messages(), detail.reasons()));
    }
  }

  /** Writes the messages of the last scheduling run, and the jobs that each kind concerns. */
  public void writeMessages(JobDetails.Messages messages) {
    List<SchedulingMessage> global = messages(messages, List.of());
    scheduling(global);
    if (!global.isEmpty()) {
      out.end();
    }
    boolean first = true;
    for (Map.Entry<MessageKind, Set<JobId>> entry : byKind(messages).entrySet()) {
      if (!first) {
        out.end();
      }
      first = false;
      out.add(entry.getKey().title().orElse("")).end();
      numbers(entry.getValue());
    }
  }

  /** Jobs by what keeps them waiting, in the order in which it was reported. */
  private static Map<MessageKind, Set<JobId>> byKind(JobDetails.Messages messages) {
    Map<MessageKind, Set<JobId>> jobs = new LinkedHashMap<>();
    Map<MessageKind, Set<JobId>> leftOut = new EnumMap<>(MessageKind.class);
    if (messages.kept()) {
      for (SchedulingReport.Group group : messages.groups()) {
        for (SchedulingMessage message : group.messages()) {
          MessageKind kind = message.kind();
          Set<JobId> ofKind =
              kind.isOfJobsLeftOut()
                  ? leftOut.computeIfAbsent(kind, k -> new TreeSet<>())
                  : jobs.computeIfAbsent(kind, k -> new LinkedHashSet<>());
          ofKind.addAll(group.jobs());
        }
      }
    }
    jobs.putAll(leftOut);
    return jobs;
  }

  private void numbers(Set<JobId> jobs) {
    int count = 0;
    for (JobId job : jobs) {
      if (count > 0) {
        out.add(',');
        if (count % NUMBERS_IN_A_LINE == 0) {
          out.end();
        }
      }
      out.add('\t').add(job.number());
      count++;
    }
    out.end();
  }

  private static List<SchedulingMessage> messages(
      JobDetails.Messages messages, List<SchedulingMessage> ofJob) {
    List<SchedulingMessage> all = new ArrayList<>(messages.withoutJobs());
    all.addAll(ofJob);
    return all;
  }

  private void scheduling(List<SchedulingMessage> messages) {
    String label = "scheduling info:";
    for (SchedulingMessage message : messages) {
      field(label, message.text());
      label = "";
    }
  }

  private String label(Attribute<?> attribute) {
    return fields.name(attribute) + ":";
  }

  private void field(String label, String value) {
    out.left(label, LABEL).add(value).end();
  }

  private void optional(String label, Optional<String> value) {
    value.ifPresent(text -> field(label, text));
  }

  private void list(String label, List<?> elements) {
    optional(label, joined(elements));
  }

  private static Optional<String> joined(List<?> elements) {
    return Given.text(elements.stream().map(Object::toString).collect(Collectors.joining(",")));
  }

  private void number(String label, long number) {
    optional(label, Given.number(number).map(String::valueOf));
  }

  private void time(String label, Optional<Instant> when) {
    when.ifPresent(instant -> field(label, times.words(instant)));
  }

  /** Writes a job that is not submitted, only looked at: {@code qsub -verify}. Its number is 0. */
  public void writeProposal(Job job) {
    field("job_number:", "unassigned");
    time(label(JobRequest.DEADLINE), job.get(JobRequest.DEADLINE));
    field("owner:", "");
    field("uid:", "0");
    field("group:", "");
    field("gid:", "0");
    for (String variable : SUBMIT_VARIABLES) {
      optional(variable + ":", submitVariable(job, variable));
    }
    requests(job);
    execution(job);
    predecessors(job);
    verification(job);
    rest(job);
  }

  private static boolean isAccepted(Job job) {
    return job.id().isSubmitted();
  }

  private void identity(Job job) {
    field("job_number:", job.id().toString());
    field("exec_file:", "job_scripts/" + job.id());
    field("submission_time:", times.words(job.submitted()));
    time(label(JobRequest.DEADLINE), job.get(JobRequest.DEADLINE));
    field("owner:", job.owner().name().text());
    field("uid:", Long.toString(job.owner().uid()));
    field("group:", job.owner().group());
    field("gid:", Long.toString(job.owner().gid()));
    for (String variable : SUBMIT_VARIABLES) {
      optional(variable + ":", submitVariable(job, variable));
    }
  }

  /** A variable that qsub ran with; empty when it was not set, or holds nothing. */
  static Optional<String> submitVariable(Job job, String name) {
    for (NameValue variable : job.get(JobRequest.SUBMIT_ENVIRONMENT)) {
      if (variable.name().equals(name)) {
        return Given.text(variable.value());
      }
    }
    return Optional.empty();
  }

  private void checkpoints(Job job) {
    optional(label(JobRequest.CHECKPOINT), job.get(JobRequest.CHECKPOINT));
    optional(
        label(JobRequest.CHECKPOINT_WHEN),
        job.get(JobRequest.CHECKPOINT_WHEN)
            .filter(when -> when.equals("n") || job.get(JobRequest.CHECKPOINT).isPresent())
            .map(when -> when + "    "));
    optional(
        label(JobRequest.CHECKPOINT_INTERVAL),
        job.get(JobRequest.CHECKPOINT_INTERVAL).map(seconds -> seconds + " seconds"));
  }

  /** The account; of a job that is only looked at, one that was given. */
  private void account(Job job) {
    String account = job.get(JobRequest.ACCOUNT);
    String usual = JobRequest.SCHEMA.template().get(JobRequest.ACCOUNT);
    optional(
        label(JobRequest.ACCOUNT),
        Optional.of(account).filter(name -> isAccepted(job) || !name.equals(usual)));
  }

  private void requests(Job job) {
    time(label(JobRequest.START_TIME), job.get(JobRequest.START_TIME));
    account(job);
    checkpoints(job);
    optional(label(JobRequest.CWD), job.get(JobRequest.CWD));
    optional(label(JobRequest.STDERR_PATHS), path(job.get(JobRequest.STDERR_PATHS)));
    optional(label(JobRequest.RESERVE), text(job.get(JobRequest.RESERVE)));
    optional(label(JobRequest.MERGE), text(job.get(JobRequest.MERGE)));
    if (job.get(JobRequest.HARD_RESOURCES_EMPTIED)) {
      field(label(JobRequest.HARD_RESOURCES), "");
    }
    optional(
        label(JobRequest.HARD_RESOURCES),
        Given.text(pairs(RequestedResource.spelled(job.get(JobRequest.HARD_RESOURCES)))));
    if (job.get(JobRequest.SOFT_RESOURCES_EMPTIED)) {
      field(label(JobRequest.SOFT_RESOURCES), "");
    }
    optional(
        label(JobRequest.SOFT_RESOURCES),
        Given.text(pairs(RequestedResource.spelled(job.get(JobRequest.SOFT_RESOURCES)))));
    optional(label(JobRequest.MAIL_OPTIONS), Given.text(job.get(JobRequest.MAIL_OPTIONS)));
    field(label(JobRequest.MAIL_LIST), addresses(recipients(job)));
    field(label(JobRequest.NOTIFY), job.get(JobRequest.NOTIFY) ? "TRUE" : "FALSE");
    field(label(JobRequest.NAME), job.name());
    optional(label(JobRequest.STDOUT_PATHS), path(job.get(JobRequest.STDOUT_PATHS)));
    optional(label(JobRequest.STDIN_PATHS), path(job.get(JobRequest.STDIN_PATHS)));
    number(label(JobRequest.PRIORITY), job.get(JobRequest.PRIORITY));
    field(label(JobRequest.JOB_SHARE), Long.toString(job.get(JobRequest.JOB_SHARE)));
    list(label(JobRequest.HARD_QUEUES), job.get(JobRequest.HARD_QUEUES));
    list(label(JobRequest.SOFT_QUEUES), job.get(JobRequest.SOFT_QUEUES));
    optional(label(JobRequest.RERUN), JobDetails.rerun(job));
    optional(label(JobRequest.SHELLS), paths("NONE:", job.get(JobRequest.SHELLS)));
    optional("verify:", Optional.of("-verify").filter(word -> !isAccepted(job)));
  }

  /** Addresses with the hosts they are at; {@code NONE} where none was given. */
  private static String addresses(List<String> recipients) {
    StringBuilder text = new StringBuilder();
    for (String address : recipients) {
      text.append(text.length() > 0 ? "," : "").append(address);
      text.append(address.indexOf('@') < 0 ? "@NONE" : "");
    }
    return text.toString();
  }

  /** Recipients of mail: the owner at the submit host unless others were given. */
  static List<String> recipients(Job job) {
    List<String> given = job.get(JobRequest.MAIL_LIST);
    return given.isEmpty()
        ? List.of(job.owner().name().text() + "@" + submitVariable(job, "sge_o_host").orElse(""))
        : given;
  }

  /** The first of some paths, which is the one that is shown. */
  private static Optional<String> path(List<String> paths) {
    return paths("NONE:NONE:", paths.subList(0, Math.min(1, paths.size())));
  }

  /** Paths with the hosts they are meant for; {@code NONE} stands for all. */
  private static Optional<String> paths(String everywhere, List<String> paths) {
    StringBuilder text = new StringBuilder();
    for (String path : paths) {
      text.append(text.length() > 0 ? "," : "");
      int colon = path.indexOf(':');
      if (colon > 0) {
        text.append(path, 0, colon);
        text.append(everywhere, 4, everywhere.length()).append(path, colon + 1, path.length());
      } else {
        text.append(everywhere).append(path);
      }
    }
    return Given.text(text.toString());
  }

  private static String pairs(List<NameValue> pairs) {
    StringBuilder text = new StringBuilder();
    for (NameValue pair : pairs) {
      text.append(text.length() > 0 ? "," : "").append(pair.name()).append('=');
      text.append(pair.value().isEmpty() ? "NONE" : pair.value());
    }
    return text.toString();
  }

  private void execution(Job job) {
    String variables = pairs(job.get(JobRequest.VARIABLES));
    field(
        label(JobRequest.VARIABLES), isAccepted(job) ? variables : variables.replace("=NONE", ""));
    list("job_args:", job.get(JobRequest.ARGUMENTS));
    list(label(JobRequest.MASTER_QUEUES), job.get(JobRequest.MASTER_QUEUES));
    field("script_file:", job.get(JobRequest.SCRIPT_FILE));
    Optional<String> parallelEnvironment = job.get(JobRequest.PARALLEL_ENVIRONMENT);
    if (parallelEnvironment.isPresent()) {
      out.add(label(JobRequest.PARALLEL_ENVIRONMENT)).add("  ").add(parallelEnvironment.get());
      out.add(" range: ").add(job.get(JobRequest.SLOTS).toString()).end();
    }
  }

  private void dependencies(JobDetails.JobDetail detail) {
    Job job = detail.job();
    predecessors(job);
    list("jid_predecessor_list:", job.predecessors());
    list("jid_successor_list:", detail.successors());
    list("ja_ad_predecessor_list:", job.arrayPredecessors());
    list("ja_ad_successor_list:", detail.arraySuccessors());
    verification(job);
  }

  private void verification(Job job) {
    number(label(JobRequest.VERIFY_MODE), JobDetails.verification(job));
    optional(
        label(JobRequest.RESERVATION),
        job.get(JobRequest.RESERVATION).map(ReservationId::toString));
    number("version:", job.version());
  }

  private void predecessors(Job job) {
    list(label(JobRequest.PREDECESSORS), job.get(JobRequest.PREDECESSORS));
  }

  private void rest(Job job) {
    number(label(JobRequest.OVERRIDE_TICKETS), job.get(JobRequest.OVERRIDE_TICKETS));
    optional(label(JobRequest.PROJECT), job.projectName());
    optional(
        label(JobRequest.TASKS),
        Optional.of(job.get(JobRequest.TASKS).toString()).filter(range -> job.isArray()));
    optional(
        label(JobRequest.TASK_CONCURRENCY),
        job.get(JobRequest.TASK_CONCURRENCY).filter(most -> job.isArray()).map(String::valueOf));
    optional(label(JobRequest.CONTEXT), Given.text(pairs(job.get(JobRequest.CONTEXT))));
    optional(
        label(JobRequest.BINDING),
        Optional.of(Requests.bindingText(job))
            .filter(text -> binding == BindingDisplay.SHOWN && isAccepted(job)));
    field("job_type:", JobTypeBit.words(job).orElse("NONE"));
    fields.others(job, (label, value) -> optional(label + ":", text(value)));
  }

  /** A value as its line has it; empty for one that says nothing. */
  private Optional<String> text(Object value) {
    if (value instanceof Optional<?> optional) {
      return optional.flatMap(this::text);
    }
    if (value instanceof Instant time) {
      return Optional.of(times.words(time));
    }
    if (value instanceof Boolean flag) {
      return Optional.of("y").filter(letter -> flag);
    }
    if (value instanceof Long number) {
      return Given.number(number).map(String::valueOf);
    }
    if (value instanceof List<?> list) {
      return joined(list);
    }
    return Given.text(value.toString());
  }

  private void tasks(Job job) {
    for (ArrayTask task : job.tasks().values()) {
      for (String error : task.errors()) {
        out.add("error reason ").right(task.number(), 10).add(":      ").add(error).end();
      }
    }
    for (ArrayTask task : job.tasks().values()) {
      if (task.isActive()) {
        usage(task);
      }
    }
    for (ArrayTask task : job.tasks().values()) {
      if (task.isActive() && binding == BindingDisplay.SHOWN) {
        out.add("binding ").right(task.number(), 7).add(":            ");
        out.add(task.usage().boundCores().orElse("NONE")).end();
      }
    }
  }

  private void usage(ArrayTask task) {
    Usage usage = task.usage();
    out.add("usage ").right(task.number(), 9).add(":            cpu=");
    out.add(clock(usage.get("cpu"))).add(", mem=").add(Decimals.fixed(usage.get("mem"), 5));
    out.add(" GB s, io=").add(Decimals.fixed(usage.get("io"), 5)).add(" GB, vmem=");
    out.add(memory(usage.get("vmem"))).add(", maxvmem=").add(memory(usage.get("maxvmem"))).end();
  }

  /** {@code hh:mm:ss}, with the days in front when there are any. */
  private static String clock(double seconds) {
    long total = (long) seconds;
    long days = total / 86_400;
    String text = TimeValue.clock((double) (total % 86_400));
    return days > 0 ? days + ":" + text : text;
  }

  private static String memory(double bytes) {
    return bytes == 0 ? "N/A" : MemoryValue.canonical(bytes);
  }
}
