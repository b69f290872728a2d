package gridlite.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import gridlite.config.ParallelEnvironment;
import gridlite.config.SchedulerConfig;
import gridlite.format.Values;
import gridlite.job.Allocation;
import gridlite.job.JobPriority;
import gridlite.job.JobRequest;
import gridlite.job.TaskId;
import gridlite.name.ObjectKind;
import gridlite.name.QueueInstanceName;
import gridlite.state.Change;
import gridlite.state.SchedulingReport;
import gridlite.testing.Site;
import gridlite.value.SlotRange;
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
  private static JobPriority first(Site site) {
    return PriorityPolicy.rank(site.state(), Site.NOW).pending().get(0).priority();
  }

  @ParameterizedTest
  @CsvSource({"0, 0.5", "-1023, 0.00048828125", "1024, 1"})
  void thePosixPriorityIsBroughtToZeroToOne(long priority, double normalised) {
    Site site = new Site().job("alice").with(JobRequest.PRIORITY, priority).submit();
    assertThat(first(site).npprio()).isEqualTo(normalised);
  }

  @Test
  void aRequestCountsByAmountAndSlotsAndATextOnce() {
    Site site =
        new Site()
            .attribute("lic", "lic", "INT", "<=", "YES", "JOB", "0", "50")
            .attribute("big", "big", "MEMORY", "<=", "YES", "NO", "0", "0.5")
            .attribute("flag", "flag", "BOOL", "==", "YES", "NO", "0", "7")
            .attribute("text", "text", "RESTRING", "==", "YES", "NO", "NONE", "-11")
            .job("alice")
            .parallel("smp", "3")
            .requests("lic", "2", "big", "1K", "flag", "TRUE", "text", "any")
            .submit();
    // slots 3 * 1000, lic 3 * 2 * 50, big 3 * 1024 / 2, flag 3 * 7, text -11
    assertThat(first(site).rrcontr()).isEqualTo(3000 + 300 + 1536 + 21 - 11);
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
    Values environment =
        ParallelEnvironment.SCHEMA
            .template()
            .with(ParallelEnvironment.URGENCY_SLOTS, rule)
            .with(ParallelEnvironment.SLOTS, 20L);
    Site site = new Site().put(ObjectKind.PARALLEL_ENVIRONMENT, "smp", environment);
    assertThat(new AssumedSlots(site.state()).of("s*", SlotRange.parse(range))).isEqualTo(slots);
  }

  @Test
  void aDeadlineCountsTheMoreTheNearerItIs() {
    Site site =
        new Site()
            .job("alice")
            .with(JobRequest.DEADLINE, Optional.of(Site.NOW.plusSeconds(100)))
            .submit();
    assertThat(first(site).dlcontr()).isEqualTo(36000);
    JobPriority late =
        PriorityPolicy.rank(site.state(), Site.NOW.plusSeconds(500)).pending().get(0).priority();
    assertThat(late.dlcontr()).isEqualTo(3600000);
  }

  @Test
  void waitingCountsInWholeSeconds() {
    Site site =
        new Site()
            .configure(SchedulerConfig.WEIGHT_WAITING_TIME, 0.278)
            .job("alice")
            .at(Site.NOW.minusSeconds(100))
            .submit();
    assertThat(first(site).wtcontr()).isCloseTo(27.8, within(1e-9));
  }

  @Test
  void urgencyIsNormalisedOverPendingAndRunningJobs() {
    Site site = new Site().configure(SchedulerConfig.WEIGHT_URGENCY, 0.5);
    for (String slots : List.of("1", "3", "5")) {
      site.job("alice").parallel("smp", slots).submit();
    }
    site.start(3, "node01");
    Ranking ranking = PriorityPolicy.rank(site.state(), Site.NOW);
    assertThat(ranking.pending()).extracting(r -> r.job().id()).containsExactly(2L, 1L);
    assertThat(ranking.pending()).extracting(r -> r.priority().nurg()).containsExactly(0.5, 0.0);
    assertThat(ranking.running().get(new TaskId(3, 1)).nurg()).isEqualTo(1);
  }

  @Test
  void equalJobsStayInOrderOfSubmission() {
    Site site = new Site().job("b").submit().job("a").submit().job("c").submit();
    assertThat(PriorityPolicy.rank(site.state(), Site.NOW).pending())
        .extracting(r -> r.job().id())
        .containsExactly(1L, 2L, 3L);
    assertThat(first(site).prio()).isEqualTo(0.25);
  }

  @Test
  void aStartedJobReportsPriorityAndTicketsAndKeepsItsOtherNumbers() {
    Site site = new Site().job("alice").submit().job("bob").submit();
    JobPriority before = new JobPriority(9, 0.1, 0.2, 0.3, 4, 5, 6, 7, 8, 9, 10, 11, 0.12);
    site.change(
        new Change.PutReport(
            new SchedulingReport(
                java.util.Map.of(1L, before), java.util.Map.of(), List.of(), List.of())));
    Ranking ranking = PriorityPolicy.rank(site.state(), Site.NOW);
    TaskId started = new TaskId(1, 1);
    PriorityReport report = report(site, ranking, List.of(started), false);
    assertThat(report.pending()).containsOnlyKeys(2L);
    assertThat(report.running().get(started))
        .isEqualTo(new JobPriority(0.25, 0.1, 0.2, 0.5, 4, 5, 6, 7, 0, 0, 0, 0, 0.12));
  }

  @Test
  void withoutReportOfPendingTicketsPendingJobsShowNothing() {
    Site site =
        new Site().configure(SchedulerConfig.REPORT_PJOB_TICKETS, false).job("alice").submit();
    Ranking ranking = PriorityPolicy.rank(site.state(), Site.NOW);
    assertThat(ranking.pending().get(0).priority().prio()).isPositive();
    assertThat(report(site, ranking, List.of(), false).pending())
        .containsEntry(1L, JobPriority.NONE);
  }

  private static Site arrayWithSlots(long slots) {
    Site site = new Site().queue(slots, "node01").job("alice").tasks(1, 20).submit();
    JobPriority before = new JobPriority(9, 0.1, 0.2, 0.3, 4, 5, 6, 7, 8, 9, 10, 11, 0.12);
    return site.change(
        new Change.PutReport(
            new SchedulingReport(
                java.util.Map.of(1L, before), java.util.Map.of(), List.of(), List.of())));
  }

  private static PriorityReport report(
      Site site, Ranking ranking, List<TaskId> started, boolean full) {
    Map<TaskId, Allocation> starts = new LinkedHashMap<>();
    started.forEach(
        task -> starts.put(task, Allocation.serial(new QueueInstanceName("all.q", "node01"))));
    return PriorityReport.of(site.state(), Site.NOW, ranking, starts, Set.of(), full);
  }

  private static JobPriority restAfterStarting(Site site, int tasks, boolean full) {
    Ranking ranking = PriorityPolicy.rank(site.state(), Site.NOW);
    List<TaskId> started = new java.util.ArrayList<>();
    for (int task = 1; task <= tasks; task++) {
      started.add(new TaskId(1, task));
    }
    return report(site, ranking, started, full).pending().get(1L);
  }

  @Test
  void theRestOfAnArrayKeepsItsPriorityWhenAllTasksThatWereToldApartHaveStarted() {
    assertThat(restAfterStarting(arrayWithSlots(4), 3, false).prio()).isEqualTo(0.25);
    assertThat(restAfterStarting(arrayWithSlots(4), 4, true))
        .isEqualTo(new JobPriority(9, 0.5, 0.5, 0.3, 1000, 1000, 0, 0, 8, 9, 10, 11, 0.12));
    Site fewer = arrayWithSlots(4).configure(SchedulerConfig.MAX_PENDING_TASKS_PER_JOB, 2L);
    assertThat(restAfterStarting(fewer, 1, false).prio()).isEqualTo(0.25);
    assertThat(restAfterStarting(fewer, 2, false).prio()).isEqualTo(9);
  }
}
