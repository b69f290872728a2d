package gridlite.schedule.run;

import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.schedule.ledger.CalendarWindows;
import gridlite.state.AdvanceReservation;
import gridlite.state.ClusterState;
import java.time.Instant;
import java.util.Optional;
import java.util.TreeSet;

/**
 * The moment at which something next happens by itself that a scheduling run may answer: a start
 * time or deadline comes, an advance reservation begins or ends, a calendar changes. Ends of tasks
 * are the executor's to know.
 */
public final class NextEvent {
  private NextEvent() {}

  /** The next event after an instant; empty when nothing is to come. */
  public static Optional<Instant> after(ClusterState state, Instant now) {
    TreeSet<Instant> events = new TreeSet<>();
    for (Job job : state.jobs().values()) {
      job.get(JobRequest.START_TIME).ifPresent(events::add);
      job.get(JobRequest.DEADLINE).ifPresent(events::add);
    }
    for (AdvanceReservation reservation : state.reservations().values()) {
      events.add(reservation.start());
      events.add(reservation.end());
    }
    new CalendarWindows(state).nextChange(now).ifPresent(events::add);
    return Optional.ofNullable(events.higher(now));
  }
}
