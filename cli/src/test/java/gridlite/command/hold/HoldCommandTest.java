package gridlite.command.hold;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.testkit.CommandHarness;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code qhold} and {@code qrls} do. */
class HoldCommandTest {
  @TempDir private Path directory;
  private CommandHarness cell;

  @BeforeEach
  void makeCell() throws IOException {
    cell = CommandHarness.withJobs(directory);
  }

  private String states(long job) {
    return cell.succeed("qstat -u *")
        .lines()
        .filter(line -> line.strip().startsWith(job + " "))
        .map(line -> line.substring(40, 46).strip())
        .collect(Collectors.joining(" "));
  }

  @Test
  void aHeldJobWaitsUntilItIsReleased() {
    cell.succeed("qdel 3");
    assertThat(cell.succeed("qhold 2")).isEqualTo("modified hold of job 2\n");
    cell.succeed("qsched run");
    assertThat(states(2)).isEqualTo("hqw");
    cell.succeed("qrls 2");
    cell.succeed("qsched run");
    assertThat(states(2)).isEqualTo("r");
  }

  @Test
  void aTaskIsHeldAlone() {
    cell.succeed("qhold 3.2");
    assertThat(states(3)).isEqualTo("qw hqw");
  }

  @Test
  void aUserReleasesOnlyTheHoldsOfUsers() {
    cell.succeed("qhold -h o 3");
    assertThat(cell.runAs("alice", "qrls -h o 3").status()).isNotZero();
    assertThat(states(3)).isEqualTo("hqw");
    assertThat(cell.runAs("alice", "qhold 2").text()).contains("must be at least owner of job 2");
  }
}
