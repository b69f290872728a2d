package gridlite.job;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.name.QueueInstanceName;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class JobStateLettersTest {
  private static final ArrayTask RUNNING =
      ArrayTask.pending(1)
          .dispatched(Allocation.serial(QueueInstanceName.of("q", "h")), Instant.EPOCH)
          .running(Instant.EPOCH);

  @Test
  void waitingTasks() {
    assertThat(JobStateLetters.waiting(false)).isEqualTo("qw");
    assertThat(JobStateLetters.waiting(true)).isEqualTo("hqw");
    ArrayTask failed = ArrayTask.pending(1).flag(TaskFlag.ERROR, true).withErrors(List.of("x"));
    assertThat(JobStateLetters.of(failed, true, false)).isEqualTo("Ehqw");
  }

  @Test
  void aTaskThatWasPutBackDoesNotCountAsWaiting() {
    ArrayTask again = RUNNING.pendingAgain(TaskFlag.RESCHEDULED);
    assertThat(JobStateLetters.of(again, false, false)).isEqualTo("Rq");
    assertThat(JobStateLetters.of(again, true, false)).isEqualTo("hRq");
  }

  @Test
  void suspensionReplacesRunningWhoeverSuspends() {
    ArrayTask stopped = RUNNING.flag(TaskFlag.SUSPENDED, true);
    assertThat(JobStateLetters.of(RUNNING, false, false)).isEqualTo("r");
    assertThat(JobStateLetters.of(RUNNING, false, true)).isEqualTo("S");
    assertThat(JobStateLetters.of(stopped, false, false)).isEqualTo("s");
    assertThat(JobStateLetters.of(stopped, false, true)).isEqualTo("Ss");
    assertThat(JobStateLetters.of(RUNNING.flag(TaskFlag.THRESHOLD, true), false, false))
        .isEqualTo("T");
  }

  @Test
  void deletionAndHoldStandInFront() {
    ArrayTask deleted = RUNNING.flag(TaskFlag.DELETED, true);
    assertThat(JobStateLetters.of(deleted, true, false)).isEqualTo("dhr");
    assertThat(JobStateLetters.of(RUNNING.flag(TaskFlag.RESCHEDULED, true), false, true))
        .isEqualTo("SR");
  }
}
