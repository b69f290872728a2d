package gridlite.config;

import gridlite.format.Formats;
import gridlite.format.ValueFormat;
import gridlite.problem.FormatException;
import gridlite.value.SlotRange;

/** Texts of queue attributes that are kept as written but must have a form. */
final class QueueTexts {
  private QueueTexts() {}

  /** Processor numbers {@code 1-4,8}, or UNDEFINED. */
  static final ValueFormat<String> PROCESSORS = Formats.text(QueueTexts::processors);

  /** An absolute path. */
  static final ValueFormat<String> PATH = Formats.text(QueueTexts::path);

  private static String processors(String text) {
    if (!text.equalsIgnoreCase("UNDEFINED")) {
      try {
        SlotRange.parse(text);
      } catch (FormatException e) {
        throw new FormatException(
            e.offset(),
            "\"" + text + "\" names no processors: expected ranges such as 1-4,8, or UNDEFINED");
      }
    }
    return text;
  }

  private static String path(String text) {
    if (!text.startsWith("/")) {
      throw new FormatException(
          "\"" + text + "\" is not an absolute path: expected one as /bin/sh");
    }
    return text;
  }
}
