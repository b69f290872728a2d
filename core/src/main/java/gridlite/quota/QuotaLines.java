package gridlite.quota;

import gridlite.problem.SourcePosition;
import java.util.ArrayList;
import java.util.List;

/** Cuts a text into logical lines: continued lines joined, comments and empty lines left out. */
final class QuotaLines {
  private QuotaLines() {}

  /**
   * A stretch of a logical line that comes from one line of the file.
   *
   * @param start where it begins in the logical line
   * @param line line number in the file, from 1
   * @param column column in the file of its first character, from 1
   */
  private record Piece(int start, int line, int column) {}

  /** A logical line, without blanks at its ends. */
  record Line(String text, List<Piece> pieces, int skipped) {
    /** The word that begins at an offset. */
    String word(int offset) {
      int end = offset;
      while (end < text.length() && !Character.isWhitespace(text.charAt(end))) {
        end++;
      }
      return text.substring(offset, end);
    }

    /** Returns where the text behind the word at an offset begins. */
    int behindWord(int offset) {
      int next = offset + word(offset).length();
      while (next < text.length() && Character.isWhitespace(text.charAt(next))) {
        next++;
      }
      return next;
    }

    /** The rest of the line. */
    Line from(int offset) {
      return new Line(text.substring(offset), pieces, skipped + offset);
    }

    /** Returns where a character stands in the file. */
    SourcePosition position(String source, int offset) {
      int at = skipped + offset;
      Piece found = pieces.get(0);
      for (Piece piece : pieces) {
        if (piece.start() <= at) {
          found = piece;
        }
      }
      return new SourcePosition(source, found.line(), found.column() + at - found.start());
    }
  }

  /** The logical lines of a text. */
  static List<Line> of(String text) {
    List<Line> lines = new ArrayList<>();
    StringBuilder joined = new StringBuilder();
    List<Piece> pieces = new ArrayList<>();
    int number = 0;
    int start = 0;
    while (start < text.length()) {
      int newline = text.indexOf('\n', start);
      int end = newline < 0 ? text.length() : newline;
      number++;
      int last = end > start && text.charAt(end - 1) == '\r' ? end - 1 : end;
      boolean continued = last > start && text.charAt(last - 1) == '\\';
      int first = start;
      int stop = continued ? last - 1 : last;
      if (joined.length() > 0) {
        // one blank takes the place of the line's end and the blanks around it; lists go on
        joined.append(joined.charAt(joined.length() - 1) == ',' ? "" : " ");
        first = skipBlanks(text, first, stop);
      }
      while (continued && stop > first && Character.isWhitespace(text.charAt(stop - 1))) {
        stop--;
      }
      pieces.add(new Piece(joined.length(), number, first - start + 1));
      joined.append(text, first, stop);
      start = end + 1;
      if (!continued || start >= text.length()) {
        add(lines, joined.toString(), List.copyOf(pieces));
        joined.setLength(0);
        pieces.clear();
      }
    }
    return lines;
  }

  private static int skipBlanks(String text, int from, int end) {
    int position = from;
    while (position < end && Character.isWhitespace(text.charAt(position))) {
      position++;
    }
    return position;
  }

  private static void add(List<Line> lines, String line, List<Piece> pieces) {
    String text = line.strip();
    if (!text.isEmpty() && text.charAt(0) != '#') {
      lines.add(new Line(text, pieces, line.indexOf(text)));
    }
  }
}
