package gridlite.schedule.run;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.condition.ThresholdKind;
import gridlite.condition.Thresholds;
import gridlite.config.ClusterQueue;
import gridlite.config.SchedulerConfig;
import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobCategory;
import gridlite.job.JobRequest;
import gridlite.job.MasterTask;
import gridlite.job.ReservationId;
import gridlite.name.HostName;
import gridlite.name.QueueInstanceName;
import gridlite.policy.PriorityPolicy;
import gridlite.quota.QuotaKey;
import gridlite.quota.QuotaRules;
import gridlite.quota.QuotaUsage;
import gridlite.resource.Bookings;
import gridlite.resource.Resources;
import gridlite.schedule.algorithm.Order;
import gridlite.schedule.algorithm.SchedulingRun;
import gridlite.schedule.ledger.Account;
import gridlite.schedule.ledger.Durations;
import gridlite.schedule.ledger.Window;
import gridlite.schedule.match.Categories;
import gridlite.schedule.match.CategoryRequests;
import gridlite.schedule.match.Check;
import gridlite.schedule.match.Matcher;
import gridlite.schedule.match.Place;
import gridlite.schedule.reason.Reason;
import gridlite.schedule.transcript.Explanations;
import gridlite.state.AdvanceReservation;
import gridlite.state.ClusterState;
import gridlite.state.QueueInstance;
import gridlite.testkit.ClusterBuilder;
import gridlite.testkit.JobBuilder;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What holds for every scheduling run, whatever the cluster and the jobs. */
class DispatchPropertiesTest {
  private static final String QUOTA =
      "{\nname a\nenabled TRUE\nlimit users {*} to slots=5\n}\n"
          + "{\nname b\nenabled TRUE\nlimit hosts {*} to lic=2\n}\n";

  static ClusterBuilder randomSite(long seed) {
    Random random = new Random(seed);
    ClusterBuilder cluster =
        ClusterBuilder.of(3, 1 + random.nextInt(4))
            .complex("lic lic INT <= YES YES 0 0")
            .complex("once once INT <= YES JOB 0 0")
            .complex("alone alone BOOL EXCL YES YES 0 0")
            .parallelEnvironment("smp", "$pe_slots")
            .parallelEnvironment("mpi", "$fill_up")
            .parallelEnvironment("rr", "$round_robin")
            .parallelEnvironment("two", "2");
    cluster.host("global", "lic=6", "once=4");
    cluster.host("n1", "lic=3", "alone=TRUE", "once=2").host("n2", "once=2");
    if (random.nextBoolean()) {
      cluster.quotas(QUOTA);
    }
    cluster.configure(SchedulerConfig.MAX_RESERVATION, (long) random.nextInt(3));
    for (int i = random.nextInt(25); i >= 0; i--) {
      submit(cluster, random);
    }
    if (random.nextInt(3) == 0) {
      cluster.reserve(cluster.now(), cluster.now().plusSeconds(1000), "mpi", 1 + random.nextInt(4));
      long start = 100L + random.nextInt(200);
      cluster.reserve(
          cluster.now().plusSeconds(start), cluster.now().plusSeconds(start + 300), "smp", 1);
      for (int i = random.nextInt(5); i > 0; i--) {
        cluster
            .job()
            .with(JobRequest.RESERVATION, Optional.of(new ReservationId(1)))
            .ask("h_rt=100")
            .submit();
      }
    }
    Random more = new Random(~seed);
    if (more.nextBoolean()) {
      addLesserQueue(cluster, more);
    }
    if (more.nextBoolean()) {
      addKindsOfJobs(cluster, more);
    }
    return cluster;
  }

  /** Jobs that differ in a single value that matching reads, and queues to which it matters. */
  private static void addKindsOfJobs(ClusterBuilder cluster, Random random) {
    String[] types = {"BATCH", "BATCH INTERACTIVE", "INTERACTIVE"};
    String[] lists = {"NONE", "staff"};
    String[] projects = {"NONE", "red"};
    cluster.userSet("staff", 0, "alice").project("red", 0, 0);
    cluster.queue(
        "other",
        "n1 n2 n3",
        "slots",
        String.valueOf(1 + random.nextInt(2)),
        "qtype",
        types[random.nextInt(3)],
        "user_lists",
        lists[random.nextInt(2)],
        "projects",
        projects[random.nextInt(2)]);
    cluster.queue("q", queue -> queue.withText(ClusterQueue.QTYPE, types[random.nextInt(2)]));
    for (int i = 3 + random.nextInt(8); i > 0; i--) {
      JobBuilder job = cluster.job().owner(random.nextBoolean() ? "alice" : "bob").ask("h_rt=100");
      switch (random.nextInt(7)) {
        case 0, 1, 2 -> job.with(JobRequest.IMMEDIATE, true);
        case 3 -> job.with(JobRequest.SOFT_QUEUES, List.of("other"));
        case 4 -> job.in("other");
        case 5 -> job.project("red");
        default -> job.with(JobRequest.CHECKPOINT, Optional.of("none.of.these"));
      }
      job.submit();
    }
  }

