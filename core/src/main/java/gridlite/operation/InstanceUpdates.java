package gridlite.operation;

import gridlite.config.ClusterQueue;
import gridlite.config.ObjectKind;
import gridlite.format.Values;
import gridlite.name.QueueInstanceName;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Counter;
import gridlite.state.InstanceState;
import gridlite.state.QueueInstance;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Queue instances that come, go and change because the configuration has changed. */
public final class InstanceUpdates {
  private InstanceUpdates() {}

  /**
   * What becomes of the queue instances.
   *
   * @param before the state before the changes
   * @param configChanges changes of objects
   * @param now when
   */
  public static List<Change> after(ClusterState before, List<Change> configChanges, Instant now) {
    ClusterState after = before.apply(configChanges);
    List<Change> changes = new ArrayList<>();
    Map<QueueInstanceName, InstanceState> left = new LinkedHashMap<>();
    for (InstanceState state : before.instances().values()) {
      left.put(state.name(), state);
    }
    long serial = before.counter(Counter.SERIAL);
    for (Map.Entry<String, Values> queue :
        after.objects(ObjectKind.CLUSTER_QUEUE).asMap().entrySet()) {
      for (String host : after.hostGroups().resolve(queue.getValue().get(ClusterQueue.HOSTLIST))) {
        QueueInstanceName name = new QueueInstanceName(queue.getKey(), host);
        InstanceState present = left.remove(name);
        if (present == null) {
          InstanceState created = InstanceState.created(name, false, ++serial);
          changes.add(new Change.PutInstance(created.withDisabled(startsDisabled(after, created))));
        } else if (present.orphaned()) {
          changes.add(new Change.PutInstance(present.withOrphaned(false)));
        }
      }
    }
    Set<QueueInstanceName> occupied = left.isEmpty() ? Set.of() : QueueUse.occupied(before);
    for (InstanceState gone : left.values()) {
      if (!occupied.contains(gone.name())) {
        changes.add(new Change.RemoveInstance(gone.name()));
      } else if (!gone.orphaned()) {
        changes.add(new Change.PutInstance(gone.withOrphaned(true)));
      }
    }
    if (serial != before.counter(Counter.SERIAL)) {
      changes.add(new Change.SetCounter(Counter.SERIAL, serial));
    }
    return changes;
  }

  private static boolean startsDisabled(ClusterState after, InstanceState created) {
    ClusterState with = after.apply(List.of(new Change.PutInstance(created)));
    return with.queueInstances()
        .find(created.name())
        .map((QueueInstance instance) -> instance.get(ClusterQueue.INITIAL_STATE))
        .filter("disabled"::equalsIgnoreCase)
        .isPresent();
  }
}
