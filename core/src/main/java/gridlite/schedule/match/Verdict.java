package gridlite.schedule.match;

import gridlite.schedule.reason.Reason;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The answer of a {@link Check}: yes, or no for reasons. Most answers only decide, so the reasons
 * of a no are worked out when somebody asks for them, which has to be before anything more is
 * booked.
 */
public final class Verdict {
  /** The check is passed: there is no other yes. */
  static final Verdict YES = new Verdict(Reason.Scope.NOW, List::of);

  private final Reason.Scope scope;
  private final Supplier<List<Reason>> reasons;

  private Verdict(Reason.Scope scope, Supplier<List<Reason>> reasons) {
    this.scope = scope;
    this.reasons = reasons;
  }

  /**
   * A no for a reason.
   *
   * @param scope whether it would be one if nothing ran
   */
  static Verdict no(Reason.Scope scope, Supplier<Reason> reason) {
    return new Verdict(scope, () -> List.of(reason.get()));
  }

  /** A no for several reasons, at present. */
  static Verdict noForAll(Supplier<List<Reason>> reasons) {
    return new Verdict(Reason.Scope.NOW, reasons);
  }

  /** A lasting no if there is a reason, else yes. */
  static Verdict of(Optional<Reason> reason) {
    return reason.isEmpty() ? YES : no(Reason.Scope.NEVER_HERE, reason::get);
  }

  public boolean isYes() {
    return this == YES;
  }

  /** Returns whether a no is one at present alone: if nothing ran, it would be a yes. */
  public boolean isForNow() {
    return !isYes() && scope == Reason.Scope.NOW;
  }

  /** The first reason of a no; a yes has none. */
  public Optional<Reason> reason() {
    return reasons().stream().findFirst();
  }

  /** The reasons of a no, in the order in which they were found; a yes has none. */
  public List<Reason> reasons() {
    return reasons.get();
  }
}
