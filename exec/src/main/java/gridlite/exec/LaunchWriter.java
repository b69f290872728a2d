package gridlite.exec;

import gridlite.config.ClusterQueue;
import gridlite.config.ParallelEnvironment;
import gridlite.format.Attribute;
import gridlite.format.Values;
import gridlite.job.Allocation;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.name.HostName;
import gridlite.name.ObjectKind;
import gridlite.state.Restarts;
import gridlite.value.Given;
import gridlite.value.NameValue;
import gridlite.value.PerHost;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Writes all that a shepherd needs to know of a task. */
final class LaunchWriter {
  private final Launch launch;
  private final LaunchFile file = new LaunchFile();

  private LaunchWriter(Launch launch) {
    this.launch = launch;
  }

  /**
   * The text of the launch file.
   *
   * @param after what is done when the task has ended
   */
  static String text(Launch launch, Optional<Wake> after) {
    LaunchWriter writer = new LaunchWriter(launch);
    writer.identity();
    writer.program();
    writer.files();
    writer.procedures();
    writer.signals();
    writer.mail();
    JobLimits.describe(launch, writer.file);
    writer.binding();
    Checkpointing.of(launch).ifPresent(checkpointing -> checkpointing.describe(writer.file));
    after.ifPresent(wake -> wake.describe(writer.file));
    return writer.whole();
  }

  /**
   * The text of the file that says what differs on another host of a task.
   *
   * @param there the launch as it would be if the task began there
   */
  static String textOfSlave(Launch there) {
    LaunchWriter writer = new LaunchWriter(there);
    HostName host = there.site().host();
    writer
        .file
        .add("host", host.toString())
        .add("queue", there.instance().queueName().text())
        .add("instance", there.instance().name().toString())
        .add("slots", Long.toString(there.allocation().slotsOn(host)))
        .add("tmpdir", there.temporaryDirectory())
        .add("env", "HOSTNAME=" + host)
        .add("env", "QUEUE=" + there.instance().queueName().text());
    JobLimits.describe(there, writer.file);
    return writer.whole();
  }

  /** The shepherd believes a file that ends with this, and no other. */
  private String whole() {
    return file.add("whole", "1").toString();
  }

  /**
   * The way in which the end of a task wakes the cell.
   *
   * @param command program and arguments
   * @param variables what the command needs to find its cell
   * @param delaySeconds how long it waits
   */
  record Wake(List<String> command, Map<String, String> variables, long delaySeconds) {
    Wake {
      command = List.copyOf(command);
      variables = Map.copyOf(variables);
    }

    private void describe(LaunchFile file) {
      file.addAll("after", command);
      variables.forEach((name, value) -> file.add("after_env", name + "=" + value));
      file.addIfSet("after_delay", Given.number(delaySeconds).map(String::valueOf));
    }
  }

  /** The hosts that a parallel job was given: {@code HOST SLOTS INSTANCE PROCESSORS}. */
  static String hostFile(Launch launch) {
    StringBuilder text = new StringBuilder();
    for (Allocation.Grant grant : launch.allocation().grants()) {
      text.append(grant.instance().host())
          .append(' ')
          .append(grant.slots())
          .append(' ')
          .append(grant.instance())
          .append(" UNDEFINED\n");
    }
    return text.toString();
  }

  private void identity() {
    Job job = launch.job();
    file.add("attempt", Integer.toString(launch.task().attempts()));
    file.add("owner", job.owner().name().text())
        .add("task_id", job.id() + "." + launch.task().number());
    file.add("queue", launch.instance().queueName().text())
        .add("host", launch.site().host().toString());
    file.add("instance", launch.instance().name().toString());
    if (Restarts.isRerunnable(job, Optional.of(launch.instance()))) {
      file.add("rerun", "1");
    }
    for (String status : List.of("99 FORBID_RESCHEDULE", "100 FORBID_APPERROR")) {
      int blank = status.indexOf(' ');
      if (launch.settings().isOn("qmaster_params", status.substring(blank + 1))) {
        file.add("forbidden", status.substring(0, blank));
      }
    }
    variables();
  }

  /** Variables of configured commands; the shepherd knows some more. */
  private void variables() {
    Job job = launch.job();
    String task = job.isArray() ? Long.toString(launch.task().number()) : "0";
    String[][] variables = {
      {"host", launch.site().host().toString()},
      {"sge_root", launch.site().root().toString()},
      {"sge_cell", launch.site().cell()},
      {"ja_task_id", task},
      {"job_owner", job.owner().name().text()},
      {"ja_owner", job.owner().name().text()},
      {"job_id", job.id().toString()},
      {"job_name", job.name()},
      {"processors", "UNDEFINED"},
      {"queue", launch.instance().queueName().text()},
      {"stdin_path", JobPaths.input(launch)},
      {"merge_stderr", job.get(JobRequest.MERGE) ? "1" : "0"},
    };
    for (String[] variable : variables) {
      file.add("var", variable[0] + " " + variable[1]);
    }
    // no file is staged, which these say as Grid Engine does
    for (String stream : List.of("stdin", "stdout", "stderr")) {
      for (String part : List.of("host", "path", "tmp_path")) {
        file.add("var", "fs_" + stream + "_" + part + " \"\"");
      }
      file.add("var", "fs_" + stream + "_file_staging 0");
    }
    Optional<String> parallelEnvironment = launch.allocation().parallelEnvironment();
    if (parallelEnvironment.isPresent()) {
      file.add("var", "pe_hostfile " + launch.directory().resolve("pe_hostfile"));
      file.add("var", "pe " + parallelEnvironment.get());
      file.add("var", "pe_slots " + launch.allocation().slots());
    }
  }

