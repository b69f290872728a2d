package gridlite.option;

import gridlite.problem.GridException;
import java.util.List;

/**
 * {@code -binding [env|pe|set] strategy}: to which cores of a host a job is bound.
 *
 * @see "qsub(1), -binding"
 */
final class BindingArgument {
  private BindingArgument() {}

  /** The binding as jobs keep it: who binds, and the strategy. */
  static String parse(List<String> words) {
    String strategy = words.get(words.size() - 1);
    if (!isStrategy(strategy)) {
      throw bad(strategy);
    }
    return (words.size() > 1 ? words.get(0) : "set") + " " + strategy;
  }

  private static boolean isStrategy(String strategy) {
    int colon = strategy.indexOf(':');
    List<String> numbers =
        colon < 0 ? List.of() : List.of(strategy.substring(colon + 1).split("[:,]", -1));
    boolean shape =
        switch (colon < 0 ? strategy : strategy.substring(0, colon)) {
          // cores, and the socket and core to begin with
          case "linear" -> numbers.size() == 1 || numbers.size() == 3;
          // cores, step, and where to begin
          case "striding" -> numbers.size() == 2 || numbers.size() == 4;
          // pairs of socket and core
          case "explicit" -> !numbers.isEmpty() && numbers.size() % 2 == 0;
          default -> false;
        };
    return shape && numbers.stream().allMatch(BindingArgument::isNumber);
  }

  private static boolean isNumber(String text) {
    return !text.isEmpty() && text.chars().allMatch(c -> c >= '0' && c <= '9');
  }

  private static GridException bad(String strategy) {
    return OptionValues.misuse(
        "invalid argument \""
            + strategy
            + "\" of option -binding: expected linear:CORES[:SOCKET,CORE],"
            + " striding:CORES:STEP[:SOCKET,CORE] or explicit:SOCKET,CORE[:SOCKET,CORE...]");
  }
}
