package gridlite.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.config.SchedulerConfig;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.job.TaskId;
import gridlite.schedule.StartEstimates.Estimate;
import gridlite.state.Change;
import java.time.Instant;
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

/** When will it start? */
class StartEstimatesTest {
  private static List<Estimate> estimates(Site site) {
    return StartEstimates.of(site.state, site.now).estimates();
  }

  private static List<Long> seconds(Site site) {
    return estimates(site).stream()
        .map(found -> found.start().orElseThrow().getEpochSecond() - Site.START.getEpochSecond())
        .toList();
  }

  @Test
  void jobsStartWhenThoseAheadOfThemEnd() {
    Site site = Site.of(1, 1);
    site.job().ask("h_rt=100").submit();
    site.schedule();
    long second = site.job().ask("h_rt=50").submit();
    long third = site.job().ask("h_rt=50").submit();
    assertThat(estimates(site))
        .extracting(found -> found.task().job())
        .containsExactly(second, third);
    assertThat(seconds(site)).containsExactly(100L, 150L);
  }

  @Test
  void withoutALimitNoStartCanBeTold() {
    Site site = Site.of(1, 1);
    site.job().submit();
    site.schedule();
    site.job().submit();
    site.job().ask("lic=1").submit();
    assertThat(estimates(site))
        .extracting(Estimate::unknown)
        .containsExactly(
            "what it needs is closed, or used by jobs without a run time limit (h_rt)",
            "it fits nowhere, not even in an empty cluster");
  }

  @Test
  void asManyTasksAsTheJobAllowsRunAtOnce() {
    Site site = Site.of(1, 4);
    site.job().ask("h_rt=40").tasks(1, 5).with(JobRequest.TASK_CONCURRENCY, 2L).submit();
    assertThat(seconds(site)).containsExactly(0L, 0L, 40L, 40L, 80L);
  }

  @Test
  void smallJobsOvertakeAWideOneThatNothingIsKeptFor() {
    Site site = Site.of(1, 2).environment("mpi", "$fill_up");
    site.job().ask("h_rt=100").submit();
    site.schedule();
    site.job().ask("h_rt=50").parallel("mpi", "2").submit();
    site.job().ask("h_rt=300").with(JobRequest.PRIORITY, -1L).submit();
    assertThat(seconds(site)).containsExactly(0L, 300L);
  }

  @Test
  void withAReservationTheWideJobGoesFirst() {
    Site site = Site.of(1, 2).environment("mpi", "$fill_up");
    site.config(SchedulerConfig.MAX_RESERVATION, 1L);
    site.job().ask("h_rt=100").submit();
    site.schedule();
    site.job().ask("h_rt=50").parallel("mpi", "2").reserve().submit();
    site.job().ask("h_rt=300").with(JobRequest.PRIORITY, -1L).submit();
    assertThat(seconds(site)).containsExactly(100L, 150L);
  }

  @Test
  void tasksWaitForTheSameTasksOfAnotherArray() {
    Site site = Site.of(1, 4);
    long first =
        site.job().ask("h_rt=40").tasks(1, 2).with(JobRequest.TASK_CONCURRENCY, 1L).submit();
    long second = site.job().ask("h_rt=10").tasks(1, 2).submit();
    Job job = site.state.job(second).orElseThrow();
    site.apply(new Change.PutJob(job.withPredecessors(List.of(), List.of(first))));
    assertThat(seconds(site)).containsExactly(0L, 40L, 40L, 80L);
  }

  // ---- what is told comes true

  private static Site busySite(long seed) {
    Random random = new Random(seed);
    long reservations = random.nextInt(3);
    // where slots are kept depends on the order of hosts, which changes as jobs end
    int hosts = reservations == 0 ? 3 : 1;
    Site site =
        Site.of(hosts, 6 / hosts)
            .complex("lic", "INT", "<=", "YES", "YES", "0")
            .environment("mpi", "$fill_up")
            .quota("{\nname a\nenabled TRUE\nlimit users {*} to slots=3\n}\n");
    site.host("global", "lic=3");
    site.config(SchedulerConfig.MAX_RESERVATION, reservations);
    site.config(SchedulerConfig.WEIGHT_WAITING_TIME, 0.0);
    site.config(SchedulerConfig.MAXUJOBS, (long) random.nextInt(3) * 2);
    for (int i = 2 + random.nextInt(4); i >= 0; i--) {
      submit(site, random);
    }
    site.schedule();
    for (int i = 3 + random.nextInt(8); i >= 0; i--) {
      submit(site, random);
    }
    return site;
  }

  private static void submit(Site site, Random random) {
    Site.JobBuilder job = site.job().owner(random.nextBoolean() ? "alice" : "bob");
    String time = "h_rt=" + (1 + random.nextInt(6)) * 100;
    if (random.nextInt(3) == 0) {
      job.ask("lic=" + (1 + random.nextInt(3)), time);
    } else {
      job.ask(time);
    }
    switch (random.nextInt(4)) {
      case 0 -> job.parallel("mpi", Integer.toString(1 + random.nextInt(3)));
      case 1 -> job.tasks(1, 3).with(JobRequest.TASK_CONCURRENCY, 1L + random.nextInt(2));
      case 2 ->
          job.with(JobRequest.START_TIME, Optional.of(site.now.plusSeconds(random.nextInt(900))));
      default -> job.with(JobRequest.PRIORITY, (long) -random.nextInt(5));
    }
    if (random.nextInt(3) == 0) {
      job.reserve();
    }
    job.submit();
  }

  @Property(tries = 300)
  void jobsStartWhenWasTold(@ForAll long seed) {
    Site site = busySite(seed);
    Map<TaskId, Instant> told = new TreeMap<>();
    for (Estimate estimate : estimates(site)) {
      estimate.start().ifPresent(start -> told.put(estimate.task(), start));
    }
    Map<TaskId, Instant> started = new TreeMap<>();
    for (Optional<Instant> next = Optional.of(site.now); next.isPresent(); next = next(site)) {
      site.now = next.get();
      endAll(site);
      for (Order order : site.schedule().orders()) {
        started.put(order.task(), site.now);
      }
    }
    assertThat(started).isEqualTo(told);
  }

  private static Optional<Instant> next(Site site) {
    TreeSet<Instant> times = new TreeSet<>();
    for (Job job : site.state.jobs().values()) {
      job.get(JobRequest.START_TIME).ifPresent(times::add);
      for (ArrayTask task : job.tasks().values()) {
        if (task.isActive()) {
          times.add(end(site, job, task));
        }
      }
    }
    return Optional.ofNullable(times.higher(site.now));
  }

  private static Instant end(Site site, Job job, ArrayTask task) {
    Durations durations = Durations.of(site.state.schedulerConfig());
    return task.started().plusSeconds((long) (durations.of(job) - durations.offset()));
  }

  private static void endAll(Site site) {
    List<Change> changes = new ArrayList<>();
    for (Job job : site.state.jobs().values()) {
      Job left = job;
      for (ArrayTask task : job.tasks().values()) {
        if (task.isActive() && !end(site, job, task).isAfter(site.now)) {
          left = left.withoutTask(task.number());
        }
      }
      boolean done = left.tasks().isEmpty() && left.waiting().isEmpty();
      changes.add(done ? new Change.RemoveJob(job.id()) : new Change.PutJob(left));
    }
    changes.forEach(site::apply);
  }
}
