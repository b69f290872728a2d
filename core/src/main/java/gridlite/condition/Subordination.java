package gridlite.condition;

import gridlite.config.ClusterQueue;
import gridlite.config.Subordinate;
import gridlite.format.Values;
import gridlite.name.ObjectKind;
import gridlite.name.QueueInstanceName;
import gridlite.state.ClusterState;
import gridlite.state.QueueInstance;
import gridlite.value.PerHost;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Which queue instances are suspended because a superior queue of their host has enough slots in
 * use.
 *
 * @see "queue_conf(5), subordinate_list"
 */
final class Subordination {
  private static final Subordination NONE = new Subordination(Set.of());

  private final Set<QueueInstanceName> suspended;

  private Subordination(Set<QueueInstanceName> suspended) {
    this.suspended = suspended;
  }

  static Subordination of(ClusterState state) {
    if (!isUsed(state)) {
      return NONE;
    }
    Set<QueueInstanceName> suspended = new HashSet<>();
    SlotUse use = SlotUse.of(state);
    for (QueueInstance superior : state.queueInstances().all()) {
      List<Subordinate> subordinates = superior.get(ClusterQueue.SUBORDINATE_LIST);
      long used = subordinates.isEmpty() ? 0 : use.at(superior.name());
      for (Subordinate subordinate : subordinates) {
        if (subordinate instanceof Subordinate.Queue lower
            && used > 0
            && reaches(used, lower, superior)) {
          suspended.add(new QueueInstanceName(lower.name(), superior.host()));
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
    return suspended.contains(instance);
  }
}
