package gridlite.command.cell;

import gridlite.command.sql.Publish;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.remote.Control;
import gridlite.remote.Socket;
import gridlite.runtime.CommandContext;
import gridlite.runtime.Wiring;
import gridlite.verb.Verb;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/**
 * {@code gridlite database}: shows where the database of a cell is, moves it, and publishes from
 * it.
 */
@Command(
    name = "database",
    description = "Show where the database of the cell is, move it, or publish reports from it.",
    subcommands = {DatabasePlace.Move.class, Publish.class})
public final class DatabasePlace extends Verb {
  private static final DateTimeFormatter STAMP =
      DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT);

  @Override
  public int run(CommandContext context) {
    Wiring.refuseUnusable(context.cell());
    context.console().out(Wiring.place(context.cell()) + "\n");
    return 0;
  }

  /** {@code gridlite database move}. */
  @Command(
      name = "move",
      description =
          "Move the database of a cell that nobody uses: to a PostgreSQL server, or into a file.")
  static final class Move extends Verb {
    private static final String FILE = "file";

    @Parameters(
        paramLabel = "PLACE",
        description = "postgresql://USER@HOST/DATABASE, or the word file.")
    private String place = "";

    @Override
    public int run(CommandContext context) {
      Wiring.refuseUnusable(context.cell());
      boolean toFile = place.equals(FILE);
      if (!toFile) {
        Wiring.checkAddress(place);
      }
      Path cell = context.cell().directory();
      makeFree(cell);
      String stamp = LocalDateTime.now(ZoneId.systemDefault()).format(STAMP);
      List<String> done =
          toFile
              ? Wiring.moveToFile(context.cell())
              : Wiring.moveToServer(context.cell(), place, cell.resolve("before-move-" + stamp));
      done.forEach(line -> context.console().out(line + "\n"));
      return 0;
    }

    /** A helper leaves when it is asked to; a daemon stays. */
    private static void makeFree(Path cell) {
      if (Control.isThere(cell)) {
        throw new GridException(
            Problem.refused("a daemon serves cell " + cell)
                .hint("\"gridlite daemon stop\" ends it"));
      }
      try {
        Control.stop(Socket.HELPER, cell);
      } catch (IOException e) {
        throw new GridException(
            Problem.refused("the helper of cell " + cell + " does not leave: " + e.getMessage()));
      }
    }
  }
}
