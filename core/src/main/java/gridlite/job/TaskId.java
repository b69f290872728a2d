package gridlite.job;

/**
 * A task of a job.
 *
 * @param job job number
 * @param task task number; 1 for the only task of a job that is not an array
 */
public record TaskId(JobId job, long task) implements Comparable<TaskId> {
  @Override
  public int compareTo(TaskId other) {
    int byJob = job.compareTo(other.job);
    return byJob != 0 ? byJob : Long.compare(task, other.task);
  }

  @Override
  public String toString() {
    return job + "." + task;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof TaskId that && job.equals(that.job) && task == that.task;
  }

  @Override
  public int hashCode() {
    return 31 * job.hashCode() + Long.hashCode(task);
  }
}
