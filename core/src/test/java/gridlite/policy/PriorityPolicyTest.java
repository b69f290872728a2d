package gridlite.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import gridlite.config.ParallelEnvironment;
import gridlite.config.SchedulerConfig;
import gridlite.format.Values;
import gridlite.job.Allocation;
import gridlite.job.JobId;
import gridlite.job.JobPriority;
import gridlite.job.JobRequest;
import gridlite.job.TaskId;
import gridlite.name.HostName;
import gridlite.name.ObjectKind;
import gridlite.name.QueueInstanceName;
import gridlite.state.Change;
import gridlite.state.SchedulingReport;
import gridlite.testkit.ClusterBuilder;
import gridlite.value.SlotRange;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Urgency, POSIX priority and what is reported: sge_priority(5), conformance/priority. */
class PriorityPolicyTest {
  private static JobPriority first(ClusterBuilder cluster) {
    return PriorityPolicy.rank(cluster.state(), ClusterBuilder.NOW).pending().get(0).priority();
  }

  @ParameterizedTest
  @CsvSource({"0, 0.5", "-1023, 0.00048828125", "1024, 1"})
  void thePosixPriorityIsBroughtToZeroToOne(long priority, double normalised) {
    ClusterBuilder cluster =
        ClusterBuilder.withUserShares().job("alice").with(JobRequest.PRIORITY, priority).add();
    assertThat(first(cluster).npprio()).isEqualTo(normalised);
  }

  @Test
  void aRequestCountsByAmountAndSlotsAndATextOnce() {
    ClusterBuilder cluster =
        ClusterBuilder.withUserShares()
            .complex("lic lic INT <= YES JOB 0 50")
            .complex("big big MEMORY <= YES NO 0 0.5")
            .complex("flag flag BOOL == YES NO 0 7")
            .complex("text text RESTRING == YES NO NONE -11")
            .job("alice")
            .parallel("smp", "3")
            .ask("lic=2", "big=1K", "flag=TRUE", "text=any")
            .add();
    // slots 3 * 1000, lic 3 * 2 * 50, big 3 * 1024 / 2, flag 3 * 7, text -11
    assertThat(first(cluster).rrcontr()).isEqualTo(3000 + 300 + 1536 + 21 - 11);
  }

  @ParameterizedTest
  @CsvSource({
    "min, '2-8', 2",
    "max, '2-8', 8",
    "max, '3-', 20",
    "avg, '3-', 11",
    "avg, '3,5,7-9', 6",
    "avg, '1-6', 3",
    "5, '2-8', 5",
    "5, '4', 4"
  })
  void aRangeIsTakenAsUrgencySlotsSays(String rule, String range, long slots) {
    Values parallelEnvironment =
        ParallelEnvironment.SCHEMA
            .template()
            .with(ParallelEnvironment.URGENCY_SLOTS, rule)
            .with(ParallelEnvironment.SLOTS, 20L);
    ClusterBuilder cluster =
        ClusterBuilder.withUserShares()
            .put(ObjectKind.PARALLEL_ENVIRONMENT, "smp", parallelEnvironment);
    assertThat(new AssumedSlots(cluster.state()).of("s*", SlotRange.parse(range))).isEqualTo(slots);
  }

  @Test
  void aDeadlineCountsTheMoreTheNearerItIs() {
    ClusterBuilder cluster =
        ClusterBuilder.withUserShares()
            .job("alice")
            .with(JobRequest.DEADLINE, Optional.of(ClusterBuilder.NOW.plusSeconds(100)))
            .add();
    assertThat(first(cluster).dlcontr()).isEqualTo(36000);
    JobPriority late =
        PriorityPolicy.rank(cluster.state(), ClusterBuilder.NOW.plusSeconds(500))
            .pending()
            .get(0)
            .priority();
    assertThat(late.dlcontr()).isEqualTo(3600000);
  }

  @Test
  void waitingCountsInWholeSeconds() {
    ClusterBuilder cluster =
        ClusterBuilder.withUserShares()
            .configure(SchedulerConfig.WEIGHT_WAITING_TIME, 0.278)
            .job("alice")
            .at(ClusterBuilder.NOW.minusSeconds(100))
            .add();
    assertThat(first(cluster).wtcontr()).isCloseTo(27.8, within(1e-9));
  }

  @Test
  void urgencyIsNormalisedOverPendingAndRunningJobs() {
    ClusterBuilder cluster =
        ClusterBuilder.withUserShares().configure(SchedulerConfig.WEIGHT_URGENCY, 0.5);
    for (String slots : List.of("1", "3", "5")) {
      cluster.job("alice").parallel("smp", slots).add();
    }
    cluster.start(JobId.of(3), HostName.of("node01"));
    Ranking ranking = PriorityPolicy.rank(cluster.state(), ClusterBuilder.NOW);
    assertThat(ranking.pending())
        .extracting(r -> r.job().id())
        .containsExactly(JobId.of(2), JobId.of(1));
    assertThat(ranking.pending()).extracting(r -> r.priority().nurg()).containsExactly(0.5, 0.0);
    assertThat(ranking.running().get(new TaskId(JobId.of(3), 1)).nurg()).isEqualTo(1);
  }