  /** A queue that the other suspends, or the other way round, that a calendar may close. */
  private static void addLesserQueue(ClusterBuilder cluster, Random random) {
    String[] weeks = {"on", "off", "0:3-0:6", "0-0:3=suspended", "0:2-24=suspended"};
    String[] lists = {"NONE", "low=1", "low=2", "low", "slots=2(low:1:sr)"};
    String[] thresholds = {"NONE", "lic=1", "slots=1", "lic=0,slots=1"};
    cluster.calendar("times", weeks[random.nextInt(weeks.length)]);
    cluster.parallelQueue("low", 1 + random.nextInt(3), "n1 n2 n3");
    cluster.queue(
        "low",
        queue ->
            queue
                .withText(ClusterQueue.CALENDAR, random.nextBoolean() ? "times" : "NONE")
                .withText(ClusterQueue.SUBORDINATE_LIST, random.nextInt(3) == 0 ? "q=2" : "NONE"));
    cluster.queue(
        "q",
        queue ->
            queue
                .withText(ClusterQueue.SUBORDINATE_LIST, lists[random.nextInt(lists.length)])
                .withText(
                    ClusterQueue.LOAD_THRESHOLDS, thresholds[random.nextInt(thresholds.length)])
                .withText(ClusterQueue.CALENDAR, random.nextInt(4) == 0 ? "times" : "NONE"));
  }

  private static void submit(ClusterBuilder cluster, Random random) {
    JobBuilder job = cluster.job().owner(random.nextBoolean() ? "alice" : "bob");
    String time = "h_rt=" + (1 + random.nextInt(5)) * 100;
    switch (random.nextInt(5)) {
      case 0 -> job.ask("lic=" + random.nextInt(3), time);
      case 1 -> job.ask("once=" + random.nextInt(3), time);
      case 2 -> job.ask("alone=TRUE");
      default -> job.ask(time);
    }
    String[] parallelEnvironments = {"smp", "mpi", "rr", "two"};
    if (random.nextInt(3) == 0) {
      int least = 1 + random.nextInt(4);
      job.parallel(
          parallelEnvironments[random.nextInt(4)], least + "-" + (least + random.nextInt(4)));
    } else if (random.nextInt(4) == 0) {
      job.tasks(1, 3);
    }
    if (random.nextInt(3) == 0) {
      job.reserve();
    }
    job.with(JobRequest.PRIORITY, (long) -random.nextInt(3));
    job.submit();
  }

  @Property(tries = 150)
  void noLayerAndNoQuotaIsOverItsLimit(@ForAll long seed) {
    ClusterBuilder cluster = randomSite(seed);
    cluster.schedule();
    cluster.at(cluster.now().plusSeconds(50));
    submit(cluster, new Random(seed + 1));
    cluster.schedule();
    Bookings used = Bookings.of(cluster.state());
    int lic = used.consumables().indexOf("lic").orElseThrow();
    int once = used.consumables().indexOf("once").orElseThrow();
    assertThat(used.global(lic)).isLessThanOrEqualTo(6);
    assertThat(used.global(once)).isLessThanOrEqualTo(4);
    assertThat(used.host(HostName.of("n1"), lic)).isLessThanOrEqualTo(3);
    assertThat(used.host(HostName.of("n1"), once)).isLessThanOrEqualTo(2);
    assertThat(used.host(HostName.of("n2"), once)).isLessThanOrEqualTo(2);
    cluster
        .state()
        .queueInstances()
        .all()
        .forEach(
            instance ->
                assertThat(used.slots(instance.name()))
                    .isLessThanOrEqualTo(instance.get(ClusterQueue.SLOTS)));
    for (AdvanceReservation reservation : cluster.state().reservations().values()) {
      reservation
          .allocation()
          .orElseThrow()
          .grants()
          .forEach(grant -> assertKept(cluster, reservation, grant));
    }
    QuotaUsage quotas = QuotaUsage.of(cluster.state(), QuotaRules.of(cluster.state()));
    for (var entry : quotas.all().entrySet()) {
      assertThat(entry.getValue()).isLessThanOrEqualTo(limit(entry.getKey()));
    }
  }

