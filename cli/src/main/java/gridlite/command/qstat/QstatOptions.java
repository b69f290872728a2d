package gridlite.command.qstat;

import gridlite.command.listing.JobSelection;
import gridlite.command.listing.QueueSelection;
import java.util.List;
import java.util.Optional;

/**
 * The options of a {@code qstat} listing.
 *
 * @param jobs which jobs
 * @param queues which queue instances
 * @param full {@code -f}: jobs below their queue instances
 * @param resources {@code -F}: names of the resources listed; empty list: all of them
 * @param slotBySlot {@code -g t}, {@code -t}: a line a slot
 * @param taskByTask {@code -g d}: a line a task
 * @param hideEmpty {@code -ne}: without instances that have no job
 * @param requests {@code -r}: with what the jobs asked for
 * @param byInstance whether running jobs are ordered by queue instance
 * @param explained {@code -explain}: state letters whose reasons are shown
 */
public record QstatOptions(
    JobSelection jobs,
    QueueSelection queues,
    boolean full,
    Optional<List<String>> resources,
    boolean slotBySlot,
    boolean taskByTask,
    boolean hideEmpty,
    boolean requests,
    boolean byInstance,
    String explained) {
  /** The kind of listing. */
  QstatReport.Layout layout() {
    return full ? QstatReport.Layout.QUEUE_INSTANCES : QstatReport.Layout.JOBS;
  }
}
