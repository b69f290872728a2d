package gridlite.command.sql;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** All views. */
final class Views {
  static final List<View<?>> ALL =
      List.of(
          JobViews.JOBS,
          JobViews.TASKS,
          JobViews.JOB_ENVIRONMENT,
          JobViews.JOB_RESOURCES,
          RecordViews.FINISHED_JOBS,
          RecordViews.USAGE,
          RecordViews.CONFIGURATION_CHANGES,
          RecordViews.JOB_EVENTS);

  private static final Pattern WORD = Pattern.compile("\\w+");

  private Views() {}

  /**
   * The views that a query may read: a table can't be read without its name. All of them where a
   * name may be written by the numbers of its characters.
   */
  static List<View<?>> in(String query) {
    String text = query.toLowerCase(Locale.ROOT);
    Set<String> words = new HashSet<>();
    Matcher matcher = WORD.matcher(text);
    while (matcher.find()) {
      words.add(matcher.group());
    }
    return text.contains("u&\"")
        ? ALL
        : ALL.stream().filter(view -> words.contains(view.name())).toList();
  }

  /** A view. */
  static View<?> named(String name) {
    for (View<?> view : ALL) {
      if (view.name().equals(name)) {
        return view;
      }
    }
    throw new GridException(
        Problem.of(ProblemKind.USAGE, "gridlite rows: there is no view \"" + name + "\""));
  }
}
