package gridlite.operation.queue;

import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.name.QueueInstanceName;
import gridlite.name.QueueName;
import gridlite.state.AdvanceReservation;
import gridlite.state.ClusterState;
import java.util.HashSet;
import java.util.Set;

/** Queue instances that running tasks or advance reservations occupy. */
public final class QueueUse {
  private QueueUse() {}

  public static boolean isOccupied(ClusterState state, QueueName queue) {
    return occupied(state).stream().anyMatch(instance -> instance.queue().equals(queue));
  }

  static Set<QueueInstanceName> occupied(ClusterState state) {
    Set<QueueInstanceName> occupied = new HashSet<>();
    for (Job job : state.begunJobs()) {
      for (ArrayTask task : job.tasks().values()) {
        if (task.isActive()) {
          task.allocation().ifPresent(a -> a.grants().forEach(g -> occupied.add(g.instance())));
        }
      }
    }
    for (AdvanceReservation reservation : state.reservations().values()) {
      reservation
          .allocation()
          .ifPresent(kept -> kept.grants().forEach(grant -> occupied.add(grant.instance())));
    }
    return occupied;
  }
}
