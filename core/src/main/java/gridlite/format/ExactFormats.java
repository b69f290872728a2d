package gridlite.format;

import gridlite.problem.FormatException;
import gridlite.value.NameValue;
import java.util.ArrayList;
import java.util.List;

/**
 * Formats that keep lists of any content exactly, for what the store keeps and people do not read:
 * each element is preceded by its length and a colon.
 */
public final class ExactFormats {
  private ExactFormats() {}

  /** Strings of any content. */
  public static final ValueFormat<List<String>> STRINGS =
      Formats.of(ExactFormats::strings, ExactFormats::print);

  /** Pairs of any content; the value may hold anything, the name no equals sign. */
  public static final ValueFormat<List<NameValue>> PAIRS =
      Formats.of(ExactFormats::pairs, ExactFormats::printPairs);

  /** Reads what {@link #print} wrote. */
  public static List<String> strings(String text) {
    List<String> values = new ArrayList<>();
    int position = 0;
    while (position < text.length()) {
      int colon = text.indexOf(':', position);
      if (colon < 0) {
        throw new FormatException(position, "expected a length and a colon");
      }
      int end = colon + 1 + Integer.parseInt(text, position, colon, 10);
      values.add(text.substring(colon + 1, end));
      position = end;
    }
    return values;
  }

  /** Writes strings, each with its length in front. */
  public static String print(List<String> values) {
    StringBuilder text = new StringBuilder();
    for (String value : values) {
      text.append(value.length()).append(':').append(value);
    }
    return text.toString();
  }

  private static List<NameValue> pairs(String text) {
    List<NameValue> pairs = new ArrayList<>();
    for (String pair : strings(text)) {
      int equals = pair.indexOf('=');
      pairs.add(new NameValue(pair.substring(0, equals), pair.substring(equals + 1)));
    }
    return List.copyOf(pairs);
  }

  private static String printPairs(List<NameValue> pairs) {
    List<String> texts = new ArrayList<>(pairs.size());
    for (NameValue pair : pairs) {
      texts.add(pair.name() + "=" + pair.value());
    }
    return print(texts);
  }
}
