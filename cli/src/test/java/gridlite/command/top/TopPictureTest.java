package gridlite.command.top;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.render.TextOutput;
import gridlite.terminal.Cells;
import gridlite.terminal.TerminalSize;
import gridlite.testkit.CommandHarness;
import gridlite.testkit.TerminalPicture;
import gridlite.value.Given;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Pattern;
import org.jline.builtins.ScreenTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * How {@code gridlite top} looks; {@code docs/top.svg} is one of the pictures, which {@code
 * -Dgridlite.guides.write=true} draws anew.
 */
class TopPictureTest {
  private static final Path PICTURE =
      Path.of(System.getProperty("gridlite.home", "..")).toAbsolutePath().resolve("docs/top.svg");
  private static final Instant NOON = Instant.parse("2026-03-02T12:00:00Z");
  private static final Pattern CODE = Pattern.compile("\u001b\\[([0-9]+)m");

  /** A cell with a job of each kind, whose names and texts are given. */
  private static CellView snapshot(String name) {
    List<CellView.JobLine> jobs = new ArrayList<>();
    jobs.add(job(1, name, "running", "r", "all.q@n1", ""));
    jobs.add(job(2, name, "waiting", "qw", "", "no slot is free " + name));
    CellView.Place queue = new CellView.Place(name, 2, 4, Optional.of(name), Optional.empty());
    CellView.Place host =
        new CellView.Place(
            name, 2, 4, Optional.of(name), Optional.of(new CellView.Measures("0.5", "1G", "4G")));
    QuotaGauge gauge =
        new QuotaGauge(
            name,
            Optional.of(name),
            "slots",
            "2",
            "4",
            0.5,
            List.of(new QuotaGauge.Share(name, "2", 0.5)));
    return new CellView(
        7,
        Optional.of(NOON),
        List.of(1L, 1L, 0L, 0L, 0L),
        List.of(queue),
        List.of(host),
        List.of(gauge),
        2,
        0,
        jobs);
  }

  private static CellView.JobLine job(
      long number, String name, String doing, String letters, String where, String why) {
    return new CellView.JobLine(
        number,
        Optional.empty(),
        name,
        name,
        letters,
        doing,
        1,
        NOON,
        "0.5",
        doing.equals("running"),
        Given.text(where),
        Given.text(why));
  }

  private static List<String> rows(TopModel model, int rows, int columns) {
    return new TopPicture(
            model,
            Map.of(2L, NOON.plusSeconds(600)),
            ZoneOffset.UTC,
            TextOutput.Palette.COLOURED,
            columns)
        .rows(new TerminalSize(rows, columns));
  }

  private static String plain(String row) {
    return CODE.matcher(row).replaceAll("");
  }

  /** All views and pages of a model. */
  private static List<List<String>> pictures(CellView snapshot, int rows, int columns) {
    List<List<String>> pictures = new ArrayList<>();
    for (String keys : List.of("1", "2", "3", "4", "4 enter", "?", "1 d", "/ x", "1 enter")) {
      TopModel model = new TopModel();
      model.show(snapshot);
      rows(model, rows, columns);
      for (String key : keys.split(" ", -1)) {
        model.press(key);
      }
      pictures.add(rows(model, rows, columns));
    }
    return pictures;
  }

  @Test
  void hostileNamesDoNothingButStandThere() {
    List<String> names =
        List.of(
            "\u001b[2J\u001b[31mred",
            "\u001b]0;title\u0007",
            "a\rb\nc\td\u0000e\u007f\u009b31m",
            "\u202egnp.exe",
            "\u2066x\u2069\u200b\u200d",
            "e" + "\u0301".repeat(50),
            "\u0301\u0301first",
            "漢字漢字漢字漢字漢字漢字漢字",
            "\ud83d\ude00\ud83d\ude00",
            "\ud83d",
            "\ue000\uffff\u2028\u2029",
            "x".repeat(10_000));
    for (String name : names) {
      for (List<String> rows : pictures(snapshot(name), 20, 61)) {
        for (String row : rows) {
          String plain = plain(row);
          assertThat(Cells.width(plain)).as(name).isLessThanOrEqualTo(61);
          assertThat(plain.codePoints().filter(TopPictureTest::isHarmful)).as(name).isEmpty();
        }
      }
    }
  }

  private static boolean isHarmful(int point) {
    int type = Character.getType(point);
    return type == Character.CONTROL || type == Character.FORMAT || type == Character.SURROGATE;
  }

  @Test
  void aTerminalShowsTheColumnsBesideAHostileNameInTheirPlaces() {
    ScreenTerminal terminal = new ScreenTerminal(61, 20);
    terminal.write(String.join("\r\n", rows(shown("漢字漢字漢\u0301\u0301\u0301字"), 20, 61)));
    List<String> rows = terminal.toString().lines().toList();
    assertThat(rows.get(0)).startsWith(" gridlite top  1 running  1 waiting");
    assertThat(rows).anyMatch(row -> row.contains(" r     1     12:00:00  all.q@n1"));
  }

