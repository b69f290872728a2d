package gridlite.exec;

import gridlite.condition.InstanceConditions;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.TaskFlag;
import gridlite.job.TaskId;
import gridlite.job.Usage;
import gridlite.name.ObjectKind;
import gridlite.port.Executor;
import gridlite.port.TaskReport;
import gridlite.state.ClusterState;
import gridlite.state.Counter;
import gridlite.state.HostLoad;
import gridlite.state.Settings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
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
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.stream.Stream;

/**
 * Runs tasks on this machine, each under a shepherd of its own. It keeps nothing: what is to be is
 * in the state, what is, in the tasks' directories, and every poll brings the two together. So it
 * does not matter which process asks, nor how many have died before.
 */
public final class LocalExecutor implements Executor {
  private static final double DEFAULT_REPORT_SECONDS = 40;
  private static final int LOST = 21;
  private static final String TERMINATE = "terminate 1\n";

  private final Site site;
  private final Path active;
  private final Path scripts;
  private final Shepherds shepherds;
  private final TaskStarter starter;

  /**
   * What an executor must know of its cell.
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
      String host,
      Path binaries,
      LongFunction<String> script,
      Function<String, String> home,
      List<String> wake,
      Map<String, String> environment) {
    /** Copies the collections. */
    public Site {
      wake = List.copyOf(wake);
      environment = Map.copyOf(environment);
    }

