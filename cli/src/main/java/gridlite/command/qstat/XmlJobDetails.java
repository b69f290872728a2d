package gridlite.command.qstat;

import gridlite.command.listing.BindingDisplay;
import gridlite.complex.ComplexAttribute;
import gridlite.complex.ComplexType;
import gridlite.complex.Consumable;
import gridlite.complex.RequestedResource;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobPriority;
import gridlite.job.JobRequest;
import gridlite.job.ReservationId;
import gridlite.option.JobField;
import gridlite.option.SubmitTable;
import gridlite.render.TextOutput;
import gridlite.render.Xml;
import gridlite.value.Decimals;
import gridlite.value.Given;
import gridlite.value.NameValue;
import gridlite.value.SlotRange;
import gridlite.value.TaskRange;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Writes {@link JobDetails} as XML: the fields of Grid Engine's job object in their order. Times
 * are seconds since 1970; flags are bits, as programs know them.
 *
 * @see "qstat(1), -j -xml"
 */
public final class XmlJobDetails {
  private static final long PRIORITY_BASE = 1024;
  private static final long RUNNING = 128;
  private static final long TRANSFERRING = 64;
  private static final String PREFIX = "__SGE_PREFIX__O_";

  private final Xml xml;
  private final BindingDisplay binding;
  private final JobFields fields;

  /**
   * Writer of details.
   *
   * @param options the options that describe jobs
   * @param binding the display of core binding
   */
  public XmlJobDetails(SubmitTable options, TextOutput out, BindingDisplay binding) {
    this.xml = new Xml(out);
    this.binding = binding;
    this.fields = new JobFields(options, JobField::element);
  }

  /** Writes jobs and the messages of the scheduler about them. */
  public void write(JobDetails details) {
    xml.declaration();
    xml.open(XmlQstat.root("detailed_job_info", "qstat/detailed_job_info.xsd"));
    xml.open("djob_info");
    for (JobDetails.JobDetail detail : details.jobs()) {
      xml.open("element");
      job(detail);
      xml.close("element");
    }
    xml.close("djob_info").open("messages").open("element");
    Set<JobId> numbers = new HashSet<>();
    details.jobs().forEach(detail -> numbers.add(detail.job().id()));
    new XmlMessages(xml).write(details.messages(), numbers);
    xml.close("element").close("messages").close("detailed_job_info");
  }

  /** Writes what was asked for and is not a job. */
  public static void writeUnknown(TextOutput out, List<String> unknown) {
    out.add("<?xml version='1.0'?>").end().add("<unknown_jobs >").end();
    for (String name : unknown) {
      out.add("    <ST_name>").add(Xml.escaped(name)).add("</ST_name>").end();
    }
    out.add("</unknown_jobs>").end();
  }

  private void job(JobDetails.JobDetail detail) {
    Job job = detail.job();
    owner(job);
    mail(job);
    optional(fields.name(JobRequest.PROJECT), job.projectName());
    xml.element(fields.name(JobRequest.NOTIFY), flag(job.get(JobRequest.NOTIFY)));
    xml.element(fields.name(JobRequest.NAME), job.name());
    paths(fields.name(JobRequest.STDOUT_PATHS), job.get(JobRequest.STDOUT_PATHS));
    xml.element(fields.name(JobRequest.JOB_SHARE), job.get(JobRequest.JOB_SHARE));
    resources(fields.name(JobRequest.HARD_RESOURCES), job.get(JobRequest.HARD_RESOURCES), detail);
    resources(fields.name(JobRequest.SOFT_RESOURCES), job.get(JobRequest.SOFT_RESOURCES), detail);
    queues(fields.name(JobRequest.HARD_QUEUES), job.get(JobRequest.HARD_QUEUES));
    queues(fields.name(JobRequest.SOFT_QUEUES), job.get(JobRequest.SOFT_QUEUES));
    paths(fields.name(JobRequest.SHELLS), job.get(JobRequest.SHELLS));
    jobVariables(job);
    names("JB_job_args", job.get(JobRequest.ARGUMENTS));
    xml.element("JB_script_file", job.get(JobRequest.SCRIPT_FILE));
    tasks(detail);
    variables(fields.name(JobRequest.CONTEXT), "context_list", job.get(JobRequest.CONTEXT));
    optional(fields.name(JobRequest.CWD), job.get(JobRequest.CWD));
    paths(fields.name(JobRequest.STDERR_PATHS), job.get(JobRequest.STDERR_PATHS));
    dependencies(detail);
    execution(job);
    places(job);
    counts(detail);
  }

