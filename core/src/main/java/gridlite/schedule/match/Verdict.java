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
  /** The check is passed. */
  static final Verdict YES = new Verdict(true, List::of);

  private final boolean yes;
  private final Supplier<List<Reason>> reasons;

  private Verdict(boolean yes, Supplier<List<Reason>> reasons) {
    this.yes = yes;
    this.reasons = reasons;
  }

  /** A no for a reason. */
  static Verdict no(Supplier<Reason> reason) {
    return new Verdict(false, () -> List.of(reason.get()));
  }

  /** A no for several reasons. */
  static Verdict noForAll(Supplier<List<Reason>> reasons) {
    return new Verdict(false, reasons);
  }

  /** A no if there is a reason, else yes. */
  static Verdict of(Optional<Reason> reason) {
    return reason.isEmpty() ? YES : new Verdict(false, () -> List.of(reason.get()));
  }

  public boolean isYes() {
    return yes;
  }

  /** The reasons of a no, in the order in which they were found; a yes has none. */
  public List<Reason> reasons() {
    return reasons.get();
  }
}
