package gridlite.command.program;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.job.HoldKind;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.TaskFlag;
import gridlite.testkit.CommandHarness;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JobControlTest {
  @TempDir Path directory;
  private CommandHarness cell;

  /** Job 1 of alice runs, job 2 of bob waits. */
  @BeforeEach
  void aCell() throws IOException {
    cell = CommandHarness.withJobs(directory);
  }

  private Job job(long number) {
    return cell.state().job(JobId.of(number)).orElseThrow();
  }

  private void succeed(String line) {
    assertThat(cell.runAs("alice", "gridlite control " + line))
        .as(line)
        .isEqualTo(new CommandHarness.Result(0, "", ""));
  }

  @Test
  void anOwnerDoesEverythingInSilence() {
    succeed("suspend 1");
    assertThat(job(1).tasks().find(1L).orElseThrow().is(TaskFlag.SUSPENDED)).isTrue();
    succeed("resume 1");
    assertThat(job(1).tasks().find(1L).orElseThrow().is(TaskFlag.SUSPENDED)).isFalse();
    succeed("hold 3.2");
    assertThat(job(3).held(HoldKind.USER).toList()).containsExactly(2L);
    succeed("release 3.2");
    assertThat(job(3).held(HoldKind.USER).isEmpty()).isTrue();
    succeed("terminate 3.1 3.3");
    assertThat(job(3).waiting().toList()).containsExactly(2L);
  }

  @ParameterizedTest
  @ValueSource(strings = {"suspend", "resume", "hold", "release", "terminate"})
  void aMissingRightIsSeenInTheExitStatus(String action) {
    CommandHarness.Result result = cell.runAs("bob", "gridlite control " + action + " 99 2 1");
    assertThat(result.status()).isEqualTo(77);
    assertThat(result.out()).isEmpty();
    assertThat(result.err()).contains("bob", "\"99\"", "1").doesNotContain("Job 2");
  }

  @ParameterizedTest
  @ValueSource(strings = {"suspend", "resume", "hold", "release", "terminate"})
  void anotherRefusalHasAnotherStatus(String action) {
    CommandHarness.Result result = cell.runAs("bob", "gridlite control " + action + " 99");
    assertThat(result.status()).isNotIn(0, 77);
    assertThat(result.err()).contains("\"99\"");
  }

  @Test
  void anActionThatThereIsNotIsRefused() {
    CommandHarness.Result result = cell.runAs("bob", "gridlite control stop 1");
    assertThat(result.status()).isEqualTo(2);
    assertThat(result.err()).contains("stop", "SUSPEND");
  }
}
