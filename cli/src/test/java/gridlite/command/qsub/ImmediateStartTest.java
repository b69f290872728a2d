package gridlite.command.qsub;

import static gridlite.testkit.CellWithAJob.NOON;
import static org.assertj.core.api.Assertions.assertThat;

import gridlite.exec.SimulatedExecutor;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.option.SubmitDraft;
import gridlite.option.SubmitOption;
import gridlite.port.ClusterStore;
import gridlite.port.ForwardingStore;
import gridlite.port.MemoryClusterStore;
import gridlite.runtime.CommandContext;
import gridlite.runtime.SchedulingFlow;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.JobEvent;
import gridlite.state.Outcome;
import gridlite.testkit.CellWithAJob;
import gridlite.testkit.ClusterBuilder;
import gridlite.testkit.RecordingConsole;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Immediate jobs, while other processes schedule the same cell. */
class ImmediateStartTest {
  private final CellWithAJob cell = new CellWithAJob();
  private final RecordingConsole console = cell.console();
  private final MemoryClusterStore store = cell.store();
  private final Job job = store.read(state -> state.job(JobId.of(1)).orElseThrow());
  private final AtomicInteger withdrawals = new AtomicInteger();

  private CommandContext context(ClusterStore seen) {
    return cell.context("qrsh", new SimulatedExecutor(), seen);
  }

  private int run(ClusterStore seen) {
    SubmitDraft draft = new SubmitDraft(Map.of(), "/", NOON);
    return ImmediateStart.run(
        context(seen),
        job,
        new SubmissionReport(console, SubmitOption.Command.QRSH_JOB, draft),
        withdrawals::incrementAndGet);
  }

  @Test
  void aJobThatAnotherProcessHasStartedIsNotWithdrawn() {
    SchedulingFlow.run(context(store));
    assertThat(run(store)).isZero();
    assertThat(withdrawals).hasValue(0);
    assertThat(console.errors()).isEmpty();
  }

  /** Another process takes the only slot after the rehearsal, before the run. */
  private static final class TakenBetween extends ForwardingStore {
    TakenBetween(ClusterStore store) {
      super(store);
    }

    private static Job jobInTheSlot(ClusterState state) {
      return ClusterBuilder.of(state)
          .at(NOON)
          .job("bob")
          .running("all.q@node01", 1)
          .add()
          .state()
          .job(JobId.of(2))
          .orElseThrow();
    }

    @Override
    public <R> R update(String who, Function<ClusterState, Outcome<R>> operation) {
      if (who.equals(JobEvent.SCHEDULER)) {
        super.update(
            "bob", state -> new Outcome<>(List.of(new Change.PutJob(jobInTheSlot(state))), 0));
      }
      return super.update(who, operation);
    }
  }

  @Test
  void aJobWhosePlaceAnotherProcessHasTakenIsWithdrawn() {
    assertThat(run(new TakenBetween(store))).isEqualTo(1);
    assertThat(withdrawals).hasValue(1);
    assertThat(console.errors()).contains("could not be scheduled");
  }
}
