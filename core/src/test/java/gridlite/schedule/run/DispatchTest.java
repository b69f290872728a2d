package gridlite.schedule.run;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.config.ClusterQueue;
import gridlite.config.SchedulerConfig;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.name.HostName;
import gridlite.schedule.algorithm.SchedulingRun;
import gridlite.state.MessageKind;
import gridlite.state.ReasonKind;
import gridlite.state.SchedulingMessage;
import gridlite.testkit.ClusterBuilder;
import gridlite.value.Fact;
import gridlite.value.NameValue;
import gridlite.value.PerHost;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Rules of conformance/scheduling and conformance/complexes, one an example. */
class DispatchTest {
  @Test
  void jobsThatComeTogetherFillHostAfterHost() {
    ClusterBuilder cluster = ClusterBuilder.of(2, 2);
    JobId first = cluster.job().submit();
    JobId second = cluster.job().submit();
    JobId third = cluster.job().submit();
    cluster.schedule();
    assertThat(cluster.placeOf(first)).isEqualTo("q@n1");
    assertThat(cluster.placeOf(second)).isEqualTo("q@n1");
    assertThat(cluster.placeOf(third)).isEqualTo("q@n2");
  }

  @Test
  void jobsThatComeOneByOneGoRoundTheHosts() {
    ClusterBuilder cluster = ClusterBuilder.of(2, 2);
    for (String place : List.of("q@n1", "q@n2", "q@n1")) {
      JobId job = cluster.job().submit();
      cluster.schedule();
      assertThat(cluster.placeOf(job)).isEqualTo(place);
    }
  }

  @Test
  void theQueueWithTheLowerSequenceNumberIsTakenFirst() {
    ClusterBuilder cluster =
        ClusterBuilder.of(1, 1)
            .queue("low", "n1", "slots", "1", "seq_no", "9")
            .queue("first", "n1", "slots", "1", "seq_no", "1");
    JobId job = cluster.job().in("low", "first").submit();
    cluster.schedule();
    assertThat(cluster.placeOf(job)).isEqualTo("first@n1");
  }

  @Test
  void hostsAreOrderedByTheLoadFormula() {
    ClusterBuilder cluster = ClusterBuilder.of(2, 1).complex("weight weight DOUBLE <= YES NO 0 0");
    cluster.host("n1", "weight=3").host("n2", "weight=1");
    cluster.configure(SchedulerConfig.LOAD_FORMULA, "weight");
    JobId job = cluster.job().submit();
    cluster.schedule();
    assertThat(cluster.placeOf(job)).isEqualTo("q@n2");
  }

