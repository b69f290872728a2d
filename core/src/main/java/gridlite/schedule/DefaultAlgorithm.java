package gridlite.schedule;

import gridlite.config.ClusterQueue;
import gridlite.job.Allocation;
import gridlite.job.Job;
import gridlite.job.TaskId;
import gridlite.name.QueueInstanceName;
import gridlite.resource.Bookings;
import gridlite.state.ClusterState;
import gridlite.state.QueueInstance;
import gridlite.state.SchedulingReport;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The algorithm {@code default}. */
public final class DefaultAlgorithm implements SchedulerAlgorithm {
  /** The algorithm as the service loader makes it. */
  public DefaultAlgorithm() {}

  /** Its name in the scheduler configuration. */
  public static final String NAME = "default";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public SchedulingRun run(ClusterState state, Instant now) {
    Bookings bookings = Bookings.of(state);
    Map<QueueInstanceName, Long> used = new HashMap<>();
    List<Order> orders = new ArrayList<>();
    for (Job job : state.jobs().values()) {
      for (long task : Eligibility.of(state, job, now).tasks().toList()) {
        for (QueueInstance instance : state.queueInstances().all()) {
          long taken = used.computeIfAbsent(instance.name(), bookings::slots);
          if (taken < instance.get(ClusterQueue.SLOTS)) {
            used.put(instance.name(), taken + 1);
            orders.add(
                new Order.Start(new TaskId(job.id(), task), Allocation.serial(instance.name())));
            break;
          }
        }
      }
    }
    return new SchedulingRun(orders, SchedulingReport.NONE, List.of());
  }
}
