package gridlite.schedule.match;

import gridlite.config.ClusterQueue;
import gridlite.config.ExecHost;
import gridlite.name.HostName;
import gridlite.name.ObjectKind;
import gridlite.name.QueueName;
import gridlite.schedule.ledger.Ledger;
import gridlite.schedule.reason.Reason;
import gridlite.state.ClusterState;
import gridlite.state.QueueInstance;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;

/**
 * The queue instances of a state in the scheduler's own order: cluster queues as they were created
 * or last changed, in each the instances that were touched longest ago first.
 *
 * @see "conformance/scheduling, order of queue instances"
 */
public final class Places {
  private Places() {}

  private static List<QueueInstance> byChange(List<QueueInstance> instances) {
    List<QueueInstance> sorted = new ArrayList<>(instances);
    sorted.sort(Comparator.comparingLong(instance -> instance.state().touched()));
    return sorted;
  }

  /**
   * The places of a run.
   *
   * @param condition why an instance takes no jobs
   */
  public static List<Place> of(
      ClusterState state, Ledger ledger, Function<QueueInstance, Optional<Reason>> condition) {
    return of(state, ledger, condition, instance -> 0);
  }

  /**
   * The places of a run.
   *
   * @param late greater for those that come behind the others
   */
  public static List<Place> of(
      ClusterState state,
      Ledger ledger,
      Function<QueueInstance, Optional<Reason>> condition,
      ToIntFunction<QueueInstance> late) {
    List<QueueInstance> instances = instances(state, Places::byChange);
    instances.sort(Comparator.comparingInt(late));
    return of(state, ledger, condition, instances);
  }

  /** The places in the order of host lists, whatever has changed: that of advance reservations. */
  public static List<Place> inHostOrder(
      ClusterState state, Ledger ledger, Function<QueueInstance, Optional<Reason>> condition) {
    return of(state, ledger, condition, instances(state, UnaryOperator.identity()));
  }

  private static List<QueueInstance> instances(
      ClusterState state, UnaryOperator<List<QueueInstance>> order) {
    List<QueueInstance> instances = new ArrayList<>();
    for (String queue : state.objects(ObjectKind.CLUSTER_QUEUE).names()) {
      instances.addAll(order.apply(state.queueInstances().of(QueueName.of(queue))));
    }
    return instances;
  }

  private static List<Place> of(
      ClusterState state,
      Ledger ledger,
      Function<QueueInstance, Optional<Reason>> condition,
      List<QueueInstance> instances) {
    List<Place> places = new ArrayList<>();
    Map<HostName, Place.Host> hosts = new HashMap<>();
    for (QueueInstance instance : instances) {
      Place.Host host =
          hosts.computeIfAbsent(
              instance.host(),
              name ->
                  new Place.Host(
                      hosts.size(),
                      name,
                      ledger.host(name),
                      ledger.unused().ofHost(name),
                      isRestricted(state, name)));
      places.add(
          new Place(
              places.size(),
              instance,
              host,
              ledger.instance(instance),
              instance.get(ClusterQueue.SEQ_NO),
              isRestricted(instance),
              ledger.quotas().spot(instance.queueName(), instance.host()),
              condition.apply(instance)));
    }
    return places;
  }

  private static boolean isRestricted(ClusterState state, HostName host) {
    return state
        .execHost(host)
        .map(
            object ->
                !object.get(ExecHost.USER_LISTS).isEmpty()
                    || !object.get(ExecHost.XUSER_LISTS).isEmpty()
                    || !object.get(ExecHost.PROJECTS).isEmpty()
                    || !object.get(ExecHost.XPROJECTS).isEmpty())
        .orElse(false);
  }

  private static boolean isRestricted(QueueInstance instance) {
    return !instance.get(ClusterQueue.USER_LISTS).isEmpty()
        || !instance.get(ClusterQueue.XUSER_LISTS).isEmpty()
        || !instance.get(ClusterQueue.PROJECTS).isEmpty()
        || !instance.get(ClusterQueue.XPROJECTS).isEmpty();
  }
}
