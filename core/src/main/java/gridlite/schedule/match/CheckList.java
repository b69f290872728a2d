package gridlite.schedule.match;

import gridlite.job.ReservationId;
import gridlite.schedule.ledger.Account;
import gridlite.schedule.ledger.Ledger;
import gridlite.schedule.ledger.Window;
import gridlite.schedule.reason.JobBlocker;
import gridlite.schedule.reason.Reason;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * All conditions that a place has to meet for the jobs of a category, in the order in which Grid
 * Engine checks them: the cluster, quotas, the cluster queue, the host, the queue instance, then
 * what is asked for at host and queue instance, slots and defaults before requests by name. Placing
 * a job, reporting why it waits and explaining that all run this list. Of parallel jobs slots are
 * counted, which {@link Room#slots} does by the same conditions.
 *
 * @see "conformance/quotas/order-of-reasons.t"
 */
public final class CheckList {
  private final Ledger ledger;
  private final CategoryRequests requests;
  private final FixedValues values;
  private final Room room;
  private final Optional<ReservationId> reservation;
  private final List<Check> all = new ArrayList<>();
  private final Map<Check.Subject, List<Check>> bySubject = new EnumMap<>(Check.Subject.class);
  private final List<Check.OfCluster> bookedInCluster = new ArrayList<>();
  private final List<Check> fixedHere = new ArrayList<>();
  private final List<Check> bookedHere = new ArrayList<>();

  /** The reason that rules the jobs out wherever it be, bookings apart. */
  private final Optional<Reason> outOfCluster;

  /**
   * The list for a category.
   *
   * @param rights access, with the queues that are asked for
   */
  CheckList(
      Ledger ledger,
      CategoryRequests requests,
      Rights rights,
      FixedValues values,
      Room room,
      QuotaRoom quotas) {
    this.ledger = ledger;
    this.requests = requests;
    this.values = values;
    this.room = room;
    this.reservation = requests.category().reservation();
    addCluster(rights);
    if (reservation.isEmpty()) {
      booked(Check.Subject.QUOTA, quotas::test);
    }
    addAccess(rights);
    reservation.ifPresent(this::addReservation);
    addResources(Check.Subject.HOST_RESOURCES, place -> place.host().account(), values::onHost);
    addResources(Check.Subject.INSTANCE_RESOURCES, Place::account, values::inQueue);
    fixed(Check.Subject.INSTANCE_RESOURCES, values::missing);
    this.outOfCluster = firstOfCluster();
  }

  // ---- the list

  private void addCluster(Rights rights) {
    fixedInCluster(rights.global());
    fixedInCluster(values.forcedGlobally());
    if (reservation.isEmpty()) {
      bookedInCluster(window -> room.forSlot(ledger.global(), window));
    }
    for (int i = 0; i < requests.defaults(); i++) {
      int rank = i;
      fixedInCluster(values.notRequestable(ledger.global(), rank));
      if (reservation.isEmpty()) {
        bookedInCluster(window -> room.forDefault(ledger.global(), rank, window));
      }
    }
    for (CategoryRequests.Asked asked : requests.hard()) {
      if (reservation.isEmpty() && asked.isBooked()) {
        bookedInCluster(window -> room.forRequest(ledger.global(), asked.consumable(), window));
      }
      fixedInCluster(values.globally(asked));
    }
  }

  private void addAccess(Rights rights) {
    fixed(Check.Subject.CLUSTER_QUEUE, rights::clusterQueue);
    fixed(Check.Subject.HOST, rights::host);
    fixed(Check.Subject.HOST, values::forcedOnHost);
    fixed(Check.Subject.INSTANCE, rights::instance);
    fixed(Check.Subject.INSTANCE, values::forcedInQueue);
  }

  private void addReservation(ReservationId id) {
    booked(Check.Subject.RESERVATION, (place, window) -> Verdict.of(notReserved(id, place)));
    booked(
        Check.Subject.RESERVATION,
        (place, window) -> kept(id, place, account -> room.forSlot(account, window)));
    for (int i = 0; i < requests.defaults(); i++) {
      int rank = i;
      booked(
          Check.Subject.RESERVATION,
          (place, window) -> kept(id, place, account -> room.forDefault(account, rank, window)));
    }
    for (CategoryRequests.Asked asked : requests.hard()) {
      if (asked.isBooked()) {
        fixed(Check.Subject.RESERVATION, place -> values.keptFor(id, place, asked));
        booked(
            Check.Subject.RESERVATION,
            (place, window) ->
                kept(id, place, account -> room.forRequest(account, asked.consumable(), window)));
      }
    }
  }

  private Optional<Reason> notReserved(ReservationId id, Place place) {
    return ledger.reservation(id).containsKey(place.name())
        ? Optional.empty()
        : Optional.of(new JobBlocker.NotReserved(place.name(), id));
  }

  private Verdict kept(ReservationId id, Place place, Function<Account, Verdict> test) {
    Account kept = ledger.reservation(id).get(place.name());
    return kept == null ? Verdict.YES : test.apply(kept);
  }

  private void addResources(
      Check.Subject subject,
      Function<Place, Account> account,
      BiFunction<Place, CategoryRequests.Asked, Optional<Reason>> compared) {
    if (reservation.isEmpty()) {
      booked(subject, (place, window) -> room.forSlot(account.apply(place), window));
    }
    for (int i = 0; i < requests.defaults(); i++) {
      int rank = i;
      fixed(subject, place -> values.notRequestable(account.apply(place), rank));
      if (reservation.isEmpty()) {
        booked(subject, (place, window) -> room.forDefault(account.apply(place), rank, window));
      }
    }
    for (CategoryRequests.Asked asked : requests.hard()) {
      if (reservation.isEmpty() && asked.isBooked()) {
        int consumable = asked.consumable();
        booked(
            subject, (place, window) -> room.forRequest(account.apply(place), consumable, window));
      }
      fixed(subject, place -> compared.apply(place, asked));
    }
  }

  private void fixedInCluster(Optional<Reason> reason) {
    if (reason.isPresent()) {
      Verdict verdict = Verdict.of(reason);
      add(new Check.OfCluster(true, window -> verdict));
    }
  }

  private void bookedInCluster(Function<Window, Verdict> condition) {
    Check.OfCluster check = new Check.OfCluster(false, condition);
    add(check);
    bookedInCluster.add(check);
  }

  private void fixed(Check.Subject subject, Function<Place, Optional<Reason>> condition) {
    Check check =
        new Check.OfPlace(subject, true, (place, window) -> Verdict.of(condition.apply(place)));
    add(check);
    fixedHere.add(check);
  }

  private void booked(Check.Subject subject, BiFunction<Place, Window, Verdict> condition) {
    Check check = new Check.OfPlace(subject, false, condition);
    add(check);
    bookedHere.add(check);
  }

  private void add(Check check) {
    all.add(check);
    bySubject.computeIfAbsent(check.subject(), subject -> new ArrayList<>()).add(check);
  }

  // ---- deciding: the first no is enough

  /** Returns what rules the jobs out wherever it be, bookings apart. */
  Optional<Reason> outOfCluster() {
    return outOfCluster;
  }

  private Optional<Reason> firstOfCluster() {
    for (Check check : all) {
      if (check instanceof Check.OfCluster ofCluster && check.isFixed()) {
        return ofCluster.test(Window.ALWAYS).reason();
      }
    }
    return Optional.empty();
  }

  /** Returns whether a place suits the jobs by everything that does not depend on what runs. */
  boolean suits(Place place) {
    return outOfCluster.isEmpty() && firstNo(fixedHere, place, Window.ALWAYS) == null;
  }

  /** Returns whether the cluster has room for one slot; what single places have comes on top. */
  boolean fitsInCluster(Window window) {
    for (Check.OfCluster check : bookedInCluster) {
      if (!check.test(window).isYes()) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether a suitable place has room for one slot; the cluster is a matter of its own. */
  boolean fits(Place place, Window window) {
    return firstNo(bookedHere, place, window) == null;
  }

  /** Returns the subject of the first booked condition that a place does not meet. */
  Optional<Check.Subject> lacking(Place place, Window window) {
    return Optional.ofNullable(firstNo(bookedHere, place, window)).map(Check::subject);
  }

  private static @Nullable Check firstNo(List<Check> checks, Place place, Window window) {
    for (Check check : checks) {
      if (!check.test(place, window).isYes()) {
        return check;
      }
    }
    return null;
  }

  // ---- reporting and explaining: why

  /** The checks in their order. */
  public List<Check> all() {
    return all;
  }

  /** The checks of a subject in their order. */
  public List<Check> of(Check.Subject subject) {
    return bySubject.getOrDefault(subject, List.of());
  }

  /** Returns the first fixed condition of a subject that a place does not meet. */
  public Optional<Reason> lasting(Check.Subject subject, Place place) {
    for (Check check : of(subject)) {
      if (check.isFixed()) {
        Verdict verdict = check.test(place, Window.ALWAYS);
        if (!verdict.isYes()) {
          return verdict.reason();
        }
      }
    }
    return Optional.empty();
  }

  /** All that keeps one slot out of a place, the cluster included. */
  public List<Reason> reasons(Place place, Window window) {
    List<Reason> reasons = new ArrayList<>();
    for (Check check : all) {
      reasons.addAll(check.test(place, window).reasons());
    }
    return reasons;
  }
}
