package gridlite.schedule.match;

import gridlite.condition.ConditionFlag;
import gridlite.condition.ConditionReason;
import gridlite.condition.InstanceCondition;
import gridlite.schedule.reason.QueueDropped;
import gridlite.schedule.reason.Reason;
import gridlite.state.QueueInstance;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The reason why a queue instance takes no jobs. Of several states users see one: Grid Engine takes
 * out the instances in some states first, then those in others, and reports them in that order.
 *
 * @param rank place of the state in that order
 * @param reason what users see
 */
public record Closure(int rank, Reason reason) {
  private static final List<Set<ConditionFlag>> ORDER =
      List.of(
          Set.of(
              ConditionFlag.SUSPENDED,
              ConditionFlag.SUBORDINATED,
              ConditionFlag.AMBIGUOUS,
              ConditionFlag.ERROR,
              ConditionFlag.UNKNOWN),
          Set.of(ConditionFlag.CALENDAR_SUSPENDED),
          Set.of(ConditionFlag.SUSPEND_ALARM),
          Set.of(ConditionFlag.LOAD_ALARM),
          Set.of(ConditionFlag.CALENDAR_DISABLED),
          Set.of(ConditionFlag.DISABLED),
          Set.of(ConditionFlag.ORPHANED));

  /**
   * Returns whether the calendar is what is reported; whatever else disables the instance is not.
   */
  boolean isByCalendar() {
    return ORDER.get(rank).contains(ConditionFlag.CALENDAR_SUSPENDED)
        || ORDER.get(rank).contains(ConditionFlag.CALENDAR_DISABLED);
  }

  /**
   * Returns whether nothing is in the way but that the host has left the queue, which Grid Engine
   * does not report (conformance/scheduling/orphaned-queue-instances.t).
   */
  boolean isOrphaned() {
    return ORDER.get(rank).contains(ConditionFlag.ORPHANED);
  }

  /** Returns what a condition comes to; empty: the instance takes jobs. */
  public static Optional<Closure> of(QueueInstance instance, InstanceCondition condition) {
    for (int rank = 0; rank < ORDER.size() && !condition.takesJobs(); rank++) {
      for (ConditionFlag flag : condition.flags()) {
        if (ORDER.get(rank).contains(flag)) {
          return Optional.of(new Closure(rank, reason(instance, condition, flag)));
        }
      }
    }
    return Optional.empty();
  }

  private static Reason reason(
      QueueInstance instance, InstanceCondition condition, ConditionFlag flag) {
    Optional<ConditionReason> cause = condition.cause(flag);
    return switch (flag) {
      case SUSPENDED, SUBORDINATED, CALENDAR_SUSPENDED, AMBIGUOUS, ORPHANED, ERROR, UNKNOWN ->
          new QueueDropped.Unavailable(instance.name());
      case SUSPEND_ALARM -> new QueueDropped.SuspendAlarm(instance.name(), cause);
      case LOAD_ALARM -> new QueueDropped.Overloaded(instance.name(), cause);
      case CALENDAR_DISABLED, DISABLED -> new QueueDropped.Disabled(instance.name());
    };
  }
}
