package gridlite.condition;

import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.name.QueueInstanceName;
import gridlite.state.AdvanceReservation;
import gridlite.state.ClusterState;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;

/** Slots that running tasks hold, by queue instance. */
public final class SlotUse {
  private final Map<QueueInstanceName, Long> used = new HashMap<>();

  private SlotUse() {}

  /** The use in a state. */
  public static SlotUse of(ClusterState state) {
    SlotUse use = new SlotUse();
    for (Job job : state.begunJobs()) {
      for (ArrayTask task : job.tasks().values()) {
        task.allocation().ifPresent(use::add);
      }
    }
    return use;
  }

  /** Returns what advance reservations that have begun keep. */
  public static SlotUse reserved(ClusterState state, Instant now) {
    SlotUse use = new SlotUse();
    for (AdvanceReservation reservation : state.reservations().values()) {
      if (reservation.isActive(now)) {
        reservation.allocation().ifPresent(use::add);
      }
    }
    return use;
  }

  /** Returns the most that advance reservations keep of each instance at any one time. */
  public static SlotUse mostReserved(ClusterState state) {
    SlotUse most = new SlotUse();
    for (AdvanceReservation reservation : state.reservations().values()) {
      // what is kept grows only when a reservation begins
      reserved(state, reservation.start())
          .used
          .forEach((instance, slots) -> most.used.merge(instance, slots, Math::max));
    }
    return most;
  }

  /** Adds what a task is given. */
  public void add(Allocation allocation) {
    for (Allocation.Grant grant : allocation.grants()) {
      used.merge(grant.instance(), grant.slots(), Long::sum);
    }
  }

  /** Slots in use at an instance. */
  public long at(QueueInstanceName instance) {
    return used.getOrDefault(instance, 0L);
  }
}
