package gridlite.command.tour;

import java.util.Locale;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Markdown of the tour as text for a terminal of eighty columns. */
final class TourPage {
  private static final int WIDTH = 78;
  private static final Pattern TITLE = Pattern.compile("#+ (.*)");
  private static final Pattern LINK = Pattern.compile("\\[([^\\]]+)\\]\\(([^)]+)\\)");
  private static final Pattern EMPHASIS =
      Pattern.compile("(?<![\\w*{])\\*(\\w[^*\\n]*\\w)\\*(?!\\w)");

  private TourPage() {}

  /** Titles in capitals, links with their file, no marks of emphasis, lines that fit. */
  static String text(String markdown) {
    StringJoiner text = new StringJoiner("\n\n");
    for (String paragraph : markdown.strip().split("\n\n+", -1)) {
      text.add(paragraph(paragraph));
    }
    return text.toString();
  }

  private static String paragraph(String paragraph) {
    Matcher title = TITLE.matcher(paragraph);
    if (title.matches()) {
      return title.group(1).toUpperCase(Locale.ROOT);
    }
    String text = LINK.matcher(paragraph).replaceAll("$1 (docs/$2)");
    text = EMPHASIS.matcher(text).replaceAll("$1");
    StringJoiner lines = new StringJoiner("\n");
    for (String item : text.split("\n(?=- )", -1)) {
      lines.add(wrapped(item));
    }
    return lines.toString();
  }

  private static String wrapped(String text) {
    StringBuilder lines = new StringBuilder();
    int column = 0;
    for (String word : text.split("\\s+", -1)) {
      if (column > 0 && column + 1 + word.length() > WIDTH) {
        lines.append('\n');
        column = 0;
      } else if (column > 0) {
        lines.append(' ');
        column++;
      }
      lines.append(word);
      column += word.length();
    }
    return lines.toString();
  }
}
