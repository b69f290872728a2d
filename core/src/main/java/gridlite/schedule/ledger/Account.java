package gridlite.schedule.ledger;

import gridlite.complex.Availability;
import gridlite.complex.ComplexAttribute;
import gridlite.complex.Layer;
import gridlite.complex.Origin;
import gridlite.complex.Relop;
import gridlite.job.MasterTask;
import gridlite.resource.Demand;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The consumables of one place: the cluster, a host, a queue instance or what an advance
 * reservation keeps there. Knows capacities and the use over time.
 */
public final class Account {
  /** The bookings that count. */
  enum Counting {
    /** All of them. */
    ALL,
    /** Those that exclusive resources ask for; of all else there is the whole capacity. */
    EXCLUSIVE_USE
  }

  private final Counting counting;
  private final Layer layer;
  private final String name;
  private final Demand.Consumables consumables;
  private final double[] capacities;
  private final double[] loads;

  /** The use of each attribute, and what of it others keep; none where there never was any. */
  private final Profile[] uses;

  private final Profile[] kept;

  private final List<Integer> configured = new ArrayList<>();
  private final boolean[] counted;

  /** The answer whether tasks use all slots, kept where it holds at all times; null: not known. */
  private @Nullable Boolean full;

  Account(Layer layer, String name, Demand.Consumables consumables, Counting counting) {
    this.counting = counting;
    this.layer = layer;
    this.name = name;
    this.consumables = consumables;
    this.capacities = new double[consumables.size()];
    this.loads = new double[consumables.size()];
    this.uses = new Profile[consumables.size()];
    this.kept = new Profile[consumables.size()];
    this.counted = new boolean[consumables.size()];
    Arrays.fill(capacities, Double.POSITIVE_INFINITY);
    Arrays.fill(loads, Double.POSITIVE_INFINITY);
  }

  public Layer layer() {
    return layer;
  }

  /** Name of the host or queue instance; that of the cluster is {@code global}. */
  public String name() {
    return name;
  }

  void setCapacity(int attribute, double capacity) {
    if (!has(attribute)) {
      configured.add(attribute);
      counted[attribute] = true;
    }
    capacities[attribute] = capacity;
    full = null;
  }

  /** Takes over what the host reports to be free, which bounds what bookings leave. */
  void setLoad(int attribute, double free) {
    loads[attribute] = free;
  }

  /** The attributes with a capacity in the order of the configuration. */
  public List<Integer> configured() {
    return configured;
  }

  /** Returns whether the place has a capacity of an attribute. */
  public boolean has(int attribute) {
    return counted[attribute];
  }

  /** The whole of an attribute; infinite without a capacity. */
  public double capacity(int attribute) {
    return capacities[attribute];
  }

  /** Returns what is used of an attribute at most in a span of time. */
  public double used(int attribute, Window window) {
    return max(uses[attribute], window);
  }

  /**
   * Returns what is left of an attribute all through a span of time; infinite without a capacity.
   */
  public double room(int attribute, Window window) {
    return has(attribute)
        ? Math.min(loads[attribute], capacities[attribute] - inUse(attribute, window))
        : Double.POSITIVE_INFINITY;
  }

  private static double max(@Nullable Profile profile, Window window) {
    return profile == null ? 0 : profile.max(window);
  }

  private void add(Profile[] profiles, int attribute, double amount, Window window) {
    if (amount == 0) {
      return;
    }
    full = null;
    Profile profile = profiles[attribute];
    if (profile == null) {
      profile = new Profile();
      profiles[attribute] = profile;
    }
    profile.add(amount, window);
  }

  private double inUse(int attribute, Window window) {
    return counting == Counting.ALL ? max(uses[attribute], window) : 0;
  }

  /** Returns what is left of an attribute if advance reservations kept nothing. */
  public double roomBesideReservations(int attribute, Window window) {
    return capacities[attribute] - inUse(attribute, window) + max(kept[attribute], window);
  }

  /** Returns whether tasks use all slots at the beginning of a span of time. */
  public boolean isFull(Window window) {
    if (full != null) {
      return full;
    }
    int slots = consumables.slots();
    boolean isFull = roomBesideReservations(slots, window.instant()) < 1;
    if (isConstant(uses[slots]) && isConstant(kept[slots])) {
      full = isFull;
    }
    return isFull;
  }

  private static boolean isConstant(@Nullable Profile profile) {
    return profile == null || profile.isConstant();
  }

  /** A number of an attribute, as reasons name it. */
  public Availability amount(int attribute, double amount) {
    return Availability.number(
        consumables.attributes().get(attribute), layer, Origin.CONSUMABLE, amount);
  }

  /** Returns what is left, as listings and reasons name it. */
  public Availability availability(int attribute, Window window) {
    ComplexAttribute of = consumables.attributes().get(attribute);
    double used = inUse(attribute, window);
    double left =
        of.relop() == Relop.EXCLUSIVE
            ? (used > 0 ? 0 : capacities[attribute])
            : capacities[attribute] - used;
    return loads[attribute] < left
        ? Availability.number(of, layer, Origin.LOAD, loads[attribute])
        : Availability.number(of, layer, Origin.CONSUMABLE, left);
  }

  /** Books what an advance reservation keeps here. */
  void keep(Demand demand, long slots, MasterTask master, Window window) {
    for (int i = 0; i < capacities.length; i++) {
      if (i == consumables.slots() || has(i)) {
        add(kept, i, demand.amount(i, slots, master), window);
      }
    }
    book(demand, slots, master, window);
  }

  /** Keeps all slots in a span of time, as if an advance reservation did. */
  void close(Window window) {
    int slots = consumables.slots();
    add(kept, slots, capacities[slots], window);
    add(uses, slots, capacities[slots], window);
  }

  /** A task in an advance reservation uses slots that were kept here. */
  void useKept(long slots, Window window) {
    add(kept, consumables.slots(), (double) -slots, window);
  }

  /** Books what a task uses here; negative slots take a booking back. */
  void book(Demand demand, long slots, MasterTask master, Window window) {
    int slotsIndex = consumables.slots();
    for (int i = 0; i < capacities.length; i++) {
      // slots are counted everywhere: an exclusive job asks whether there is any other
      if (i == slotsIndex || has(i)) {
        add(uses, i, demand.amount(i, slots, master), window);
      }
    }
  }
}
