package gridlite.command.qsub;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.job.JobId;
import gridlite.testkit.CommandHarness;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Jobs whose submitter is interrupted. */
class InterruptedSubmissionTest {
  @TempDir Path directory;

  @Test
  void anInterruptIsCaughtBeforeTheJobCanStart() throws Exception {
    CommandHarness cell = CommandHarness.withJobs(directory);
    cell.succeed("qdel 2 3");
    List<Long> waiting = new ArrayList<>();
    cell.whenCaught(
        () -> waiting.add(cell.state().job(JobId.of(4)).orElseThrow().waiting().size()));
    CommandHarness.Result result =
        cell.runAs("bob", "qsub -now y -sync y -b y -q all.q@n2 sleep 9");
    assertThat(result.text())
        .contains("Your immediate job 4 has been successfully scheduled")
        .contains("Interrupted!");
    assertThat(waiting).containsExactly(1L);
    assertThat(result.status()).isEqualTo(1);
    // gone with the next look at the simulated host
    assertThat(cell.runAs("bob", "qstat").text()).containsPattern(" 4 .* sleep +bob +dr ");
  }
}
