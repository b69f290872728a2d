package gridlite.condition;

import gridlite.state.ClusterState;
import gridlite.state.QueueInstance;
import java.time.Instant;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The state of a queue instance at an instant.
 *
 * @param flags what keeps jobs out, in the order of the letters
 * @param reasons what {@code -explain} prints, in that order
 */
public record InstanceCondition(Set<ConditionFlag> flags, List<ConditionReason> reasons) {
  /** An instance that takes jobs. */
  public static final InstanceCondition OPEN = new InstanceCondition(Set.of(), List.of());

  private static final Set<ConditionFlag> SUSPENDING =
      Collections.unmodifiableSet(
          EnumSet.of(
              ConditionFlag.SUSPENDED,
              ConditionFlag.SUBORDINATED,
              ConditionFlag.CALENDAR_SUSPENDED));

  /** Copies the collections. */
  public InstanceCondition {
    flags = flags.isEmpty() ? Set.of() : Collections.unmodifiableSet(EnumSet.copyOf(flags));
    reasons = List.copyOf(reasons);
  }

  /** The condition of one instance; for many of a state, {@link InstanceConditions} is cheaper. */
  public static InstanceCondition of(ClusterState state, QueueInstance instance, Instant now) {
    return new InstanceConditions(state, now).of(instance);
  }

  /** Returns whether a flag is set. */
  public boolean is(ConditionFlag flag) {
    return flags.contains(flag);
  }

  /** Returns whether new jobs may start: any state keeps them out. */
  public boolean takesJobs() {
    return flags.isEmpty();
  }

  /** Returns whether all its jobs are suspended. */
  public boolean jobsSuspended() {
    return !Collections.disjoint(flags, SUSPENDING);
  }

  /** The first reason of a state; empty when it has none. */
  public Optional<ConditionReason> cause(ConditionFlag flag) {
    for (ConditionReason reason : reasons) {
      if (reason.flag() == flag && reason.isCause()) {
        return Optional.of(reason);
      }
    }
    return Optional.empty();
  }

  /** The letters as listings show them. */
  public String letters() {
    StringBuilder letters = new StringBuilder();
    for (ConditionFlag flag : flags) {
      letters.append(flag.letter());
    }
    return letters.toString();
  }
}
