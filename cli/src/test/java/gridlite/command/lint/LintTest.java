package gridlite.command.lint;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.testkit.CommandHarness;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code gridlite lint} finds in a file and in the cell. */
class LintTest {
  @TempDir private Path directory;
  private CommandHarness cell;

  @BeforeEach
  void makeCell() throws IOException {
    cell = CommandHarness.withJobs(directory);
  }

  private static final String SHADOWED =
      "{\nname twice\nenabled TRUE\nlimit users {*} to slots=2\nlimit users bob to slots=1\n}\n";

  @Test
  void aFindingHasItsLineAndWhatToChange() throws IOException {
    cell.write("sets", SHADOWED);
    assertThat(cell.fail("gridlite lint sets"))
        .startsWith("sets:5: error: rule twice/2: ")
        .contains("change: put it before rule 1", "errors: 1, advice: 0");
  }

  @Test
  void withoutAFileTheSetsOfTheCellAreRead() {
    assertThat(cell.succeed("gridlite lint")).isEqualTo("nothing found\n");
    cell.build(cluster -> cluster.quotas(SHADOWED));
    assertThat(cell.fail("gridlite lint")).contains("rule twice/2");
  }

  @Test
  void aFileThatCantBeReadIsNamed() {
    assertThat(cell.fail("gridlite lint nosuch")).contains("can't read nosuch");
  }
}