  /** Its jobs use no more than it keeps; others leave it that when they run while it lasts. */
  private static void assertKept(
      ClusterBuilder cluster, AdvanceReservation reservation, Allocation.Grant grant) {
    Durations durations = Durations.of(cluster.state().schedulerConfig());
    long inside = 0;
    long beside = 0;
    for (Job job : cluster.state().jobs().values()) {
      for (ArrayTask task : job.tasks().values()) {
        long slots =
            task.allocation().map(allocation -> allocation.slotsAt(grant.instance())).orElse(0L);
        double end = task.started().getEpochSecond() + durations.of(job);
        if (job.isIn(reservation.id())) {
          inside += slots;
        } else if (end > reservation.start().getEpochSecond()) {
          beside += slots;
        }
      }
    }
    long all =
        cluster
            .state()
            .queueInstances()
            .find(grant.instance())
            .orElseThrow()
            .get(ClusterQueue.SLOTS);
    assertThat(inside).isLessThanOrEqualTo(grant.slots());
    assertThat(beside).isLessThanOrEqualTo(all - grant.slots());
  }

  private static double limit(QuotaKey key) {
    return key.attribute().equals("slots") ? 5 : 2;
  }

  @Property(tries = 80)
  void theSameSnapshotGivesTheSameOrders(@ForAll long seed) {
    ClusterBuilder cluster = randomSite(seed);
    assertThat(Scheduler.ofBuiltIn().run(cluster.state(), cluster.now()).orders())
        .isEqualTo(Scheduler.ofBuiltIn().run(cluster.state(), cluster.now()).orders());
  }

  @Property(tries = 150)
  void sharingWorkWithinCategoriesChangesNoOrder(@ForAll long seed) {
    ClusterBuilder cluster = randomSite(seed);
    // with them, jobs of a category that is out forget no host that others have found in use
    cluster.configure(SchedulerConfig.JOB_LOAD_ADJUSTMENTS, List.of());
    var ranking = PriorityPolicy.rank(cluster.state(), cluster.now());
    List<Order> shared =
        new Dispatch(cluster.state(), cluster.now(), Categories.Sharing.BY_CATEGORY)
            .run(ranking)
            .orders();
    List<Order> apart =
        new Dispatch(cluster.state(), cluster.now(), Categories.Sharing.EACH_JOB)
            .run(ranking)
            .orders();
    assertThat(shared).isEqualTo(apart);
  }

  /** Kinds that differ in slots alone must not share what is known of full hosts. */
  @Example
  void jobsThatDifferInSlotsAloneChangeNoReservationOfEachOther() {
    sharingWorkWithinCategoriesChangesNoOrder(477);
  }

  @Property(tries = 80)
  void everyOrderIsCarriedOut(@ForAll long seed) {
    ClusterBuilder cluster = randomSite(seed);
    SchedulingRun run = Scheduler.ofBuiltIn().run(cluster.state(), cluster.now());
    OrderCheck check = new OrderCheck(cluster.state(), cluster.now());
    for (Order order : run.orders()) {
      Allocation allocation = ((Order.Start) order).allocation();
      assertThat(check.admit(cluster.state().job(order.task().job()).orElseThrow(), allocation))
          .isTrue();
    }
  }

  /**
   * Behind a run, each waiting job is asked of each place: may it start, and what is in the way.
   */
  @Property(tries = 150)
  void whatDecidesAndWhatExplainsAgreeAtEachPlace(@ForAll long seed) {
    ClusterBuilder cluster = randomSite(seed);
    ClusterState state = cluster.state();
    Dispatch run =
        new Dispatch(state, cluster.now(), Categories.Sharing.BY_CATEGORY, Explanations.complete());
    run.run(PriorityPolicy.rank(state, cluster.now()));
    for (Job job : state.jobs().values()) {
      CategoryRequests requests =
          new CategoryRequests(state, run.book().ledger().consumables(), JobCategory.of(job));
      Matcher matcher =
          new Matcher(
              state, run.book().ledger(), requests, job.get(JobRequest.PARALLEL_ENVIRONMENT));
      Window window = run.book().window(job);
      for (Place place : run.places()) {
        List<Reason> reasons = matcher.checks().reasons(place, window);
        assertThat(
                matcher.suits(place) && matcher.fitsGlobally(window) && matcher.fits(place, window))
            .as("job %d at %s: %s", job.id(), place.name(), reasons)
            .isEqualTo(reasons.isEmpty());
      }
    }
  }

