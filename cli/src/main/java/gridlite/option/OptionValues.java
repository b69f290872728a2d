package gridlite.option;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.value.NameValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Readers of option arguments. Each names the option, the value and what is accepted. */
final class OptionValues {
  private OptionValues() {}

  /** An argument that can't be read. */
  static GridException bad(String option, String value, String expected) {
    return bad(ProblemKind.BAD_ARGUMENT, option, value, expected);
  }

  /** An argument that can't be read, as a problem of some kind. */
  static GridException bad(ProblemKind kind, String option, String value, String expected) {
    return new GridException(
        Problem.of(
            kind,
            "invalid argument \"" + value + "\" of option " + option + ": expected " + expected));
  }

  /**
   * Refuses a list of ranges that has a word where a number is to be. Scripts know these two lines:
   * they distinguish a missing number of slots from a wrong one.
   */
  static void demandNumbers(String ranges) {
    for (String range : ranges.split(",", -1)) {
      int dash = range.indexOf('-');
      boolean opens = !range.isEmpty() && (isDigit(range.charAt(0)) || dash == 0);
      String end = range.substring(dash + 1);
      boolean closes = dash < 0 || end.isEmpty() || isDigit(end.charAt(0));
      if (!range.isEmpty() && !(opens && closes)) {
        throw new GridException(
            Problem.of(
                ProblemKind.BAD_ARGUMENT,
                "Numerical value invalid!\nThe initial portion of string \""
                    + (opens ? end : range)
                    + "\" contains no decimal number"));
      }
    }
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  /** A command line that makes no sense. */
  static GridException misuse(String message) {
    return new GridException(Problem.of(ProblemKind.USAGE, message));
  }

  static boolean yesNo(String option, String value) {
    return switch (value.toLowerCase(Locale.ROOT)) {
      case "y", "yes" -> true;
      case "n", "no" -> false;
      default -> throw bad(option, value, "y, yes, n or no");
    };
  }

  /** Elements between separators; empty ones are left out. */
  static List<String> split(String text, String separators) {
    List<String> elements = new ArrayList<>();
    int start = -1;
    for (int i = 0; i <= text.length(); i++) {
      boolean end = i == text.length() || separators.indexOf(text.charAt(i)) >= 0;
      if (!end && start < 0) {
        start = i;
      } else if (end && start >= 0) {
        elements.add(text.substring(start, i));
        start = -1;
      }
    }
    return elements;
  }

  /** A list with at least one element, commas between. */
  static List<String> list(String option, String value, String expected) {
    List<String> elements = split(value, ",");
    if (elements.isEmpty()) {
      throw bad(option, value, expected);
    }
    return elements;
  }

  /** {@code name[=value]} elements with commas between, at least one; {@code =x} has no name. */
  static List<NameValue> pairs(String option, String value) {
    List<NameValue> pairs = new ArrayList<>();
    for (String element : list(option, value, "name[=value] elements with commas between")) {
      int equals = element.indexOf('=');
      if (equals == 0) {
        throw bad(option, value, "a name in front of \"" + element + "\"");
      }
      pairs.add(
          equals < 0
              ? new NameValue(element, "")
              : new NameValue(element.substring(0, equals), element.substring(equals + 1)));
    }
    return pairs;
  }

  /** A whole number without bounds but those of {@code long}, or a complaint of some kind. */
  static long whole(String option, String value, ProblemKind kind, String expected) {
    try {
      return Long.parseLong(value);
    } catch (NumberFormatException e) {
      throw bad(kind, option, value, expected);
    }
  }

  /** The list with a {@code [host:]path} put in place of one for the same host, else at its end. */
  static List<String> replace(List<String> elements, String element) {
    Optional<String> key = hostOfPath(element);
    List<String> changed = new ArrayList<>(elements);
    for (int i = 0; i < changed.size(); i++) {
      if (hostOfPath(changed.get(i)).equals(key)) {
        changed.set(i, element);
        return changed;
      }
    }
    changed.add(element);
    return changed;
  }

  /** Host part of {@code [host:]path}; empty for none. */
  static Optional<String> hostOfPath(String element) {
    int colon = element.indexOf(':');
    return colon <= 0 ? Optional.empty() : Optional.of(element.substring(0, colon));
  }
}
