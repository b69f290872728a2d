package gridlite.state;

import gridlite.name.QueueInstanceName;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

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
 */
public record InstanceState(
    QueueInstanceName name,
    boolean disabled,
    boolean suspended,
    List<String> errors,
    boolean orphaned,
    long created,
    long touched,
    Optional<Instant> thresholdStep) {

  /** Copies the list. */
  public InstanceState {
    errors = List.copyOf(errors);
  }

  /** An instance whose suspend thresholds have suspended nothing. */
  public InstanceState(
      QueueInstanceName name,
      boolean disabled,
      boolean suspended,
      List<String> errors,
      boolean orphaned,
      long created,
      long touched) {
    this(name, disabled, suspended, errors, orphaned, created, touched, Optional.empty());
  }

  /** A new instance. */
  public static InstanceState created(QueueInstanceName name, boolean disabled, long serial) {
    return new InstanceState(
        name, disabled, false, List.of(), false, serial, serial, Optional.empty());
  }

  /** Disabled or enabled. */
  public InstanceState withDisabled(boolean off) {
    return new InstanceState(
        name, off, suspended, errors, orphaned, created, touched, thresholdStep);
  }

  /** Suspended or not. */
  public InstanceState withSuspended(boolean stopped) {
    return new InstanceState(
        name, disabled, stopped, errors, orphaned, created, touched, thresholdStep);
  }

  /** In error state for these reasons, or in order when there are none. */
  public InstanceState withErrors(List<String> reasons) {
    return new InstanceState(
        name, disabled, suspended, reasons, orphaned, created, touched, thresholdStep);
  }

  /** Orphaned or a member of its queue. */
  public InstanceState withOrphaned(boolean left) {
    return new InstanceState(
        name, disabled, suspended, errors, left, created, touched, thresholdStep);
  }

  /** Moved to the end of the scheduler's order. */
  public InstanceState withTouched(long serial) {
    return new InstanceState(
        name, disabled, suspended, errors, orphaned, created, serial, thresholdStep);
  }

  /** With a step of its suspend thresholds; empty when there is none to remember. */
  public InstanceState withThresholdStep(Optional<Instant> step) {
    return new InstanceState(name, disabled, suspended, errors, orphaned, created, touched, step);
  }
}
