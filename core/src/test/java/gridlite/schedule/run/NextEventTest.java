package gridlite.schedule.run;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.config.CalendarObject;
import gridlite.job.JobRequest;
import gridlite.name.ObjectKind;
import gridlite.state.Change;
import gridlite.testkit.ClusterBuilder;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class NextEventTest {
  @Test
  void nothingHappensByItselfInAPlainSite() {
    ClusterBuilder cluster = ClusterBuilder.of(1, 1);
    cluster.job().submit();
    assertThat(NextEvent.after(cluster.state(), cluster.now())).isEmpty();
  }

  @Test
  void theNearestOfStartTimesDeadlinesAndCalendarsIsNext() {
    ClusterBuilder cluster = ClusterBuilder.of(1, 1).at(Instant.parse("2026-01-01T00:00:00Z"));
    cluster.job().with(JobRequest.START_TIME, Optional.of(cluster.now().minusSeconds(9))).submit();
    cluster
        .job()
        .with(JobRequest.START_TIME, Optional.of(cluster.now().plusSeconds(90_000)))
        .submit();
    cluster
        .job()
        .with(JobRequest.DEADLINE, Optional.of(cluster.now().plusSeconds(80_000)))
        .submit();
    assertThat(NextEvent.after(cluster.state(), cluster.now()))
        .contains(cluster.now().plusSeconds(80_000));
    cluster.apply(
        new Change.PutObject(
            ObjectKind.CALENDAR,
            "nights",
            CalendarObject.SCHEMA
                .template()
                .with(CalendarObject.CALENDAR_NAME, "nights")
                .withText(CalendarObject.WEEK, "mon-sun=20-8=off")));
    assertThat(NextEvent.after(cluster.state(), cluster.now()))
        .contains(cluster.now().plusSeconds(8 * 3600));
  }
}
