package gridlite.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.schedule.JobExplanation.Environment;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Why is it not running? */
class JobExplanationsTest {
  private static JobExplanation explained(Site site, long job) {
    return new JobExplanations(site.state, site.now, Instant::toString)
        .of(site.state.job(job).orElseThrow());
  }

  private static List<String> texts(List<JobExplanation.Obstacle> obstacles) {
    return obstacles.stream()
        .map(obstacle -> obstacle.cause() + " @" + obstacle.places().size())
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
    assertThat(explanation.nearest().orElseThrow().lacks())
        .containsExactlyInAnyOrder("no slot is free", "mem: 2.000G of 4.000G, 2.000G short");
  }

  @Test
  void aJobThatFitsNowhereNeverRuns() {
    Site site = Site.of(2, 2).environment("smp", "$pe_slots");
    long job = site.job().parallel("smp", "3").submit();
    JobExplanation explanation = explained(site, job);
    assertThat(explanation.never()).isTrue();
    assertThat(explanation.environments())
        .containsExactly(new Environment("smp", 3, 2, 2, List.of("all must be on one host")));
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
}
