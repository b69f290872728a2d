package gridlite.command.sql;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.remote.Client;
import gridlite.remote.UnattendedSide;
import gridlite.runtime.CommandContext;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.OptionalInt;

/** The rows of views as they are at one moment, wherever the cell is served. */
final class ViewCopy {
  private ViewCopy() {}

  /**
   * Passes on rows: those that the daemon makes, or where there is none, those that are here.
   *
   * @throws GridException when the cell can't be read
   */
  static void pass(CommandContext context, List<Excerpt> excerpts, View.Sink sink) {
    RowStream rows = new RowStream(sink);
    UnattendedSide side =
        new UnattendedSide(context.variables(), context.directory(), rows, errors(context));
    OptionalInt served = Client.run(context.cell().directory(), words(excerpts), side);
    if (served.isEmpty()) {
      ViewRows.write(context, excerpts, sink);
      // others may use the cell while the caller goes on
      context.store().release();
    } else if (served.getAsInt() != 0 || !rows.isComplete()) {
      throw new GridException(Problem.refused("the daemon did not show all that was asked for"));
    }
  }

  private static String[] words(List<Excerpt> excerpts) {
    String[] words = new String[excerpts.size() + 2];
    words[0] = "gridlite";
    words[1] = "rows";
    for (int i = 0; i < excerpts.size(); i++) {
      words[i + 2] = excerpts.get(i).word();
    }
    return words;
  }

  private static OutputStream errors(CommandContext context) {
    return new OutputStream() {
      @Override
      public void write(int octet) {
        write(new byte[] {(byte) octet}, 0, 1);
      }

      @Override
      public void write(byte[] octets, int from, int length) {
        context.console().err(new String(octets, from, length, StandardCharsets.UTF_8));
      }
    };
  }
}
