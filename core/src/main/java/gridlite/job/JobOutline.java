package gridlite.job;

import gridlite.name.ProjectName;
import gridlite.value.TaskSet;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/**
 * The attributes of a job by which jobs are asked for, without what it asks for in detail. Its
 * tasks with a state of their own have a {@link TaskOutline} each; what depends on other jobs, on
 * queues or on the last scheduling run is not among them.
 *
 * @param owner name of the user who submitted it
 * @param group name of the owner's primary group
 * @param posixPriority priority that was asked for, -1023 to 1024
 * @param parallelEnvironment name or pattern; empty for a serial job
 * @param slots smallest number of slots that it accepts, at least 1
 * @param submitted time of submission, in whole microseconds
 * @param isArray whether it was submitted with {@code -t}
 * @param waiting tasks that just wait
 * @param held those of them under a hold of {@code qhold}
 */
public record JobOutline(
    JobId id,
    String owner,
    String group,
    Optional<ProjectName> project,
    String department,
    String account,
    String name,
    long posixPriority,
    Optional<String> parallelEnvironment,
    long slots,
    Instant submitted,
    boolean isArray,
    TaskSet waiting,
    TaskSet held) {

  /** The outline of a job. */
  public static JobOutline of(Job job) {
    TaskSet held = TaskSet.EMPTY;
    if (!job.holds().isEmpty()) {
      TaskSet free = job.waiting();
      for (TaskSet kind : job.holds().values()) {
        free = free.minus(kind);
      }
      held = job.waiting().minus(free);
    }
    return new JobOutline(
        job.id(),
        job.owner().name().text(),
        job.owner().group(),
        job.get(JobRequest.PROJECT),
        job.get(JobRequest.DEPARTMENT),
        job.get(JobRequest.ACCOUNT),
        job.name(),
        job.get(JobRequest.PRIORITY),
        job.get(JobRequest.PARALLEL_ENVIRONMENT),
        job.get(JobRequest.SLOTS).min(),
        job.submitted().truncatedTo(ChronoUnit.MICROS),
        job.isArray(),
        job.waiting(),
        held);
  }
}
