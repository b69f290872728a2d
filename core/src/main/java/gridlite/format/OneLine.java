package gridlite.format;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import java.util.Optional;

/** Values that do not come from lines of a file: words of a command, strings of JSON. */
public final class OneLine {
  private OneLine() {}

  /**
   * Why a text can't be a value or a part of one: what is listed on one line is read back from it.
   *
   * @return empty when it can
   */
  public static Optional<Problem> problem(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c != '\t' && Character.isISOControl(c)) {
        String named =
            c == '\n' ? "a line break" : String.format("the control character 0x%02x", (int) c);
        String shown = text.replaceAll("[\\p{Cntrl}]", "?");
        return Optional.of(
            Problem.refused(
                "\""
                    + shown
                    + "\" has "
                    + named
                    + " in it, where ? is; remove it: a value is one line"));
      }
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
