package gridlite.command.sql;

import gridlite.port.QueryTables.Column;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.runtime.CommandContext;
import gridlite.terminal.Prompt;
import gridlite.terminal.StandardStreams;
import gridlite.verb.Verb;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code gridlite sql}: answers queries about the cell. */
@Command(
    name = "sql",
    description = "Query jobs, tasks, accounting, usage and changes in SQL; changes nothing.")
public final class Sql extends Verb {
  private static final String PROMPT = "sql> ";

  private static final List<String> WORDS =
      List.of(
          "SELECT",
          "FROM",
          "WHERE",
          "GROUP",
          "BY",
          "ORDER",
          "HAVING",
          "LIMIT",
          "JOIN",
          "COUNT",
          "SUM",
          "AVG",
          "MIN",
          "MAX",
          "DISTINCT",
          "DESC",
          "AND",
          "OR",
          "NOT",
          "NULL",
          "help",
          "quit");

  @Option(
      names = {"-fmt", "--format"},
      paramLabel = "plain|csv|json",
      description = "Format of the answer; plain by default.")
  private ResultForm form = ResultForm.PLAIN;

  @Parameters(
      paramLabel = "QUERY",
      arity = "0..1",
      description =
          "The query; without one, standard input, or where that is a terminal, what is typed"
              + " there.")
  private Optional<String> query = Optional.empty();

  @Override
  public int run(CommandContext context) {
    SqlSession session = new SqlSession(context, form);
    if (query.isPresent()) {
      session.answer(given(query.get()));
    } else if (StandardStreams.allowScreen(context.variables())) {
      converse(context, session);
    } else {
      session.answer(given(context.console().readInput()));
    }
    return 0;
  }

  /** A query that is not empty. */
  private static String given(String text) {
    if (text.isBlank()) {
      throw new GridException(
          Problem.of(ProblemKind.USAGE, "gridlite sql: there is no query")
              .hint("give one as operand or on standard input"));
    }
    return text;
  }

  private static void converse(CommandContext context, SqlSession session) {
    Prompt prompt =
        new Prompt(
            Prompt.history(context.variables(), "sql"), Sql::isWhole, Sql::completed, text -> text);
    context.console().err("A query ends with a semicolon; help lists the views, quit ends.\n");
    context.console().flush();
    try {
      for (Optional<String> typed = prompt.read(PROMPT);
          typed.isPresent() && !typed.get().strip().matches("(?i)quit|exit");
          typed = prompt.read(PROMPT)) {
        String text = typed.get().strip();
        if (text.equalsIgnoreCase("help")) {
          context.console().out(views());
        } else if (!text.isEmpty()) {
          answer(context, session, text);
        }
        context.console().flush();
      }
    } catch (IOException e) {
      throw new GridException(Problem.refused("gridlite sql: the terminal: " + e.getMessage()));
    }
  }

  /** Returns whether a text needs no further line. */
  private static boolean isWhole(String text) {
    String typed = text.strip();
    return typed.isEmpty() || typed.endsWith(";") || typed.matches("(?i)help|quit|exit");
  }

  private static List<String> completed(List<String> typed) {
    String start = typed.get(typed.size() - 1).toLowerCase(Locale.ROOT);
    return words().stream()
        .filter(word -> word.toLowerCase(Locale.ROOT).startsWith(start))
        .toList();
  }

  private static void answer(CommandContext context, SqlSession session, String query) {
    try {
      session.answer(query);
    } catch (GridException e) {
      for (Problem problem : e.problems()) {
        context.console().err(problem.text() + "\n");
      }
    }
  }

  private static List<String> words() {
    List<String> words = new ArrayList<>(WORDS);
    for (View<?> view : Views.ALL) {
      words.add(view.name());
      view.table().columns().forEach(column -> words.add(column.name()));
    }
    return words.stream().distinct().toList();
  }

  /** The views and their columns. */
  private static String views() {
    StringBuilder text = new StringBuilder();
    for (View<?> view : Views.ALL) {
      List<String> names = view.table().columns().stream().map(Column::name).toList();
      text.append(view.name()).append(": ").append(String.join(", ", names)).append('\n');
    }
    return text.toString();
  }
}
