package gridlite.state;

import java.util.Optional;

/**
 * The kind of a message of a scheduling run: the number that programs know it by in XML, and the
 * title over the jobs concerned in {@code qstat -j} without a job.
 *
 * @see "conformance/listings, messages by kind"
 */
public enum MessageKind {
  HOST(0, "Jobs can not run because no host can satisfy the resource requirements"),
  PERMISSION(1, "No queue instance with suitable access permissions could be found"),
  NO_PROJECT(3, "Jobs are not assigned to a project to get a queue instance"),
  WRONG_PROJECT(2, "Jobs can not run because queue does not provides the job's assigned project"),
  EXCLUDED_PROJECT(4, "Jobs can not run because excluded project list of queue does not allow it"),
  QUEUE_LIST(6, "Jobs can not run because queue instance is not contained in its hard queue list"),
  NOT_PARALLEL_QUEUE(7, "Jobs can not run because queue instance is not a parallel queue"),
  ENVIRONMENT_LIST(8, "Jobs can not run because queue instance is not in queue list of PE"),
  NOT_CHECKPOINTING(9, "Jobs can not run because queue instance is not of type checkpointing"),
  CHECKPOINT_LIST(
      10,
      "Jobs can not run because queue instance is not in queue list of ckpt interface definition"),
  NOT_INTERACTIVE(11, "Jobs can not run because queue instance is not interactive"),
  NOT_BATCH(12, "Jobs can not run because queue instance is not of type batch or transfer"),
  NOT_PARALLEL_JOB(13, "Jobs can not run in queue instance because the job is not parallel"),
  FORCED(21, "Jobs can not run because they do not request 'forced' resource"),
  CLUSTER(20, "Jobs can not run globally because the resource requirements can not be satisfied"),
  SLOTS(24, "Jobs can not run because available slots combined under PE are not in range of job"),
  ENVIRONMENT_ACCESS(25, "Jobs can not run because they have no access to PE"),
  QUOTA(50, "Jobs dropped because of exceeding limit in rule"),
  NOT_RESERVED(
      51, "Jobs can not run because queue instance was not reserved by advance reservation"),

  ERROR(32, "Jobs dropped because of error state"),
  HOLD(33, "Jobs dropped because of hold state"),
  START_TIME(31, "Jobs can not run because execution time not reached"),
  DEPENDENCY(35, "Job dropped because of job dependencies"),
  TASK_LIMIT(45, "Not all array tasks may be started due to 'max_aj_instances'"),
  USER_LIMIT(34, "Job dropped because of user limitations"),

  SUSPEND_ALARM(26),
  OVERLOADED(27),
  ALL_DROPPED(28),
  FULL(37),
  DISABLED(39),
  UNAVAILABLE(40),
  TURNED_OFF(83),
  NOT_FOR_ALL(84),
  NONE(90),

  /** A dispatched task that Slurm holds back; Grid Engine has no such message. */
  ENGINE(91),

  /** Any other message about a queue. */
  RESOURCES(17, "Jobs can not run because the resource requirements can not be satisfied");

  private final int number;
  private final Optional<String> title;

  MessageKind(int number) {
    this.number = number;
    this.title = Optional.empty();
  }

  MessageKind(int number, String title) {
    this.number = number;
    this.title = Optional.of(title);
  }

  /** The number that programs know the kind by. */
  public int number() {
    return number;
  }

  /** The title over the jobs concerned; empty where it never concerns single jobs. */
  public Optional<String> title() {
    return title;
  }

  /**
   * Returns whether jobs hear it that were not looked at, which is printed after all else, in the
   * order of the kinds.
   */
  public boolean isOfJobsLeftOut() {
    return compareTo(ERROR) >= 0 && compareTo(USER_LIMIT) <= 0;
  }
}
