package gridlite.operation;

import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.name.QueueInstanceName;
import gridlite.state.ClusterState;
import java.util.HashSet;
import java.util.Set;

/** Which queue instances running tasks occupy. */
final class QueueUse {
  private QueueUse() {}

  static boolean isRunning(ClusterState state, String queue) {
    return occupied(state).stream().anyMatch(instance -> instance.queue().equals(queue));
  }

  static Set<QueueInstanceName> occupied(ClusterState state) {
    Set<QueueInstanceName> occupied = new HashSet<>();
    for (Job job : state.jobs().values()) {
      for (ArrayTask task : job.tasks().values()) {
        if (task.isActive()) {
          task.allocation().ifPresent(a -> a.grants().forEach(g -> occupied.add(g.instance())));
        }
      }
    }
    return occupied;
  }
}
