package gridlite.view;

import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.name.QueueInstanceName;
import gridlite.state.ClusterState;
import gridlite.state.InstanceState;
import gridlite.state.QueueInstance;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** State letters and used slots of queue instances, worked out once a listing. */
public final class InstanceStates {
  private static final String SUSPENDING = "sSC";

  private final ClusterState state;
  private final Instant now;
  private final Map<QueueInstanceName, String> letters = new HashMap<>();
  private Optional<Map<QueueInstanceName, Long>> used = Optional.empty();

  /** States at one moment. */
  public InstanceStates(ClusterState state, Instant now) {
    this.state = state;
    this.now = now;
  }

  /** State letters of an instance. */
  public String letters(QueueInstance instance) {
    String known = letters.get(instance.name());
    if (known == null) {
      known = work(instance);
      letters.put(instance.name(), known);
    }
    return known;
  }

  private String work(QueueInstance instance) {
    InstanceState kept = instance.state();
    return (kept.disabled() ? "d" : "")
        + (kept.suspended() ? "s" : "")
        + (kept.orphaned() ? "o" : "")
        + (kept.errors().isEmpty() ? "" : "E");
  }

  /** Reasons of some of its states, a line each. */
  List<String> explanations(QueueInstance instance, String letters) {
    List<String> lines = new ArrayList<>();
    if (letters.indexOf('E') >= 0) {
      lines.addAll(instance.state().errors());
    }
    return lines;
  }

  /** Whether any instance of an allocation is suspended, and the task with it. */
  boolean suspendAny(Allocation allocation) {
    for (Allocation.Grant grant : allocation.grants()) {
      Optional<QueueInstance> instance = state.queueInstances().find(grant.instance());
      if (instance.isPresent() && isSuspended(letters(instance.get()))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isSuspended(String letters) {
    for (int i = 0; i < letters.length(); i++) {
      if (SUSPENDING.indexOf(letters.charAt(i)) >= 0) {
        return true;
      }
    }
    return false;
  }

  /** Slots that tasks have in an instance. */
  public long usedSlots(QueueInstanceName instance) {
    Map<QueueInstanceName, Long> counted = used.orElseGet(this::count);
    used = Optional.of(counted);
    return counted.getOrDefault(instance, 0L);
  }

  private Map<QueueInstanceName, Long> count() {
    Map<QueueInstanceName, Long> slots = new HashMap<>();
    for (Job job : state.jobs().values()) {
      for (ArrayTask task : job.tasks().values()) {
        if (task.allocation().isPresent()) {
          for (Allocation.Grant grant : task.allocation().get().grants()) {
            slots.merge(grant.instance(), grant.slots(), Long::sum);
          }
        }
      }
    }
    return slots;
  }

  /** When the states hold. */
  public Instant now() {
    return now;
  }
}
