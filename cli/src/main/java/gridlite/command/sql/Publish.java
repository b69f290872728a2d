package gridlite.command.sql;

import gridlite.port.PublishedTables;
import gridlite.port.QueryTables.Table;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.runtime.CommandContext;
import gridlite.runtime.Wiring;
import gridlite.verb.Verb;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code gridlite database publish}: copies views to a server, where others query them. */
@Command(
    name = "publish",
    description =
        "Copy the views of gridlite sql to tables of a PostgreSQL server, for reports and charts.")
public final class Publish extends Verb {
  @Option(
      names = "--reader",
      paramLabel = "ROLE",
      description = "Role of the server that may read the tables, and nothing else of the cell.")
  private Optional<String> reader = Optional.empty();

  @Parameters(
      index = "0",
      paramLabel = "PLACE",
      description =
          "postgresql://USER@HOST/DATABASE, a schema of its own there: gridlite_reports, unless"
              + " ?schema=NAME names another.")
  private String place = "";

  @Parameters(
      index = "1..*",
      paramLabel = "VIEW",
      description = "Views; by default all but job_environment, which may hold secrets.")
  private List<String> names = new ArrayList<>();

  @Override
  public int run(CommandContext context) {
    Wiring.refuseNone(context.cell());
    Map<View<?>, Table> tables = new LinkedHashMap<>();
    chosen().forEach(view -> tables.put(view, view.table()));
    List<String> others = new ArrayList<>();
    Views.ALL.stream().filter(view -> !tables.containsKey(view)).forEach(v -> others.add(v.name()));
    Map<View<?>, Integer> counts = new LinkedHashMap<>();
    tables.keySet().forEach(view -> counts.put(view, 0));
    try (PublishedTables published =
        Wiring.publishedTables(
            context.cell(), place, List.copyOf(tables.values()), others, reader)) {
      ViewCopy.pass(
          context,
          tables.keySet().stream().map(Excerpt::whole).toList(),
          (view, values) -> {
            published.add(Objects.requireNonNull(tables.get(view)), values);
            counts.merge(view, 1, Integer::sum);
          });
      published.publish();
    }
    counts.forEach(
        (view, rows) ->
            context.console().out("published " + rows + " rows of " + view.name() + "\n"));
    return 0;
  }

  private List<View<?>> chosen() {
    if (names.isEmpty()) {
      return Views.ALL.stream().filter(view -> !view.equals(JobViews.JOB_ENVIRONMENT)).toList();
    }
    List<View<?>> chosen = new ArrayList<>();
    for (View<?> view : Views.ALL) {
      if (names.contains(view.name())) {
        chosen.add(view);
      }
    }
    List<String> unknown = new ArrayList<>(names);
    chosen.forEach(view -> unknown.removeIf(view.name()::equals));
    if (!unknown.isEmpty()) {
      throw new GridException(
          Problem.of(ProblemKind.USAGE, "there is no view \"" + unknown.get(0) + "\"")
              .hint(
                  "expected some of "
                      + String.join(", ", Views.ALL.stream().map(View::name).toList())));
    }
    return chosen;
  }
}
