package gridlite.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import gridlite.config.ClusterConfig;
import gridlite.config.SchedulerConfig;
import gridlite.name.ObjectKind;
import gridlite.schedule.run.Scheduler;
import gridlite.simulate.JobOutcome.Fate;
import gridlite.state.ClusterState;
import gridlite.testkit.ClusterBuilder;
import gridlite.value.ShareTreeNode;
import gridlite.value.TimeValue;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class SimulationTest {
  private static final long ORIGIN = 1_000_000_000;

  /** Hosts with some slots each, a parallel environment, a scheduler that runs every second. */
  private static ClusterBuilder cluster(int hosts, long slots) {
    ClusterBuilder cluster =
        ClusterBuilder.withUserShares()
            .configure(SchedulerConfig.SCHEDULE_INTERVAL, TimeValue.of("0:0:1"))
            .put(
                ObjectKind.CONFIGURATION,
                ClusterConfig.GLOBAL,
                ClusterConfig.SCHEMA.template().with(ClusterConfig.HOST, ClusterConfig.GLOBAL))
            .parallelEnvironment("mpi", "$fill_up");
    StringBuilder names = new StringBuilder();
    for (int i = 1; i <= hosts; i++) {
      names.append(" node").append(i);
      cluster.host("node" + i);
    }
    String each = Long.toString(slots);
    return cluster.queue("all.q", names.toString().strip(), "pe_list", "mpi", "slots", each);
  }

  /** A line of the workload format. */
  private static String line(long number, long submit, long run, long slots, long user) {
    return number
        + " "
        + submit
        + " -1 "
        + run
        + " "
        + slots
        + " -1 -1 "
        + slots
        + " -1 -1 1 "
        + user
        + " 1 -1 -1 -1 -1 -1\n";
  }

  private static SimulationResult run(ClusterState state, String... lines) {
    String text = "; UnixStartTime: " + ORIGIN + "\n" + String.join("", lines);
    return Simulation.run(
        Scheduler.ofBuiltIn(),
        state,
        TraceReader.read("trace", text, TraceOptions.RECORDED),
        Optional.empty());
  }

  @Test
  void aJobThatFitsStartsAtOnce() {
    SimulationResult result = run(cluster(1, 1).state(), line(1, 0, 100, 1, 1));
    assertThat(result.outcomes()).hasSize(1);
    JobOutcome job = result.outcomes().get(0);
    assertThat(job.fate()).isEqualTo(Fate.FINISHED);
    assertThat(job.started()).isEqualTo(ORIGIN);
    assertThat(job.end()).hasValue(ORIGIN + 100);
    assertThat(job.boundedSlowdown()).isEqualTo(1);
    assertThat(result.to()).isEqualTo(ORIGIN + 100);
  }

  @Test
  void theSecondJobWaitsForTheOnlySlot() {
    SimulationResult result =
        run(cluster(1, 1).state(), line(1, 0, 100, 1, 1), line(2, 40, 5, 1, 2));
    JobOutcome second = result.outcomes().get(1);
    assertThat(second.waitSeconds()).isEqualTo(60);
    // (60 + 5) / max(5, 10)
    assertThat(second.boundedSlowdown()).isCloseTo(6.5, within(1e-9));
    SimulationReport report = SimulationReport.of("one", result);
    assertThat(report.waits().mean()).isCloseTo(30, within(1e-9));
    assertThat(report.slowdowns().max()).isCloseTo(6.5, within(1e-9));
    // 105 slot-seconds in 105 seconds on one slot
    assertThat(report.utilisation()).isCloseTo(1.0, within(1e-9));
  }

  @Test
  void utilisationIsTheShareOfTheSlotsThatWasInUse() {
    SimulationResult result =
        run(cluster(2, 2).state(), line(1, 0, 100, 1, 1), line(2, 0, 50, 2, 2));
    SimulationReport report = SimulationReport.of("two", result);
    // 100 + 2 * 50 of 4 * 100
    assertThat(report.capacity()).isEqualTo(4);
    assertThat(report.utilisation()).isCloseTo(0.5, within(1e-9));
    assertThat(report.users()).extracting(SimulationReport.Share::name).containsExactly("u1", "u2");
    assertThat(report.users()).extracting(SimulationReport.Share::share).containsExactly(0.5, 0.5);
    assertThat(report.projects()).extracting(SimulationReport.Share::name).containsExactly("g1");
  }

  @Test
  void aParallelJobWaitsUntilAllItsSlotsAreFree() {
    SimulationResult result =
        run(cluster(2, 1).state(), line(1, 0, 100, 1, 1), line(2, 1, 10, 2, 1));
    assertThat(result.outcomes().get(1).waitSeconds()).isEqualTo(99);
    assertThat(result.slots()).containsExactly(1L, 2L);
  }

  /**
   * Two users of equal shares have a slot each for long, of whom the first uses more CPU time; then
   * both wait for a third slot.
   */
  private static List<String> starts(double cpuOfFirst, double cpuOfSecond) {
    ClusterState state =
        cluster(3, 1)
            .user("u1", 0, 0)
            .user("u2", 0, 0)
            .shareTree(
                new ShareTreeNode("u1", false, 1, List.of()),
                new ShareTreeNode("u2", false, 1, List.of()))
            .configure(SchedulerConfig.WEIGHT_TICKETS_SHARE, 10000L)
            .state();
    SimulationResult result =
        run(
            state,
            used(line(1, 0, 5000, 1, 1), cpuOfFirst),
            used(line(2, 0, 5000, 1, 2), cpuOfSecond),
            line(3, 0, 1000, 1, 3),
            line(4, 10, 500, 1, 1),
            line(5, 20, 500, 1, 2));
    return result.outcomes().subList(3, 5).stream()
        .sorted(Comparator.comparingLong(JobOutcome::started))
        .map(outcome -> outcome.job().owner().name().text())
        .toList();
  }

  /** A line whose sixth field says the CPU time. */
  private static String used(String line, double cpu) {
    String[] fields = line.split(" ", -1);
    fields[5] = Double.toString(cpu);
    return String.join(" ", fields);
  }

  @Test
  void whoUsesMoreFallsBehindWhileTheJobsStillRun() {
    assertThat(starts(5000, 1000)).containsExactly("u2", "u1");
    assertThat(starts(1000, 5000)).containsExactly("u1", "u2");
  }

  @Test
  void theSchedulerRunsWhenItsIntervalSaysSo() {
    ClusterState slow =
        cluster(1, 1).configure(SchedulerConfig.SCHEDULE_INTERVAL, TimeValue.of("0:0:15")).state();
    SimulationResult result = run(slow, line(1, 0, 10, 1, 1), line(2, 2, 10, 1, 1));
    assertThat(result.outcomes().get(1).waitSeconds()).isEqualTo(13);
    ClusterState flushed =
        cluster(1, 1)
            .configure(SchedulerConfig.SCHEDULE_INTERVAL, TimeValue.of("0:0:15"))
            .configure(SchedulerConfig.FLUSH_FINISH_SEC, 1L)
            .state();
    SimulationResult sooner = run(flushed, line(1, 0, 10, 1, 1), line(2, 2, 10, 1, 1));
    assertThat(sooner.outcomes().get(1).waitSeconds()).isEqualTo(9);
  }

  @Test
  void aQuotaThatHoldsJobsBackIsCounted() {
    ClusterState limited =
        cluster(1, 4).quotas("{\nname few\nenabled TRUE\nlimit users {u1} to slots=1\n}\n").state();
    SimulationResult result =
        run(
            limited,
            line(1, 0, 100, 1, 1),
            line(2, 0, 100, 1, 1),
            line(3, 0, 100, 1, 1),
            line(4, 0, 100, 1, 2));
    assertThat(result.outcomes())
        .extracting(JobOutcome::waitSeconds)
        .containsExactly(0L, 100L, 200L, 0L);
    assertThat(result.quotas()).containsExactly(new SimulationResult.QuotaHits("few/1", 2, 2));
  }

  @Test
  void whatDoesNotFitAnywhereIsStillWaitingAtTheEnd() {
    SimulationResult result =
        run(cluster(1, 2).state(), line(1, 0, 100, 8, 1), line(2, 0, 100, 1, 1));
    assertThat(result.outcomes())
        .extracting(JobOutcome::fate)
        .containsExactly(Fate.WAITING, Fate.FINISHED);
  }

  @Test
  void aRefusedJobIsReportedWithTheReason() {
    SimulationResult result =
        Simulation.run(
            Scheduler.ofBuiltIn(),
            cluster(1, 2).state(),
            TraceReader.read(
                "trace",
                line(1, 0, 100, 2, 1) + line(2, 0, 10, 1, 1),
                new TraceOptions(Optional.of("nope"), Optional.empty(), false)),
            Optional.empty());
    assertThat(result.outcomes().get(0).fate()).isEqualTo(Fate.REFUSED);
    assertThat(result.refusals()).hasSize(1);
    assertThat(result.refusals().keySet().iterator().next()).contains("nope");
  }

  @Test
  void untilStopsTheClock() {
    SimulationResult result =
        Simulation.run(
            Scheduler.ofBuiltIn(),
            cluster(1, 1).state(),
            TraceReader.read(
                "trace",
                "; UnixStartTime: " + ORIGIN + "\n" + line(1, 0, 100, 1, 1) + line(2, 60, 9, 1, 1),
                TraceOptions.RECORDED),
            Optional.of(Instant.ofEpochSecond(ORIGIN + 50)));
    assertThat(result.outcomes()).extracting(JobOutcome::fate).containsExactly(Fate.RUNNING);
    assertThat(SimulationReport.of("x", result).utilisation()).isCloseTo(1, within(1e-9));
  }

  @Property(tries = 60)
  void noJobStartsBeforeItsSubmissionAndNoHostHasMoreJobsThanSlots(
      @ForAll @Size(min = 1, max = 40) List<@IntRange(min = 0, max = 9_999) Integer> seeds,
      @ForAll @IntRange(min = 1, max = 3) int hosts,
      @ForAll @IntRange(min = 1, max = 4) int slots) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < seeds.size(); i++) {
      int seed = seeds.get(i);
      lines.add(line(i + 1, seed % 97, seed % 61, 1 + seed % 5, 1 + seed % 3));
    }
    SimulationResult result = run(cluster(hosts, slots).state(), lines.toArray(new String[0]));
    for (JobOutcome outcome : result.outcomes()) {
      if (outcome.hasStarted()) {
        assertThat(outcome.waitSeconds()).isNotNegative();
        assertThat(outcome.end().orElseThrow() - outcome.started())
            .isEqualTo(outcome.job().runSeconds());
      }
    }
    for (SimulationResult.Occupation moment : result.occupation()) {
      assertThat(moment.slots()).isBetween(0L, result.capacity());
    }
    // counted again from starts and ends alone
    for (JobOutcome at : result.outcomes().stream().filter(JobOutcome::hasStarted).toList()) {
      long used = 0;
      for (int i = 0; i < result.outcomes().size(); i++) {
        JobOutcome other = result.outcomes().get(i);
        boolean runs =
            other.hasStarted()
                && other.started() <= at.started()
                && at.started() < other.end().orElse(Long.MAX_VALUE);
        used += runs ? result.slots().get(i) : 0;
      }
      assertThat(used).isLessThanOrEqualTo(result.capacity());
    }
  }
}
