package gridlite.format;

/** The layout of objects of a kind as text: the form of listings, files and editors. */
public interface Layout {
  /** Writes an object, lines ending in newlines. */
  String print(Values object, LineWidth width);

  /**
   * Reads an object.
   *
   * @param source name of the text for messages
   * @param base object that gives what the text doesn't hold, such as the name of a configuration
   * @throws gridlite.problem.GridException with all problems of the text
   */
  ParsedObject parse(String source, String text, Values base);

  /** The way of breaking long lines. */
  enum LineWidth {
    /** Lines beyond 80 columns are broken. */
    WRAPPED,
    /** Nothing is broken: {@code SGE_SINGLE_LINE}. */
    SINGLE_LINE
  }
}
