package gridlite.terminal;

import org.jline.utils.WCWidth;

/**
 * Text as the character cells of a terminal. What somebody else has written, such as the name of a
 * job, must not move the cursor, change colours or reach into the cells beside: control characters,
 * those that turn the direction of text and those without a shape become question marks, and no
 * more than two marks are combined with a character.
 */
public final class Cells {
  private static final int MOST_MARKS = 2;
  private static final char UNKNOWN = '?';

  private Cells() {}

  /** A text that takes the cells of its characters and does nothing else. */
  public static String clean(String text) {
    StringBuilder clean = new StringBuilder(text.length());
    int marks = MOST_MARKS;
    for (int i = 0; i < text.length(); ) {
      int point = text.codePointAt(i);
      i += Character.charCount(point);
      if (isMark(point)) {
        // none is combined with what stands in front of the text
        if (marks < MOST_MARKS) {
          clean.appendCodePoint(point);
          marks++;
        }
      } else if (point == '\t') {
        clean.append(' ');
        marks = MOST_MARKS;
      } else if (!isVisible(point)) {
        clean.append(UNKNOWN);
        marks = MOST_MARKS;
      } else {
        clean.appendCodePoint(point);
        marks = 0;
      }
    }
    return clean.toString();
  }

  private static boolean isMark(int point) {
    int type = Character.getType(point);
    return type == Character.NON_SPACING_MARK
        || type == Character.ENCLOSING_MARK
        || WCWidth.wcwidth(point) == 0 && isVisible(point);
  }

  private static boolean isVisible(int point) {
    return switch (Character.getType(point)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
  }

  /** Number of cells that a clean text takes. */
  public static int width(String clean) {
    int width = 0;
    for (int i = 0; i < clean.length(); ) {
      int point = clean.codePointAt(i);
      i += Character.charCount(point);
      width += Math.max(0, WCWidth.wcwidth(point));
    }
    return width;
  }

  /**
   * A text, made clean, in exactly so many cells: cut with a tilde as its last character, or filled
   * with blanks.
   */
  public static String fit(String text, int width) {
    String clean = clean(text);
    int whole = width(clean);
    if (whole <= width) {
      return clean + " ".repeat(width - whole);
    }
    StringBuilder cut = new StringBuilder();
    int used = 0;
    for (int i = 0; i < clean.length(); ) {
      int point = clean.codePointAt(i);
      i += Character.charCount(point);
      int more = Math.max(0, WCWidth.wcwidth(point));
      if (used + more > width - 1) {
        break;
      }
      cut.appendCodePoint(point);
      used += more;
    }
    if (used < width) {
      cut.append('~');
      used++;
    }
    return cut.append(" ".repeat(Math.max(0, width - used))).toString();
  }
}
