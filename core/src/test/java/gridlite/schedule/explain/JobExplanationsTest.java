package gridlite.schedule.explain;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.config.SchedulerConfig;
import gridlite.job.HoldKind;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.job.ReservationId;
import gridlite.schedule.explain.JobExplanation.ParallelOffer;
import gridlite.schedule.run.Scheduler;
import gridlite.simulate.StartEstimates;
import gridlite.state.Change;
import gridlite.testkit.ClusterBuilder;
import gridlite.value.Fact;
import gridlite.value.Statement;
import gridlite.value.TaskSet;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Why is it not running? */
class JobExplanationsTest {
  private static JobExplanation explained(ClusterBuilder cluster, JobId job) {
    return new JobExplanations(Scheduler.ofBuiltIn(), cluster.state(), cluster.now())
        .of(cluster.state().job(job).orElseThrow());
  }

  private static List<String> texts(List<JobExplanation.Obstacle> obstacles) {
    return obstacles.stream()
        .map(obstacle -> obstacle.cause().text() + " @" + obstacle.places().size())
        .toList();
  }

  @Test
  void whatHoldsForEverIsToldApartFromWhatHoldsNow() {
    ClusterBuilder cluster = ClusterBuilder.of(3, 1).complex("mem mem MEMORY <= YES YES 0 0");
    cluster.host("n1", "mem=8G").host("n2", "mem=2G");
    cluster.job().ask("mem=6G").submit();
    cluster.schedule();
    JobId job = cluster.job().ask("mem=4G").submit();
    JobExplanation explanation = explained(cluster, job);
    assertThat(explanation.never()).isFalse();
    assertThat(texts(explanation.forever()))
        .containsExactly(
            "nothing offers the resource mem there @1", "too little mem on the host for mem=4G @1");
    assertThat(texts(explanation.now()))
        .containsExactly("no slot is free @1", "too little mem on the host for mem=4G @1");
    assertThat(explanation.nearest().orElseThrow().place()).hasToString("q@n1");
    List<Statement> lacks = explanation.nearest().orElseThrow().lacks();
    assertThat(lacks)
        .extracting(Statement::text)
        .containsExactlyInAnyOrder("no slot is free", "mem: 2.000G of 4.000G, 2.000G short");
    double giga = 1 << 30;
    assertThat(lacks)
        .filteredOn(lack -> lack.text().startsWith("mem"))
        .singleElement()
        .satisfies(
            lack -> {
              assertThat(lack.kind()).isEqualTo("not_enough");
              assertThat(lack.facts())
                  .containsExactly(
                      new Fact.Word("resource", "mem"),
                      new Fact.Word("level", "host"),
                      new Fact.Word("requested", "mem=4G"),
                      new Fact.Amount("offered", 2 * giga),
                      new Fact.Amount("wanted", 4 * giga),
                      new Fact.Word("place", "n1"));
            });
  }

  @Test
  void aJobThatFitsNowhereNeverRuns() {
    ClusterBuilder cluster = ClusterBuilder.of(2, 2).parallelEnvironment("smp", "$pe_slots");
    JobId job = cluster.job().parallel("smp", "3").submit();
    JobExplanation explanation = explained(cluster, job);
    assertThat(explanation.never()).isTrue();
    assertThat(explanation.parallelEnvironments())
        .containsExactly(
            new ParallelOffer(
                "smp", 3, 2, 2, List.of(Statement.of("one_host", "all must be on one host"))));
  }

  @Test
  void whatTheJobsAheadTakeCounts() {
    ClusterBuilder cluster = ClusterBuilder.of(1, 1);
    JobId first = cluster.job().submit();
    JobId second = cluster.job().submit();
    assertThat(explained(cluster, first).starts()).isPresent();
    assertThat(texts(explained(cluster, second).now())).containsExactly("no slot is free @1");
  }

