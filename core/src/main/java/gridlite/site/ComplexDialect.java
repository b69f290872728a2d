package gridlite.site;

import gridlite.complex.ComplexText;
import gridlite.format.KeywordValue;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Tables of resource attributes of other Grid Engines: columns behind the eighth are left out,
 * types and consumables that are unknown here become the nearest that there is.
 */
final class ComplexDialect {
  private static final int COLUMNS = 8;
  private static final int TYPE = 2;
  private static final int CONSUMABLE = 5;

  private ComplexDialect() {}

  static ComplexText.Parsed read(String source, String text, Consumer<String> notes) {
    StringBuilder plain = new StringBuilder();
    int number = 0;
    boolean cut = false;
    for (String line : text.lines().toList()) {
      number++;
      if (line.startsWith("#") || line.isBlank()) {
        plain.append(line).append('\n');
        continue;
      }
      List<String> words = words(line);
      String place = source + ":" + number + ": \"" + words.get(0) + "\"";
      cut |= words.size() > COLUMNS;
      boolean changed = words.size() > COLUMNS;
      if (words.size() >= COLUMNS) {
        words = new ArrayList<>(words.subList(0, COLUMNS));
        changed |= replace(words, TYPE, "RSMAP", "INT", place, notes);
        changed |= replace(words, CONSUMABLE, "HOST", "YES", place, notes);
      }
      plain.append(changed ? String.join(" ", words) : line).append('\n');
    }
    if (cut) {
      notes.accept(source + ": the columns behind \"urgency\" are left out");
    }
    return ComplexText.parse(source, plain.toString());
  }

  private static boolean replace(
      List<String> words,
      int column,
      String from,
      String to,
      String place,
      Consumer<String> notes) {
    if (!words.get(column).equalsIgnoreCase(from)) {
      return false;
    }
    words.set(column, to);
    notes.accept(place + ": " + from + " is unknown here, taken as " + to);
    return true;
  }

  private static List<String> words(String line) {
    List<String> words = new ArrayList<>();
    String rest = line;
    while (!rest.isBlank()) {
      KeywordValue split = KeywordValue.of(rest);
      words.add(split.keyword());
      rest = split.value();
    }
    return words;
  }
}
