package gridlite.condition;

import gridlite.config.ClusterQueue;
import gridlite.config.Subordinate;
import gridlite.format.Values;
import gridlite.name.ObjectKind;
import gridlite.name.QueueInstanceName;
import gridlite.state.ClusterState;
import gridlite.state.QueueInstance;
import gridlite.value.PerHost;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which queue instances are suspended because a superior queue of their host has enough slots in
 * use.
 *
 * @see "queue_conf(5), subordinate_list"
 */
final class Subordination {
  private static final Subordination NONE = new Subordination(Map.of());

  private final Map<QueueInstanceName, List<String>> suspended;

  private Subordination(Map<QueueInstanceName, List<String>> suspended) {
    this.suspended = suspended;
  }

  static Subordination of(ClusterState state) {
    if (!isUsed(state)) {
      return NONE;
    }
    Map<QueueInstanceName, List<String>> suspended = new HashMap<>();
    SlotUse use = SlotUse.of(state);
    for (QueueInstance superior : state.queueInstances().all()) {
      List<Subordinate> subordinates = superior.get(ClusterQueue.SUBORDINATE_LIST);
      long used = subordinates.isEmpty() ? 0 : use.at(superior.name());
      for (Subordinate subordinate : subordinates) {
        if (subordinate instanceof Subordinate.Queue lower
            && used > 0
            && reaches(used, lower, superior)) {
          suspended
              .computeIfAbsent(
                  new QueueInstanceName(lower.name(), superior.host()), name -> new ArrayList<>(1))
              .add(superior.queueName());
        }
      }
    }
    return new Subordination(suspended);
  }

  private static boolean reaches(long used, Subordinate.Queue lower, QueueInstance superior) {
    long needed = lower.slots() > 0 ? lower.slots() : superior.get(ClusterQueue.SLOTS);
    return used >= needed;
  }

  /** Spares cells without subordinates the look at all their instances and jobs. */
  static boolean isUsed(ClusterState state) {
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
  List<String> superiors(QueueInstanceName instance) {
    return suspended.getOrDefault(instance, List.of());
  }
}
