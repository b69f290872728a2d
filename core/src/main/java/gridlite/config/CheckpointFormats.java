package gridlite.config;

import gridlite.format.Formats;
import gridlite.format.ValueFormat;
import gridlite.problem.FormatException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Value formats of checkpointing environments.
 *
 * @see "checkpoint(5)"
 */
final class CheckpointFormats {
  private CheckpointFormats() {}

  private static final String OCCASIONS = "xsmr";

  private static final List<String> SIGNALS =
      Arrays.asList(
          "HUP INT QUIT ILL TRAP ABRT IOT BUS FPE KILL USR1 SEGV USR2 PIPE ALRM TERM STKFLT CHLD CLD"
              .split(" ", -1));

  private static final List<String> MORE_SIGNALS =
      Arrays.asList(
          "CONT STOP TSTP TTIN TTOU URG XCPU XFSZ VTALRM PROF WINCH IO POLL PWR SYS"
              .split(" ", -1));

  /** Kinds of checkpointing. */
  static final ValueFormat<String> INTERFACE =
      Formats.word(
          "userdefined", "hibernator", "transparent", "application-level", "cpr", "cray-ckpt");

  /** Occasions of checkpoints, in the order x s m r. */
  static final ValueFormat<String> WHEN = Formats.text(CheckpointFormats::occasions);

  /** A signal by name or number, or none. */
  static final ValueFormat<String> SIGNAL = Formats.text(CheckpointFormats::signal);

  private static String occasions(String text) {
    if (text.equalsIgnoreCase("NONE")) {
      return text;
    }
    for (int i = 0; i < text.length(); i++) {
      if (OCCASIONS.indexOf(text.charAt(i)) < 0) {
        throw new FormatException(
            i, "\"" + text + "\" is not a set of occasions: expected letters of " + OCCASIONS);
      }
    }
    StringBuilder ordered = new StringBuilder();
    for (int i = 0; i < OCCASIONS.length(); i++) {
      if (text.indexOf(OCCASIONS.charAt(i)) >= 0) {
        ordered.append(OCCASIONS.charAt(i));
      }
    }
    return ordered.toString();
  }

  private static String signal(String text) {
    String upper = text.toUpperCase(Locale.ROOT);
    String name = upper.startsWith("SIG") ? upper.substring(3) : upper;
    boolean known = name.equals("NONE") || SIGNALS.contains(name) || MORE_SIGNALS.contains(name);
    if (!known) {
      try {
        Formats.whole(text, 1, 64);
      } catch (FormatException e) {
        throw new FormatException("\"" + text + "\" is neither a signal nor none");
      }
    }
    return text;
  }
}
