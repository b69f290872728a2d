package gridlite.exec;

import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.TaskId;
import gridlite.name.HostName;
import gridlite.port.Executor;
import gridlite.port.Inquiry;
import gridlite.port.Observation;
import gridlite.port.TaskOrder;
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

  // ------------------------------------------------------------------------------------ asking

  @Override
  public Inquiry inquiry(ClusterState saved, Instant now) {
    List<AskedTask> asked = SpoolJudgement.asked(saved, now, this::isHere);
    Optional<LoadInquiry> loads = loadInquiry(saved, now);
    Set<String> owners = ownersOfStarts(saved);
    return () -> {
      Optional<String> absence = absence();
      if (absence.isPresent()) {
        return new Observation.Foreign(absence.get());
      }
      SpoolReader reader = new SpoolReader(spool, SpoolReader.Shepherding.local(now));
      return reader.look(
          asked, homes(owners), loads.map(inquiry -> loads(inquiry, now)).orElse(Map.of()));
    };
  }

  @Override
  public Inquiry inquiryBeforeStarts(ClusterState saved) {
    Set<String> owners = ownersOfStarts(saved);
    return () -> {
      Optional<String> absence = absence();
      return absence.isPresent()
          ? new Observation.Foreign(absence.get())
          : SpoolSight.of(homes(owners));
    };
  }

  private Optional<String> absence() {
    return CellPlace.absence(site.root().resolve(site.cell()));
  }

  private boolean isHere(HostName host) {
    return host.equals(site.host());
  }

  private static Set<String> ownersOfStarts(ClusterState saved) {
    Set<String> owners = new HashSet<>();
    for (Job job : saved.begunJobs()) {
      for (ArrayTask task : job.tasks().values()) {
        if (task.phase() == ArrayTask.Phase.TRANSFERRING) {
          owners.add(job.owner().name().text());
        }
      }
    }
    return owners;
  }

  private Map<String, String> homes(Set<String> owners) {
    Map<String, String> homes = new HashMap<>();
    owners.forEach(owner -> homes.put(owner, site.home().apply(owner)));
    return homes;
  }

  // ----------------------------------------------------------------------------------- judging

  @Override
  public List<TaskReport> interpret(ClusterState saved, Observation seen, Instant now) {
    if (seen instanceof Observation.Foreign foreign) {
      return List.of(new TaskReport.Trouble(new TaskId(JobId.UNSUBMITTED, 0), 0, foreign.reason()));
    }
    return seen instanceof SpoolSight sight
        ? new SpoolJudgement(saved, sight, now, spool)
            .reports(this::isHere, "the jobs of this cell run on " + site.host() + " alone")
        : List.of();
  }

  @Override
  public List<TaskOrder> orders(ClusterState saved, Observation seen, Instant now) {
    return seen instanceof SpoolSight sight
        ? new SpoolJudgement(saved, sight, now, spool).orders(this::isHere)
        : List.of();
  }

  @Override
  public List<TaskOrder> starts(ClusterState state, Observation seen, List<TaskId> tasks) {
    List<TaskOrder> starts = new ArrayList<>();
    if (seen instanceof SpoolSight sight) {
      for (TaskId id : tasks) {
        Optional<Job> job = state.job(id.job());
        Optional<ArrayTask> task = job.flatMap(found -> found.tasks().find(id.task()));
        if (task.isPresent()
            && task.get().isActive()
            && SpoolJudgement.isHere(task.get(), this::isHere)) {
          // whose owner was not asked for has been dispatched since, and is started by the next
          Optional.ofNullable(sight.homes().get(job.orElseThrow().owner().name().text()))
              .flatMap(home -> starter.order(state, job.orElseThrow(), task.get(), home))
              .ifPresent(starts::add);
        }
      }
    }
    return starts;
  }

  @Override
  public List<TaskOrder> signal(
      ClusterState saved, Job job, TaskId task, Signal signal, String by, Instant now) {
    return SpoolJudgement.signal(saved, job, task, signal, by, now);
  }

  // --------------------------------------------------------------------------------- carry out

  @Override
  public List<String> carryOut(List<TaskOrder> orders) {
    if (orders.isEmpty() || absence().isPresent()) {
      return List.of();
    }
    if (orders.stream().anyMatch(LocalExecutor::isAlone)) {
      spool.sweep();
    }
    List<String> troubles = new ArrayList<>();
    List<Shepherds.Flock> flocks = new ArrayList<>();
    for (TaskOrder order : orders) {
      try {
        carryOut(order, flocks);
      } catch (IOException e) {
        if (order instanceof TaskOrder.Start) {
          troubles.add(notStarted(order.task(), "can't make its directory: " + e));
        }
        // what can't be forgotten or removed is left over, which the next look finds
      } catch (UncheckedIOException e) {
        troubles.add("task " + order.task() + ": " + e.getMessage() + ": " + e.getCause());
      }
    }
    at.accept("made all");
    shepherds
        .start(flocks)
        .ifPresent(
            why -> {
              for (Shepherds.Flock flock : flocks) {
                spool.directory(flock.task()).awaitNobody();
                troubles.add(notStarted(flock.task(), why));
              }
            });
    return troubles;
  }

  /** Returns whether an order is carried out while nobody else makes or removes directories. */
  private static boolean isAlone(TaskOrder order) {
    return order instanceof TaskOrder.Start || order instanceof TaskOrder.Forget;
  }

  private void carryOut(TaskOrder order, List<Shepherds.Flock> flocks) throws IOException {
    TaskDirectory directory = spool.directory(order.task());
    if (order instanceof TaskOrder.Start start) {
      if (!directory.exists()
          && !spool.claims().has(start.task(), start.attempt())
          && starter.prepare(start, directory.path())) {
        flocks.add(new Shepherds.Flock(start.task(), directory.path(), start.attempt()));
      }
    } else if (order instanceof TaskOrder.Intend intend) {
      if (directory.exists() && directory.attempt().orElse(intend.attempt()) == intend.attempt()) {
        directory.wish(SpoolJudgement.request(intend.intention(), intend.by(), directory.wished()));
      }
    } else if (order instanceof TaskOrder.Recover recover) {
      if (directory.exists()) {
        flocks.add(new Shepherds.Flock(recover.task(), directory.path(), recover.attempt()));
      }
    } else if (order instanceof TaskOrder.Forget forget) {
      forget(forget.task(), forget.attempt());
    } else if (order instanceof TaskOrder.RemoveScript remove) {
      spool.removeScript(remove.job());
    }
  }

  private static String notStarted(TaskId task, String why) {
    return "task " + task + " could not be started, which the next command tries again: " + why;
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

  // ------------------------------------------------------------------------------------- loads

  /**
   * Load values that are asked for.
   *
   * @param last when the host has reported before
   * @param isDue whether it is to report again
   * @param sensors programs that report, too
   */
  private record LoadInquiry(Instant last, boolean isDue, List<String> sensors) {}

  private Optional<LoadInquiry> loadInquiry(ClusterState state, Instant now) {
    if (state.execHost(site.host()).isEmpty()) {
      return Optional.empty();
    }
    Instant last = state.load(site.host()).reported();
    Settings settings = Settings.on(state, site.host());
    double interval = settings.reportSeconds();
    // reports of a time to come were made before the clock was set back
    boolean due = last.isAfter(now) || Duration.between(last, now).toMillis() >= interval * 1000;
    List<String> sensors = LoadSensors.listed(settings.text("load_sensor"));
    return due || !sensors.isEmpty()
        ? Optional.of(new LoadInquiry(last, due, sensors))
        : Optional.empty();
  }

  private Map<HostName, HostLoad> loads(LoadInquiry inquiry, Instant now) {
    LoadSensors programs = new LoadSensors(site.spool());
    if (!inquiry.isDue() && !programs.haveReportedSince(inquiry.sensors(), inquiry.last())) {
      return Map.of();
    }
    if (inquiry.isDue()) {
      programs.ask(inquiry.sensors());
    }
    Map<HostName, Map<String, String>> reported = programs.values(inquiry.sensors());
    Map<String, String> own = new KernelLoad(Path.of("/proc"), spool.boundCores()).values();
    own.putAll(reported.getOrDefault(site.host(), Map.of()));
    reported.put(site.host(), own);
    Map<HostName, HostLoad> loads = new LinkedHashMap<>();
    reported.forEach((host, values) -> loads.put(host, new HostLoad(values, now)));
    return loads;
  }

  // ------------------------------------------------------------------------------------- alarm

  @Override
  public Optional<WakeUpCall> wakeUpCall(ClusterState state) {
    return absence().isPresent() ? Optional.empty() : Optional.of(alarm);
  }
}
