package gridlite.config;

import gridlite.format.FormatException;
import gridlite.format.ListFormat;
import gridlite.format.ValueFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/**
 * The kinds of jobs a queue takes: BATCH, INTERACTIVE, both or NONE, always listed in this order.
 */
public final class QueueTypes {
  private QueueTypes() {}

  private static final ListFormat<String> WORDS =
      new ListFormat<>(
          ", \t",
          " ",
          "NONE",
          QueueTypes::word,
          Function.identity(),
          Function.identity(),
          (name, visitor) -> {});

  /** The format. */
  public static final ValueFormat<List<String>> FORMAT =
      gridlite.format.Formats.of(QueueTypes::parse, WORDS::print);

  private static List<String> parse(String text) {
    List<String> given = WORDS.parse(text);
    List<String> ordered = new ArrayList<>();
    for (String type : List.of("BATCH", "INTERACTIVE")) {
      if (given.contains(type)) {
        ordered.add(type);
      }
    }
    return List.copyOf(ordered);
  }

  private static String word(String text) {
    String upper = text.toUpperCase(Locale.ROOT);
    if (!upper.equals("BATCH") && !upper.equals("INTERACTIVE")) {
      throw new FormatException(
          "\"" + text + "\" is no queue type: expected BATCH, INTERACTIVE or NONE");
    }
    return upper;
  }
}
