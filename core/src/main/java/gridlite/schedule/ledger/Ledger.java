package gridlite.schedule.ledger;

import gridlite.complex.Availability;
import gridlite.complex.ComplexAttribute;
import gridlite.complex.Layer;
import gridlite.config.ClusterQueue;
import gridlite.config.ExecHost;
import gridlite.config.ParallelEnvironment;
import gridlite.config.SchedulerConfig;
import gridlite.format.Values;
import gridlite.job.Allocation;
import gridlite.job.Job;
import gridlite.job.MasterTask;
import gridlite.job.ReservationId;
import gridlite.name.HostName;
import gridlite.name.ObjectKind;
import gridlite.name.QueueInstanceName;
import gridlite.quota.QuotaClaim;
import gridlite.quota.QuotaCounter;
import gridlite.quota.QuotaMatcher;
import gridlite.quota.QuotaRules;
import gridlite.quota.QuotaSpot;
import gridlite.resource.Demand;
import gridlite.resource.Resources;
import gridlite.state.ClusterState;
import gridlite.state.QueueInstance;
import gridlite.value.NameValue;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.TreeSet;

/**
 * The bookings, and when they hold: the consumables of the cluster, of hosts and queue instances,
 * the slots of parallel environments, what resource quotas count, and what advance reservations
 * keep. All questions whether there is room come here. Belongs to one scheduling run.
 */
public final class Ledger {
  private final ClusterState state;
  private final boolean planning;
  private final Resources unused;
  private final Demand.Consumables consumables;
  private final Account global;
  private final List<ComplexAttribute> forced;
  private final Map<HostName, Account> hosts = new HashMap<>();
  private final Map<QueueInstanceName, Account> instances = new HashMap<>();
  private final Map<String, Profile> parallelEnvironments = new HashMap<>();
  private final QuotaRules quotas;
  private Profile[] quotaUses = {};

  /** The most that was ever counted by a counter of a group, by the numbers of the groups. */
  private double[] mostQuotaUses = {};

  private final boolean quotasGoByBookings;
  private int quotaVersion;
  private final Map<ReservationId, Map<QueueInstanceName, Account>> reservations = new HashMap<>();
  private final TreeSet<Long> ends = new TreeSet<>();

  private final Window present;
  private final Account.Counting counting;

  private Ledger(ClusterState state, Plan plan) {
    this.state = state;
    this.planning = plan.planning();
    this.present = plan.present();
    this.counting = plan.counting();
    this.unused = Resources.unused(state);
    this.consumables = new Demand.Consumables(state.complexes());
    this.global = layer(Layer.GLOBAL, HostName.GLOBAL);
    this.forced = state.complexes().forced();
    this.quotas = QuotaRules.of(plan.quotasOf(), this::remaining);
    this.quotasGoByBookings = quotas.goByBookings();
  }

  /**
   * The purpose of a ledger.
   *
   * @param quotasOf whose quotas bind
   * @param planning whether reservations are planned
   * @param present the span of time that formulas of quotas go by
   * @param counting which bookings count
   */
  private record Plan(
      ClusterState quotasOf, boolean planning, Window present, Account.Counting counting) {}

  /** A ledger without bookings. */
  public static Ledger empty(ClusterState state) {
    return new Ledger(state, new Plan(state, false, Window.ALWAYS, Account.Counting.ALL));
  }

  /** A ledger in which only what is used exclusively, or keeps others from it, is ever taken. */
  public static Ledger ofExclusiveUse(ClusterState state) {
    return new Ledger(state, new Plan(state, false, Window.ALWAYS, Account.Counting.EXCLUSIVE_USE));
  }

  /** A ledger without bookings that no quotas bind. */
  public static Ledger withoutQuotas(ClusterState state) {
    return new Ledger(
        state, new Plan(ClusterState.blank(), false, Window.ALWAYS, Account.Counting.ALL));
  }

  /**
   * A ledger without bookings for a scheduling run, which may plan reservations.
   *
   * @param present the time of the run
   */
  public static Ledger ofRun(ClusterState state, Window present) {
    boolean planning = state.schedulerConfig().get(SchedulerConfig.MAX_RESERVATION) > 0;
    return new Ledger(state, new Plan(state, planning, present, Account.Counting.ALL));
  }

  /** Returns what is left of a consumable on a host, for formulas of quotas. */
  private OptionalDouble remaining(Optional<HostName> host, ComplexAttribute attribute) {
    OptionalInt found = consumables.indexOf(attribute.name());
    if (found.isEmpty()) {
      return OptionalDouble.empty();
    }
    int index = found.getAsInt();
    Account account = host.map(this::host).filter(own -> own.has(index)).orElse(global);
    return account.has(index)
        ? OptionalDouble.of(account.room(index, present))
        : OptionalDouble.empty();
  }

  /** Returns whether reservations are planned, even if no job asks for one. */
  public boolean isPlanning() {
    return planning;
  }

  /** Returns when something that is booked comes to its end after a time; ascending. */
  public List<Long> endsAfter(long time) {
    return List.copyOf(ends.tailSet(time, false));
  }

