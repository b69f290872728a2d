package gridlite.schedule.run;

import static gridlite.testkit.ClusterBuilder.NOW;
import static org.assertj.core.api.Assertions.assertThat;

import gridlite.condition.ConditionFlag;
import gridlite.condition.ConditionReason;
import gridlite.condition.InstanceCondition;
import gridlite.condition.InstanceConditions;
import gridlite.condition.LoadAdjustments;
import gridlite.config.ExecHost;
import gridlite.config.SchedulerConfig;
import gridlite.job.Allocation;
import gridlite.job.JobId;
import gridlite.job.TaskFlag;
import gridlite.name.HostName;
import gridlite.name.ObjectKind;
import gridlite.name.QueueInstanceName;
import gridlite.operation.progress.ApplyOrders;
import gridlite.schedule.algorithm.SchedulingRun;
import gridlite.schedule.ledger.CalendarWindows;
import gridlite.state.Change;
import gridlite.state.Engine;
import gridlite.state.HostLoad;
import gridlite.state.InstanceState;
import gridlite.state.SchedulingReport;
import gridlite.state.SearchWeights;
import gridlite.testkit.ClusterBuilder;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TimeZone;
import org.junit.jupiter.api.Test;

class InstanceConditionsTest {
  private static ClusterBuilder small() {
    return ClusterBuilder.empty()
        .complex("lic lic INT <= YES YES 0 0")
        .complex("heat heat INT >= YES NO 0 0")
        .host("node01")
        .host("node02")
        .queue("all.q", "node01 node02", "slots", "4");
  }

  private static InstanceCondition at(ClusterBuilder cell, String instance, Instant now) {
    return new InstanceConditions(cell.state(), now).of(cell.instance(instance));
  }

  private static String letters(ClusterBuilder cell, String instance) {
    return at(cell, instance, NOW).letters();
  }

  private static List<String> told(ClusterBuilder cell, String instance) {
    return at(cell, instance, NOW).reasons().stream().map(ConditionReason::text).toList();
  }

  @Test
  void aHostOfAnEngineThatIsSilentForTooLongIsUnknown() {
    ClusterBuilder cell =
        small()
            .apply(Engine.SLURM.chosen())
            .apply(
                new Change.PutLoad(
                    HostName.of("node01"), new HostLoad(Map.of("load_avg", "0"), NOW)));
    assertThat(at(cell, "all.q@node01", NOW.plusSeconds(300)).letters()).isEmpty();
    assertThat(at(cell, "all.q@node01", NOW.plusSeconds(301)).letters()).isEqualTo("u");
    assertThat(at(cell, "all.q@node02", NOW).letters()).isEqualTo("u");
    assertThat(at(small(), "all.q@node02", NOW).letters()).isEmpty();
  }

  /** A run is the same whoever makes it: calendars go by the cell's zone, not by the process's. */
  @Test
  void calendarsGoByTheClocksOfTheCellAndNotOfTheProcess() {
    ClusterBuilder cell =
        small().calendar("night", "mon-sun=0-6=off").queue("all.q", "node01", "calendar", "night");
    Instant now = Instant.parse("2026-11-23T20:00:00Z");
    ClusterBuilder east = cell.copy().apply(List.of(new Change.SetZone(ZoneId.of("Asia/Tokyo"))));
    TimeZone before = TimeZone.getDefault();
    try {
      for (String zone : List.of("UTC", "Asia/Tokyo", "America/Lima")) {
        TimeZone.setDefault(TimeZone.getTimeZone(zone));
        assertThat(at(cell, "all.q@node01", now).letters()).isEmpty();
        assertThat(at(east, "all.q@node01", now).letters()).isEqualTo("D");
        assertThat(new CalendarWindows(east.state()).nextChange(now))
            .contains(Instant.parse("2026-11-23T21:00:00Z"));
      }
    } finally {
      TimeZone.setDefault(before);
    }
  }

