package gridlite.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.complex.RequestedResource;
import gridlite.format.Values;
import gridlite.job.JobRequest;
import gridlite.problem.GridException;
import gridlite.value.NameValue;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How options add up or replace each other: qsub(1), sge_request(5). */
class SubmitDraftTest {
  private static final Instant NOW = Instant.parse("2026-11-21T10:00:00Z");

  private final SubmitDraft draft =
      new SubmitDraft(Map.of("FROM", "outside", "TZ", "UTC"), "/here", NOW);
  private final List<String> warnings = new ArrayList<>();

  private SubmitDraftTest source(String words) {
    warnings.addAll(draft.fold(read(words).entries()));
    return this;
  }

  private static OptionSource read(String words) {
    return new OptionSource.Reader(
            SubmitOptions.TABLE,
            SubmitOption.Command.QSUB,
            file -> file.equals("opts") ? Optional.of("-A file -l s_rt=8") : Optional.empty())
        .read(OptionWords.ofFile(words));
  }

  private Values request() {
    return draft.request();
  }

  @Test
  void aRepeatedResourceReplacesTheEarlierOneAndMovesToTheEnd() {
    source("-l h_rt=100,s_rt=50").source("-l h_rt=7,mem_free=1G");
    assertThat(request().get(JobRequest.HARD_RESOURCES))
        .containsExactly(
            new RequestedResource("s_rt", "50"),
            new RequestedResource("h_rt", "7"),
            new RequestedResource("mem_free", "1G"));
  }

  @Test
  void softCountsForTheRequestsThatFollowUntilHardOrTheEndOfTheSource() {
    source("-soft -l a=1 -q x -hard -l b=2").source("-l c=3");
    assertThat(request().get(JobRequest.SOFT_RESOURCES))
        .containsExactly(new RequestedResource("a", "1"));
    assertThat(request().get(JobRequest.HARD_RESOURCES))
        .containsExactly(new RequestedResource("b", "2"), new RequestedResource("c", "3"));
    assertThat(request().get(JobRequest.SOFT_QUEUES)).containsExactly("x");
  }

  @Test
  void queuesAddUpWithinASourceAndReplaceThoseOfAnEarlierSource() {
    source("-q old").source("-q a -q b,a");
    assertThat(request().get(JobRequest.HARD_QUEUES)).containsExactly("a", "b", "a");
  }

  @Test
  void variablesTakeTheirValueFromTheEnvironmentAndTheLaterOneCounts() {
    source("-v A=1,FROM,GONE").source("-v A=2");
    assertThat(request().get(JobRequest.VARIABLES))
        .containsExactly(
            new NameValue("TERM", ""),
            new NameValue("A", "2"),
            new NameValue("FROM", "outside"),
            new NameValue("GONE", ""));
  }

  @Test
  void oneMailAddressAHostIsKept() {
    source("-M a,b@c -M d");
    assertThat(request().get(JobRequest.MAIL_LIST)).containsExactly("d", "b@c");
  }

  @ParameterizedTest
  @CsvSource({"-m ea, ae", "-m b -m e, be", "-m n -m ea, ae", "-m beasn, ''", "-m be -m n, ''"})
  void mailLettersAddUpInTheirOrderAndNClearsThem(String words, String letters) {
    source(words);
    assertThat(request().get(JobRequest.MAIL_OPTIONS)).isEqualTo(letters);
  }

  @Test
  void contextVariablesAreAddedRemovedAndReplacedInOrder() {
    source("-ac a=1,b -ac b=2,a=3 -dc b -ac c=x=y");
    assertThat(request().get(JobRequest.CONTEXT))
        .containsExactly(new NameValue("a", "3"), new NameValue("c", "x=y"));
    source("-sc q=1");
    assertThat(request().get(JobRequest.CONTEXT)).containsExactly(new NameValue("q", "1"));
  }

  @Test
  void aSecondValueWithinASourceIsWarnedOfButNotWhereAnOptionFileGivesIt() {
    source("-A x -A y");
    assertThat(warnings).hasSize(1).first().asString().contains("\"-A\"");
    warnings.clear();
    source("-A before -@ opts");
    assertThat(warnings).isEmpty();
    assertThat(request().get(JobRequest.ACCOUNT)).isEqualTo("file");
    source("-@ opts -A after");
    assertThat(warnings).hasSize(1);
    source("-p -1 -p -2");
    assertThat(warnings).hasSize(1);
  }

  @Test
  void datesAreReadInTheCallersZone() {
    source("-a 203001011200.30 -dl 02281530");
    assertThat(request().get(JobRequest.START_TIME))
        .contains(Instant.parse("2030-01-01T12:00:30Z"));
    assertThat(request().get(JobRequest.DEADLINE)).contains(Instant.parse("2026-02-28T15:30:00Z"));
  }

  @ParameterizedTest
  @CsvSource({
    "-a 203013011200, month, 7",
    "-a 203001012400, hour, 7",
    "-p 1025, priority, 7",
    "-js -1, jobshare, 2",
    "-t 1-4;7, -t, 7",
    "-t 1-10:0, step, 7",
    "-N a/b, /, 2",
    "-c q, -c, 2",
    "-w x, -w, 7",
    "-v =x, -v, 7",
    "-nosuch, -nosuch, 2",
    "-ot 5, -ot, 5"
  })
  void mistakesNameOptionAndValueAndHaveTheirExitStatus(String words, String name, int status) {
    assertThatThrownBy(() -> source(words.replace(';', ',')))
        .isInstanceOfSatisfying(
            GridException.class,
            problem -> {
              assertThat(problem.problems().get(0).text()).contains(name);
              assertThat(problem.exitStatus()).isEqualTo(status);
            });
  }

  @Test
  void theNearestOptionIsProposedForAMisspeltOne() {
    assertThatThrownBy(() -> read("-hold_jd 1"))
        .isInstanceOfSatisfying(
            GridException.class,
            problem ->
                assertThat(problem.problems().get(0).hint()).contains("did you mean -hold_jid?"));
  }

  @ParameterizedTest
  @CsvSource({"5, 5-5:1", "2-10:3, 2-10:3", "1:4, 1-4:1", "3-1, 1-3:1", "1-, 1-9999999:1"})
  void taskRangesAreKeptAsAsked(String argument, String range) {
    assertThat(TaskArgument.parse(argument).range()).hasToString(range);
  }

  @Test
  void scriptLinesCountAtTheirBeginningOnly() {
    String script = "#!/bin/sh\n#$ -N x -l a=1\n# $ -A no\n  #$ -A no\n#$-m e # -A no\n#$ -A b#c\n";
    assertThat(OptionWords.ofScript(script, Optional.of("#$")))
        .containsExactly("-N", "x", "-l", "a=1", "-m", "e", "-A", "b");
    assertThat(OptionWords.ofScript(script, Optional.empty())).isEmpty();
  }
}
