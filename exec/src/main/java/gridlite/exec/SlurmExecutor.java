package gridlite.exec;

import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.TaskId;
import gridlite.name.HostName;
import gridlite.port.Executor;
import gridlite.port.Inquiry;
import gridlite.port.Observation;
import gridlite.port.TaskOrder;
import gridlite.port.TaskReport;
import gridlite.state.ClusterState;
import gridlite.state.HostLoad;
import gridlite.state.Settings;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Runs tasks on the nodes of a Slurm, each as a job of its own that is pinned to its node and whose
 * script is the shepherd. What has become of a task is read in its directory, on a file system that
 * all nodes share; Slurm is asked only whether somebody looks after it. So a controller that
 * forgets jobs, gives numbers again or is away ends no task and runs none twice.
 *
 * <p>Its process must be the only one that looks after the cell's tasks: the daemon.
 */
public final class SlurmExecutor implements Executor {
  /** The partition that the jobs of cells are in. */
  public static final String PARTITION = "gridlite";

  /**
   * Time after the start of a controller in which nothing follows from a job that it does not know,
   * nor after somebody has submitted one.
   */
  private static final Duration SETTLING = Duration.ofSeconds(30);

  /** Time in which a job that was submitted shows in the queue, if only for a moment. */
  private static final Duration COMING = Duration.ofSeconds(5);

  private final LocalExecutor.Site site;
  private final Spool spool;
  private final Shepherds shepherds;
  private final TaskStarter starter;
  private final SpoolWorker worker;
  private final SlurmCommands commands;
  private final Duration settling;
  private final String prefix;

  private volatile Map<TaskId, String> heldBack = Map.of();

  /**
   * The last submission of shepherds, in nanoseconds of a clock that nobody sets, by their jobs.
   */
  private final Map<String, Long> submitted = new ConcurrentHashMap<>();

  /** The executor of a cell. */
  public SlurmExecutor(LocalExecutor.Site site) {
    this(site, SlurmCommands.USUAL_LIMIT, SETTLING);
  }

  /**
   * The same with other times.
   *
   * @param limit the time that Slurm has for an answer
   * @param settling the time after the start of a controller in which what it does not know means
   *     nothing
   */
  SlurmExecutor(LocalExecutor.Site site, Duration limit, Duration settling) {
    this.site = site;
    this.spool = Spool.in(site.spool());
    this.shepherds = new Shepherds(site.spool());
    this.starter = new TaskStarter(site, spool.active(), spool.scripts(), point -> {});
    this.commands = new SlurmCommands(site.environment(), limit);
    this.settling = settling;
    this.prefix = prefix(site);
    this.worker = new SpoolWorker(spool, starter, point -> {}, this::submit);
  }

  /** Cells whose jobs one Slurm has are distinguished by their place. */
  private static String prefix(LocalExecutor.Site site) {
    String place = site.root().resolve(site.cell()).toString();
    return "gl:" + Integer.toHexString(place.hashCode()) + ":";
  }

  private static String name(TaskId task, int attempt) {
    return task + "." + attempt;
  }

  /**
   * The nodes of the Slurm that a process finds.
   *
   * @param environment where its commands and its configuration are found
   * @throws IOException if Slurm does not answer
   */
  public static Map<HostName, SlurmNode> nodes(Map<String, String> environment) throws IOException {
    return nodes(new SlurmCommands(environment, SlurmCommands.USUAL_LIMIT));
  }

  private static Map<HostName, SlurmNode> nodes(SlurmCommands commands) throws IOException {
    return SlurmAnswers.nodes(commands.run("", List.of("scontrol", "-o", "show", "node")));
  }

  // ------------------------------------------------------------------------------------ asking

  @Override
  public Inquiry inquiry(ClusterState saved, Instant now) {
    List<AskedTask> asked = SpoolJudgement.asked(saved, now, host -> true);
    Set<String> owners = SpoolJudgement.ownersOfStarts(saved);
    Set<HostName> due = due(saved, now);
    return () -> {
      try {
        return look(asked, owners, due, now);
      } catch (IOException e) {
        return new Observation.Unreachable("Slurm can't be asked: " + e.getMessage());
      }
    };
  }

