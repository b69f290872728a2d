package gridlite.state;

import gridlite.config.CheckpointEnvironment;
import gridlite.config.ClusterQueue;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.name.ObjectKind;
import java.util.Optional;

/**
 * The rules by which jobs are run again.
 *
 * @see "qsub(1), -r and -c; queue_conf(5), rerun; checkpoint(5), when"
 */
public final class Restarts {
  private Restarts() {}

  /** Returns whether a job can be run again: as its {@code -r} says, else as its queue does. */
  public static boolean isRerunnable(Job job, Optional<QueueInstance> instance) {
    return job.get(JobRequest.RERUN)
        .or(() -> instance.map(found -> found.get(ClusterQueue.RERUN)))
        .orElse(false);
  }

  /**
   * The occasions of a job's checkpoints in letters: its own, else those of its checkpointing
   * environment; no letters without one.
   */
  public static String occasions(ClusterState state, Job job) {
    return job.get(JobRequest.CHECKPOINT_WHEN)
        .filter(when -> Character.isLetter(when.charAt(0)))
        .or(
            () ->
                job.get(JobRequest.CHECKPOINT)
                    .flatMap(name -> state.find(ObjectKind.CHECKPOINT, name))
                    .map(checkpointing -> checkpointing.get(CheckpointEnvironment.WHEN)))
        .orElse("");
  }
}
