package gridlite.command.reservation;

import gridlite.condition.ReservationErrors;
import gridlite.job.ReservationId;
import gridlite.name.NamePattern;
import gridlite.state.AdvanceReservation;
import gridlite.state.ClusterState;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Advance reservations as {@code qrstat} shows them.
 *
 * @param entries those that were asked for and exist
 * @param unknown numbers that were asked for and that none has
 * @param detailed whether single ones were asked for
 */
record ReservationReport(List<Entry> entries, List<Long> unknown, boolean detailed) {
  /** Copies the lists. */
  ReservationReport {
    entries = List.copyOf(entries);
    unknown = List.copyOf(unknown);
  }

  /**
   * A reservation.
   *
   * @param state letter: w waiting, W waiting in error, r running, E running in error, d deleted
   * @param messages why it is in error
   */
  record Entry(AdvanceReservation reservation, char state, List<String> messages) {
    /** Copies the list. */
    Entry {
      messages = List.copyOf(messages);
    }
  }

  /** The reservations of users, which may be patterns. */
  static ReservationReport ofUsers(ClusterState state, List<String> users, Instant now) {
    List<Entry> entries = new ArrayList<>();
    ReservationErrors errors = new ReservationErrors(state, now);
    for (AdvanceReservation reservation : state.reservations().values()) {
      boolean wanted = false;
      for (String user : users) {
        wanted |= NamePattern.matches(user, reservation.owner().name().text());
      }
      if (wanted) {
        entries.add(entry(errors, reservation, now));
      }
    }
    return new ReservationReport(entries, List.of(), false);
  }

  /** Single reservations, whatever numbers were typed. */
  static ReservationReport of(ClusterState state, List<Long> ids, Instant now) {
    List<Entry> entries = new ArrayList<>();
    List<Long> unknown = new ArrayList<>();
    ReservationErrors errors = new ReservationErrors(state, now);
    for (long id : ids) {
      Optional<AdvanceReservation> found = ReservationId.of(id).flatMap(state.reservations()::find);
      found.ifPresentOrElse(
          reservation -> entries.add(entry(errors, reservation, now)), () -> unknown.add(id));
    }
    return new ReservationReport(entries, unknown, true);
  }

  private static Entry entry(
      ReservationErrors errors, AdvanceReservation reservation, Instant now) {
    List<String> messages = errors.of(reservation);
    boolean begun = !now.isBefore(reservation.start());
    char ok = begun ? 'r' : 'w';
    char wrong = begun ? 'E' : 'W';
    char letter = reservation.deleted() ? 'd' : messages.isEmpty() ? ok : wrong;
    return new Entry(reservation, letter, messages);
  }
}