  private SlurmSight look(List<AskedTask> asked, Set<String> owners, Set<HostName> due, Instant now)
      throws IOException {
    // before the directories: who is gone has left its last word there
    Map<String, SlurmAnswers.SlurmJob> jobs = jobs();
    Map<HostName, SlurmNode> nodes = nodes(commands);
    nodes.values().stream().filter(SlurmNode::hasNumberTwice).forEach(this::resume);
    heldBack = heldBack(asked, jobs);
    jobs.values().stream().filter(SlurmAnswers.SlurmJob::isPutOff).forEach(this::begin);
    boolean settled = !asked.isEmpty() && isSettled(now);
    Map<TaskId, HostName> hosts = new HashMap<>();
    asked.forEach(task -> hosts.put(task.task(), task.host()));
    SpoolReader.Shepherding shepherding =
        (task, attempt, directory) -> {
          HostName host = hosts.get(task);
          SlurmNode node = host == null ? nodes.get(hostOf(directory)) : nodes.get(host);
          if (jobs.containsKey(name(task, attempt)) || node == null || !node.isUp()) {
            // what is on a node that is away may run there
            return TaskSight.Life.LIVES;
          }
          boolean hadShepherd = directory.text("shepherd").isPresent();
          Duration patience = hadShepherd ? settling : COMING;
          if (hadShepherd && !settled || wasSubmitted(name(task, attempt), patience)) {
            return TaskSight.Life.LIVES;
          }
          return directory.awaitsShepherd(now) ? TaskSight.Life.COMING : TaskSight.Life.NONE;
        };
    Map<HostName, HostLoad> loads = new LinkedHashMap<>();
    for (HostName host : due) {
      SlurmNode node = nodes.get(host);
      if (node != null && node.isUp()) {
        loads.put(host, new HostLoad(node.load(), now));
      }
    }
    Set<HostName> lost = new HashSet<>(nodes.keySet());
    nodes.values().stream().filter(SlurmNode::isUp).map(SlurmNode::name).forEach(lost::remove);
    return new SlurmSight(
        new SpoolReader(spool, shepherding).look(asked, site.homes(owners), loads), lost);
  }

  private static Map<TaskId, String> heldBack(
      List<AskedTask> asked, Map<String, SlurmAnswers.SlurmJob> jobs) {
    Map<TaskId, String> held = new HashMap<>();
    for (AskedTask task : asked) {
      SlurmAnswers.SlurmJob job = jobs.get(name(task.task(), task.attempt()));
      if (task.begins() && job != null && job.isHeldBack()) {
        held.put(task.task(), "Slurm holds it back: " + job.reason());
      }
    }
    return Map.copyOf(held);
  }

  @Override
  public Map<TaskId, String> heldBack() {
    return heldBack;
  }

  /**
   * Lets a job begin now. Slurm puts it off for two minutes when a node was away that it was to
   * begin on, lest it begins twice, which does no harm to a task.
   */
  private void begin(SlurmAnswers.SlurmJob job) {
    try {
      commands.run("", List.of("scontrol", "update", "jobid=" + job.id(), "starttime=now"));
    } catch (IOException e) {
      // then it begins later
    }
  }

  /** Lets a node take jobs again. */
  private void resume(SlurmNode node) {
    try {
      commands.run("", List.of("scontrol", "update", "nodename=" + node.name(), "state=resume"));
    } catch (IOException e) {
      // for whom Slurm does not do that an operator of Slurm's does
    }
  }

  /** Returns whether somebody was sent so shortly ago that no other need be. */
  private boolean wasSubmitted(String name, Duration patience) {
    long now = System.nanoTime();
    long longest = settling.plus(COMING).toNanos();
    submitted.values().removeIf(when -> now - when > longest);
    Long when = submitted.get(name);
    return when != null && now - when < patience.toNanos();
  }

  private static HostName hostOf(TaskDirectory directory) {
    return HostName.of(directory.lines("launch").getOrDefault("host", "unknown"));
  }

  /** The jobs of this process's user: others may give theirs the same names. */
  private Map<String, SlurmAnswers.SlurmJob> jobs() throws IOException {
    return SlurmAnswers.jobs(
        commands.run("", List.of("squeue", "--me", "-h", "-a", "-o", SlurmAnswers.JOB_FORMAT)),
        prefix);
  }

  /** Returns whether the controller has been there for so long that it must know its jobs. */
  private boolean isSettled(Instant now) throws IOException {
    return SlurmAnswers.controllerStart(commands.run("", List.of("scontrol", "show", "config")))
        .filter(start -> start.plus(settling).isBefore(now))
        .isPresent();
  }

