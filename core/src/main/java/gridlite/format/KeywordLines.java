package gridlite.format;

import gridlite.format.Layout.LineWidth;

/**
 * Writes lines of keyword and value. A line of at most 80 columns is written whole; a longer one is
 * broken behind commas and at blanks, so that each part has room for a blank and the backslash, and
 * goes on under the first value.
 */
public final class KeywordLines {
  private static final int WIDTH = 80;
  private static final int ROOM = WIDTH - 2;

  private final StringBuilder text = new StringBuilder();
  private final int padding;
  private final LineWidth width;

  /**
   * Begins a text.
   *
   * @param padding width that keywords are padded to; a blank follows longer ones
   */
  public KeywordLines(int padding, LineWidth width) {
    this.padding = padding;
    this.width = width;
  }

  /** Adds a line. */
  public KeywordLines line(String keyword, String value) {
    int start = text.length();
    text.append(keyword);
    do {
      text.append(' ');
    } while (text.length() - start < padding);
    int column = text.length() - start;
    if (width == LineWidth.SINGLE_LINE || column + value.length() <= WIDTH) {
      text.append(value);
    } else {
      wrap(value, column);
    }
    text.append('\n');
    return this;
  }

  private void wrap(String value, int column) {
    String rest = value;
    while (column + rest.length() > WIDTH) {
      int cut = breakPlace(rest, ROOM - column);
      if (cut < 0) {
        break;
      }
      text.append(rest, 0, cut).append(" \\\n").append(" ".repeat(column));
      rest = rest.substring(rest.charAt(cut) == ' ' ? cut + 1 : cut);
    }
    text.append(rest);
  }

  /**
   * Index behind the part that stays: the last place within {@code room}, else the first one
   * beyond, else -1.
   */
  private static int breakPlace(String rest, int room) {
    int last = -1;
    for (int i = 1; i < rest.length(); i++) {
      if (!isBreakPlace(rest, i)) {
        continue;
      }
      if (i > room) {
        return last > 0 ? last : i;
      }
      last = i;
    }
    return last;
  }

  /** Behind a comma, and at a blank that stands alone: so that what is read back is the same. */
  private static boolean isBreakPlace(String rest, int i) {
    char before = rest.charAt(i - 1);
    if (rest.charAt(i) != ' ') {
      return before == ',';
    }
    boolean alone = before != ' ' && i + 1 < rest.length() && rest.charAt(i + 1) != ' ';
    return alone && before != ',';
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
