package gridlite.complex;

import gridlite.format.Attribute;
import gridlite.format.LogicalLine;
import gridlite.format.Values;
import gridlite.problem.FormatException;
import gridlite.problem.Problem;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/**
 * The table of resource attributes as text: a line an attribute, its eight columns separated by
 * blanks, {@code #} begins a comment. A line that ends in a backslash goes on in the next one.
 *
 * @see "complex(5), format"
 */
public final class ComplexText {
  private ComplexText() {}

  private static final List<Attribute<?>> COLUMNS = ComplexAttribute.SCHEMA.attributes();

  /** Blanks behind the longest entry of a column. */
  private static final int GAP = 4;

  private static final String END =
      "# >#< starts a comment but comments are not saved across edits --------\n";

  /**
   * The content of a text.
   *
   * @param rows rows that could be read, in order
   * @param problems what could not be read
   */
  public record Parsed(List<ComplexDefinition> rows, List<Problem> problems) {
    /** Copies the lists. */
    public Parsed {
      rows = List.copyOf(rows);
      problems = List.copyOf(problems);
    }
  }

  /** Writes a table: sorted by name, the columns as wide as their entries need. */
  public static String print(Collection<Values> attributes) {
    List<Values> rows = new ArrayList<>(attributes);
    rows.sort(Comparator.comparing(row -> row.get(ComplexAttribute.NAME)));
    int[] widths = widths(rows);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < COLUMNS.size(); i++) {
      append(text, title(i), i < widths.length ? widths[i] : title(i).length() + 1);
    }
    int width = text.length();
    text.append("\n#").append("-".repeat(width - 1)).append('\n');
    for (Values row : rows) {
      for (int i = 0; i < COLUMNS.size(); i++) {
        String entry = row.text(COLUMNS.get(i));
        append(text, entry, i < widths.length ? widths[i] : entry.length());
      }
      text.append('\n');
    }
    return text.append(END).toString();
  }

  private static String title(int column) {
    return (column == 0 ? "#" : "") + COLUMNS.get(column).name();
  }

  /** Widths of all columns but the last, which needs none. */
  private static int[] widths(List<Values> rows) {
    int[] widths = new int[COLUMNS.size() - 1];
    for (int i = 0; i < widths.length; i++) {
      widths[i] = title(i).length() + 1;
      for (Values row : rows) {
        widths[i] = Math.max(widths[i], row.text(COLUMNS.get(i)).length() + GAP);
      }
    }
    return widths;
  }

  private static void append(StringBuilder text, String entry, int width) {
    text.append(entry).append(" ".repeat(Math.max(0, width - entry.length())));
  }

  /**
   * Reads a table.
   *
   * @param source name of the text for messages
   */
  public static Parsed parse(String source, String text) {
    List<ComplexDefinition> rows = new ArrayList<>();
    List<Problem> problems = new ArrayList<>();
    for (LogicalLine line : LogicalLine.of(source, text)) {
      if (line.text().stripLeading().charAt(0) != '#') {
        row(line, rows, problems);
      }
    }
    return new Parsed(rows, problems);
  }

  private record Word(String text, int offset) {}

  private static void row(LogicalLine line, List<ComplexDefinition> rows, List<Problem> problems) {
    List<Word> words = words(line.text());
    if (words.size() != COLUMNS.size()) {
      problems.add(
          Problem.refused(
                  "\""
                      + words.get(0).text()
                      + "\" has "
                      + words.size()
                      + " columns: expected the eight columns name, shortcut, type, relop,"
                      + " requestable, consumable, default, urgency")
              .at(line.at(words.get(0).offset())));
      return;
    }
    Values row = ComplexAttribute.SCHEMA.template();
    boolean good = true;
    for (int i = 0; i < words.size(); i++) {
      Word word = words.get(i);
      try {
        row = row.withText(COLUMNS.get(i), word.text());
      } catch (FormatException e) {
        good = false;
        problems.add(
            Problem.refused(
                    COLUMNS.get(i).name() + " of \"" + words.get(0).text() + "\": " + e.text())
                .at(line.at(word.offset())));
      }
    }
    if (good) {
      rows.add(new ComplexDefinition(row, line.at(words.get(0).offset())));
    }
  }

  private static List<Word> words(String line) {
    List<Word> words = new ArrayList<>();
    int start = -1;
    for (int i = 0; i <= line.length(); i++) {
      boolean blank = i == line.length() || Character.isWhitespace(line.charAt(i));
      if (!blank && start < 0) {
        start = i;
      } else if (blank && start >= 0) {
        words.add(new Word(line.substring(start, i), start));
        start = -1;
      }
    }
    return words;
  }
}
