package gridlite.execution;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
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

  @Test
  void theGuideShowsWhatSimulateDraws() throws Exception {
    CellCommands cell = new CellCommands(root);
    cell.run("gridlite", "init", "--simulate", "--hosts", "6", "--slots", "4");
    Files.writeString(
        root.resolve("rules"), "{\nname per\nenabled TRUE\nlimit users {*} to slots=14\n}\n");
    cell.run("qconf", "-Arqs", "rules");
    cell.run("gridlite", "export", "now");
    cell.run("qconf", "-mattr", "queue", "slots", "8", "all.q");
    cell.run("gridlite", "export", "proposed");
    Files.writeString(root.resolve("month.swf"), workload());
    cell.run(
        "gridlite",
        "simulate",
        "--workload",
        "month.swf",
        "--site",
        "now",
        "--against",
        "proposed",
        "-pe",
        "mpi",
        "--svg",
        "both.svg");
    String drawn = Files.readString(root.resolve("both.svg"));
    if (Boolean.getBoolean("gridlite.guides.write")) {
      Files.writeString(PICTURE, drawn);
    }
    assertThat(PICTURE).content().isEqualTo(drawn);
    cell.end();
  }
}
