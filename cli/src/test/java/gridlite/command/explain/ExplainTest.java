package gridlite.command.explain;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.job.JobRequest;
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
    assertThat(cell.fail("gridlite explain one")).contains("\"one\" is not a job number", "qstat");
  }

  @Test
  void thePlanOfAJobShowsWhatStandsInItsWay() {
    cell.build(
        cluster -> {
          cluster.job("carol").ask("h_rt=600").running("all.q@n2", 2).add();
          return cluster.job("dave").ask("h_rt=300").with(JobRequest.NAME, "mine").add();
        });
    cell.succeed("qhold 2");
    cell.succeed("qhold 3");
    String plan = cell.succeed("gridlite explain 5 --plan");
    assertThat(plan)
        .startsWith("job 5 (mine) is expected to start at 03/01/2026 12:10:0")
        .contains(" in all.q@n2\n", "all.q@n2\n", "This assumes:", "# job 5")
        .doesNotContain("all.q@n1\n");
    assertThat(line(plan, "carol").strip()).matches("4 carol +2 +\\|=+ +\\|");
    assertThat(line(plan, "dave")).contains("#");
    assertThat(line(plan, "carol").lastIndexOf('=')).isLessThan(line(plan, "dave").indexOf('#'));
  }

  private static String line(String text, String word) {
    return text.lines().filter(line -> line.contains(" " + word + " ")).findFirst().orElseThrow();
  }

  @Test
  void thePlanOfTheCellNamesThoseWithoutAStart() {
    cell.succeed("qhold 2");
    assertThat(cell.succeed("gridlite explain --plan"))
        .contains("job 2: no start can be estimated: it is held")
        .containsPattern("1 alice +2 +\\|=+>\\|");
    assertThat(cell.succeed("gridlite explain --plan 2"))
        .isEqualTo("job 2 (job2) has no start that can be estimated: it is held\n");
    assertThat(cell.succeed("gridlite explain --plan 1"))
        .startsWith("job 1 (job1) does not wait: it is running\n")
        .contains("all.q@n1\n");
  }

  @Test
  void aPlanIsOfOneJobOrOfAll() {
    assertThat(cell.fail("gridlite explain --plan 1 2")).contains("--plan is about one job");
    assertThat(cell.fail("gridlite explain --plan --start 1")).contains("exclude each other");
    assertThat(cell.fail("gridlite explain --plan 99")).contains("there is no job 99");
  }
}