  @Test
  void whatAnotherAlgorithmStartsFirstIsNotSaidToWait() {
    ClusterBuilder cluster =
        ClusterBuilder.of(1, 1).configure(SchedulerConfig.ALGORITHM, "first_come");
    JobId first = cluster.job().with(JobRequest.PRIORITY, -100L).submit();
    JobId second = cluster.job().submit();
    assertThat(explained(cluster, first).starts()).isPresent();
    assertThat(explained(cluster, second).starts()).isEmpty();
    assertThat(
            StartEstimates.of(Scheduler.ofBuiltIn(), cluster.state(), cluster.now())
                .estimates()
                .get(0)
                .task()
                .job()
                .number())
        .isEqualTo(first.number());
  }

  @Test
  void whatKeepsAJobBackIsToldWithWhatToDo() {
    ClusterBuilder cluster = ClusterBuilder.of(1, 3).configure(SchedulerConfig.MAXUJOBS, 1L);
    cluster.job().tasks(1, 2).submit();
    JobId array = cluster.job().owner("ann").tasks(1, 3).submit();
    cluster.schedule();
    Job job = cluster.state().job(array).orElseThrow();
    cluster.apply(new Change.PutJob(job.withHold(HoldKind.USER, TaskSet.of(2))));
    assertThat(explained(cluster, array).ofJob())
        .extracting(Statement::kind)
        .containsExactly("hold", "user_limit");
    assertThat(explained(cluster, array).ofJob())
        .extracting(Statement::text)
        .containsExactly(
            "it is held (-h u); \"qrls -h u\" releases it",
            "ann has 1 running, as many as maxujobs allows");
  }

  @Test
  void slotsThatAreKeptForAnotherJobAreNotCalledFull() {
    ClusterBuilder cluster =
        ClusterBuilder.of(1, 2)
            .at(Instant.parse("2026-01-01T00:00:00Z"))
            .parallelEnvironment("mpi", "$fill_up")
            .configure(SchedulerConfig.MAX_RESERVATION, 1L);
    cluster.job().ask("h_rt=100").submit();
    cluster.schedule();
    JobId wide = cluster.job().ask("h_rt=50").parallel("mpi", "2").reserve().submit();
    JobId narrow = cluster.job().ask("h_rt=300").with(JobRequest.PRIORITY, -1L).submit();
    assertThat(explained(cluster, wide).reserved()).isPresent();
    assertThat(texts(explained(cluster, narrow).now()))
        .containsExactly(
            "it may still run at 2026-01-01T00:02:40Z, from when on slots are kept for job "
                + wide
                + " @1");
  }

  /** See conformance/scheduling/advance-reservations.t. */
  @Test
  void jobsOfAnAdvanceReservationAreExplainedInItsEnvironment() {
    ClusterBuilder cluster =
        ClusterBuilder.of(2, 2)
            .parallelEnvironment("mpi", "$fill_up")
            .parallelEnvironment("smp", "$pe_slots");
    cluster.reserve(cluster.now(), cluster.now().plusSeconds(1000), "mpi", 2);
    JobId job =
        cluster
            .job()
            .parallel("smp", "4")
            .with(JobRequest.RESERVATION, Optional.of(new ReservationId(1)))
            .submit();
    assertThat(explained(cluster, job).parallelEnvironments())
        .extracting(JobExplanation.ParallelOffer::name)
        .containsExactly("mpi");
  }

  @Test
  void quotasOfNothingHoldForEver() {
    ClusterBuilder cluster =
        ClusterBuilder.of(1, 1).quotas("{\nname a\nenabled TRUE\nlimit users bob to slots=0\n}\n");
    JobId job = cluster.job().owner("bob").submit();
    assertThat(explained(cluster, job).never()).isTrue();
  }

  @Test
  void quotasAreExplainedWhereNoSlotIsFreeAnyhow() {
    ClusterBuilder cluster =
        ClusterBuilder.of(1, 1).quotas("{\nname a\nenabled TRUE\nlimit users bob to slots=1\n}\n");
    cluster.job().owner("bob").submit();
    cluster.schedule();
    JobId second = cluster.job().owner("bob").submit();
    assertThat(String.join("\n", texts(explained(cluster, second).now()))).contains("a/1");
  }
}
