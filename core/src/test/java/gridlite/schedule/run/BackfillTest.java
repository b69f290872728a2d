package gridlite.schedule.run;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.config.SchedulerConfig;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.policy.PriorityPolicy;
import gridlite.policy.Ranked;
import gridlite.schedule.algorithm.SchedulingRun;
import gridlite.schedule.ledger.Durations;
import gridlite.state.AdvanceReservation;
import gridlite.state.Change;
import gridlite.testkit.ClusterBuilder;
import gridlite.testkit.JobBuilder;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What a reservation is worth: jobs behind it may start early, but never at its cost. */
class BackfillTest {
  /** A job and when its reservation begins, in seconds since 1970. */
  private record Reserved(JobId job, long start) {}

  /** Jobs of all widths and lengths, some of which run and some of which reserve. */
  private static ClusterBuilder busySite(long seed) {
    Random random = new Random(seed);
    ClusterBuilder cluster =
        ClusterBuilder.of(3, 2)
            .complex("lic lic INT <= YES YES 0 0")
            .parallelEnvironment("mpi", "$fill_up")
            .parallelEnvironment("smp", "$pe_slots");
    cluster.host("global", "lic=4").host("n1", "lic=2");
    cluster.configure(SchedulerConfig.MAX_RESERVATION, 1L + random.nextInt(3));
    cluster.configure(SchedulerConfig.PARAMS, List.of("MONITOR=1"));
    for (int i = 2 + random.nextInt(4); i >= 0; i--) {
      submit(cluster, random);
    }
    cluster.schedule();
    cluster.at(cluster.now().plusSeconds(random.nextInt(100)));
    if (random.nextInt(3) == 0) {
      Instant start = cluster.now().plusSeconds(random.nextInt(500));
      cluster.reserve(start, start.plusSeconds(300), "mpi", 1 + random.nextInt(4));
    }
    for (int i = 3 + random.nextInt(10); i >= 0; i--) {
      submit(cluster, random);
    }
    return cluster;
  }

  private static void submit(ClusterBuilder cluster, Random random) {
    JobBuilder job = cluster.job();
    String time = "h_rt=" + (1 + random.nextInt(6)) * 100;
    if (random.nextInt(3) == 0) {
      job.ask("lic=" + (1 + random.nextInt(3)), time);
    } else {
      job.ask(time);
    }
    if (random.nextInt(2) == 0) {
      job.parallel(random.nextBoolean() ? "mpi" : "smp", Integer.toString(1 + random.nextInt(5)));
    }
    if (random.nextInt(2) == 0) {
      job.reserve();
    }
    job.with(JobRequest.PRIORITY, (long) -random.nextInt(5));
    job.submit();
  }

  /** The first reservation that a run has made. */
  private static Optional<Reserved> reserved(SchedulingRun run) {
    for (String line : run.monitoring()) {
      String[] parts = line.split(":", -1);
      if (parts.length > 3 && parts[2].equals("RESERVING")) {
        return Optional.of(new Reserved(JobId.parse(parts[0]), Long.parseLong(parts[3])));
      }
    }
    return Optional.empty();
  }

  @Property(tries = 200)
  void jobsBehindAReservationDoNotMoveIt(@ForAll long seed) {
    ClusterBuilder cluster = busySite(seed);
    SchedulingRun run = Scheduler.ofBuiltIn().run(cluster.state(), cluster.now());
    Optional<Reserved> with = reserved(run);
    if (with.isEmpty()) {
      return;
    }
    boolean behind = false;
    List<JobId> dropped = new ArrayList<>();
    for (Ranked ranked : PriorityPolicy.rank(cluster.state(), cluster.now()).pending()) {
      if (behind) {
        dropped.add(ranked.job().id());
      }
      behind |= ranked.job().id().equals(with.get().job());
    }
    dropped.forEach(cluster::end);
    assertThat(reserved(Scheduler.ofBuiltIn().run(cluster.state(), cluster.now()))).isEqualTo(with);
  }

  @Property(tries = 200)
  void aJobWithAReservationStartsWhenItBeginsWhateverWasBackfilled(@ForAll long seed) {
    ClusterBuilder cluster = busySite(seed);
    Optional<Reserved> promise = reserved(cluster.schedule());
    if (promise.isEmpty()) {
      return;
    }
    Job reserving = cluster.state().job(promise.get().job()).orElseThrow();
    // who is ahead of it may take its slots: nobody promised anything to those behind
    for (Ranked ranked : PriorityPolicy.rank(cluster.state(), cluster.now()).pending()) {
      if (ranked.job().id().equals(reserving.id())) {
        break;
      }
      cluster.end(ranked.job().id());
    }
    while (cluster.placeOf(reserving.id()).isEmpty()) {
      cluster.at(Instant.ofEpochSecond(nextEnd(cluster)));
      assertThat(cluster.now().getEpochSecond())
          .as("job %d was to start", reserving.id())
          .isLessThanOrEqualTo(promise.get().start());
      endAll(cluster);
      cluster.schedule();
    }
  }

  private static long nextEnd(ClusterBuilder cluster) {
    TreeSet<Long> ends = new TreeSet<>();
    for (Job job : cluster.state().jobs().values()) {
      for (ArrayTask task : job.tasks().values()) {
        if (task.isActive()) {
          ends.add(end(cluster, job, task));
        }
      }
    }
    cluster.state().reservations().values().forEach(r -> ends.add(r.end().getEpochSecond()));
    return ends.first();
  }

  private static long end(ClusterBuilder cluster, Job job, ArrayTask task) {
    double seconds = Durations.of(cluster.state().schedulerConfig()).of(job);
    return task.started().getEpochSecond() + (long) seconds;
  }

  private static void endAll(ClusterBuilder cluster) {
    for (AdvanceReservation reservation : cluster.state().reservations().values()) {
      if (!cluster.now().isBefore(reservation.end())) {
        cluster.apply(new Change.RemoveReservation(reservation.id()));
      }
    }
    for (Job job : cluster.state().jobs().values()) {
      for (ArrayTask task : job.tasks().values()) {
        if (task.isActive() && end(cluster, job, task) <= cluster.now().getEpochSecond()) {
          cluster.end(job.id());
        }
      }
    }
  }
}