  private void owner(Job job) {
    xml.element("JB_job_number", job.id().number());
    xml.element(
        fields.name(JobRequest.RESERVATION),
        job.get(JobRequest.RESERVATION).map(ReservationId::number).orElse(0L));
    xml.element("JB_exec_file", "job_scripts/" + job.id());
    xml.element("JB_submission_time", job.submitted().getEpochSecond());
    xml.element("JB_owner", job.owner().name().text()).element("JB_uid", job.owner().uid());
    xml.element("JB_group", job.owner().group()).element("JB_gid", job.owner().gid());
    xml.element(fields.name(JobRequest.ACCOUNT), job.get(JobRequest.ACCOUNT));
    xml.element(fields.name(JobRequest.MERGE), flag(job.get(JobRequest.MERGE)));
  }

  private static String flag(boolean value) {
    return value ? "true" : "false";
  }

  private void optional(String name, Optional<String> value) {
    value.ifPresent(text -> xml.element(name, text));
  }

  private void mail(Job job) {
    String item = job.get(JobRequest.MAIL_LIST).isEmpty() ? "element" : "mail_list";
    xml.open(fields.name(JobRequest.MAIL_LIST));
    for (String recipient : PlainJobDetails.recipients(job)) {
      int at = recipient.indexOf('@');
      xml.open(item);
      xml.element("MR_user", at < 0 ? recipient : recipient.substring(0, at));
      xml.element("MR_host", at < 0 ? "" : recipient.substring(at + 1));
      xml.close(item);
    }
    xml.close(fields.name(JobRequest.MAIL_LIST));
  }

  private void paths(String name, List<String> paths) {
    if (paths.isEmpty()) {
      return;
    }
    xml.open(name);
    for (String path : paths) {
      int colon = path.indexOf(':');
      boolean ofHost = colon > 0;
      xml.open("path_list").element("PN_path", ofHost ? path.substring(colon + 1) : path);
      xml.element("PN_host", ofHost ? path.substring(0, colon) : "");
      xml.element("PN_file_host", "").element("PN_file_staging", "false").close("path_list");
    }
    xml.close(name);
  }

  private void resources(
      String name, List<RequestedResource> requests, JobDetails.JobDetail detail) {
    if (requests.isEmpty()) {
      return;
    }
    xml.open(name);
    for (RequestedResource request : requests) {
      Optional<ComplexAttribute> attribute = detail.attribute(request.name());
      xml.open("qstat_l_requests").element("CE_name", request.name());
      xml.element("CE_valtype", attribute.map(a -> code(a.type())).orElse(0));
      xml.element("CE_stringval", request.value());
      double number = attribute.map(a -> a.number(request.value()).orElse(0)).orElse(0.0);
      xml.element("CE_doubleval", Decimals.fixed(number, 6));
      xml.element("CE_relop", 0);
      xml.element("CE_consumable", attribute.map(a -> code(a.consumable())).orElse(0));
      xml.element("CE_dominant", 0).element("CE_pj_doubleval", "0.000000");
      xml.element("CE_pj_dominant", 0).element("CE_requestable", 0).element("CE_tagged", 0);
      xml.close("qstat_l_requests");
    }
    xml.close(name);
  }

  private static int code(ComplexType type) {
    return switch (type) {
      case INT -> 1;
      case STRING -> 2;
      case TIME -> 3;
      case MEMORY -> 4;
      case BOOL -> 5;
      case CSTRING -> 6;
      case HOST -> 7;
      case DOUBLE -> 8;
      case RESTRING -> 9;
    };
  }

  private static int code(Consumable consumable) {
    return switch (consumable) {
      case NO -> 0;
      case YES -> 1;
      case JOB -> 2;
    };
  }

  private void queues(String name, List<String> queues) {
    if (queues.isEmpty()) {
      return;
    }
    xml.open(name);
    for (String queue : queues) {
      xml.open("destin_ident_list").element("QR_name", queue).close("destin_ident_list");
    }
    xml.close(name);
  }

  private void names(String name, List<String> values) {
    if (values.isEmpty()) {
      return;
    }
    xml.open(name);
    for (String value : values) {
      xml.open("element").element("ST_name", value).close("element");
    }
    xml.close(name);
  }

  /** Grid Engine's names of the variables that qsub ran with, of the user. */
  private static final List<NameValue> USER_NAMES =
      List.of(
          new NameValue("HOME", "sge_o_home"),
          new NameValue("LOGNAME", "sge_o_log_name"),
          new NameValue("PATH", "sge_o_path"),
          new NameValue("SHELL", "sge_o_shell"),
          new NameValue("TZ", "sge_o_tz"));

  /** A variable that is the job's own, but stands among those that qsub ran with. */
  private static final String TERMINAL = "TERM";

