package gridlite.schedule.transcript;

import gridlite.job.Allocation;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.job.ReservationId;
import gridlite.name.QueueInstanceName;
import gridlite.schedule.ledger.Account;
import gridlite.schedule.ledger.Ledger;
import gridlite.schedule.ledger.Window;
import gridlite.schedule.match.Categories;
import gridlite.schedule.match.ClosedPlaces;
import gridlite.schedule.match.Place;
import gridlite.schedule.reason.JobBlocker;
import gridlite.schedule.reason.QueueDropped;
import gridlite.schedule.reason.Reason;
import gridlite.schedule.reason.Shortage;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The queue instances that are out of a run, as reported to all its jobs: those that take no jobs,
 * those that are full, then what fills up or closes while the run goes on, as it happens.
 */
public final class DropLog {
  private final ClosedPlaces closed;
  private final Ledger ledger;
  private final Window instant;

  /** Places that calendars close at present, and that may be reserved. */
  private final Set<QueueInstanceName> planned;

  private final ReasonLog log = new ReasonLog();
  private final Map<Categories.Kind, Set<QueueInstanceName>> notReserved = new HashMap<>();
  private final Set<QueueInstanceName> filled = new HashSet<>();
  private boolean allDropped;

  /**
   * Nothing reported yet.
   *
   * @param instant the present
   * @param planned places that calendars close at present, and that may be reserved
   */
  public DropLog(
      ClosedPlaces closed, Ledger ledger, Window instant, Set<QueueInstanceName> planned) {
    this.closed = closed;
    this.ledger = ledger;
    this.instant = instant;
    this.planned = planned;
  }

  /** The run begins: what is running is booked. */
  public void begin(List<Place> places) {
    log.addAll(closed.atBegin(places));
    for (Place place : places) {
      if ((place.isOpen() || closed.isOrphaned(place)) && place.isFull(instant)) {
        log.add(new QueueDropped.Full(place.name()));
        filled.add(place.name());
      }
    }
  }

  /** Some of the places that close now: those that were not full before. */
  public Map<QueueInstanceName, Reason> notDropped(Map<QueueInstanceName, Reason> closing) {
    Map<QueueInstanceName, Reason> open = new HashMap<>(closing);
    open.keySet().removeAll(filled);
    return open;
  }

  /**
   * A task has been started that fills some places, and because of which others are closed. Each is
   * reported once; one that is closed by the task is not reported to be full.
   *
   * @param closing the places that are closed, as far as the run still looked at them
   */
  public void started(
      List<Place> places, Allocation allocation, Map<QueueInstanceName, Reason> closing) {
    Map<QueueInstanceName, Reason> full = new HashMap<>();
    for (Allocation.Grant grant : allocation.grants()) {
      QueueInstanceName name = grant.instance();
      if (!closing.containsKey(name) && ledger.isFull(name, instant)) {
        full.put(name, new QueueDropped.Full(name));
      }
    }
    filled.addAll(full.keySet());
    addInOrder(places, closing);
    addInOrder(places, full);
  }

  private void addInOrder(List<Place> places, Map<QueueInstanceName, Reason> reasons) {
    if (reasons.size() < 2) {
      log.addAll(reasons.values());
      return;
    }
    for (Place place : places) {
      Optional.ofNullable(reasons.get(place.name())).ifPresent(log::add);
    }
  }

  /** A job is looked at: what calendars close at present is reported to it. */
  public void looksAt() {
    planned.forEach(name -> log.add(new QueueDropped.Suspended(name)));
  }

  /**
   * Reasons of a job: lack of slots where a calendar closes is reported for jobs with {@code -R y}.
   */
  public List<Reason> reasonsOf(Job job, List<Reason> reasons) {
    if (planned.isEmpty() || job.get(JobRequest.RESERVE)) {
      return reasons;
    }
    List<Reason> some = new ArrayList<>(reasons);
    for (QueueInstanceName name : planned) {
      some.removeIf(
          reason ->
              reason instanceof Shortage.NotEnough lack
                  && lack.place().name().equals(name.toString()));
    }
    return some;
  }

  /**
   * Reports to all jobs the queues that an advance reservation does not reach, as far as they are
   * looked at for a serial task before one that suits; once for each kind of jobs of which there
   * are several. Measured.
   *
   * @param category the kind of the job, if there are more of it
   * @param looked the places that are looked at
   * @param found what the job gets
   */
  public void notReserved(
      Job job, Optional<Categories.Kind> category, List<Place> looked, Optional<Allocation> found) {
    Optional<ReservationId> reservation = job.get(JobRequest.RESERVATION);
    if (job.isParallel() || reservation.isEmpty()) {
      return;
    }
    Set<QueueInstanceName> known =
        category.isPresent()
            ? notReserved.computeIfAbsent(category.get(), c -> new HashSet<>())
            : new HashSet<>();
    Map<QueueInstanceName, Account> kept = ledger.reservation(reservation.get());
    for (Place place : looked) {
      if (found.isPresent() && found.get().master().equals(place.name())) {
        return;
      }
      if (!kept.containsKey(place.name()) && known.add(place.name())) {
        log.repeat(new JobBlocker.NotReserved(place.name(), reservation.get()));
      }
    }
  }

  /** No place is open: no job is looked at. */
  public void allDropped() {
    allDropped = true;
  }

  /** All that has been reported. */
  public List<Reason> reasons() {
    List<Reason> all = new ArrayList<>(log.reasons);
    if (allDropped) {
      all.add(new QueueDropped.AllDropped());
    }
    return all;
  }

  /** Reasons in the order in which they were reported, most of them once. */
  private static final class ReasonLog {
    private final List<Reason> reasons = new ArrayList<>();
    private final Set<Reason> known = new HashSet<>();

    void add(Reason reason) {
      if (known.add(reason)) {
        reasons.add(reason);
      }
    }

    void repeat(Reason reason) {
      reasons.add(reason);
    }

    void addAll(Iterable<Reason> some) {
      some.forEach(this::add);
    }
  }
}
