package gridlite.command.program;

import gridlite.command.listing.InstanceStates;
import gridlite.job.ArrayTask;
import gridlite.job.HoldKind;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.job.TaskFlag;
import gridlite.policy.Eligibility;
import gridlite.state.ClusterState;
import gridlite.value.TaskSet;
import java.time.Instant;

/**
 * The states of tasks in the words of DRMAA: a hold, a suspension is the user's or the system's, or
 * both.
 *
 * @see "drmaa_job_ps(3), sge_status(5)"
 */
final class TaskStates {
  private final ClusterState state;
  private final InstanceStates instances;
  private final Instant now;

  /** The states of tasks at some time. */
  TaskStates(ClusterState state, Instant now) {
    this.state = state;
    this.now = now;
    this.instances = new InstanceStates(state, now);
  }

  /** The word for the state of a task that is neither over nor unknown. */
  String word(Job job, ArrayTask task) {
    if (!task.isActive()) {
      return task.is(TaskFlag.ERROR) ? "failed" : held(job, task.number());
    }
    String byUser = task.is(TaskFlag.SUSPENDED) ? "user_" : "";
    boolean bySystem = task.is(TaskFlag.THRESHOLD) || instances.suspends(job, task);
    String by = byUser + (bySystem ? "system_" : "");
    return by.isEmpty() ? "running" : by + "suspended";
  }

  private String held(Job job, long task) {
    boolean bySystem =
        job.held(HoldKind.SYSTEM).contains(task)
            || job.held(HoldKind.OPERATOR).contains(task)
            || Eligibility.dependsOnJobs(state, job)
            || isArrayHeld(job, task)
            || job.get(JobRequest.START_TIME).filter(now::isBefore).isPresent();
    String byUser = job.held(HoldKind.USER).contains(task) ? "user_" : "";
    String by = byUser + (bySystem ? "system_" : "");
    return by.isEmpty() ? "queued_active" : by + "on_hold";
  }

  private boolean isArrayHeld(Job job, long task) {
    return !job.arrayPredecessors().isEmpty()
        && Eligibility.withoutDependent(state, job, TaskSet.of(task)).isEmpty();
  }
}
