package gridlite.command.qstat;

/**
 * The kind of a message of a scheduling run: the number that programs know it by in XML, and the
 * title over the jobs concerned in {@code qstat -j} without a job.
 *
 * @see "conformance/listings, messages by kind"
 */
enum MessageKind {
  HOST(
      0,
      "cannot run at host",
      "Jobs can not run because no host can satisfy the resource requirements"),
  PERMISSION(
      1,
      "has no permission for",
      "No queue instance with suitable access permissions could be found"),
  NO_PROJECT(
      3,
      "(no project) does not have the correct project",
      "Jobs are not assigned to a project to get a queue instance"),
  WRONG_PROJECT(
      2,
      "does not have the correct project",
      "Jobs can not run because queue does not provides the job's assigned project"),
  EXCLUDED_PROJECT(
      4,
      "based on the excluded project list",
      "Jobs can not run because excluded project list of queue does not allow it"),
  QUEUE_LIST(
      6,
      "not contained in its hard queue list",
      "Jobs can not run because queue instance is not contained in its hard queue list"),
  NOT_PARALLEL_QUEUE(
      7,
      "because it is not of parallel type",
      "Jobs can not run because queue instance is not a parallel queue"),
  ENVIRONMENT_LIST(
      8, "is not in PE list", "Jobs can not run because queue instance is not in queue list of PE"),
  NOT_CHECKPOINTING(
      9,
      "because it is not of type checkpointing",
      "Jobs can not run because queue instance is not of type checkpointing"),
  CHECKPOINT_LIST(
      10,
      "is not in ckpt list of queue",
      "Jobs can not run because queue instance is not in queue list of ckpt interface definition"),
  NOT_INTERACTIVE(
      11,
      "because it is not of type interactive",
      "Jobs can not run because queue instance is not interactive"),
  NOT_BATCH(
      12,
      "because it is not of type batch",
      "Jobs can not run because queue instance is not of type batch or transfer"),
  NOT_PARALLEL_JOB(
      13,
      "because the job is not parallel",
      "Jobs can not run in queue instance because the job is not parallel"),
  FORCED(
      21,
      "does not request 'forced' resource",
      "Jobs can not run because they do not request 'forced' resource"),
  CLUSTER(
      20,
      "cannot run globally",
      "Jobs can not run globally because the resource requirements can not be satisfied"),
  SLOTS(
      24,
      "cannot run in PE",
      "Jobs can not run because available slots combined under PE are not in range of job"),
  ENVIRONMENT_ACCESS(
      25, "because no access to PE", "Jobs can not run because they have no access to PE"),
  QUOTA(50, "because it exceeds limit", "Jobs dropped because of exceeding limit in rule"),
  NOT_RESERVED(
      51,
      "was not reserved by advance reservation",
      "Jobs can not run because queue instance was not reserved by advance reservation"),

  ERROR(32, "Job is in error state", "Jobs dropped because of error state"),
  HOLD(33, "Job is in hold state", "Jobs dropped because of hold state"),
  START_TIME(
      31, "execution time not reached", "Jobs can not run because execution time not reached"),
  DEPENDENCY(35, "because of job dependencies", "Job dropped because of job dependencies"),
  TASK_LIMIT(
      45,
      "not all array tasks may be started",
      "Not all array tasks may be started due to 'max_aj_instances'"),
  USER_LIMIT(34, "because of user limitations", "Job dropped because of user limitations"),

  SUSPEND_ALARM(26, "is in suspend alarm", ""),
  OVERLOADED(27, "dropped because it is overloaded", ""),
  ALL_DROPPED(28, "All queues dropped", ""),
  FULL(37, "dropped because it is full", ""),
  DISABLED(39, "dropped because it is disabled", ""),
  UNAVAILABLE(40, "dropped because it is temporarily not available", ""),
  TURNED_OFF(83, "is turned off", ""),
  NOT_FOR_ALL(84, "not available for every job", ""),
  NONE(90, "no messages available", ""),

  /** Any other message about a queue; the last, since any line is of this kind. */
  RESOURCES(17, "", "Jobs can not run because the resource requirements can not be satisfied");

  private static final MessageKind[] ALL = values();

  private final int number;
  private final String phrase;
  private final String title;

  MessageKind(int number, String phrase, String title) {
    this.number = number;
    this.phrase = phrase;
    this.title = title;
  }

  /** The kind of a line. */
  static MessageKind of(String line) {
    for (MessageKind kind : ALL) {
      if (line.contains(kind.phrase)) {
        return kind;
      }
    }
    return RESOURCES;
  }

  int number() {
    return number;
  }

  String title() {
    return title;
  }

  /**
   * Returns whether jobs hear it that were not looked at, which is printed after all else, in the
   * order of the kinds.
   */
  boolean isOfJobsLeftOut() {
    return compareTo(ERROR) >= 0 && compareTo(USER_LIMIT) <= 0;
  }
}
