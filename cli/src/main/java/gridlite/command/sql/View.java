package gridlite.command.sql;

import gridlite.port.QueryTables.Table;
import gridlite.runtime.CommandContext;
import gridlite.state.ClusterState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A view of the cell: a table that is made when it is asked for. Its names and what they mean stay;
 * columns may be added at its end.
 *
 * @param <T> what a row is about
 * @param name name of the table
 * @param columns its columns
 * @param source finds what the rows are about
 * @param outline the same rows with those columns that need less to be read; empty if there are
 *     none
 * @see "docs/database.md"
 */
record View<T>(
    String name, List<ViewColumn<T>> columns, Source<T> source, Optional<View<?>> outline) {
  /** A view that always needs all that its rows are about. */
  View(String name, List<ViewColumn<T>> columns, Source<T> source) {
    this(name, columns, source, Optional.empty());
  }

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

  /** Names of the columns. */
  List<String> names() {
    return columns.stream().map(column -> column.column().name()).toList();
  }

  /** A column of this view as one of a view whose rows are about something larger. */
  <S> ViewColumn<S> column(String column, Function<S, T> part) {
    return find(column)
        .orElseThrow(() -> new IllegalArgumentException("no column " + column))
        .of(part);
  }

  private Optional<ViewColumn<T>> find(String column) {
    return columns.stream().filter(each -> each.column().name().equals(column)).findFirst();
  }

  /**
   * Writes the rows.
   *
   * @param named columns that have values; in the others there are none
   */
  void write(CommandContext context, ClusterState state, Set<String> named, Sink sink) {
    View<?> from = this;
    if (outline.isPresent() && outline.get().names().containsAll(named)) {
      from = outline.get();
    }
    from.fill(this, context, state, named, sink);
  }

  /** Writes the rows of a view that has all columns of this one. */
  private void fill(
      View<?> view, CommandContext context, ClusterState state, Set<String> named, Sink sink) {
    List<Optional<ViewColumn<T>>> filled = new ArrayList<>();
    for (String column : view.names()) {
      filled.add(named.contains(column) ? find(column) : Optional.empty());
    }
    source.find(
        context,
        state,
        subject -> {
          List<@Nullable String> values = new ArrayList<>(filled.size());
          for (Optional<ViewColumn<T>> column : filled) {
            values.add(column.isPresent() ? column.get().value().of(subject) : null);
          }
          sink.add(view, values);
        });
  }
}
