package gridlite.manual;

import java.util.List;

/** A part of a manual page. Texts are in the markup of {@link Span}. */
sealed interface Block {
  /**
   * The title of a section.
   *
   * @param level 1 for a section, 2 for one within it
   */
  record Heading(int level, String text) implements Block {}

  /**
   * A paragraph.
   *
   * @param isInItem whether it belongs to the item before it
   */
  record Paragraph(String text, boolean isInItem) implements Block {}

  /**
   * An item of a list of definitions.
   *
   * @param terms what is defined, a line each
   * @param text its first paragraph
   */
  record Item(List<String> terms, String text) implements Block {}

  /**
   * Lines that are shown as they are.
   *
   * @param isInItem whether they belong to the item before them
   */
  record Verbatim(List<String> lines, boolean isInItem) implements Block {}

  /**
   * A table.
   *
   * @param rows its rows, the titles first; all of one length
   */
  record Grid(List<List<String>> rows) implements Block {}

  /**
   * The explanation of rows of the table that a page is made of: options, verbs or attributes.
   *
   * @param names their names
   * @param text its first paragraph
   */
  record Entry(List<String> names, String text) implements Block {}

  /** The place of another source's blocks; of its entries, those that the page's table has. */
  record Include(String source) implements Block {}
}
