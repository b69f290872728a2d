package gridlite.job;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.job.JobStateLetters.Mark;
import gridlite.name.QueueInstanceName;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class JobStateLettersTest {
  private static final ArrayTask RUNNING =
      ArrayTask.pending(1)
          .dispatched(Allocation.serial(QueueInstanceName.of("q", "h")), Instant.EPOCH)
          .running(Instant.EPOCH);

  @Test
  void waitingTasks() {
    assertThat(JobStateLetters.WAITING).isEqualTo("qw");
    assertThat(JobStateLetters.HELD).isEqualTo("hqw");
    ArrayTask failed = ArrayTask.pending(1).with(TaskFlag.ERROR).withErrors(List.of("x"));
    assertThat(JobStateLetters.of(failed, Set.of(Mark.HELD))).isEqualTo("Ehqw");
  }

  @Test
  void aTaskThatWasPutBackDoesNotCountAsWaiting() {
    ArrayTask again = RUNNING.pendingAgain(TaskFlag.RESCHEDULED);
    assertThat(JobStateLetters.of(again, Set.of())).isEqualTo("Rq");
    assertThat(JobStateLetters.of(again, Set.of(Mark.HELD))).isEqualTo("hRq");
  }

  @Test
  void suspensionReplacesRunningWhoeverSuspends() {
    ArrayTask stopped = RUNNING.with(TaskFlag.SUSPENDED);
    assertThat(JobStateLetters.of(RUNNING, Set.of())).isEqualTo("r");
    assertThat(JobStateLetters.of(RUNNING, Set.of(Mark.QUEUE_SUSPENDED))).isEqualTo("S");
    assertThat(JobStateLetters.of(stopped, Set.of())).isEqualTo("s");
    assertThat(JobStateLetters.of(stopped, Set.of(Mark.QUEUE_SUSPENDED))).isEqualTo("Ss");
    assertThat(JobStateLetters.of(RUNNING.with(TaskFlag.THRESHOLD), Set.of())).isEqualTo("T");
  }

  @Test
  void deletionAndHoldStandInFront() {
    ArrayTask deleted = RUNNING.with(TaskFlag.DELETED);
    assertThat(JobStateLetters.of(deleted, Set.of(Mark.HELD))).isEqualTo("dhr");
    assertThat(JobStateLetters.of(RUNNING.with(TaskFlag.RESCHEDULED), Set.of(Mark.QUEUE_SUSPENDED)))
        .isEqualTo("SR");
  }
}
