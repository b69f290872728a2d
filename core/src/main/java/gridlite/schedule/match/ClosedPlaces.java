package gridlite.schedule.match;

import gridlite.complex.ComplexAttribute;
import gridlite.complex.RequestedResource;
import gridlite.condition.ConditionReason;
import gridlite.condition.InstanceConditions;
import gridlite.condition.LoadAdjustments;
import gridlite.condition.SlotUse;
import gridlite.condition.Subordination;
import gridlite.condition.ThresholdKind;
import gridlite.condition.Thresholds;
import gridlite.config.ClusterQueue;
import gridlite.config.SchedulerConfig;
import gridlite.job.Allocation;
import gridlite.name.HostName;
import gridlite.name.QueueInstanceName;
import gridlite.resource.Bookings;
import gridlite.resource.Resources;
import gridlite.schedule.ledger.Ledger;
import gridlite.schedule.reason.QueueDropped;
import gridlite.schedule.reason.Reason;
import gridlite.state.ClusterState;
import gridlite.state.Lazy;
import gridlite.state.QueueInstance;
import gridlite.value.NameValue;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The queue instances that take no jobs in a scheduling run, and why. What the run itself starts
 * may reach a load threshold, or suspend a subordinate queue, so those are looked at again after
 * each start.
 */
public final class ClosedPlaces {
  private final boolean planning;
  private final InstanceConditions conditions;
  private final boolean subordinates;
  private final Lazy<SlotUse> use;
  private final Map<HostName, List<QueueInstance>> watched = new HashMap<>();
  private final Map<List<NameValue>, List<QueueInstance>> watchingCluster = new LinkedHashMap<>();
  private final Lazy<Bookings> bookings;
  private final Lazy<Resources> resources;
  private final Map<QueueInstanceName, Reason> later = new HashMap<>();
  private final ClusterState state;
  private LoadAdjustments adjustments;

  /** The knowledge that the ledger of a run has of calendars. */
  public enum Calendars {
    /** All that they close from now on is booked. */
    PLANNED,
    /** Only the present counts. */
    PRESENT
  }

  /**
   * The closed places of a run.
   *
   * @param adjustments the load that jobs which have just started will cause
   * @param calendars whether the ledger knows what calendars close, so that jobs which can't start
   *     before may have slots there reserved
   */
  public ClosedPlaces(
      ClusterState state,
      InstanceConditions conditions,
      LoadAdjustments adjustments,
      Calendars calendars) {
    this.adjustments = adjustments;
    this.state = state;
    this.conditions = conditions;
    this.planning = calendars == Calendars.PLANNED;
    this.subordinates = Subordination.isUsed(state);
    this.use = Lazy.from(() -> SlotUse.of(state));
    this.bookings = Lazy.from(() -> Bookings.of(state));
    this.resources = Lazy.from(() -> Resources.of(state, bookings.get()));
    Lazy<Set<String>> ofCluster = Lazy.from(() -> Resources.unused(state).ofGlobal().keySet());
    for (QueueInstance instance : state.queueInstances().all()) {
      List<ComplexAttribute> changing = changing(instance);
      if (!changing.isEmpty() && conditions.of(instance).takesJobs()) {
        watched.computeIfAbsent(instance.host(), h -> new ArrayList<>()).add(instance);
        if (changing.stream()
            .anyMatch(a -> a.isConsumable() && ofCluster.get().contains(a.name()))) {
          watchingCluster
              .computeIfAbsent(instance.get(ClusterQueue.LOAD_THRESHOLDS), t -> new ArrayList<>())
              .add(instance);
        }
      }
    }
  }

  /** The attributes in an instance's load thresholds whose values change when tasks start. */
  private List<ComplexAttribute> changing(QueueInstance instance) {
    List<ComplexAttribute> changing = new ArrayList<>();
    for (NameValue threshold : instance.get(ClusterQueue.LOAD_THRESHOLDS)) {
      state
          .complexes()
          .find(threshold.name())
          .filter(attribute -> attribute.isConsumable() || adjustments.concern(attribute))
          .ifPresent(changing::add);
    }
    return changing;
  }

  /** Returns why an instance is not looked at at this point of the run; empty: it is. */
  private Optional<Reason> reason(QueueInstance instance) {
    return isPlanned(instance) ? Optional.empty() : reportedReason(instance);
  }

  private boolean isPlanned(QueueInstance instance) {
    return planning && closure(instance).filter(Closure::isByCalendar).isPresent();
  }

  private Optional<Closure> closure(QueueInstance instance) {
    return Closure.of(instance, conditions.of(instance));
  }

  /** The reason that users see why an instance takes no jobs; empty if it does. */
  Optional<Reason> reportedReason(QueueInstance instance) {
    Reason reached = later.get(instance.name());
    return reached != null ? Optional.of(reached) : closure(instance).map(Closure::reason);
  }

