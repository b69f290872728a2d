package gridlite.state;

import gridlite.job.JobId;
import gridlite.value.TaskSet;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;

/**
 * An event in the life of a job.
 *
 * @param job the job
 * @param at when, in the time of the cell
 * @param action what happened
 * @param tasks to which of its tasks; empty for the job as a whole, and for a job without array
 * @param author who did it: a user, {@link #SCHEDULER} or {@link #EXECUTOR}
 * @param detail what else is known of it, for people
 */
public record JobEvent(
    JobId job, Instant at, Action action, TaskSet tasks, String author, Optional<String> detail) {
  /** The author of what scheduling runs do. */
  public static final String SCHEDULER = "scheduler";

  /** The author of what comes from the hosts that run tasks. */
  public static final String EXECUTOR = "executor";

  /** The kinds of events. */
  public enum Action {
    SUBMITTED,
    /** Its request was changed. */
    ALTERED,
    HELD,
    /** A hold was removed. */
    RELEASED,
    STARTED,
    SUSPENDED,
    /** Runs on after a suspension. */
    RESUMED,
    /** Was running, and waits again. */
    RESCHEDULED,
    /** Was running, and waits in error state. */
    FAILED,
    /** Its error state was cleared. */
    CLEARED,
    /** Its deletion was asked for; a task that runs ends some time later. */
    DELETED,
    ENDED;

    /** The word for it in listings. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }
}
