package gridlite.state;

import gridlite.format.Values;
import gridlite.job.Job;
import gridlite.name.ObjectKind;
import gridlite.name.QueueInstanceName;
import java.util.List;

/** One change of a {@link ClusterState}: what operations return and stores commit. */
public sealed interface Change {
  /** A configured object is added or replaced; it moves to the end of its kind's list. */
  record PutObject(ObjectKind kind, String name, Values object) implements Change {}

  /** A configured object that stays as it is moves to the end of its kind's list. */
  record MoveObject(ObjectKind kind, String name) implements Change {}

  /** A configured object is removed. */
  record RemoveObject(ObjectKind kind, String name) implements Change {}

  /** A job's script is kept; follows the {@link PutJob} of a new job. */
  record PutScript(long job, String text) implements Change {}

  /** A job is added or replaced. */
  record PutJob(Job job) implements Change {}

  /** A job and its script are removed. */
  record RemoveJob(long id) implements Change {}

  /** The jobs of {@code qstat -s z} are replaced, in order of their ends. */
  record PutFinished(List<FinishedJob> jobs) implements Change {}

  /** A queue instance's state is added or replaced. */
  record PutInstance(InstanceState state) implements Change {}

  /** A queue instance is gone. */
  record RemoveInstance(QueueInstanceName name) implements Change {}

  /** A host has reported. */
  record PutLoad(String host, HostLoad load) implements Change {}

  /** The report of the last scheduling run is replaced. */
  record PutReport(SchedulingReport report) implements Change {}

  /** Usage of a user or project is replaced. */
  record PutUsage(UsageKey key, UsageRecord usage) implements Change {}

  /** Usage of a user or project is forgotten. */
  record RemoveUsage(UsageKey key) implements Change {}

  /** An advance reservation is added or replaced. */
  record PutReservation(AdvanceReservation reservation) implements Change {}

  /** An advance reservation is removed. */
  record RemoveReservation(long id) implements Change {}

  /** A counter is set. */
  record SetCounter(Counter counter, long value) implements Change {}

  /** A record (without newline) is appended to the accounting file, exactly once. */
  record Account(String line) implements Change {}
}
