package gridlite.command.web;

import gridlite.remote.UnattendedSide;
import gridlite.runtime.Identity;
import java.io.ByteArrayOutputStream;
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
  private final Map<String, String> serverVariables;
  private final Path directory;

  /**
   * Commands of visitors.
   *
   * @param serverVariables variables of the server's caller
   */
  VisitorCommands(CellAccess commands, Map<String, String> serverVariables, Path directory) {
    this.commands = commands;
    this.serverVariables = Map.copyOf(serverVariables);
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
    Map<String, String> variables = new HashMap<>(serverVariables);
    visitor.user().ifPresent(user -> variables.put(Identity.ACT_AS, user));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int status =
        commands.run(
            words.toArray(new String[0]), new UnattendedSide(variables, directory, out, err));
    return new Answer(
        status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  @Override
  public void close() {
    commands.close();
  }
}
