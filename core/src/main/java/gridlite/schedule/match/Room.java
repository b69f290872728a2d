package gridlite.schedule.match;

import gridlite.complex.Availability;
import gridlite.complex.ComplexAttribute;
import gridlite.complex.Consumable;
import gridlite.complex.Layer;
import gridlite.complex.Relop;
import gridlite.complex.RequestedResource;
import gridlite.config.ClusterConfig;
import gridlite.job.MasterTask;
import gridlite.resource.Demand;
import gridlite.schedule.ledger.Account;
import gridlite.schedule.ledger.Ledger;
import gridlite.schedule.ledger.Window;
import gridlite.schedule.reason.Reason;
import gridlite.schedule.reason.RequestList;
import gridlite.schedule.reason.Shortage;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.function.IntFunction;

/**
 * The room that the accounts of a layer have for the jobs of a category, and for how many slots.
 * The order of checks is that of the messages: slots, defaults, requests by name.
 */
public final class Room {
  /** The request of parallel jobs to a host that counts slots. */
  private static final RequestList ONE_SLOT =
      new RequestList(List.of(new RequestedResource(Shortage.SLOTS, "1")));

  private final CategoryRequests requests;
  private final Demand demand;
  private final int slots;
  private final boolean planning;

  /**
   * Room for a category.
   *
   * @param ledger whether it plans reservations shows in the messages
   */
  public Room(CategoryRequests requests, Ledger ledger) {
    this.requests = requests;
    this.planning = ledger.isPlanning();
    this.demand = requests.demand();
    this.slots = demand.consumables().slots();
  }

  /** Returns whether one slot fits beside what is booked, with all that has a default. */
  Verdict forDefaults(Account account, Window window) {
    if (isShort(account, slots, window)) {
      return Verdict.no(
          () -> notEnough(account, place(account), slots, Shortage.Asked.BY_JOB, window));
    }
    for (int attribute : account.configured()) {
      if (requests.isDefault(attribute) && !fits(account, attribute, window)) {
        return Verdict.no(
            () -> refusal(account, place(account), attribute, Shortage.Asked.BY_DEFAULT, window));
      }
    }
    return Verdict.YES;
  }

  /** Returns whether a requested consumable fits beside what is booked. */
  Verdict forRequest(Account account, int attribute, Window window) {
    return fits(account, attribute, window)
        ? Verdict.YES
        : Verdict.no(
            () -> refusal(account, place(account), attribute, Shortage.Asked.BY_JOB, window));
  }

  /** Returns whether an account counts an attribute and has as much of it left as is asked for. */
  boolean holds(Account account, int attribute, Window window) {
    return account.has(attribute) && fits(account, attribute, window);
  }

  /** The amount that one slot of the job takes. */
  private double wanted(int attribute) {
    return attribute == slots ? 1 : demand.amount(attribute);
  }

  private boolean isShort(Account account, int attribute, Window window) {
    return attribute == slots ? account.room(slots, window) < 1 : !fits(account, attribute, window);
  }

  private boolean fits(Account account, int attribute, Window window) {
    if (!account.has(attribute)) {
      return true;
    }
    if (isExclusive(attribute)) {
      boolean taken = account.used(attribute, window) > 0;
      boolean occupied = requests.isExclusive(attribute) && account.used(slots, window) > 0;
      boolean offered = demand.amount(attribute) <= account.capacity(attribute);
      return !taken && !occupied && offered;
    }
    return demand.amount(attribute) <= account.room(attribute, window);
  }

  private Reason refusal(
      Account account, Shortage.Place place, int attribute, Shortage.Asked asked, Window window) {
    if (isExclusive(attribute)) {
      // an exclusive job sees that the resource is gone, another one that somebody is alone
      boolean offered =
          planning
              || demand.amount(attribute) <= account.availability(attribute, window).amountOr(0);
      if (offered) {
        return new Shortage.ExclusiveInUse(
            requests.requests(), place, asked, attribute(attribute).name());
      }
    }
    return notEnough(account, place, attribute, asked, window);
  }

