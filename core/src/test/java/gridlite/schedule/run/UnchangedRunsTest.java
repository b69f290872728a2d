package gridlite.schedule.run;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.config.ClusterQueue;
import gridlite.config.SchedulerConfig;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.job.Usage;
import gridlite.name.HostName;
import gridlite.name.ObjectKind;
import gridlite.operation.progress.ApplyOrders;
import gridlite.schedule.algorithm.Order;
import gridlite.schedule.algorithm.SchedulingRun;
import gridlite.state.Change;
import gridlite.state.SearchWeights;
import gridlite.state.UsageKey;
import gridlite.state.UsageRecord;
import gridlite.testkit.ClusterBuilder;
import gridlite.testkit.JobBuilder;
import gridlite.value.ShareTreeNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** A run is left out only where it would have come to what the last one came to. */
class UnchangedRunsTest {
  private final UnchangedRuns runs = new UnchangedRuns();

  /** A run as a daemon makes it; returns its result, which was saved. */
  private SchedulingRun run(ClusterBuilder cluster) {
    SchedulingRun run = runs.run(Scheduler.ofBuiltIn(), cluster.state(), cluster.now());
    cluster.apply(ApplyOrders.apply(cluster.state(), run, cluster.now()).changes());
    return run;
  }

  private static ClusterBuilder siteWithWaitingJob() {
    ClusterBuilder cluster = ClusterBuilder.of(2, 1).parallelEnvironment("smp", "$pe_slots");
    cluster.job().in("q").submit();
    cluster.job().parallel("smp", "2").submit();
    return cluster;
  }

  @Property(tries = 400)
  void whatIsLeftOutWouldHaveComeToTheSame(@ForAll long seed) {
    ClusterBuilder cluster = DispatchPropertiesTest.randomSite(seed);
    Random random = new Random(seed + 7);
    vary(cluster, random);
    for (int step = 0; step < 10; step++) {
      SchedulingRun made = Scheduler.ofBuiltIn().run(cluster.state(), cluster.now());
      assertThat(run(cluster)).isEqualTo(made);
      cluster.at(cluster.now().plusSeconds(random.nextInt(500) - 20));
      if (random.nextInt(5) == 0) {
        change(cluster, random);
      }
    }
  }

  /** Whatever makes a run go by the time. */
  private static void vary(ClusterBuilder cluster, Random random) {
    if (random.nextInt(3) > 0) {
      cluster.configure(SchedulerConfig.MAX_RESERVATION, 0L);
    }
    Instant later = cluster.now().plusSeconds(100 + random.nextInt(1500));
    JobBuilder job = cluster.job().ask("h_rt=100");
    switch (random.nextInt(9)) {
      case 0 -> cluster.configure(SchedulerConfig.WEIGHT_WAITING_TIME, 0.5);
      case 1 -> job.with(JobRequest.DEADLINE, Optional.of(later)).submit();
      case 2 -> job.with(JobRequest.START_TIME, Optional.of(later)).submit();
      case 3 -> shareTree(cluster);
      case 4 -> thresholds(cluster, random, ClusterQueue.LOAD_THRESHOLDS.name());
      case 5 -> thresholds(cluster, random, ClusterQueue.SUSPEND_THRESHOLDS.name());
      default -> {}
    }
  }

  private static void shareTree(ClusterBuilder cluster) {
    cluster
        .user("alice", 0, 0)
        .user("bob", 0, 0)
        .shareTree(
            new ShareTreeNode("alice", false, 10, List.of()),
            new ShareTreeNode("bob", false, 20, List.of()))
        .configure(SchedulerConfig.WEIGHT_TICKETS_SHARE, 1000L)
        .configure(SchedulerConfig.WEIGHT_TICKET, 1.0);
    cluster.apply(
        new Change.PutUsage(
            new UsageKey(ObjectKind.USER, "alice"),
            new UsageRecord(new Usage(Map.of("cpu", 5000.0)), Map.of(), cluster.now())));
  }

  private static void thresholds(ClusterBuilder cluster, Random random, String attribute) {
    for (String host : List.of("n1", "n2", "n3")) {
      cluster.load(
          HostName.of(host),
          Map.of("np_load_avg", "1." + random.nextInt(9), "load_avg", "1", "num_proc", "2"));
    }
    cluster.queue(
        "watched", "n1 n2 n3", "slots", "2", attribute, "np_load_avg=1.5", "nsuspend", "1");
  }

