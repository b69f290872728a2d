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
import gridlite.state.Engine;
import gridlite.state.Lazy;
import gridlite.state.SimulatedHosts;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The executor of a cell: simulated as the cell's configuration says at the moment, else that of
 * the engine that the cell was made with.
 */
final class CellExecutor implements Executor {
  private final Lazy<Executor> simulated;
  private final Lazy<Executor> local;
  private final Lazy<Executor> slurm;

  /** An executor that makes the one it needs when it is needed. */
  CellExecutor(Supplier<Executor> simulated, Supplier<Executor> local, Supplier<Executor> slurm) {
    this.simulated = Lazy.from(simulated);
    this.local = Lazy.from(local);
    this.slurm = Lazy.from(slurm);
  }

  private Executor of(ClusterState state) {
    if (SimulatedHosts.are(state)) {
      return simulated.get();
    }
    return switch (Engine.of(state)) {
      case LOCAL -> local.get();
      case SLURM -> slurm.get();
    };
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

  /** Nothing can be ordered of simulated hosts; the engine that orders come from is known. */
  @Override
  public List<String> carryOut(List<TaskOrder> orders) {
    Lazy<Executor> known = slurm.isKnown() ? slurm : local;
    return known.isKnown() ? known.get().carryOut(orders) : List.of();
  }

  @Override
  public Map<TaskId, String> heldBack() {
    return slurm.isKnown() ? slurm.get().heldBack() : Map.of();
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
