package gridlite.command.explain;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.config.SchedulerConfig;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.json.JsonDocument;
import gridlite.render.TextOutput;
import gridlite.render.Times;
import gridlite.state.ClusterState;
import gridlite.testkit.ClusterBuilder;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The words are the same for everybody; points in time are those of the reader's clock. */
class WaitExplanationTest {
  private static final Instant NOW = Instant.parse("2026-12-31T23:00:00Z");

  /** A wide job has slots kept, a narrow one waits for it, another one for its start time. */
  private static ClusterState state() {
    ClusterBuilder cluster =
        ClusterBuilder.of(1, 2)
            .at(NOW)
            .parallelEnvironment("mpi", "$fill_up")
            .configure(SchedulerConfig.MAX_RESERVATION, 1L);
    cluster.job().ask("h_rt=100").submit();
    cluster.schedule();
    cluster.job().ask("h_rt=50").parallel("mpi", "2").reserve().submit();
    cluster.job().ask("h_rt=300").with(JobRequest.PRIORITY, -1L).submit();
    cluster.job().with(JobRequest.START_TIME, Optional.of(NOW.plusSeconds(7200))).submit();
    return cluster.state();
  }

  private static WaitExplanation explanation(ZoneId zone) {
    ClusterState state = state();
    List<Job> jobs = new ArrayList<>();
    state.jobs().values().forEach(jobs::add);
    return new WaitExplanation(state, jobs, NOW, Times.in(zone));
  }

  private static String text(ZoneId zone) {
    StringBuilder text = new StringBuilder();
    TextOutput out = new TextOutput(text::append);
    explanation(zone).write(out);
    out.flush();
    return text.toString();
  }

  @Test
  void pointsInTimeAreThoseOfTheReadersClock() {
    assertThat(text(ZoneId.of("Asia/Tokyo")))
        .contains(
            "now:\n    in 1 of 1 queue instance: it may still run at 01/01/2027 08:02:40,"
                + " from when on slots are kept for job 2 (")
        .contains("  it is to start at 01/01/2027 10:00:00 or later (-a)\n")
        .contains("nearest to fitting: q@n1: it may still run at 01/01/2027 08:02:40, from");
    assertThat(text(ZoneId.of("America/New_York")))
        .contains("it may still run at 12/31/2026 18:02:40, from")
        .contains("it is to start at 12/31/2026 20:00:00 or later (-a)\n");
  }

  @Test
  void textsOfDocumentsAreTooAndTheirFactsAreNot() {
    assertThat(JsonDocument.text(explanation(ZoneId.of("Asia/Tokyo"))::write))
        .containsIgnoringWhitespaces(
            """
            "kind": "start_time", "from": "2027-01-01T01:00:00Z",
            "text": "it is to start at 01/01/2027 10:00:00 or later (-a)"
            """)
        .containsIgnoringWhitespaces(
            """
            "other_job": 2, "from": "2026-12-31T23:02:40Z",
            "text": "it may still run at 01/01/2027 08:02:40, from when on slots are kept for job 2"
            """);
  }
}
