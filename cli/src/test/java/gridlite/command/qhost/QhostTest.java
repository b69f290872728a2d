package gridlite.command.qhost;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.testkit.CommandHarness;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code qhost} lists. */
class QhostTest {
  @TempDir private Path directory;
  private CommandHarness cell;

  @BeforeEach
  void makeCell() throws IOException {
    cell = CommandHarness.withJobs(directory);
  }

  @Test
  void hostsStandWithTheirLoad() {
    cell.succeed("qsched load n1 load_avg=0.25 num_proc=4");
    assertThat(cell.succeed("qhost -h n1").lines().skip(3).findFirst().orElseThrow())
        .startsWith("n1  ")
        .matches("n1 +- +4 .* 0\\.25 .*");
  }

  @Test
  void queuesAndResourcesStandBelowTheirHost() {
    assertThat(cell.succeed("qhost -q -F lic"))
        .containsSubsequence(
            "n1 ", "hc:lic=2.000000", "all.q                BIP   0/2/2", "n2 ", "0/0/2");
  }

  @Test
  void anUnknownHostIsNamed() {
    assertThat(cell.fail("qhost -h nosuch")).contains("\"nosuch\"", "qconf -sel");
  }
}
