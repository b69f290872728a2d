package gridlite.execution;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.command.simulate.SimulationReading;
import gridlite.page.PageFrame;
import gridlite.page.SimulationsPage;
import gridlite.render.TextOutput;
import gridlite.testkit.PagePicture;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * {@code docs/pictures/simulation.svg} is what {@code gridlite simulate --svg} draws of two
 * configurations. {@code -Dgridlite.guides.write=true} draws it anew.
 */
class SimulationPictureIT {
  private static final Path PICTURE =
      Path.of(System.getProperty("gridlite.home", ".."), "docs", "pictures", "simulation.svg");

  @TempDir Path root;

  /** A trace of 60 jobs of five users. */
  static String workload() {
    StringBuilder trace = new StringBuilder("; UnixStartTime: 1000000000\n");
    for (int i = 1; i <= 60; i++) {
      int slots = 1 + i % 3 * 3;
      trace.append(i).append(' ').append(i * 37).append(" -1 ").append(300 + i % 7 * 200);
      trace.append(' ').append(slots).append(" -1 -1 ").append(slots).append(" 2000 -1 1 ");
      trace.append(i % 5 + 1).append(" 1 -1 -1 -1 -1 -1\n");
    }
    return trace.toString();
  }

  /** The page of two simulations. */
  private static String page(String reports) {
    StringBuilder text = new StringBuilder();
    TextOutput out = new TextOutput(text::append);
    PageFrame.write(
        out,
        Optional.of("/comparison"),
        "Simulations",
        "",
        html -> SimulationsPage.write(SimulationReading.read("both.json", reports), html));
    out.flush();
    return text.toString();
  }

  /** Exports a cell as it is, and with twice the slots; the trace lies beside. */
  static void proposeTwiceTheSlots(CellCommands cell) throws Exception {
    cell.run("gridlite", "export", "now");
    cell.run("qconf", "-mattr", "queue", "slots", "8", "all.q");
    cell.run("gridlite", "export", "proposed");
    cell.run("qconf", "-mattr", "queue", "slots", "4", "all.q");
    Files.writeString(cell.root().resolve("month.swf"), workload());
  }

  /** Replays {@code month.swf} on {@code now} and another configuration. */
  static String compare(CellCommands cell, String against, String... form) throws Exception {
    List<String> words = new ArrayList<>(List.of("gridlite", "simulate"));
    words.addAll(List.of("--workload", "month.swf", "--site", "now", "--against", against));
    words.addAll(List.of("-pe", "mpi"));
    words.addAll(List.of(form));
    return cell.run(words.toArray(new String[0]));
  }

  @Test
  void theGuideShowsWhatSimulateDraws() throws Exception {
    CellCommands cell = new CellCommands(root);
    cell.run("gridlite", "init", "--simulate", "--hosts", "6", "--slots", "4");
    Files.writeString(
        root.resolve("rules"), "{\nname per\nenabled TRUE\nlimit users {*} to slots=14\n}\n");
    cell.run("qconf", "-Arqs", "rules");
    proposeTwiceTheSlots(cell);
    String reports = compare(cell, "proposed", "--svg", "both.svg", "-fmt", "json");
    String drawn = Files.readString(root.resolve("both.svg"));
    if (Boolean.getBoolean("gridlite.guides.write")) {
      Files.writeString(PICTURE, drawn);
    }
    assertThat(PICTURE).content().isEqualTo(drawn);
    PagePicture.compare("web-comparison.svg", PagePicture.of(page(reports), 1180, 1560));
    cell.end();
  }
}