  private Reason notEnough(
      Account account, Shortage.Place place, int attribute, Shortage.Asked asked, Window window) {
    return notEnough(requests.requests(), account, place, attribute, asked, window);
  }

  private Reason notEnough(
      RequestList requests,
      Account account,
      Shortage.Place place,
      int attribute,
      Shortage.Asked asked,
      Window window) {
    double wanted = wanted(attribute);
    boolean never = wanted > account.capacity(attribute);
    boolean kept = !never && wanted <= account.room(attribute, window.instant());
    return new Shortage.NotEnough(
        requests,
        place,
        asked,
        offer(account, attribute, window, never),
        OptionalDouble.of(wanted),
        style(never, kept),
        never ? Reason.Scope.NEVER_HERE : Reason.Scope.NOW);
  }

  private Shortage.AmountStyle style(boolean never, boolean kept) {
    if (kept) {
      return Shortage.AmountStyle.RESERVED;
    }
    return never || !planning ? Shortage.AmountStyle.AS_VALUE : Shortage.AmountStyle.AS_NUMBER;
  }

  /**
   * Returns what is left; where reservations are planned, the whole of what could never be enough.
   */
  private Availability offer(Account account, int attribute, Window window, boolean never) {
    if (planning && never) {
      return account.amount(attribute, account.capacity(attribute));
    }
    double beside = account.roomBesideReservations(attribute, window.instant());
    // without plans advance reservations are not mentioned as long as there is too little anyway
    boolean silent =
        !planning && beside > account.room(attribute, window) && demand.amount(attribute) > beside;
    return silent ? account.amount(attribute, beside) : account.availability(attribute, window);
  }

  private static Shortage.Place place(Account account) {
    return new Shortage.Place(account.layer(), account.name());
  }

  private boolean isExclusive(int attribute) {
    return attribute(attribute).relop() == Relop.EXCLUSIVE;
  }

  private ComplexAttribute attribute(int index) {
    return demand.consumables().attributes().get(index);
  }

  /**
   * Returns how many slots of a parallel job fit in an account.
   *
   * @param master whether the master task is among them, which brings what the job asks for once;
   *     what it gets once by default counts for every host
   *     (conformance/complexes/master-consumables-by-default.t)
   */
  public long slots(Account account, Window window, MasterTask master) {
    if (account.configured().isEmpty()) {
      return Long.MAX_VALUE;
    }
    long most = slots(account.room(slots, window), 1);
    for (int attribute : account.configured()) {
      if (requests.isDefault(attribute)) {
        most = Math.min(most, slots(account, attribute, window, master));
      }
    }
    for (CategoryRequests.Asked asked : requests.hard()) {
      if (asked.isBooked()) {
        most = Math.min(most, slots(account, asked.consumable(), window, master));
      }
    }
    return most;
  }

  private long slots(Account account, int attribute, Window window, MasterTask master) {
    if (!account.has(attribute)) {
      return Long.MAX_VALUE;
    }
    boolean once = attribute(attribute).consumable() == Consumable.JOB;
    if (once
        && master == MasterTask.ELSEWHERE
        && !isExclusive(attribute)
        && demand.isRequested(attribute)) {
      return Long.MAX_VALUE;
    }
    if (once || isExclusive(attribute) || demand.amount(attribute) == 0) {
      return fits(account, attribute, window) ? Long.MAX_VALUE : 0;
    }
    return slots(account.room(attribute, window), demand.amount(attribute));
  }

  /**
   * Returns how many slots the whole capacity of an account could hold; what is booked once a job
   * apart.
   */
  public long slotsByCapacity(Account account) {
    long most = account.has(slots) ? (long) account.capacity(slots) : Long.MAX_VALUE;
    for (int i : account.configured()) {
      if (attribute(i).consumable() == Consumable.YES
          && !isExclusive(i)
          && demand.amount(i) > 0
          && i != slots) {
        most = Math.min(most, slots(account.capacity(i), demand.amount(i)));
      }
    }
    return most;
  }