  @Test
  void aCalendarOpensAndClosesAQueueAsTheClockMoves() {
    ClusterBuilder cell =
        small()
            .calendar("office", "mon-fri=6-20=suspended sat-sun=off")
            .queue("all.q", "node01 node02", "calendar", "NONE,[node01=office]");
    assertThat(letters(cell, "all.q@node01")).isEqualTo("D");
    assertThat(letters(cell, "all.q@node02")).isEmpty();
    Instant monday = Instant.parse("2026-11-23T00:00:00Z");
    assertThat(at(cell, "all.q@node01", monday).takesJobs()).isTrue();
    Instant morning = monday.plus(Duration.ofHours(6));
    assertThat(at(cell, "all.q@node01", morning.minusSeconds(1)).letters()).isEmpty();
    assertThat(at(cell, "all.q@node01", morning).letters()).isEqualTo("C");
    assertThat(at(cell, "all.q@node01", morning).jobsSuspended()).isTrue();
    assertThat(at(cell, "all.q@node01", monday.plus(Duration.ofHours(20))).letters()).isEmpty();
  }

  @Test
  void aQueueIsSuspendedWhileItsSuperiorHasTheNumberOfSlotsInUse() {
    ClusterBuilder cell =
        small()
            .queue(
                "hi.q",
                "node01 node02",
                "slots",
                "2",
                "subordinate_list",
                "all.q=1,[node02=all.q]");
    assertThat(letters(cell, "all.q@node01")).isEmpty();
    ClusterBuilder one =
        cell.job().running("hi.q@node01", 1).add().job().running("hi.q@node02", 1).add();
    assertThat(letters(one, "all.q@node01")).isEqualTo("S");
    assertThat(letters(one, "all.q@node02")).isEmpty();
    assertThat(letters(one.job().running("hi.q@node02", 1).add(), "all.q@node02")).isEqualTo("S");
    assertThat(letters(one.apply(List.of(new Change.RemoveJob(JobId.of(1)))), "all.q@node01"))
        .isEmpty();
  }

  @Test
  void aParallelJobStopsWhenOneOfItsInstancesDoes() {
    Allocation wide =
        Allocation.parallel(
            "rr",
            List.of(
                new Allocation.Grant(QueueInstanceName.of("all.q@node01"), 1),
                new Allocation.Grant(QueueInstanceName.of("all.q@node02"), 1)));
    ClusterBuilder cell = small().job().running(wide).add();
    InstanceState slave = cell.instance("all.q@node02").state().withSuspended(true);
    ClusterBuilder stopped = cell.copy().apply(List.of(new Change.PutInstance(slave)));
    assertThat(isSuspended(cell, JobId.of(1))).isFalse();
    assertThat(isSuspended(stopped, JobId.of(1))).isTrue();
  }

  private static boolean isSuspended(ClusterBuilder cell, JobId job) {
    return cell.state()
        .job(job)
        .map(
            found ->
                new InstanceConditions(cell.state(), NOW)
                    .suspends(found, found.task(1).orElseThrow()))
        .orElseThrow();
  }

  @Test
  void slotWiseTheQueueWithTheGreatestNumberGivesWayFirst() {
    ClusterBuilder cell =
        small()
            .queue("low.q", "node01", "slots", "4")
            .queue("mid.q", "node01", "slots", "4")
            .queue(
                "top.q",
                "node01",
                "slots",
                "4",
                "subordinate_list",
                "slots=3(low.q:2:sr,mid.q:1:lr)")
            .job()
            .running("low.q@node01", 1)
            .add()
            .job()
            .running("low.q@node01", 1)
            .since(NOW.plusSeconds(1))
            .add()
            .job()
            .running("mid.q@node01", 1)
            .since(NOW.plusSeconds(2))
            .add()
            .job()
            .running("mid.q@node01", 1)
            .since(NOW.plusSeconds(3))
            .add();
    assertThat(suspended(cell)).containsExactly(JobId.of(2));
    ClusterBuilder busy =
        cell.job().running("top.q@node01", 1).add().job().running("top.q@node01", 1).add();
    assertThat(suspended(busy)).containsExactly(JobId.of(1), JobId.of(2), JobId.of(3));
    assertThat(
            suspended(
                busy.copy()
                    .job()
                    .running("top.q@node01", 1)
                    .add()
                    .job()
                    .running("top.q@node01", 1)
                    .add()))
        .containsExactly(JobId.of(1), JobId.of(2), JobId.of(3), JobId.of(4));
    assertThat(letters(busy, "low.q@node01")).isEmpty();
  }

