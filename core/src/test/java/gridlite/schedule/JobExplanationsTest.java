package gridlite.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.job.JobRequest;
import gridlite.schedule.JobExplanation.Environment;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Why is it not running, and when will it? */
class JobExplanationsTest {
  private static JobExplanation explained(Site site, long job) {
    return new JobExplanations(site.state, site.now).of(site.state.job(job).orElseThrow());
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
            "nothing offers the resource mem there @1", "too little mem for mem=4G @1");
    assertThat(texts(explanation.now()))
        .containsExactly("no slot is free @1", "too little mem for mem=4G @1");
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
    assertThat(explanation.environments()).containsExactly(new Environment("smp", 3, 2, 2));
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

  @Test
  void jobsStartWhenThoseAheadOfThemEnd() {
    Site site = Site.of(1, 1);
    site.job().ask("h_rt=100").submit();
    site.schedule();
    long second = site.job().ask("h_rt=50").submit();
    long third = site.job().ask("h_rt=50").submit();
    List<StartEstimates.Estimate> estimates = StartEstimates.of(site.state, site.now);
    assertThat(estimates).extracting(found -> found.task().job()).containsExactly(second, third);
    assertThat(estimates)
        .extracting(found -> found.start().orElseThrow())
        .containsExactly(site.now.plusSeconds(160), site.now.plusSeconds(270));
  }

  @Test
  void withoutALimitNoStartCanBeTold() {
    Site site = Site.of(1, 1);
    site.job().submit();
    site.schedule();
    site.job().submit();
    site.job().ask("lic=1").submit();
    assertThat(StartEstimates.of(site.state, site.now))
        .extracting(StartEstimates.Estimate::unknown)
        .containsExactly(
            "what it needs is closed, or used by jobs without a run time limit (h_rt)",
            "it fits nowhere, not even in an empty cluster");
  }

  @Test
  void asManyTasksAsTheJobAllowsRunAtOnce() {
    Site site = Site.of(1, 4);
    site.job().ask("h_rt=40").tasks(1, 5).with(JobRequest.TASK_CONCURRENCY, 2L).submit();
    assertThat(StartEstimates.of(site.state, site.now))
        .extracting(found -> found.start().orElseThrow().getEpochSecond())
        .containsExactly(
            Site.START.getEpochSecond(),
            Site.START.getEpochSecond(),
            Site.START.getEpochSecond() + 100,
            Site.START.getEpochSecond() + 100,
            Site.START.getEpochSecond() + 200);
  }
}
