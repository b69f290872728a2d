package gridlite.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.config.ClusterConfig;
import gridlite.config.ClusterQueue;
import gridlite.config.SchedulerConfig;
import gridlite.config.ShareTree;
import gridlite.config.User;
import gridlite.format.Values;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.job.ReservationId;
import gridlite.job.TaskId;
import gridlite.job.Usage;
import gridlite.name.HostName;
import gridlite.name.ObjectKind;
import gridlite.operation.progress.AbsorbReports;
import gridlite.port.TaskReport;
import gridlite.schedule.algorithm.Order;
import gridlite.schedule.ledger.Durations;
import gridlite.schedule.run.Scheduler;
import gridlite.simulate.StartEstimates.Estimate;
import gridlite.state.Change;
import gridlite.state.HostLoad;
import gridlite.state.QueueInstance;
import gridlite.testkit.ClusterBuilder;
import gridlite.testkit.JobBuilder;
import gridlite.value.NameValue;
import gridlite.value.ShareTreeNode;
import gridlite.value.Statement;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Estimates of starts, and what happens then. */
class StartEstimatesTest {
  private static List<Estimate> estimates(ClusterBuilder cluster) {
    return StartEstimates.of(Scheduler.ofBuiltIn(), cluster.state(), cluster.now()).estimates();
  }

  private static List<Long> seconds(ClusterBuilder cluster) {
    return estimates(cluster).stream()
        .map(
            found ->
                found.start().orElseThrow().getEpochSecond() - ClusterBuilder.NOW.getEpochSecond())
        .toList();
  }

  @Test
  void jobsStartWhenThoseAheadOfThemEnd() {
    ClusterBuilder cluster = ClusterBuilder.of(1, 1);
    cluster.job().ask("h_rt=100").submit();
    cluster.schedule();
    JobId second = cluster.job().ask("h_rt=50").submit();
    JobId third = cluster.job().ask("h_rt=50").submit();
    assertThat(estimates(cluster))
        .extracting(found -> found.task().job())
        .containsExactly(second, third);
    assertThat(seconds(cluster)).containsExactly(100L, 150L);
  }

  @Test
  void withoutALimitNoStartIsEstimated() {
    ClusterBuilder cluster = ClusterBuilder.of(1, 1);
    cluster.job().submit();
    cluster.schedule();
    cluster.job().submit();
    cluster.job().ask("lic=1").submit();
    assertThat(estimates(cluster))
        .extracting(StartEstimatesTest::why)
        .containsExactly(
            "what it needs is closed, or used by jobs without a run time limit (h_rt)",
            "it fits nowhere, not even in an empty cluster");
  }

  @Test
  void asManyTasksAsTheJobAllowsRunAtOnce() {
    ClusterBuilder cluster = ClusterBuilder.of(1, 4);
    cluster
        .job()
        .ask("h_rt=40")
        .tasks(1, 5)
        .with(JobRequest.TASK_CONCURRENCY, Optional.of(2L))
        .submit();
    assertThat(seconds(cluster)).containsExactly(0L, 0L, 40L, 40L, 80L);
  }

  @Test
  void smallJobsOvertakeAWideOneThatNothingIsKeptFor() {
    ClusterBuilder cluster = ClusterBuilder.of(1, 2).parallelEnvironment("mpi", "$fill_up");
    cluster.job().ask("h_rt=100").submit();
    cluster.schedule();
    cluster.job().ask("h_rt=50").parallel("mpi", "2").submit();
    cluster.job().ask("h_rt=300").with(JobRequest.PRIORITY, -1L).submit();
    assertThat(seconds(cluster)).containsExactly(0L, 300L);
  }

  @Test
  void withAReservationTheWideJobGoesFirst() {
    ClusterBuilder cluster = ClusterBuilder.of(1, 2).parallelEnvironment("mpi", "$fill_up");
    cluster.configure(SchedulerConfig.MAX_RESERVATION, 1L);
    cluster.job().ask("h_rt=100").submit();
    cluster.schedule();
    cluster.job().ask("h_rt=50").parallel("mpi", "2").reserve().submit();
    cluster.job().ask("h_rt=300").with(JobRequest.PRIORITY, -1L).submit();
    assertThat(seconds(cluster)).containsExactly(100L, 150L);
  }

