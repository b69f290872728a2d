package gridlite.drmaa;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Sessions that were recorded with Grid Engine's library in C, on a cell of real jobs. */
class RecordedSessionsIT {
  @TempDir static Path directory;
  @RegisterExtension static DrmaaCell cell = new DrmaaCell(() -> directory);

  /** The commands of a recorded scenario, and what Grid Engine's library has answered. */
  private record Recorded(String input, String output) {
    static Recorded of(Path file) throws IOException {
      StringBuilder input = new StringBuilder();
      StringBuilder output = new StringBuilder();
      boolean inside = false;
      for (String line : Files.readAllLines(file)) {
        if (line.startsWith("  $ ")) {
          inside = line.contains("drmaa-script");
        } else if (inside && line.startsWith("  > ")) {
          input.append(line.substring(4)).append('\n');
        } else if (inside && line.startsWith("  ")) {
          output.append(line.substring(2)).append('\n');
        }
      }
      return new Recorded(input.toString().replaceAll("X\n$", ""), output.toString());
    }
  }

  private static void assertAnsweredAsIn(String scenario) throws IOException, InterruptedException {
    Recorded recorded = Recorded.of(DrmaaCell.SOURCES.resolve("test/scenarios").resolve(scenario));
    DrmaaCell.Result result =
        cell.run(recorded.input(), Map.of(), cell.compiled("test/c/drmaa-script.c"));
    assertThat(result.text()).isEqualTo(recorded.output());
  }

  @Test
  void jobsFareAsWithGridEngine() throws IOException, InterruptedException {
    assertAnsweredAsIn("jobs.t");
  }

  @Test
  void sessionsFareAsWithGridEngine() throws IOException, InterruptedException {
    assertAnsweredAsIn("sessions.t");
  }

  @Test
  void casesOfTheStandardFareAsWithGridEngine() throws IOException, InterruptedException {
    assertAnsweredAsIn("suite.t");
  }
}
