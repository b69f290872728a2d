package gridlite.command.sql;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A row as a line of text: the name of its view, then its values behind tabs. What would be taken
 * for the end of a value stands behind a backslash, and {@code \N} stands for no value.
 */
final class RowText {
  /** The line behind the last row. */
  static final String END = "\\.";

  private static final String NOTHING = "\\N";

  private RowText() {}

  static void print(StringBuilder to, String view, List<@Nullable String> values) {
    to.append(view);
    for (String value : values) {
      to.append('\t');
      if (value == null) {
        to.append(NOTHING);
      } else {
        escape(to, value);
      }
    }
    to.append('\n');
  }

  private static void escape(StringBuilder to, String value) {
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      switch (c) {
        case '\\' -> to.append("\\\\");
        case '\t' -> to.append("\\t");
        case '\n' -> to.append("\\n");
        default -> to.append(c);
      }
    }
  }

  /**
   * Reads a line.
   *
   * @param line without its end
   * @return the values; the first is the name of the view
   */
  static List<@Nullable String> parse(String line) {
    List<@Nullable String> values = new ArrayList<>();
    int start = 0;
    for (int tab = line.indexOf('\t'); tab >= 0; tab = line.indexOf('\t', start)) {
      values.add(value(line.substring(start, tab)));
      start = tab + 1;
    }
    values.add(value(line.substring(start)));
    return values;
  }

  private static @Nullable String value(String text) {
    if (text.indexOf('\\') < 0) {
      return text;
    }
    if (text.equals(NOTHING)) {
      return null;
    }
    StringBuilder plain = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\\' && ++i < text.length()) {
        char escaped = text.charAt(i);
        plain.append(escaped == 't' ? '\t' : escaped == 'n' ? '\n' : escaped);
      } else {
        plain.append(c);
      }
    }
    return plain.toString();
  }
}
