package gridlite.state;

import gridlite.job.Job;
import java.time.Instant;

/**
 * A job that has ended or was deleted, for {@code qstat -s z}.
 *
 * @param job the job as it was before its last task ended
 * @param slots slots it had; for one that never ran, the least it asked for
 * @param ended when the last task ended
 */
public record FinishedJob(Job job, long slots, Instant ended) {}