  private static void change(ClusterBuilder cluster, Random random) {
    List<JobId> active = new ArrayList<>();
    for (Job job : cluster.state().begunJobs()) {
      active.add(job.id());
    }
    switch (random.nextInt(4)) {
      case 0 -> cluster.job().owner("bob").ask("h_rt=" + (1 + random.nextInt(300))).submit();
      case 1 -> cluster.load(HostName.of("n1"), Map.of("np_load_avg", "0.1", "load_avg", "0.1"));
      case 2 -> cluster.configure(SchedulerConfig.MAXUJOBS, (long) random.nextInt(3));
      default -> {
        if (!active.isEmpty()) {
          cluster.end(active.get(random.nextInt(active.size())));
        }
      }
    }
  }

  @Example
  void aRunAfterWhichNothingHasChangedIsLeftOut() {
    ClusterBuilder cluster = siteWithWaitingJob();
    run(cluster);
    run(cluster);
    SchedulingRun third = run(cluster);
    cluster.at(cluster.now().plusSeconds(3600));
    assertThat(run(cluster)).isSameAs(third);
    assertThat(run(cluster)).isSameAs(third);
  }

  /** Each search among a range moves the averages, but less and less. */
  @Property(tries = 200)
  void runsAreLeftOutWhileRangesWait(@ForAll long seed) {
    Random random = new Random(seed);
    ClusterBuilder cluster = siteWithWaitingJob();
    cluster.parallelEnvironment("mpi", "$fill_up");
    cluster.job().in("q").submit();
    for (int i = 0; i < 1 + random.nextInt(5); i++) {
      int least = 2 + random.nextInt(5);
      int most = least + 1 + random.nextInt(60);
      String name = random.nextBoolean() ? "smp" : "mpi";
      cluster.job().parallel(name, least + "-" + most).submit();
    }
    for (int i = 0; i < 40; i++) {
      run(cluster);
    }
    assertThat(SearchWeights.of(cluster.state())).isNotEqualTo(SearchWeights.NONE);
    assertThat(run(cluster)).isSameAs(run(cluster));
  }

  @Example
  void aRunThatComesToNothingNewSavesItsTimeAlone() {
    ClusterBuilder cluster = siteWithWaitingJob();
    run(cluster);
    run(cluster);
    run(cluster);
    SchedulingRun run = runs.run(Scheduler.ofBuiltIn(), cluster.state(), cluster.now());
    assertThat(ApplyOrders.apply(cluster.state(), run, cluster.now()).changes())
        .singleElement()
        .isInstanceOf(Change.SetCounter.class);
  }

  @Example
  void whoComesLaterIsSeen() {
    ClusterBuilder cluster = siteWithWaitingJob();
    for (int i = 0; i < 4; i++) {
      run(cluster);
    }
    JobId late = cluster.job().submit();
    assertThat(run(cluster).orders()).extracting(order -> order.task().job()).contains(late);
  }

  @Example
  void aJobStartsWhenItsTimeHasCome() {
    ClusterBuilder cluster = siteWithWaitingJob();
    Instant later = cluster.now().plusSeconds(100);
    cluster.job().with(JobRequest.START_TIME, Optional.of(later)).submit();
    for (int i = 0; i < 4; i++) {
      run(cluster);
    }
    assertThat(run(cluster.at(later)).orders()).hasSize(1).allMatch(Order.Start.class::isInstance);
  }

  @Example
  void waitingTimesAreReportedAnew() {
    ClusterBuilder cluster = siteWithWaitingJob();
    cluster.configure(SchedulerConfig.WEIGHT_WAITING_TIME, 1.0);
    for (int i = 0; i < 4; i++) {
      run(cluster);
    }
    cluster.at(cluster.now().plusSeconds(60));
    assertThat(run(cluster).report().pending().values())
        .allMatch(priority -> priority.wtcontr() == 60);
  }

  @Example
  void runsOfOneCellDoNotStandForThoseOfAnother() {
    ClusterBuilder one = siteWithWaitingJob();
    ClusterBuilder other = siteWithWaitingJob();
    for (int i = 0; i < 4; i++) {
      run(one);
    }
    assertThat(run(other).orders()).isNotEmpty();
  }
}
