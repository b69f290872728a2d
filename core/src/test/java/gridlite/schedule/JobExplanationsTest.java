package gridlite.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.config.SchedulerConfig;
import gridlite.job.HoldKind;
import gridlite.job.Job;
import gridlite.job.JobRequest;
import gridlite.schedule.JobExplanation.Environment;
import gridlite.simulate.StartEstimates;
import gridlite.state.Change;
import gridlite.value.Fact;
import gridlite.value.Statement;
import gridlite.value.TaskSet;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Why is it not running? */
class JobExplanationsTest {
  private static JobExplanation explained(Site site, long job) {
    return new JobExplanations(site.state, site.now, Instant::toString)
        .of(site.state.job(job).orElseThrow());
  }

  private static List<String> texts(List<JobExplanation.Obstacle> obstacles) {
    return obstacles.stream()
        .map(obstacle -> obstacle.cause().text() + " @" + obstacle.places().size())
        .toList();
  }

  @Test
  void whatHoldsForEverIsToldApartFromWhatHoldsNow() {
    Site site = Site.of(3, 1).complex("mem", "MEMORY", "<=", "YES", "YES", "0");
    site.host("n1", "mem=8G").host("n2", "mem=2G");
    site.job().ask("mem=6G").submit();
    site.schedule();
    long job = site.job().ask("mem=4G").submit();
    JobExplanation explanation = explained(site, job);
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
                      new Fact.Amount("wanted", 4 * giga));
            });
  }

  @Test
  void aJobThatFitsNowhereNeverRuns() {
    Site site = Site.of(2, 2).environment("smp", "$pe_slots");
    long job = site.job().parallel("smp", "3").submit();
    JobExplanation explanation = explained(site, job);
    assertThat(explanation.never()).isTrue();
    assertThat(explanation.environments())
        .containsExactly(
            new Environment(
                "smp", 3, 2, 2, List.of(Statement.of("one_host", "all must be on one host"))));
  }

  @Test
  void whatTheJobsAheadTakeCounts() {
    Site site = Site.of(1, 1);
    long first = site.job().submit();
    long second = site.job().submit();
    assertThat(explained(site, first).starts()).isPresent();
    assertThat(texts(explained(site, second).now())).containsExactly("no slot is free @1");
  }

  @Test
  void whatAnotherAlgorithmStartsFirstIsNotSaidToWait() {
    Site site = Site.of(1, 1).config(SchedulerConfig.ALGORITHM, "first_come");
    long first = site.job().with(JobRequest.PRIORITY, -100L).submit();
    long second = site.job().submit();
    assertThat(explained(site, first).starts()).isPresent();
    assertThat(explained(site, second).starts()).isEmpty();
    assertThat(StartEstimates.of(site.state, site.now).estimates().get(0).task().job())
        .isEqualTo(first);
  }

  @Test
  void whatKeepsAJobBackIsToldWithWhatToDo() {
    Site site = Site.of(1, 3).config(SchedulerConfig.MAXUJOBS, 1L);
    site.job().tasks(1, 2).submit();
    long array = site.job().owner("ann").tasks(1, 3).submit();
    site.schedule();
    Job job = site.state.job(array).orElseThrow();
    site.apply(new Change.PutJob(job.withHold(HoldKind.USER, TaskSet.of(2))));
    assertThat(explained(site, array).ofJob())
        .extracting(Statement::kind)
        .containsExactly("hold", "user_limit");
    assertThat(explained(site, array).ofJob())
        .extracting(Statement::text)
        .containsExactly(
            "it is held (-h u); \"qrls -h u\" releases it",
            "ann has 1 running, as many as maxujobs allows");
  }

  @Test
  void slotsThatAreKeptForAnotherJobAreNotCalledFull() {
    Site site = Site.of(1, 2).environment("mpi", "$fill_up");
    site.config(SchedulerConfig.MAX_RESERVATION, 1L);
    site.job().ask("h_rt=100").submit();
    site.schedule();
    long wide = site.job().ask("h_rt=50").parallel("mpi", "2").reserve().submit();
    long narrow = site.job().ask("h_rt=300").with(JobRequest.PRIORITY, -1L).submit();
    assertThat(explained(site, wide).reserved()).isPresent();
    assertThat(texts(explained(site, narrow).now()))
        .containsExactly(
            "it may still run at 2026-01-01T00:02:40Z, from when on slots are kept for job "
                + wide
                + " @1");
  }

  @Test
  void quotasOfNothingHoldForEver() {
    Site site = Site.of(1, 1).quota("{\nname a\nenabled TRUE\nlimit users bob to slots=0\n}\n");
    long job = site.job().owner("bob").submit();
    assertThat(explained(site, job).never()).isTrue();
  }

  @Test
  void quotasAreExplainedWhereNoSlotIsFreeAnyhow() {
    Site site = Site.of(1, 1).quota("{\nname a\nenabled TRUE\nlimit users bob to slots=1\n}\n");
    site.job().owner("bob").submit();
    site.schedule();
    long second = site.job().owner("bob").submit();
    assertThat(String.join("\n", texts(explained(site, second).now()))).contains("a/1");
  }

  /** All classes that a sealed interface permits, with those that these permit. */
  private static Stream<Class<?>> leaves(Class<?> type) {
    return type.isSealed()
        ? Stream.of(type.getPermittedSubclasses()).flatMap(JobExplanationsTest::leaves)
        : Stream.of(type);
  }

  @Test
  void everyReasonHasAKind() {
    assertThat(leaves(Reason.class)).hasSizeGreaterThan(20).allMatch(Causes.KINDS::containsKey);
  }
}
