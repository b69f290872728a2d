package gridlite.schedule.run;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.config.ClusterQueue;
import gridlite.config.SchedulerConfig;
import gridlite.job.HoldKind;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.name.ObjectKind;
import gridlite.schedule.ledger.CalendarWindows;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Counter;
import gridlite.testkit.ClusterBuilder;
import gridlite.value.NameValue;
import gridlite.value.PerHost;
import gridlite.value.TaskSet;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

class NextLookTest {
  private static final Duration INTERVAL = Duration.ofSeconds(15);

  private static ClusterBuilder cluster() {
    ClusterBuilder cluster = ClusterBuilder.of(1, 1);
    return scheduler(cluster, 1).apply(lastRun(cluster.now()));
  }

  private static Change lastRun(Instant when) {
    return new Change.SetCounter(Counter.LAST_RUN, when.toEpochMilli());
  }

  private static ClusterBuilder scheduler(ClusterBuilder cluster, long flushFinish) {
    return cluster.apply(
        new Change.PutObject(
            ObjectKind.SCHEDULER,
            ClusterState.SCHEDULER_NAME,
            cluster
                .state()
                .schedulerConfig()
                .withText(SchedulerConfig.SCHEDULE_INTERVAL, "0:0:15")
                .with(SchedulerConfig.FLUSH_FINISH_SEC, flushFinish)));
  }

  private static Optional<Instant> next(ClusterBuilder cluster) {
    return NextLook.of(cluster.state(), cluster.now(), Optional.empty());
  }

  @Test
  void nobodyHasToLookWhereNothingWaits() {
    assertThat(next(cluster())).isEmpty();
  }

  @Test
  void aWaitingJobWantsARunAnIntervalAfterTheLastOneOrAfterItHasCome() {
    ClusterBuilder cluster = cluster();
    cluster.job().submit();
    assertThat(next(cluster)).contains(cluster.now().plus(INTERVAL));
    cluster.apply(lastRun(cluster.now().minusSeconds(100)));
    assertThat(next(cluster)).contains(cluster.now().plus(INTERVAL));
  }

  @Test
  void whereTheClockWasSetBackARunIsDueAtOnce() {
    ClusterBuilder cluster = cluster();
    cluster.job().submit();
    cluster.at(cluster.now().minusSeconds(3600));
    assertThat(NextLook.run(cluster.state(), cluster.now()))
        .hasValueSatisfying(due -> assertThat(due).isBeforeOrEqualTo(cluster.now()));
    cluster.apply(lastRun(cluster.now()));
    assertThat(NextLook.run(cluster.state(), cluster.now())).contains(cluster.now().plus(INTERVAL));
  }

  @Test
  void whereSomebodyLooksWithinAnIntervalAnywayThatIsSoonEnough() {
    ClusterBuilder cluster = cluster();
    Instant known = cluster.now().plus(INTERVAL);
    assertThat(NextLook.of(cluster.state(), cluster.now(), Optional.of(known))).contains(known);
    Instant past = cluster.now().minusSeconds(1);
    assertThat(NextLook.of(cluster.state(), cluster.now(), Optional.of(past))).isEmpty();
    Instant late = known.plusSeconds(1);
    assertThat(NextLook.of(cluster.state(), cluster.now(), Optional.of(late))).isEmpty();
    Instant begin = cluster.now().plusSeconds(5);
    cluster.reserve(begin, begin.plusSeconds(60), "", 1);
    assertThat(NextLook.of(cluster.state(), cluster.now(), Optional.of(known))).contains(begin);
  }

  @Test
  void aJobThatMayNotStartBeforeATimeWantsOneThen() {
    ClusterBuilder cluster = cluster();
    cluster.job().with(JobRequest.START_TIME, Optional.of(cluster.now().plusSeconds(900))).submit();
    assertThat(next(cluster)).contains(cluster.now().plusSeconds(900));
    cluster.job().with(JobRequest.START_TIME, Optional.of(cluster.now().plusSeconds(3))).submit();
    assertThat(next(cluster)).contains(cluster.now().plus(INTERVAL));
  }

  @Test
  void whatIsHeldOrDependsOnAnotherJobWaitsForNoTime() {
    ClusterBuilder cluster = cluster();
    JobId held = cluster.job().submit();
    cluster.apply(
        new Change.PutJob(
            cluster.state().job(held).orElseThrow().withHold(HoldKind.USER, TaskSet.of(1))));
    JobId after = cluster.job().submit();
    Job dependent = cluster.state().job(after).orElseThrow();
    cluster.apply(new Change.PutJob(dependent.withPredecessors(List.of(held), List.of())));
    assertThat(next(cluster)).isEmpty();
    cluster.apply(new Change.RemoveJob(held));
    assertThat(next(cluster)).contains(cluster.now().plus(INTERVAL));
  }

  @Test
  void runningJobsAreLookedAfterWhereNobodyHearsOfTheirEnd() {
    ClusterBuilder cluster = cluster();
    cluster.job().submit();
    cluster.schedule();
    assertThat(next(cluster)).isEmpty();
    assertThat(next(scheduler(cluster, 0))).isNotEmpty();
  }

  @Test
  void runningJobsAreLookedAfterWhereQueuesSuspendByLoad() {
    ClusterBuilder cluster = cluster();
    cluster.job().submit();
    cluster.schedule();
    List<NameValue> thresholds = List.of(new NameValue("np_load_avg", "1"));
    cluster.queue(
        "q", queue -> queue.with(ClusterQueue.SUSPEND_THRESHOLDS, PerHost.everywhere(thresholds)));
    assertThat(next(cluster)).isNotEmpty();
  }

  /**
   * The moment is that of the change, or an earlier one: looking a second before shows no other.
   */
  @Test
  void itIsNeverLaterThanAChange() {
    long seed = new Random().nextLong();
    Random random = new Random(seed);
    for (int i = 0; i < 200; i++) {
      ClusterBuilder cluster = cluster();
      Instant now = cluster.now();
      Instant start = now.plusSeconds(random.nextInt(7200));
      Instant begin = now.plusSeconds(1 + random.nextInt(7200));
      cluster.apply(lastRun(now.minusSeconds(random.nextInt(60))));
      cluster.job().with(JobRequest.START_TIME, Optional.of(start)).submit();
      cluster.reserve(begin, begin.plusSeconds(60), "", 1);
      cluster.calendar(
          "cal", "mon-sun=" + random.nextInt(12) + "-" + (13 + random.nextInt(10)) + "=off");
      cluster.queue("q", queue -> queue.with(ClusterQueue.CALENDAR, PerHost.everywhere("cal")));
      Instant next = next(cluster).orElseThrow();
      assertThat(next).as("seed " + seed).isBeforeOrEqualTo(begin);
      assertThat(next).as("seed " + seed).isBeforeOrEqualTo(later(start, now.plus(INTERVAL)));
      Optional<Instant> change = new CalendarWindows(cluster.state()).nextChange("cal", now);
      assertThat(next).as("seed " + seed).isBeforeOrEqualTo(change.orElseThrow());
    }
  }

  private static Instant later(Instant one, Instant other) {
    return one.isAfter(other) ? one : other;
  }
}
