package gridlite.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.config.ClusterQueue;
import gridlite.config.SchedulerConfig;
import gridlite.job.JobRequest;
import gridlite.value.PerHost;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Rules of conformance/scheduling and conformance/complexes, one an example. */
class DispatchTest {
  @Test
  void jobsThatComeTogetherFillHostAfterHost() {
    Site site = Site.of(2, 2);
    long first = site.job().submit();
    long second = site.job().submit();
    long third = site.job().submit();
    site.schedule();
    assertThat(site.placeOf(first)).isEqualTo("q@n1");
    assertThat(site.placeOf(second)).isEqualTo("q@n1");
    assertThat(site.placeOf(third)).isEqualTo("q@n2");
  }

  @Test
  void jobsThatComeOneByOneGoRoundTheHosts() {
    Site site = Site.of(2, 2);
    for (String place : List.of("q@n1", "q@n2", "q@n1")) {
      long job = site.job().submit();
      site.schedule();
      assertThat(site.placeOf(job)).isEqualTo(place);
    }
  }

  @Test
  void theQueueWithTheLowerSequenceNumberIsTakenFirst() {
    Site site =
        Site.of(1, 1)
            .queue(
                "low",
                1,
                List.of("n1"),
                queue -> queue.with(ClusterQueue.SEQ_NO, PerHost.everywhere(9L)))
            .queue(
                "first",
                1,
                List.of("n1"),
                queue -> queue.with(ClusterQueue.SEQ_NO, PerHost.everywhere(1L)));
    long job = site.job().in("low", "first").submit();
    site.schedule();
    assertThat(site.placeOf(job)).isEqualTo("first@n1");
  }

  @Test
  void hostsAreOrderedByTheLoadFormula() {
    Site site = Site.of(2, 1).complex("weight", "DOUBLE", "<=", "YES", "NO", "0");
    site.host("n1", "weight=3").host("n2", "weight=1");
    site.config(SchedulerConfig.LOAD_FORMULA, "weight");
    long job = site.job().submit();
    site.schedule();
    assertThat(site.placeOf(job)).isEqualTo("q@n2");
  }

  @Test
  void aConsumableOfTheClusterLimitsAllJobsTogether() {
    Site site = Site.of(2, 4).complex("lic", "INT", "<=", "YES", "YES", "0");
    site.host("global", "lic=3");
    long first = site.job().ask("lic=2").submit();
    long second = site.job().ask("lic=2").submit();
    site.schedule();
    assertThat(site.placeOf(first)).isEqualTo("q@n1");
    assertThat(site.placeOf(second)).isEmpty();
    assertThat(site.reasons(second))
        .containsExactly("(-l lic=2) cannot run globally because it offers only gc:lic=1.000000");
  }

  @Test
  void anUnknownResourceIsNamed() {
    Site site = Site.of(1, 1).complex("col", "STRING", "==", "YES", "NO", "NONE");
    long job = site.job().ask("col=red").submit();
    site.schedule();
    assertThat(site.reasons(job))
        .containsExactly(
            "(-l col=red) cannot run in queue \"q@n1\" because job requests unknown resource"
                + " (col)");
  }

  @Test
  void anExclusiveJobNeedsAnEmptyHostAndKeepsOthersOut() {
    Site site = Site.of(2, 4).complex("alone", "BOOL", "EXCL", "YES", "YES", "0");
    site.host("n1", "alone=TRUE").host("n2", "alone=TRUE");
    long plain = site.job().in("q@n1").submit();
    long alone = site.job().ask("alone=TRUE").submit();
    long late = site.job().in("q@n2").submit();
    site.schedule();
    assertThat(site.placeOf(plain)).isEqualTo("q@n1");
    assertThat(site.placeOf(alone)).isEqualTo("q@n2");
    assertThat(site.placeOf(late)).isEmpty();
    assertThat(site.reasons(late))
        .contains(
            "(-l NONE) cannot run at host \"n2\" because for default request exclusive resource"
                + " (alone) is already in use");
  }

  @Test
  void softRequestsChooseAmongSuitableHosts() {
    Site site = Site.of(3, 1).complex("fast", "BOOL", "==", "YES", "NO", "0");
    site.host("n3", "fast=TRUE");
    long wish = site.job().wish("fast=TRUE").submit();
    long next = site.job().wish("fast=TRUE").submit();
    site.schedule();
    assertThat(site.placeOf(wish)).isEqualTo("q@n3");
    assertThat(site.placeOf(next)).isEqualTo("q@n1");
  }

  @Test
  void allocationRulesSpreadTheSlots() {
    Site site =
        Site.of(3, 4)
            .environment("smp", "$pe_slots")
            .environment("mpi", "$fill_up")
            .environment("rr", "$round_robin")
            .environment("two", "2");
    for (String[] example :
        new String[][] {
          {"smp", "3", "q@n1:3"},
          {"mpi", "6", "q@n1:4 q@n2:2"},
          {"rr", "5", "q@n1:2 q@n2:2 q@n3:1"},
          {"two", "4", "q@n1:2 q@n2:2"}
        }) {
      long job = site.job().parallel(example[0], example[1]).submit();
      site.schedule();
      assertThat(site.allocationOf(job)).isEqualTo(example[2]);
      site.end(job);
      // ended jobs would move their instances: the order is restored for the next example
      site = fresh();
    }
  }

  private static Site fresh() {
    return Site.of(3, 4)
        .environment("smp", "$pe_slots")
        .environment("mpi", "$fill_up")
        .environment("rr", "$round_robin")
        .environment("two", "2");
  }