  private static TopModel shown(String name) {
    TopModel model = new TopModel();
    model.show(snapshot(name));
    return model;
  }

  @Test
  void anySequenceOfKeysOnAnySizeDrawsARowForEachLine() {
    long seed = System.nanoTime();
    Random random = new Random(seed);
    List<String> keys =
        List.of(
            "1",
            "2",
            "3",
            "4",
            "tab",
            "back-tab",
            "up",
            "down",
            "page-up",
            "page-down",
            "home",
            "end",
            "/",
            "x",
            "escape",
            "enter",
            "backspace",
            "s",
            "S",
            "f",
            "e",
            "w",
            "p",
            "u",
            "h",
            "r",
            "d",
            "n",
            "?",
            "left",
            "right",
            "other",
            "漢",
            "ctrl-a");
    TopModel model = shown("name");
    for (int i = 0; i < 3000; i++) {
      model.press(keys.get(random.nextInt(keys.size())));
      int height = 1 + random.nextInt(40);
      int columns = 1 + random.nextInt(150);
      List<String> rows = rows(model, height, columns);
      assertThat(rows).as("seed %d, step %d", seed, i).hasSize(height);
      if (i % 50 == 0) {
        model.show(random.nextBoolean() ? snapshot("other") : CellView.NONE);
      }
    }
  }

  @Test
  void everythingIsSaidInWordsToo() {
    for (List<String> rows : pictures(snapshot("name"), 24, 100)) {
      String coloured = String.join("\n", rows);
      assertThat(coloured.replaceAll("\u001b\\[(?:32|33|31|1|7|0)m", "")).doesNotContain("\u001b");
    }
    assertThat(rows(shown("name"), 24, 100).toString()).contains("running", "waiting", "2/4 slots");
  }

  @Test
  void aBarIsFullOrEmptyOnlyWhenItsPartIs() {
    assertThat(TopPicture.bar(0, 4)).isEqualTo("[....]");
    assertThat(TopPicture.bar(0.01, 4)).isEqualTo("[#...]");
    assertThat(TopPicture.bar(0.5, 4)).isEqualTo("[##..]");
    assertThat(TopPicture.bar(0.99, 4)).isEqualTo("[###.]");
    assertThat(TopPicture.bar(1, 4)).isEqualTo("[####]");
    assertThat(TopPicture.bar(7, 4)).isEqualTo("[####]");
  }

  @Test
  void theSelectedJobStaysSelectedWhenOthersComeBeforeIt() {
    TopModel model = shown("name");
    rows(model, 24, 100);
    model.press("down");
    CellView before = model.snapshot();
    List<CellView.JobLine> more = new ArrayList<>(before.jobs());
    more.add(1, job(3, "new", "running", "r", "all.q@n2", ""));
    model.show(
        new CellView(
            8,
            Optional.of(NOON),
            before.counts(),
            before.queues(),
            before.hosts(),
            before.quotas(),
            3,
            0,
            more));
    assertThat(model.selectedJob().orElseThrow().job()).isEqualTo(2);
    // what is asked is about the job that was selected, whatever comes
    model.press("d");
    model.show(CellView.NONE);
    assertThat(model.press("y")).isEqualTo(TopModel.Step.RUN);
    assertThat(model.agreed()).containsExactly("qdel", "2");
  }

  // ---- the picture of the documentation

  @Test
  void thePictureOfTheDocumentationShowsACell(@TempDir Path directory) throws IOException {
    CommandHarness cell = CommandHarness.withJobs(directory);
    cell.write("rules", "{\n name most\n enabled TRUE\n limit users {*} to slots=3\n}\n");
    cell.succeed("qconf -Arqs rules");
    TopModel model = new TopModel();
    model.show(CellView.read(cell.succeed("gridlite look")));
    Map<Long, Instant> starts = CellView.readStarts(cell.succeed("gridlite look --starts"));
    rows(model, 20, 100);
    model.press("down");
    String drawn =
        TerminalPicture.draw(
            "gridlite top on a terminal",
            new TopPicture(model, starts, ZoneOffset.UTC, TextOutput.Palette.COLOURED, 100)
                .rows(new TerminalSize(20, 100)));
    assertThat(drawn).contains("gridlite top", "all.q", "users alice", "running", "waiting");
    if (Boolean.getBoolean("gridlite.guides.write")) {
      Files.writeString(PICTURE, drawn);
    }
    assertThat(PICTURE).content().isEqualTo(drawn);
  }
}