  @Test
  void tasksWaitForTheSameTasksOfAnotherArray() {
    ClusterBuilder cluster = ClusterBuilder.of(1, 4);
    JobId first =
        cluster
            .job()
            .ask("h_rt=40")
            .tasks(1, 2)
            .with(JobRequest.TASK_CONCURRENCY, Optional.of(1L))
            .submit();
    JobId second = cluster.job().ask("h_rt=10").tasks(1, 2).submit();
    Job job = cluster.state().job(second).orElseThrow();
    cluster.apply(new Change.PutJob(job.withPredecessors(List.of(), List.of(first))));
    assertThat(seconds(cluster)).containsExactly(0L, 40L, 40L, 80L);
  }

  @Test
  void aCalendarOpensAQueue() {
    ClusterBuilder cluster = ClusterBuilder.of(1, 1).calendar("day", "mon-sun=0-8=off");
    cluster.queue("q", queue -> queue.withText(ClusterQueue.CALENDAR, "day"));
    cluster.at(LocalDate.parse("2026-01-01").atStartOfDay(ZoneId.systemDefault()).toInstant());
    cluster.job().ask("h_rt=50").submit();
    cluster.job().ask("lic=1").submit();
    List<Estimate> found = estimates(cluster);
    assertThat(found.get(0).start()).contains(cluster.now().plusSeconds(8 * 3600));
    assertThat(why(found.get(1))).startsWith("it fits nowhere");
    assertThat(
            StartEstimates.of(Scheduler.ofBuiltIn(), cluster.state(), cluster.now()).assumptions())
        .extracting(Statement::text)
        .anyMatch(line -> line.contains("but for their calendars"));
  }

  @Test
  void prioritiesOfThatTimeDecide() {
    ClusterBuilder cluster = ClusterBuilder.of(1, 2).parallelEnvironment("mpi", "$fill_up");
    cluster.configure(SchedulerConfig.WEIGHT_DEADLINE, 3_600_000.0);
    cluster.job().ask("h_rt=9000").parallel("mpi", "2").submit();
    cluster.schedule();
    // a slot counts 1,000; the deadline 360 now, and 3,600 when the slots are free
    JobId wide = cluster.job().ask("h_rt=100").parallel("mpi", "2").submit();
    JobId late =
        cluster
            .job()
            .ask("h_rt=100")
            .with(JobRequest.DEADLINE, Optional.of(cluster.now().plusSeconds(10_000)))
            .submit();
    assertThat(estimates(cluster)).extracting(e -> e.task().job()).containsExactly(late, wide);
  }

  @Test
  void jobsOfAnAdvanceReservationStartWithinIt() {
    ClusterBuilder cluster = ClusterBuilder.of(1, 1).parallelEnvironment("mpi", "$fill_up");
    cluster.reserve(cluster.now().plusSeconds(100), cluster.now().plusSeconds(500), "", 1);
    for (String limit : List.of("h_rt=300", "h_rt=100", "h_rt=50")) {
      cluster
          .job()
          .ask(limit)
          .with(JobRequest.RESERVATION, Optional.of(new ReservationId(1)))
          .submit();
    }
    List<Estimate> found = estimates(cluster);
    assertThat(found.get(0).start()).contains(cluster.now().plusSeconds(100));
    assertThat(found.get(1).start()).contains(cluster.now().plusSeconds(400));
    assertThat(why(found.get(2))).isEqualTo("its advance reservation ends before");
  }

  @Test
  void jobsWaitForPredecessorsThatNeverEnd() {
    ClusterBuilder cluster = ClusterBuilder.of(1, 2);
    JobId endless = cluster.job().submit();
    JobId limited = cluster.job().ask("h_rt=10").submit();
    cluster.schedule();
    for (JobId predecessor : List.of(endless, limited)) {
      JobId id = cluster.job().ask("h_rt=10").submit();
      Job job = cluster.state().job(id).orElseThrow();
      cluster.apply(new Change.PutJob(job.withPredecessors(List.of(predecessor), List.of())));
    }
    assertThat(estimates(cluster))
        .extracting(found -> found.start().isPresent() + why(found))
        .containsExactly("true", "falseit waits for jobs whose end can't be estimated");
  }

