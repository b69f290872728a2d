package gridlite.condition;

import gridlite.job.Allocation;
import gridlite.name.QueueInstanceName;
import gridlite.state.AdvanceReservation;
import gridlite.state.ClusterState;
import gridlite.state.QueueInstance;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Errors of the queue instances that advance reservations keep. One that has left its queue still
 * serves them (conformance/scheduling/errors-of-advance-reservations.t).
 *
 * @see "qrstat(1), -explain"
 */
public final class ReservationErrors {
  private final ClusterState state;
  private final InstanceConditions conditions;

  /** The errors at an instant. */
  public ReservationErrors(ClusterState state, Instant now) {
    this.state = state;
    this.conditions = new InstanceConditions(state, now);
  }

  /** A message for each instance that takes no jobs now; none: the reservation is as it should. */
  public List<String> of(AdvanceReservation reservation) {
    List<String> messages = new ArrayList<>();
    List<Allocation.Grant> grants =
        reservation.allocation().map(Allocation::grants).orElse(List.of());
    for (Allocation.Grant grant : grants) {
      QueueInstanceName name = grant.instance();
      Optional<QueueInstance> instance = state.queueInstances().find(name);
      instance
          .map(found -> wrong(conditions.of(found)))
          .orElse(Optional.of("gone"))
          .ifPresent(wrong -> messages.add("reserved queue " + name + " is " + wrong));
    }
    return messages;
  }

  private static Optional<String> wrong(InstanceCondition condition) {
    return condition.flags().stream().flatMap(flag -> word(flag).stream()).findFirst();
  }

  private static Optional<String> word(ConditionFlag flag) {
    return switch (flag) {
      case DISABLED -> Optional.of("disabled");
      case CALENDAR_DISABLED -> Optional.of("disabled by its calendar");
      case SUSPENDED -> Optional.of("suspended");
      case SUBORDINATED -> Optional.of("suspended by subordinate");
      case CALENDAR_SUSPENDED -> Optional.of("suspended by its calendar");
      case ERROR -> Optional.of("in error state");
      case UNKNOWN -> Optional.of("unknown");
      case AMBIGUOUS -> Optional.of("configured ambiguously");
      case ORPHANED, LOAD_ALARM, SUSPEND_ALARM -> Optional.empty();
    };
  }
}
