package gridlite.operation.job;

import gridlite.format.Attribute;
import gridlite.format.Values;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.operation.Actor;
import java.util.List;
import java.util.Optional;

/**
 * A part of a job request that {@code qalter} can change. The parts that have a rule of their own
 * are constants here; the others are declared by the options that set them.
 *
 * @see "qalter(1)"
 */
public final class AlterItem implements Comparable<AlterItem> {
  /** The parts in the order in which Grid Engine announces their changes; others follow. */
  private static final List<Attribute<?>> ORDER =
      List.of(
          JobRequest.OVERRIDE_TICKETS,
          JobRequest.PRIORITY,
          JobRequest.JOB_SHARE,
          JobRequest.RESERVATION,
          JobRequest.DEADLINE,
          JobRequest.START_TIME,
          JobRequest.ACCOUNT,
          JobRequest.CWD,
          JobRequest.CHECKPOINT,
          JobRequest.CHECKPOINT_WHEN,
          JobRequest.STDERR_PATHS,
          JobRequest.STDIN_PATHS,
          JobRequest.RESERVE,
          JobRequest.MERGE,
          JobRequest.HARD_RESOURCES,
          JobRequest.SOFT_RESOURCES,
          JobRequest.MAIL_OPTIONS,
          JobRequest.MAIL_LIST,
          JobRequest.NAME,
          JobRequest.PREDECESSORS,
          JobRequest.ARRAY_PREDECESSORS,
          JobRequest.NOTIFY,
          JobRequest.STDOUT_PATHS,
          JobRequest.PROJECT,
          JobRequest.PARALLEL_ENVIRONMENT,
          JobRequest.SLOTS,
          JobRequest.BINDING,
          JobRequest.HARD_QUEUES,
          JobRequest.SOFT_QUEUES,
          JobRequest.MASTER_QUEUES,
          JobRequest.RERUN,
          JobRequest.SHELLS,
          JobRequest.VARIABLES,
          JobRequest.ARGUMENTS,
          JobRequest.CONTEXT,
          JobRequest.TASK_CONCURRENCY,
          JobRequest.VERIFY_MODE);

  public static final AlterItem OVERRIDE_TICKETS =
      of(JobRequest.OVERRIDE_TICKETS).sets("override tickets", Version.NEW);
  public static final AlterItem PRIORITY =
      of(JobRequest.PRIORITY).parameter("p").sets("scheduling priority", Version.SAME);
  public static final AlterItem DEADLINE =
      of(JobRequest.DEADLINE).parameter("dl").modifies("deadline time", Version.SAME);
  public static final AlterItem ACCOUNT =
      of(JobRequest.ACCOUNT).parameter("A").modifies("account", Version.SAME);
  public static final AlterItem CHECKPOINT =
      of(JobRequest.CHECKPOINT)
          .parameter("ckpt")
          .modifies("checkpointing environment", Version.SAME);
  public static final AlterItem CHECKPOINT_WHEN =
      of(JobRequest.CHECKPOINT_WHEN).parameter("c_occasion");
  public static final AlterItem HARD_RESOURCES =
      of(JobRequest.HARD_RESOURCES).parameter("l_hard").modifies("hard resource list", Version.NEW);
  public static final AlterItem SOFT_RESOURCES =
      of(JobRequest.SOFT_RESOURCES).parameter("l_soft").modifies("soft resource list", Version.NEW);
  public static final AlterItem NAME =
      of(JobRequest.NAME).parameter("N").modifies("job name", Version.NEW);
  public static final AlterItem PREDECESSORS =
      of(JobRequest.PREDECESSORS).parameter("hold_jid").modifies("job id hold list", Version.NEW);
  public static final AlterItem ARRAY_PREDECESSORS =
      of(JobRequest.ARRAY_PREDECESSORS)
          .parameter("hold_jid_ad")
          .modifies("job id hold array list", Version.NEW);
  public static final AlterItem PROJECT =
      of(JobRequest.PROJECT).parameter("P").modifies("project", Version.NEW);
  public static final AlterItem ARGUMENTS =
      of(JobRequest.ARGUMENTS).modifies("script arguments", Version.SAME);
  public static final AlterItem CONTEXT =
      of(JobRequest.CONTEXT).parameter("ac").modifies("context", Version.SAME);

  /** The effect of a change on the version of the job. */
  public enum Version {
    NEW,
    SAME
  }

  /** The form in which a change is announced. */
  private enum Announcement {
    /** With the new value and the name of who sets it. */
    SETS,
    /** By what was modified. */
    MODIFIES,
    NONE
  }

  private final Attribute<?> attribute;
  private final String parameter;
  private final String words;
  private final Announcement announcement;
  private final Version version;

  private AlterItem(
      Attribute<?> attribute,
      String parameter,
      String words,
      Announcement announcement,
      Version version) {
    this.attribute = attribute;
    this.parameter = parameter;
    this.words = words;
    this.announcement = announcement;
    this.version = version;
  }

  /** A part that is changed in silence, and that a verifying script can't forbid to change. */
  public static AlterItem of(Attribute<?> attribute) {
    return new AlterItem(attribute, "", "", Announcement.NONE, Version.SAME);
  }

  /** This part with the name that {@code jsv_allowed_mod} has for it. */
  public AlterItem parameter(String name) {
    return new AlterItem(attribute, name, words, announcement, version);
  }

  /** This part, announced by {@code modified WORDS of job N}. */
  public AlterItem modifies(String announced, Version made) {
    return new AlterItem(attribute, parameter, announced, Announcement.MODIFIES, made);
  }

  /** This part, announced by {@code USER@HOST sets WORDS of job N to VALUE}. */
  public AlterItem sets(String announced, Version made) {
    return new AlterItem(attribute, parameter, announced, Announcement.SETS, made);
  }

  /** Name in {@code jsv_allowed_mod}; empty for a part that may always be changed. */
  Optional<String> parameter() {
    return parameter.isEmpty() ? Optional.empty() : Optional.of(parameter);
  }

  /** The effect of a change on the version of the job. */
  boolean countsAsVersion() {
    return version == Version.NEW;
  }

  /** The request with this part taken from another. */
  Values copy(Values from, Values to) {
    return copy(attribute, from, to);
  }

  private static <V> Values copy(Attribute<V> attribute, Values from, Values to) {
    return to.with(attribute, from.get(attribute));
  }

  /** Returns whether two requests are the same in this part. */
  boolean isSame(Values one, Values other) {
    return one.get(attribute).equals(other.get(attribute));
  }

  /** Announcements of a change of a job; none for a part that is changed in silence. */
  List<String> announcement(Values changed, JobId job, Actor actor) {
    return switch (announcement) {
      case SETS ->
          List.of(
              actor.at() + " sets " + words + " of job " + job + " to " + changed.text(attribute));
      case MODIFIES -> List.of("modified " + words + " of job " + job);
      case NONE -> List.of();
    };
  }

  private int rank() {
    int rank = ORDER.indexOf(attribute);
    return rank < 0 ? ORDER.size() + attribute.index() : rank;
  }

  @Override
  public int compareTo(AlterItem other) {
    return Integer.compare(rank(), other.rank());
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof AlterItem that && attribute == that.attribute;
  }

  @Override
  public int hashCode() {
    return attribute.index();
  }

  @Override
  public String toString() {
    return attribute.name();
  }
}
