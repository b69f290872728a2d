package gridlite.format;

import gridlite.problem.SourcePosition;
import java.util.ArrayList;
import java.util.List;

/**
 * A line of an object text as it is meant: physical lines that end in a backslash are joined with
 * the next one. Remembers where each part came from, for messages.
 */
public final class LogicalLine {
  private record Segment(int offset, int line, int column) {}

  private final String source;
  private final StringBuilder text = new StringBuilder();
  private final List<Segment> segments = new ArrayList<>();

  /** Set where offsets in the text can be given as columns. */
  private boolean exact = true;

  private LogicalLine(String source) {
    this.source = source;
  }

  /** A line that was not read from lines, such as a member of a JSON object. */
  public static LogicalLine at(SourcePosition position, String text) {
    LogicalLine line = new LogicalLine(position.source());
    line.segments.add(new Segment(0, position.line(), position.column()));
    line.text.append(text);
    line.exact = false;
    return line;
  }

  /** The lines of a text; empty ones and comments ({@code #} in the first column) are left out. */
  public static List<LogicalLine> of(String source, String text) {
    List<LogicalLine> lines = new ArrayList<>();
    LogicalLine open = null;
    int number = 0;
    int position = 0;
    while (position < text.length()) {
      int end = text.indexOf('\n', position);
      String physical = text.substring(position, end < 0 ? text.length() : end);
      position = end < 0 ? text.length() : end + 1;
      number++;
      if (physical.endsWith("\r")) {
        physical = physical.substring(0, physical.length() - 1);
      }
      if (open == null && physical.startsWith("#")) {
        continue;
      }
      boolean continued = physical.endsWith("\\");
      LogicalLine line = open == null ? new LogicalLine(source) : open;
      line.append(continued ? physical.substring(0, physical.length() - 1) : physical, number);
      open = continued ? line : null;
      if (!continued && !line.text().isBlank()) {
        lines.add(line);
      }
    }
    if (open != null && !open.text().isBlank()) {
      lines.add(open);
    }
    return lines;
  }

  /**
   * Adds a physical line. A line break counts as one blank, and as none behind a comma, since
   * listings break behind commas.
   */
  private void append(String physical, int line) {
    int start = 0;
    if (text.length() > 0) {
      while (start < physical.length() && isBlank(physical.charAt(start))) {
        start++;
      }
      while (text.length() > 0 && isBlank(text.charAt(text.length() - 1))) {
        text.setLength(text.length() - 1);
      }
      if (text.length() > 0 && text.charAt(text.length() - 1) != ',') {
        text.append(' ');
      }
    }
    segments.add(new Segment(text.length(), line, start + 1));
    text.append(physical, start, physical.length());
  }

  static boolean isBlank(char c) {
    return c == ' ' || c == '\t';
  }

  /** The joined text. */
  public String text() {
    return text.toString();
  }

  /** Returns where the character at an offset of {@link #text()} stood. */
  public SourcePosition at(int offset) {
    Segment segment = segments.get(0);
    for (Segment candidate : segments) {
      if (candidate.offset() <= offset) {
        segment = candidate;
      }
    }
    return new SourcePosition(
        source,
        segment.line(),
        segment.column() + (exact ? Math.max(0, offset - segment.offset()) : 0));
  }
}
