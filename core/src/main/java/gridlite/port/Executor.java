package gridlite.port;

import gridlite.job.Job;
import gridlite.job.TaskId;
import gridlite.state.ClusterState;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Runs tasks. A reconciler in four steps, each of which may be repeated, by any process, since the
 * truth is where the tasks run: a saved state says what to look at ({@link #inquiry}); looking is
 * done outside of every transaction and gives a value ({@link Inquiry#observe}); state and value
 * together say what has happened ({@link #interpret}) and what is to be done ({@link #orders},
 * {@link #starts}); that is done after the commit, outside of every transaction ({@link
 * #carryOut}). The first and the third step are pure.
 */
public interface Executor {
  /**
   * Returns what is to be looked at.
   *
   * @param saved a state that is saved
   */
  Inquiry inquiry(ClusterState saved, Instant now);

  /**
   * Returns what must be looked at before tasks are dispatched or started, which is less: nothing
   * of tasks that run.
   */
  default Inquiry inquiryBeforeStarts(ClusterState saved) {
    return Observation.Nothing::new;
  }

  /**
   * Returns what has happened to started tasks since it was absorbed last; repeated until {@link
   * TaskOrder.Forget} is carried out. What was not seen has not happened: a task that the inquiry
   * did not ask for, or whose executor could not be reached, stays as it is.
   *
   * @param saved a state that is saved, and not older than the inquiry: what is not saved may be
   *     undone, and the tasks' ends with it
   */
  List<TaskReport> interpret(ClusterState saved, Observation seen, Instant now);

  /**
   * Returns what follows for tasks that have been started.
   *
   * @param saved as for {@link #interpret}
   */
  default List<TaskOrder> orders(ClusterState saved, Observation seen, Instant now) {
    return List.of();
  }

  /**
   * Returns orders to start dispatched tasks.
   *
   * @param state the state that holds their jobs and allocations
   * @param tasks tasks in phase TRANSFERRING whose dispatch is saved
   * @param seen what was seen after that
   */
  default List<TaskOrder> starts(ClusterState state, Observation seen, List<TaskId> tasks) {
    return List.of();
  }

  /** The purpose of a signal. */
  enum Signal {
    SUSPEND,
    RESUME,
    TERMINATE
  }

  /**
   * Returns orders that deliver a signal to a started task.
   *
   * @param saved a state that is saved; says what is to become of the task
   * @param job the job as it was when it was signalled
   * @param by {@code user@host} that signals
   */
  default List<TaskOrder> signal(
      ClusterState saved, Job job, TaskId task, Signal signal, String by, Instant now) {
    return List.of();
  }

  /**
   * Does what was ordered. To be called outside of every transaction, and in turns ({@code
   * Reconciler}): nobody else reads a state and speaks to tasks between the state that the orders
   * come from and this.
   *
   * @return what was in the way; whoever looks next tries that again
   */
  default List<String> carryOut(List<TaskOrder> orders) {
    return List.of();
  }

  /**
   * Returns why tasks that are dispatched have not begun, where something else than the cell holds
   * them back, as it was seen last. The reasons are in the words of that.
   */
  default Map<TaskId, String> heldBack() {
    return Map.of();
  }

  /**
   * Returns whether tasks run from their dispatch on, without anything to be done or reported for
   * that.
   */
  default boolean startsWithDispatch(ClusterState state) {
    return false;
  }

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
