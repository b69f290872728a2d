package gridlite.schedule.match;

import gridlite.job.Allocation;
import gridlite.job.MasterTask;
import gridlite.job.ReservationId;
import gridlite.name.QueueInstanceName;
import gridlite.quota.QuotaAnswers;
import gridlite.quota.QuotaClaim;
import gridlite.quota.QuotaCounter;
import gridlite.quota.QuotaSpot;
import gridlite.quota.QuotaUse;
import gridlite.schedule.ledger.Account;
import gridlite.schedule.ledger.Ledger;
import gridlite.schedule.ledger.Window;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A try to lay out the slots of one parallel job. Counts what it has taken beside what the ledger
 * holds; nothing is booked.
 */
public final class SlotPlan {
  /** An observer of a count, for what is reported of the hosts meanwhile. */
  public interface Trace {
    /** Nobody observes. */
    Trace NONE =
        new Trace() {
          @Override
          public void visit(Place.Host host, QuotaAnswers quotas) {}

          @Override
          public boolean isOut(Place.Host host) {
            return false;
          }

          @Override
          public boolean isEnded() {
            return false;
          }
        };

    /**
     * A host is looked at.
     *
     * @param quotas limits beside what has been counted so far
     */
    void visit(Place.Host host, QuotaAnswers quotas);

    /** Returns whether limits rule out a host, and nothing is to be noted of it any more. */
    boolean isOut(Place.Host host);

    /** Returns whether no more slots are counted, since a limit on all hosts has been reached. */
    boolean isEnded();
  }

  /** Looks at hosts after which rounds for a reservation end. */
  private static final long MOST_VISITS = 10_000;

  private final ParallelPlacer placer;
  private final Matcher matcher;
  private final Ledger ledger;
  private final Window window;
  private final LeftSlots onHosts = new LeftSlots();
  private final LeftSlots atPlaces = new LeftSlots();

  /** Amounts counted for quotas, by the counters' numbers. */
  private final Map<Integer, Double> counted = new HashMap<>();

  /** The largest of these amounts so far. */
  private double mostCounted;

  private final QuotaUse use = new PlannedUse();

  private final Map<Place, Long> taken = new LinkedHashMap<>();
  private final QuotaAnswers quotas;
  private final QuotaAnswers masterQuotas;

  /** Set if slots are only counted, wherever the master task could be, and not laid out. */
  private final boolean counting;

  private Optional<Place> master = Optional.empty();
  private boolean masterApart;
  private final boolean masterSought;
  private final BitSet masterPlaces = new BitSet();
  private final Trace trace;

  /** Slots for which a reservation is sought; none: there is no need of any. */
  private long sought;

  private long later;

  private enum Purpose {
    COUNTING,
    LAYING_OUT
  }

  private SlotPlan(ParallelPlacer placer, Window window, Purpose purpose, Trace trace) {
    this.counting = purpose == Purpose.COUNTING;
    this.placer = placer;
    this.matcher = placer.matcher();
    this.ledger = placer.ledger();
    this.window = window;
    this.quotas = new QuotaAnswers(matcher.quotas(), use, MasterTask.ELSEWHERE);
    this.masterQuotas = new QuotaAnswers(matcher.quotas(), use, MasterTask.INCLUDED);
    this.trace = trace;
    this.masterSought = placer.seeksMaster();
  }

  /** A plan that lays slots out. */
  static SlotPlan layingOut(ParallelPlacer placer, Window window) {
    return new SlotPlan(placer, window, Purpose.LAYING_OUT, Trace.NONE);
  }

  /**
   * A plan that counts slots.
   *
   * @param trace is shown the hosts meanwhile
   */
  public static SlotPlan counting(ParallelPlacer placer, Window window, Trace trace) {
    return new SlotPlan(placer, window, Purpose.COUNTING, trace);
  }

  /** Takes slots by the allocation rule. Returns how many it got, at most {@code slots}. */
  long fill(long slots) {
    List<HostPlaces> order = hostOrder(slots);
    long got = distribute(order, Math.min(slots, placer.limit(window)));
    return got > 0 && findMaster(order) ? got : 0;
  }

  /** Returns how many slots there are, at most {@code slots}, wherever the master task could be. */
  public long count(long slots) {
    return distribute(placer.withOthers(hostOrder(slots), window), slots);
  }

  /**
   * Counts as {@link #count(long)} does, for a job for which a reservation is sought where there
   * are too few slots now.
   *
   * @param least the number of slots without which there is no reservation
   */
  public long countForReservation(long slots, long least) {
    sought = least;
    return count(slots);
  }

