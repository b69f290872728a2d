package gridlite.schedule.explain;

import gridlite.complex.Layer;
import gridlite.job.Allocation;
import gridlite.job.TaskId;
import gridlite.schedule.ledger.Window;
import gridlite.schedule.match.Place;
import gridlite.schedule.run.Reservations;
import gridlite.state.AdvanceReservation;
import gridlite.state.ClusterState;
import gridlite.value.Fact;
import gridlite.value.Sentence;
import gridlite.value.Statement;
import java.time.Instant;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** For whom what is free at a place is kept. */
final class ReservedFor {
  private final ClusterState state;
  private final Map<TaskId, Reservations.Reserved> planned;

  ReservedFor(ClusterState state, Map<TaskId, Reservations.Reserved> planned) {
    this.state = state;
    this.planned = planned;
  }

  /** Returns whether nothing is kept for anybody. */
  boolean isEmpty() {
    return planned.isEmpty() && state.reservations().isEmpty();
  }

  /** Returns who keeps something of a layer of a place in a span of time. */
  Set<Statement> of(Place place, Layer layer, Window window) {
    Set<Statement> kept = new LinkedHashSet<>();
    for (AdvanceReservation reservation : state.reservations().values()) {
      Window of =
          new Window(reservation.start().getEpochSecond(), reservation.end().getEpochSecond());
      boolean keeps =
          reservation.allocation().filter(slots -> has(slots, place, layer)).isPresent();
      if (keeps && of.from() < window.to() && window.from() < of.to()) {
        kept.add(keptBy(reservation, of, window));
      }
    }
    planned.forEach(
        (task, reserved) -> {
          if (has(reserved.allocation(), place, layer) && reserved.window().from() < window.to()) {
            Instant from = Instant.ofEpochSecond(reserved.window().from());
            kept.add(
                Statement.of(
                    "kept_for_job",
                    Sentence.of("it may still run at ")
                        .then(from)
                        .then(", from when on slots are kept for job " + task.job()),
                    new Fact.Whole("other_job", task.job().number()),
                    new Fact.Moment("from", from)));
          }
        });
    return kept;
  }

  private Statement keptBy(AdvanceReservation reservation, Window of, Window window) {
    Fact number = new Fact.Whole("reservation", reservation.id().number());
    String name = "advance reservation " + reservation.id();
    return of.from() <= window.from()
        ? Statement.of(
            "kept_by_reservation",
            Sentence.of("kept by " + name + " until ").then(reservation.end()),
            number,
            new Fact.Moment("until", reservation.end()))
        : Statement.of(
            "reservation_begins",
            Sentence.of("it may still run when " + name + " begins, ").then(reservation.start()),
            number,
            new Fact.Moment("from", reservation.start()));
  }

  private static boolean has(Allocation slots, Place place, Layer layer) {
    return switch (layer) {
      case GLOBAL -> true;
      case HOST -> slots.slotsOn(place.host().name()) > 0;
      case QUEUE -> slots.slotsAt(place.name()) > 0;
    };
  }
}
