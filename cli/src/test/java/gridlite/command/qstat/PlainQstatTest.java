package gridlite.command.qstat;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.command.listing.JobColumns;
import gridlite.command.listing.QueueSelection;
import gridlite.job.HoldKind;
import gridlite.job.JobId;
import gridlite.render.StateColour;
import gridlite.render.TextOutput;
import gridlite.testkit.ClusterBuilder;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class PlainQstatTest {
  private static final JobColumns PLAIN =
      new JobColumns(false, false, false, false, false, OptionalInt.of(JobColumns.QUEUE_WIDTH));

  private static List<String> lines(ClusterBuilder jobs, String user) {
    QstatReport report =
        QstatReports.build(
            jobs.state(),
            QstatSamples.options(user, QueueSelection.ALL, false),
            ClusterBuilder.NOW);
    return QstatSamples.plain(report, PLAIN).lines().toList();
  }

  @Test
  void nothingIsWrittenWhenNoJobIsSelected() {
    assertThat(lines(ClusterBuilder.empty().job("alice").add(), "bob")).isEmpty();
  }

  @Test
  void aWaitingJobHasNoQueueAndSevenBlanksForItsTasks() {
    assertThat(lines(ClusterBuilder.empty().job("alice").add(), "*"))
        .containsExactly(
            "job-ID  prior   name       user         state submit/start at     queue            "
                + "              slots ja-task-ID ",
            "-".repeat(113),
            "      1 0.00000 job1       alice        qw    11/21/2026 10:00:00                  "
                + "                  1        ");
  }

  @Test
  void waitingJobsAreListedByPriorityAndThenByNumber() {
    ClusterBuilder jobs = ClusterBuilder.empty().job("a").add().job("a").add().job("a").add();
    jobs.priorities(Map.of(JobId.of(1), 0.25, JobId.of(2), 0.75, JobId.of(3), 0.25));
    assertThat(lines(jobs, "*"))
        .extracting(line -> line.substring(6, 15))
        .endsWith("2 0.75000", "1 0.25000", "3 0.25000");
  }

  @Test
  void tasksOfEqualHoldShareALineAndThoseWithoutHoldComeFirst() {
    ClusterBuilder jobs =
        ClusterBuilder.empty()
            .job("a")
            .tasks(1, 8)
            .held(HoldKind.USER, 3, 8)
            .held(HoldKind.OPERATOR, 2, 3)
            .add();
    assertThat(lines(jobs, "*"))
        .extracting(line -> line.substring(40, 43).strip() + " " + line.substring(103))
        .endsWith("qw 1,4-7:1", "hqw 8", "hqw 2", "hqw 3");
  }

  @Test
  void instancesWithoutLoadShowNaAndTheLineEndsBehindTheArchitecture() {
    ClusterBuilder jobs =
        ClusterBuilder.empty()
            .queue("all.q", "n1", "slots", "4")
            .job("alice")
            .number(7)
            .running("all.q@n1", 3)
            .add();
    QstatReport report =
        QstatReports.build(
            jobs.state(), QstatSamples.options("*", QueueSelection.ALL, true), ClusterBuilder.NOW);
    assertThat(QstatSamples.plain(report, PLAIN).lines())
        .containsExactly(
            "queuename                      qtype resv/used/tot. load_avg arch          states",
            "-".repeat(81),
            "all.q@n1                       BIP   0/3/4          -NA-     -NA-          ",
            "      7 0.00000 job7       alice        r     11/21/2026 10:00:00     3        ");
  }

  @Test
  void theLongestNameDecidesTheWidthWhenItIsAskedFor() {
    assertThat(JobColumns.queueWidth(Optional.of("-1"), 44)).isEqualTo(44);
    assertThat(JobColumns.queueWidth(Optional.of("5"), 44)).isEqualTo(10);
    assertThat(JobColumns.queueWidth(Optional.empty(), 44)).isEqualTo(30);
    assertThat(JobColumns.queueWidth(Optional.of("wide"), 44)).isEqualTo(30);
  }

  @Test
  void urgencyThatIsTooLongForItsColumnHasThreeDigits() {
    assertThat(JobColumns.urgencyText(99_999_999)).isEqualTo("99999999");
    assertThat(JobColumns.urgencyText(100_000_000)).isEqualTo("1e+08");
    assertThat(JobColumns.urgencyText(1_073_741_824)).isEqualTo("1.07e+09");
  }

  @Test
  void coloursStandAroundTheStateAlone() {
    StringBuilder text = new StringBuilder();
    TextOutput out = new TextOutput(text::append, TextOutput.Palette.COLOURED);
    out.cut("Eqw", 5, StateColour.ofJob("Eqw")).end().flush();
    assertThat(text).hasToString("\u001b[1;31mEqw  \u001b[0m\n");
  }
}