  /**
   * Returns whether what is booked once a job would fit in an account if nothing ran, and does not
   * beside what does.
   */
  public boolean isOnceUsedUp(Account account, Window window) {
    for (CategoryRequests.Asked asked : requests.hard()) {
      if (asked.isOnce() && isUsedUp(account, asked.consumable(), window)) {
        return true;
      }
    }
    return false;
  }

  private boolean isUsedUp(Account account, int attribute, Window window) {
    return account.has(attribute)
        && demand.amount(attribute) <= account.capacity(attribute)
        && !fits(account, attribute, window);
  }

  private static long slots(double room, double amount) {
    double slots = Math.floor(room / amount);
    return slots <= 0 ? 0 : slots >= Long.MAX_VALUE ? Long.MAX_VALUE : (long) slots;
  }

  /**
   * Checks of what an account does not book: a consumable that is asked for by default
   * (conformance/complexes/defaults-in-their-order.t), and a request that a value is compared with.
   */
  record Values(
      IntFunction<Optional<Reason>> byDefault,
      Function<CategoryRequests.Asked, Optional<Reason>> byRequest) {
    /** Looks at nothing. */
    static final Values NONE = new Values(index -> Optional.empty(), asked -> Optional.empty());
  }

  /**
   * Returns what leaves no slot for a parallel job; empty when there is one: slots, then defaults,
   * then requests by name (conformance/complexes/several-lacking-of-parallel-jobs.t). Of the
   * lacking slots of queues, and of requests that are booked once a job, nothing is reported
   * (conformance/complexes/per-slot-and-per-job.t). Where reservations are planned, of what hosts
   * and queues lack only for now nothing is reported
   * (conformance/scheduling/what-parallel-jobs-lack-for-now.t).
   *
   * @param values what is not booked, and is looked at on the way
   */
  Optional<Reason> parallelRefusal(Account account, String name, Window window, Values values) {
    Shortage.Place place = new Shortage.Place(Layer.QUEUE, name);
    if (account.layer() == Layer.HOST && isReportedShort(account, slots, window)) {
      return Optional.of(notEnough(ONE_SLOT, account, place, slots, Shortage.Asked.BY_JOB, window));
    }
    for (int attribute : account.configured()) {
      if (requests.isDefault(attribute)) {
        Optional<Reason> notRequestable = values.byDefault().apply(attribute);
        if (notRequestable.isPresent()) {
          return notRequestable;
        }
        if (isReportedShort(account, attribute, window)) {
          return Optional.of(refusal(account, place, attribute, Shortage.Asked.BY_JOB, window));
        }
      }
    }
    for (CategoryRequests.Asked asked : requests.hard()) {
      if (asked.isBooked() && isReportedShort(account, asked, window)) {
        return Optional.of(
            refusal(account, place, asked.consumable(), Shortage.Asked.BY_JOB, window));
      }
      Optional<Reason> mismatch = values.byRequest().apply(asked);
      if (mismatch.isPresent()) {
        return mismatch;
      }
    }
    return Optional.empty();
  }

  private boolean isReportedShort(Account account, CategoryRequests.Asked asked, Window window) {
    return (!asked.isOnce() || isExclusive(asked.consumable()))
        && isReportedShort(account, asked.consumable(), window);
  }

  /** Returns whether an account has too little of an attribute, and that is reported. */
  private boolean isReportedShort(Account account, int attribute, Window window) {
    boolean forNow = planning && account.layer() != Layer.GLOBAL;
    return isShort(account, attribute, window)
        && !(forNow && wanted(attribute) <= account.capacity(attribute));
  }

  /** Returns what of the cluster leaves no slot for a parallel job; empty when there is one. */
  public Optional<Reason> parallelGlobalRefusal(Account cluster, Window window) {
    return parallelRefusal(cluster, ClusterConfig.GLOBAL, window, Values.NONE);
  }
}
