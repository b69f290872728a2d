package gridlite.command.qconf;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.testkit.CommandHarness;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Attributes of objects: {@code -mattr} and the like. */
class AttributeSwitchTest {
  @TempDir private Path directory;
  private CommandHarness cell;

  @BeforeEach
  void makeCell() throws IOException {
    cell = CommandHarness.withJobs(directory);
  }

  private String attribute(String name) {
    return cell.succeed("qconf -sq all.q")
        .lines()
        .filter(line -> line.startsWith(name + " "))
        .map(line -> line.substring(name.length()).strip())
        .findFirst()
        .orElseThrow();
  }

  @Test
  void mattrKeepsTheSettingsOfOtherHosts() {
    cell.succeed("qconf -rattr queue slots 4,[n1=1] all.q");
    cell.succeed("qconf -mattr queue slots 3 all.q");
    assertThat(attribute("slots")).isEqualTo("3,[n1=1]");
  }

  /** A listing with such a setting could not be read back. */
  @Test
  void aSettingInBracketsHasAValue() {
    String before = cell.succeed("qconf -sq all.q");
    for (String verb : List.of("-rattr", "-mattr", "-aattr")) {
      assertThat(cell.fail("qconf " + verb + " queue prolog NONE,[n1=] all.q"))
          .contains("there is no value for \"n1\"");
    }
    assertThat(cell.succeed("qconf -sq all.q")).isEqualTo(before);
    // an empty list is one
    cell.succeed("qconf -rattr queue user_lists NONE,[n1=] all.q");
    assertThat(cell.succeed("qconf -sq all.q")).contains("NONE,[n1=NONE]");
  }

  @Test
  void rattrReplacesAListAndMattrAnElement() {
    cell.succeed("qconf -rattr queue complex_values lic=1,mem_free=4G all.q");
    cell.succeed("qconf -mattr queue complex_values lic=2 all.q");
    assertThat(attribute("complex_values")).isEqualTo("mem_free=4G,lic=2");
    cell.succeed("qconf -rattr queue complex_values lic=3 all.q");
    assertThat(attribute("complex_values")).isEqualTo("lic=3");
  }

  @Test
  void aattrAddsToAListAndKeepsWhatIsThere() {
    cell.succeed("qconf -aattr queue complex_values lic=1 all.q");
    assertThat(attribute("complex_values")).isEqualTo("lic=1");
    assertThat(cell.succeed("qconf -aattr queue complex_values lic=2 all.q"))
        .contains("No modification because \"lic\" already exists");
    assertThat(attribute("complex_values")).isEqualTo("lic=1");
  }

  @Test
  void dattrTakesOutOfAList() {
    cell.succeed("qconf -dattr queue pe_list smp all.q");
    assertThat(attribute("pe_list")).isEqualTo("NONE");
  }

  @Test
  void purgeRemovesTheSettingOfAHost() {
    cell.succeed("qconf -rattr queue slots 4,[n1=1],[n2=2] all.q");
    cell.succeed("qconf -purge queue slots all.q@n1");
    assertThat(attribute("slots")).isEqualTo("4,[n2=2]");
  }

  @Test
  void aFileOfAttributesIsTakenAsAWholeOrNotAtAll() throws IOException {
    cell.write("settings", "slots 6\nh_rt 60\n");
    cell.succeed("qconf -Mattr queue settings all.q");
    assertThat(attribute("slots")).isEqualTo("6");
    assertThat(attribute("h_rt")).isEqualTo("60");
    cell.write("settings", "slots 7\nnosuch 60\n");
    assertThat(cell.fail("qconf -Rattr queue settings all.q"))
        .startsWith("settings:2:1: \"nosuch\"");
    assertThat(attribute("slots")).isEqualTo("6");
  }

  @Test
  void whatDoesNotExistIsNamed() {
    assertThat(cell.fail("qconf -mattr queue nosuch 3 all.q")).contains("\"nosuch\"");
    assertThat(cell.fail("qconf -mattr queue slots 3 b.q")).contains("\"b.q\" does not exist");
    assertThat(cell.fail("qconf -aattr queue pe_list mpi all.q"))
        .contains("parallel environment \"mpi\" does not exist");
  }
}
