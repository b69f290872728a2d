package gridlite.exec;

import gridlite.config.CheckpointEnvironment;
import gridlite.config.ClusterQueue;
import gridlite.format.Values;
import gridlite.job.Allocation;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.job.TaskFlag;
import gridlite.name.HostName;
import gridlite.name.ObjectKind;
import gridlite.value.NameValue;
import gridlite.value.TaskRange;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The environment of a task, in two parts that the shepherd puts together: what the job exports,
 * and what Grid Engine sets, which nothing exported can change but PATH. What does not run as the
 * job's owner gets the second part alone. The shepherd adds the temporary directory, the paths of
 * output files and the working directory, which it alone knows.
 *
 * @see "qsub(1), ENVIRONMENTAL VARIABLES"
 */
final class JobVariables {
  private JobVariables() {}

  private static final String DEFAULT_PATH = "/usr/local/bin:/bin:/usr/bin";
  private static final String UNDEFINED = "undefined";

  /** Returns what the job exports, with the defaults of what it may choose. */
  static Map<String, String> exported(Job job) {
    Map<String, String> variables = new LinkedHashMap<>();
    variables.put("TERM", "");
    for (NameValue exported : job.get(JobRequest.VARIABLES)) {
      variables.put(exported.name(), exported.value());
    }
    if (variables.getOrDefault("PATH", "").isEmpty()) {
      variables.put("PATH", DEFAULT_PATH);
    }
    return variables;
  }

  /** Returns what Grid Engine sets. */
  static Map<String, String> of(Launch launch) {
    Map<String, String> variables = new LinkedHashMap<>();
    submission(launch, variables);
    user(launch, variables);
    identity(launch, variables);
    place(launch, variables);
    checkpoint(launch, variables);
    starter(launch, variables);
    return variables;
  }

  /** Adds what qsub ran with: {@code sge_o_home} becomes SGE_O_HOME. */
  private static void submission(Launch launch, Map<String, String> variables) {
    for (NameValue known : launch.job().get(JobRequest.SUBMIT_ENVIRONMENT)) {
      String name = known.name().toUpperCase(Locale.ROOT);
      variables.put(name.equals("SGE_O_LOG_NAME") ? "SGE_O_LOGNAME" : name, known.value());
    }
  }

  private static void user(Launch launch, Map<String, String> variables) {
    String owner = launch.job().owner().name().text();
    variables.put("HOME", launch.home());
    variables.put("USER", owner);
    variables.put("LOGNAME", owner);
    variables.put("SHELL", launch.shell());
    variables.put("HOSTNAME", launch.site().host().toString());
  }

  private static void identity(Launch launch, Map<String, String> variables) {
    Job job = launch.job();
    String name = job.name();
    variables.put("ENVIRONMENT", "BATCH");
    variables.put("JOB_ID", job.id().toString());
    variables.put("JOB_NAME", name);
    variables.put("REQNAME", name);
    variables.put("REQUEST", name);
    boolean binary = job.get(JobRequest.BINARY);
    variables.put(
        "JOB_SCRIPT", binary ? job.get(JobRequest.SCRIPT_FILE) : launch.script().toString());
    variables.put("RESTARTED", restarted(launch));
    variables.put("SGE_ACCOUNT", job.get(JobRequest.ACCOUNT));
    boolean array = job.isArray();
    TaskRange tasks = job.get(JobRequest.TASKS);
    variables.put("SGE_TASK_ID", array ? Long.toString(launch.task().number()) : UNDEFINED);
    variables.put("SGE_TASK_FIRST", array ? Long.toString(tasks.first()) : UNDEFINED);
    variables.put("SGE_TASK_LAST", array ? Long.toString(tasks.last()) : UNDEFINED);
    variables.put("SGE_TASK_STEPSIZE", array ? Long.toString(tasks.step()) : UNDEFINED);
  }

  /** 0 for the first run, 1 for another one, 2 when it goes on from its own checkpoint. */
  private static String restarted(Launch launch) {
    if (!launch.task().is(TaskFlag.RESCHEDULED)) {
      return "0";
    }
    return Checkpointing.of(launch).filter(Checkpointing::isApplicationLevel).isPresent()
        ? "2"
        : "1";
  }

  private static void place(Launch launch, Map<String, String> variables) {
    Launch.Site site = launch.site();
    Allocation allocation = launch.allocation();
    Set<HostName> hosts = new HashSet<>();
    Set<String> queues = new HashSet<>();
    for (Allocation.Grant grant : allocation.grants()) {
      hosts.add(grant.instance().host());
      queues.add(grant.instance().toString());
    }
    variables.put("ARC", Launch.architecture());
    variables.put("SGE_ARCH", Launch.architecture());
    variables.put("SGE_ROOT", site.root().toString());
    variables.put("SGE_CELL", site.cell());
    variables.put("SGE_BINARY_PATH", site.binaries().toString());
    variables.put("SGE_JOB_SPOOL_DIR", launch.directory().toString());
    variables.put("SGE_STDIN_PATH", JobPaths.input(launch));
    variables.put("QUEUE", launch.instance().queueName().text());
    variables.put("NSLOTS", Long.toString(allocation.slots()));
    variables.put("NHOSTS", Integer.toString(hosts.size()));
    variables.put("NQUEUES", Integer.toString(queues.size()));
    allocation.parallelEnvironment().ifPresent(name -> variables.put("PE", name));
    if (launch.isParallel()) {
      variables.put("PE_HOSTFILE", launch.directory().resolve("pe_hostfile").toString());
    }
  }

  private static void checkpoint(Launch launch, Map<String, String> variables) {
    Optional<String> name = launch.job().get(JobRequest.CHECKPOINT);
    Optional<Values> checkpointing =
        name.flatMap(known -> launch.state().find(ObjectKind.CHECKPOINT, known));
    if (checkpointing.isPresent()) {
      variables.put("SGE_CKPT_ENV", name.orElseThrow());
      variables.put("SGE_CKPT_DIR", checkpointing.get().get(CheckpointEnvironment.CKPT_DIR));
    }
  }

  private static void starter(Launch launch, Map<String, String> variables) {
    if (Launch.unlessNone(launch.instance().get(ClusterQueue.STARTER_METHOD)).isPresent()) {
      String shell = launch.shell();
      variables.put("SGE_STARTER_SHELL_PATH", shell);
      variables.put(
          "SGE_STARTER_SHELL_START_MODE", launch.instance().get(ClusterQueue.SHELL_START_MODE));
      variables.put(
          "SGE_STARTER_USE_LOGIN_SHELL", Boolean.toString(JobCommand.isLoginShell(launch, shell)));
    }
  }
}
