package gridlite.schedule;

import gridlite.job.Allocation;
import gridlite.name.QueueInstanceName;
import gridlite.quota.QuotaClaim;
import gridlite.quota.QuotaKey;
import gridlite.quota.QuotaPlace;
import gridlite.quota.QuotaRefusal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A try to lay out the slots of one parallel job. Counts what it has taken beside what the ledger
 * holds; nothing is booked.
 */
final class SlotPlan {
  private final ParallelPlacer placer;
  private final Matcher matcher;
  private final Ledger ledger;
  private final Window window;
  private final Map<Integer, Long> hostLeft = new HashMap<>();
  private final Map<Integer, Long> placeLeft = new HashMap<>();
  private final Map<QuotaKey, Double> counted = new HashMap<>();
  private final Map<Place, Long> taken = new LinkedHashMap<>();
  private final Set<Integer> visited = new HashSet<>();
  private final Map<Integer, QuotaRefusal> usedUp = new HashMap<>();
  private final QuotaMemo<Optional<QuotaRefusal>> refusals =
      new QuotaMemo<>(quota -> quota.refusal(this::used, 1, false));
  private final QuotaMemo<Long> rooms = new QuotaMemo<>(quota -> roomByQuota(quota, false));
  private final QuotaMemo<Long> masterRooms = new QuotaMemo<>(quota -> roomByQuota(quota, true));
  private Optional<Place> master = Optional.empty();
  private boolean masterApart;

  SlotPlan(ParallelPlacer placer, Window window) {
    this.placer = placer;
    this.matcher = placer.matcher();
    this.ledger = placer.ledger();
    this.window = window;
  }

  /** Takes slots by the allocation rule. Returns how many it got, at most {@code slots}. */
  long fill(long slots) {
    List<ParallelPlacer.HostPlaces> order = hostOrder();
    long got = distribute(order, Math.min(slots, placer.limit(window)));
    return got > 0 && findMaster(order) ? got : 0;
  }

  /** How many slots there are, at most {@code slots}, wherever the master task could be. */
  long count(long slots) {
    return distribute(matcher.hasMasterQueues() ? hostOrder() : placer.hosts(), slots);
  }

  /** The limit that left no slot at a place when its host's turn came. */
  Optional<QuotaRefusal> usedUp(Place place) {
    return Optional.ofNullable(usedUp.get(place.index()));
  }

  private long distribute(List<ParallelPlacer.HostPlaces> order, long limit) {
    if (limit < 1 || order.isEmpty()) {
      return 0;
    }
    AllocationRule rule = placer.rule();
    if (rule instanceof AllocationRule.OneHost) {
      return oneHost(order, limit);
    } else if (rule instanceof AllocationRule.FillUp) {
      return fillUp(order, limit);
    } else if (rule instanceof AllocationRule.RoundRobin) {
      return roundRobin(order, limit);
    }
    return perHost(order, limit, ((AllocationRule.PerHost) rule).slots());
  }

  /** The master's host first, then the others in their order. */
  private List<ParallelPlacer.HostPlaces> hostOrder() {
    if (matcher.hasMasterQueues()) {
      return hostOrderByMasterQueue();
    }
    List<ParallelPlacer.HostPlaces> all = placer.hosts();
    for (int i = 0; i < all.size(); i++) {
      if (canHoldMaster(all.get(i))) {
        return i == 0 ? all : firstThen(all.get(i), all);
      }
    }
    return List.of();
  }

  private List<ParallelPlacer.HostPlaces> hostOrderByMasterQueue() {
    for (Place place : placer.masters()) {
      if (matcher.room().slots(place.host().account(), window, true) > 0
          && matcher.room().slots(place.account(), window, true) > 0
          && roomByQuota(place, true) > 0) {
        master = Optional.of(place);
        masterApart = true;
        for (ParallelPlacer.HostPlaces host : placer.hosts()) {
          if (host.host().index() == place.host().index()) {
            return firstThen(host, placer.hosts());
          }
        }
        return firstThen(new ParallelPlacer.HostPlaces(place.host(), List.of()), placer.hosts());
      }
    }
    return List.of();
  }

  private static List<ParallelPlacer.HostPlaces> firstThen(
      ParallelPlacer.HostPlaces first, List<ParallelPlacer.HostPlaces> all) {
    List<ParallelPlacer.HostPlaces> order = new ArrayList<>(all.size() + 1);
    order.add(first);
    for (ParallelPlacer.HostPlaces host : all) {
      if (host.host().index() != first.host().index()) {
        order.add(host);
      }
    }
    return order;
  }

  private boolean canHoldMaster(ParallelPlacer.HostPlaces host) {
    if (matcher.room().slots(host.host().account(), window, true) < 1) {
      return false;
    }
    for (Place place : host.places()) {
      if (matcher.room().slots(account(place), window, true) > 0 && roomByQuota(place, true) > 0) {
        return true;
      }
    }
    return false;
  }

  private long oneHost(List<ParallelPlacer.HostPlaces> order, long limit) {
    long best = 0;
    for (ParallelPlacer.HostPlaces host : order) {
      if (masterApart && host.host().index() != order.get(0).host().index()) {
        break;
      }
      boolean holdsMaster = masterApart || canHoldMaster(host);
      long got = holdsMaster ? take(host, limit) : 0;
      if (got == limit) {
        best = got;
        return got;
      }
      best = Math.max(best, got);
      release(host);
    }
    return best;
  }

  private long fillUp(List<ParallelPlacer.HostPlaces> order, long limit) {
    long got = 0;
    for (ParallelPlacer.HostPlaces host : order) {
      if (got == limit) {
        break;
      }
      got += take(host, limit - got);
    }
    return got;
  }