  /** Grid Engine's names of the place where qsub ran. */
  private static final List<NameValue> PLACE_NAMES =
      List.of(new NameValue("HOST", "sge_o_host"), new NameValue("WORKDIR", "sge_o_workdir"));

  private void jobVariables(Job job) {
    xml.open(fields.name(JobRequest.VARIABLES));
    submitVariables(job, USER_NAMES);
    ownVariables(job, TERMINAL::equals);
    submitVariables(job, PLACE_NAMES);
    ownVariables(job, name -> !name.equals(TERMINAL));
    xml.close(fields.name(JobRequest.VARIABLES));
  }

  private void submitVariables(Job job, List<NameValue> names) {
    for (NameValue name : names) {
      PlainJobDetails.submitVariable(job, name.value())
          .ifPresent(value -> variable("job_sublist", PREFIX + name.name(), value));
    }
  }

  private void ownVariables(Job job, Predicate<String> chosen) {
    for (NameValue variable : job.get(JobRequest.VARIABLES)) {
      if (chosen.test(variable.name())) {
        variable("job_sublist", variable.name(), variable.value());
      }
    }
  }

  private void variables(String name, String item, List<NameValue> variables) {
    if (variables.isEmpty()) {
      return;
    }
    xml.open(name);
    for (NameValue variable : variables) {
      variable(item, variable.name(), variable.value());
    }
    xml.close(name);
  }

  private void variable(String item, String name, String value) {
    xml.open(item).element("VA_variable", name);
    optional("VA_value", Given.text(value));
    xml.close(item);
  }

  private void tasks(JobDetails.JobDetail detail) {
    Job job = detail.job();
    if (job.tasks().isEmpty()) {
      return;
    }
    xml.open("JB_ja_tasks");
    for (ArrayTask task : job.tasks().values()) {
      xml.open("ulong_sublist");
      if (task.isActive()) {
        boolean running = task.phase() == ArrayTask.Phase.RUNNING;
        xml.element("JAT_status", running ? RUNNING : TRANSFERRING);
      }
      xml.element("JAT_task_number", task.number());
      if (task.isActive()) {
        xml.element("JAT_start_time", task.started().getEpochSecond());
        JobPriority priority = detail.priorities().getOrDefault(task.number(), JobPriority.NONE);
        xml.element("JAT_ntix", Decimals.fixed(priority.ntckts(), 6));
      }
      for (String error : task.errors()) {
        xml.open("JAT_message_list").open("element").element("QIM_message", error);
        xml.close("element").close("JAT_message_list");
      }
      xml.close("ulong_sublist");
    }
    xml.close("JB_ja_tasks");
  }

  private void dependencies(JobDetails.JobDetail detail) {
    Job job = detail.job();
    numbers("JB_jid_predecessor_list", "job_predecessors", job.predecessors());
    numbers("JB_ja_ad_predecessor_list", "job_predecessors_ad", job.arrayPredecessors());
    requested(job);
    String arrayRequests = fields.name(JobRequest.ARRAY_PREDECESSORS);
    nameless(arrayRequests, job.get(JobRequest.ARRAY_PREDECESSORS).size());
    numbers("JB_jid_successor_list", "ulong_sublist", detail.successors());
    numbers("JB_ja_ad_successor_list", "ulong_sublist", detail.arraySuccessors());
  }

  private void numbers(String name, String item, List<JobId> jobs) {
    if (jobs.isEmpty()) {
      return;
    }
    xml.open(name);
    for (JobId job : jobs) {
      xml.open(item).element("JRE_job_number", job.number()).close(item);
    }
    xml.close(name);
  }

  private void requested(Job job) {
    List<String> requests = job.get(JobRequest.PREDECESSORS);
    if (requests.isEmpty()) {
      return;
    }
    String name = fields.name(JobRequest.PREDECESSORS);
    xml.open(name);
    for (String request : requests) {
      xml.open("element").element("JRE_job_number", 0).element("JRE_job_name", request);
      xml.close("element");
    }
    xml.close(name);
  }

  /** Writes as many requests as there are, without the names that were asked for. */
  private void nameless(String name, int requests) {
    if (requests == 0) {
      return;
    }
    xml.open(name);
    for (int i = 0; i < requests; i++) {
      xml.open("element").element("JRE_job_number", 0).close("element");
    }
    xml.close(name);
  }

  private static long seconds(Optional<Instant> when) {
    return when.map(Instant::getEpochSecond).orElse(0L);
  }

