package gridlite.exec;

import gridlite.condition.InstanceConditions;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.TaskFlag;
import gridlite.job.TaskId;
import gridlite.job.Usage;
import gridlite.name.HostName;
import gridlite.port.Executor;
import gridlite.port.TaskReport;
import gridlite.port.WakeUpCall;
import gridlite.state.ClusterState;
import gridlite.state.HostLoad;
import gridlite.state.Settings;
import java.io.IOException;
import java.io.UncheckedIOException;
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
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Runs tasks on this machine, each under a shepherd of its own. It keeps nothing: what is to be is
 * in the state, what is, in the tasks' directories, and every poll brings the two together. So it
 * does not matter which process asks, nor how many have died before.
 */
public final class LocalExecutor implements Executor {
  /** Grid Engine's name of this machine's architecture: {@code ARC} of jobs. */
  public static String architecture() {
    return Launch.architecture();
  }

  private static final int LOST = 21;
  private static final String TERMINATE = "terminate 1\n";

  private final Site site;
  private final Spool spool;
  private final Shepherds shepherds;
  private final TaskStarter starter;
  private final Consumer<String> at;
  private final AlarmClock alarm;

  /**
   * The cell as its executor must know it.
   *
   * @param root {@code SGE_ROOT}
   * @param cell {@code SGE_CELL}
   * @param host name of this host
   * @param binaries directory of the commands
   * @param script text of a job's script
   * @param home home directory of a user
   * @param wake command that catches up with the cell, to be run when a task has ended
   * @param environment variables that this command needs beside those of the cell
   */
  public record Site(
      Path root,
      String cell,
      HostName host,
      Path binaries,
      Function<JobId, String> script,
      Function<String, String> home,
      List<String> wake,
      Map<String, String> environment) {
    /** Copies the collections. */
    public Site {
      wake = List.copyOf(wake);
      environment = Map.copyOf(environment);
    }

    Path spool() {
      return root.resolve(cell).resolve("spool");
    }

    /** Returns what the command that catches up finds its cell by. */
    Map<String, String> wakeEnvironment() {
      Map<String, String> all = new LinkedHashMap<>(environment);
      all.put("SGE_ROOT", root.toString());
      all.put("SGE_CELL", cell);
      return all;
    }
  }

  /** The executor of a cell on this host. */
  public LocalExecutor(Site site) {
    this(site, point -> {});
  }

  /**
   * The same for tests that kill it on its way.
   *
   * @param at hears of each step, and may throw
   */
  LocalExecutor(Site site, Consumer<String> at) {
    this.site = site;
    this.at = at;
    this.spool = Spool.in(site.spool());
    this.shepherds = new Shepherds(site.spool());
    this.starter = new TaskStarter(site, spool.active(), spool.scripts(), at);
    this.alarm = new AlarmClock(site, shepherds);
  }

  // ------------------------------------------------------------------------------------- start

  @Override
  public void start(ClusterState state, Job job, TaskId task, Instant now) {
    startAll(state, List.of(task), now);
  }

  @Override
  public List<String> startAll(ClusterState state, List<TaskId> tasks, Instant now) {
    if (absence(state).isPresent()) {
      return List.of();
    }
    spool.sweep();
    List<String> troubles = new ArrayList<>();
    List<Shepherds.Flock> made = new ArrayList<>();
    Map<JobId, Path> copied = new HashMap<>();
    for (TaskId id : tasks) {
      try {
        make(state, id, copied).ifPresent(made::add);
      } catch (IOException e) {
        troubles.add(notStarted(id, "can't make its directory: " + e));
      }
    }
    at.accept("made all");
    shepherds
        .start(made)
        .ifPresent(
            why -> {
              for (Shepherds.Flock flock : made) {
                spool.directory(flock.task()).awaitNobody();
                troubles.add(notStarted(flock.task(), why));
              }
            });
    return troubles;
  }

  private static String notStarted(TaskId task, String why) {
    return "task " + task + " could not be started, which the next command tries again: " + why;
  }