  @Test
  void aQueueOpensAgainWhenAssumedLoadHasFaded() {
    ClusterBuilder cluster = ClusterBuilder.of(1, 2);
    cluster.queue("q", queue -> queue.withText(ClusterQueue.LOAD_THRESHOLDS, "np_load_avg=1.2"));
    Map<String, String> load = Map.of("np_load_avg", "1.0", "num_proc", "1");
    cluster.apply(new Change.PutLoad(HostName.of("n1"), new HostLoad(load, cluster.now())));
    cluster.job().ask("h_rt=3600").submit();
    cluster.job().ask("h_rt=3600").submit();
    // 0.5 for the first job, until less than 0.2 of it are left of 7.5 minutes
    assertThat(seconds(cluster)).containsExactly(0L, 285L);
  }

  @Test
  void tasksOfSimulatedHostsAreSeenToEndAtOnce() {
    ClusterBuilder cluster = ClusterBuilder.of(1, 2);
    cluster.apply(
        new Change.PutObject(
            ObjectKind.CONFIGURATION,
            ClusterConfig.GLOBAL,
            ClusterConfig.SCHEMA
                .template()
                .with(
                    ClusterConfig.LINES,
                    List.of(new NameValue("qmaster_params", "SIMULATE_EXECDS=1")))));
    cluster
        .job()
        .ask("h_rt=40")
        .tasks(1, 3)
        .with(JobRequest.TASK_CONCURRENCY, Optional.of(1L))
        .submit();
    assertThat(seconds(cluster)).containsExactly(0L, 44L, 88L);
  }

  @Test
  void whatRunsCountsForTheShareTree() {
    ClusterBuilder cluster =
        ClusterBuilder.of(1, 1).configure(SchedulerConfig.WEIGHT_TICKETS_SHARE, 10_000L);
    List<ShareTreeNode> users = new ArrayList<>();
    for (String user : List.of("alice", "bob")) {
      users.add(new ShareTreeNode(user, false, 1, List.of()));
    }
    Values tree =
        ShareTree.SCHEMA
            .template()
            .with(ShareTree.ROOT, new ShareTreeNode("Root", false, 1, users));
    cluster.apply(new Change.PutObject(ObjectKind.SHARE_TREE, ShareTree.NAME, tree));
    for (String user : List.of("alice", "bob")) {
      Values object = User.SCHEMA.template().with(User.NAME, user);
      cluster.apply(new Change.PutObject(ObjectKind.USER, user, object));
    }
    cluster.job().ask("h_rt=1000").submit();
    cluster.schedule();
    JobId alice = cluster.job().ask("h_rt=100").submit();
    JobId bob = cluster.job().owner("bob").ask("h_rt=100").submit();
    assertThat(estimates(cluster)).extracting(e -> e.task().job()).containsExactly(bob, alice);
    assertThat(
            StartEstimates.of(Scheduler.ofBuiltIn(), cluster.state(), cluster.now()).assumptions())
        .extracting(Statement::text)
        .contains("jobs use a CPU for each slot, which counts for the share tree");
  }

  @Test
  void noMoreWorkIsDoneThanIsWorthwhile() {
    ClusterBuilder cluster = ClusterBuilder.of(1, 1);
    for (int i = 0; i < 5; i++) {
      cluster.job().ask("h_rt=50").submit();
    }
    cluster.job().ask("lic=1").submit();
    StartEstimates all =
        StartEstimates.of(
            Scheduler.ofBuiltIn(), cluster.state(), cluster.now(), Optional.empty(), 200);
    assertThat(all.isComplete()).isFalse();
    assertThat(all.estimates())
        .extracting(found -> found.start().isPresent() + why(found))
        .containsExactly("true", "true", "falseit fits nowhere, not even in an empty cluster");
    StartEstimates last =
        StartEstimates.of(
            Scheduler.ofBuiltIn(), cluster.state(), cluster.now(), Optional.of(JobId.of(5)), 200);
    assertThat(why(last.estimates().get(2))).isEqualTo("too many other tasks start before it");
    assertThat(
            StartEstimates.of(Scheduler.ofBuiltIn(), cluster.state(), cluster.now(), JobId.of(2))
                .estimates())
        .hasSize(2);
  }

  // ---- estimates come true

