package gridlite.problem;

/**
 * A place in a text that was read.
 *
 * @param source file name or other name of the text, as the user knows it
 * @param line line number from 1
 * @param column column from 1, counted in characters of that line
 */
public record SourcePosition(String source, int line, int column) {
  @Override
  public String toString() {
    return source + ":" + line + ":" + column;
  }
}
