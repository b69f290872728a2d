package gridlite.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.config.ClusterQueue;
import gridlite.config.SchedulerConfig;
import gridlite.job.HoldKind;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.name.ObjectKind;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Counter;
import gridlite.value.NameValue;
import gridlite.value.PerHost;
import gridlite.value.TaskSet;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

class NextLookTest {
  private static final Duration INTERVAL = Duration.ofSeconds(15);

  private static Site site() {
    Site site = Site.of(1, 1);
    return scheduler(site, 1).apply(lastRun(site.now));
  }

  private static Change lastRun(Instant when) {
    return new Change.SetCounter(Counter.LAST_RUN, when.toEpochMilli());
  }

  private static Site scheduler(Site site, long flushFinish) {
    return site.apply(
        new Change.PutObject(
            ObjectKind.SCHEDULER,
            ClusterState.SCHEDULER_NAME,
            site.state
                .schedulerConfig()
                .withText(SchedulerConfig.SCHEDULE_INTERVAL, "0:0:15")
                .with(SchedulerConfig.FLUSH_FINISH_SEC, flushFinish)));
  }

  private static Optional<Instant> next(Site site) {
    return NextLook.of(site.state, site.now, ZoneOffset.UTC, Optional.empty());
  }

  @Test
  void nobodyHasToLookWhereNothingWaits() {
    assertThat(next(site())).isEmpty();
  }

  @Test
  void aWaitingJobWantsARunAnIntervalAfterTheLastOneOrAfterItHasCome() {
    Site site = site();
    site.job().submit();
    assertThat(next(site)).contains(site.now.plus(INTERVAL));
    site.apply(lastRun(site.now.minusSeconds(100)));
    assertThat(next(site)).contains(site.now.plus(INTERVAL));
  }

  @Test
  void whereTheClockWasSetBackARunIsDueAtOnce() {
    Site site = site();
    site.job().submit();
    site.now = site.now.minusSeconds(3600);
    assertThat(NextLook.run(site.state, site.now))
        .hasValueSatisfying(due -> assertThat(due).isBeforeOrEqualTo(site.now));
    site.apply(lastRun(site.now));
    assertThat(NextLook.run(site.state, site.now)).contains(site.now.plus(INTERVAL));
  }

  @Test
  void whereSomebodyLooksWithinAnIntervalAnywayThatIsSoonEnough() {
    Site site = site();
    Instant known = site.now.plus(INTERVAL);
    assertThat(NextLook.of(site.state, site.now, ZoneOffset.UTC, Optional.of(known)))
        .contains(known);
    Instant past = site.now.minusSeconds(1);
    assertThat(NextLook.of(site.state, site.now, ZoneOffset.UTC, Optional.of(past))).isEmpty();
    Instant late = known.plusSeconds(1);
    assertThat(NextLook.of(site.state, site.now, ZoneOffset.UTC, Optional.of(late))).isEmpty();
    Instant begin = site.now.plusSeconds(5);
    site.reserve(begin, begin.plusSeconds(60), "", 1);
    assertThat(NextLook.of(site.state, site.now, ZoneOffset.UTC, Optional.of(known)))
        .contains(begin);
  }

  @Test
  void aJobThatMayNotStartBeforeATimeWantsOneThen() {
    Site site = site();
    site.job().with(JobRequest.START_TIME, Optional.of(site.now.plusSeconds(900))).submit();
    assertThat(next(site)).contains(site.now.plusSeconds(900));
    site.job().with(JobRequest.START_TIME, Optional.of(site.now.plusSeconds(3))).submit();
    assertThat(next(site)).contains(site.now.plus(INTERVAL));
  }

  @Test
  void whatIsHeldOrDependsOnAnotherJobWaitsForNoTime() {
    Site site = site();
    long held = site.job().submit();
    site.apply(
        new Change.PutJob(
            site.state.job(held).orElseThrow().withHold(HoldKind.USER, TaskSet.of(1))));
    long after = site.job().submit();
    Job dependent = site.state.job(after).orElseThrow();
    site.apply(new Change.PutJob(dependent.withPredecessors(List.of(held), List.of())));
    assertThat(next(site)).isEmpty();
    site.apply(new Change.RemoveJob(held));
    assertThat(next(site)).contains(site.now.plus(INTERVAL));
  }

  @Test
  void runningJobsAreLookedAfterWhereNobodyHearsOfTheirEnd() {
    Site site = site();
    site.job().submit();
    site.schedule();
    assertThat(next(site)).isEmpty();
    assertThat(next(scheduler(site, 0))).isNotEmpty();
  }

  @Test
  void runningJobsAreLookedAfterWhereQueuesSuspendByLoad() {
    Site site = site();
    site.job().submit();
    site.schedule();
    List<NameValue> thresholds = List.of(new NameValue("np_load_avg", "1"));
    site.requeue(
        queue -> queue.with(ClusterQueue.SUSPEND_THRESHOLDS, PerHost.everywhere(thresholds)));
    assertThat(next(site)).isNotEmpty();
  }

  /**
   * The moment is that of the change, or an earlier one: looking a second before shows no other.
   */
  @Test
  void itIsNeverLaterThanAChange() {
    long seed = new Random().nextLong();
    Random random = new Random(seed);
    for (int i = 0; i < 200; i++) {
      Site site = site();
      Instant now = site.now;
      Instant start = now.plusSeconds(random.nextInt(7200));
      Instant begin = now.plusSeconds(1 + random.nextInt(7200));
      site.apply(lastRun(now.minusSeconds(random.nextInt(60))));
      site.job().with(JobRequest.START_TIME, Optional.of(start)).submit();
      site.reserve(begin, begin.plusSeconds(60), "", 1);
      site.calendar(
          "cal", "mon-sun=" + random.nextInt(12) + "-" + (13 + random.nextInt(10)) + "=off");
      site.requeue(queue -> queue.with(ClusterQueue.CALENDAR, PerHost.everywhere("cal")));
      Instant next = next(site).orElseThrow();
      assertThat(next).as("seed " + seed).isBeforeOrEqualTo(begin);
      assertThat(next).as("seed " + seed).isBeforeOrEqualTo(later(start, now.plus(INTERVAL)));
      Optional<Instant> change =
          new CalendarWindows(site.state, ZoneOffset.UTC).nextChange("cal", now);
      assertThat(next).as("seed " + seed).isBeforeOrEqualTo(change.orElseThrow());
    }
  }

  private static Instant later(Instant one, Instant other) {
    return one.isAfter(other) ? one : other;
  }
}