  @Test
  void aTotalThatIsNoMultipleOfAFixedNumberNeverRuns() {
    Site site = fresh();
    long odd = site.job().parallel("two", "5").submit();
    long range = site.job().parallel("two", "3-5").submit();
    site.schedule();
    assertThat(site.allocationOf(odd)).isEmpty();
    assertThat(site.allocationOf(range)).isEqualTo("q@n1:2 q@n2:2");
  }

  @Test
  void aRangeGetsTheLargestNumberThatFits() {
    Site site = Site.of(2, 4).environment("mpi", "$fill_up");
    long job = site.job().parallel("mpi", "3,5,7-9").submit();
    site.schedule();
    assertThat(site.allocationOf(job)).isEqualTo("q@n1:4 q@n2:4");
  }

  @Test
  void aParallelJobThatDoesNotFitIsToldHowManySlotsThereAre() {
    Site site = Site.of(2, 4).environment("mpi", "$fill_up");
    long job = site.job().parallel("mpi", "9").submit();
    site.schedule();
    assertThat(site.reasons(job))
        .containsExactly("cannot run in PE \"mpi\" because it only offers 8 slots");
  }

  @Test
  void theMasterIsInTheLastQueueUsedOnTheFirstHost() {
    Site site = Site.of(1, 2).queue("r", 2, List.of("n1")).environment("smp", "$pe_slots");
    long job = site.job().parallel("smp", "3").submit();
    site.schedule();
    assertThat(site.allocationOf(job)).isEqualTo("r@n1:1 q@n1:2");
  }

  @Test
  void quotasLimitEachUser() {
    Site site = Site.of(1, 4).quota("{\nname a\nenabled TRUE\nlimit users {*} to slots=1\n}\n");
    long first = site.job().submit();
    long second = site.job().submit();
    long other = site.job().owner("bob").submit();
    site.schedule();
    assertThat(site.placeOf(first)).isEqualTo("q@n1");
    assertThat(site.placeOf(other)).isEqualTo("q@n1");
    assertThat(site.reasons(second))
        .containsExactly("cannot run because it exceeds limit \"alice/////\" in rule \"a/1\"");
  }

  @Test
  void maxujobsCountsRunningJobsOfAUser() {
    Site site = Site.of(1, 4).config(SchedulerConfig.MAXUJOBS, 1L);
    site.job().submit();
    long second = site.job().submit();
    site.schedule();
    assertThat(site.reasons(second)).contains("job dropped because of user limitations");
  }

  @Test
  void tasksOfAnArrayStartInOrderAndNoMoreThanAllowed() {
    Site site = Site.of(1, 4);
    long job = site.job().tasks(1, 4).with(JobRequest.TASK_CONCURRENCY, 2L).submit();
    SchedulingRun run = site.schedule();
    assertThat(run.orders()).extracting(order -> order.task().task()).containsExactly(1L, 2L);
    assertThat(site.reasons(job))
        .contains("not all array tasks may be started due to 'max_aj_instances'");
  }

  @Test
  void aReservationHoldsBackJobsThatWouldDelayIt() {
    Site site =
        Site.of(2, 1).environment("mpi", "$fill_up").config(SchedulerConfig.MAX_RESERVATION, 1L);
    site.job().ask("h_rt=100").submit();
    site.schedule();
    long wide = site.job().parallel("mpi", "2").ask("h_rt=100").reserve().submit();
    long late = site.job().ask("h_rt=200").submit();
    long early = site.job().ask("h_rt=50").submit();
    site.schedule();
    assertThat(site.allocationOf(wide)).isEmpty();
    assertThat(site.placeOf(late)).isEmpty();
    assertThat(site.placeOf(early)).isEqualTo("q@n2");
  }

  @Test
  void aFullQueueInstanceIsToldToAllJobs() {
    Site site = Site.of(1, 1);
    site.job().submit();
    long waiting = site.job().submit();
    site.schedule();
    assertThat(site.state.report().global())
        .containsExactly("queue instance \"q@n1\" dropped because it is full");
    assertThat(site.reasons(waiting)).isEmpty();
  }

  @Test
  void theAlgorithmFifoIgnoresPriorities() {
    Site site =
        Site.of(1, 1)
            .config(SchedulerConfig.WEIGHT_PRIORITY, 1.0)
            .config(SchedulerConfig.ALGORITHM, "first_come");
    long first = site.job().with(JobRequest.PRIORITY, -100L).submit();
    site.job().submit();
    site.schedule();
    assertThat(site.placeOf(first)).isEqualTo("q@n1");
  }

  @Test
  void anImmediateJobBehindABatchJobOfTheSameRequestsTakesTheInteractiveQueue() {
    Site site =
        Site.of(1, 1)
            .requeue(queue -> queue.with(ClusterQueue.QTYPE, PerHost.everywhere(List.of("BATCH"))))
            .queue(
                "inter",
                1,
                List.of("n1"),
                queue ->
                    queue.with(ClusterQueue.QTYPE, PerHost.everywhere(List.of("INTERACTIVE"))));
    site.job().submit();
    long waiting = site.job().submit();
    long immediate = site.job().with(JobRequest.IMMEDIATE, true).submit();
    site.schedule();
    assertThat(site.placeOf(waiting)).isEmpty();
    assertThat(site.placeOf(immediate)).isEqualTo("inter@n1");
  }
}