  private long roundRobin(List<ParallelPlacer.HostPlaces> order, long limit) {
    long got = 0;
    List<ParallelPlacer.HostPlaces> left = order;
    while (got < limit && !left.isEmpty()) {
      List<ParallelPlacer.HostPlaces> more = new ArrayList<>();
      for (ParallelPlacer.HostPlaces host : left) {
        if (got < limit && take(host, 1) == 1) {
          got++;
          more.add(host);
        }
      }
      left = more;
    }
    return got;
  }

  private long perHost(List<ParallelPlacer.HostPlaces> order, long limit, long number) {
    long got = 0;
    for (ParallelPlacer.HostPlaces host : order) {
      if (got + number > limit) {
        break;
      }
      if (take(host, number) == number) {
        got += number;
      } else {
        release(host);
      }
    }
    return got;
  }

  /** Takes slots on a host, queue after queue; the apart master's slot is the first. */
  private long take(ParallelPlacer.HostPlaces host, long wanted) {
    if (visited.add(host.host().index())) {
      noteUsedUp(host);
    }
    long got = 0;
    boolean masterHost = masterApart && master.orElseThrow().host().index() == host.host().index();
    if (masterHost && !taken.containsKey(master.orElseThrow())) {
      got += takeAt(master.orElseThrow(), 1);
    }
    for (Place place : host.places()) {
      if (got == wanted) {
        break;
      }
      got += takeAt(place, wanted - got);
    }
    return got;
  }

  private void noteUsedUp(ParallelPlacer.HostPlaces host) {
    for (Place place : host.places()) {
      if (!matcher.quotas().isFree()) {
        refusals
            .of(matcher.quota(place))
            .ifPresent(refusal -> usedUp.putIfAbsent(place.index(), refusal));
      }
    }
  }

  private double used(QuotaKey key) {
    return ledger.quota(key).max(window) + counted.getOrDefault(key, 0.0);
  }

  private long takeAt(Place place, long wanted) {
    long byQuota = roomByQuota(place, false);
    if (byQuota <= 0) {
      return 0;
    }
    long onHost = hostLeft.computeIfAbsent(place.host().index(), h -> hostRoom(place));
    long here =
        placeLeft.computeIfAbsent(
            place.index(), p -> matcher.room().slots(account(place), window, false));
    long got = Math.min(wanted, Math.min(Math.min(onHost, here), byQuota));
    if (got <= 0) {
      return 0;
    }
    count(place, got);
    return got;
  }

  private long hostRoom(Place place) {
    return matcher.category().reservation() != 0
        ? Long.MAX_VALUE
        : matcher.room().slots(place.host().account(), window, false);
  }

  /** The account that a place is judged by: the reservation's for jobs in one. */
  private Account account(Place place) {
    long reservation = matcher.category().reservation();
    Account kept = reservation == 0 ? null : ledger.reservation(reservation).get(place.name());
    return kept == null ? place.account() : kept;
  }

  private void count(Place place, long slots) {
    hostLeft.merge(place.host().index(), -slots, Long::sum);
    placeLeft.merge(place.index(), -slots, Long::sum);
    taken.merge(place, slots, Long::sum);
    for (QuotaClaim claim : matcher.quota(place).claims()) {
      counted.merge(claim.key(), claim.amount(slots, false), Double::sum);
    }
    forgetQuotas();
  }

  private long roomByQuota(Place place, boolean asMaster) {
    return (asMaster ? masterRooms : rooms).of(matcher.quota(place));
  }

  private void forgetQuotas() {
    refusals.forget();
    rooms.forget();
    masterRooms.forget();
  }

  private long roomByQuota(QuotaPlace quota, boolean asMaster) {
    if (quota.refusal().isPresent()) {
      return 0;
    }
    long room = Long.MAX_VALUE;
    for (QuotaClaim claim : quota.claims()) {
      double used = used(claim.key());
      room = Math.min(room, claim.room(used, asMaster));
    }
    return room;
  }

  private void release(ParallelPlacer.HostPlaces host) {
    for (Place place : host.places()) {
      giveBack(place);
    }
    master.filter(place -> place.host().index() == host.host().index()).ifPresent(this::giveBack);
  }

  private void giveBack(Place place) {
    Long slots = taken.remove(place);
    if (slots != null) {
      hostLeft.merge(place.host().index(), slots, Long::sum);
      placeLeft.merge(place.index(), slots, Long::sum);
      for (QuotaClaim claim : matcher.quota(place).claims()) {
        counted.merge(claim.key(), -claim.amount(slots, false), Double::sum);
      }
      forgetQuotas();
    }
  }

  /**
   * The master task is in the last queue used on the first host, if what it brings fits there; what
   * was only counted and given back again leaves no master to find.
   */
  private boolean findMaster(List<ParallelPlacer.HostPlaces> order) {
    if (masterApart || taken.isEmpty()) {
      return true;
    }
    for (ParallelPlacer.HostPlaces host : order) {
      if (matcher.room().slots(host.host().account(), window, true) < 1) {
        continue;
      }
      for (int i = host.places().size() - 1; i >= 0; i--) {
        Place place = host.places().get(i);
        if (taken.containsKey(place)
            && matcher.room().slots(account(place), window, true) > 0
            && masterFitsQuotas(place)) {
          master = Optional.of(place);
          return true;
        }
      }
    }
    return false;
  }

  private boolean masterFitsQuotas(Place place) {
    for (QuotaClaim claim : matcher.quota(place).claims()) {
      double used = used(claim.key());
      if (claim.perJob() > 0 && used + claim.perJob() > claim.limit()) {
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
    return Optional.of(new Allocation(placer.environment(), grants));
  }
}
