package gridlite.command.listing;

import gridlite.condition.ConditionReason;
import gridlite.condition.InstanceConditions;
import gridlite.condition.SlotUse;
import gridlite.config.ClusterQueue;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.name.QueueInstanceName;
import gridlite.state.ClusterState;
import gridlite.state.Lazy;
import gridlite.state.QueueInstance;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** States and used slots of queue instances, worked out once a listing. */
public final class InstanceStates {
  private final InstanceConditions conditions;
  private final Lazy<SlotUse> used;
  private final Lazy<SlotUse> reserved;
  private final Lazy<SlotUse> mostReserved;

  /** States at one moment. */
  public InstanceStates(ClusterState state, Instant now) {
    this.conditions = new InstanceConditions(state, now);
    this.used = Lazy.from(() -> SlotUse.of(state));
    this.reserved = Lazy.from(() -> SlotUse.reserved(state, now));
    this.mostReserved = Lazy.from(() -> SlotUse.mostReserved(state));
  }

  /** State letters of an instance. */
  public String letters(QueueInstance instance) {
    return conditions.of(instance).letters();
  }

  /**
   * Reasons of some of its states, a line each.
   *
   * @param letters letters of {@code -explain}
   */
  public List<String> explanations(QueueInstance instance, String letters) {
    List<String> lines = new ArrayList<>();
    if (letters.isEmpty()) {
      return lines;
    }
    for (ConditionReason reason : conditions.of(instance).reasons()) {
      if (letters.indexOf(reason.flag().letter()) >= 0) {
        lines.add(reason.text());
      }
    }
    return lines;
  }

  /** Returns whether a running task is suspended by what its queue instances are in. */
  public boolean suspends(Job job, ArrayTask task) {
    return conditions.suspends(job, task);
  }

  /** Slots that advance reservations keep in an instance now. */
  public long reservedSlots(QueueInstanceName instance) {
    return reserved.get().at(instance);
  }

  /** Slots that advance reservations keep in an instance at the time when they keep most. */
  public long mostReservedSlots(QueueInstanceName instance) {
    return mostReserved.get().at(instance);
  }

  /** Slots that tasks have in an instance. */
  public long usedSlots(QueueInstanceName instance) {
    return used.get().at(instance);
  }

  /** Letters of what an instance takes. */
  public static String types(QueueInstance instance) {
    StringBuilder letters = new StringBuilder(4);
    for (String type : instance.get(ClusterQueue.QTYPE)) {
      letters.append(type.charAt(0));
    }
    letters.append(instance.get(ClusterQueue.PE_LIST).isEmpty() ? "" : "P");
    letters.append(instance.get(ClusterQueue.CKPT_LIST).isEmpty() ? "" : "C");
    return letters.length() == 0 ? "N" : letters.toString();
  }
}
