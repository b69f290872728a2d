package gridlite.state;

import gridlite.name.QueueInstanceName;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The state of a queue instance beside its configuration. Everything that follows from
 * configuration, jobs, loads and time (calendar, subordination, thresholds, ambiguity) is worked
 * out when asked for and not kept here.
 *
 * @param name the instance
 * @param disabled by {@code qmod -d}
 * @param suspended by {@code qmod -s}
 * @param errors reasons of the error state; empty: none
 * @param orphaned whether the host has left the queue while jobs run
 * @param created serial number of its creation, for listings in that order
 * @param touched serial number of its last change of state: among equals the scheduler takes the
 *     instance that was touched longest ago
 * @param thresholdStep when jobs were last suspended or resumed because of suspend_thresholds
 * @param formerGroups by name of an attribute that has settings for host groups: the groups that
 *     its value was taken from, where other groups have the host by now
 *     (conformance/scheduling/settings-of-changed-groups.t); empty: the groups count as they are
 */
public record InstanceState(
    QueueInstanceName name,
    boolean disabled,
    boolean suspended,
    List<String> errors,
    boolean orphaned,
    long created,
    long touched,
    Optional<Instant> thresholdStep,
    Map<String, List<String>> formerGroups) {

  /** Copies the list and the map, the map in the order of names. */
  public InstanceState {
    errors = List.copyOf(errors);
    formerGroups =
        formerGroups.isEmpty()
            ? Map.of()
            : Collections.unmodifiableMap(new TreeMap<>(formerGroups));
  }

  /** A new instance. */
  public static InstanceState created(QueueInstanceName name, boolean disabled, long serial) {
    return new InstanceState(
        name, disabled, false, List.of(), false, serial, serial, Optional.empty(), Map.of());
  }

  /** Disabled or enabled. */
  public InstanceState withDisabled(boolean off) {
    return new InstanceState(
        name, off, suspended, errors, orphaned, created, touched, thresholdStep, formerGroups);
  }

  /** Suspended or not. */
  public InstanceState withSuspended(boolean stopped) {
    return new InstanceState(
        name, disabled, stopped, errors, orphaned, created, touched, thresholdStep, formerGroups);
  }

  /** In error state for these reasons, or in order when there are none. */
  public InstanceState withErrors(List<String> reasons) {
    return new InstanceState(
        name,
        disabled,
        suspended,
        reasons,
        orphaned,
        created,
        touched,
        thresholdStep,
        formerGroups);
  }

  /** Orphaned or a member of its queue. */
  public InstanceState withOrphaned(boolean left) {
    return new InstanceState(
        name, disabled, suspended, errors, left, created, touched, thresholdStep, formerGroups);
  }

  /** Moved to the end of the scheduler's order. */
  public InstanceState withTouched(long serial) {
    return new InstanceState(
        name, disabled, suspended, errors, orphaned, created, serial, thresholdStep, formerGroups);
  }

  /** With a step of its suspend thresholds; empty when there is none to remember. */
  public InstanceState withThresholdStep(Optional<Instant> step) {
    return new InstanceState(
        name, disabled, suspended, errors, orphaned, created, touched, step, formerGroups);
  }

  /** With other groups that values are taken from although they have changed. */
  public InstanceState withFormerGroups(Map<String, List<String>> groups) {
    return new InstanceState(
        name, disabled, suspended, errors, orphaned, created, touched, thresholdStep, groups);
  }
}
