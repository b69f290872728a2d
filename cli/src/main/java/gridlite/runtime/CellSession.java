package gridlite.runtime;

import gridlite.remote.CallerSide;
import gridlite.remote.Client;
import gridlite.remote.UnattendedSide;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * Runs commands for a process that has many of them, as its user would type them: in the daemon of
 * the cell, and where there is none in this process, which then shares the cell with others as a
 * helper does.
 */
public final class CellSession implements AutoCloseable {
  private final Cell cell;
  private final CommandReader reader;
  private final SharedCell shared;
  private final Map<String, String> variables;
  private final Path directory;

  /**
   * Commands for a cell.
   *
   * @param variables variables of the caller of this process
   */
  public CellSession(
      Cell cell,
      CommandReader reader,
      SharedCell shared,
      Map<String, String> variables,
      Path directory) {
    this.cell = cell;
    this.reader = reader;
    this.shared = shared;
    this.variables = Map.copyOf(variables);
    this.directory = directory;
  }

  /**
   * The answer of a command.
   *
   * @param status its exit status
   */
  public record Answer(int status, String out, String err) {}

  /** Runs a command that nobody can be asked about, and keeps what it writes. */
  public Answer run(String... words) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int status = run(words, new UnattendedSide(variables, directory, out, err));
    return new Answer(
        status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /** Runs a command of some caller. Returns its exit status. */
  public int run(String[] words, CallerSide side) {
    OptionalInt served = Client.run(cell.directory(), words, side);
    return served.isPresent()
        ? served.getAsInt()
        : CommandRunner.guard(
            new LocalConsole(() -> false, () -> {}, side),
            cell.directory(),
            () -> runHere(words, side));
  }

  private int runHere(String[] words, CallerSide side) {
    List<String> arguments = Arrays.asList(words).subList(1, words.length);
    LocalConsole console = new LocalConsole(() -> false, () -> {}, side);
    int status = shared.run(words[0], reader.read(words[0], arguments), Caller.of(side), console);
    console.flush();
    return status;
  }

  @Override
  public void close() {
    shared.close();
  }
}
