package gridlite.command.sql;

import gridlite.port.QueryTables;
import gridlite.port.QueryTables.Table;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.remote.Client;
import gridlite.remote.UnattendedSide;
import gridlite.render.TextOutput;
import gridlite.render.Times;
import gridlite.runtime.CommandContext;
import gridlite.runtime.Wiring;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;

/**
 * Answers queries, each about the cell as it is then. The rows of the views that a query names are
 * copied into tables of this process, and it is answered from these.
 */
final class SqlSession {
  private final CommandContext context;
  private final ResultForm form;
  private final Times times;

  SqlSession(CommandContext context, ResultForm form) {
    this.context = context;
    this.form = form;
    this.times = Times.of(context.environment());
  }

  /**
   * Answers a query on standard output.
   *
   * @throws GridException when it is not one, or the cell can't be read
   */
  void answer(String query) {
    Map<String, Table> tables = new HashMap<>();
    Views.ALL.forEach(view -> tables.put(view.name(), view.table()));
    try (QueryTables database = Wiring.queryTables(List.copyOf(tables.values()), times.zone())) {
      List<View<?>> views = Views.in(query);
      if (!views.isEmpty()) {
        copy(
            views,
            (view, values) ->
                database.add(Objects.requireNonNull(tables.get(view.name())), values));
      }
      TextOutput out = new TextOutput(context.console()::out);
      ResultForm.Writer writer = form.writer(out, times);
      database.query(query, writer);
      writer.end();
      out.flush();
      context.console().flush();
    }
  }

  /** Passes on rows: those that the daemon makes, or where there is none, those that are here. */
  private void copy(List<View<?>> views, View.Sink sink) {
    RowStream rows = new RowStream(sink);
    UnattendedSide side =
        new UnattendedSide(context.environment(), context.directory(), rows, errors());
    OptionalInt served = Client.run(context.cell().directory(), words(views), side);
    if (served.isEmpty()) {
      ViewRows.write(context, views, sink);
      // others may use the cell while the query is answered
      context.store().release();
    } else if (served.getAsInt() != 0 || !rows.isComplete()) {
      throw new GridException(Problem.refused("the daemon did not show all that was asked for"));
    }
  }

  private static String[] words(List<View<?>> views) {
    String[] words = new String[views.size() + 2];
    words[0] = "gridlite";
    words[1] = "rows";
    for (int i = 0; i < views.size(); i++) {
      words[i + 2] = views.get(i).name();
    }
    return words;
  }

  private OutputStream errors() {
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
