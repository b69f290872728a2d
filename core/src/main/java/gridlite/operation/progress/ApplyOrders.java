package gridlite.operation.progress;

import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.TaskFlag;
import gridlite.job.TaskId;
import gridlite.name.QueueInstanceName;
import gridlite.operation.queue.InstanceUpdates;
import gridlite.schedule.algorithm.Order;
import gridlite.schedule.algorithm.SchedulingRun;
import gridlite.schedule.run.OrderCheck;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Counter;
import gridlite.state.InstanceState;
import gridlite.state.Lazy;
import gridlite.state.Outcome;
import gridlite.state.SchedulingReport;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * Carries out what a scheduling run wants. Each order is checked again, since the state may have
 * changed since the run looked at it; one that no longer holds is dropped.
 */
public final class ApplyOrders {
  private final ClusterState state;
  private final Instant now;
  private final ArrayTask.Phase started;
  private final Map<JobId, Job> jobs = new TreeMap<>();
  private final Map<QueueInstanceName, InstanceState> instances = new LinkedHashMap<>();
  private final List<Order> applied = new ArrayList<>();
  private final ParallelEnvironmentOrder parallelEnvironments = new ParallelEnvironmentOrder();

  /** The use, which is added up when there is something to start. */
  private final Lazy<OrderCheck> check;

  private long serial;

  private ApplyOrders(ClusterState state, Instant now, ArrayTask.Phase started) {
    this.state = state;
    this.now = now;
    this.started = started;
    this.check = Lazy.from(() -> new OrderCheck(state, now));
    this.serial = state.counter(Counter.SERIAL);
  }

  /** The same where the executor is to report that what was dispatched runs. */
  public static Outcome<List<Order>> apply(ClusterState state, SchedulingRun run, Instant now) {
    return apply(state, run, now, ArrayTask.Phase.TRANSFERRING);
  }

  /**
   * Applies the orders of a run and keeps its report and weights. Returns the orders that were
   * applied.
   *
   * @param started phase of what is dispatched: TRANSFERRING or, where it runs at once, RUNNING
   */
  public static Outcome<List<Order>> apply(
      ClusterState state, SchedulingRun run, Instant now, ArrayTask.Phase started) {
    ApplyOrders application = new ApplyOrders(state, now, started);
    application.forgetEndedPredecessors();
    for (Order order : run.orders()) {
      application.apply(order);
    }
    return application.outcome(run);
  }

  private Outcome<List<Order>> outcome(SchedulingRun run) {
    List<Change> changes = new ArrayList<>();
    jobs.values().forEach(job -> changes.add(new Change.PutJob(job)));
    instances.values().forEach(instance -> changes.add(new Change.PutInstance(instance)));
    changes.addAll(parallelEnvironments.changes(state));
    if (serial != state.counter(Counter.SERIAL)) {
      changes.add(new Change.SetCounter(Counter.SERIAL, serial));
    }
    changes.addAll(InstanceUpdates.withoutEmptyOrphans(state));
    if (isNew(run.report())) {
      changes.add(new Change.PutReport(run.report()));
    }
    changes.addAll(run.search().changes(state));
    changes.add(new Change.SetCounter(Counter.LAST_RUN, now.toEpochMilli()));
    return new Outcome<>(changes, List.copyOf(applied));
  }

  /** A run that came to nothing new hands on the report of the one before: that is saved. */
  @SuppressWarnings("ReferenceEquality")
  private boolean isNew(SchedulingReport report) {
    return report != state.report();
  }

  /** Jobs are released from dependencies by the run that follows the predecessor's end. */
  private void forgetEndedPredecessors() {
    for (Job job : state.jobs().values()) {
      Job left = job.withoutEnded(state::hasJob, now);
      if (left.allPredecessors().size() < job.allPredecessors().size()) {
        jobs.put(job.id(), left);
      }
    }
  }

  private void apply(Order order) {
    Optional<Job> job = job(order.task().job());
    if (job.isPresent() && order.accept(on(job.get()))) {
      applied.add(order);
    }
  }

  /** Applies orders to a job; each says whether it has changed it. */
  private Order.Visitor<Boolean> on(Job job) {
    return new Order.Visitor<>() {
      @Override
      public Boolean start(Order.Start order) {
        return ApplyOrders.this.start(job, order);
      }

      @Override
      public Boolean suspend(Order.Suspend order) {
        return threshold(
            job,
            order.task(),
            task -> !task.is(TaskFlag.THRESHOLD),
            task -> task.with(TaskFlag.THRESHOLD));
      }

      @Override
      public Boolean resume(Order.Resume order) {
        return threshold(
            job,
            order.task(),
            task -> task.is(TaskFlag.THRESHOLD),
            task -> task.without(TaskFlag.THRESHOLD));
      }
    };
  }

  private boolean start(Job job, Order.Start start) {
    Optional<ArrayTask> task = job.task(start.task().task());
    if (task.isEmpty() || task.get().isActive() || !check.get().admit(job, start.allocation())) {
      return false;
    }
    ArrayTask dispatched = task.get().dispatched(start.allocation(), now);
    boolean runs = started == ArrayTask.Phase.RUNNING;
    jobs.put(job.id(), job.withTask(runs ? dispatched.running(now) : dispatched));
    for (Allocation.Grant grant : start.allocation().grants()) {
      touch(grant.instance());
    }
    parallelEnvironments.touch(start.allocation());
    return true;
  }

  private boolean threshold(
      Job job, TaskId id, Predicate<ArrayTask> concerned, UnaryOperator<ArrayTask> step) {
    Optional<ArrayTask> task =
        job.tasks().find(id.task()).filter(ArrayTask::isActive).filter(concerned);
    task.ifPresent(
        found -> {
          jobs.put(job.id(), job.withTask(step.apply(found)));
          instance(found.master())
              .ifPresent(
                  state -> instances.put(state.name(), state.withThresholdStep(Optional.of(now))));
        });
    return task.isPresent();
  }

  /** An instance where something starts moves to the end of the scheduler's order. */
  private void touch(QueueInstanceName name) {
    instances.put(name, instance(name).orElseThrow().withTouched(++serial));
  }

  private Optional<InstanceState> instance(QueueInstanceName name) {
    InstanceState changed = instances.get(name);
    return changed != null ? Optional.of(changed) : state.instances().find(name);
  }

  private Optional<Job> job(JobId id) {
    Job changed = jobs.get(id);
    return changed != null ? Optional.of(changed) : state.job(id);
  }
}
