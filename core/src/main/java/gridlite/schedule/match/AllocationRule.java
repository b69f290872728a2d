package gridlite.schedule.match;

import gridlite.job.Allocation;
import gridlite.schedule.ledger.Window;
import gridlite.value.SlotRange;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The rule by which the slots of a parallel job are spread over hosts.
 *
 * @see "sge_pe(5), allocation_rule"
 */
public abstract sealed class AllocationRule {
  private AllocationRule() {}

  /** Takes slots of hosts in their order. Returns how many it got, at most {@code limit}. */
  abstract long distribute(SlotPlan plan, List<HostPlaces> order, long limit);

  /** Returns the largest number of slots among those asked for that fit; 0: not even the least. */
  long largest(ParallelPlacer placer, Window window) {
    return placer.largest(window);
  }

  /** Places of a host in the order in which they are tried for the master task. */
  List<Place> inOrderOfMaster(List<Place> places) {
    List<Place> lastFirst = new ArrayList<>(places);
    Collections.reverse(lastFirst);
    return lastFirst;
  }

  /** Returns whether any of the numbers of slots that are asked for can be laid out. */
  public boolean admits(SlotRange range) {
    return true;
  }

  /**
   * The least number of slots asked for that can be laid out; {@link Long#MAX_VALUE} where none
   * can, so that nothing is enough.
   */
  public long least(SlotRange range) {
    return range.min();
  }

  /**
   * Returns whether no host is looked at behind the last one that is needed, as far as reasons show
   * (conformance/queues/passed-over-by-allocation-rule.t).
   */
  boolean looksAtNeeded() {
    return false;
  }

  /** The largest number of slots asked for, up to a limit, that can be laid out; 0: none. */
  long most(SlotRange range, long limit) {
    return range.largestUpTo(limit);
  }

  /** Returns whether hosts were looked at again, so that all of them were looked at. */
  boolean tookRounds(Allocation allocation) {
    return false;
  }

  /** The number of which all numbers of slots that can be laid out are multiples. */
  long step() {
    return 1;
  }

  /**
   * The least number of slots that a host has to give.
   *
   * @param slots the number of slots that is tried
   */
  public long leastOnHost(long slots) {
    return 1;
  }

  /** The number that is reported of slots that were counted. */
  public long reported(long counted, SlotRange range) {
    return counted;
  }

  /** Returns what a visitor makes of this kind of rule. */
  public abstract <R> R accept(Visitor<R> visitor);

  /**
   * A treatment of each kind of rule.
   *
   * @param <R> what it comes to
   */
  public interface Visitor<R> {
    R oneHost();

    R fillUp();

    R roundRobin();

    R perHost(long slots);
  }

  /** All slots on one host. */
  static final class OneHost extends AllocationRule {
    @Override
    boolean looksAtNeeded() {
      return true;
    }

    @Override
    long distribute(SlotPlan plan, List<HostPlaces> order, long limit) {
      return plan.oneHost(order, limit);
    }

    @Override
    public long leastOnHost(long wanted) {
      return wanted;
    }

    @Override
    public long reported(long counted, SlotRange range) {
      return counted < range.min() ? 0 : counted;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.oneHost();
    }
  }

  /** Host after host, each filled as far as possible. */
  static final class FillUp extends AllocationRule {
    @Override
    long distribute(SlotPlan plan, List<HostPlaces> order, long limit) {
      return plan.fillUp(order, limit);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.fillUp();
    }
  }

  /** One slot on each host, round and round. */
  static final class RoundRobin extends AllocationRule {
    @Override
    long distribute(SlotPlan plan, List<HostPlaces> order, long limit) {
      return plan.roundRobin(order, limit);
    }

    @Override
    List<Place> inOrderOfMaster(List<Place> places) {
      return places;
    }

    @Override
    boolean tookRounds(Allocation allocation) {
      long hosts = allocation.grants().stream().map(g -> g.instance().host()).distinct().count();
      return allocation.slots() > hosts;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.roundRobin();
    }
  }

  /** The same number on each host that is used. */
  static final class PerHost extends AllocationRule {
    private final long slots;

    private PerHost(long slots) {
      this.slots = slots;
    }

    @Override
    boolean looksAtNeeded() {
      return true;
    }

    @Override
    long distribute(SlotPlan plan, List<HostPlaces> order, long limit) {
      return plan.perHost(order, limit, slots);
    }

    @Override
    long largest(ParallelPlacer placer, Window window) {
      return placer.largestMultiple(slots, window);
    }

    @Override
    long most(SlotRange range, long limit) {
      return range.largestMultiple(slots, limit);
    }

    @Override
    public boolean admits(SlotRange range) {
      return range.hasMultiple(slots);
    }

    @Override
    public long least(SlotRange range) {
      return range.leastMultiple(slots).orElse(Long.MAX_VALUE);
    }

    @Override
    long step() {
      return slots;
    }

    @Override
    public long leastOnHost(long wanted) {
      return slots;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.perHost(slots);
    }
  }

  /** The rule that a text spells; what can't be read takes one slot a host. */
  static AllocationRule parse(String text) {
    return switch (text.strip()) {
      case "$pe_slots" -> new OneHost();
      case "$fill_up" -> new FillUp();
      case "$round_robin" -> new RoundRobin();
      default -> new PerHost(number(text.strip()));
    };
  }

  private static long number(String text) {
    try {
      return Math.max(1, Long.parseLong(text));
    } catch (NumberFormatException e) {
      return 1;
    }
  }
}
