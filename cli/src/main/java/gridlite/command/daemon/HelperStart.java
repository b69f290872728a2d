package gridlite.command.daemon;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.runtime.Cell;
import gridlite.runtime.CommandContext;
import gridlite.runtime.CommandReader;
import gridlite.runtime.Wiring;
import gridlite.verb.Verb;
import java.io.IOException;
import java.nio.channels.ServerSocketChannel;
import java.time.Duration;
import picocli.CommandLine.Command;

/**
 * {@code gridlite assist}: the helper of a cell. {@code libexec/client.pl} calls it with the socket
 * that it has made as standard input, so that its first client waits there already.
 */
@Command(
    name = "assist",
    hidden = true,
    description = "Serve the owner of the cell for a while; called by commands.")
public final class HelperStart extends Verb {
  private static final Duration IDLE = Duration.ofMinutes(10);

  private final CommandReader commands;

  /**
   * The verb.
   *
   * @param commands reads what the helper's clients call
   */
  public HelperStart(CommandReader commands) {
    this.commands = commands;
  }

  @Override
  public int run(CommandContext context) {
    Cell cell = context.cell();
    try (ServerSocketChannel server = handedOver(cell)) {
      // a daemon needs no helper: who waits already is left to itself
      if (Wiring.exists(cell) && !Wiring.isOnServer(cell) && !DaemonMark.isTaken(cell)) {
        Duration idle = idle(context.variables().getOrDefault("GRIDLITE_HELPER", ""));
        DaemonLog log = new DaemonLog(DaemonLog.ofHelper(cell));
        new HelperService(context, commands, server, idle, log).serve();
      }
      return 0;
    } catch (IOException e) {
      throw new GridException(
          Problem.refused("can't help in cell " + cell.directory() + ": " + e.getMessage()));
    }
  }

  private static ServerSocketChannel handedOver(Cell cell) throws IOException {
    if (System.inheritedChannel() instanceof ServerSocketChannel server) {
      return server;
    }
    throw new GridException(
        Problem.refused(
                "cell " + cell.directory() + ": standard input of its helper must be a socket")
            .hint("commands start it when they need it"));
  }

  /** The idle time that the caller who starts the helper wishes, in seconds; else the usual one. */
  static Duration idle(String seconds) {
    return seconds.matches("[1-9]\\d{0,8}") ? Duration.ofSeconds(Long.parseLong(seconds)) : IDLE;
  }
}
