package gridlite.schedule.run;

import gridlite.job.Allocation;
import gridlite.schedule.ledger.Ledger;
import gridlite.schedule.ledger.Window;
import gridlite.schedule.match.Placer;
import java.util.Optional;

/** Finds the earliest time at which a waiting job can start, and keeps its slots from then on. */
public final class Reservations {
  private final Ledger ledger;
  private final long now;
  private long left;

  /**
   * Reservations of a run.
   *
   * @param max how many jobs may get one ({@code max_reservation})
   */
  Reservations(Ledger ledger, long now, long max) {
    this.ledger = ledger;
    this.now = now;
    this.left = max;
  }

  /** Slots kept for a job, and when. */
  public record Reserved(Allocation allocation, Window window) {}

  /** Returns whether another job may get a reservation. */
  boolean isAnyLeft() {
    return left > 0;
  }

  /**
   * The earliest slots for a job that does not fit now: room opens only when something that is
   * booked comes to its end.
   */
  Optional<Reserved> find(Placer placer, double seconds) {
    Optional<Reserved> earliest = earliest(placer, seconds);
    left -= earliest.isPresent() ? 1 : 0;
    return earliest;
  }

  /** Returns whether there is a time at which a job could start. */
  boolean isPossible(Placer placer, double seconds) {
    return earliest(placer, seconds).isPresent();
  }

  private Optional<Reserved> earliest(Placer placer, double seconds) {
    for (long time : ledger.endsAfter(now)) {
      Window window = Window.of(time, seconds);
      Optional<Allocation> allocation = placer.at(window);
      if (allocation.isPresent()) {
        return allocation.map(found -> new Reserved(found, window));
      }
    }
    return Optional.empty();
  }
}
