package gridlite.execution;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code gridlite tour} on a terminal and in a pipe. */
class TourIT {
  @TempDir Path root;

  @Test
  void eachStepWaitsForEnterAndQuitsByQ() throws Exception {
    CellCommands cell = new CellCommands(root);
    String command = "TMPDIR=" + root + " JAVA_TOOL_OPTIONS= gridlite tour";
    try (PseudoTerminal terminal = new PseudoTerminal(cell, command, "xterm", 40, 130)) {
      terminal.awaitRow("[Enter: run it, q: quit]");
      assertThat(terminal.written()).contains("A TOUR OF GRIDLITE", "$ export SGE_ROOT=");
      assertThat(terminal.written()).doesNotContain("made a cell");
      terminal.type("\n");
      terminal.await("the second step", rows -> terminal.written().contains("gridlite init"));
      terminal.type("\n");
      terminal.awaitRow("it has 2 simulated hosts (node01 to node02)");
      terminal.await("the third step", rows -> terminal.written().contains("$ qstat -f"));
      terminal.type("q\n");
      assertThat(terminal.end()).isZero();
      assertThat(terminal.written()).contains("The tour ends here").doesNotContain("all.q@node01 ");
    }
  }

  @Test
  void inAPipeItPlaysToTheEndAndLeavesNothing() throws Exception {
    Path temporary = Files.createDirectory(root.resolve("tmp"));
    CellCommands cell = new CellCommands(root);
    Path output = root.resolve("output");
    ProcessBuilder tour = cell.command(List.of("gridlite", "tour", "--no-pause"));
    tour.environment().put("JAVA_TOOL_OPTIONS", "-Djava.io.tmpdir=" + temporary);
    tour.redirectInput(new File("/dev/null")).redirectOutput(output.toFile());
    assertThat(tour.start().waitFor()).isZero();
    assertThat(Files.readString(output))
        .contains("quota slots_per_user/1 (bob): 4 of 4 slots in use")
        .contains("started job 10 in all.q@node0", "What next")
        .doesNotContain("[Enter", "```", "not found");
    assertThat(entries(temporary)).isEmpty();
    // the cell that the caller has is not touched
    assertThat(root.resolve("default")).doesNotExist();
  }

  @Test
  void itEndsWhenItsOutputCannotBeWritten() throws Exception {
    CellCommands cell = new CellCommands(root);
    Path errors = root.resolve("errors");
    ProcessBuilder tour = cell.command(List.of("gridlite", "tour", "--no-pause"));
    tour.environment().put("JAVA_TOOL_OPTIONS", "-Djava.io.tmpdir=" + root);
    tour.redirectInput(new File("/dev/null")).redirectErrorStream(false);
    tour.redirectOutput(new File("/dev/full")).redirectError(errors.toFile());
    assertThat(tour.start().waitFor()).isOne();
    // each command that was run would complain, too
    assertThat(Files.readString(errors)).containsOnlyOnce("can't write standard output");
    assertThat(entries(root)).isEmpty();
  }

  private static List<Path> entries(Path directory) throws IOException {
    try (DirectoryStream<Path> entries = Files.newDirectoryStream(directory, "gridlite-tour*")) {
      List<Path> list = new ArrayList<>();
      entries.forEach(list::add);
      return list;
    }
  }
}
