package gridlite.command.sql;

import gridlite.port.QueryTables.Table;
import gridlite.runtime.CommandContext;
import gridlite.state.ClusterState;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A view of the cell: a table that is made when it is asked for. Its names and what they mean stay;
 * columns may be added at its end.
 *
 * @param <T> what a row is about
 * @param name name of the table
 * @param columns its columns
 * @param source finds what the rows are about
 * @see "docs/database.md"
 */
record View<T>(String name, List<ViewColumn<T>> columns, Source<T> source) {
  /** Finds what the rows of a view are about. */
  @FunctionalInterface
  interface Source<T> {
    /** Passes on each row's subject, in the order of the view. */
    void find(CommandContext context, ClusterState state, Consumer<T> each);
  }

  /** Gets the rows of views. */
  @FunctionalInterface
  interface Sink {
    /**
     * Gets a row.
     *
     * @param values the text of each value; null for none
     */
    void add(View<?> view, List<@Nullable String> values);
  }

  /** Copies the list. */
  View {
    columns = List.copyOf(columns);
  }

  /** The table that holds it. */
  Table table() {
    return new Table(name, columns.stream().map(ViewColumn::column).toList());
  }

  /** Writes the rows. */
  void write(CommandContext context, ClusterState state, Sink sink) {
    source.find(
        context,
        state,
        subject -> {
          List<@Nullable String> values = new ArrayList<>(columns.size());
          for (ViewColumn<T> column : columns) {
            values.add(column.value().of(subject));
          }
          sink.add(this, values);
        });
  }
}