  private static List<JobId> suspended(ClusterBuilder cell) {
    List<JobId> suspended = new ArrayList<>();
    cell.state()
        .jobs()
        .forEach(
            entry -> {
              if (isSuspended(cell, entry.key())) {
                suspended.add(entry.key());
              }
            });
    return suspended;
  }

  @Test
  void aConsumableThresholdComparesWhatIsLeftAndTellsOfAllTheList() {
    ClusterBuilder cell =
        small()
            .host("node01", "lic=3")
            .queue("all.q", "node01 node02", "load_thresholds", "NONE,[node01=lic=1,slots=1]");
    assertThat(letters(cell, "all.q@node01")).isEmpty();
    ClusterBuilder used =
        cell.job()
            .ask("lic=1")
            .running(serial("all.q@node01"))
            .add()
            .job()
            .ask("lic=1")
            .running(serial("all.q@node01"))
            .add();
    assertThat(letters(used, "all.q@node01")).isEqualTo("a");
    assertThat(told(used, "all.q@node01"))
        .containsExactly(
            "alarm hc:lic=   1.000 load-threshold=1", "alarm qc:slots=   2.000 load-threshold=1");
    assertThat(
            at(used, "all.q@node01", NOW)
                .cause(ConditionFlag.LOAD_ALARM)
                .map(ConditionReason::message))
        .contains("lic=1.000000 (no load value) <= 1");
  }

  private static Allocation serial(String instance) {
    return Allocation.serial(QueueInstanceName.of(instance));
  }

  @Test
  void aThresholdNobodyHasAValueForIsAnAlarm() {
    ClusterBuilder cell =
        small()
            .queue(
                "all.q",
                "node01 node02",
                "load_thresholds",
                "np_load_avg=1.75",
                "suspend_thresholds",
                "NONE,[node01=foo=1]");
    assertThat(letters(cell, "all.q@node01")).isEqualTo("aA");
    assertThat(letters(cell, "all.q@node02")).isEqualTo("a");
    assertThat(told(cell, "all.q@node02"))
        .containsExactly("error: no complex attribute for threshold np_load_avg");
    assertThat(
            at(cell, "all.q@node01", NOW).reasons().stream().map(ConditionReason::message).toList())
        .containsExactly(
            "no value for complex attribute \"np_load_avg\"",
            "no such complex attribute for threshold \"foo\"");
  }

  @Test
  void reportedLoadIsScaledAndComparedByTheRelationOfTheAttribute() {
    ClusterBuilder cell =
        small()
            .load(HostName.of("node01"), Map.of("np_load_avg", "1.2", "mem_free", "2G"))
            .queue("all.q", "node01 node02", "load_thresholds", "np_load_avg=1.75,[node02=NONE]");
    assertThat(letters(cell, "all.q@node01")).isEmpty();
    ClusterBuilder scaled =
        cell.put(
            ObjectKind.EXEC_HOST,
            "node01",
            cell.state()
                .find(ObjectKind.EXEC_HOST, "node01")
                .orElseThrow()
                .withText(ExecHost.LOAD_SCALING, "np_load_avg=2"));
    assertThat(letters(scaled, "all.q@node01")).isEqualTo("a");
    ClusterBuilder memory = cell.queue("all.q", "node01", "load_thresholds", "mem_free=4G");
    assertThat(told(memory, "all.q@node01"))
        .containsExactly("alarm hl:mem_free=2G load-threshold=4G");
  }

  @Test
  void jobsThatHaveJustStartedCountAsLoadForTheScheduler() {
    ClusterBuilder cell =
        small()
            .load(HostName.of("node01"), Map.of("np_load_avg", "1.0", "num_proc", "2"))
            .queue("all.q", "node01", "load_thresholds", "np_load_avg=1.5")
            .put(
                ObjectKind.SCHEDULER,
                "schedconf",
                SchedulerConfig.SCHEMA
                    .template()
                    .withText(SchedulerConfig.JOB_LOAD_ADJUSTMENTS, "np_load_avg=1")
                    .withText(SchedulerConfig.LOAD_ADJUSTMENT_DECAY_TIME, "0:1:40"))
            .job()
            .running("all.q@node01", 1)
            .add();
    assertThat(letters(cell, "all.q@node01")).isEmpty();
    assertThat(schedulerSees(cell, NOW)).isEqualTo("a");
    // half of the decay time: half a slot's load, on two processors
    assertThat(schedulerSees(cell, NOW.plusSeconds(50))).isEmpty();
  }