  /**
   * A cell with running and waiting jobs.
   *
   * @param varied whether jobs come one after the other, and priorities change as they wait
   */
  private static ClusterBuilder busySite(long seed, boolean varied) {
    Random random = new Random(seed);
    Random other = new Random(~seed);
    long reservations = random.nextInt(3);
    int hosts = varied || reservations == 0 ? 3 : 1;
    ClusterBuilder cluster =
        ClusterBuilder.of(hosts, 6 / hosts)
            .complex("lic lic INT <= YES YES 0 0")
            .parallelEnvironment("mpi", "$fill_up")
            .quotas("{\nname a\nenabled TRUE\nlimit users {*} to slots=3\n}\n");
    cluster.host("global", "lic=3");
    cluster.configure(SchedulerConfig.MAX_RESERVATION, reservations);
    cluster.configure(SchedulerConfig.MAXUJOBS, (long) random.nextInt(3) * 2);
    if (varied) {
      cluster.configure(SchedulerConfig.WEIGHT_WAITING_TIME, (double) other.nextInt(2));
      cluster.configure(SchedulerConfig.WEIGHT_TICKETS_FUNCTIONAL, other.nextInt(2) * 10_000L);
      cluster.configure(
          SchedulerConfig.ALGORITHM, other.nextInt(4) == 0 ? "first_come" : "default");
    }
    for (int i = 2 + random.nextInt(4); i >= 0; i--) {
      submit(cluster, random);
    }
    cluster.schedule();
    for (int i = 3 + random.nextInt(8); i >= 0; i--) {
      cluster.at(cluster.now().plusSeconds(varied ? other.nextInt(9) : 0));
      submit(cluster, random);
    }
    return cluster;
  }

  private static void submit(ClusterBuilder cluster, Random random) {
    JobBuilder job = cluster.job().owner(random.nextBoolean() ? "alice" : "bob");
    String time = "h_rt=" + (1 + random.nextInt(6)) * 100;
    if (random.nextInt(3) == 0) {
      job.ask("lic=" + (1 + random.nextInt(3)), time);
    } else {
      job.ask(time);
    }
    switch (random.nextInt(4)) {
      case 0 -> job.parallel("mpi", Integer.toString(1 + random.nextInt(3)));
      case 1 ->
          job.tasks(1, 3).with(JobRequest.TASK_CONCURRENCY, Optional.of(1L + random.nextInt(2)));
      case 2 ->
          job.with(
              JobRequest.START_TIME, Optional.of(cluster.now().plusSeconds(random.nextInt(900))));
      default -> job.with(JobRequest.PRIORITY, (long) -random.nextInt(5));
    }
    if (random.nextInt(3) == 0) {
      job.reserve();
    }
    job.submit();
  }

  @Property(tries = 300)
  void jobsStartWhenEstimated(@ForAll long seed, @ForAll boolean varied) {
    startsAreAsEstimated(busySite(seed, varied));
  }

  /** Found by the property: a job that was estimated to start before what was kept for others. */
  @Test
  void aJobStartsWhenEstimatedThoughSlotsAreKeptForOthers() {
    startsAreAsEstimated(busySite(-21433470756701L, false));
  }

  /** Found by the property: an estimate that took a reservation to be sought again and again. */
  @Test
  void aJobStartsWhenEstimatedThoughReservationsAreGivenUp() {
    startsAreAsEstimated(busySite(10138L, true));
  }

  private static void startsAreAsEstimated(ClusterBuilder cluster) {
    Map<TaskId, Instant> expected = new TreeMap<>();
    for (Estimate estimate : estimates(cluster)) {
      estimate.start().ifPresent(start -> expected.put(estimate.task(), start));
    }
    Map<TaskId, Instant> started = new TreeMap<>();
    for (Optional<Instant> next = Optional.of(cluster.now());
        next.isPresent();
        next = next(cluster)) {
      cluster.at(next.get());
      endAll(cluster);
      for (Order order : cluster.schedule().orders()) {
        started.put(order.task(), cluster.now());
      }
    }
    assertThat(started).isEqualTo(expected);
  }

