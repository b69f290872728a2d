package gridlite.command.web;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.remote.Control;
import gridlite.runtime.CellSession;
import gridlite.runtime.CommandContext;
import gridlite.runtime.CommandReader;
import gridlite.runtime.Wiring;
import gridlite.verb.Verb;
import java.io.IOException;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code gridlite web}: the cell in a browser. */
@Command(
    name = "web",
    description = "Show the cell in a browser: serves pages on this machine until Ctrl-C.")
public final class Web extends Verb {
  private static final int LAST_PORT = 65_535;

  @Option(
      names = "--port",
      paramLabel = "NUMBER",
      description = "Port on the loopback interface; any that is free by default.")
  private int port;

  private final CommandReader commands;

  /**
   * The verb.
   *
   * @param commands reads the commands that make the pages
   */
  public Web(CommandReader commands) {
    this.commands = commands;
  }

  @Override
  public int run(CommandContext context) {
    if (port < 0 || port > LAST_PORT) {
      throw new GridException(
          Problem.of(ProblemKind.USAGE, "gridlite web: --port " + port + ": there is no such port")
              .hint("expected a number from 1 to 65535, or 0 for any that is free"));
    }
    if (!Control.isThere(context.cell().directory())) {
      Wiring.refuseUnusable(context.cell());
    }
    CellSession pages =
        new CellSession(
            context.cell(),
            commands,
            Wiring.share(context.cell(), context.console()::err),
            context.environment(),
            context.directory());
    try (WebServer server = new WebServer(pages, port)) {
      server.start();
      context.console().out(server.link() + "\n");
      context.console().err("gridlite web: open this link in a browser; Ctrl-C ends the server\n");
      context.console().flush();
      // the end of the process is that of the server
      new CountDownLatch(1).await();
      return 0;
    } catch (IOException e) {
      throw new GridException(
          Problem.refused("gridlite web: can't listen on port " + port + ": " + e.getMessage())
              .hint("another program has it, or it is reserved: choose another one"));
    } catch (InterruptedException e) {
      return 0;
    }
  }
}
