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
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
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
import java.util.stream.Collectors;

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

  /**
   * The part of this time in which a job that was submitted shows in the queue, if only shortly.
   */
  private static final int COMING_PART = 6;

  /** As many shepherds are sent to a task that none has come to. */
  private static final int MOST_SHEPHERDS = 4;

  /** The longest time between two that are sent to a task whose shepherd has died. */
  private static final Duration LONGEST_PAUSE = Duration.ofMinutes(5);

  private final LocalExecutor.Site site;
  private final Spool spool;
  private final Shepherds shepherds;
  private final TaskStarter starter;
  private final SpoolWorker worker;
  private final SlurmCommands commands;
  private final Duration settling;
  private final String prefix;

  private volatile Map<TaskId, String> heldBack = Map.of();

  /** The submissions of shepherds, by the names of their jobs. */
  private final Map<String, Submissions> submitted = new ConcurrentHashMap<>();

  /** The reasons why Slurm has not taken shepherds, by the names of their jobs. */
  private final Map<String, String> refused = new ConcurrentHashMap<>();

  /**
   * The submissions of shepherds of one attempt.
   *
   * @param last when the last was, in nanoseconds of a clock that nobody sets
   */
  private record Submissions(int count, long last) {}

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
    this.shepherds = new Shepherds(site.spool(), Shepherds.Readers.EVERYBODY);
    this.starter = new TaskStarter(site, spool, point -> {});
    this.commands = new SlurmCommands(site.variables(), limit);
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
   * @param variables where its commands and its configuration are found
   * @throws IOException if Slurm does not answer
   */
  public static Map<HostName, SlurmNode> nodes(Map<String, String> variables) throws IOException {
    return nodes(new SlurmCommands(variables, SlurmCommands.USUAL_LIMIT));
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
    List<String> sensors = LoadSensors.listed(Settings.global(saved));
    return () -> {
      try {
        return look(asked, owners, due, sensors, now);
      } catch (IOException e) {
        return new Observation.Unreachable("Slurm can't be asked: " + e.getMessage());
      }
    };
  }

  private SlurmSight look(
      List<AskedTask> asked,
      Set<String> owners,
      Set<HostName> due,
      List<String> sensors,
      Instant now)
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
          boolean hadShepherd = directory.hasHadShepherd();
          Duration patience = hadShepherd ? settling : coming();
          if (hadShepherd && !settled || wasSubmitted(name(task, attempt), patience)) {
            return TaskSight.Life.LIVES;
          }
          return directory.awaitsShepherd(now) ? TaskSight.Life.COMING : TaskSight.Life.NONE;
        };
    Map<HostName, HostLoad> loads = loads(due, nodes, sensors, now);
    Set<HostName> lost = new HashSet<>(nodes.keySet());
    nodes.values().stream().filter(SlurmNode::isUp).map(SlurmNode::name).forEach(lost::remove);
    return new SlurmSight(
        new SpoolReader(spool, shepherding).look(asked, site.homes(owners), loads), lost);
  }

  /** The load values of nodes that are up, by Slurm and by programs on this host. */
  private Map<HostName, HostLoad> loads(
      Set<HostName> due, Map<HostName, SlurmNode> nodes, List<String> sensors, Instant now) {
    Map<HostName, HostLoad> loads = new LinkedHashMap<>();
    if (due.isEmpty()) {
      return loads;
    }
    LoadSensors programs = new LoadSensors(site.spool());
    if (!sensors.isEmpty()) {
      programs.ask(sensors);
    }
    Map<HostName, Map<String, String>> reported = programs.values(sensors);
    for (HostName host : due) {
      SlurmNode node = nodes.get(host);
      if (node != null && node.isUp()) {
        Map<String, String> values = new LinkedHashMap<>(node.load());
        values.putAll(reported.getOrDefault(host, Map.of()));
        loads.put(host, new HostLoad(values, now));
      }
    }
    Map<String, String> ofAll = reported.getOrDefault(HostName.GLOBAL, Map.of());
    if (!ofAll.isEmpty()) {
      loads.put(HostName.GLOBAL, new HostLoad(ofAll, now));
    }
    return loads;
  }

  private Map<TaskId, String> heldBack(
      List<AskedTask> asked, Map<String, SlurmAnswers.SlurmJob> jobs) {
    Map<TaskId, String> held = new HashMap<>();
    Set<String> begin = new HashSet<>();
    for (AskedTask task : asked) {
      String attempt = name(task.task(), task.attempt());
      SlurmAnswers.SlurmJob job = jobs.get(attempt);
      if (task.begins() && job != null && job.isHeldBack()) {
        held.put(task.task(), "Slurm holds it back: " + job.reason());
      } else if (task.begins() && job == null && refused.containsKey(attempt)) {
        begin.add(attempt);
        held.put(task.task(), "Slurm does not take it: " + refused.get(attempt));
      }
    }
    refused.keySet().retainAll(begin);
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

  private Duration coming() {
    return settling.dividedBy(COMING_PART);
  }

  /**
   * Returns whether somebody was sent so shortly ago that no other need be: the more were sent, the
   * longer is that.
   */
  private boolean wasSubmitted(String name, Duration patience) {
    long now = System.nanoTime();
    long longest = 2 * LONGEST_PAUSE.toNanos();
    submitted.values().removeIf(known -> now - known.last > longest);
    Submissions known = submitted.get(name);
    if (known == null) {
      return false;
    }
    long pause = patience.toNanos() << Math.min(known.count - 1, MOST_SHEPHERDS);
    return now - known.last < Math.min(pause, LONGEST_PAUSE.toNanos());
  }

  private static HostName hostOf(TaskDirectory directory) {
    return HostName.of(directory.lines("launch").getOrDefault("host", "unknown"));
  }

  /**
   * The jobs that this process has submitted. An ordinary user's are its own; where root submits
   * for others, nobody else should be let into the partition.
   */
  private Map<String, SlurmAnswers.SlurmJob> jobs() throws IOException {
    String whose = TaskPermissions.isRoot() ? "--partition=" + PARTITION : "--me";
    return SlurmAnswers.jobs(
        commands.run("", List.of("squeue", whose, "-h", "-a", "-o", SlurmAnswers.JOB_FORMAT)),
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
          && Settings.on(saved, host).isReportDue(saved.lastReport(host), now)) {
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
        Submissions known = submitted.get(name(flock.task(), flock.attempt()));
        if (known != null && known.count >= MOST_SHEPHERDS && isUntouched(flock)) {
          spool.claims().giveUp(flock.task(), flock.attempt());
        } else {
          submit(flock);
        }
      }
      return Optional.empty();
    } catch (IOException e) {
      return Optional.of(String.valueOf(e.getMessage()));
    }
  }

  /** Returns whether no shepherd has come to a task. */
  private boolean isUntouched(Shepherds.Flock flock) {
    return !spool.claims().has(flock.task(), flock.attempt())
        && !new TaskDirectory(flock.path()).hasHadShepherd();
  }

  private void submit(Shepherds.Flock flock) throws IOException {
    String name = prefix + name(flock.task(), flock.attempt());
    List<HostName> hosts =
        flock.hosts().isEmpty() ? List.of(hostOf(new TaskDirectory(flock.path()))) : flock.hosts();
    StringBuilder script = new StringBuilder("#!/bin/sh\n");
    // they are those of Slurm's commands here, not of the node
    script.append("unset TZ LC_ALL\n");
    export(script, "GRIDLITE_OWN", site.spool().toString());
    // by which commands of Slurm's are found on the node, too
    site.variables().forEach((variable, value) -> export(script, variable, value));
    script
        .append("exec /usr/bin/perl ")
        .append(quoted(shepherds.installed().toString()))
        .append(" --here ")
        .append(quoted(flock.path().toString()))
        .append(" ")
        .append(flock.attempt())
        .append("\n");
    List<String> options = new ArrayList<>(nodes(hosts));
    options.addAll(identity(flock.path()));
    String attempt = name(flock.task(), flock.attempt());
    try {
      commands.run(script.toString(), submission(name, options));
      refused.remove(attempt);
    } catch (IOException e) {
      refused.put(attempt, String.valueOf(e.getMessage()));
      throw e;
    }
    submitted.merge(
        attempt,
        new Submissions(1, System.nanoTime()),
        (known, one) -> new Submissions(known.count + 1, one.last));
  }

  /**
   * Options for a job of the user that a task's directory is of, whom root alone has made that. The
   * group is not that of the user unless it is named.
   */
  private static List<String> identity(Path directory) throws IOException {
    Integer user = (Integer) Files.getAttribute(directory, "unix:uid", LinkOption.NOFOLLOW_LINKS);
    return TaskPermissions.isOwn(directory)
        ? List.of()
        : List.of(
            "--uid=" + user,
            "--gid=" + Files.getAttribute(directory, "unix:gid", LinkOption.NOFOLLOW_LINKS));
  }

  private static void export(StringBuilder script, String variable, String value) {
    script.append("export ").append(variable).append("=").append(quoted(value)).append("\n");
  }

  /**
   * Options for a job on some nodes. Slurm begins a job where it likes: a feature that each node
   * has alone says where. One that loses a node is the cell's affair.
   *
   * @param hosts the nodes, first the one where it begins
   */
  static List<String> nodes(List<HostName> hosts) {
    String names = hosts.stream().map(HostName::toString).collect(Collectors.joining(","));
    List<String> options =
        new ArrayList<>(
            List.of("--nodelist=" + names, "--nodes=" + hosts.size(), "--ntasks=" + hosts.size()));
    if (hosts.size() > 1) {
      options.add("--batch=" + hosts.get(0));
      options.add("--constraint=" + names.replace(",", "|"));
      options.add("--no-kill");
    }
    return options;
  }

  /**
   * The command that submits a script to the partition of cells. The script gets the environment of
   * the command, which is known ({@link SlurmCommands}). With {@code --export=NIL} or {@code NONE}
   * Slurm would first log the owner in on the node, for each task, to have one of its own.
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
                "--oversubscribe",
                "--no-requeue",
                "--export=ALL",
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
