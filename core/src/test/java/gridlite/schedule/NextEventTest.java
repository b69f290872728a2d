package gridlite.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.config.CalendarObject;
import gridlite.job.JobRequest;
import gridlite.name.ObjectKind;
import gridlite.state.Change;
import java.time.ZoneOffset;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class NextEventTest {
  @Test
  void nothingHappensByItselfInAPlainSite() {
    Site site = Site.of(1, 1);
    site.job().submit();
    assertThat(NextEvent.after(site.state, site.now, ZoneOffset.UTC)).isEmpty();
  }

  @Test
  void theNearestOfStartTimesDeadlinesAndCalendarsIsNext() {
    Site site = Site.of(1, 1);
    site.job().with(JobRequest.START_TIME, Optional.of(site.now.minusSeconds(9))).submit();
    site.job().with(JobRequest.START_TIME, Optional.of(site.now.plusSeconds(90_000))).submit();
    site.job().with(JobRequest.DEADLINE, Optional.of(site.now.plusSeconds(80_000))).submit();
    assertThat(NextEvent.after(site.state, site.now, ZoneOffset.UTC))
        .contains(site.now.plusSeconds(80_000));
    site.apply(
        new Change.PutObject(
            ObjectKind.CALENDAR,
            "nights",
            CalendarObject.SCHEMA
                .template()
                .with(CalendarObject.CALENDAR_NAME, "nights")
                .withText(CalendarObject.WEEK, "mon-sun=20-8=off")));
    assertThat(NextEvent.after(site.state, site.now, ZoneOffset.UTC))
        .contains(site.now.plusSeconds(8 * 3600));
  }
}
