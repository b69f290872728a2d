package gridlite.format;

/**
 * A line split into its first word and the rest.
 *
 * @param keyword the first word
 * @param value what follows, trimmed
 * @param start offset of the keyword
 * @param offset offset of the value
 */
public record KeywordValue(String keyword, String value, int start, int offset) {
  /** Splits a line at its first blanks. */
  public static KeywordValue of(String line) {
    int start = skipBlanks(line, 0);
    int end = start;
    while (end < line.length() && !LogicalLine.isBlank(line.charAt(end))) {
      end++;
    }
    int offset = skipBlanks(line, end);
    return new KeywordValue(
        line.substring(start, end), line.substring(offset).stripTrailing(), start, offset);
  }

  private static int skipBlanks(String line, int from) {
    int i = from;
    while (i < line.length() && LogicalLine.isBlank(line.charAt(i))) {
      i++;
    }
    return i;
  }
}
