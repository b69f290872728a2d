package gridlite.config;

import gridlite.format.Formats;
import gridlite.format.ValueFormat;
import gridlite.problem.FormatException;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Value formats of parallel environments.
 *
 * @see "sge_pe(5)"
 */
final class ParallelEnvironmentFormats {
  private ParallelEnvironmentFormats() {}

  private static final Set<String> VARIABLES =
      Procedure.variablesAnd("pe_hostfile", "pe", "pe_slots");

  /** A command with arguments and variables that exist, or NONE. */
  static final ValueFormat<String> PROCEDURE = Formats.text(ParallelEnvironmentFormats::procedure);

  /** The rule by which slots are spread over hosts. */
  static final ValueFormat<String> ALLOCATION_RULE =
      Formats.text(
          value -> wordOrNumber(value, 1, List.of("$pe_slots", "$fill_up", "$round_robin")));

  /** Slots assumed for ranges. */
  static final ValueFormat<String> URGENCY_SLOTS =
      Formats.text(value -> wordOrNumber(value, 0, List.of("min", "max", "avg")));

  private static String procedure(String text) {
    Procedure.checkVariables(text, VARIABLES);
    return text;
  }

  private static String wordOrNumber(String text, long least, List<String> words) {
    if (!words.contains(text.toLowerCase(Locale.ROOT))) {
      try {
        Formats.whole(text, least, Integer.MAX_VALUE);
      } catch (FormatException e) {
        throw new FormatException(
            "\"" + text + "\" is neither a number nor one of " + String.join(", ", words));
      }
    }
    return text;
  }
}
