package gridlite.command.qquota;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.testkit.CommandHarness;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which limits {@code qquota} shows. */
class QquotaTest {
  @TempDir private Path directory;
  private CommandHarness cell;

  @BeforeEach
  void makeCell() throws IOException {
    cell = CommandHarness.withJobs(directory);
    cell.build(
        cluster -> cluster.quotas("{\nname few\nenabled TRUE\nlimit users {*} to slots=3\n}\n"));
  }

  @Test
  void aUserSeesTheLimitsOfRunningJobs() {
    assertThat(cell.runAs("alice", "qquota").out().lines())
        .endsWith("few/1              slots=2/3            users alice");
    assertThat(cell.runAs("bob", "qquota").out()).isEmpty();
  }

  @Test
  void theLimitsOfOthersAreAskedForByName() {
    assertThat(cell.succeed("qquota")).isEmpty();
    assertThat(cell.succeed("qquota -u *")).contains("users alice");
    assertThat(cell.succeed("qquota -u alice -l slots")).contains("slots=2/3");
    assertThat(cell.succeed("qquota -u alice -l lic")).isEmpty();
  }

  @Test
  void asXmlTheNumbersAreAttributes() {
    assertThat(cell.succeed("qquota -xml -u alice"))
        .contains("<qquota_rule name='few/1'>", "<limit resource='slots' limit='3' value='2'/>");
  }
}
