package gridlite.execution;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;

/**
 * A cell of a test and the commands of {@code bin/} on it.
 *
 * @param root {@code SGE_ROOT}, also the working directory
 */
record CellCommands(Path root) {
  /** Steps of 50 ms in which whatever is waited for happens on the slowest machine. */
  static final int PATIENCE = 600;

  /** Time in which it happens on machines that lose their power and their cables. */
  private static final Duration LONGEST = Duration.ofMinutes(3);

  static final Path BIN =
      Path.of(System.getProperty("gridlite.home", "..")).resolve("bin").toAbsolutePath();

  /**
   * What a command did.
   *
   * @param status its exit status
   * @param text what it printed on both streams
   */
  record Result(int status, String text) {
    /** Runs a command to its end, after which nobody is waited for who still has its streams. */
    static Result of(ProcessBuilder command) throws IOException, InterruptedException {
      Path output = Files.createTempFile("output", "");
      try {
        command.redirectErrorStream(true).redirectOutput(output.toFile());
        int status = command.start().waitFor();
        return new Result(status, Files.readString(output, StandardCharsets.UTF_8));
      } finally {
        Files.delete(output);
      }
    }
  }

  /** Runs a command; gives what it printed. */
  String run(String... words) throws IOException, InterruptedException {
    return run("", List.of(words)).text();
  }

  /** A command, still to be started; both streams go one way. */
  ProcessBuilder command(List<String> words) {
    List<String> command = new ArrayList<>(words);
    command.set(0, BIN.resolve(words.get(0)).toString());
    ProcessBuilder builder = new ProcessBuilder(command).directory(root.toFile());
    builder.environment().put("SGE_ROOT", root.toString());
    builder.environment().remove("SGE_CELL");
    builder.environment().put("GRIDLITE_HELPER", "off");
    // where texts of refused edits are kept
    builder.environment().put("TMPDIR", root.toString());
    return builder.redirectErrorStream(true);
  }

  /**
   * Waits until something is so.
   *
   * @param seen what is to be shown when it does not come about
   */
  static void await(String what, Callable<Boolean> condition, Callable<String> seen)
      throws Exception {
    long end = System.nanoTime() + LONGEST.toNanos();
    while (!condition.call()) {
      if (System.nanoTime() > end) {
        throw new AssertionError("waited in vain for " + what + "\n" + seen.call());
      }
      TimeUnit.MILLISECONDS.sleep(100);
    }
  }

  /** Gives a simulated cell the site of {@code conformance/fixtures/small.sh}. */
  void makeSmallSite() throws IOException, InterruptedException {
    Path fixture = BIN.resolveSibling("conformance").resolve("fixtures/small.sh");
    ProcessBuilder site = command(List.of("sh", fixture.toString()));
    site.command().set(0, "/bin/sh");
    site.environment().merge("PATH", BIN + File.pathSeparator, (path, bin) -> bin + path);
    site.redirectOutput(root.resolve("site").toFile());
    assertThat(site.start().waitFor()).isZero();
  }

  /**
   * Stops the daemon, and waits for whatever still works on the cell: what a job's end has started
   * would write into a directory that is being removed.
   */
  void end() throws IOException, InterruptedException {
    run("gridlite", "daemon", "stop");
    // nothing that waits is waited for any more
    Files.deleteIfExists(root.resolve("default/spool/alarm"));
    for (int i = 0; i < PATIENCE && isInUse(); i++) {
      TimeUnit.MILLISECONDS.sleep(50);
    }
    assertThat(isInUse()).as("a process of the cell is left").isFalse();
  }

  /** Sends a process a signal, by its name without SIG. */
  static void signal(String name, ProcessHandle process) throws IOException, InterruptedException {
    assertThat(kill(name, process)).isZero();
  }

  /** Sends a signal to a process, which may have ended. Returns the status of kill(1). */
  static int kill(String name, ProcessHandle process) throws IOException, InterruptedException {
    List<String> kill = List.of("kill", "-" + name, Long.toString(process.pid()));
    return new ProcessBuilder(kill).start().waitFor();
  }

  private boolean isInUse() throws IOException {
    try (DirectoryStream<Path> processes = Files.newDirectoryStream(Path.of("/proc"), "[1-9]*")) {
      for (Path process : processes) {
        if (variables(process).contains(root.toString())) {
          return true;
        }
      }
    }
    return false;
  }

  /** Environment of a process; nothing if it has ended or is not ours to look into. */
  private static String variables(Path process) {
    try {
      return Files.readString(process.resolve("environ"), StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      return "";
    }
  }

  /** Runs a command that is given something to read. */
  Result run(String input, List<String> words) throws IOException, InterruptedException {
    ProcessBuilder builder = command(words);
    Path given = Files.writeString(root.resolve("command.input"), input);
    return Result.of(builder.redirectInput(given.toFile()));
  }
}
