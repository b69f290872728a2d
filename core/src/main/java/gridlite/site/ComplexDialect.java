package gridlite.site;

import gridlite.complex.BuiltIns;
import gridlite.complex.ComplexText;
import gridlite.format.KeywordValue;
import gridlite.format.ReadingNote;
import gridlite.problem.SourcePosition;
import gridlite.value.Fact;
import gridlite.value.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Tables of resource attributes of other Grid Engines: columns behind the eighth are left out,
 * types and consumables that are unknown here become the nearest that there is, and built-in
 * attributes have the types that they have here.
 */
final class ComplexDialect {
  private static final int COLUMNS = 8;
  private static final int TYPE = 2;
  private static final int REQUESTABLE = 4;
  private static final int CONSUMABLE = 5;
  private static final int DEFAULT = 6;
  private static final Set<String> REQUESTABLES = Set.of("YES", "NO", "FORCED");

  private ComplexDialect() {}

  static ComplexText.Parsed read(String source, String text, Consumer<Statement> notes) {
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
      SourcePosition place = new SourcePosition(source, number, 1);
      cut |= words.size() > COLUMNS;
      boolean changed = words.size() > COLUMNS;
      if (words.size() >= COLUMNS) {
        words = new ArrayList<>(words.subList(0, COLUMNS));
        if (replace(words, TYPE, "RSMAP", "INT", place, notes)) {
          changed = true;
          replace(words, DEFAULT, "NONE", "0", place, notes);
        }
        changed |= replace(words, CONSUMABLE, "HOST", "YES", place, notes);
        changed |= asBuiltIn(words, place, notes);
      }
      plain.append(changed ? String.join(" ", words) : line).append('\n');
    }
    if (cut) {
      notes.accept(
          ReadingNote.of(
              "columns_left_out", source, "the columns behind \"urgency\" are left out"));
    }
    return ComplexText.parse(source, plain.toString());
  }

  /**
   * Returns whether a text is such a table: by its header or, where that is missing, its first row.
   */
  static boolean isTable(String text) {
    for (String line : text.lines().toList()) {
      if (line.startsWith("#") && line.contains("shortcut") && line.contains("relop")) {
        return true;
      } else if (!line.startsWith("#") && !line.isBlank()) {
        List<String> words = words(line);
        return words.size() >= COLUMNS && REQUESTABLES.contains(words.get(REQUESTABLE));
      }
    }
    return false;
  }

  /** Types of built-in attributes differ between versions. */
  private static boolean asBuiltIn(
      List<String> words, SourcePosition place, Consumer<Statement> notes) {
    Optional<String> type = BuiltIns.type(words.get(0));
    if (type.isEmpty() || type.get().equalsIgnoreCase(words.get(TYPE))) {
      return false;
    }
    notes.accept(
        replaced(
            words.get(0),
            place,
            words.get(TYPE),
            " is not the type of this built-in attribute here",
            type.get()));
    words.set(TYPE, type.get());
    return true;
  }

  private static boolean replace(
      List<String> words,
      int column,
      String from,
      String to,
      SourcePosition place,
      Consumer<Statement> notes) {
    if (!words.get(column).equalsIgnoreCase(from)) {
      return false;
    }
    words.set(column, to);
    notes.accept(replaced(words.get(0), place, from, " is unknown here", to));
    return true;
  }

  private static Statement replaced(
      String attribute, SourcePosition place, String from, String why, String to) {
    return ReadingNote.at(
        "value_taken_otherwise",
        place,
        '"' + attribute + "\": " + from + why + ", taken as " + to,
        new Fact.Word("attribute", attribute),
        new Fact.Word("written", from),
        new Fact.Word("taken_as", to));
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
