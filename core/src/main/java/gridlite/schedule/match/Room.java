package gridlite.schedule.match;

import gridlite.complex.Availability;
import gridlite.complex.ComplexAttribute;
import gridlite.complex.Consumable;
import gridlite.complex.Relop;
import gridlite.job.MasterTask;
import gridlite.resource.Demand;
import gridlite.schedule.ledger.Account;
import gridlite.schedule.ledger.Ledger;
import gridlite.schedule.ledger.Window;
import gridlite.schedule.reason.Reason;
import gridlite.schedule.reason.Shortage;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * The room that the accounts of a layer have for the jobs of a category: whether one slot fits, as
 * the {@link CheckList} asks attribute by attribute, and how many do.
 */
public final class Room {
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

  /** Returns whether an account has a slot beside what is booked. */
  Verdict forSlot(Account account, Window window) {
    return account.room(slots, window) >= 1
        ? Verdict.YES
        : Verdict.no(
            scope(account, slots),
            () -> notEnough(account, place(account), slots, Shortage.Asked.BY_JOB, window));
  }

  /**
   * Returns whether one of the consumables with a default fits beside what is booked.
   *
   * @param rank which of those that the account has, in their order
   */
  Verdict forDefault(Account account, int rank, Window window) {
    OptionalInt attribute = requests.defaultOf(account, rank);
    return attribute.isEmpty()
        ? Verdict.YES
        : test(account, attribute.getAsInt(), Shortage.Asked.BY_DEFAULT, window);
  }

  /** Returns whether a requested consumable fits beside what is booked. */
  Verdict forRequest(Account account, int attribute, Window window) {
    return test(account, attribute, Shortage.Asked.BY_JOB, window);
  }

  private Verdict test(Account account, int attribute, Shortage.Asked asked, Window window) {
    return fits(account, attribute, window)
        ? Verdict.YES
        : Verdict.no(
            scope(account, attribute),
            () -> refusal(account, place(account), attribute, asked, window));
  }

  /** Returns how long too little of an attribute stays so: for good if there never is enough. */
  private Reason.Scope scope(Account account, int attribute) {
    return wanted(attribute) > account.capacity(attribute)
        ? Reason.Scope.NEVER_HERE
        : Reason.Scope.NOW;
  }

  /** Returns whether an account counts an attribute and has as much of it left as is asked for. */
  boolean holds(Account account, int attribute, Window window) {
    return account.has(attribute) && fits(account, attribute, window);
  }

  /** The amount that one slot of the job takes. */
  private double wanted(int attribute) {
    return attribute == slots ? 1 : demand.amount(attribute);
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
      if (isOffered(account, attribute, window)) {
        return new Shortage.ExclusiveInUse(
            requests.requests(), place, asked, attribute(attribute).name());
      }
    }
    return notEnough(account, place, attribute, asked, window);
  }

  /**
   * Returns whether an exclusive resource seems to be there: an exclusive job sees that it is gone,
   * another one that somebody is alone.
   */
  private boolean isOffered(Account account, int attribute, Window window) {
    return planning
        || demand.amount(attribute) <= account.availability(attribute, window).amountOr(0);
  }

  private Reason notEnough(
      Account account, Shortage.Place place, int attribute, Shortage.Asked asked, Window window) {
    double wanted = wanted(attribute);
    Reason.Scope scope = scope(account, attribute);
    boolean kept =
        scope != Reason.Scope.NEVER_HERE && wanted <= account.room(attribute, window.instant());
    return new Shortage.NotEnough(
        requests.requests(),
        place,
        asked,
        offer(account, attribute, window, scope),
        OptionalDouble.of(wanted),
        kept ? Shortage.AmountStyle.RESERVED : style(scope),
        scope);
  }

  private Shortage.AmountStyle style(Reason.Scope scope) {
    return scope == Reason.Scope.NEVER_HERE || !planning
        ? Shortage.AmountStyle.AS_VALUE
        : Shortage.AmountStyle.AS_NUMBER;
  }

  /**
   * Returns what is left; where reservations are planned, the whole of what could never be enough.
   */
  private Availability offer(Account account, int attribute, Window window, Reason.Scope scope) {
    if (planning && scope == Reason.Scope.NEVER_HERE) {
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
   * Returns how many slots of a parallel job fit in an account: none where one of the checks of the
   * account says no, those of the master task aside.
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

  /**
   * Returns whether parallel jobs find an exclusive resource of a host in use that suits them, as
   * the last of their requests that the host has something for, and lack nothing else there. Where
   * reservations are planned, only what the host never has enough of is lacking.
   */
  boolean endsInUse(Place.Host host, Window window) {
    Account account = host.account();
    if (!planning && account.has(slots) && account.room(slots, window) < 1
        || lacksDefault(account, window)) {
      return false;
    }
    boolean inUse = false;
    for (CategoryRequests.Asked asked : requests.hard()) {
      if (asked.isBooked() && account.has(asked.consumable())) {
        int attribute = asked.consumable();
        boolean fits = fits(account, attribute, window);
        boolean taken = !fits && isExclusive(attribute) && isOffered(account, attribute, window);
        if (!fits && !taken && !asked.isOnce() && isMissed(account, attribute)) {
          return false;
        }
        inUse = taken || !fits && asked.isOnce() && inUse;
      } else if (host.fixed().containsKey(asked.name())) {
        inUse = false;
      }
    }
    return inUse;
  }

  private boolean lacksDefault(Account account, Window window) {
    for (int attribute : account.configured()) {
      if (requests.isDefault(attribute)
          && !fits(account, attribute, window)
          && (isExclusive(attribute) || isMissed(account, attribute))) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether Grid Engine compares a request with too little of a consumable. */
  private boolean isMissed(Account account, int attribute) {
    return !planning || scope(account, attribute) == Reason.Scope.NEVER_HERE;
  }

  private static long slots(double room, double amount) {
    double slots = Math.floor(room / amount);
    return slots <= 0 ? 0 : slots >= Long.MAX_VALUE ? Long.MAX_VALUE : (long) slots;
  }
}
