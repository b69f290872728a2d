package gridlite.problem;

import java.util.Optional;

/**
 * Something a user can cause and mend.
 *
 * @param kind decides the exit status
 * @param message what is wrong, with the names concerned and what was expected
 * @param position where, for problems in a text
 * @param hint what to do about it, when that is known
 */
public record Problem(
    ProblemKind kind, String message, Optional<SourcePosition> position, Optional<String> hint) {

  /** Longest message; what quotes longer texts is cut in its middle. */
  private static final int LONGEST = 2000;

  /** Cuts long messages, and shows what would change the terminal as question marks. */
  public Problem {
    message = shown(message);
    hint = hint.map(Problem::shown);
  }

  /** Cuts what is long, and shows what would change the terminal as question marks. */
  public static String shown(String text) {
    return visible(cut(text));
  }

  private static String visible(String text) {
    StringBuilder visible = new StringBuilder(text);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Character.isISOControl(c) && c != '\n' && c != '\t') {
        visible.setCharAt(i, '?');
      }
    }
    return visible.toString();
  }

  private static String cut(String text) {
    int half = LONGEST / 2;
    return text.length() <= LONGEST
        ? text
        : text.substring(0, half) + " ... " + text.substring(text.length() - half);
  }

  /** A problem without position and hint. */
  public static Problem of(ProblemKind kind, String message) {
    return new Problem(kind, message, Optional.empty(), Optional.empty());
  }

  /** A refused request. */
  public static Problem refused(String message) {
    return of(ProblemKind.REFUSED, message);
  }

  /** A request that the calling user has no right to. */
  public static Problem withoutRight(String message) {
    return of(ProblemKind.NO_RIGHT, message);
  }

  /** The same problem at a place. */
  public Problem at(SourcePosition where) {
    return new Problem(kind, message, Optional.of(where), hint);
  }

  /** The same problem with advice. */
  public Problem hint(String advice) {
    return new Problem(kind, message, position, Optional.of(advice));
  }

  /** One line (two with a hint) for the user, without a trailing newline. */
  public String text() {
    String where = position.map(p -> p + ": ").orElse("");
    return where + message + hint.map(h -> "\n  " + h).orElse("");
  }
}