  /** The attributes that are booked. */
  public Demand.Consumables consumables() {
    return consumables;
  }

  /** Returns what places offer when nothing is booked. */
  public Resources unused() {
    return unused;
  }

  /** The cluster's consumables. */
  public Account global() {
    return global;
  }

  /** A host's consumables. */
  public Account host(HostName host) {
    Account known = hosts.get(host);
    if (known == null) {
      known = layer(Layer.HOST, host);
      hosts.put(host, known);
    }
    return known;
  }

  private Account layer(Layer layer, HostName host) {
    Account account = new Account(layer, host.toString(), consumables, counting);
    Values settings = state.execHost(host).orElseGet(ExecHost.SCHEMA::template);
    setCapacities(account, settings.get(ExecHost.COMPLEX_VALUES));
    if (!state.loads().isEmpty()) {
      for (Availability load : unused.loadsOf(host)) {
        OptionalInt index = consumables.indexOf(load.attribute().name());
        if (index.isPresent() && account.has(index.getAsInt())) {
          load.number().ifPresent(free -> account.setLoad(index.getAsInt(), free));
        }
      }
    }
    return account;
  }

  private void setCapacities(Account account, List<NameValue> values) {
    for (NameValue value : values) {
      indexOf(value.name())
          .ifPresent(
              index ->
                  consumables
                      .attributes()
                      .get(index)
                      .number(value.value())
                      .ifPresent(amount -> account.setCapacity(index, amount)));
    }
  }

  /** Place of an attribute among the consumables, by its name or shortcut; empty for others. */
  OptionalInt indexOf(String nameOrShortcut) {
    return state
        .complexes()
        .find(nameOrShortcut)
        .map(attribute -> consumables.indexOf(attribute.name()))
        .orElse(OptionalInt.empty());
  }

  /** A queue instance's consumables. */
  public Account instance(QueueInstance instance) {
    Account known = instances.get(instance.name());
    if (known == null) {
      known = new Account(Layer.QUEUE, instance.name().toString(), consumables, counting);
      setCapacities(known, instance.get(ClusterQueue.COMPLEX_VALUES));
      known.setCapacity(consumables.slots(), instance.get(ClusterQueue.SLOTS));
      instances.put(instance.name(), known);
    }
    return known;
  }

  /** Attributes that jobs must request where they have a value, the first to be named first. */
  public List<ComplexAttribute> forced() {
    return forced;
  }

  /** Returns whether an attribute has a value in a queue instance. */
  public boolean has(ComplexAttribute attribute, QueueInstance instance) {
    OptionalInt index = consumables.indexOf(attribute.name());
    return index.isPresent() && instance(instance).has(index.getAsInt())
        || unused.fixed(attribute.name(), instance).isPresent();
  }

  /** Use of a parallel environment's slots. */
  Profile parallelEnvironment(String name) {
    return parallelEnvironments.computeIfAbsent(name, n -> new Profile());
  }

  /** Slots that a parallel environment has left all through a span of time. */
  public long parallelEnvironmentRoom(String name, Window window) {
    return Math.max(
        0, parallelEnvironmentSlots(name) - (long) parallelEnvironment(name).max(window));
  }

  /** All slots of a parallel environment. */
  public long parallelEnvironmentSlots(String name) {
    return state
        .find(ObjectKind.PARALLEL_ENVIRONMENT, name)
        .map(parallelEnvironment -> parallelEnvironment.get(ParallelEnvironment.SLOTS))
        .orElse(0L);
  }

  /** Grows with each task that is counted under quotas. */
  public int quotaVersion() {
    return quotaVersion;
  }

  /** The quotas in force. */
  public QuotaRules quotas() {
    return quotas;
  }

  /** Returns what a quota counts at most in a span of time. */
  public double used(QuotaCounter counter, Window window) {
    int number = counter.number();
    Profile use = number < quotaUses.length ? quotaUses[number] : null;
    return use == null ? 0 : use.max(window);
  }

  /** Returns a number that no counter of a group goes beyond at any time. */
  public double mostUsed(int group) {
    return group < mostQuotaUses.length ? mostQuotaUses[group] : 0;
  }

  private Profile use(QuotaCounter counter) {
    int number = counter.number();
    if (number >= quotaUses.length) {
      quotaUses = Arrays.copyOf(quotaUses, Math.max(number + 1, 2 * quotaUses.length));
    }
    Profile use = quotaUses[number];
    if (use == null) {
      use = new Profile();
      quotaUses[number] = use;
    }
    return use;
  }

  /** Returns what an advance reservation keeps, by queue instance. */
  public Map<QueueInstanceName, Account> reservation(ReservationId id) {
    return reservations.getOrDefault(id, Map.of());
  }