  /** The directory of a task; empty where it is not for this process to make it. */
  private Optional<Shepherds.Flock> make(ClusterState state, TaskId id, Map<JobId, Path> copied)
      throws IOException {
    Optional<Job> job = state.job(id.job());
    Optional<ArrayTask> task = job.flatMap(found -> found.tasks().find(id.task()));
    TaskDirectory directory = spool.directory(id);
    if (task.isEmpty()
        || !task.get().isActive()
        || !isHere(task.get())
        || directory.exists()
        || spool.claims().has(id, task.get().attempts())) {
      return Optional.empty();
    }
    Path script = copied.get(id.job());
    if (script == null) {
      script = starter.copyScript(job.get());
      copied.put(id.job(), script);
    }
    return starter.prepare(state, job.get(), task.get(), directory.path(), script)
        ? Optional.of(new Shepherds.Flock(id, directory.path(), task.get().attempts()))
        : Optional.empty();
  }

  private boolean isHere(ArrayTask task) {
    return task.allocation().isPresent() && task.master().host().equals(site.host());
  }

  // ------------------------------------------------------------------------------------ signal

  @Override
  public void signal(ClusterState state, Job job, TaskId task, Signal signal, Instant now) {
    Optional<ArrayTask> known = state.job(task.job()).flatMap(j -> j.tasks().find(task.task()));
    TaskDirectory directory = spool.directory(task);
    if (!directory.exists() || absence(state).isPresent()) {
      return;
    }
    if (known.isEmpty() || !known.get().isActive()) {
      directory.wish(terminated(directory));
    } else {
      // what is to be is in the state: a signal is but the occasion to look there
      Job current = state.job(task.job()).orElseThrow();
      wish(directory, current, known.get(), new InstanceConditions(state, now));
    }
  }

  @Override
  public void terminate(ClusterState state, Job job, TaskId task, String by, Instant now) {
    TaskDirectory directory = spool.directory(task);
    if (directory.exists()
        && absence(state).isEmpty()
        && !directory.wished().startsWith(TERMINATE)) {
      directory.wish(TERMINATE + "by " + by + "\n");
    }
  }

  /** Makes tasks stand still that listings show as suspended. */
  private static void wish(
      TaskDirectory directory, Job job, ArrayTask task, InstanceConditions conditions) {
    if (task.is(TaskFlag.DELETED)) {
      directory.wish(terminated(directory));
    } else {
      directory.wish(conditions.standsStill(job, task) ? "suspend 1\n" : "");
    }
  }

  /** The wish for an end, with the name of who wished it first, if that is known. */
  private static String terminated(TaskDirectory directory) {
    String wished = directory.wished();
    return wished.startsWith(TERMINATE) ? wished : TERMINATE;
  }

  // -------------------------------------------------------------------------------------- poll

  @Override
  public Optional<String> absence(ClusterState state) {
    return CellPlace.absence(site.root().resolve(site.cell()));
  }

  @Override
  public List<TaskReport> poll(ClusterState saved, Instant now) {
    Optional<String> absence = absence(saved);
    if (absence.isPresent()) {
      return List.of(new TaskReport.Trouble(new TaskId(JobId.UNSUBMITTED, 0), 0, absence.get()));
    }
    Map<TaskId, TaskDirectory> found = spool.directories();
    List<TaskReport> reports = new ArrayList<>();
    List<Shepherds.Flock> abandoned = new ArrayList<>();
    InstanceConditions conditions = new InstanceConditions(saved, now);
    for (Job job : saved.begunJobs()) {
      for (ArrayTask task : job.tasks().values()) {
        TaskId id = new TaskId(job.id(), task.number());
        if (task.isActive() && !isHere(task)) {
          reports.add(elsewhere(id, task));
        } else if (task.isActive()) {
          TaskDirectory directory = found.get(id);
          try {
            if (directory == null) {
              vanished(id, task, now).ifPresent(reports::add);
            } else if (directory.attempt().orElse(task.attempts()) == task.attempts()) {
              found.remove(id);
              if (look(saved, id, task, directory, now, reports)) {
                wish(directory, job, task, conditions);
                abandon(id, task.attempts(), directory, now, abandoned);
              }
            }
          } catch (UncheckedIOException e) {
            found.remove(id);
            reports.add(new TaskReport.Trouble(id, task.attempts(), unreadable(id, e)));
          }
        }
      }
    }
    tidy(saved, found, now, reports, abandoned);
    shepherds.start(abandoned).ifPresent(why -> trouble(abandoned, why, reports));
    reports.sort((a, b) -> endOf(a).compareTo(endOf(b)));
    return reports;
  }