  /** Within a run, too: what a job will cause counts for those behind it (sched_conf(5)). */
  @Test
  void theLoadThatAJobWillCauseSendsTheNextOneElsewhere() {
    ClusterBuilder cluster = ClusterBuilder.of(2, 4);
    cluster.configure(
        SchedulerConfig.JOB_LOAD_ADJUSTMENTS, List.of(new NameValue("load_avg", "2")));
    cluster.configure(SchedulerConfig.LOAD_FORMULA, "load_avg");
    cluster.load(HostName.of("n1"), Map.of("load_avg", "1"));
    cluster.load(HostName.of("n2"), Map.of("load_avg", "2"));
    List<JobId> jobs = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      jobs.add(cluster.job().submit());
    }
    cluster.schedule();
    assertThat(jobs.stream().map(cluster::placeOf)).containsExactly("q@n1", "q@n2", "q@n1", "q@n2");
  }

  @Test
  void aConsumableOfTheClusterLimitsAllJobsTogether() {
    ClusterBuilder cluster = ClusterBuilder.of(2, 4).complex("lic lic INT <= YES YES 0 0");
    cluster.host("global", "lic=3");
    JobId first = cluster.job().ask("lic=2").submit();
    JobId second = cluster.job().ask("lic=2").submit();
    cluster.schedule();
    assertThat(cluster.placeOf(first)).isEqualTo("q@n1");
    assertThat(cluster.placeOf(second)).isEmpty();
    assertThat(cluster.reasons(second))
        .containsExactly("(-l lic=2) cannot run globally because it offers only gc:lic=1.000000");
  }

  /** A start changes what is left in the cluster for all hosts, on a host only for itself. */
  @Test
  void aStartMayReachThresholdsOnOtherHosts() {
    ClusterBuilder cluster =
        ClusterBuilder.of(1, 1)
            .complex("lic lic INT <= YES YES 0 0")
            .complex("disk disk INT <= YES YES 0 0");
    cluster.host("global", "lic=3").host("n2", "disk=3").host("n3", "disk=3");
    cluster
        .queue("watchful", "n2", "slots", "1", "load_thresholds", "lic=1")
        .queue("local", "n3", "slots", "4", "load_thresholds", "disk=1");
    JobId taker = cluster.job().ask("lic=2").in("q").submit();
    JobId elsewhere = cluster.job().in("watchful").submit();
    JobId large = cluster.job().ask("disk=2").in("local").submit();
    JobId behind = cluster.job().in("local").submit();
    cluster.schedule();
    assertThat(cluster.placeOf(taker)).isEqualTo("q@n1");
    assertThat(cluster.placeOf(elsewhere)).isEmpty();
    assertThat(cluster.placeOf(large)).isEqualTo("local@n3");
    assertThat(cluster.placeOf(behind)).isEmpty();
  }

  @Test
  void anUnknownResourceIsNamed() {
    ClusterBuilder cluster = ClusterBuilder.of(1, 1).complex("col col STRING == YES NO NONE 0");
    JobId job = cluster.job().ask("col=red").submit();
    cluster.schedule();
    assertThat(cluster.reasons(job))
        .containsExactly(
            "(-l col=red) cannot run in queue \"q@n1\" because job requests unknown resource"
                + " (col)");
  }

  @Test
  void anExclusiveJobNeedsAnEmptyHostAndKeepsOthersOut() {
    ClusterBuilder cluster = ClusterBuilder.of(2, 4).complex("alone alone BOOL EXCL YES YES 0 0");
    cluster.host("n1", "alone=TRUE").host("n2", "alone=TRUE");
    JobId plain = cluster.job().in("q@n1").submit();
    JobId alone = cluster.job().ask("alone=TRUE").submit();
    JobId late = cluster.job().in("q@n2").submit();
    cluster.schedule();
    assertThat(cluster.placeOf(plain)).isEqualTo("q@n1");
    assertThat(cluster.placeOf(alone)).isEqualTo("q@n2");
    assertThat(cluster.placeOf(late)).isEmpty();
    assertThat(cluster.reasons(late))
        .contains(
            "(-l NONE) cannot run at host \"n2\" because for default request exclusive resource"
                + " (alone) is already in use");
  }

  @Test
  void softRequestsChooseAmongSuitableHosts() {
    ClusterBuilder cluster = ClusterBuilder.of(3, 1).complex("fast fast BOOL == YES NO 0 0");
    cluster.host("n3", "fast=TRUE");
    JobId wish = cluster.job().wish("fast=TRUE").submit();
    JobId next = cluster.job().wish("fast=TRUE").submit();
    cluster.schedule();
    assertThat(cluster.placeOf(wish)).isEqualTo("q@n3");
    assertThat(cluster.placeOf(next)).isEqualTo("q@n1");
  }

  @Test
  void allocationRulesSpreadTheSlots() {
    ClusterBuilder cluster =
        ClusterBuilder.of(3, 4)
            .parallelEnvironment("smp", "$pe_slots")
            .parallelEnvironment("mpi", "$fill_up")
            .parallelEnvironment("rr", "$round_robin")
            .parallelEnvironment("two", "2");
    for (String[] example :
        new String[][] {
          {"smp", "3", "q@n1:3"},
          {"mpi", "6", "q@n1:4 q@n2:2"},
          {"rr", "5", "q@n1:2 q@n2:2 q@n3:1"},
          {"two", "4", "q@n1:2 q@n2:2"}
        }) {
      JobId job = cluster.job().parallel(example[0], example[1]).submit();
      cluster.schedule();
      assertThat(cluster.allocationOf(job)).isEqualTo(example[2]);
      cluster.end(job);
      // ended jobs would move their instances: the order is restored for the next example
      cluster = fresh();
    }
  }

  private static ClusterBuilder fresh() {
    return ClusterBuilder.of(3, 4)
        .parallelEnvironment("smp", "$pe_slots")
        .parallelEnvironment("mpi", "$fill_up")
        .parallelEnvironment("rr", "$round_robin")
        .parallelEnvironment("two", "2");
  }

  @Test
  void aTotalThatIsNoMultipleOfAFixedNumberNeverRuns() {
    ClusterBuilder cluster = fresh();
    JobId odd = cluster.job().parallel("two", "5").submit();
    JobId range = cluster.job().parallel("two", "3-5").submit();
    cluster.schedule();
    assertThat(cluster.allocationOf(odd)).isEmpty();
    assertThat(cluster.allocationOf(range)).isEqualTo("q@n1:2 q@n2:2");
  }

  @Test
  void aRangeGetsTheLargestNumberThatFits() {
    ClusterBuilder cluster = ClusterBuilder.of(2, 4).parallelEnvironment("mpi", "$fill_up");
    JobId job = cluster.job().parallel("mpi", "3,5,7-9").submit();
    cluster.schedule();
    assertThat(cluster.allocationOf(job)).isEqualTo("q@n1:4 q@n2:4");
  }

  @Test
  void aParallelJobThatDoesNotFitIsToldHowManySlotsThereAre() {
    ClusterBuilder cluster = ClusterBuilder.of(2, 4).parallelEnvironment("mpi", "$fill_up");
    JobId job = cluster.job().parallel("mpi", "9").submit();
    cluster.schedule();
    assertThat(cluster.reasons(job))
        .containsExactly("cannot run in PE \"mpi\" because it only offers 8 slots");
  }

  @Test
  void theMasterIsInTheLastQueueUsedOnTheFirstHost() {
    ClusterBuilder cluster =
        ClusterBuilder.of(1, 2).parallelQueue("r", 2, "n1").parallelEnvironment("smp", "$pe_slots");
    JobId job = cluster.job().parallel("smp", "3").submit();
    cluster.schedule();
    assertThat(cluster.allocationOf(job)).isEqualTo("r@n1:1 q@n1:2");
  }

  @Test
  void quotasLimitEachUser() {
    ClusterBuilder cluster =
        ClusterBuilder.of(1, 4).quotas("{\nname a\nenabled TRUE\nlimit users {*} to slots=1\n}\n");
    JobId first = cluster.job().submit();
    JobId second = cluster.job().submit();
    JobId other = cluster.job().owner("bob").submit();
    cluster.schedule();
    assertThat(cluster.placeOf(first)).isEqualTo("q@n1");
    assertThat(cluster.placeOf(other)).isEqualTo("q@n1");
    assertThat(cluster.reasons(second))
        .containsExactly("cannot run because it exceeds limit \"alice/////\" in rule \"a/1\"");
  }

  @Test
  void maxujobsCountsRunningJobsOfAUser() {
    ClusterBuilder cluster = ClusterBuilder.of(1, 4).configure(SchedulerConfig.MAXUJOBS, 1L);
    cluster.job().submit();
    JobId second = cluster.job().submit();
    cluster.schedule();
    assertThat(cluster.reasons(second)).contains("job dropped because of user limitations");
  }

  @Test
  void tasksOfAnArrayStartInOrderAndNoMoreThanAllowed() {
    ClusterBuilder cluster = ClusterBuilder.of(1, 4);
    JobId job =
        cluster.job().tasks(1, 4).with(JobRequest.TASK_CONCURRENCY, Optional.of(2L)).submit();
    SchedulingRun run = cluster.schedule();
    assertThat(run.orders()).extracting(order -> order.task().task()).containsExactly(1L, 2L);
    assertThat(cluster.reasons(job))
        .contains("not all array tasks may be started due to 'max_aj_instances'");
  }

  @Test
  void aReservationHoldsBackJobsThatWouldDelayIt() {
    ClusterBuilder cluster =
        ClusterBuilder.of(2, 1)
            .parallelEnvironment("mpi", "$fill_up")
            .configure(SchedulerConfig.MAX_RESERVATION, 1L);
    cluster.job().ask("h_rt=100").submit();
    cluster.schedule();
    JobId wide = cluster.job().parallel("mpi", "2").ask("h_rt=100").reserve().submit();
    JobId late = cluster.job().ask("h_rt=200").submit();
    JobId early = cluster.job().ask("h_rt=50").submit();
    cluster.schedule();
    assertThat(cluster.allocationOf(wide)).isEmpty();
    assertThat(cluster.placeOf(late)).isEmpty();
    assertThat(cluster.placeOf(early)).isEqualTo("q@n2");
  }

  /** A user chooses the number of slots, which must not decide how often hosts are looked at. */
  @Test
  void roundsForAReservationAreBounded() {
    ClusterBuilder cluster =
        ClusterBuilder.of(2, 4)
            .parallelEnvironment("rr", "$round_robin")
            .userSet("away", 0, "alice")
            .configure(SchedulerConfig.MAX_RESERVATION, 1L);
    cluster.queue("q", "n1 n2", "xuser_lists", "NONE,[n2=away]");
    JobId wide = cluster.job("alice").parallel("rr", "99999").reserve().submit();
    cluster.schedule();
    assertThat(cluster.reasons(wide))
        .contains("has no permission for queue \"q@n2\"")
        .hasSizeBetween(1000, 10_000);
  }

  @Test
  void aFullQueueInstanceIsToldToAllJobs() {
    ClusterBuilder cluster = ClusterBuilder.of(1, 1);
    cluster.job().submit();
    JobId waiting = cluster.job().submit();
    cluster.schedule();
    assertThat(cluster.state().report().global())
        .containsExactly(
            new SchedulingMessage(
                MessageKind.FULL,
                ReasonKind.FULL,
                List.of(new Fact.Word("queue_instance", "q@n1")),
                "queue instance \"q@n1\" dropped because it is full"));
    assertThat(cluster.reasons(waiting)).isEmpty();
  }

  @Test
  void aRequestThatReadsLikeAMessageIsOfTheKindOfItsReason() {
    ClusterBuilder cluster = ClusterBuilder.of(1, 1).complex("col col STRING == YES NO NONE 0");
    cluster.host("n1", "col=red");
    JobId job = cluster.job().ask("col=is in PE list").submit();
    cluster.schedule();
    assertThat(cluster.state().report().reasonsOf(job))
        .extracting(SchedulingMessage::kind)
        .containsExactly(MessageKind.HOST);
  }

  @Test
  void theAlgorithmFifoIgnoresPriorities() {
    ClusterBuilder cluster =
        ClusterBuilder.of(1, 1)
            .configure(SchedulerConfig.WEIGHT_PRIORITY, 1.0)
            .configure(SchedulerConfig.ALGORITHM, "first_come");
    JobId first = cluster.job().with(JobRequest.PRIORITY, -100L).submit();
    cluster.job().submit();
    cluster.schedule();
    assertThat(cluster.placeOf(first)).isEqualTo("q@n1");
  }

  @Test
  void anImmediateJobBehindABatchJobOfTheSameRequestsTakesTheInteractiveQueue() {
    ClusterBuilder cluster =
        ClusterBuilder.of(1, 1)
            .queue(
                "q", queue -> queue.with(ClusterQueue.QTYPE, PerHost.everywhere(List.of("BATCH"))))
            .queue("inter", "n1", "slots", "1", "qtype", "INTERACTIVE");
    cluster.job().submit();
    JobId waiting = cluster.job().submit();
    JobId immediate = cluster.job().with(JobRequest.IMMEDIATE, true).submit();
    cluster.schedule();
    assertThat(cluster.placeOf(waiting)).isEmpty();
    assertThat(cluster.placeOf(immediate)).isEqualTo("inter@n1");
  }
}
