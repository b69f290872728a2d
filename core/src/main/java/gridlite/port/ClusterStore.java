package gridlite.port;

import gridlite.job.FieldCondition;
import gridlite.job.JobId;
import gridlite.state.ClusterState;
import gridlite.state.JobEvent;
import gridlite.state.ObjectRevision;
import gridlite.state.Outcome;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Keeps the state of one cell. */
public interface ClusterStore extends AutoCloseable {
  /**
   * Gives the committed state to a reader. Sections of the state are loaded while the reader asks
   * for them, so the state must not be used after the reader has returned.
   */
  <R> R read(Function<ClusterState, R> reader);

  /**
   * Gives a reader the committed state as far as it is about some owners: all but waiting jobs of
   * others, and their priorities, which it may hold or not. What nobody asks for need not be read.
   */
  default <R> R readOf(Set<String> owners, Function<ClusterState, R> reader) {
    return read(reader);
  }

  /**
   * Runs an operation on the committed state and commits its changes in one transaction before
   * returning; when the operation throws, nothing is changed. Updates exclude each other. {@code
   * who} is kept with changed objects.
   */
  <R> R update(String who, Function<ClusterState, Outcome<R>> operation);

  /**
   * Runs something that updates, unless another process has the right to write: then nothing is
   * done, and nobody waited for. Where those who read and those who write exclude each other
   * anyhow, it is run.
   */
  default void unlessOthersWrite(Runnable updates) {
    updates.run();
  }

  /** Returns when all that was committed would survive the loss of power. */
  default void sync() {}

  /** Returns what is heard of commits; empty where nothing is heard of others who commit. */
  default Optional<Commits> commits() {
    return Optional.empty();
  }

  /** Text of a job's script; empty when the job has none. */
  Optional<String> script(JobId job);

  /**
   * Passes on what the accounting file has of tasks that meet conditions, and the lines that have
   * to be looked at, in the order of the file. Others may be passed on as well.
   *
   * @return false if nothing was passed on, and the file has to be read as a whole
   */
  default boolean visitAccounting(List<FieldCondition> conditions, AccountingVisitor visitor) {
    return false;
  }

  /** Every state that configured objects were in, oldest first. */
  List<ObjectRevision> history();

  /**
   * Events of jobs that changed, oldest first, as they were recorded; of long ago nothing is kept.
   * {@link gridlite.state.JobEvents} says which are, and adds what can be read from the jobs.
   */
  List<JobEvent> jobEvents();

  /** The recorded events of one job, oldest first. */
  List<JobEvent> jobEvents(JobId job);

  /**
   * Lets others use the database until the next call: to be called before waiting for a user or a
   * job.
   */
  default void release() {}

  /** Releases the database; the store can't be used afterwards. */
  @Override
  void close();
}