    private Path spool() {
      return root.resolve(cell).resolve("spool");
    }
  }

  /** The executor of a cell on this host. */
  public LocalExecutor(Site site) {
    this.site = site;
    this.active = site.spool().resolve("active_jobs");
    this.scripts = site.spool().resolve("job_scripts");
    this.shepherds = new Shepherds(site.spool());
    this.starter = new TaskStarter(site, active, scripts);
  }

  // ------------------------------------------------------------------------------------- start

  @Override
  public void start(ClusterState state, Job job, TaskId task, Instant now) {
    startAll(state, List.of(task));
  }

  @Override
  public void startAll(ClusterState state, List<TaskId> tasks, Instant now) {
    startAll(state, tasks);
  }

  private void startAll(ClusterState state, List<TaskId> tasks) {
    List<Path> made = new ArrayList<>();
    Map<Long, Path> copied = new HashMap<>();
    for (TaskId id : tasks) {
      Optional<Job> job = state.job(id.job());
      Optional<ArrayTask> task = job.flatMap(found -> found.tasks().find(id.task()));
      if (task.isPresent()
          && task.get().isActive()
          && isHere(task.get())
          && !directory(id).exists()) {
        Path script = copied.computeIfAbsent(id.job(), number -> starter.copyScript(job.get()));
        if (starter.prepare(state, job.get(), task.get(), directory(id).path(), script)) {
          made.add(directory(id).path());
        }
      }
    }
    shepherds.start(made);
  }

  private boolean isHere(ArrayTask task) {
    return task.allocation().isPresent() && task.master().host().equals(site.host());
  }

  private TaskDirectory directory(TaskId task) {
    return new TaskDirectory(active.resolve(task.toString()));
  }

  // ------------------------------------------------------------------------------------ signal

  @Override
  public void signal(ClusterState state, Job job, TaskId task, Signal signal, Instant now) {
    Optional<ArrayTask> known = state.job(task.job()).flatMap(j -> j.tasks().find(task.task()));
    TaskDirectory directory = directory(task);
    if (!directory.exists()) {
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
    TaskDirectory directory = directory(task);
    if (directory.exists() && !directory.wished().startsWith(TERMINATE)) {
      directory.wish(TERMINATE + "by " + by + "\n");
    }
  }

  /** What listings show as suspended is to stand still. */
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
  public List<TaskReport> poll(ClusterState state, Instant now) {
    List<TaskDirectory> leftovers = new ArrayList<>();
    Map<TaskId, TaskDirectory> found = directories(leftovers);
    List<TaskReport> reports = new ArrayList<>();
    List<Path> abandoned = new ArrayList<>();
    InstanceConditions conditions = new InstanceConditions(state, now);
    for (Job job : state.jobs().values()) {
      for (ArrayTask task : job.tasks().values()) {
        TaskId id = new TaskId(job.id(), task.number());
        if (task.isActive() && !isHere(task)) {
          reports.add(elsewhere(id, task));
        } else if (task.isActive()) {
          TaskDirectory directory = found.get(id);
          if (directory == null) {
            vanished(id, task, now).ifPresent(reports::add);
          } else if (directory.attempt() == task.attempts()) {
            found.remove(id);
            if (look(state, id, task, directory, now, reports)) {
              wish(directory, job, task, conditions);
              abandon(directory, now, abandoned);
            }
          }
        }
      }
    }
    tidy(state, found, now, abandoned);
    leftovers.forEach(leftover -> leftover.sweep(now));
    shepherds.start(abandoned);
    reports.sort((a, b) -> endOf(a).compareTo(endOf(b)));
    return reports;
  }

  /** Ends in their order; everything else comes before. */
  private static Instant endOf(TaskReport report) {
    return report instanceof TaskReport.Ended ended ? ended.end() : Instant.EPOCH;
  }

  /** The tasks' directories; all others are those that somebody makes or removes. */
  private Map<TaskId, TaskDirectory> directories(List<TaskDirectory> others) {
    Map<TaskId, TaskDirectory> found = new LinkedHashMap<>();
    try (Stream<Path> listed = Files.list(active)) {
      listed
          .map(TaskDirectory::new)
          .forEach(
              directory ->
                  directory
                      .task()
                      .ifPresentOrElse(
                          task -> found.put(task, directory), () -> others.add(directory)));
    } catch (NoSuchFileException e) {
      return found;
    } catch (IOException e) {
      throw new UncheckedIOException("can't list " + active, e);
    }
    return found;
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
   * A task that runs and whose directory somebody has removed: nothing more can be learnt of it.
   */
  private static Optional<TaskReport> vanished(TaskId id, ArrayTask task, Instant now) {
    return task.phase() == ArrayTask.Phase.TRANSFERRING
        ? Optional.empty()
        : Optional.of(
            new TaskReport.Ended(
                id,
                task.attempts(),
                task.started(),
                now,
                LOST,
                "",
                0,
                task.usage(),
                TaskReport.Consequence.FINISHED,
                ""));
  }

  /** Reports what is new of a task. Returns whether it still runs. */
  private boolean look(
      ClusterState state,
      TaskId id,
      ArrayTask task,
      TaskDirectory directory,
      Instant now,
      List<TaskReport> reports) {
    Optional<TaskReport> ended = ended(id, task, directory);
    if (ended.isPresent()) {
      reports.add(ended.get());
      return false;
    }
    if (task.phase() == ArrayTask.Phase.TRANSFERRING) {
      directory
          .text("begun")
          .ifPresent(
              since ->
                  reports.add(new TaskReport.Running(id, task.attempts(), seconds(since.strip()))));
      return true;
    }
    used(state, task, directory, now)
        .ifPresent(usage -> reports.add(new TaskReport.Used(id, task.attempts(), usage)));
    return true;
  }

  private static Optional<TaskReport> ended(TaskId id, ArrayTask task, TaskDirectory directory) {
    return TaskEnd.read(id, task, directory);
  }

  static Instant seconds(String text) {
    double seconds = Double.parseDouble(text);
    return Instant.ofEpochMilli((long) (seconds * 1000));
  }

  /** Usage that has been measured; reported no oftener than load values are. */
  private Optional<Usage> used(
      ClusterState state, ArrayTask task, TaskDirectory directory, Instant now) {
    double interval =
        Settings.on(state, site.host()).seconds("load_report_time", DEFAULT_REPORT_SECONDS);
    Instant since = task.reported().orElse(task.started());
    double known = task.usage().get("wallclock");
    if (Duration.between(since, now).toMillis() / 1000.0 - known < interval) {
      return Optional.empty();
    }
    Map<String, Double> values = new HashMap<>();
    directory.lines("usage").forEach((name, value) -> values.put(name, Double.valueOf(value)));
    return values.getOrDefault("wallclock", 0.0) > known
        ? Optional.of(new Usage(values))
        : Optional.empty();
  }

  /** A task whose shepherd has died, or has never come, gets another one. */
  private static void abandon(TaskDirectory directory, Instant now, List<Path> abandoned) {
    if (!directory.hasShepherd()
        && !directory.awaitsShepherd(now)
        && directory.text("exit").isEmpty()
        && directory.exists()) {
      abandoned.add(directory.path());
    }
  }

  /**
   * Ends and forgets what the state does not know of: tasks that were put back or deleted by force,
   * and those whose end was absorbed by a process that died before it could forget them. A
   * directory that is newer than the state is left alone.
   */
  private void tidy(
      ClusterState state, Map<TaskId, TaskDirectory> left, Instant now, List<Path> abandoned) {
    Set<Long> inUse = new HashSet<>();
    left.forEach(
        (id, directory) -> {
          inUse.add(id.job());
          if (isNewer(state, id, directory)) {
            return;
          }
          if (directory.text("exit").isPresent()) {
            directory.remove();
          } else {
            directory.wish(terminated(directory));
            abandon(directory, now, abandoned);
          }
        });
    removeScripts(state, inUse);
  }

  private static boolean isNewer(ClusterState state, TaskId id, TaskDirectory directory) {
    if (id.job() > state.counter(Counter.JOB)) {
      return true;
    }
    int attempts =
        state
            .job(id.job())
            .flatMap(job -> job.task(id.task()))
            .map(ArrayTask::attempts)
            .orElse(Integer.MAX_VALUE);
    return directory.attempt() > attempts;
  }

  private void removeScripts(ClusterState state, Set<Long> inUse) {
    try (Stream<Path> listed = Files.list(scripts)) {
      for (Path script : (Iterable<Path>) listed::iterator) {
        String name = script.getFileName().toString();
        if (!name.startsWith(".")) {
          long job = Long.parseLong(name);
          boolean ended = job <= state.counter(Counter.JOB) && state.job(job).isEmpty();
          if (ended && !inUse.contains(job)) {
            Files.deleteIfExists(script);
          }
        }
      }
    } catch (NoSuchFileException e) {
      // no script has been copied yet
    } catch (IOException e) {
      throw new UncheckedIOException("can't tidy " + scripts, e);
    }
  }

  // ------------------------------------------------------------------------------------- loads

  @Override
  public Map<String, HostLoad> loads(ClusterState state, Instant now) {
    if (!state.has(ObjectKind.EXEC_HOST, site.host())) {
      return Map.of();
    }
    Instant last = state.load(site.host()).reported();
    Settings settings = Settings.on(state, site.host());
    double interval = settings.seconds("load_report_time", DEFAULT_REPORT_SECONDS);
    List<String> sensors = LoadSensors.listed(settings.text("load_sensor"));
    LoadSensors programs = new LoadSensors(site.spool());
    boolean due = Duration.between(last, now).toMillis() >= interval * 1000;
    if (!due && !programs.haveReportedSince(sensors, last)) {
      return Map.of();
    }
    if (due) {
      programs.ask(sensors);
    }
    Map<String, Map<String, String>> reported = programs.values(sensors);
    Map<String, String> own = new MachineLoad(Path.of("/proc")).values();
    own.putAll(reported.getOrDefault(site.host(), Map.of()));
    reported.put(site.host(), own);
    Map<String, HostLoad> loads = new LinkedHashMap<>();
    reported.forEach((host, values) -> loads.put(host, new HostLoad(values, now)));
    return loads;
  }

  @Override
  public void acknowledge(List<TaskReport> absorbed) {
    for (TaskReport report : absorbed) {
      if (report instanceof TaskReport.Ended ended) {
        TaskDirectory directory = directory(ended.task());
        if (directory.attempt() == ended.attempt()) {
          directory.remove();
        }
      }
    }
  }
}
