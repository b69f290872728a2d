package gridlite.schedule.reason;

import gridlite.state.MessageKind;

/**
 * A reason why a job does not start, or a queue instance takes none. The messages are those of
 * {@code qstat -j} and {@code qsub -w v}, to the letter.
 */
public sealed interface Reason permits QueueDropped, Exclusion, Shortage, JobBlocker {
  /** The extent of a reason. */
  enum Scope {
    /** An obstacle that may go away by itself. */
    NOW,
    /** The job never runs at this place unless the job or the configuration is changed. */
    NEVER_HERE,
    /** The job never runs unless the job or the configuration is changed. */
    NEVER
  }

  /** The kind of the message. */
  MessageKind messageKind();

  /** The line that users see. */
  String message();

  /** Returns what stands in the way, without the place: what says the same is counted together. */
  default String cause() {
    return message();
  }

  /** Returns how far it reaches. */
  default Scope scope() {
    return Scope.NOW;
  }
}
