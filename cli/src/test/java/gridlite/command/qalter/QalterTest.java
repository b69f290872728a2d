package gridlite.command.qalter;

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

/** What {@code qalter} changes, and for whom. */
class QalterTest {
  @TempDir private Path directory;
  private CommandHarness cell;

  @BeforeEach
  void makeCell() throws IOException {
    cell = CommandHarness.withJobs(directory);
  }

  private Job job(JobId number) {
    return cell.state().job(number).orElseThrow();
  }

  @Test
  void anOptionReplacesWhatTheJobHad() {
    assertThat(cell.runAs("bob", "qalter -N renamed -l lic=1 2").out())
        .contains("modified job name of job 2", "modified hard resource list of job 2");
    assertThat(job(JobId.of(2)).get(JobRequest.NAME)).isEqualTo("renamed");
    cell.succeed("qsched run");
    assertThat(cell.succeed("qstat -s p -u *")).contains("renamed");
    assertThat(cell.runAs("bob", "qalter -l h_rt=60 2").status()).isZero();
    assertThat(job(JobId.of(2)).get(JobRequest.HARD_RESOURCES)).hasToString("[h_rt=60]");
  }

  @Test
  void onlyOperatorsRaiseAPriority() {
    assertThat(cell.runAs("bob", "qalter -p 5 2").text()).contains("must be operator");
    assertThat(job(JobId.of(2)).get(JobRequest.PRIORITY)).isZero();
    cell.runAs("bob", "qalter -p -5 2");
    assertThat(job(JobId.of(2)).get(JobRequest.PRIORITY)).isEqualTo(-5);
    cell.succeed("qalter -p 5 2");
    assertThat(job(JobId.of(2)).get(JobRequest.PRIORITY)).isEqualTo(5);
  }

  @Test
  void theJobsOfOthersAndNoJobsAreRefused() {
    assertThat(cell.runAs("alice", "qalter -N mine 2").status()).isNotZero();
    assertThat(job(JobId.of(2)).get(JobRequest.NAME)).isEqualTo("job2");
    assertThat(cell.fail("qalter -N mine 99")).contains("job \"99\" does not exist");
  }
}