  private static String schedulerSees(ClusterBuilder cell, Instant now) {
    LoadAdjustments adjustments = LoadAdjustments.of(cell.state(), now);
    return new InstanceConditions(cell.state(), now, adjustments)
        .of(cell.instance("all.q@node01"))
        .letters();
  }

  @Test
  void settingsOfTwoGroupsMakeAnInstanceAmbiguous() {
    ClusterBuilder cell =
        small()
            .hostGroup("@g1", "node01", "node02")
            .hostGroup("@g2", "node01")
            .queue("all.q", "node01 node02", "slots", "4,[@g1=2],[@g2=2]");
    assertThat(letters(cell, "all.q@node01")).isEqualTo("c");
    assertThat(letters(cell, "all.q@node02")).isEmpty();
    assertThat(told(cell, "all.q@node01"))
        .containsExactly("warning: \"slots\" has ambiguous value (\"@g1\", \"@g2\")");
  }

  @Test
  void lettersKeepTheirOrder() {
    ClusterBuilder cell =
        small()
            .calendar("closed", "off")
            .queue("all.q", "node01", "calendar", "closed", "load_thresholds", "foo=1");
    InstanceState state =
        cell.instance("all.q@node01")
            .state()
            .withDisabled(true)
            .withSuspended(true)
            .withErrors(List.of("queue all.q marked QERROR"))
            .withOrphaned(true);
    assertThat(letters(cell.apply(List.of(new Change.PutInstance(state))), "all.q@node01"))
        .isEqualTo("aDdEso");
  }

  @Test
  void aSuspendAlarmStopsTheYoungestJobsStepByStepAndLetsTheOldestGoOnFirst() {
    ClusterBuilder cell =
        small()
            .load(HostName.of("node01"), Map.of("heat", "9"))
            .queue("all.q", "node01", "suspend_thresholds", "heat=8", "suspend_interval", "100")
            .job()
            .running("all.q@node01", 1)
            .add()
            .job()
            .running("all.q@node01", 1)
            .since(NOW.plusSeconds(1))
            .add()
            .job()
            .running("all.q@node01", 1)
            .since(NOW.plusSeconds(1))
            .add();
    ClusterBuilder first = step(cell, NOW.plusSeconds(10));
    assertThat(stopped(first)).containsExactly(JobId.of(2));
    assertThat(stopped(step(first, NOW.plusSeconds(50)))).containsExactly(JobId.of(2));
    ClusterBuilder second = step(first, NOW.plusSeconds(110));
    assertThat(stopped(second)).containsExactly(JobId.of(2), JobId.of(3));
    ClusterBuilder setBack = step(first, NOW.minusSeconds(3600));
    assertThat(stopped(setBack))
        .as("an hour ago by a clock that was set")
        .containsExactly(JobId.of(2), JobId.of(3));
    ClusterBuilder cool = second.copy().load(HostName.of("node01"), Map.of("heat", "7"));
    assertThat(stopped(step(cool, NOW.plusSeconds(150)))).containsExactly(JobId.of(2), JobId.of(3));
    assertThat(stopped(step(cool, NOW.plusSeconds(210)))).containsExactly(JobId.of(3));
    ClusterBuilder without = second.copy().queue("all.q", "node01", "suspend_thresholds", "NONE");
    assertThat(stopped(step(without, NOW.plusSeconds(111)))).isEmpty();
  }

  private static ClusterBuilder step(ClusterBuilder cell, Instant now) {
    InstanceConditions conditions = new InstanceConditions(cell.state(), now);
    SchedulingRun run =
        new SchedulingRun(
            SuspendThresholds.orders(cell.state(), conditions, now),
            SchedulingReport.NONE,
            SearchWeights.NONE,
            List.of());
    return cell.copy().apply(ApplyOrders.apply(cell.state(), run, now).changes());
  }

  private static List<JobId> stopped(ClusterBuilder cell) {
    List<JobId> stopped = new ArrayList<>();
    cell.state()
        .jobs()
        .forEach(
            entry -> {
              if (entry.value().task(1).orElseThrow().is(TaskFlag.THRESHOLD)) {
                stopped.add(entry.key());
              }
            });
    return stopped;
  }
}
