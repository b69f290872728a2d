package gridlite.runtime;

import gridlite.job.Job;
import gridlite.job.TaskId;
import gridlite.name.HostName;
import gridlite.port.Executor;
import gridlite.port.TaskReport;
import gridlite.port.WakeUpCall;
import gridlite.state.ClusterState;
import gridlite.state.HostLoad;
import gridlite.state.Lazy;
import gridlite.state.SimulatedHosts;
import java.time.Instant;
import java.util.List;
import java.util.Map;
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
  public void start(ClusterState state, Job job, TaskId task, Instant now) {
    of(state).start(state, job, task, now);
  }

  @Override
  public List<String> startAll(ClusterState state, List<TaskId> tasks, Instant now) {
    return of(state).startAll(state, tasks, now);
  }

  @Override
  public Optional<String> absence(ClusterState state) {
    return of(state).absence(state);
  }

  @Override
  public boolean startsWithDispatch(ClusterState state) {
    return of(state).startsWithDispatch(state);
  }

  @Override
  public Map<HostName, HostLoad> loads(ClusterState state, Instant now) {
    return of(state).loads(state, now);
  }

  @Override
  public void signal(ClusterState state, Job job, TaskId task, Signal signal, Instant now) {
    of(state).signal(state, job, task, signal, now);
  }

  @Override
  public void terminate(ClusterState state, Job job, TaskId task, String by, Instant now) {
    of(state).terminate(state, job, task, by, now);
  }

  @Override
  public List<TaskReport> poll(ClusterState state, Instant now) {
    return of(state).poll(state, now);
  }

  @Override
  public Optional<Instant> nextEnd(ClusterState state, Instant now) {
    return of(state).nextEnd(state, now);
  }

  @Override
  public Optional<WakeUpCall> wakeUpCall(ClusterState state) {
    return of(state).wakeUpCall(state);
  }

  @Override
  public void acknowledge(List<TaskReport> absorbed) {
    // reports of the one mean nothing to the other
    if (simulated.isKnown()) {
      simulated.get().acknowledge(absorbed);
    }
    if (real.isKnown()) {
      real.get().acknowledge(absorbed);
    }
  }
}
