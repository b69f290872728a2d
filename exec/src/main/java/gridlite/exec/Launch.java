package gridlite.exec;

import gridlite.config.ClusterQueue;
import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.name.HostName;
import gridlite.state.ClusterState;
import gridlite.state.QueueInstance;
import gridlite.state.Settings;
import gridlite.value.Given;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Everything that decides how a task runs.
 *
 * @param job the job
 * @param task its task, dispatched
 * @param instance the master instance, whose settings hold
 * @param settings the cluster configuration on this host
 * @param home home directory of the owner
 * @param directory the task's directory
 * @param script the copy of the job's script; used by jobs that are not commands
 * @param site what is the same for all tasks
 */
record Launch(
    ClusterState state,
    Job job,
    ArrayTask task,
    QueueInstance instance,
    Settings settings,
    String home,
    Path directory,
    Path script,
    Site site) {

  /**
   * The values that are the same for all tasks on this host.
   *
   * @param host name of this host
   * @param root {@code SGE_ROOT}
   * @param cell {@code SGE_CELL}
   * @param binaries directory of the commands
   */
  record Site(HostName host, Path root, String cell, Path binaries) {}

  /** Architecture of this machine as Grid Engine spells it. */
  static String architecture() {
    return switch (System.getProperty("os.arch", "")) {
      case "amd64" -> "lx-amd64";
      case "aarch64" -> "lx-arm64";
      default -> "lx-" + System.getProperty("os.arch", "unknown");
    };
  }

  /** The slots it has been given. */
  Allocation allocation() {
    return task.allocation().orElseThrow();
  }

  /** Returns whether a parallel environment was granted. */
  boolean isParallel() {
    return allocation().isParallel();
  }

  /** The hosts of the task beside its own, in the order of its slots. */
  List<HostName> otherHosts() {
    return allocation().grants().stream()
        .map(grant -> grant.instance().host())
        .filter(host -> !host.equals(site.host()))
        .distinct()
        .toList();
  }

  /** The launch as it would be if the task began on another host, in an instance there. */
  Launch on(QueueInstance there) {
    HostName host = there.host();
    return new Launch(
        state,
        job,
        task,
        there,
        Settings.on(state, host),
        home,
        directory,
        script,
        new Site(host, site.root, site.cell, site.binaries));
  }

  /** Working directory. */
  String workingDirectory() {
    return job.get(JobRequest.CWD)
        .map(path -> JobPaths.expand(this, path))
        .flatMap(Given::text)
        .map(asked -> asked.startsWith("/") ? asked : home + "/" + asked)
        .orElse(home);
  }

  /** Temporary directory as it is to be called; the shepherd takes another name if that exists. */
  String temporaryDirectory() {
    return instance.get(ClusterQueue.TMPDIR)
        + "/"
        + job.id()
        + "."
        + task.number()
        + "."
        + instance.queueName();
  }

  /** The job's command interpreter: {@code -S} for this host, else the queue's. */
  String shell() {
    return JobPaths.forHost(job.get(JobRequest.SHELLS), site.host().toString())
        .orElseGet(() -> instance.get(ClusterQueue.SHELL));
  }

  /** Returns whether the job names its command interpreter with {@code -S}. */
  boolean asksForShell() {
    return !job.get(JobRequest.SHELLS).isEmpty();
  }

  /** A queue's setting that may say NONE; empty then. */
  static Optional<String> unlessNone(String setting) {
    return Given.text(setting).filter(value -> !value.equalsIgnoreCase("none"));
  }
}
