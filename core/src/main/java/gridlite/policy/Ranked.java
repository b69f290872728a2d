package gridlite.policy;

import gridlite.job.Job;
import gridlite.job.JobPriority;
import gridlite.value.TaskSet;

/**
 * Pending tasks of a job in the order of dispatch. An array job whose tasks differ in tickets
 * occurs several times, its tasks ascending.
 *
 * @param job the job
 * @param tasks tasks of this priority that may be dispatched; not empty
 * @param priority their priority
 */
public record Ranked(Job job, TaskSet tasks, JobPriority priority) {}
