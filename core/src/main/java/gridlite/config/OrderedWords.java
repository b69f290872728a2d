package gridlite.config;

import gridlite.format.Formats;
import gridlite.format.ValueFormat;
import gridlite.problem.FormatException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Sets of a few words, read in any case and order, always listed in the same order. */
final class OrderedWords {
  private OrderedWords() {}

  /**
   * A format.
   *
   * @param what what the words are called in messages
   * @param words the words in capitals, in the order of listings
   */
  static ValueFormat<List<String>> of(String what, String... words) {
    return Formats.of(text -> parse(text, what, List.of(words)), Formats.NAMES::print);
  }

  private static List<String> parse(String text, String what, List<String> words) {
    List<String> given = new ArrayList<>();
    for (String word : Formats.NAMES.parse(text)) {
      String upper = word.toUpperCase(Locale.ROOT);
      if (!words.contains(upper)) {
        throw new FormatException(
            Math.max(0, text.indexOf(word)),
            "\"" + word + "\" is no " + what + ": expected " + String.join(", ", words));
      }
      given.add(upper);
    }
    return words.stream().filter(given::contains).toList();
  }
}
