package gridlite.command.listing;

import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobPriority;
import gridlite.name.QueueInstanceName;
import java.time.Instant;
import java.util.Optional;

/**
 * A line of a job listing: a task, tasks that share a line, or one slot of a task.
 *
 * @param phase between submission and end
 * @param job the job
 * @param task the task, when it has a state of its own
 * @param tasks task numbers as listed; empty for a job that is not an array
 * @param state state letters
 * @param priority as the last scheduling run reported it
 * @param time start of a running task, else submission
 * @param queue queue instance of the task (master) or slot
 * @param slots slots had or asked for
 * @param role of a slot
 * @param continued whether it is a further slot of the same task in the same instance
 */
public record JobRow(
    Phase phase,
    Job job,
    Optional<ArrayTask> task,
    Optional<String> tasks,
    String state,
    JobPriority priority,
    Instant time,
    Optional<QueueInstanceName> queue,
    long slots,
    Role role,
    boolean continued) {

  /** The phase of a job between submission and end. */
  public enum Phase {
    RUNNING,
    PENDING,
    FINISHED
  }

  /** The role of a slot in its task. */
  public enum Role {
    /** A line that is not about one slot. */
    NONE(""),
    MASTER("MASTER"),
    SLAVE("SLAVE");

    private final String word;

    Role(String word) {
      this.word = word;
    }

    /** Text of the column. */
    public String word() {
      return word;
    }
  }

  /** The same line for one slot; those after the first, which is 0, go on with its line. */
  JobRow slot(Role as, long number) {
    return new JobRow(phase, job, task, tasks, state, priority, time, queue, slots, as, number > 0);
  }

  /** The same line for the slots in one instance. */
  JobRow at(QueueInstanceName instance, long slotsThere) {
    return new JobRow(
        phase,
        job,
        task,
        tasks,
        state,
        priority,
        time,
        Optional.of(instance),
        slotsThere,
        role,
        continued);
  }
}
