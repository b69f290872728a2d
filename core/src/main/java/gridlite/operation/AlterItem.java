package gridlite.operation;

import gridlite.format.Attribute;
import gridlite.format.Values;
import gridlite.job.JobRequest;
import java.util.List;
import java.util.Optional;

/**
 * What {@code qalter} can change, in the order in which it says so.
 *
 * @see "qalter(1)"
 */
public enum AlterItem {
  OVERRIDE_TICKETS("", "override tickets", Counts.YES, JobRequest.OVERRIDE_TICKETS),
  PRIORITY("p", "scheduling priority", Counts.NO, JobRequest.PRIORITY),
  JOB_SHARE("js", "job share", Counts.NO, JobRequest.JOB_SHARE),
  RESERVATION("ar", "job advance reservation", Counts.YES, JobRequest.RESERVATION),
  DEADLINE("dl", "deadline time", Counts.NO, JobRequest.DEADLINE),
  START_TIME("a", "start time", Counts.YES, JobRequest.START_TIME),
  ACCOUNT("A", "account", Counts.NO, JobRequest.ACCOUNT),
  WORKING_DIRECTORY("cwd", "working directory", Counts.NO, JobRequest.CWD),
  CHECKPOINT("ckpt", "checkpointing environment", Counts.NO, JobRequest.CHECKPOINT),
  CHECKPOINT_WHEN("c_occasion", "", Counts.NO, JobRequest.CHECKPOINT_WHEN),
  STDERR("e", "stderr path list", Counts.NO, JobRequest.STDERR_PATHS),
  STDIN("i", "stdin path list", Counts.NO, JobRequest.STDIN_PATHS),
  RESERVE("R", "reservation behaviour", Counts.YES, JobRequest.RESERVE),
  MERGE("j", "output merge behaviour", Counts.NO, JobRequest.MERGE),
  HARD_RESOURCES("l_hard", "hard resource list", Counts.YES, JobRequest.HARD_RESOURCES),
  SOFT_RESOURCES("l_soft", "soft resource list", Counts.YES, JobRequest.SOFT_RESOURCES),
  MAIL_OPTIONS("m", "mail options", Counts.NO, JobRequest.MAIL_OPTIONS),
  MAIL_LIST("M", "mail list", Counts.NO, JobRequest.MAIL_LIST),
  NAME("N", "job name", Counts.YES, JobRequest.NAME),
  PREDECESSORS("hold_jid", "job id hold list", Counts.YES, JobRequest.PREDECESSORS),
  ARRAY_PREDECESSORS(
      "hold_jid_ad", "job id hold array list", Counts.YES, JobRequest.ARRAY_PREDECESSORS),
  NOTIFY("notify", "notify behaviour", Counts.YES, JobRequest.NOTIFY),
  STDOUT("o", "stdout path list", Counts.NO, JobRequest.STDOUT_PATHS),
  PROJECT("P", "project", Counts.YES, JobRequest.PROJECT),
  PARALLEL_ENVIRONMENT(
      "pe_name", "parallel environment", Counts.YES, JobRequest.PARALLEL_ENVIRONMENT),
  SLOTS("pe_min", "slot range", Counts.YES, JobRequest.SLOTS),
  BINDING("binding", "binding", Counts.YES, JobRequest.BINDING),
  HARD_QUEUES("q_hard", "hard queue list", Counts.YES, JobRequest.HARD_QUEUES),
  SOFT_QUEUES("q_soft", "soft queue list", Counts.YES, JobRequest.SOFT_QUEUES),
  MASTER_QUEUES("masterq", "master hard queue list", Counts.YES, JobRequest.MASTER_QUEUES),
  RERUN("r", "restart behaviour", Counts.YES, JobRequest.RERUN),
  SHELLS("S", "shell list", Counts.NO, JobRequest.SHELLS),
  ENVIRONMENT("v", "environment", Counts.NO, JobRequest.ENVIRONMENT),
  ARGUMENTS("", "script arguments", Counts.NO, JobRequest.ARGUMENTS),
  CONTEXT("ac", "context", Counts.NO, JobRequest.CONTEXT),
  TASK_CONCURRENCY("", "task concurrency", Counts.YES, JobRequest.TASK_CONCURRENCY),
  VERIFY_MODE("", "", Counts.NO, JobRequest.VERIFY_MODE);

  /** Whether a change counts as a new version of the job. */
  private enum Counts {
    YES,
    NO
  }

  private final String parameter;
  private final String words;
  private final Counts counts;
  private final Attribute<?> attribute;

  AlterItem(String parameter, String words, Counts counts, Attribute<?> attribute) {
    this.parameter = parameter;
    this.words = words;
    this.counts = counts;
    this.attribute = attribute;
  }

  /** What a verifying script calls it; nothing for what may always be changed. */
  Optional<String> parameter() {
    return parameter.isEmpty() ? Optional.empty() : Optional.of(parameter);
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
