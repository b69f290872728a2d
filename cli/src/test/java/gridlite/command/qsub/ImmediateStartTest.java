package gridlite.command.qsub;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.exec.SimulatedExecutor;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.name.HostName;
import gridlite.name.UserName;
import gridlite.operation.Actor;
import gridlite.operation.configure.InitCell;
import gridlite.option.SubmitDraft;
import gridlite.option.SubmitOption;
import gridlite.port.ClusterStore;
import gridlite.port.ForwardingStore;
import gridlite.port.MemoryClusterStore;
import gridlite.runtime.Cell;
import gridlite.runtime.CommandContext;
import gridlite.runtime.SchedulingFlow;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.JobEvent;
import gridlite.state.Outcome;
import gridlite.testkit.ClusterBuilder;
import gridlite.testkit.RecordingConsole;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Immediate jobs, while other processes schedule the same cell. */
class ImmediateStartTest {
  private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");
  private static final JobId IMMEDIATE = JobId.of(1);

  private final RecordingConsole console = new RecordingConsole(Path.of("/nowhere"));
  private final MemoryClusterStore store = new MemoryClusterStore(cellWithAJob());
  private final Job job = store.read(state -> state.job(IMMEDIATE).orElseThrow());
  private final AtomicInteger withdrawals = new AtomicInteger();

  private static ClusterState cellWithAJob() {
    InitCell.Machine machine = new InitCell.Machine(HostName.of("node01"), 1, "/");
    return ClusterBuilder.of(ClusterState.blank())
        .apply(InitCell.bare(InitCell.Template.SIMULATED, "alice", machine).changes())
        .at(NOON)
        .host("node01")
        .queue("all.q", "node01", "slots", "1")
        .job("alice")
        .add()
        .state();
  }

  private CommandContext context(ClusterStore cell) {
    return new CommandContext(
        "qrsh",
        console,
        new Actor(UserName.of("alice"), "users", 1, 1, HostName.of("node01")),
        new Cell(Path.of("/nowhere"), "default"),
        cell,
        new SimulatedExecutor(),
        InstantSource.fixed(NOON),
        Map.of(),
        Path.of("/"),
        0);
  }

  private int run(ClusterStore cell) {
    SubmitDraft draft = new SubmitDraft(Map.of(), "/", NOON);
    return ImmediateStart.run(
        context(cell),
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
