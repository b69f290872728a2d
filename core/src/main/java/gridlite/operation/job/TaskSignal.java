package gridlite.operation.job;

import gridlite.job.Job;
import gridlite.job.TaskId;
import gridlite.port.Executor;

/**
 * A signal for a running task, to be delivered after the commit.
 *
 * @param job the job as it was when the signal was decided
 */
public record TaskSignal(Job job, TaskId task, Executor.Signal signal) {
  static TaskSignal terminate(Job job, TaskId task) {
    return new TaskSignal(job, task, Executor.Signal.TERMINATE);
  }
}