  /** The plan has each expected start, and gives no slot to two tasks at a time. */
  @Property(tries = 200)
  void aPlanGivesNoSlotTwice(@ForAll long seed, @ForAll boolean varied) {
    ClusterBuilder cluster = busySite(seed, varied);
    Plan plan = Plan.of(Scheduler.ofBuiltIn(), cluster.state(), cluster.now());
    assertThat(plan.bars().stream().filter(Plan.Bar::isExpected))
        .hasSize((int) estimates(cluster).stream().filter(e -> e.start().isPresent()).count());
    for (QueueInstance instance : cluster.state().queueInstances().all()) {
      for (Plan.Bar begin : plan.bars()) {
        long used = 0;
        for (Plan.Bar bar : plan.bars()) {
          boolean lasts = !bar.from().isAfter(begin.from()) && !bar.endsBy(begin.from());
          used += lasts ? bar.slots().slotsAt(instance.name()) : 0;
        }
        assertThat(used).isLessThanOrEqualTo(instance.get(ClusterQueue.SLOTS));
      }
    }
  }

  @Test
  void aPlanHasWhatRunsAndWhatIsExpected() {
    ClusterBuilder cluster = ClusterBuilder.of(1, 1);
    cluster.job().ask("h_rt=100").submit();
    cluster.schedule();
    cluster.job().tasks(1, 2).submit();
    Plan plan = Plan.of(Scheduler.ofBuiltIn(), cluster.state(), cluster.now());
    assertThat(plan.bars()).extracting(Plan.Bar::label).containsExactly("1", "2.1");
    assertThat(plan.bars().get(0).endsBy(cluster.now().plusSeconds(100))).isTrue();
    assertThat(plan.bars().get(1).from()).isEqualTo(cluster.now().plusSeconds(100));
    assertThat(plan.bars().get(1).to()).isEmpty();
  }

  /** Of two jobs with {@code -R y} the run keeps slots for as many as {@code max_reservation}. */
  @Test
  void aPlanSaysForWhichTasksSlotsAreKept() {
    ClusterBuilder cluster = ClusterBuilder.of(1, 2).parallelEnvironment("mpi", "$fill_up");
    cluster.configure(SchedulerConfig.MAX_RESERVATION, 1L);
    cluster.job().ask("h_rt=100").submit();
    cluster.schedule();
    cluster.job().ask("h_rt=50").parallel("mpi", "2").reserve().submit();
    cluster.job().ask("h_rt=50").parallel("mpi", "2").reserve().submit();
    assertThat(kinds(cluster))
        .containsExactly(Plan.Kind.RUNNING, Plan.Kind.KEPT, Plan.Kind.EXPECTED);
    cluster.configure(SchedulerConfig.MAX_RESERVATION, 0L);
    assertThat(kinds(cluster))
        .containsExactly(Plan.Kind.RUNNING, Plan.Kind.EXPECTED, Plan.Kind.EXPECTED);
  }

  private static List<Plan.Kind> kinds(ClusterBuilder cluster) {
    Plan plan = Plan.of(Scheduler.ofBuiltIn(), cluster.state(), cluster.now());
    return plan.bars().stream().map(Plan.Bar::kind).toList();
  }

  private static Optional<Instant> next(ClusterBuilder cluster) {
    TreeSet<Instant> times = new TreeSet<>();
    for (Job job : cluster.state().jobs().values()) {
      job.get(JobRequest.START_TIME).ifPresent(times::add);
      for (ArrayTask task : job.tasks().values()) {
        if (task.isActive()) {
          times.add(end(cluster, job, task));
        }
      }
    }
    return Optional.ofNullable(times.higher(cluster.now()));
  }

  private static Instant end(ClusterBuilder cluster, Job job, ArrayTask task) {
    Durations durations = Durations.of(cluster.state().schedulerConfig());
    return task.started().plusSeconds((long) durations.limitOf(job));
  }

  private static void endAll(ClusterBuilder cluster) {
    List<TaskReport> ended = new ArrayList<>();
    for (Job job : cluster.state().jobs().values()) {
      for (ArrayTask task : job.tasks().values()) {
        if (task.isActive() && !end(cluster, job, task).isAfter(cluster.now())) {
          ended.add(
              TaskReport.Ended.done(
                  new TaskId(job.id(), task.number()),
                  task.attempts(),
                  Optional.of(new TaskReport.Times(task.started(), cluster.now())),
                  Usage.NONE));
        }
      }
    }
    AbsorbReports.absorb(cluster.state(), ended, cluster.now()).changes().forEach(cluster::apply);
  }

  private static String why(Estimate estimate) {
    return estimate.unknown().map(Statement::text).orElse("");
  }
}