  private static Set<HostName> due(ClusterState saved, Instant now) {
    Set<HostName> due = new HashSet<>();
    for (HostName host : saved.execHosts()) {
      if (!host.equals(HostName.GLOBAL)
          && Settings.on(saved, host).isReportDue(saved.load(host).reported(), now)) {
        due.add(host);
      }
    }
    return due;
  }

  @Override
  public Inquiry inquiryBeforeStarts(ClusterState saved) {
    Set<String> owners = SpoolJudgement.ownersOfStarts(saved);
    return () -> new SlurmSight(SpoolSight.of(site.homes(owners)), Set.of());
  }

  // ----------------------------------------------------------------------------------- judging

  @Override
  public List<TaskReport> interpret(ClusterState saved, Observation seen, Instant now) {
    if (seen instanceof Observation.Unreachable unreachable) {
      return List.of(
          new TaskReport.Trouble(new TaskId(JobId.UNSUBMITTED, 0), 0, unreachable.reason()));
    }
    if (!(seen instanceof SlurmSight sight)) {
      return List.of();
    }
    List<TaskReport> reports =
        new SpoolJudgement(saved, sight.spool(), now, spool).reports(host -> true, "");
    reports.addAll(LostHosts.reports(saved, sight.lost(), now));
    return reports;
  }

  @Override
  public List<TaskOrder> orders(ClusterState saved, Observation seen, Instant now) {
    return seen instanceof SlurmSight sight
        ? new SpoolJudgement(saved, sight.spool(), now, spool).orders(host -> true)
        : List.of();
  }

  @Override
  public List<TaskOrder> starts(ClusterState state, Observation seen, List<TaskId> tasks) {
    return seen instanceof SlurmSight sight
        ? starter.orders(state, sight.spool(), tasks, host -> true)
        : List.of();
  }

  @Override
  public List<TaskOrder> signal(
      ClusterState saved, Job job, TaskId task, Signal signal, String by, Instant now) {
    return SpoolJudgement.signal(saved, job, task, signal, by, now);
  }

  // --------------------------------------------------------------------------------- carry out

  @Override
  public List<String> carryOut(List<TaskOrder> orders) {
    List<String> troubles = new ArrayList<>(worker.carryOut(orders));
    for (TaskOrder order : orders) {
      if (order instanceof TaskOrder.Intend intend) {
        wake(intend);
      }
    }
    return troubles;
  }

  /** A shepherd that is not reached looks by itself every five seconds. */
  private void wake(TaskOrder.Intend intend) {
    String name = prefix + name(intend.task(), intend.attempt());
    try {
      commands.run("", List.of("scancel", "--batch", "--signal=URG", "--name=" + name));
    } catch (IOException e) {
      // Slurm is away, or the task has ended
    }
  }

  /** Submits shepherds. Whatever is submitted twice runs once: its lock lets one go on. */
  private Optional<String> submit(List<Shepherds.Flock> flocks) {
    try {
      for (Shepherds.Flock flock : flocks) {
        submit(flock);
      }
      return Optional.empty();
    } catch (IOException e) {
      return Optional.of(String.valueOf(e.getMessage()));
    }
  }

  private void submit(Shepherds.Flock flock) throws IOException {
    String name = prefix + name(flock.task(), flock.attempt());
    HostName host = hostOf(new TaskDirectory(flock.path()));
    String script =
        "#!/bin/sh\nexport GRIDLITE_OWN="
            + quoted(site.spool().toString())
            + "\nexec /usr/bin/perl "
            + quoted(shepherds.installed().toString())
            + " --here "
            + quoted(flock.path().toString())
            + " "
            + flock.attempt()
            + "\n";
    commands.run(script, submission(name, List.of("--nodelist=" + host, "--nodes=1")));
    submitted.put(name(flock.task(), flock.attempt()), System.nanoTime());
  }

  /**
   * The command that submits a script to the partition of cells.
   *
   * @param name name of the job
   * @param where options that choose its nodes
   */
  static List<String> submission(String name, List<String> where) {
    List<String> command =
        new ArrayList<>(
            List.of(
                "sbatch",
                "--parsable",
                "--job-name=" + name,
                "--comment=" + name,
                "--partition=" + PARTITION,
                "--ntasks=1",
                "--oversubscribe",
                "--no-requeue",
                "--export=NONE",
                "--output=/dev/null",
                "--error=/dev/null",
                "--chdir=/"));
    command.addAll(where);
    return command;
  }

  /** A text as one word of a shell. */
  static String quoted(String text) {
    return "'" + text.replace("'", "'\\''") + "'";
  }
}
