package gridlite.command.web;

import gridlite.command.transfer.SiteTransfer;
import gridlite.operation.configure.InitCell;
import gridlite.remote.CallerSide;
import gridlite.remote.Control;
import gridlite.runtime.Cell;
import gridlite.runtime.CellMaker;
import gridlite.runtime.CellSession;
import gridlite.runtime.CommandContext;
import gridlite.runtime.CommandReader;
import gridlite.runtime.Wiring;
import gridlite.verb.Verb;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code gridlite web}: the cell in a browser. */
@Command(
    name = "web",
    description = "Show the cell in a browser: serves pages on this machine until Ctrl-C.")
public final class Web extends Verb {
  @Mixin private WebOptions options = new WebOptions();

  @Option(
      names = "--site",
      paramLabel = "DIRECTORY",
      description = "Show the configuration that \"gridlite export\" has written, without a cell.")
  private Optional<String> site = Optional.empty();

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
    options.check();
    if (site.isPresent()) {
      return runOfSite(context, site.get());
    }
    if (!Control.isThere(context.cell().directory())) {
      Wiring.refuseUnusable(context.cell());
    }
    return serve(context, access(context, context.cell()), context.variables());
  }

  /** A cell is made of the directory for as long as the server runs. */
  private int runOfSite(CommandContext context, String directory) {
    SiteRoot root = SiteRoot.make();
    Cell cell = new Cell(root.path(), "default");
    CellAccess access = access(context, cell);
    Runtime.getRuntime()
        .addShutdownHook(new Thread(() -> remove(access, root), "gridlite web end"));
    try {
      Instant now = Instant.now();
      CellMaker.make(
          cell,
          new CellMaker.Plan(
              InitCell.Template.SIMULATED,
              false,
              Optional.empty(),
              state -> SiteTransfer.takeOver(context, directory, state, now)),
          context.actor());
      Map<String, String> variables = new HashMap<>(context.variables());
      variables.put("SGE_ROOT", root.path().toString());
      variables.put("SGE_CELL", cell.name());
      return serve(context, access, variables);
    } finally {
      remove(access, root);
    }
  }

  private CellAccess access(CommandContext context, Cell cell) {
    CellSession session =
        new CellSession(
            cell,
            commands,
            Wiring.share(cell, context.console()::err),
            context.variables(),
            context.directory());
    return new CellAccess() {
      @Override
      public int run(String[] words, CallerSide side) {
        return session.run(words, side);
      }

      @Override
      public void close() {
        session.close();
      }
    };
  }

  private static void remove(CellAccess access, SiteRoot root) {
    // an open database would write its file again
    access.close();
    root.remove();
  }

  private int serve(CommandContext context, CellAccess access, Map<String, String> variables) {
    try (WebServer server = WebService.open(context, options, access, variables)) {
      // Ctrl-C ends the process here, and leaves no socket
      Runtime.getRuntime().addShutdownHook(new Thread(server::close, "gridlite web stop"));
      context.console().out(server.link() + "\n");
      context
          .console()
          .err(
              options.socket().isPresent()
                  ? "gridlite web: the site's proxy connects to this socket; Ctrl-C ends the"
                      + " server\n"
                  : "gridlite web: open this link in a browser; Ctrl-C ends the server\n");
      context.console().flush();
      // the end of the process is that of the server
      new CountDownLatch(1).await();
      return 0;
    } catch (InterruptedException e) {
      return 0;
    }
  }
}
