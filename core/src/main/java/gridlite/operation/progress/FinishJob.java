package gridlite.operation.progress;

import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.FinishedJob;
import gridlite.state.Settings;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * The consequences of the end of a job, because its last task has ended or been deleted: it leaves
 * the table, those that wait for it wait no longer, and {@code qstat -s z} remembers it.
 *
 * @see "qsub(1), -hold_jid; sge_conf(5), finished_jobs"
 */
public final class FinishJob {
  private FinishJob() {}

  /** The number of ended jobs that a cell remembers when its configuration names none. */
  private static final long DEFAULT_FINISHED_JOBS = 100;

  /**
   * Ends a job.
   *
   * @param state the state that still holds the job
   * @param job the job as it was with its last tasks
   */
  public static List<Change> changes(ClusterState state, Job job, Instant now) {
    List<Change> changes = new ArrayList<>();
    changes.add(new Change.RemoveJob(job.id()));
    for (Job other : state.successors(job.id())) {
      changes.add(new Change.PutJob(other.withoutEnded(id -> !id.equals(job.id()), now)));
    }
    long kept = Settings.global(state).number("finished_jobs", DEFAULT_FINISHED_JOBS);
    if (kept > 0 || !state.finished().isEmpty()) {
      List<FinishedJob> finished = new ArrayList<>(state.finished());
      finished.add(new FinishedJob(job, slots(job), now));
      int first = (int) Math.max(0, finished.size() - kept);
      changes.add(new Change.PutFinished(finished.subList(first, finished.size())));
    }
    return changes;
  }

  private static long slots(Job job) {
    for (ArrayTask task : job.tasks().values()) {
      if (task.allocation().isPresent()) {
        return task.allocation().get().slots();
      }
    }
    return job.get(JobRequest.SLOTS).min();
  }
}