  /**
   * Returns whether the hosts seemed to have enough slots later. Rounds count what a host will have
   * again and again, so that one host that will have a slot is enough for any number
   * (conformance/scheduling/rounds-of-reserving-jobs.t).
   */
  public boolean seemsEnoughLater() {
    return sought > 0 && later >= sought;
  }

  private long distribute(List<HostPlaces> order, long limit) {
    if (limit < 1 || order.isEmpty()) {
      return 0;
    }
    return placer.rule().distribute(this, order, limit);
  }

  private List<HostPlaces> hostOrder(long slots) {
    return matcher.hasMasterQueues() ? hostOrderByMasterQueue() : placer.hosts(slots, window);
  }

  /**
   * Hosts in their order, the one of the master's queue among them: the first that has one with
   * room. It may be a host that offers nothing else.
   */
  private List<HostPlaces> hostOrderByMasterQueue() {
    masterApart = true;
    List<HostPlaces> order = new ArrayList<>();
    for (HostPlaces host : placer.hostsWithMasters()) {
      if (master.isEmpty()) {
        master = masterOn(host.host());
      }
      order.add(host);
    }
    return master.isEmpty() && !counting ? List.of() : order;
  }

  private Optional<Place> masterOn(Place.Host host) {
    for (Place place : placer.masters()) {
      if (place.host().index() == host.index()
          && matcher.room().slots(host.account(), window, MasterTask.INCLUDED) > 0
          && matcher.room().slots(place.account(), window, MasterTask.INCLUDED) > 0
          && masterQuotas.room(place.spot()) > 0) {
        return Optional.of(place);
      }
    }
    return Optional.empty();
  }

  private boolean isMasterHost(HostPlaces host) {
    return master.filter(place -> place.host().index() == host.host().index()).isPresent();
  }

  /** Returns whether a slot has still to be kept for the master task in its own queue. */
  private boolean isMasterDue() {
    return masterApart && master.filter(taken::containsKey).isEmpty();
  }

  /**
   * Returns whether none of the slots taken so far does for the master task of a job that books
   * something once. The last slot is then kept for a place that does
   * (conformance/complexes/master-consumables-of-queues.t).
   */
  private boolean seeksMaster() {
    return masterSought && masterPlaces.isEmpty();
  }

