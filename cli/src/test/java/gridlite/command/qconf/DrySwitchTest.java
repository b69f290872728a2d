package gridlite.command.qconf;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import gridlite.command.Schemas;
import gridlite.testkit.CommandHarness;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code -dry} says what a change would do and does not do it. */
class DrySwitchTest {
  @TempDir private Path directory;
  private CommandHarness cell;

  @BeforeEach
  void makeCell() throws IOException {
    cell = CommandHarness.withJobs(directory);
  }

  @Test
  void itShowsTheDifferenceAndWhatBecomesOfJobs() {
    String before = cell.succeed("qconf -sq all.q");
    assertThat(cell.succeed("qconf -dry -mattr queue slots 1 all.q"))
        .contains("-slots                 2\n+slots                 1\n")
        .contains("running jobs would use more slots than queue instance all.q@n1 has: -1 left");
    assertThat(cell.succeed("qconf -sq all.q")).isEqualTo(before);
  }

  @Test
  void whatIsTheSameOfManyWaitingJobsIsOneLine() {
    for (int i = 0; i < 14; i++) {
      assertThat(cell.runAs("alice", "qsub -b y -pe smp 2 sleep 9").status()).isZero();
    }
    assertThat(cell.succeed("qconf -dry -mattr queue slots 1 all.q"))
        .containsPattern("\n14 pending jobs \\(4, 5, .*, 13 and 4 more\\) could not run any more");
  }

  @Test
  void whatIsWrittenInTheEditorIsShownToo() {
    cell.edits(text -> text.replaceFirst("template", "n3"));
    assertThat(cell.succeed("qconf -dry -ae"))
        .contains("--- /dev/null\n", "+hostname")
        .contains("n3");
    assertThat(cell.fail("qconf -se n3")).contains("does not exist");
    assertThat(cell.succeed("qconf -ae")).isEqualTo("added host n3 to exec host list\n");
  }

  @Test
  void aRefusalIsTheSameAsWithout() {
    String line = " -mattr queue slots many all.q";
    assertThat(cell.fail("qconf -dry" + line)).isEqualTo(cell.fail("qconf" + line));
  }

  @Test
  void asJsonItHoldsData() throws IOException {
    JsonNode change =
        Schemas.assertFits(
            "changes", cell.succeed("qconf -dry -fmt json -rattr queue slots 1 all.q"));
    assertThat(change.get("done").booleanValue()).isFalse();
    assertThat(change.at("/objects/0/differences/0/after").textValue()).isEqualTo("1");
    assertThat(change.at("/effects/0/job").intValue()).isEqualTo(1);
  }

  @Test
  void objectsAsJsonHaveTheTypesOfTheirAttributes() throws IOException {
    cell.succeed("qconf -rattr queue slots 4,[n2=9] all.q");
    JsonNode queue = new ObjectMapper().readTree(cell.succeed("qconf -sq all.q -fmt json"));
    assertThat(queue.at("/slots/default").intValue()).isEqualTo(4);
    assertThat(queue.at("/slots/n2").intValue()).isEqualTo(9);
    assertThat(queue.get("rerun").isBoolean()).isTrue();
    assertThat(queue.get("hostlist")).hasSize(2);
  }
}
