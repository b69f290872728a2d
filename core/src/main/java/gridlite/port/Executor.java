package gridlite.port;

import gridlite.job.Job;
import gridlite.job.TaskId;
import gridlite.name.HostName;
import gridlite.state.ClusterState;
import gridlite.state.HostLoad;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Runs tasks. A reconciler: every call may be repeated, by any process, since the truth is where
 * the tasks run.
 */
public interface Executor {
  /**
   * Starts a dispatched task, unless it has been started for this attempt already. To be called
   * within an update, so that nobody else starts or forgets tasks meanwhile, and only for a
   * dispatch that is saved.
   *
   * @param state the state that holds the job and its allocation
   * @param job the job
   * @param task its task, in phase TRANSFERRING
   */
  void start(ClusterState state, Job job, TaskId task, Instant now);

  /**
   * Starts several dispatched tasks, which may cost less than one by one.
   *
   * @return what was in the way of tasks that could not be started now
   */
  default List<String> startAll(ClusterState state, List<TaskId> tasks, Instant now) {
    for (TaskId task : tasks) {
      state.job(task.job()).ifPresent(job -> start(state, job, task, now));
    }
    return List.of();
  }

  /**
   * Returns why tasks can't be looked after from here, so that none should be dispatched; empty
   * where they can.
   */
  default Optional<String> absence(ClusterState state) {
    return Optional.empty();
  }

  /**
   * Returns whether tasks run from their dispatch on, without anything to be done or reported for
   * that.
   */
  default boolean startsWithDispatch(ClusterState state) {
    return false;
  }

  /** The purpose of a signal. */
  enum Signal {
    SUSPEND,
    RESUME,
    TERMINATE
  }

  /** Delivers a signal to a started task; does nothing for one that has ended. */
  void signal(ClusterState state, Job job, TaskId task, Signal signal, Instant now);

  /**
   * Ends a started task, and lets it know who wants that.
   *
   * @param by {@code user@host}
   */
  default void terminate(ClusterState state, Job job, TaskId task, String by, Instant now) {
    signal(state, job, task, Signal.TERMINATE, now);
  }

  /**
   * Returns what has happened to started tasks since it was absorbed last; repeated until
   * acknowledged.
   *
   * @param saved a state that is saved: what is not may be undone, and the tasks' ends with it
   */
  List<TaskReport> poll(ClusterState saved, Instant now);

  /**
   * Load values of hosts that are due: each host whose last report is older than its {@code
   * load_report_time}.
   */
  default Map<HostName, HostLoad> loads(ClusterState state, Instant now) {
    return Map.of();
  }

  /**
   * Forgets what was absorbed. To be called when the changes that follow from the reports would
   * survive the loss of power, and within an update, as {@link #start}.
   */
  void acknowledge(List<TaskReport> absorbed);

  /** Returns what wakes the cell; empty where nothing does, as by a clock that is moved by hand. */
  default Optional<WakeUpCall> wakeUpCall(ClusterState state) {
    return Optional.empty();
  }

  /**
   * Returns when the next task is known to end after an instant; empty where that can't be known.
   */
  default Optional<Instant> nextEnd(ClusterState state, Instant now) {
    return Optional.empty();
  }
}
