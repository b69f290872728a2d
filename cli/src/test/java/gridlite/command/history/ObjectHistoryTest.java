package gridlite.command.history;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.testkit.CommandHarness;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code gridlite history} and {@code restore}. */
class ObjectHistoryTest {
  @TempDir private Path directory;
  private CommandHarness cell;

  @BeforeEach
  void makeCell() throws IOException {
    cell = CommandHarness.withJobs(directory);
  }

  @Test
  void everyChangeOfAnObjectIsListed() {
    cell.succeed("qconf -mattr queue slots 3 all.q");
    cell.succeed("qconf -am bob");
    assertThat(cell.succeed("gridlite history queue all.q").lines())
        .hasSize(1)
        .allMatch(line -> line.endsWith("root  added   queue all.q"));
    assertThat(cell.succeed("gridlite history").lines()).hasSize(2);
  }

  @Test
  void eachChangeIsNamedByWhatItDid() {
    for (String command : List.of("-am bob", "-dm bob", "-am bob")) {
      cell.succeed("qconf " + command);
    }
    cell.succeed("qconf -mattr queue slots 3 all.q");
    cell.succeed("qconf -mattr queue slots 4 all.q");
    assertThat(
            Stream.of("manager", "queue")
                .flatMap(k -> cell.succeed("gridlite history " + k).lines()))
        .extracting(line -> line.replaceFirst(".*  root  ", ""))
        .containsExactly(
            "added   manager bob",
            "removed manager bob",
            "added   manager bob",
            "added   queue all.q",
            "changed queue all.q");
    // what an object is by a change does not depend on which changes are listed
    assertThat(cell.succeed("gridlite history manager -fmt json"))
        .containsSubsequence("\"added\"", "\"removed\"", "\"added\"");
  }

  /** Finding S16: what a new cell begins with hid the changes made by hand. */
  @Test
  void whatWasChangedAtOneMomentTakesALine() {
    cell.succeed("qconf -am u1,u2,u3,u4");
    assertThat(cell.succeed("gridlite history").lines()).hasSize(4);
    cell.succeed("qconf -mattr queue slots 3 all.q");
    assertThat(cell.succeed("gridlite history"))
        .isEqualTo("   1-5  1970-01-01 00:00:00  root  added   4 manager, 1 queue\n");
    assertThat(cell.succeed("gridlite history manager").lines()).hasSize(4);
    assertThat(cell.succeed("gridlite history -fmt json")).contains("\"u4\"");
  }

  @Test
  void aFormerStateIsRestored() {
    cell.succeed("qconf -mattr queue slots 3 all.q");
    cell.succeed("qconf -mattr queue slots 4 all.q");
    cell.succeed("gridlite restore queue all.q@1");
    assertThat(cell.succeed("qconf -sq all.q")).contains("slots                 3\n");
  }

  @Test
  void theChangesThatThereAreAreNamed() {
    cell.succeed("qconf -mattr queue slots 3 all.q");
    cell.succeed("qconf -mattr queue slots 4 all.q");
    assertThat(cell.fail("gridlite restore queue all.q"))
        .contains("expected all.q@REV", "the latest changes of it are 1, 2");
    assertThat(cell.fail("gridlite restore queue all.q@7"))
        .contains("change 7 is not a change of cluster queue \"all.q\"", "1, 2");
  }

  @Test
  void whatNeverWasIsNotRestored() {
    assertThat(cell.fail("gridlite restore queue nosuch@1")).contains("\"nosuch\"");
    assertThat(cell.fail("gridlite history nosuch"))
        .contains("there is no kind of object \"nosuch\"");
  }
}
