package gridlite.command.web;

import gridlite.remote.CallerSide;
import gridlite.runtime.Identity;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Runs commands with the rights of visitors. Whoever a proxy has named acts by {@link
 * Identity#ACT_AS}, which is refused unless this process may act for others.
 */
final class VisitorCommands implements AutoCloseable {
  private final CellAccess commands;
  private final Map<String, String> environment;
  private final Path directory;

  /**
   * Commands of visitors.
   *
   * @param environment variables of the server's caller
   */
  VisitorCommands(CellAccess commands, Map<String, String> environment, Path directory) {
    this.commands = commands;
    this.environment = Map.copyOf(environment);
    this.directory = directory;
  }

  /**
   * The answer of a command.
   *
   * @param status its exit status
   */
  record Answer(int status, String out, String err) {}

  /** Runs a command as a visitor. */
  Answer run(Visitor visitor, List<String> words) {
    Map<String, String> variables = new HashMap<>(environment);
    if (!visitor.user().isEmpty()) {
      variables.put(Identity.ACT_AS, visitor.user());
    }
    Collected side = new Collected(variables, directory);
    int status = commands.run(words.toArray(new String[0]), side);
    return new Answer(
        status,
        side.out.toString(StandardCharsets.UTF_8),
        side.err.toString(StandardCharsets.UTF_8));
  }

  @Override
  public void close() {
    commands.close();
  }

  /** A caller whose output is kept, and who can't be asked anything. */
  private static final class Collected implements CallerSide {
    private final Map<String, String> environment;
    private final Path directory;
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    Collected(Map<String, String> environment, Path directory) {
      this.environment = environment;
      this.directory = directory;
    }

    @Override
    public Map<String, String> environment() {
      return environment;
    }

    @Override
    public Path directory() {
      return directory;
    }

    @Override
    public OutputStream out() {
      return out;
    }

    @Override
    public OutputStream err() {
      return err;
    }

    @Override
    public boolean isOutputTerminal() {
      return false;
    }

    @Override
    public boolean isErrorTerminal() {
      return false;
    }

    @Override
    public byte[] readInput() {
      return new byte[0];
    }

    @Override
    public boolean confirm(String question) {
      return false;
    }

    @Override
    public void passInterruptTo(Runnable wish) {
      // nobody presses Ctrl-C
    }
  }
}
