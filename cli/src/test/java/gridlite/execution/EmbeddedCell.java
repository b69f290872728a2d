package gridlite.execution;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A cell without a daemon, and the commands of {@code bin/} on it.
 *
 * @param root {@code SGE_ROOT}, also the working directory
 */
record EmbeddedCell(Path root) {
  static final Path BIN =
      Path.of(System.getProperty("gridlite.home", "..")).resolve("bin").toAbsolutePath();

  /**
   * What a command did.
   *
   * @param status its exit status
   * @param text what it printed on both streams
   */
  record Result(int status, String text) {}

  /** Runs a command; gives what it printed. */
  String run(String... words) throws IOException, InterruptedException {
    return run("", List.of(words)).text();
  }

  /** Runs a command that is given something to read. */
  Result run(String input, List<String> words) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(words);
    command.set(0, BIN.resolve(words.get(0)).toString());
    ProcessBuilder builder = new ProcessBuilder(command).directory(root.toFile());
    builder.environment().put("SGE_ROOT", root.toString());
    builder.environment().remove("SGE_CELL");
    Path given = Files.writeString(root.resolve("command.input"), input);
    Path output = root.resolve("command.output");
    builder.redirectInput(given.toFile());
    builder.redirectErrorStream(true);
    builder.redirectOutput(output.toFile());
    int status = builder.start().waitFor();
    return new Result(status, Files.readString(output, StandardCharsets.UTF_8));
  }
}
