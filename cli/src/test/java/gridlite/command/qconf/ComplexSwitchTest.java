package gridlite.command.qconf;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.testkit.CommandHarness;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The table of resource attributes: {@code -sc}, {@code -mc}, {@code -Mc}. */
class ComplexSwitchTest {
  @TempDir private Path directory;
  private CommandHarness cell;

  @BeforeEach
  void makeCell() throws IOException {
    cell = CommandHarness.withJobs(directory);
  }

  private String row(String name) {
    return cell.succeed("qconf -sc")
        .lines()
        .filter(line -> line.startsWith(name + " "))
        .map(line -> line.replaceAll(" +", " ").strip())
        .findFirst()
        .orElse("");
  }

  @Test
  void anEditedTableAddsARow() {
    cell.edits(text -> "gpu gpu INT <= YES YES 0 5\n" + text);
    assertThat(cell.succeed("qconf -mc")).contains("added \"gpu\" to complex entry list");
    assertThat(row("gpu")).isEqualTo("gpu gpu INT <= YES YES 0 5");
    assertThat(row("lic")).isEqualTo("lic lic INT <= YES YES 0 0");
  }

  @Test
  void aTableFromAFileReplacesTheRows() throws IOException {
    cell.write("table", cell.succeed("qconf -sc").replaceAll("lic .*", "lic l INT <= YES JOB 1 7"));
    assertThat(cell.succeed("qconf -Mc table")).contains("modified \"lic\"");
    assertThat(row("lic")).isEqualTo("lic l INT <= YES JOB 1 7");
  }

  @Test
  void aRowThatIsInUseStays() {
    cell.edits(text -> text.replaceAll("lic .*\n", ""));
    assertThat(cell.fail("qconf -mc"))
        .contains("\"lic\" can't be removed: it is used by host \"n1\"");
    assertThat(row("lic")).isNotEmpty();
  }

  @Test
  void whatATableLacksIsOneMessage() throws IOException {
    cell.write("table", "lic lic INT <= YES YES 0 0\n");
    assertThat(cell.fail("qconf -Mc table").lines().filter(line -> line.contains("built-in")))
        .hasSize(1)
        .first()
        .asString()
        .contains("\"arch\", \"calendar\"", " more can't be removed: they stay")
        .hasSizeLessThan(200);
    assertThat(row("arch")).isNotEmpty();
  }

  @Test
  void aWrongRowIsRefusedWithItsLine() throws IOException {
    cell.write("table", "lic lic INT <= YES YES 0 0\nlic2 lic INT <= YES YES 0 0\n");
    assertThat(cell.fail("qconf -Mc table"))
        .startsWith("table:2:1: ")
        .contains("\"lic\" is already the name or shortcut of \"lic\"");
    cell.write("table", "lic lic INT <= YES\n");
    assertThat(cell.fail("qconf -Mc table")).startsWith("table:1:1: ").contains("has 5 columns");
    assertThat(row("lic2")).isEmpty();
  }
}
