package gridlite.command.web;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.runtime.CommandContext;
import gridlite.runtime.Identity;
import java.io.IOException;
import java.util.Map;

/** Makes the server of a cell's pages, from options. */
public final class WebService {
  private WebService() {}

  /**
   * A server that serves.
   *
   * @param context of whoever starts it
   * @param access runs the commands, and is closed with the server
   * @param variables variables of these commands
   */
  public static WebServer open(
      CommandContext context,
      WebOptions options,
      CellAccess access,
      Map<String, String> variables) {
    if (options.socket().isPresent()) {
      refuseWithoutRight(context);
    }
    VisitorCommands commands = new VisitorCommands(access, variables, context.directory());
    try {
      WebServer server =
          new WebServer(
              commands,
              options,
              options.socket().map(path -> context.directory().resolve(path).normalize()),
              Comparison.read(context, options.simulations()));
      server.start();
      return server;
    } catch (IOException e) {
      String place =
          options.socket().map(path -> "socket " + path).orElse("port " + options.port());
      throw new GridException(
          Problem.refused("gridlite web: can't listen on " + place + ": " + e.getMessage())
              .hint("another program has it, or it is reserved: choose another one"));
    }
  }

  /** Whoever serves by a proxy acts for the users that it names. */
  private static void refuseWithoutRight(CommandContext context) {
    try {
      Identity.actor(
          Identity.ofProcess(), context.cell().directory(), "nobody", context.actor().host());
    } catch (GridException e) {
      throw new GridException(
          Problem.refused(
                  "gridlite web: only the owner of the cell and root may act for the users that a"
                      + " proxy names")
              .hint("run it as one of them, or without --socket"));
    }
  }
}
