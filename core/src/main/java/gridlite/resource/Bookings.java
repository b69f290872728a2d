package gridlite.resource;

import gridlite.complex.RequestedResource;
import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.job.MasterTask;
import gridlite.name.HostName;
import gridlite.name.QueueInstanceName;
import gridlite.state.ClusterState;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The amounts of each consumable that the active tasks of a state use: in the cluster, on each
 * host, in each queue instance. Every level is booked, whether or not it has a capacity.
 *
 * @see "complex(5), consumable"
 */
public final class Bookings {
  private final Demand.Consumables consumables;
  private final Map<List<RequestedResource>, Demand> demands = new HashMap<>();
  private final double[] global;
  private final Map<HostName, double[]> hosts = new HashMap<>();
  private final Map<QueueInstanceName, double[]> instances = new HashMap<>();

  private Bookings(Demand.Consumables consumables) {
    this.consumables = consumables;
    this.global = new double[consumables.size()];
  }

  /** Returns what the active tasks of a state use. */
  public static Bookings of(ClusterState state) {
    Bookings bookings = none(state);
    for (Job job : state.begunJobs()) {
      for (ArrayTask task : job.tasks().values()) {
        task.allocation()
            .ifPresent(allocation -> bookings.book(job.get(JobRequest.HARD_RESOURCES), allocation));
      }
    }
    return bookings;
  }

  /** Nothing booked: the empty cluster that a job is verified against. */
  public static Bookings none(ClusterState state) {
    return new Bookings(new Demand.Consumables(state.complexes()));
  }

  /**
   * Books what one more task uses.
   *
   * @param requests resources that its job requests
   */
  public void book(List<RequestedResource> requests, Allocation allocation) {
    Demand demand =
        demands.computeIfAbsent(requests, requested -> Demand.of(consumables, requested));
    add(global, demand, allocation.slots(), MasterTask.INCLUDED);
    Set<HostName> booked = new HashSet<>();
    for (Allocation.Grant grant : allocation.grants()) {
      QueueInstanceName instance = grant.instance();
      add(
          instances.computeIfAbsent(instance, n -> new double[consumables.size()]),
          demand,
          grant.slots(),
          allocation.masterAt(instance));
      if (booked.add(instance.host())) {
        add(
            hosts.computeIfAbsent(instance.host(), n -> new double[consumables.size()]),
            demand,
            allocation.slotsOn(instance.host()),
            allocation.masterOn(instance.host()));
      }
    }
  }

  private static void add(double[] account, Demand demand, long slots, MasterTask master) {
    for (int i = 0; i < account.length; i++) {
      account[i] += demand.amount(i, slots, master);
    }
  }

  /** The attributes that are booked. */
  public Demand.Consumables consumables() {
    return consumables;
  }

  /** Returns what is booked of an attribute in the cluster. */
  public double global(int attribute) {
    return global[attribute];
  }

  /** Returns what is booked of an attribute on a host. */
  public double host(HostName host, int attribute) {
    return amount(hosts.get(host), attribute);
  }

  /** Returns what is booked of an attribute in a queue instance. */
  public double instance(QueueInstanceName instance, int attribute) {
    return amount(instances.get(instance), attribute);
  }

  /** Slots that are used in a queue instance. */
  public long slots(QueueInstanceName instance) {
    return (long) instance(instance, consumables.slots());
  }

  private static double amount(double @org.jspecify.annotations.Nullable [] account, int i) {
    return account == null ? 0 : account[i];
  }
}