  private static String unreadable(TaskId id, UncheckedIOException e) {
    return "task " + id + ": " + e.getMessage() + ": " + e.getCause();
  }

  private static void trouble(List<Shepherds.Flock> flocks, String why, List<TaskReport> reports) {
    for (Shepherds.Flock flock : flocks) {
      reports.add(
          new TaskReport.Trouble(flock.task(), flock.attempt(), notStarted(flock.task(), why)));
    }
  }

  /** Ends in their order; everything else comes before. */
  private static Instant endOf(TaskReport report) {
    return report instanceof TaskReport.Ended ended ? ended.end() : Instant.EPOCH;
  }

  /**
   * A task for another host: it goes back, and the queue there takes no more until it is cleared.
   */
  private TaskReport elsewhere(TaskId id, ArrayTask task) {
    String why =
        "host "
            + task.master().host()
            + " can't be reached: the jobs of this cell run on "
            + site.host()
            + " alone";
    return new TaskReport.Ended(
        id,
        task.attempts(),
        Instant.EPOCH,
        Instant.EPOCH,
        LOST,
        why,
        0,
        Usage.NONE,
        TaskReport.Consequence.REQUEUED,
        "queue " + task.master().queue() + " marked QERROR: " + why);
  }

  /**
   * A task that has begun and whose directory somebody has removed: nothing more can be learnt of
   * it. One that has not begun is yet to be started.
   */
  private Optional<TaskReport> vanished(TaskId id, ArrayTask task, Instant now) {
    Optional<Instant> begun = begun(id, task);
    // in this order: who has begun had a directory
    if (begun.isEmpty() || spool.directory(id).exists()) {
      return Optional.empty();
    }
    return Optional.of(
        new TaskReport.Ended(
            id,
            task.attempts(),
            begun.get(),
            now,
            LOST,
            "",
            0,
            task.usage(),
            TaskReport.Consequence.FINISHED,
            ""));
  }

  /** Returns when a task began to run; empty while it has not. */
  private Optional<Instant> begun(TaskId id, ArrayTask task) {
    return task.phase() == ArrayTask.Phase.TRANSFERRING
        ? spool.claims().since(id, task.attempts())
        : Optional.of(task.started());
  }

  /** Reports what is new of a task. Returns whether it still runs. */
  private boolean look(
      ClusterState state,
      TaskId id,
      ArrayTask task,
      TaskDirectory directory,
      Instant now,
      List<TaskReport> reports) {
    Optional<TaskReport> ended =
        TaskEnd.read(id, task, directory, begun(id, task).orElse(task.started()));
    if (ended.isPresent()) {
      reports.add(ended.get());
      return false;
    }
    if (task.phase() == ArrayTask.Phase.TRANSFERRING) {
      begun(id, task)
          .ifPresent(since -> reports.add(new TaskReport.Running(id, task.attempts(), since)));
      return true;
    }
    used(state, task, directory, now)
        .ifPresent(usage -> reports.add(new TaskReport.Used(id, task.attempts(), usage)));
    return true;
  }

  /** Usage that has been measured; reported no oftener than load values are. */
  private Optional<Usage> used(
      ClusterState state, ArrayTask task, TaskDirectory directory, Instant now) {
    double interval = Settings.on(state, site.host()).reportSeconds();
    Instant since = task.reported().orElse(task.started());
    double known = task.usage().get("wallclock");
    double ahead = Duration.between(since, now).toMillis() / 1000.0 - known;
    // a clock that was set back says nothing about how long ago it was
    if (ahead >= 0 && ahead < interval) {
      return Optional.empty();
    }
    Map<String, Double> values = new HashMap<>();
    directory
        .lines("usage")
        .forEach((name, value) -> Spelled.amount(value).ifPresent(used -> values.put(name, used)));
    double wallclock = values.getOrDefault("wallclock", 0.0);
    return wallclock > known && (ahead >= interval || wallclock >= known + interval)
        ? Optional.of(new Usage(values))
        : Optional.empty();
  }

