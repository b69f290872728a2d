package gridlite.condition;

import gridlite.config.ClusterQueue;
import gridlite.config.Subordinate;
import gridlite.format.Values;
import gridlite.name.ObjectKind;
import gridlite.name.QueueInstanceName;
import gridlite.name.QueueName;
import gridlite.state.ClusterState;
import gridlite.state.QueueInstance;
import gridlite.value.PerHost;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The queue instances that are suspended because a superior queue of their host has enough slots in
 * use.
 *
 * @see "queue_conf(5), subordinate_list"
 */
public final class Subordination {
  private static final Subordination NONE = new Subordination(Map.of());

  private final Map<QueueInstanceName, List<QueueName>> suspended;

  private Subordination(Map<QueueInstanceName, List<QueueName>> suspended) {
    this.suspended = suspended;
  }

  static Subordination of(ClusterState state) {
    if (!isUsed(state)) {
      return NONE;
    }
    Map<QueueInstanceName, List<QueueName>> suspended = new HashMap<>();
    SlotUse use = SlotUse.of(state);
    for (QueueInstance superior : state.queueInstances().all()) {
      for (QueueInstanceName lower : suspendedBy(superior, use)) {
        suspended.computeIfAbsent(lower, name -> new ArrayList<>(1)).add(superior.queueName());
      }
    }
    return new Subordination(suspended);
  }

  /** The instances that one suspends as long as no fewer slots are in use. */
  public static List<QueueInstanceName> suspendedBy(QueueInstance superior, SlotUse use) {
    List<QueueInstanceName> suspended = new ArrayList<>();
    for (Subordinate subordinate : superior.get(ClusterQueue.SUBORDINATE_LIST)) {
      if (subordinate instanceof Subordinate.Queue lower
          && reaches(use.at(superior.name()), lower, superior)) {
        suspended.add(new QueueInstanceName(QueueName.of(lower.name()), superior.host()));
      }
    }
    return suspended;
  }

  private static boolean reaches(long used, Subordinate.Queue lower, QueueInstance superior) {
    long needed = lower.slots().orElseGet(() -> superior.get(ClusterQueue.SLOTS));
    return used > 0 && used >= needed;
  }

  /** Spares cells without subordinates the look at all their instances and jobs. */
  public static boolean isUsed(ClusterState state) {
    for (Values queue : state.objects(ObjectKind.CLUSTER_QUEUE).objects()) {
      PerHost<List<Subordinate>> setting = queue.get(ClusterQueue.SUBORDINATE_LIST);
      if (!setting.common().isEmpty() || setting.hasSettings()) {
        return true;
      }
    }
    return false;
  }

  boolean suspends(QueueInstanceName instance) {
    return suspended.containsKey(instance);
  }

  /** The queues of the host that suspend an instance. */
  List<QueueName> superiors(QueueInstanceName instance) {
    return suspended.getOrDefault(instance, List.of());
  }
}
