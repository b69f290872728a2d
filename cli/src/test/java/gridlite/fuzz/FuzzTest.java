package gridlite.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.testkit.CommandHarness;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The same inputs each time; bench/fuzz tries others. */
class FuzzTest {
  private static final Path HOME = Path.of(System.getProperty("gridlite.home"));
  private static final Path SITE = HOME.resolve("cli/src/test/resources/fuzz/site");

  @TempDir private Path scratch;
  private CommandHarness cell;

  @BeforeEach
  void makeCell() throws IOException {
    cell = Fuzz.cell(scratch.toRealPath(), SITE);
  }

  @Test
  @Timeout(value = 600, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void anyInputEndsWithAResultOrAProblem() throws IOException {
    Corpus corpus = Corpus.read(HOME.resolve("conformance"), List.of(SITE));
    assertThat(new Fuzz(corpus, cell).run(500, 1)).isEmpty();
  }

  @Test
  void aHundredThousandVariablesAreTakenInNoTime() {
    String variables =
        IntStream.range(0, 100_000)
            .mapToObj(i -> "v" + i + "=" + i)
            .collect(Collectors.joining(","));
    CommandHarness.Result result =
        cell.run("alice", List.of("qsub", "-N", "v", "-v", variables, "-b", "y", "sleep"), "");
    assertThat(result.status()).isZero();
    assertThat(cell.run("alice", List.of("qstat", "-j", "v"), "").out()).contains("v99999=99999");
  }

  @Test
  void recordsWithTimesBeyondTheCalendarAreIgnoredWithTheirLine() throws IOException {
    cell.write("records", Samples.RECORD.replace("1795000110", "9223372036854775807"));
    CommandHarness.Result result = cell.run("alice", List.of("qacct", "-f", "records", "-o"), "");
    assertThat(result.err()).contains("invalid entry in line 1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"qconf -au * interns", "qconf -aattr userset entries * deadlineusers"})
  void aWordWithALineBreakIsNoValue(String line) {
    List<String> words = new ArrayList<>(CommandHarness.words(line));
    words.replaceAll(word -> word.equals("*") ? "a\nb" : word);
    CommandHarness.Result result = cell.run("root", words, "");
    assertThat(result.err()).contains("\"a?b\" has a line break in it");
    assertThat(result.status()).isEqualTo(1);
  }

  /** Longer ones are beyond what the database takes. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "qconf -am NAME",
        "qconf -ah NAME",
        "qconf -au alice NAME",
        "qconf -Acal file",
        "qconf -Arqs file",
        "qconf -Ahgrp file",
        "qconf -Mc file"
      })
  void aNameThatIsTooLongIsRefused(String line) throws IOException {
    String name = "x".repeat(513);
    String table = cell.run("root", List.of("qconf", "-sc"), "").out();
    String verb = CommandHarness.words(line).get(1);
    cell.write(
        "file",
        switch (verb) {
          case "-Acal" -> "calendar_name " + name + "\nyear NONE\nweek NONE\n";
          case "-Arqs" -> "{\nname " + name + "\nenabled TRUE\nlimit to slots=1\n}\n";
          case "-Ahgrp" -> "group_name @" + name + "\nhostlist NONE\n";
          default -> table + name + " x INT <= YES NO 0 0\n";
        });
    CommandHarness.Result result =
        cell.run("root", CommandHarness.words(line.replace("NAME", name)), "");
    assertThat(result.err()).contains(" characters is too long, expected at most 512: ");
    assertThat(result.status()).isEqualTo(1);
  }

  @Test
  void aJobThatNoCalendarLetsStartDoesNotKeepASimulationGoing() throws IOException {
    cell.write("trace", "1 0 1 9 99 1 1 99 9 1 1 1 1 1 1 1 -1 -1\n" + Samples.TRACE);
    CommandHarness.Result result =
        cell.run(
            "alice", List.of("gridlite", "simulate", "--workload", "trace", "--site", "site"), "");
    assertThat(result.status()).isZero();
  }

  @Test
  void hugeTaskRangesAndDatesAreRefusedOrTaken() {
    for (String line :
        List.of(
            "qsub -t 1-4000000000 -b y sleep",
            "qsub -t 1-999999999 -b y sleep",
            "qsub -a 999912312359.59 -b y sleep",
            "qsub -dl 999912312359.59 -b y sleep",
            "qsub -l h_rt=99999999999:59:59 -b y sleep",
            "qsub -p " + "9".repeat(10_000) + " -b y sleep",
            "qsub -l sw=" + "(".repeat(10_000) + " -b y sleep",
            "qsub -l sw=" + "a|".repeat(100_000) + "a -b y sleep",
            "qsub -N " + "n".repeat(100_000) + " -b y sleep",
            "qrsub -a 999912312359.59 -d 99999999:0:0 -l slots=1",
            "qrsub -a 203001010000 -d 99999999999999999999 -l slots=1",
            "qacct -d 99999999999999999",
            "qacct -b 999912312359.59 -d 99999999",
            "qdel 1-4000000000",
            "qsched run",
            "qsched advance 99999999999999",
            "qsched advance 400000000000",
            "qstat -j *",
            "qrstat -u *")) {
      CommandHarness.Result result = cell.run("alice", CommandHarness.words(line), "");
      assertThat(result.status()).as(line).isLessThan(70);
    }
  }
}