  /** What is counted for parallel jobs is none exactly where a check of the account says no. */
  @Property(tries = 150)
  void whatIsCountedAndWhatIsCheckedAgreeAtEachPlace(@ForAll long seed) {
    ClusterBuilder cluster = randomSite(seed);
    ClusterState state = cluster.state();
    Dispatch run =
        new Dispatch(state, cluster.now(), Categories.Sharing.BY_CATEGORY, Explanations.complete());
    run.run(PriorityPolicy.rank(state, cluster.now()));
    for (Job job : state.jobs().values()) {
      if (!job.isParallel() || job.get(JobRequest.RESERVATION).isPresent()) {
        continue;
      }
      CategoryRequests requests =
          new CategoryRequests(state, run.book().ledger().consumables(), JobCategory.of(job));
      Matcher matcher =
          new Matcher(
              state, run.book().ledger(), requests, job.get(JobRequest.PARALLEL_ENVIRONMENT));
      Window window = run.book().window(job);
      for (Place place : run.places()) {
        assertCounted(matcher, place, Check.Subject.CLUSTER, run.book().ledger().global(), window);
        assertCounted(matcher, place, Check.Subject.HOST_RESOURCES, place.host().account(), window);
        assertCounted(matcher, place, Check.Subject.INSTANCE_RESOURCES, place.account(), window);
      }
    }
  }

  private static void assertCounted(
      Matcher matcher, Place place, Check.Subject subject, Account account, Window window) {
    boolean passed = true;
    for (Check check : matcher.checks().of(subject)) {
      passed &= check.isFixed() || check.test(place, window).isYes();
    }
    assertThat(matcher.room().slots(account, window, MasterTask.INCLUDED) > 0)
        .as("%s at %s", subject, place.name())
        .isEqualTo(passed);
  }

  @Property(tries = 150)
  void reportingChangesNoOrder(@ForAll long seed) {
    ClusterBuilder cluster = randomSite(seed);
    var ranking = PriorityPolicy.rank(cluster.state(), cluster.now());
    List<Order> reported =
        new Dispatch(
                cluster.state(),
                cluster.now(),
                Categories.Sharing.BY_CATEGORY,
                Explanations.complete())
            .run(ranking)
            .orders();
    cluster.configure(SchedulerConfig.SCHEDD_JOB_INFO, "false");
    List<Order> silent =
        new Dispatch(cluster.state(), cluster.now(), Categories.Sharing.BY_CATEGORY)
            .run(ranking)
            .orders();
    assertThat(reported).isEqualTo(silent);
  }

  /**
   * After a start, instances on other hosts than its own are looked at again only where the cluster
   * has come to one of their thresholds: no other can have been reached.
   */
  @Property(tries = 150)
  void whereAThresholdIsReachedElsewhereTheClusterHasComeToIt(@ForAll long seed) {
    ClusterBuilder cluster = randomSite(seed);
    ClusterState state = cluster.state();
    Bookings bookings = Bookings.of(state);
    for (Order order : Scheduler.ofBuiltIn().run(state, cluster.now()).orders()) {
      Allocation allocation = ((Order.Start) order).allocation();
      Thresholds before = new Thresholds(Resources.of(state, bookings));
      Map<QueueInstanceName, Boolean> reached = new HashMap<>();
      state.queueInstances().all().forEach(i -> reached.put(i.name(), isAlarmed(before, i)));
      bookings.book(
          state.job(order.task().job()).orElseThrow().get(JobRequest.HARD_RESOURCES), allocation);
      Thresholds after = new Thresholds(Resources.of(state, bookings));
      for (QueueInstance instance : state.queueInstances().all()) {
        boolean elsewhere = allocation.slotsOn(instance.host()) == 0;
        if (elsewhere && isAlarmed(after, instance) && !reached.get(instance.name())) {
          assertThat(after.mayReachInCluster(instance.get(ClusterQueue.LOAD_THRESHOLDS)))
              .as("%s after %s", instance.name(), order)
              .isTrue();
        }
      }
    }
  }

  private static boolean isAlarmed(Thresholds thresholds, QueueInstance instance) {
    return !thresholds.alarm(instance, ThresholdKind.LOAD).isEmpty();
  }

  @Example
  void aThresholdOnWhatTheClusterCountsIsNotLookedAtForEachInstanceAfterEachStart() {
    millisOfManyStarts("NONE");
    long without = millisOfManyStarts("NONE");
    long with = millisOfManyStarts("lic=5");
    assertThat(with).isLessThan(10 * without + 200);
  }

  /** CPU time of a run that starts a job on each of 1,000 hosts. */
  private static long millisOfManyStarts(String thresholds) {
    ClusterBuilder cluster =
        ClusterBuilder.of(1000, 1)
            .complex("lic lic INT <= YES YES 0 0")
            .host("global", "lic=5000")
            .queue("q", queue -> queue.withText(ClusterQueue.LOAD_THRESHOLDS, thresholds));
    for (int i = 0; i < 1000; i++) {
      cluster.job().ask("lic=1").submit();
    }
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long begin = threads.getCurrentThreadCpuTime();
    assertThat(Scheduler.ofBuiltIn().run(cluster.state(), cluster.now()).orders()).hasSize(1000);
    return (threads.getCurrentThreadCpuTime() - begin) / 1_000_000;
  }
}