  private boolean canHoldMaster(HostPlaces host) {
    for (Place place : host.places()) {
      if (holdsMaster(place)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether a place that has a slot left does for the master task. Where slots are only
   * counted, it is enough that one layer on the way has what is booked once
   * (conformance/complexes/master-consumables-of-layers.t).
   */
  private boolean holdsMaster(Place place) {
    return matcher.offersOnce(place)
        && masterQuotas.room(place.spot()) > 0
        && left(place) > 0
        && (counting
            ? matcher.someLayerHoldsOnce(place, window)
            : hostHoldsMaster(place.host()) && room(place, MasterTask.INCLUDED) > 0);
  }

  /** Takes all slots on one host, the first that has them, else counts those of the best. */
  long oneHost(List<HostPlaces> order, long limit) {
    long best = 0;
    for (HostPlaces host : order) {
      if (trace.isOut(host.host())) {
        continue;
      }
      look(host);
      long got = keptElsewhere(host, 1) == 0 ? take(host, limit, limit) : 0;
      if (got == limit) {
        return got;
      }
      best = Math.max(best, got);
      release(host);
    }
    return best;
  }

  /** Takes what each host has, one after the other. */
  long fillUp(List<HostPlaces> order, long limit) {
    long got = 0;
    for (HostPlaces host : order) {
      if (got == limit || trace.isEnded()) {
        break;
      }
      if (!trace.isOut(host.host())) {
        look(host);
        got += take(host, limit - got - keptElsewhere(host, 1), limit - got);
      }
    }
    return got;
  }

  /**
   * Returns what has to be left for the host of the master task when another one's turn is before
   * it.
   */
  private long keptElsewhere(HostPlaces host, long slots) {
    boolean elsewhere =
        masterApart ? isMasterDue() && !isMasterHost(host) : seeksMaster() && !canHoldMaster(host);
    return elsewhere ? slots : 0;
  }

  /** Takes a slot of each host in turn. */
  long roundRobin(List<HostPlaces> order, long limit) {
    long got = 0;
    long laterEachRound = laterEachRound(order);
    boolean more = true;
    List<HostPlaces> left = order;
    while (got < limit && more && !trace.isEnded()) {
      long before = got;
      List<HostPlaces> next = new ArrayList<>();
      for (HostPlaces host : left) {
        if (got == limit) {
          break;
        }
        if (trace.isOut(host.host())) {
          continue;
        }
        look(host);
        long one = takeTurn(host, limit - got);
        if (one > 0 || counting || keptElsewhere(host, 1) > 0) {
          next.add(host);
        }
        got += one;
      }
      boolean nearer = later < sought && laterEachRound > 0;
      later += nearer ? laterEachRound : 0;
      more = got > before || nearer;
      left = next;
    }
    return got;
  }

  /**
   * Returns what a round counts of what there will be later: a slot a host. A user chooses how many
   * slots are sought, so that more are counted where the rounds would be too many.
   */
  private long laterEachRound(List<HostPlaces> hosts) {
    long giving = sought > 0 ? hosts.stream().filter(this::givesLater).count() : 0;
    return giving == 0 ? 0 : Math.max(giving, sought * hosts.size() / MOST_VISITS);
  }

  /** Returns whether a host will have a slot when all has ended that ends. */
  private boolean givesLater(HostPlaces host) {
    for (Place place : host.places()) {
      if (placer.looksAt(place, window)
          && matcher.room().slots(place.account(), Window.END, MasterTask.ELSEWHERE) > 0
          && matcher.room().slots(host.host().account(), Window.END, MasterTask.ELSEWHERE) > 0) {
        return true;
      }
    }
    return false;
  }

  /**
   * A host's turn of a round: one slot. A slot of the master task's own queue comes on top when
   * another queue of the host is before it (conformance/scheduling/master-queue-by-rule.t).
   */
  private long takeTurn(HostPlaces host, long left) {
    long wanted = Math.min(1, left - keptElsewhere(host, 1));
    if (wanted > 0 && isMasterDue() && isMasterHost(host)) {
      boolean first = withMaster(host).get(0).equals(master.orElseThrow());
      return take(host, first ? 1 : Math.min(2, left), left);
    }
    return wanted > 0 ? take(host, wanted, left) : 0;
  }

  /** Takes the same number of each host that has so many. */
  long perHost(List<HostPlaces> order, long limit, long number) {
    long got = 0;
    master = masterApart ? Optional.empty() : master;
    for (HostPlaces host : order) {
      if (masterApart && got + number == limit) {
        // the master task is on the host that completes the number
        // (conformance/scheduling/master-queue-of-fixed-numbers.t)
        master = masterOn(host.host());
      }
      if (got + number + keptElsewhere(host, number) > limit || trace.isOut(host.host())) {
        continue;
      }
      look(host);
      if (take(host, number, limit - got) == number) {
        got += number;
      } else {
        release(host);
      }
    }
    return got;
  }

  /** The places of a host with the one of the master task among them, where it stands. */
  private List<Place> withMaster(HostPlaces host) {
    if (!masterApart) {
      return host.places();
    }
    return isMasterHost(host)
        ? placer.inOrder(host.places(), master.orElseThrow())
        : placer.withMasters(host);
  }

  /**
   * Takes slots on a host, queue after queue; one is kept for the queue of the master task.
   *
   * @param left how many the job still needs in all
   */
  private long take(HostPlaces host, long wanted, long left) {
    long got = 0;
    boolean due = isMasterDue() && isMasterHost(host);
    for (Place place : withMaster(host)) {
      if (got == wanted) {
        break;
      }
      if (due && place.equals(master.orElseThrow())) {
        due = false;
        got += takeAt(place, host.places().contains(place) ? wanted - got : 1);
      } else {
        boolean last = wanted == left && seeksMaster() && !holdsMaster(place);
        got += takeAt(place, wanted - got - (due || last ? 1 : 0));
      }
    }
    return got;
  }

  /** Notes what a host is reported for before it gives anything. */
  private void look(HostPlaces host) {
    if (counting) {
      trace.visit(host.host(), quotas);
    }
  }

  /** The use that is booked and what has been counted. */
  private final class PlannedUse implements QuotaUse {
    @Override
    public double of(QuotaCounter counter) {
      double booked = ledger.used(counter, window);
      return counted.isEmpty() ? booked : booked + counted.getOrDefault(counter.number(), 0.0);
    }

    @Override
    public double most(int group) {
      return ledger.mostUsed(group) + mostCounted;
    }
  }

  private long takeAt(Place place, long wanted) {
    if (wanted <= 0) {
      return 0;
    }
    long byQuota = quotas.room(place.spot());
    if (byQuota <= 0) {
      return 0;
    }
    long got = Math.min(wanted, Math.min(left(place), byQuota));
    if (got <= 0) {
      return 0;
    }
    if (seeksMaster() && holdsMaster(place)) {
      masterPlaces.set(place.index());
    }
    count(place, got);
    return got;
  }

  /** Slots that are left at a place and on its host; quotas are a matter of their own. */
  private long left(Place place) {
    int host = place.host().index();
    if (!onHosts.isKnown(host)) {
      onHosts.set(host, hostRoom(place));
    }
    if (!atPlaces.isKnown(place.index())) {
      atPlaces.set(place.index(), room(place, MasterTask.ELSEWHERE));
    }
    return Math.min(onHosts.get(host), atPlaces.get(place.index()));
  }

  private long hostRoom(Place place) {
    return matcher.isInReservation()
        ? Long.MAX_VALUE
        : matcher.room().slots(place.host().account(), window, MasterTask.ELSEWHERE);
  }

  /** Returns whether the master task fits on a host, which what is reserved does anyway. */
  private boolean hostHoldsMaster(Place.Host host) {
    return matcher.isInReservation()
        || matcher.room().slots(host.account(), window, MasterTask.INCLUDED) > 0;
  }

  /** Slots at a place; jobs in a reservation have those that it keeps there. */
  private long room(Place place, MasterTask forMaster) {
    Optional<ReservationId> reservation = matcher.category().reservation();
    Account account =
        reservation.isEmpty()
            ? place.account()
            : ledger.reservation(reservation.get()).get(place.name());
    return account == null ? 0 : matcher.room().slots(account, window, forMaster);
  }

  private void count(Place place, long slots) {
    onHosts.add(place.host().index(), -slots);
    atPlaces.add(place.index(), -slots);
    taken.merge(place, slots, Long::sum);
    count(place.spot(), slots);
  }

  private void count(QuotaSpot spot, long slots) {
    if (!matcher.quotas().isFree()) {
      for (QuotaClaim claim : matcher.quotas().at(spot).all()) {
        double amount = claim.amount(slots, MasterTask.ELSEWHERE);
        mostCounted =
            Math.max(mostCounted, counted.merge(claim.counter(spot).number(), amount, Double::sum));
      }
      quotas.forget();
      masterQuotas.forget();
    }
  }

  private void release(HostPlaces host) {
    withMaster(host).forEach(this::giveBack);
  }

  private void giveBack(Place place) {
    Long slots = taken.remove(place);
    masterPlaces.clear(place.index());
    if (slots != null) {
      onHosts.add(place.host().index(), slots);
      atPlaces.add(place.index(), slots);
      count(place.spot(), -slots);
    }
  }

  /**
   * The master task is on the first host where what it brings fits: in the first queue used there
   * by a job that goes round the hosts, in the last one by others
   * (conformance/scheduling/master-queue-by-rule.t). What was only counted and given back again
   * leaves no master to find.
   */
  private boolean findMaster(List<HostPlaces> order) {
    if (masterApart || taken.isEmpty()) {
      return !masterApart || master.isPresent();
    }
    for (HostPlaces host : order) {
      if (!hostHoldsMaster(host.host())) {
        continue;
      }
      for (Place place : placer.rule().inOrderOfMaster(host.places())) {
        if (taken.containsKey(place)
            && matcher.offersOnce(place)
            && room(place, MasterTask.INCLUDED) > 0
            && masterFitsQuotas(place)) {
          master = Optional.of(place);
          return true;
        }
      }
    }
    return false;
  }

  private boolean masterFitsQuotas(Place place) {
    if (matcher.quotas().isFree()) {
      return true;
    }
    for (QuotaClaim claim : matcher.quotas().at(place.spot()).all()) {
      QuotaCounter counter = claim.counter(place.spot());
      if (!claim.fits(counter, use.of(counter), 0, MasterTask.INCLUDED)) {
        return false;
      }
    }
    return true;
  }

  /** The layout: the master's instance first. */
  Optional<Allocation> allocation() {
    if (master.isEmpty()) {
      return Optional.empty();
    }
    Place first = master.get();
    List<Allocation.Grant> grants = new ArrayList<>();
    grants.add(new Allocation.Grant(first.name(), taken.getOrDefault(first, 1L)));
    taken.forEach(
        (place, slots) -> {
          QueueInstanceName name = place.name();
          if (!name.equals(first.name())) {
            grants.add(new Allocation.Grant(name, slots));
          }
        });
    return Optional.of(Allocation.parallel(placer.parallelEnvironment(), grants));
  }
}
