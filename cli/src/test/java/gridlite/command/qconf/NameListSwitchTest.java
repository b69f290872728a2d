package gridlite.command.qconf;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.testkit.CommandHarness;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Lists of names: managers, operators, hosts and members of user sets. */
class NameListSwitchTest {
  @TempDir private Path directory;
  private CommandHarness cell;

  @BeforeEach
  void makeCell() throws IOException {
    cell = CommandHarness.withJobs(directory);
  }

  @Test
  void namesAreAddedAndRemovedOneByOne() {
    assertThat(cell.succeed("qconf -am bob,carol"))
        .isEqualTo(
            "root@master added \"bob\" to manager list\n"
                + "root@master added \"carol\" to manager list\n");
    assertThat(cell.fail("qconf -dm bob,nosuch"))
        .contains("removed \"bob\" from manager list", "manager \"nosuch\" does not exist");
    assertThat(cell.succeed("qconf -sm").lines()).contains("carol").doesNotContain("bob");
  }

  @Test
  void aNewManagerMayDoWhatManagersDo() {
    assertThat(cell.runAs("alice", "qconf -ao alice").status()).isEqualTo(1);
    cell.succeed("qconf -am alice");
    assertThat(cell.runAs("alice", "qconf -ao alice").status()).isZero();
    assertThat(cell.succeed("qconf -so")).isEqualTo("alice\n");
  }

  @Test
  void rootStaysAManager() {
    assertThat(cell.fail("qconf -dm root")).contains("\"root\" can't be removed");
    assertThat(cell.succeed("qconf -sm").lines()).contains("root");
  }

  @Test
  void submitHostsAreHostsThatResolve() {
    cell.succeed("qconf -as localhost");
    assertThat(cell.succeed("qconf -ss")).isEqualTo("localhost\nmaster\n");
    assertThat(cell.fail("qconf -as no-such-host.invalid")).contains("\"no-such-host.invalid\"");
    assertThat(cell.fail("qconf -ds n1")).contains("submit host \"n1\" does not exist");
  }

  @Test
  void usersAreAddedToASetThatIsMadeForThem() {
    cell.succeed("qconf -au alice,bob staff");
    assertThat(cell.succeed("qconf -su staff")).contains("entries alice,bob\n");
    cell.succeed("qconf -du alice staff");
    assertThat(cell.succeed("qconf -su staff")).contains("entries bob\n");
  }
}
