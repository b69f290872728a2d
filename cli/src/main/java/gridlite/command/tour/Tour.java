package gridlite.command.tour;

import gridlite.manual.TourText;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.runtime.CommandContext;
import gridlite.runtime.Directories;
import gridlite.runtime.Machine;
import gridlite.terminal.StandardOutput;
import gridlite.verb.Verb;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code gridlite tour}: shows a step, waits for Enter, runs its command, and goes on. */
@Command(
    name = "tour",
    description = "Play a tour of ten minutes on a simulated cell, which is removed at the end.")
public final class Tour extends Verb {
  private static final String PROMPT = "[Enter: run it, q: quit] ";

  @Option(names = "--no-pause", description = "Don't wait for Enter.")
  private boolean noPause;

  @Override
  public int run(CommandContext context) {
    try {
      Path home = Files.createTempDirectory("gridlite-tour.").toRealPath();
      // Ctrl-C ends the tour like "q"
      Runtime.getRuntime().addShutdownHook(new Thread(() -> remove(home), "end of the tour"));
      try {
        StandardOutput out = new StandardOutput();
        play(out, home);
        return out.finish("gridlite tour", 0);
      } finally {
        remove(home);
      }
    } catch (IOException e) {
      throw new GridException(
          Problem.refused("the tour needs a temporary directory: " + e.getMessage())
              .hint("TMPDIR names the directory in which it is made"));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return 1;
    }
  }

  /** Plays the steps as long as somebody can read them. */
  private void play(StandardOutput out, Path home) throws IOException, InterruptedException {
    for (TourText.Step step : TourText.steps()) {
      if (!step.prose().isEmpty()) {
        write(out, "\n" + TourPage.text(step.prose()) + "\n\n");
      }
      if (step.command().isEmpty()) {
        return;
      }
      write(out, "$ " + String.join("\n> ", step.command()) + "\n");
      if (!noPause && !out.isBroken() && !isWanted(out)) {
        write(out, "\nThe tour ends here; its cell is removed.\n");
        return;
      }
      if (out.isBroken()) {
        return;
      }
      runStep(home, step.command());
    }
  }

  private static void write(StandardOutput out, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    out.write(bytes, 0, bytes.length);
  }

  /** Waits for a line of the user. An end of the input, and a line with "q", end the tour. */
  private static boolean isWanted(StandardOutput out) throws IOException {
    write(out, PROMPT);
    int first = -1;
    for (int key = System.in.read(); key != '\n'; key = System.in.read()) {
      if (key < 0) {
        return false;
      }
      first = first < 0 ? key : first;
    }
    return first != 'q' && first != 'Q';
  }

  private static void runStep(Path home, List<String> command)
      throws IOException, InterruptedException {
    ProcessBuilder shell = new ProcessBuilder("/bin/sh", "-c", String.join("\n", command));
    shell.environment().put("PATH", Machine.binaries() + ":" + System.getenv("PATH"));
    shell.environment().put("SGE_ROOT", home.resolve("cell").toString());
    shell.environment().put("PAGER", "cat");
    shell.environment().put("GRIDLITE_HELPER", "off");
    shell.environment().remove("SGE_CELL");
    shell.directory(home.toFile()).inheritIO().redirectInput(new File("/dev/null"));
    shell.start().waitFor();
  }

  private static synchronized void remove(Path home) {
    if (!Files.exists(home)) {
      return;
    }
    try {
      Directories.remove(home);
    } catch (IOException e) {
      System.err.println("gridlite tour: can't remove " + home + ": " + e.getMessage());
    }
  }
}
