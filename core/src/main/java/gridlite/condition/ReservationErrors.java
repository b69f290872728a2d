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
      String wrong = instance.map(found -> wrong(conditions.of(found))).orElse("gone");
      if (!wrong.isEmpty()) {
        messages.add("reserved queue " + name + " is " + wrong);
      }
    }
    return messages;
  }

  private static String wrong(InstanceCondition condition) {
    for (ConditionFlag flag : condition.flags()) {
      String word =
          switch (flag) {
            case DISABLED -> "disabled";
            case CALENDAR_DISABLED -> "disabled by its calendar";
            case SUSPENDED -> "suspended";
            case SUBORDINATED -> "suspended by subordinate";
            case CALENDAR_SUSPENDED -> "suspended by its calendar";
            case ERROR -> "in error state";
            case UNKNOWN -> "unknown";
            case AMBIGUOUS -> "configured ambiguously";
            case ORPHANED, LOAD_ALARM, SUSPEND_ALARM -> "";
          };
      if (!word.isEmpty()) {
        return word;
      }
    }
    return "";
  }
}
