package gridlite.operation;

import gridlite.format.Attribute;
import gridlite.format.Values;
import gridlite.job.JobRequest;
import java.util.List;

/**
 * What {@code qalter} can change, in the order in which it says so.
 *
 * @see "qalter(1)"
 */
public enum AlterItem {
  OVERRIDE_TICKETS("override tickets", Counts.YES, JobRequest.OVERRIDE_TICKETS),
  PRIORITY("scheduling priority", Counts.NO, JobRequest.PRIORITY),
  JOB_SHARE("job share", Counts.NO, JobRequest.JOB_SHARE),
  RESERVATION("job advance reservation", Counts.YES, JobRequest.RESERVATION),
  DEADLINE("deadline time", Counts.NO, JobRequest.DEADLINE),
  START_TIME("start time", Counts.YES, JobRequest.START_TIME),
  ACCOUNT("account", Counts.NO, JobRequest.ACCOUNT),
  WORKING_DIRECTORY("working directory", Counts.NO, JobRequest.CWD),
  CHECKPOINT("checkpointing environment", Counts.NO, JobRequest.CHECKPOINT),
  CHECKPOINT_WHEN("", Counts.NO, JobRequest.CHECKPOINT_WHEN),
  STDERR("stderr path list", Counts.NO, JobRequest.STDERR_PATHS),
  STDIN("stdin path list", Counts.NO, JobRequest.STDIN_PATHS),
  RESERVE("reservation behaviour", Counts.YES, JobRequest.RESERVE),
  MERGE("output merge behaviour", Counts.NO, JobRequest.MERGE),
  HARD_RESOURCES("hard resource list", Counts.YES, JobRequest.HARD_RESOURCES),
  SOFT_RESOURCES("soft resource list", Counts.YES, JobRequest.SOFT_RESOURCES),
  MAIL_OPTIONS("mail options", Counts.NO, JobRequest.MAIL_OPTIONS),
  MAIL_LIST("mail list", Counts.NO, JobRequest.MAIL_LIST),
  NAME("job name", Counts.YES, JobRequest.NAME),
  PREDECESSORS("job id hold list", Counts.YES, JobRequest.PREDECESSORS),
  ARRAY_PREDECESSORS("job id hold array list", Counts.YES, JobRequest.ARRAY_PREDECESSORS),
  NOTIFY("notify behaviour", Counts.YES, JobRequest.NOTIFY),
  STDOUT("stdout path list", Counts.NO, JobRequest.STDOUT_PATHS),
  PROJECT("project", Counts.YES, JobRequest.PROJECT),
  PARALLEL_ENVIRONMENT("parallel environment", Counts.YES, JobRequest.PARALLEL_ENVIRONMENT),
  SLOTS("slot range", Counts.YES, JobRequest.SLOTS),
  BINDING("binding", Counts.YES, JobRequest.BINDING),
  HARD_QUEUES("hard queue list", Counts.YES, JobRequest.HARD_QUEUES),
  SOFT_QUEUES("soft queue list", Counts.YES, JobRequest.SOFT_QUEUES),
  MASTER_QUEUES("master hard queue list", Counts.YES, JobRequest.MASTER_QUEUES),
  RERUN("restart behaviour", Counts.YES, JobRequest.RERUN),
  SHELLS("shell list", Counts.NO, JobRequest.SHELLS),
  ENVIRONMENT("environment", Counts.NO, JobRequest.ENVIRONMENT),
  ARGUMENTS("script arguments", Counts.NO, JobRequest.ARGUMENTS),
  CONTEXT("context", Counts.NO, JobRequest.CONTEXT),
  TASK_CONCURRENCY("task concurrency", Counts.YES, JobRequest.TASK_CONCURRENCY),
  VERIFY_MODE("", Counts.NO, JobRequest.VERIFY_MODE);

  /** Whether a change counts as a new version of the job. */
  private enum Counts {
    YES,
    NO
  }

  private final String words;
  private final Counts counts;
  private final Attribute<?> attribute;

  AlterItem(String words, Counts counts, Attribute<?> attribute) {
    this.words = words;
    this.counts = counts;
    this.attribute = attribute;
  }

  /** Whether a change counts as a new version of the job. */
  boolean countsAsVersion() {
    return counts == Counts.YES;
  }

  /** The request with this item taken from another. */
  Values copy(Values from, Values to) {
    return copy(attribute, from, to);
  }

  private static <V> Values copy(Attribute<V> attribute, Values from, Values to) {
    return to.with(attribute, from.get(attribute));
  }

  /** Whether two requests are the same in this item. */
  boolean isSame(Values one, Values other) {
    return one.get(attribute).equals(other.get(attribute));
  }

  /** What a change of a job is announced by; nothing for what is changed silently. */
  List<String> announcement(Values changed, long job, Actor actor) {
    if (words.isEmpty()) {
      return List.of();
    }
    return switch (this) {
      case OVERRIDE_TICKETS, PRIORITY, JOB_SHARE, RESERVATION ->
          List.of(
              actor.at() + " sets " + words + " of job " + job + " to " + changed.get(attribute));
      default -> List.of("modified " + words + " of job " + job);
    };
  }
}
