package gridlite.schedule.ledger;

import gridlite.complex.RequestedResource;
import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.job.ReservationId;
import gridlite.resource.Demand;
import gridlite.state.AdvanceReservation;
import gridlite.state.ClusterState;
import gridlite.state.QueueInstance;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Books what active tasks use and advance reservations keep, and what a run adds to it. */
public final class PresentUse {
  private final ClusterState state;
  private final Ledger ledger;
  private final Optional<Durations> durations;
  private final long second;
  private boolean counted;
  private final Map<List<RequestedResource>, Demand> demands = new HashMap<>();
  private final Demand plainDemand;

  /**
   * Bookings of a ledger.
   *
   * @param durations how long tasks use what they have; empty: forever, since nobody asks about the
   *     future
   * @param second the present
   */
  public PresentUse(ClusterState state, Ledger ledger, Optional<Durations> durations, long second) {
    this.state = state;
    this.ledger = ledger;
    this.durations = durations;
    this.second = second;
    this.plainDemand = Demand.of(ledger.consumables(), List.of());
  }

  /** Books all that is there. */
  public void bookAll() {
    bookSlots();
    countForQuotas();
  }

  /** Books all that is there, but for quotas. */
  public void bookSlots() {
    bookReservations();
    bookTasks();
  }

  private void bookTasks() {
    for (Job job : state.begunJobs()) {
      for (ArrayTask task : job.tasks().values()) {
        task.allocation().ifPresent(allocation -> bookSlots(job, allocation, windowOf(job, task)));
      }
    }
  }

  /** Books what advance reservations keep, and calendars where reservations are planned. */
  void bookReservations() {
    if (durations.isPresent() && ledger.isPlanning() && CalendarWindows.areUsed(state)) {
      CalendarWindows calendars = new CalendarWindows(state);
      Instant now = Instant.ofEpochSecond(second);
      for (QueueInstance instance : state.queueInstances().all()) {
        calendars.closed(instance, now).forEach(closed -> ledger.close(instance, closed));
      }
    }
    for (AdvanceReservation reservation : state.reservations().values()) {
      reservation.allocation().ifPresent(allocation -> book(reservation, allocation));
    }
  }

  /** Counts what is there for quotas, unless that was done; of no use where no slot is free. */
  public void countForQuotas() {
    if (counted) {
      return;
    }
    counted = true;
    for (Job job : state.begunJobs()) {
      for (ArrayTask task : job.tasks().values()) {
        task.allocation()
            .ifPresent(allocation -> countForQuotas(job, allocation, windowOf(job, task)));
      }
    }
  }

  /** Books what tasks use in a ledger of exclusive use. */
  public void bookExclusiveUse() {
    openReservations(state, ledger);
    bookTasks();
  }

  /** Opens the accounts of advance reservations in a ledger in which nothing is booked. */
  public static void openReservations(ClusterState state, Ledger unused) {
    for (AdvanceReservation reservation : state.reservations().values()) {
      Demand demand =
          Demand.of(unused.consumables(), reservation.request().get(JobRequest.HARD_RESOURCES));
      reservation
          .allocation()
          .ifPresent(kept -> unused.openReservation(reservation.id(), kept, demand));
    }
  }

  private void book(AdvanceReservation reservation, Allocation allocation) {
    Demand demand = demand(reservation.request().get(JobRequest.HARD_RESOURCES));
    ledger.openReservation(reservation.id(), allocation, demand);
    ledger.keep(
        allocation,
        demand,
        new Window(reservation.start().getEpochSecond(), reservation.end().getEpochSecond()));
  }

  /** Until when a task uses what it has; one that has outlasted its limit is to end soon. */
  public Window windowOf(Job job, ArrayTask task) {
    if (durations.isEmpty()) {
      return Window.ALWAYS;
    }
    double seconds = durations.get().of(job);
    Window planned = Window.of(task.started().getEpochSecond(), seconds);
    long soon = second + Math.max(1, (long) durations.get().offset());
    return new Window(Long.MIN_VALUE, planned.to() <= second ? soon : planned.to());
  }

  /** Books a task of a job: in its advance reservation when it has one, else everywhere. */
  public void book(Job job, Allocation allocation, Window window) {
    bookSlots(job, allocation, window);
    countForQuotas(job, allocation, window);
  }

  private void bookSlots(Job job, Allocation allocation, Window window) {
    Demand demand = demand(job.get(JobRequest.HARD_RESOURCES));
    inReservation(job)
        .ifPresentOrElse(
            reservation -> ledger.bookInReservation(reservation, allocation, demand, window),
            () -> ledger.book(allocation, demand, window));
  }

  private void countForQuotas(Job job, Allocation allocation, Window window) {
    if (inReservation(job).isEmpty()) {
      ledger.count(job, allocation, window);
    }
  }

  private Optional<ReservationId> inReservation(Job job) {
    return job.get(JobRequest.RESERVATION)
        .filter(reservation -> !ledger.reservation(reservation).isEmpty());
  }

  /** Most jobs ask for no consumable, and for run times of all lengths. */
  private Demand demand(List<RequestedResource> requests) {
    boolean plain = true;
    for (RequestedResource request : requests) {
      plain &= ledger.consumables().indexOf(request.name()).isEmpty();
    }
    return plain
        ? plainDemand
        : demands.computeIfAbsent(requests, r -> Demand.of(ledger.consumables(), r));
  }
}