  @Test
  void equalJobsStayInOrderOfSubmission() {
    ClusterBuilder cluster =
        ClusterBuilder.withUserShares().job("b").add().job("a").add().job("c").add();
    assertThat(PriorityPolicy.rank(cluster.state(), ClusterBuilder.NOW).pending())
        .extracting(r -> r.job().id())
        .containsExactly(JobId.of(1), JobId.of(2), JobId.of(3));
    assertThat(first(cluster).prio()).isEqualTo(0.25);
  }

  @Test
  void aStartedJobReportsPriorityAndTicketsAndKeepsItsOtherNumbers() {
    ClusterBuilder cluster = ClusterBuilder.withUserShares().job("alice").add().job("bob").add();
    JobPriority before = new JobPriority(9, 0.1, 0.2, 0.3, 4, 5, 6, 7, 8, 9, 10, 11, 0.12);
    cluster.apply(
        new Change.PutReport(
            new SchedulingReport(Map.of(JobId.of(1), before), Map.of(), List.of(), List.of())));
    Ranking ranking = PriorityPolicy.rank(cluster.state(), ClusterBuilder.NOW);
    TaskId started = new TaskId(JobId.of(1), 1);
    PriorityReport report =
        report(cluster, ranking, List.of(started), PriorityReport.Rest.SOMETHING);
    assertThat(report.pending()).containsOnlyKeys(JobId.of(2));
    assertThat(report.running().get(started))
        .isEqualTo(new JobPriority(0.25, 0.1, 0.2, 0.5, 4, 5, 6, 7, 0, 0, 0, 0, 0.12));
  }

  @Test
  void withoutReportOfPendingTicketsPendingJobsShowNothing() {
    ClusterBuilder cluster =
        ClusterBuilder.withUserShares()
            .configure(SchedulerConfig.REPORT_PJOB_TICKETS, false)
            .job("alice")
            .add();
    Ranking ranking = PriorityPolicy.rank(cluster.state(), ClusterBuilder.NOW);
    assertThat(ranking.pending().get(0).priority().prio()).isPositive();
    assertThat(report(cluster, ranking, List.of(), PriorityReport.Rest.SOMETHING).pending())
        .containsEntry(JobId.of(1), JobPriority.NONE);
  }

  private static ClusterBuilder arrayWithSlots(long slots) {
    ClusterBuilder cluster =
        ClusterBuilder.withUserShares().allQueue(slots, "node01").job("alice").tasks(1, 20).add();
    JobPriority before = new JobPriority(9, 0.1, 0.2, 0.3, 4, 5, 6, 7, 8, 9, 10, 11, 0.12);
    return cluster.apply(
        new Change.PutReport(
            new SchedulingReport(Map.of(JobId.of(1), before), Map.of(), List.of(), List.of())));
  }

  private static PriorityReport report(
      ClusterBuilder cluster, Ranking ranking, List<TaskId> started, PriorityReport.Rest rest) {
    Map<TaskId, Allocation> starts = new LinkedHashMap<>();
    started.forEach(
        task -> starts.put(task, Allocation.serial(QueueInstanceName.of("all.q", "node01"))));
    return PriorityReport.of(cluster.state(), ClusterBuilder.NOW, ranking, starts, Set.of(), rest);
  }

  private static JobPriority restAfterStarting(
      ClusterBuilder cluster, int tasks, PriorityReport.Rest rest) {
    Ranking ranking = PriorityPolicy.rank(cluster.state(), ClusterBuilder.NOW);
    List<TaskId> started = new ArrayList<>();
    for (int task = 1; task <= tasks; task++) {
      started.add(new TaskId(JobId.of(1), task));
    }
    return report(cluster, ranking, started, rest).pending().get(JobId.of(1));
  }

  @Test
  void theRestOfAnArrayKeepsItsPriorityWhenAllTasksThatWereToldApartHaveStarted() {
    assertThat(restAfterStarting(arrayWithSlots(4), 3, PriorityReport.Rest.SOMETHING).prio())
        .isEqualTo(0.25);
    assertThat(restAfterStarting(arrayWithSlots(4), 4, PriorityReport.Rest.NOTHING))
        .isEqualTo(new JobPriority(9, 0.5, 0.5, 0.3, 1000, 1000, 0, 0, 8, 9, 10, 11, 0.12));
    ClusterBuilder fewer =
        arrayWithSlots(4).configure(SchedulerConfig.MAX_PENDING_TASKS_PER_JOB, 2L);
    assertThat(restAfterStarting(fewer, 1, PriorityReport.Rest.SOMETHING).prio()).isEqualTo(0.25);
    assertThat(restAfterStarting(fewer, 2, PriorityReport.Rest.SOMETHING).prio()).isEqualTo(9);
  }
}
