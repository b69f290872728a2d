package gridlite.command.qdel;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.testkit.CommandHarness;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code qdel} removes, and for whom. */
class QdelTest {
  @TempDir private Path directory;
  private CommandHarness cell;

  @BeforeEach
  void makeCell() throws IOException {
    cell = CommandHarness.withJobs(directory);
  }

  @Test
  void itRemovesAJobThatWaits() {
    assertThat(cell.succeed("qdel 2")).isEqualTo("root has deleted job 2\n");
    assertThat(cell.state().job(JobId.of(2))).isEmpty();
  }

  @Test
  void itRemovesSomeTasksOfAnArray() {
    assertThat(cell.succeed("qdel 3 -t 1-2")).contains("job-array tasks 1,2 of job 3");
    assertThat(cell.state().job(JobId.of(3)).orElseThrow().waiting()).hasToString("3");
  }

  @Test
  void itRemovesAllJobsOfAUser() {
    cell.succeed("qdel -u alice");
    assertThat(cell.state().jobs().values())
        .extracting(Job::id)
        .doesNotContain(JobId.of(3))
        .contains(JobId.of(2));
  }

  @Test
  void nobodyRemovesTheJobsOfOthers() {
    assertThat(cell.runAs("alice", "qdel 2"))
        .returns(1, CommandHarness.Result::status)
        .extracting(CommandHarness.Result::text)
        .asString()
        .contains("alice", "\"2\"");
    assertThat(cell.state().job(JobId.of(2))).isPresent();
    assertThat(cell.fail("qdel 99")).contains("job \"99\" does not exist");
  }
}
