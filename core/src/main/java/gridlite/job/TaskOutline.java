package gridlite.job;

import gridlite.name.QueueInstanceName;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/**
 * Place and time of a task with a state of its own: where it runs, and since when.
 *
 * @param task number of its job, and its own
 * @param instance queue instance of its master; empty when it waits again
 * @param slots slots that it has in all; empty when it waits again
 * @param lastStart when it was dispatched the last time, in whole microseconds; empty while it
 *     never was
 * @param attempts how often it was dispatched
 */
public record TaskOutline(
    TaskId task,
    Optional<QueueInstanceName> instance,
    Optional<Long> slots,
    Optional<Instant> lastStart,
    long attempts) {

  /** The outline of a task of a job. */
  public static TaskOutline of(JobId job, ArrayTask task) {
    return new TaskOutline(
        new TaskId(job, task.number()),
        task.allocation().map(Allocation::master),
        task.allocation().map(Allocation::slots),
        task.lastStart().map(start -> start.truncatedTo(ChronoUnit.MICROS)),
        task.attempts());
  }
}