  /** A task whose shepherd has died, or has never come, gets another one. */
  private static void abandon(
      TaskId id,
      int attempt,
      TaskDirectory directory,
      Instant now,
      List<Shepherds.Flock> abandoned) {
    if (!directory.hasShepherd()
        && !directory.awaitsShepherd(now)
        && !directory.hasExit()
        && directory.exists()) {
      abandoned.add(new Shepherds.Flock(id, directory.path(), attempt));
    }
  }

  /**
   * Ends what a saved state has done with: tasks that were put back or deleted by force. What has
   * ended, and what was begun and is over, is reported as left over. A directory that is newer than
   * the state is left alone.
   */
  private void tidy(
      ClusterState saved,
      Map<TaskId, TaskDirectory> left,
      Instant now,
      List<TaskReport> reports,
      List<Shepherds.Flock> abandoned) {
    for (Claims.Claim claim : spool.claimed()) {
      if (!left.containsKey(claim.task()) && Spool.isOver(saved, claim.task(), claim.attempt())) {
        reports.add(new TaskReport.Leftover(claim.task(), claim.attempt()));
      }
    }
    Set<JobId> inUse = new HashSet<>();
    left.forEach(
        (id, directory) -> {
          inUse.add(id.job());
          int attempt = directory.attempt().orElse(0);
          try {
            if (!Spool.isOver(saved, id, attempt)) {
              return;
            }
            if (directory.hasExit()) {
              reports.add(new TaskReport.Leftover(id, attempt));
            } else {
              directory.wish(terminated(directory));
              abandon(id, attempt, directory, now, abandoned);
            }
          } catch (UncheckedIOException e) {
            reports.add(new TaskReport.Trouble(id, attempt, unreadable(id, e)));
          }
        });
    spool.removeScripts(saved, inUse);
  }

  // ------------------------------------------------------------------------------------- loads

  @Override
  public Map<HostName, HostLoad> loads(ClusterState state, Instant now) {
    if (state.execHost(site.host()).isEmpty() || absence(state).isPresent()) {
      return Map.of();
    }
    Instant last = state.load(site.host()).reported();
    Settings settings = Settings.on(state, site.host());
    double interval = settings.reportSeconds();
    List<String> sensors = LoadSensors.listed(settings.text("load_sensor"));
    LoadSensors programs = new LoadSensors(site.spool());
    // reports of a time to come were made before the clock was set back
    boolean due = last.isAfter(now) || Duration.between(last, now).toMillis() >= interval * 1000;
    if (!due && !programs.haveReportedSince(sensors, last)) {
      return Map.of();
    }
    if (due) {
      programs.ask(sensors);
    }
    Map<HostName, Map<String, String>> reported = programs.values(sensors);
    Map<String, String> own = new KernelLoad(Path.of("/proc")).values();
    own.putAll(reported.getOrDefault(site.host(), Map.of()));
    reported.put(site.host(), own);
    Map<HostName, HostLoad> loads = new LinkedHashMap<>();
    reported.forEach((host, values) -> loads.put(host, new HostLoad(values, now)));
    return loads;
  }

  // ------------------------------------------------------------------------------------- alarm

  @Override
  public Optional<WakeUpCall> wakeUpCall(ClusterState state) {
    return absence(state).isPresent() ? Optional.empty() : Optional.of(alarm);
  }

  @Override
  public void acknowledge(List<TaskReport> absorbed) {
    for (TaskReport report : absorbed) {
      if (report instanceof TaskReport.Ended || report instanceof TaskReport.Leftover) {
        try {
          forget(report.task(), report.attempt());
        } catch (IOException e) {
          // it is left over, which the next poll finds; until then the attempt is not started
        }
      }
    }
  }

  /** The claim goes last: while there is one, nobody starts the attempt. */
  private void forget(TaskId task, int attempt) throws IOException {
    TaskDirectory directory = spool.directory(task);
    if (directory.exists() && directory.attempt().orElse(attempt) == attempt) {
      at.accept("absorbed");
      directory.remove();
      at.accept("removed");
    }
    spool.claims().remove(task, attempt);
  }
}
