package gridlite.option;

import gridlite.problem.GridException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

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
    for (Rule rule : RULES) {
      Matcher matcher = rule.accepts().matcher(strategy);
      if (matcher.matches()) {
        String kept = matcher.replaceFirst(rule.keeps());
        refuseCoreNamedTwice(kept);
        return (words.size() > 1 ? words.get(0) : "set") + " " + kept;
      }
    }
    throw bad(strategy);
  }

  /**
   * A rule of a strategy.
   *
   * @param keeps how jobs keep it, in terms of the groups of the pattern
   */
  private record Rule(Pattern accepts, String keeps) {
    static Rule of(String accepts, String keeps) {
      return new Rule(Pattern.compile(accepts), keeps);
    }
  }

  /** Strategies with what follows them; without a number of cores it is that of slots. */
  private static final List<Rule> RULES =
      List.of(
          Rule.of("linear:(0*[1-9]\\d*|slots):(\\d+,\\d+)", "linear:$1:$2"),
          Rule.of("linear(?:_automatic)?:(0*[1-9]\\d*|slots):?", "linear:$1"),
          Rule.of("linear(?:_automatic)?:?", "linear:slots"),
          Rule.of("striding:(0*[1-9]\\d*):(\\d+):(\\d+,\\d+)", "striding:$1:$2:$3"),
          Rule.of("striding(?:_automatic)?:(0*[1-9]\\d*):(\\d+)", "striding:$1:$2"),
          Rule.of("explicit:(\\d+,\\d+(?::\\d+,\\d+)*)", "explicit:$1"));

  private static void refuseCoreNamedTwice(String strategy) {
    List<String> cores = List.of(strategy.split(":", -1));
    for (String core : cores) {
      if (core.contains(",") && cores.indexOf(core) != cores.lastIndexOf(core)) {
        throw OptionValues.misuse(
            "option -binding names core " + core + " twice: expected each core once");
      }
    }
  }

  private static GridException bad(String strategy) {
    return OptionValues.misuse(
        "invalid argument \""
            + strategy
            + "\" of option -binding: expected linear[:CORES|slots[:SOCKET,CORE]],"
            + " striding:CORES:STEP[:SOCKET,CORE] or explicit:SOCKET,CORE[:SOCKET,CORE...]");
  }
}
