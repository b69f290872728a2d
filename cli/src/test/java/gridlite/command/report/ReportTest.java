package gridlite.command.report;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.testkit.CommandHarness;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xml.sax.InputSource;

/** What {@code gridlite report} writes and refuses. */
class ReportTest {
  private static final String HOSTILE = "<script>alert(1)</script>";

  @TempDir private Path directory;
  private CommandHarness cell;

  @BeforeEach
  void makeCell() throws IOException {
    cell = new CommandHarness(directory);
    StringBuilder file = new StringBuilder("# comment\n");
    for (int i = 0; i < 12; i++) {
      String owner = i == 0 ? HOSTILE : "user" + i;
      String line = String.join(":", UsageReportTest.entry(owner, 0, 60, 3660, i + 1).fields());
      file.append(line).append('\n');
    }
    cell.write("default/common/accounting", file.toString());
  }

  @Test
  void aRowForEachUserAndABarForEachDay() {
    String text = cell.succeed("gridlite report --from 2026-03-01 --to 2026-03-04");
    assertThat(text)
        .contains(
            "usage by user, from 03/01/2026 00:00:00 to 03/04/2026 00:00:00\n",
            "2026-03-01             78.00  ======")
        .containsPattern("user11 +1 +0 +12.00 +15.4 % +0.50 +00:01:00\n")
        .containsPattern("total +12 +0 +78.00 +100.0 % ")
        .doesNotContain("2026-03-02");
    assertThat(text.indexOf("user11")).isLessThan(text.indexOf("user10"));
  }

  @Test
  void withoutTimesTheLastThirtyDaysAreShown() {
    assertThat(cell.succeed("gridlite report"))
        .startsWith("usage by user, from 01/30/2026 12:00:00 to 03/01/2026 12:00:00\n");
  }

  @Test
  void whereNothingEndedTheReportSaysSo() {
    assertThat(cell.succeed("gridlite report --from 2020-01-01 --to 2020-02-01"))
        .contains("no task ended or ran in this time");
    assertThat(cell.succeed("gridlite report --csv --to 2020-01-01").lines()).hasSize(1);
  }

  @Test
  void theTableHasARowForEachNameAndPeriod() {
    String table = cell.succeed("gridlite report --csv --per hour --by user");
    assertThat(table)
        .startsWith("user,begin,slot_hours\nuser11,2026-03-01T00:00:00Z,11.800000\n")
        .contains("user11,2026-03-01T01:00:00Z,0.200000\n");
    assertThat(table.lines()).hasSize(25);
  }

  @Test
  void picturesAndPagesEscapeNames() throws Exception {
    String picture = cell.succeed("gridlite report --svg");
    assertThat(picture).doesNotContain("<script").contains("4 others", "user11: 12.00 (15.4 %)");
    DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(picture)));
    assertThat(cell.succeed("gridlite report --html"))
        .doesNotContain("<script")
        .contains("&lt;script&gt;alert(1)&lt;/script&gt;", "<svg ");
  }

  @Test
  void whatCantBeMeantIsRefused() {
    assertThat(cell.fail("gridlite report --from 2026-03-02 --to 2026-03-01"))
        .contains("ends at its begin");
    assertThat(cell.fail("gridlite report --from yesterday")).contains("yesterday is not a time");
    assertThat(cell.fail("gridlite report --per hour --from 1970-01-01"))
        .contains("more than 2000 periods");
    assertThat(cell.fail("gridlite report --svg -fmt json")).contains("two forms are asked for");
    assertThat(cell.fail("gridlite report --svg --csv")).contains("mutually exclusive");
    assertThat(cell.fail("gridlite report --by host")).contains("--by");
  }

  @Test
  void timesAreReadAsTheyAreWrittenElsewhere() {
    String day = cell.succeed("gridlite report --csv --from 2026-03-01 --to 2026-03-01T01:00");
    assertThat(cell.succeed("gridlite report --csv --from 202603010000 --to 202603010100.00"))
        .isEqualTo(day);
    assertThat(
            cell.succeed(
                "gridlite report --csv --from 2026-03-01T00:00:00Z --to 2026-03-01T01:00:00Z"))
        .isEqualTo(day);
  }
}
