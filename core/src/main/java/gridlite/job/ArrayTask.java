package gridlite.job;

import gridlite.name.QueueInstanceName;
import java.time.Instant;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A task with a state of its own: it runs, or it waits and differs from the tasks that only wait
 * (error state, run before). A job that is not an array has the one task 1.
 *
 * @param number task number
 * @param phase where it is between submission and end
 * @param flags what else is true of it
 * @param allocation the slots it has; empty unless transferring or running
 * @param lastStart when it was dispatched the last time; empty while it never was
 * @param attempts how often it was dispatched
 * @param errors reasons of the error state, in order
 * @param usage what it has used so far
 * @param reported when the executor reported it running; empty in phase TRANSFERRING
 * @param killRequested when the executor was asked to end this run; empty while it was not
 */
public record ArrayTask(
    long number,
    Phase phase,
    Set<TaskFlag> flags,
    Optional<Allocation> allocation,
    Optional<Instant> lastStart,
    int attempts,
    List<String> errors,
    Usage usage,
    Optional<Instant> reported,
    Optional<Instant> killRequested) {

  /** The phase of a task between submission and end. */
  public enum Phase {
    /** Waits to be dispatched. */
    PENDING,
    /** Dispatched; the executor has not confirmed the start. */
    TRANSFERRING,
    /** Runs. */
    RUNNING
  }

  /** Copies the collections. */
  public ArrayTask {
    flags = flags.isEmpty() ? Set.of() : Collections.unmodifiableSet(EnumSet.copyOf(flags));
    errors = List.copyOf(errors);
  }

  /** A task that waits for the first time. */
  public static ArrayTask pending(long number) {
    return new ArrayTask(
        number,
        Phase.PENDING,
        Set.of(),
        Optional.empty(),
        Optional.empty(),
        0,
        List.of(),
        Usage.NONE,
        Optional.empty(),
        Optional.empty());
  }

  /** Returns whether it holds slots. */
  public boolean isActive() {
    return phase != Phase.PENDING;
  }

  /** Returns whether a flag is set. */
  public boolean is(TaskFlag flag) {
    return flags.contains(flag);
  }

  /** The task dispatched to slots; flags but RESCHEDULED are gone. */
  public ArrayTask dispatched(Allocation to, Instant now) {
    Set<TaskFlag> kept = is(TaskFlag.RESCHEDULED) ? Set.of(TaskFlag.RESCHEDULED) : Set.of();
    return new ArrayTask(
        number,
        Phase.TRANSFERRING,
        kept,
        Optional.of(to),
        Optional.of(now),
        attempts + 1,
        List.of(),
        Usage.NONE,
        Optional.empty(),
        Optional.empty());
  }

  /** The task confirmed as running since {@code when}. */
  public ArrayTask running(Instant when) {
    return with(Phase.RUNNING, flags, errors, usage, Optional.of(when), killRequested);
  }

  /** The task back among the pending ones, with a flag that says why. */
  public ArrayTask pendingAgain(TaskFlag why) {
    return pendingAgain(Set.of(why), errors);
  }

  /** The task back among the pending ones, with other flags and error reasons. */
  public ArrayTask pendingAgain(Set<TaskFlag> why, List<String> reasons) {
    return new ArrayTask(
        number,
        Phase.PENDING,
        why,
        Optional.empty(),
        lastStart,
        attempts,
        reasons,
        Usage.NONE,
        Optional.empty(),
        Optional.empty());
  }

  /** With a flag. */
  public ArrayTask with(TaskFlag flag) {
    EnumSet<TaskFlag> changed = EnumSet.of(flag);
    changed.addAll(flags);
    return withFlags(changed);
  }

  /** Without a flag. */
  public ArrayTask without(TaskFlag flag) {
    EnumSet<TaskFlag> changed = EnumSet.noneOf(TaskFlag.class);
    changed.addAll(flags);
    changed.remove(flag);
    return withFlags(changed);
  }

  private ArrayTask withFlags(EnumSet<TaskFlag> changed) {
    return with(phase, changed, errors, usage, reported, killRequested);
  }

  /** The task registered for deletion, and the executor asked to end it. */
  public ArrayTask withKillRequested(Instant now) {
    Set<TaskFlag> deleted = with(TaskFlag.DELETED).flags;
    return with(phase, deleted, errors, usage, reported, Optional.of(now));
  }

  /** With other error reasons. */
  public ArrayTask withErrors(List<String> reasons) {
    return with(phase, flags, reasons, usage, reported, killRequested);
  }

  /** With other usage. */
  public ArrayTask withUsage(Usage used) {
    return with(phase, flags, errors, used, reported, killRequested);
  }

  /** The same run of the task in another condition. */
  private ArrayTask with(
      Phase nowIn,
      Set<TaskFlag> flagged,
      List<String> reasons,
      Usage used,
      Optional<Instant> reportedAt,
      Optional<Instant> killedAt) {
    return new ArrayTask(
        number,
        nowIn,
        flagged,
        allocation,
        lastStart,
        attempts,
        reasons,
        used,
        reportedAt,
        killedAt);
  }

  /** Returns when it was dispatched the last time; it must have been dispatched. */
  public Instant started() {
    return lastStart.orElseThrow();
  }

  /** Instance of the master task; the task must be active. */
  public QueueInstanceName master() {
    return allocation.orElseThrow().master();
  }
}
