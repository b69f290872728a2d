package gridlite.schedule;

import gridlite.complex.ComplexAttribute;
import gridlite.condition.ConditionReason;
import gridlite.condition.InstanceConditions;
import gridlite.condition.LoadAdjustments;
import gridlite.condition.ThresholdKind;
import gridlite.condition.Thresholds;
import gridlite.config.ClusterQueue;
import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.name.QueueInstanceName;
import gridlite.resource.Resources;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.QueueInstance;
import gridlite.value.NameValue;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Why queue instances take no jobs in a scheduling run. A load threshold on a consumable may be
 * reached by what the run itself starts, so those are looked at again after each start.
 */
final class ClosedPlaces {
  private final InstanceConditions conditions;
  private final List<QueueInstance> watched = new ArrayList<>();
  private final Map<QueueInstanceName, Reason> later = new HashMap<>();
  private ClusterState state;

  ClosedPlaces(ClusterState state, InstanceConditions conditions) {
    this.state = state;
    this.conditions = conditions;
    for (QueueInstance instance : state.queueInstances().all()) {
      if (comparesConsumable(instance) && conditions.of(instance).takesJobs()) {
        watched.add(instance);
      }
    }
  }

  private boolean comparesConsumable(QueueInstance instance) {
    for (NameValue threshold : instance.get(ClusterQueue.LOAD_THRESHOLDS)) {
      if (state
          .complexes()
          .find(threshold.name())
          .filter(ComplexAttribute::isConsumable)
          .isPresent()) {
        return true;
      }
    }
    return false;
  }

  /** Why an instance takes no jobs at this point of the run; empty: it does. */
  Optional<Reason> reason(QueueInstance instance) {
    Reason reached = later.get(instance.name());
    return reached != null
        ? Optional.of(reached)
        : Places.closed(instance, conditions.of(instance));
  }

  /** A task has been started; tells whether an instance takes no more jobs because of it. */
  boolean started(
      Job job, long number, Allocation allocation, Instant now, LoadAdjustments adjustments) {
    if (watched.isEmpty()) {
      return false;
    }
    Job known = state.job(job.id()).orElse(job);
    ArrayTask task = known.task(number).orElseGet(() -> ArrayTask.pending(number));
    state =
        state.apply(List.of(new Change.PutJob(known.withTask(task.dispatched(allocation, now)))));
    Thresholds thresholds = new Thresholds(Resources.of(state), adjustments);
    int before = later.size();
    for (QueueInstance instance : watched) {
      for (ConditionReason reason : thresholds.alarm(instance, ThresholdKind.LOAD)) {
        if (reason.isCause()) {
          later.putIfAbsent(
              instance.name(), new Reason.Overloaded(instance.name(), reason.message()));
        }
      }
    }
    return later.size() > before;
  }
}
