package gridlite.command.sql;

import gridlite.port.QueryTables;
import gridlite.port.QueryTables.Table;
import gridlite.render.TextOutput;
import gridlite.render.Times;
import gridlite.runtime.CommandContext;
import gridlite.runtime.Wiring;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Answers queries, each about the cell as it is then. The rows of the views that a query names,
 * with the columns that it reads, are copied into tables of this process, and it is answered from
 * these.
 */
final class SqlSession {
  private final CommandContext context;
  private final ResultForm form;
  private final Times times;

  SqlSession(CommandContext context, ResultForm form) {
    this.context = context;
    this.form = form;
    this.times = Times.of(context.variables());
  }

  /**
   * Answers a query on standard output.
   *
   * @throws gridlite.problem.GridException when it is not one, or the cell can't be read
   */
  void answer(String query) {
    Map<String, Table> tables = new LinkedHashMap<>();
    Views.ALL.forEach(view -> tables.put(view.name(), view.table()));
    try (QueryTables database = Wiring.queryTables(List.copyOf(tables.values()), times.zone())) {
      List<Excerpt> excerpts = excerpts(query, database);
      if (!excerpts.isEmpty()) {
        ViewCopy.pass(
            context,
            excerpts,
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

  /** The views that a query names, with the columns that it reads. */
  private static List<Excerpt> excerpts(String query, QueryTables database) {
    List<View<?>> views = Views.in(query);
    if (views.isEmpty()) {
      return List.of();
    }
    Map<String, Set<String>> named = database.named(query);
    return views.stream()
        .map(view -> new Excerpt(view, named.getOrDefault(view.name(), Set.of())))
        .toList();
  }
}
