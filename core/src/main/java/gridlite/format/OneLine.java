package gridlite.format;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import java.util.Optional;

/** Values that do not come from lines of a file: words of a command, strings of JSON. */
public final class OneLine {
  private OneLine() {}

  /**
   * Returns why a text can't be a value or a part of one: what is listed on one line is read back
   * from it.
   *
   * @return empty when it can
   */
  public static Optional<Problem> problem(String text) {
    if (text.indexOf('\n') >= 0 || text.indexOf('\r') >= 0) {
      return Optional.of(
          Problem.refused(
              "\""
                  + text.replaceAll("[\n\r]", "?")
                  + "\" has a line break in it, where ? is; remove it: a value is one line"));
    }
    return Optional.empty();
  }

  /**
   * The text itself.
   *
   * @throws GridException when it can't be a value or a part of one
   */
  public static String checked(String text) {
    Optional<Problem> problem = problem(text);
    if (problem.isPresent()) {
      throw new GridException(problem.get());
    }
    return text;
  }
}
