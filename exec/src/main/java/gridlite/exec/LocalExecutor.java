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
import gridlite.port.WakeUpCall;
import gridlite.state.ClusterState;
import gridlite.state.HostLoad;
import gridlite.state.Settings;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashMap;
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

  /**
   * Returns what keeps a Perl from running jobs, a line; empty when nothing does.
   *
   * @param perl the interpreter
   * @throws IOException when it can't be tried
   */
  public static Optional<String> troubleOfPerl(Path perl) throws IOException {
    return Shepherds.trouble(perl);
  }

  private final Site site;
  private final Spool spool;
  private final TaskStarter starter;
  private final SpoolWorker worker;
  private final AlarmClock alarm;

  /**
   * The cell as its executor must know it.
   *
   * @param root {@code SGE_ROOT}
   * @param cell {@code SGE_CELL}
   * @param host name of this host
   * @param binaries directory of the commands
   * @param script text of a job's script; empty when the job has none
   * @param home home directory of a user
   * @param wake command that catches up with the cell, to be run when a task has ended; empty where
   *     its daemon looks by itself
   * @param variables variables that this command needs beside those of the cell
   */
  public record Site(
      Path root,
      String cell,
      HostName host,
      Path binaries,
      Function<JobId, Optional<String>> script,
      Function<String, String> home,
      List<String> wake,
      Map<String, String> variables) {
    /** Copies the collections. */
    public Site {
      wake = List.copyOf(wake);
      variables = Map.copyOf(variables);
    }

    Path spool() {
      return root.resolve(cell).resolve("spool");
    }

    /** Returns the home directories of some users, by their names. */
    Map<String, String> homes(Set<String> users) {
      Map<String, String> homes = new HashMap<>();
      users.forEach(user -> homes.put(user, home.apply(user)));
      return homes;
    }

    /** Returns what the command that catches up finds its cell by. */
    Map<String, String> wakeVariables() {
      Map<String, String> all = new LinkedHashMap<>(variables);
      all.put("SGE_ROOT", root.toString());
      all.put("SGE_CELL", cell);
      return all;
    }
  }

  /** The time for which an executor starts tasks. */
  public enum Term {
    /** A command, after which this process goes on. */
    COMMAND,
    /** All that this process does, to whose end it keeps what forks shepherds. */
    PROCESS
  }

  /** The executor of a cell on this host. */
  public LocalExecutor(Site site, Term term) {
    this(site, term, point -> {});
  }

  /**
   * The same for tests that kill it on its way.
   *
   * @param at hears of each step, and may throw
   */
  LocalExecutor(Site site, Term term, Consumer<String> at) {
    this.site = site;
    this.spool = Spool.in(site.spool());
    Shepherds shepherds = new Shepherds(site.spool(), Shepherds.Readers.CELL);
    this.starter = new TaskStarter(site, spool, at);
    ForkServer forkServer = new ForkServer(site.spool(), shepherds, term);
    this.worker = new SpoolWorker(spool, starter, at, forkServer::start);
    this.alarm = new AlarmClock(site, shepherds);
  }

  // ------------------------------------------------------------------------------------ asking

  @Override
  public Inquiry inquiry(ClusterState saved, Instant now) {
    List<AskedTask> asked = SpoolJudgement.asked(saved, now, this::isHere);
    Optional<LoadInquiry> loads = loadInquiry(saved, now);
    Set<String> owners = SpoolJudgement.ownersOfStarts(saved);
    return () -> {
      Optional<String> absence = absence();
      if (absence.isPresent()) {
        return new Observation.Foreign(absence.get());
      }
      SpoolReader reader = new SpoolReader(spool, SpoolReader.Shepherding.local(now));
      return reader.look(
          asked, site.homes(owners), loads.map(inquiry -> loads(inquiry, now)).orElse(Map.of()));
    };
  }

  @Override
  public Inquiry inquiryBeforeStarts(ClusterState saved) {
    Set<String> owners = SpoolJudgement.ownersOfStarts(saved);
    return () -> {
      Optional<String> absence = absence();
      return absence.isPresent()
          ? new Observation.Foreign(absence.get())
          : SpoolSight.of(site.homes(owners));
    };
  }

  private Optional<String> absence() {
    return CellPlace.absence(site.root().resolve(site.cell()));
  }

  private boolean isHere(HostName host) {
    return host.equals(site.host());
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
    return seen instanceof SpoolSight sight
        ? starter.orders(state, sight, tasks, this::isHere)
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
    return orders.isEmpty() || absence().isPresent() ? List.of() : worker.carryOut(orders);
  }

  // ------------------------------------------------------------------------------------- loads

  /**
   * Load values that are asked for.
   *
   * @param last when the host has reported before, if it ever has
   * @param isDue whether it is to report again
   * @param sensors programs that report, too
   */
  private record LoadInquiry(Optional<Instant> last, boolean isDue, List<String> sensors) {}

  private Optional<LoadInquiry> loadInquiry(ClusterState state, Instant now) {
    if (state.execHost(site.host()).isEmpty()) {
      return Optional.empty();
    }
    Optional<Instant> last = state.lastReport(site.host());
    Settings settings = Settings.on(state, site.host());
    boolean due = settings.isReportDue(last, now);
    List<String> sensors = LoadSensors.listed(settings);
    return due || !sensors.isEmpty()
        ? Optional.of(new LoadInquiry(last, due, sensors))
        : Optional.empty();
  }

  private Map<HostName, HostLoad> loads(LoadInquiry inquiry, Instant now) {
    LoadSensors programs = new LoadSensors(site.spool());
    if (!inquiry.isDue()
        && inquiry
            .last()
            .filter(last -> programs.haveReportedSince(inquiry.sensors(), last))
            .isEmpty()) {
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
