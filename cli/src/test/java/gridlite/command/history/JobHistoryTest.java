package gridlite.command.history;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.testkit.CommandHarness;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code gridlite history job N}. */
class JobHistoryTest {
  @TempDir private Path directory;
  private CommandHarness cell;

  @BeforeEach
  void makeCell() throws IOException {
    cell = CommandHarness.withJobs(directory);
  }

  private String history(String job) {
    return cell.succeed("gridlite history job " + job).replaceAll("(?m)^[-0-9]+ [:0-9]+ +", "");
  }

  @Test
  void whatUsersDoToAJobIsListedWithTheirNames() {
    cell.succeed("qhold 2");
    cell.succeed("qalter -p -7 2");
    cell.succeed("qrls 2");
    String events = history("2");
    assertThat(events.lines())
        .hasSize(4)
        .anyMatch(line -> line.matches("root +held: user hold"))
        .anyMatch(line -> line.matches("root +altered: priority"))
        .anyMatch(line -> line.matches("root +released: user hold"));
    cell.succeed("qdel 2");
    assertThat(history("2").lines())
        .hasSize(5)
        .anyMatch(line -> line.matches("root +deleted"))
        .anyMatch(line -> line.matches("\\w+ +submitted: .*"));
  }

  @Test
  void aJobOfWhichNothingIsKnownIsRefused() {
    assertThat(cell.fail("gridlite history job 99"))
        .contains("nothing is known of a job 99", "qacct -j 99");
    assertThat(cell.fail("gridlite history job x")).contains("\"x\" is not a job number");
    assertThat(cell.fail("gridlite history job")).contains("\"\" is not a job number");
  }

  @Test
  void theViewHasTheEventsOfAllJobs() {
    cell.succeed("qdel 2");
    assertThat(
            cell.succeed(
                "gridlite sql -fmt csv"
                    + " 'SELECT action, author FROM job_events WHERE job = 2 ORDER BY action'"))
        .contains("deleted,root", "submitted,");
  }
}