  private void execution(Job job) {
    xml.element(fields.name(JobRequest.DEADLINE), seconds(job.get(JobRequest.DEADLINE)));
    xml.element(fields.name(JobRequest.START_TIME), seconds(job.get(JobRequest.START_TIME)));
    optional(fields.name(JobRequest.CHECKPOINT), job.get(JobRequest.CHECKPOINT));
    xml.element(
        fields.name(JobRequest.CHECKPOINT_WHEN),
        job.get(JobRequest.CHECKPOINT_WHEN).map(when -> bits(when, "msxnr")).orElse(0L));
    xml.element(
        fields.name(JobRequest.CHECKPOINT_INTERVAL),
        job.get(JobRequest.CHECKPOINT_INTERVAL).orElse(0L));
    xml.element(fields.name(JobRequest.RESERVE), flag(job.get(JobRequest.RESERVE)));
    xml.element(
        fields.name(JobRequest.MAIL_OPTIONS),
        bits(job.get(JobRequest.MAIL_OPTIONS), "abens") << 18);
    paths(fields.name(JobRequest.STDIN_PATHS), job.get(JobRequest.STDIN_PATHS));
    xml.element(fields.name(JobRequest.PRIORITY), PRIORITY_BASE + job.get(JobRequest.PRIORITY));
    xml.element(
        fields.name(JobRequest.RERUN),
        job.get(JobRequest.RERUN).map(rerunnable -> rerunnable ? 1 : 2).orElse(0));
    xml.element("JB_verify", 0);
  }

  /** Letters as bits: the first of {@code alphabet} is the lowest. */
  private static long bits(String letters, String alphabet) {
    long bits = 0;
    for (int i = 0; i < letters.length(); i++) {
      int place = alphabet.indexOf(letters.charAt(i));
      bits |= place < 0 ? 0 : 1L << place;
    }
    return bits;
  }

  private void places(Job job) {
    queues(fields.name(JobRequest.MASTER_QUEUES), job.get(JobRequest.MASTER_QUEUES));
    xml.element("JB_script_size", 0);
    Optional<String> asked = job.get(JobRequest.PARALLEL_ENVIRONMENT);
    String parallelEnvironment = fields.name(JobRequest.PARALLEL_ENVIRONMENT);
    String slots = fields.name(JobRequest.SLOTS);
    if (asked.isPresent()) {
      xml.element(parallelEnvironment, asked.get()).open(slots);
      for (SlotRange.Interval part : job.get(JobRequest.SLOTS).parts()) {
        range("ranges", part.min(), part.max(), 1);
      }
      xml.close(slots);
    }
    // programs know this list at both places
    requested(job);
    xml.element(fields.name(JobRequest.VERIFY_MODE), JobDetails.verification(job));
  }

  private void range(String item, long min, long max, long step) {
    xml.open(item).element("RN_min", min).element("RN_max", max).element("RN_step", step);
    xml.close(item);
  }

  private void counts(JobDetails.JobDetail detail) {
    Job job = detail.job();
    xml.element("JB_soft_wallclock_gmt", 0).element("JB_hard_wallclock_gmt", 0);
    xml.element(fields.name(JobRequest.OVERRIDE_TICKETS), job.get(JobRequest.OVERRIDE_TICKETS));
    xml.element("JB_version", job.version());
    TaskRange tasks = job.get(JobRequest.TASKS);
    xml.open(fields.name(JobRequest.TASKS));
    range("task_id_range", tasks.first(), tasks.last(), tasks.step());
    xml.close(fields.name(JobRequest.TASKS));
    xml.element("JB_type", JobTypeBit.bits(job));
    if (binding == BindingDisplay.SHOWN) {
      CoreBinding.writeXml(xml, job.get(JobRequest.BINDING).map(CoreBinding::parse));
    }
    xml.element(
        fields.name(JobRequest.TASK_CONCURRENCY), job.get(JobRequest.TASK_CONCURRENCY).orElse(0L));
    fields.others(job, this::other);
    xml.element("JB_nurg", Decimals.fixed(detail.priority().nurg(), 6));
  }

  private void other(String name, Object value) {
    if (value instanceof Optional<?> optional) {
      other(name, optional.map(Object.class::cast).orElse(0L));
    } else if (value instanceof Instant time) {
      xml.element(name, time.getEpochSecond());
    } else if (value instanceof Long number) {
      xml.element(name, number);
    } else if (value instanceof List<?> list) {
      names(name, list.stream().map(Object::toString).toList());
    } else {
      optional(name, Given.text(value.toString()));
    }
  }

  /** Writes the messages of the last scheduling run alone. */
  public void writeMessages(JobDetails.Messages messages) {
    xml.declaration().open(XmlQstat.root("message", "qstat/message.xsd")).open("element");
    new XmlMessages(xml).writeKinds(messages);
    xml.close("element").close("message");
  }
}
