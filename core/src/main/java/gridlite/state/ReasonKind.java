package gridlite.state;

import java.util.Locale;

/**
 * A thing that stands in a job's way, as programs read it: the {@code kind} of a reason in JSON.
 * Beside it {@link MessageKind} has the numbers and titles of Grid Engine, which depend on where it
 * does.
 */
public enum ReasonKind {
  RESOURCE_NOT_OFFERED,
  NOT_ENOUGH,
  EXCLUSIVE_IN_USE,
  NOT_REQUESTABLE,
  REQUEST_MISSING,
  TOO_FEW_SLOTS,
  QUOTA,

  NO_ACCESS,
  PARALLEL_JOBS_ONLY,
  PROJECT_MISSING,
  PROJECT_EXCLUDED,
  OTHER_QUEUES_REQUESTED,
  PARALLEL_ENVIRONMENT_NOT_OFFERED,
  CHECKPOINT_NOT_OFFERED,
  TYPE_NOT_OFFERED,

  USER_LIMIT,
  TASK_LIMIT,
  RESERVATION_IN_ERROR,
  NOT_RESERVED,
  HOLD,
  DEPENDENCY,
  START_TIME,
  ERROR,

  FULL,
  DISABLED,
  UNAVAILABLE,
  SUBORDINATED,
  LOAD_ALARM,
  SUSPEND_ALARM,
  ALL_CLOSED,

  /** No reasons are kept. */
  NOT_COLLECTED,
  /** Reasons are kept of some jobs alone. */
  COLLECTED_FOR_SOME,
  /** There are no reasons. */
  NONE,
  /** A dispatched task is held back by what runs the tasks. */
  HELD_BACK;

  private final String word = name().toLowerCase(Locale.ROOT);

  /** The kind in lower case with underscores. */
  public String word() {
    return word;
  }
}
