package gridlite.command.sql;

import gridlite.runtime.CommandContext;
import gridlite.state.ClusterState;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The columns of a view that a query reads. The others have no values, so that a view whose columns
 * follow from outlines is made without reading a job.
 */
record Excerpt(View<?> view, Set<String> columns) {
  /** Copies the set. */
  Excerpt {
    columns = Set.copyOf(columns);
  }

  /** A view with all its columns. */
  static Excerpt whole(View<?> view) {
    return new Excerpt(view, Set.copyOf(view.names()));
  }

  /** Passes on the rows. */
  void write(CommandContext context, ClusterState state, View.Sink sink) {
    view.write(context, state, columns, sink);
  }

  /** The operand of {@code gridlite rows}: the view's name, behind a colon the columns. */
  String word() {
    List<String> all = view.names();
    return columns.containsAll(all)
        ? view.name()
        : view.name()
            + ":"
            + all.stream().filter(columns::contains).collect(Collectors.joining(","));
  }

  /**
   * Reads what {@link #word} writes.
   *
   * @throws gridlite.problem.GridException when there is no such view
   */
  static Excerpt parse(String word) {
    int colon = word.indexOf(':');
    return colon < 0
        ? whole(Views.named(word))
        : new Excerpt(
            Views.named(word.substring(0, colon)),
            Set.copyOf(List.of(word.substring(colon + 1).split(","))));
  }
}