  /** Opens the accounts of an advance reservation for the jobs in it. */
  void openReservation(ReservationId id, Allocation allocation, Demand demand) {
    Map<QueueInstanceName, Account> accounts = new HashMap<>();
    for (Allocation.Grant grant : allocation.grants()) {
      Account account =
          accounts.computeIfAbsent(
              grant.instance(), n -> new Account(Layer.QUEUE, n.toString(), consumables, counting));
      for (int i = 0; i < consumables.size(); i++) {
        boolean kept = i == consumables.slots() || demand.isRequested(i);
        if (kept) {
          double before = account.has(i) ? account.capacity(i) : 0;
          double added = demand.amount(i, grant.slots(), allocation.masterAt(grant.instance()));
          account.setCapacity(i, before + added);
        }
      }
    }
    reservations.put(id, accounts);
  }

  /** Books a task in the accounts of its advance reservation. */
  void bookInReservation(ReservationId id, Allocation allocation, Demand demand, Window window) {
    Map<QueueInstanceName, Account> accounts = reservation(id);
    for (Allocation.Grant grant : allocation.grants()) {
      Account account = accounts.get(grant.instance());
      if (account != null) {
        account.book(demand, grant.slots(), allocation.masterAt(grant.instance()), window);
        account(grant.instance()).useKept(grant.slots(), window);
      }
    }
  }

  /** Books a task in the cluster, on its hosts and in its queue instances. */
  void book(Allocation allocation, Demand demand, Window window) {
    book(allocation, demand, window, Account::book);
  }

  /** Keeps what an advance reservation is about. */
  void keep(Allocation allocation, Demand demand, Window window) {
    book(allocation, demand, window, Account::keep);
  }

  /** A way to book in an account. */
  private interface Booking {
    void in(Account account, Demand demand, long slots, MasterTask master, Window window);
  }

  private void book(Allocation allocation, Demand demand, Window window, Booking booking) {
    if (window.to() != Window.FOREVER) {
      ends.add(window.to());
    }
    if (quotasGoByBookings) {
      quotaVersion++;
    }
    booking.in(global, demand, allocation.slots(), MasterTask.INCLUDED, window);
    List<Allocation.Grant> grants = allocation.grants();
    for (int i = 0; i < grants.size(); i++) {
      Allocation.Grant grant = grants.get(i);
      Account account = account(grant.instance());
      booking.in(account, demand, grant.slots(), allocation.masterAt(grant.instance()), window);
      if (isFirstOn(grants, i)) {
        HostName host = grant.instance().host();
        MasterTask master = allocation.masterOn(host);
        booking.in(host(host), demand, allocation.slotsOn(host), master, window);
      }
    }
    boolean counted = counting == Account.Counting.ALL;
    if (counted && allocation.isParallel()) {
      parallelEnvironment(allocation.parallelEnvironment().get())
          .add((double) allocation.slots(), window);
    }
  }

  /** Returns whether tasks use all slots of an instance at the beginning of a span of time. */
  public boolean isFull(QueueInstanceName name, Window window) {
    return account(name).isFull(window);
  }

  /** Keeps all of an instance's slots while its calendar closes it. */
  void close(QueueInstance instance, Window window) {
    if (window.to() != Window.FOREVER) {
      ends.add(window.to());
    }
    instance(instance).close(window);
  }

  /** Counts a task under the quotas that it falls under. */
  void count(Job job, Allocation allocation, Window window) {
    if (quotas.isEmpty()) {
      return;
    }
    QuotaMatcher matcher = quotas.matcher(job, allocation.parallelEnvironment());
    if (matcher.isFree()) {
      return;
    }
    quotaVersion++;
    for (Allocation.Grant grant : allocation.grants()) {
      QueueInstanceName name = grant.instance();
      MasterTask master = allocation.masterAt(name);
      QuotaSpot spot = matcher.spot(name);
      for (QuotaClaim claim : matcher.at(spot).all()) {
        if (claim.isCounted()) {
          count(claim.counter(spot), claim.amount(grant.slots(), master), window);
        }
      }
    }
  }

  private void count(QuotaCounter counter, double amount, Window window) {
    Profile use = use(counter);
    use.add(amount, window);
    int group = counter.group();
    if (group >= mostQuotaUses.length) {
      mostQuotaUses = Arrays.copyOf(mostQuotaUses, Math.max(group + 1, 2 * mostQuotaUses.length));
    }
    mostQuotaUses[group] = Math.max(mostQuotaUses[group], use.max(Window.ALWAYS));
  }

  /** Grants on the same host are booked there once, together. */
  private static boolean isFirstOn(List<Allocation.Grant> grants, int index) {
    HostName host = grants.get(index).instance().host();
    for (int i = 0; i < index; i++) {
      if (grants.get(i).instance().host().equals(host)) {
        return false;
      }
    }
    return true;
  }

  private Account account(QueueInstanceName name) {
    Account known = instances.get(name);
    if (known != null) {
      return known;
    }
    // jobs may still run in an instance that has been removed
    return state
        .queueInstances()
        .find(name)
        .map(this::instance)
        .orElseGet(
            () ->
                instances.computeIfAbsent(
                    name, n -> new Account(Layer.QUEUE, n.toString(), consumables, counting)));
  }
}
