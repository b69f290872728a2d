package gridlite.command.transfer;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.testkit.CommandHarness;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code gridlite export} and {@code import}. */
class SiteTransferTest {
  @TempDir private Path directory;
  private CommandHarness cell;

  @BeforeEach
  void makeCell() throws IOException {
    cell = CommandHarness.withJobs(directory);
  }

  @Test
  void whatWasExportedRestoresTheConfiguration() {
    cell.succeed("gridlite export site");
    cell.succeed("qconf -mattr queue slots 9 all.q");
    assertThat(cell.succeed("gridlite import site"))
        .isEqualTo("root@master modified \"all.q\" in cluster queue list\n");
    assertThat(cell.succeed("qconf -sq all.q")).contains("slots                 2\n");
  }

  @Test
  void aDryImportShowsTheDifferenceAlone() {
    cell.succeed("gridlite export site");
    cell.succeed("qconf -mattr queue slots 9 all.q");
    assertThat(cell.succeed("gridlite import -dry site"))
        .contains("-slots                 9\n+slots                 2\n");
    assertThat(cell.succeed("qconf -sq all.q")).contains("slots                 9\n");
  }

  @Test
  void aRefusedFileChangesNothing() throws IOException {
    cell.succeed("gridlite export site");
    String queue = cell.read("site/cqueues/all.q");
    cell.write("site/cqueues/all.q", queue.replaceAll("slots .*", "slots many"));
    cell.succeed("qconf -mattr queue priority 3 all.q");
    assertThat(cell.fail("gridlite import site")).contains("cqueues/all.q:", "\"many\"");
    assertThat(cell.succeed("qconf -sq all.q")).contains("priority              3\n");
  }
}