  /** The places of a run: those that only their calendars close behind all others. */
  public List<Place> places(Ledger ledger) {
    return Places.of(
        state,
        ledger,
        this::reason,
        instance -> isPlanned(instance) ? closure(instance).map(Closure::rank).orElse(0) : 0);
  }

  /** The reasons at the beginning of a run, in the order in which they are reported. */
  public List<Reason> atBegin(List<Place> places) {
    List<Closure> closures = new ArrayList<>();
    for (Place place : places) {
      closure(place.instance()).filter(c -> !c.isOrphaned()).ifPresent(closures::add);
    }
    closures.sort(Comparator.comparingInt(Closure::rank));
    return closures.stream().map(Closure::reason).toList();
  }

  /** Returns whether a place that takes no jobs is reported when it is full, as open ones are. */
  public boolean isOrphaned(Place place) {
    return isOrphaned(place.instance());
  }

  private boolean isOrphaned(QueueInstance instance) {
    return closure(instance).filter(Closure::isOrphaned).isPresent();
  }

  /** The places that are looked at for the time when their calendars open them. */
  public Set<QueueInstanceName> planned(List<Place> places) {
    Set<QueueInstanceName> planned = new LinkedHashSet<>();
    for (Place place : places) {
      if (isPlanned(place.instance())) {
        planned.add(place.name());
      }
    }
    return planned;
  }

  /**
   * A task has been started; returns which instances take no more jobs because of it, and why.
   *
   * @param requests resources that its job requests
   */
  public Map<QueueInstanceName, Reason> started(
      List<RequestedResource> requests, Allocation allocation) {
    boolean watches = !watched.isEmpty();
    if (!watches && !subordinates) {
      return Map.of();
    }
    Map<QueueInstanceName, Reason> reached = new HashMap<>();
    if (watches) {
      bookings.get().book(requests, allocation);
      adjustments = adjustments.with(allocation);
      Set<HostName> hosts = hosts(allocation);
      resources.get().booked(hosts);
      Thresholds thresholds = new Thresholds(resources.get(), adjustments);
      // elsewhere than on its hosts, what the cluster counts alone has changed
      watchingCluster.forEach(
          (limits, instances) -> {
            if (thresholds.mayReachInCluster(limits)) {
              overload(instances, thresholds, reached);
            }
          });
      for (HostName host : hosts) {
        overload(watched.getOrDefault(host, List.of()), thresholds, reached);
      }
    }
    if (subordinates) {
      use.get().add(allocation);
      subordinate(allocation, reached);
    }
    return reached;
  }

  private static Set<HostName> hosts(Allocation allocation) {
    Set<HostName> hosts = new LinkedHashSet<>();
    allocation.grants().forEach(grant -> hosts.add(grant.instance().host()));
    return hosts;
  }

  private void overload(
      List<QueueInstance> instances,
      Thresholds thresholds,
      Map<QueueInstanceName, Reason> reached) {
    for (QueueInstance instance : instances) {
      if (later.containsKey(instance.name())) {
        continue;
      }
      for (ConditionReason reason : thresholds.alarm(instance, ThresholdKind.LOAD)) {
        if (reason.isCause()) {
          close(
              instance.name(),
              new QueueDropped.Overloaded(instance.name(), Optional.of(reason)),
              reached);
        }
      }
    }
  }

  /** One that is closed already is not closed again (closed-before-subordination.t). */
  private void subordinate(Allocation allocation, Map<QueueInstanceName, Reason> reached) {
    for (Allocation.Grant grant : allocation.grants()) {
      Optional<QueueInstance> superior = state.queueInstances().find(grant.instance());
      for (QueueInstanceName name :
          superior.map(s -> Subordination.suspendedBy(s, use.get())).orElse(List.of())) {
        state
            .queueInstances()
            .find(name)
            .filter(lower -> reason(lower).isEmpty() || isOrphaned(lower))
            .ifPresent(lower -> close(name, new QueueDropped.Suspended(name), reached));
      }
    }
  }

  /**
   * A task has been started after a parallel job had found hosts in exclusive use. Only where load
   * adjustments are configured does Grid Engine look for queue instances to close.
   *
   * @param found the instances there
   * @return whether any of them closes
   */
  public boolean closeForExclusiveUse(Set<QueueInstanceName> found) {
    if (found.isEmpty()
        || state.schedulerConfig().get(SchedulerConfig.JOB_LOAD_ADJUSTMENTS).isEmpty()) {
      return false;
    }
    Map<QueueInstanceName, Reason> closed = new HashMap<>();
    found.forEach(name -> close(name, new QueueDropped.Unavailable(name), closed));
    return !closed.isEmpty();
  }

  private void close(
      QueueInstanceName name, Reason reason, Map<QueueInstanceName, Reason> reached) {
    if (later.putIfAbsent(name, reason) == null) {
      reached.put(name, reason);
    }
  }
}
