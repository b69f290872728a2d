package gridlite.exec;

import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.job.TaskId;
import gridlite.job.Usage;
import gridlite.name.HostName;
import gridlite.operation.configure.SimulateLoad;
import gridlite.port.Executor;
import gridlite.port.Inquiry;
import gridlite.port.Observation;
import gridlite.port.TaskReport;
import gridlite.state.ClusterState;
import gridlite.state.Counter;
import gridlite.state.HostLoad;
import gridlite.state.Settings;
import gridlite.state.SimulatedHosts;
import gridlite.state.SimulatedUsage;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Pretends to run tasks: each takes the seconds that its first argument says, 3 without arguments,
 * and before them the time until it is started. It keeps nothing: whether a task has ended follows
 * from when it was dispatched. Suspension does not stop that time; a task that is deleted ends a
 * second later. A task uses what {@link SimulatedUsage} says, which is reported as often as real
 * hosts report usage.
 *
 * @see "sge_conf(5), qmaster_params, SIMULATE_EXECDS"
 */
public final class SimulatedExecutor implements Executor {
  private static final long DEFAULT_SECONDS = 3;
  private static final long SECONDS_TO_END = 1;
  private static final String WALLCLOCK = "wallclock";

  /** An executor without any state. */
  public SimulatedExecutor() {
    // the clock is all it knows, and that is given with each question
  }

  @Override
  public boolean startsWithDispatch(ClusterState state) {
    return true;
  }

  /** The reports of hosts: what {@code qsched load} has set, which is in the state. */
  private record Loads(Map<HostName, HostLoad> loads) implements Observation {}

  @Override
  public Inquiry inquiry(ClusterState saved, Instant now) {
    Observation loads = new Loads(SimulateLoad.unreported(saved, now));
    return () -> loads;
  }

  @Override
  public List<TaskReport> interpret(ClusterState state, Observation seen, Instant now) {
    Poll poll = new Poll(state, now);
    for (Job job : state.begunJobs()) {
      poll.look(job, SimulatedUsage.of(state, job));
    }
    return poll.reports();
  }

  /** The reports of one poll. */
  private static final class Poll {
    private final Instant now;

    /** Seconds between reports of usage. */
    private final double interval;

    /** True of rehearsals, whose tasks have times in the accounting. */
    private final boolean timed;

    private final List<TaskReport> running = new ArrayList<>();
    private final List<End> ended = new ArrayList<>();

    /** No reports yet. */
    Poll(ClusterState state, Instant now) {
      this.now = now;
      this.interval = Settings.global(state).reportSeconds();
      this.timed = state.counter(Counter.REHEARSAL) == 1;
    }

    void look(Job job, SimulatedUsage uses) {
      long seconds = seconds(job);
      for (ArrayTask task : job.tasks().values()) {
        if (!task.isActive()) {
          continue;
        }
        TaskId id = new TaskId(job.id(), task.number());
        Instant end = end(task, seconds);
        if (!end.isAfter(now)) {
          ended.add(new End(id, task, end, used(uses, task, end)));
        } else if (task.phase() == ArrayTask.Phase.TRANSFERRING) {
          running.add(new TaskReport.Running(id, task.attempts(), task.started()));
        } else if (!uses.isNone()
            && runningSeconds(task, now) - task.usage().get(WALLCLOCK) >= interval) {
          running.add(new TaskReport.Used(id, task.attempts(), used(uses, task, now)));
        }
      }
    }

    private Usage used(SimulatedUsage uses, ArrayTask task, Instant until) {
      return !timed && uses.isNone() && task.usage().values().isEmpty()
          ? Usage.NONE
          : uses.after(
              task.usage(),
              runningSeconds(task, until),
              task.allocation().map(Allocation::slots).orElse(1L));
    }

    List<TaskReport> reports() {
      if (ended.size() > 1) {
        ended.sort(Comparator.comparing(End::when).thenComparing(End::task));
      }
      List<TaskReport> reports = new ArrayList<>(running);
      ended.forEach(end -> reports.add(report(end)));
      return reports;
    }

    /** On the original's simulated hosts, accounting knows no times of simulated tasks. */
    private TaskReport report(End end) {
      TaskReport.Times times = new TaskReport.Times(start(end.state()), end.when());
      return TaskReport.Ended.done(
          end.task(),
          end.state().attempts(),
          timed ? Optional.of(times) : Optional.empty(),
          end.used());
    }
  }

  /** An end of a task. */
  private record End(TaskId task, ArrayTask state, Instant when, Usage used) {}

  private static Instant start(ArrayTask task) {
    return task.started().plusSeconds(SimulatedHosts.SECONDS_TO_START);
  }

  private static double runningSeconds(ArrayTask task, Instant until) {
    return Math.max(0, Duration.between(start(task), until).toMillis() / 1000.0);
  }

  @Override
  public Optional<Instant> nextEnd(ClusterState state, Instant now) {
    Instant next = null;
    for (Job job : state.begunJobs()) {
      long seconds = seconds(job);
      for (ArrayTask task : job.tasks().values()) {
        if (task.isActive()) {
          Instant end = end(task, seconds);
          if (end.isAfter(now) && (next == null || end.isBefore(next))) {
            next = end;
          }
        }
      }
    }
    return Optional.ofNullable(next);
  }

  private static Instant end(ArrayTask task, long seconds) {
    Instant end = task.started().plusSeconds(SimulatedHosts.SECONDS_TO_START + seconds);
    Instant killed =
        task.killRequested().map(asked -> asked.plusSeconds(SECONDS_TO_END)).orElse(end);
    return killed.isBefore(end) ? killed : end;
  }

  /** Leading digits of the first argument, as C's atoi reads them; negative counts as 0. */
  private static long seconds(Job job) {
    List<String> arguments = job.get(JobRequest.ARGUMENTS);
    if (arguments.isEmpty()) {
      return DEFAULT_SECONDS;
    }
    String text = arguments.get(0);
    long seconds = 0;
    for (int i = 0; i < text.length() && seconds < Integer.MAX_VALUE; i++) {
      char c = text.charAt(i);
      if (c < '0' || c > '9') {
        break;
      }
      seconds = seconds * 10 + (c - '0');
    }
    return seconds;
  }
}