  private void program() {
    JobCommand command = JobCommand.of(launch);
    file.add("path", command.path()).addAll("arg", command.arguments());
    // the cell's copy is read with the cell's rights, what the user names with the user's
    String source = launch.job().get(JobRequest.BINARY) ? "stdin_program" : "stdin_script";
    command.shell().ifPresent(shell -> file.add("shell", shell));
    command.standardInput().ifPresent(input -> file.add(source, input));
    if (launch.job().get(JobRequest.BINARY)) {
      file.add("binary", "1");
    }
    if (command.isOwn()) {
      file.add("own_program", "1");
    }
    variables("exported", JobVariables.exported(launch.job()));
    variables("env", JobVariables.of(launch));
    file.add("cwd", launch.workingDirectory()).add("tmpdir", launch.temporaryDirectory());
    long priority = launch.instance().get(ClusterQueue.PRIORITY);
    file.addIfSet("nice", Given.number(priority).map(String::valueOf));
  }

  private void variables(String key, Map<String, String> variables) {
    variables.forEach((name, value) -> file.add(key, name + "=" + value));
  }

  private void files() {
    Job job = launch.job();
    file.add("stdin", JobPaths.input(launch));
    stream("stdout", job.get(JobRequest.STDOUT_PATHS), "o");
    stream("stderr", job.get(JobRequest.STDERR_PATHS), "e");
    if (job.get(JobRequest.MERGE)) {
      file.add("merge", "1");
    }
  }

  private void stream(String name, List<String> asked, String kind) {
    String path =
        JobPaths.forHost(asked, launch.site().host().toString())
            .map(found -> JobPaths.expand(launch, found))
            .orElse("");
    file.add(name + "_path", path);
    file.add(name + "_name", JobPaths.defaultName(launch, kind));
    file.add("pe_" + name + "_name", JobPaths.defaultName(launch, "p" + kind));
  }

  private void procedures() {
    procedure("prolog", ClusterQueue.PROLOG);
    procedure("epilog", ClusterQueue.EPILOG);
    launch.allocation().parallelEnvironment().ifPresent(this::parallelProcedures);
  }

  private void parallelProcedures(String name) {
    Values parallelEnvironment =
        launch
            .state()
            .find(ObjectKind.PARALLEL_ENVIRONMENT, name)
            .orElseGet(ParallelEnvironment.SCHEMA::template);
    String start = parallelEnvironment.get(ParallelEnvironment.START_PROC_ARGS);
    String stop = parallelEnvironment.get(ParallelEnvironment.STOP_PROC_ARGS);
    file.addIfSet("pe_start", Launch.unlessNone(start));
    file.addIfSet("pe_stop", Launch.unlessNone(stop));
    file.addAll("slave_host", launch.otherHosts().stream().map(HostName::toString).toList());
    if (parallelEnvironment.get(ParallelEnvironment.CONTROL_SLAVES)) {
      file.add("control_slaves", "1");
    }
    file.add("parallel_environment", name);
  }

  /** The queue's procedure, or where that has none, the cluster's. */
  private void procedure(String name, Attribute<PerHost<String>> attribute) {
    Optional<String> own = Launch.unlessNone(launch.instance().get(attribute));
    file.addIfSet(name, own.or(() -> launch.settings().text(name)));
  }

  private void signals() {
    method("suspend_method", ClusterQueue.SUSPEND_METHOD);
    method("resume_method", ClusterQueue.RESUME_METHOD);
    method("terminate_method", ClusterQueue.TERMINATE_METHOD);
    if (launch.job().get(JobRequest.NOTIFY)) {
      double seconds = launch.instance().get(ClusterQueue.NOTIFY).seconds();
      file.add("notify", Long.toString((long) Math.min(seconds, Integer.MAX_VALUE)));
      file.addIfSet("notify_suspend", warning("NOTIFY_SUSP", "USR1"));
      file.addIfSet("notify_terminate", warning("NOTIFY_KILL", "USR2"));
    }
  }

  private void method(String name, Attribute<PerHost<String>> attribute) {
    file.addIfSet(name, Launch.unlessNone(launch.instance().get(attribute)));
  }

  private Optional<String> warning(String parameter, String otherwise) {
    String name = launch.settings().parameter("execd_params", parameter).orElse(otherwise);
    return Launch.unlessNone(LaunchFile.signal(name));
  }

  /** The cores that are asked for, and how many "slots" means. */
  private void binding() {
    launch
        .job()
        .get(JobRequest.BINDING)
        .ifPresent(
            asked -> {
              file.add("binding", asked);
              long slots = launch.allocation().slotsOn(launch.site().host());
              file.add("binding_slots", Long.toString(slots));
            });
  }

  private void mail() {
    Job job = launch.job();
    String when = job.get(JobRequest.MAIL_OPTIONS);
    file.add("mail_when", when);
    if (when.isEmpty()) {
      return;
    }
    String task =
        job.isArray() ? "-array task " + job.id() + "." + launch.task().number() : " " + job.id();
    file.add("mail_title", "Job" + task + " (" + job.name() + ")");
    file.addIfSet("mailer", launch.settings().text("mailer"));
    List<String> recipients = job.get(JobRequest.MAIL_LIST);
    file.addAll("mail_to", recipients.isEmpty() ? List.of(owner(job)) : recipients);
  }

  /** The owner, at the host of submission. */
  private String owner(Job job) {
    for (NameValue known : job.get(JobRequest.SUBMIT_ENVIRONMENT)) {
      if (known.name().equals("sge_o_host")) {
        return job.owner().name().text() + "@" + known.value();
      }
    }
    return job.owner().name().text() + "@" + launch.site().host();
  }
}
