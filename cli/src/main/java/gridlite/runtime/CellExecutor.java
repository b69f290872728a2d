package gridlite.runtime;

import gridlite.job.Job;
import gridlite.job.TaskId;
import gridlite.port.Executor;
import gridlite.port.Inquiry;
import gridlite.port.Observation;
import gridlite.port.TaskOrder;
import gridlite.port.TaskReport;
import gridlite.port.WakeUpCall;
import gridlite.state.ClusterState;
import gridlite.state.Lazy;
import gridlite.state.SimulatedHosts;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** The executor of a cell: simulated or real, as the cell's configuration says at the moment. */
public final class CellExecutor implements Executor {
  private final Lazy<Executor> simulated;
  private final Lazy<Executor> real;

  /** An executor that makes the one it needs when it is needed. */
  public CellExecutor(Supplier<Executor> simulated, Supplier<Executor> real) {
    this.simulated = Lazy.from(simulated);
    this.real = Lazy.from(real);
  }

  private Executor of(ClusterState state) {
    return SimulatedHosts.are(state) ? simulated.get() : real.get();
  }

  @Override
  public Inquiry inquiry(ClusterState saved, Instant now) {
    return of(saved).inquiry(saved, now);
  }

  @Override
  public Inquiry inquiryBeforeStarts(ClusterState saved) {
    return of(saved).inquiryBeforeStarts(saved);
  }

  @Override
  public List<TaskReport> interpret(ClusterState saved, Observation seen, Instant now) {
    return of(saved).interpret(saved, seen, now);
  }

  @Override
  public List<TaskOrder> orders(ClusterState saved, Observation seen, Instant now) {
    return of(saved).orders(saved, seen, now);
  }

  @Override
  public List<TaskOrder> starts(ClusterState state, Observation seen, List<TaskId> tasks) {
    return of(state).starts(state, seen, tasks);
  }

  @Override
  public List<TaskOrder> signal(
      ClusterState saved, Job job, TaskId task, Signal signal, String by, Instant now) {
    return of(saved).signal(saved, job, task, signal, by, now);
  }

  /** Nothing can be ordered of simulated hosts. */
  @Override
  public List<String> carryOut(List<TaskOrder> orders) {
    return real.isKnown() ? real.get().carryOut(orders) : List.of();
  }

  @Override
  public boolean startsWithDispatch(ClusterState state) {
    return of(state).startsWithDispatch(state);
  }

  @Override
  public Optional<Instant> nextEnd(ClusterState state, Instant now) {
    return of(state).nextEnd(state, now);
  }

  @Override
  public Optional<WakeUpCall> wakeUpCall(ClusterState state) {
    return of(state).wakeUpCall(state);
  }
}
