package gridlite.command.explain;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.testkit.CommandHarness;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code gridlite explain} says of a job. */
class ExplainTest {
  @TempDir private Path directory;
  private CommandHarness cell;

  @BeforeEach
  void makeCell() throws IOException {
    cell = CommandHarness.withJobs(directory);
  }

  @Test
  void aJobThatFitsStartsWithTheNextRun() {
    assertThat(cell.succeed("gridlite explain 2"))
        .isEqualTo("job 2 (job2) can start: the next scheduling run puts it in all.q@n2\n");
  }

  @Test
  void aJobThatRunsDoesNotWait() {
    assertThat(cell.succeed("gridlite explain 1")).contains("does not wait: it is running");
  }

  @Test
  void aHoldAndAFullQueueAreReasons() {
    cell.succeed("qhold 2");
    assertThat(cell.succeed("gridlite explain 2")).contains("held", "qrls");
    cell.succeed("qsched run");
    assertThat(cell.succeed("gridlite explain 3")).contains("all.q@n1");
  }

  @Test
  void jobsThatAreThereAreExplainedBesideOneThatIsNot() {
    CommandHarness.Result result = cell.run("gridlite explain 99 2 98");
    assertThat(result.status()).isEqualTo(1);
    assertThat(result.out()).contains("job 2 (job2) can start");
    assertThat(result.err()).contains("there is no job 99", "there is no job 98");
  }

  @Test
  void aJobThatIsNotThereIsNamed() {
    assertThat(cell.fail("gridlite explain 99"))
        .contains("there is no job 99", "the last number that was given is 3");
    assertThat(cell.fail("gridlite explain one")).contains("\"one\" is not a job number");
  }
}
