package gridlite.command.qresub;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.testkit.CommandHarness;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code qresub} submits a copy of a job. */
class QresubTest {
  @TempDir private Path directory;
  private CommandHarness cell;

  @BeforeEach
  void makeCell() throws IOException {
    cell = CommandHarness.withJobs(directory);
  }

  @Test
  void theCopyHasWhatTheJobAskedFor() {
    cell.runAs("alice", "qsub -N first -b y -l h_rt=60 sleep 10");
    assertThat(cell.runAs("alice", "qresub 4").out())
        .isEqualTo("Your job 5 (\"first\") has been submitted\n");
    Job copy = cell.state().job(JobId.of(5)).orElseThrow();
    assertThat(copy.get(JobRequest.HARD_RESOURCES))
        .isEqualTo(cell.state().job(JobId.of(4)).orElseThrow().get(JobRequest.HARD_RESOURCES));
    assertThat(copy.get(JobRequest.ARGUMENTS)).containsExactly("10");
  }

  @Test
  void aCopyMayBeHeld() {
    cell.runAs("alice", "qsub -N first -b y sleep 10");
    cell.runAs("alice", "qresub -h u 4");
    assertThat(cell.succeed("qstat -s h -u *")).contains("first");
  }
}
