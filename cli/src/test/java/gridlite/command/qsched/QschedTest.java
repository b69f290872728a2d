package gridlite.command.qsched;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.testkit.CommandHarness;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code qsched} does in a simulated cell. */
class QschedTest {
  @TempDir private Path directory;
  private CommandHarness cell;

  @BeforeEach
  void makeCell() throws IOException {
    cell = CommandHarness.withJobs(directory);
  }

  @Test
  void aRunStartsWhatFits() {
    assertThat(cell.succeed("qsched run"))
        .isEqualTo("started job 2 in all.q@n2\nstarted task 3.1 in all.q@n2\n");
    assertThat(cell.succeed("qsched run")).doesNotContain("started");
  }

  @Test
  void theClockMovesOn() {
    cell.runAs("alice", "qsub -b y -a 202603011300 -N later sleep 1");
    cell.succeed("qsched advance 3000");
    assertThat(cell.succeed("qsched run")).contains("job 2").doesNotContain("job 4");
    cell.succeed("qsched advance 700");
    assertThat(cell.succeed("qsched run")).contains("job 4");
    assertThat(cell.succeed("qstat -s p -u *")).isEmpty();
  }

  @Test
  void aWrongLoadValueIsNamed() {
    assertThat(cell.fail("qsched load n1 np_load_avg=high")).contains("np_load_avg", "\"high\"");
    assertThat(cell.fail("qsched load nosuch np_load_avg=2")).contains("\"nosuch\"");
  }
}
