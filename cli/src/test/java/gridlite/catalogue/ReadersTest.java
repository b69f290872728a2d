package gridlite.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.command.qconf.Switch;
import gridlite.command.qconf.SwitchTable;
import gridlite.command.qsched.Qsched;
import gridlite.operation.progress.AdvanceClock;
import gridlite.runtime.CommandPlace;
import gridlite.state.ClusterState;
import gridlite.testkit.CommandHarness;
import gridlite.verb.VerbRow;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What only reads waits for nobody who writes: in a cell on a server, where one does not exclude
 * the other. In the cell of these tests a job has ended which nobody has noticed yet.
 */
class ReadersTest {
  /** Commands that read, at least one of each. */
  private static final List<String> READING =
      List.of(
          "qstat",
          "qstat -f",
          "qstat -j 1",
          "qhost -j",
          "qselect",
          "qquota",
          "qacct",
          "qrstat",
          "qsub -verify -b y true",
          "qsched run -dry",
          "qsched run -dry --explain",
          "qsched load",
          "qsched load n1",
          "qsched usage",
          "qsched sharetree",
          "gridlite engine",
          "gridlite export texts",
          "gridlite import -dry texts",
          "gridlite history",
          "gridlite history job 1",
          "gridlite diff queue all.q",
          "gridlite explain 2",
          "gridlite explain --plan",
          "gridlite report",
          "gridlite rows jobs",
          "gridlite page /",
          "gridlite look",
          "gridlite lint",
          "gridlite timezone",
          "gridlite complete qstat",
          "gridlite await --now 1");

  /** The others, which change something, or need no cell. */
  private static final Set<String> CHANGING =
      Set.of(
          "qsub",
          "qrsh",
          "qalter",
          "qhold",
          "qrls",
          "qdel",
          "qresub",
          "qmod",
          "qrsub",
          "qrdel",
          "qsched advance",
          "qsched help",
          "gridlite import",
          "gridlite restore",
          "gridlite timezone UTC",
          "gridlite submit",
          "gridlite control",
          "gridlite follow");

  @TempDir Path directory;
  private CommandHarness cell;

  @BeforeEach
  void makeCell() throws IOException {
    cell = CommandHarness.withJobs(directory);
    cell.succeed("gridlite export texts");
    cell.build(cluster -> cluster.job("carol").running("all.q@n2", 1).add());
    ClusterState state = cell.state();
    cell.restore(state.apply(AdvanceClock.advance(state, 1_000_000).changes()));
    cell.letOthersWrite();
  }

  static List<String> reading() {
    return READING;
  }

  @ParameterizedTest
  @MethodSource("reading")
  void whatOnlyReadsWaitsForNobody(String line) {
    assertThat(cell.run(line).err()).doesNotContain("usage:");
  }

  /** What these tests find out is worth something: there is something to note, and they notice. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "qsub -b y true",
        "qsched run",
        "qsched load n1 load_avg=1",
        "qhold 2",
        "qconf -de n2"
      })
  void whatChangesSomethingWaits(String line) {
    assertThatThrownBy(() -> cell.run(line))
        .isInstanceOf(AssertionError.class)
        .hasMessage("waits for a writer");
  }

  @Test
  void everyCommandIsOneOrTheOther() {
    Set<String> names = new TreeSet<>(CHANGING);
    READING.forEach(line -> names.add(name(line)));
    assertThat(names).containsAll(commands());
  }

  private static String name(String line) {
    List<String> words = CommandHarness.words(line);
    boolean verbs = words.get(0).equals("gridlite") || words.get(0).equals("qsched");
    return verbs ? words.get(0) + " " + words.get(1) : words.get(0);
  }

  /** Commands, and verbs, that use the store of a cell which somebody opens for them. */
  private static List<String> commands() {
    List<String> names = new ArrayList<>();
    Stream.of(Catalogue.values())
        .map(Catalogue::command)
        .filter(command -> !Set.of("gridlite", "qsched", "qconf").contains(command))
        .forEach(names::add);
    Qsched.syntax().verbs().forEach(row -> names.add("qsched " + row.verb()));
    Stream.of(GridliteVerb.values())
        .filter(row -> row.place() != CommandPlace.CALLER)
        .map(VerbRow::verb)
        .forEach(verb -> names.add("gridlite " + verb));
    return names;
  }

  private static Stream<Switch> switches() {
    return SwitchTable.all().values().stream();
  }

  private static String line(Switch row) {
    return row.name() + " x".repeat(row.option().operands().least());
  }

  /** Objects that are not there are looked for as others are. */
  @Test
  void qconfShowsWhileOthersWrite() {
    switches()
        .filter(row -> row.option().documentation().orElseThrow().matches("(show|list|write) .*"))
        .forEach(row -> waitsForNobody("qconf " + line(row)));
  }

  @Test
  void qconfSaysWhatWouldChangeWhileOthersWrite() {
    switches().forEach(row -> waitsForNobody("qconf -dry " + line(row)));
  }

  private void waitsForNobody(String line) {
    assertThatCode(() -> cell.run(line)).as(line).doesNotThrowAnyException();
  }
}
