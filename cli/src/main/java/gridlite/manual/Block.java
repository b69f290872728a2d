package gridlite.manual;

import java.util.List;

/** A part of a manual page. Texts are in the markup of {@link Span}. */
sealed interface Block {
  /** Calls the method of a writer that is for this kind. */
  void write(Writer out);

  /** A form that pages are written in. */
  interface Writer {
    void heading(Heading heading);

    void paragraph(Paragraph paragraph);

    void item(Item item);

    void verbatim(Verbatim lines);

    void grid(Grid table);
  }

  /** A part that sources alone have; pages have others in its place. */
  private static IllegalStateException ofSource(Block block) {
    return new IllegalStateException("a page can't have " + block);
  }

  /**
   * The title of a section.
   *
   * @param level 1 for a section, 2 for one within it
   */
  record Heading(int level, String text) implements Block {
    @Override
    public void write(Writer out) {
      out.heading(this);
    }
  }

  /**
   * A paragraph.
   *
   * @param isInItem whether it belongs to the item before it
   */
  record Paragraph(String text, boolean isInItem) implements Block {
    @Override
    public void write(Writer out) {
      out.paragraph(this);
    }
  }

  /**
   * An item of a list of definitions.
   *
   * @param terms what is defined, a line each
   * @param text its first paragraph
   */
  record Item(List<String> terms, String text) implements Block {
    @Override
    public void write(Writer out) {
      out.item(this);
    }
  }

  /**
   * Lines that are shown as they are.
   *
   * @param isInItem whether they belong to the item before them
   */
  record Verbatim(List<String> lines, boolean isInItem) implements Block {
    @Override
    public void write(Writer out) {
      out.verbatim(this);
    }
  }

  /**
   * A table.
   *
   * @param rows its rows, the titles first; all of one length
   */
  record Grid(List<List<String>> rows) implements Block {
    @Override
    public void write(Writer out) {
      out.grid(this);
    }
  }

  /**
   * The explanation of rows of the table that a page is made of: options, verbs or attributes.
   *
   * @param names their names
   * @param text its first paragraph
   */
  record Entry(List<String> names, String text) implements Block {
    @Override
    public void write(Writer out) {
      throw ofSource(this);
    }
  }

  /** The place of another source's blocks; of its entries, those that the page's table has. */
  record Include(String source) implements Block {
    @Override
    public void write(Writer out) {
      throw ofSource(this);
    }
  }
}
