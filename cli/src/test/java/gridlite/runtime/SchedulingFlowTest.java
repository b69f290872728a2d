package gridlite.runtime;

import static gridlite.testkit.CellWithAJob.NOON;
import static org.assertj.core.api.Assertions.assertThat;

import gridlite.command.JobCommands;
import gridlite.exec.SimulatedExecutor;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.TaskId;
import gridlite.name.HostName;
import gridlite.name.UserName;
import gridlite.operation.job.JobAnswers;
import gridlite.operation.job.TaskSignal;
import gridlite.operation.progress.ApplyOrders;
import gridlite.port.ClusterStore;
import gridlite.port.Executor;
import gridlite.port.ForwardingStore;
import gridlite.port.Inquiry;
import gridlite.port.MemoryClusterStore;
import gridlite.port.Observation;
import gridlite.port.TaskOrder;
import gridlite.port.TaskReport;
import gridlite.schedule.algorithm.SchedulingRun;
import gridlite.schedule.run.Scheduler;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Counter;
import gridlite.state.Outcome;
import gridlite.testkit.CellWithAJob;
import gridlite.testkit.RecordingConsole;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class SchedulingFlowTest {
  private final CellWithAJob cell = new CellWithAJob();
  private final RecordingConsole console = cell.console();
  private final MemoryClusterStore store = cell.store();

  private CommandContext context(Executor executor) {
    return context(executor, store);
  }

  private CommandContext context(Executor executor, ClusterStore seen) {
    return cell.context("qsched", executor, seen);
  }

  @AfterEach
  void aRunSaysNothing() {
    assertThat(console.output() + console.errors()).isEmpty();
  }

  private ArrayTask task() {
    return store.read(state -> state.job(JobId.of(1)).orElseThrow().tasks().find(1L).orElseThrow());
  }

  @Test
  void whatRunsFromItsDispatchOnIsSavedAsRunningByTheUpdateThatDispatchesIt() {
    long before = store.read(ClusterState::revision);
    SchedulingFlow.Result result = SchedulingFlow.run(context(new SimulatedExecutor()));
    assertThat(result.applied()).hasSize(1);
    assertThat(store.<Long>read(ClusterState::revision)).isEqualTo(before + 1);
    assertThat(task().phase()).isEqualTo(ArrayTask.Phase.RUNNING);
    assertThat(task().started()).isEqualTo(NOON);
    assertThat(task().reported()).contains(NOON);
  }

  @Test
  void whatAnExecutorHasToStartRunsWhenItHasBeenStartedAndReported() {
    List<TaskId> started = new ArrayList<>();
    SchedulingFlow.run(context(new Reporting(started)));
    assertThat(started).containsExactly(new TaskId(JobId.of(1), 1));
    assertThat(task().phase()).isEqualTo(ArrayTask.Phase.RUNNING);
    assertThat(task().reported()).contains(NOON.plusSeconds(1));
  }

  @Test
  void whatIsNotSavedYetIsNotStarted() {
    ClusterState saved = store.read(state -> state);
    SchedulingRun run = Scheduler.ofBuiltIn().run(saved, NOON);
    store.update("test", state -> ApplyOrders.apply(state, run, NOON));
    List<TaskId> started = new ArrayList<>();
    Reconciler.start(context(new Reporting(started), new Saving(store, () -> saved)));
    assertThat(started).isEmpty();
    Reconciler.start(context(new Reporting(started)));
    assertThat(started).containsExactly(new TaskId(JobId.of(1), 1));
  }

  @Test
  void whatIsNotSavedYetDecidesNothingAboutATasksFiles() {
    SchedulingRun run = Scheduler.ofBuiltIn().run(store.read(state -> state), NOON);
    store.update("test", state -> ApplyOrders.apply(state, run, NOON));
    ClusterState saved = store.read(state -> state);
    store.update("test", state -> new Outcome<>(List.of(new Change.RemoveJob(JobId.of(1))), 0));
    List<ClusterState> polled = new ArrayList<>();
    Executor executor =
        new Reporting(new ArrayList<>()) {
          @Override
          public List<TaskReport> interpret(ClusterState state, Observation seen, Instant now) {
            polled.add(state);
            return List.of(new TaskReport.Leftover(new TaskId(JobId.of(1), 1), 0));
          }
        };
    // a daemon that is killed now starts again with the saved state: the files must be there
    Reconciler.run(context(executor, new Saving(store, () -> saved)));
    assertThat(polled).isNotEmpty().allMatch(state -> state.job(JobId.of(1)).isPresent());
  }

  /** A poll works by an older state while another command suspends a task. */
  @Test
  void whoHasReadAnOlderStateDoesNotSpeakToTasksAfterANewerSignal() throws Exception {
    CatchUpWithSignal flow = new CatchUpWithSignal();
    Reconciler.run(flow.context);
    flow.signalling.join(TimeUnit.SECONDS.toMillis(30));
    assertThat(flow.spoken).contains(Executor.Signal.SUSPEND.name());
    assertThat(flow.revisions).isSorted();
  }

  /** Its first poll has another command signal, and waits for it to wait or to have spoken. */
  private final class CatchUpWithSignal extends Reporting {
    private final List<String> spoken = Collections.synchronizedList(new ArrayList<>());
    private final List<Long> revisions = Collections.synchronizedList(new ArrayList<>());
    private final CommandContext context =
        context(this, new Saving(store, () -> store.read(state -> state)));
    private final Thread signalling = new Thread(this::suspend);

    CatchUpWithSignal() {
      super(List.of());
    }

    private void suspend() {
      Job job = store.read(state -> state.job(JobId.of(1)).orElseThrow());
      TaskSignal signal = new TaskSignal(job, new TaskId(JobId.of(1), 1), Executor.Signal.SUSPEND);
      JobCommands.apply(
          context,
          state ->
              new Outcome<>(
                  List.of(new Change.SetCounter(Counter.JOB, 7)),
                  new JobAnswers(List.of(), List.of(signal))),
          NOON);
    }

    @Override
    public List<TaskOrder> orders(ClusterState state, Observation seen, Instant now) {
      if (signalling.getState() == Thread.State.NEW) {
        signalling.start();
        long limit = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
        while (signalling.getState() != Thread.State.BLOCKED
            && signalling.isAlive()
            && System.nanoTime() < limit) {
          Thread.onSpinWait();
        }
      }
      speak("poll", state);
      return List.of();
    }

    @Override
    public List<TaskOrder> signal(
        ClusterState state, Job job, TaskId task, Signal signal, String by, Instant now) {
      speak(signal.name(), state);
      return List.of();
    }

    private void speak(String what, ClusterState state) {
      spoken.add(what);
      revisions.add(state.revision());
    }
  }

  /** A store whose readers do not see what its newest state holds. */
  private static final class Saving extends ForwardingStore {
    private final Supplier<ClusterState> saved;

    Saving(ClusterStore store, Supplier<ClusterState> saved) {
      super(store);
      this.saved = saved;
    }

    @Override
    public <R> R read(Function<ClusterState, R> reader) {
      return reader.apply(saved.get());
    }

    @Override
    public <R> R readOf(Set<String> owners, Function<ClusterState, R> reader) {
      return read(reader);
    }
  }

  /** Reports a second after the dispatch that it has started what it was told to. */
  private static class Reporting implements Executor {
    private final List<TaskId> started;

    Reporting(List<TaskId> started) {
      this.started = started;
    }

    @Override
    public Inquiry inquiry(ClusterState saved, Instant now) {
      return Observation.Nothing::new;
    }

    @Override
    public List<TaskOrder> starts(ClusterState state, Observation seen, List<TaskId> tasks) {
      List<TaskOrder> starts = new ArrayList<>();
      for (TaskId task : tasks) {
        starts.add(
            new TaskOrder.Start(
                task,
                1,
                List.of(HostName.of("node01")),
                UserName.of("alice"),
                TaskOrder.Keeper.CELL,
                false,
                "",
                Map.of()));
      }
      return starts;
    }

    @Override
    public List<String> carryOut(List<TaskOrder> orders) {
      for (TaskOrder order : orders) {
        if (order instanceof TaskOrder.Start start) {
          started.add(start.task());
        }
      }
      return List.of();
    }

    @Override
    public List<TaskReport> interpret(ClusterState state, Observation seen, Instant now) {
      List<TaskReport> reports = new ArrayList<>();
      for (TaskId task : started) {
        reports.add(new TaskReport.Running(task, 1, NOON.plusSeconds(1)));
      }
      return reports;
    }
  }
}
