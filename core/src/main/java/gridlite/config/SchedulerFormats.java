package gridlite.config;

import gridlite.format.Formats;
import gridlite.format.ListFormat;
import gridlite.format.ValueFormat;
import gridlite.problem.FormatException;
import gridlite.value.TimeValue;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * Value formats of the scheduler configuration.
 *
 * @see "sched_conf(5)"
 */
final class SchedulerFormats {
  private SchedulerFormats() {}

  private static final Set<String> SWITCHES = Set.of("0", "1", "FALSE", "TRUE");

  private static final Set<String> ALGORITHMS = Set.of("auto", "least", "bin", "highest");

  private static final String JOB_LIST = "job_list";

  /** Switches {@code NAME=value}. */
  static final ListFormat<String> PARAMS =
      new ListFormat<>(
          ", \t",
          ",",
          "none",
          SchedulerFormats::parameter,
          Function.identity(),
          SchedulerFormats::name,
          (element, visitor) -> {});

  /** The jobs of which reasons are kept: true, false or job_list with ranges of job numbers. */
  static final ValueFormat<String> JOB_INFO = Formats.text(SchedulerFormats::jobInfo);

  /** Letters of the ticket policies, most important first, or NONE. */
  static final ValueFormat<String> POLICY_HIERARCHY = Formats.text(SchedulerFormats::hierarchy);

  /** Half-lives in minutes: {@code cpu=30:mem=0:io=-1}, or none. */
  static final ValueFormat<String> HALF_LIVES = Formats.text(SchedulerFormats::halfLives);

  private static final Pattern HALF_LIFE = Pattern.compile("[^=:,\\s]+=-?\\d+(\\.\\d*)?");

  private static String halfLives(String text) {
    if (text.equalsIgnoreCase("none")) {
      return text;
    }
    for (String element : text.split(":", -1)) {
      if (!HALF_LIFE.matcher(element).matches()) {
        throw new FormatException(
            "\""
                + element
                + "\" is not a half-life: expected name=minutes, several with : between");
      }
    }
    return text;
  }

  private static String name(String element) {
    int equals = element.indexOf('=');
    return equals < 0 ? element : element.substring(0, equals);
  }

  private static String parameter(String element) {
    String value = element.substring(Math.min(element.length(), name(element).length() + 1));
    boolean valid =
        switch (name(element).toUpperCase(Locale.ROOT)) {
          case "MONITOR", "PROFILE", "JC_FILTER" ->
              SWITCHES.contains(value.toUpperCase(Locale.ROOT));
          case "DURATION_OFFSET" ->
              TimeValue.parseSeconds(value).stream().anyMatch(offset -> offset >= 0);
          case "PE_RANGE_ALG" -> ALGORITHMS.contains(value.toLowerCase(Locale.ROOT));
          default ->
              throw new FormatException(
                  "\""
                      + element
                      + "\" is not a parameter: expected MONITOR, PROFILE, DURATION_OFFSET,"
                      + " JC_FILTER or PE_RANGE_ALG");
        };
    if (!valid) {
      throw new FormatException("\"" + element + "\": invalid value of the parameter");
    }
    return element;
  }

  private static String jobInfo(String text) {
    List<String> words = Formats.NAMES.parse(text);
    String first = words.isEmpty() ? "" : words.get(0);
    boolean alone = words.size() == 1 && (first.equals("true") || first.equals("false"));
    if (!alone && !(words.size() > 1 && first.equals(JOB_LIST))) {
      throw new FormatException(
          "\"" + text + "\" is not valid: expected true, false or job_list with job numbers");
    }
    for (String range : words.subList(1, words.size())) {
      int dash = range.indexOf('-');
      long low = Formats.whole(dash < 0 ? range : range.substring(0, dash), 1, Long.MAX_VALUE);
      if (dash >= 0) {
        Formats.whole(range.substring(dash + 1), low, Long.MAX_VALUE);
      }
    }
    return text;
  }

  private static String hierarchy(String text) {
    if (text.equalsIgnoreCase("NONE")) {
      return text;
    }
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      if ("OFS".indexOf(letter) < 0 || text.indexOf(letter) != i) {
        throw new FormatException(
            i, "\"" + text + "\" is not a hierarchy: expected letters of OFS, each once, or NONE");
      }
    }
    return text;
  }
}
