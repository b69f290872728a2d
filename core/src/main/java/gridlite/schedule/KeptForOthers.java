package gridlite.schedule;

import gridlite.complex.Layer;
import gridlite.job.Allocation;
import gridlite.job.TaskId;
import gridlite.state.AdvanceReservation;
import gridlite.state.ClusterState;
import java.time.Instant;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** For whom what is free at a place is kept, in words. */
final class KeptForOthers {
  private final ClusterState state;
  private final Map<TaskId, Reservations.Reserved> planned;
  private final Function<Instant, String> times;

  KeptForOthers(
      ClusterState state,
      Map<TaskId, Reservations.Reserved> planned,
      Function<Instant, String> times) {
    this.state = state;
    this.planned = planned;
    this.times = times;
  }

  /** Whether nothing is kept for anybody. */
  boolean isEmpty() {
    return planned.isEmpty() && state.reservations().isEmpty();
  }

  /** Who keeps something of a layer of a place in a span of time. */
  Set<String> of(Place place, Layer layer, Window window) {
    Set<String> words = new LinkedHashSet<>();
    for (AdvanceReservation reservation : state.reservations().values()) {
      Window of =
          new Window(reservation.start().getEpochSecond(), reservation.end().getEpochSecond());
      boolean keeps =
          reservation.allocation().filter(slots -> has(slots, place, layer)).isPresent();
      if (keeps && of.from() < window.to() && window.from() < of.to()) {
        words.add(
            of.from() <= window.from()
                ? "kept by advance reservation " + reservation.id() + " until " + time(of.to())
                : "it may still run when advance reservation "
                    + reservation.id()
                    + " begins, "
                    + time(of.from()));
      }
    }
    planned.forEach(
        (task, reserved) -> {
          if (has(reserved.allocation(), place, layer) && reserved.window().from() < window.to()) {
            words.add(
                "it may still run at "
                    + time(reserved.window().from())
                    + ", from when on slots are kept for job "
                    + task.job());
          }
        });
    return words;
  }

  private String time(long second) {
    return times.apply(Instant.ofEpochSecond(second));
  }

  private static boolean has(Allocation slots, Place place, Layer layer) {
    return switch (layer) {
      case GLOBAL -> true;
      case HOST -> slots.slotsOn(place.host().name()) > 0;
      case QUEUE -> slots.slotsAt(place.name()) > 0;
    };
  }
}
