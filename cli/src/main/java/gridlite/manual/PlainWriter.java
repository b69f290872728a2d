package gridlite.manual;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Writes a page as plain text, for machines with and without {@code man}. */
final class PlainWriter implements Block.Writer {
  private static final int WIDTH = 78;
  private static final int MARGIN = 7;
  private static final int ITEM_MARGIN = 14;

  /** Blanks between the columns of a table. */
  private static final int GAP = 3;

  private final StringBuilder out = new StringBuilder();

  private PlainWriter() {}

  /** The text of a page. */
  static String text(Page page) {
    PlainWriter writer = new PlainWriter();
    PageSource.Head head = page.head();
    String title = page.title().toUpperCase(Locale.ROOT);
    int blanks = Math.max(1, WIDTH - 2 * title.length());
    writer.line(0, title + " ".repeat(blanks) + title);
    writer.heading(new Block.Heading(1, "NAME"));
    writer.wrapped(head.name() + " - " + head.purpose(), MARGIN);
    page.blocks().forEach(block -> block.write(writer));
    return writer.out.toString();
  }

  @Override
  public void heading(Block.Heading heading) {
    out.append('\n');
    line(heading.level() == 1 ? 0 : 3, heading.text());
    isFirst = true;
  }

  /** Parts what follows from what is before it; a title is not parted from its text. */
  private void part() {
    if (!isFirst) {
      out.append('\n');
    }
    isFirst = false;
  }

  @Override
  public void paragraph(Block.Paragraph paragraph) {
    part();
    wrapped(paragraph.text(), paragraph.isInItem() ? ITEM_MARGIN : MARGIN);
  }

  @Override
  public void item(Block.Item item) {
    part();
    item.terms().forEach(term -> line(MARGIN, Span.plain(term)));
    wrapped(item.text(), ITEM_MARGIN);
  }

  @Override
  public void verbatim(Block.Verbatim lines) {
    part();
    int margin = (lines.isInItem() ? ITEM_MARGIN : MARGIN) + 4;
    lines.lines().forEach(text -> line(margin, text));
  }

  @Override
  public void grid(Block.Grid table) {
    part();
    writeTable(table.rows());
  }

  /** True while nothing is below the last title. */
  private boolean isFirst;

  private void writeTable(List<List<String>> rows) {
    int columns = rows.get(0).size();
    int[] widths = new int[columns];
    for (List<String> row : rows) {
      for (int i = 0; i < columns - 1; i++) {
        widths[i] = Math.max(widths[i], Span.plain(row.get(i)).length());
      }
    }
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < columns - 1; i++) {
        String cell = Span.plain(row.get(i));
        line.append(cell).append(" ".repeat(widths[i] - cell.length() + GAP));
      }
      int margin = MARGIN + line.length();
      List<String> last = lines(row.get(columns - 1), Math.max(20, WIDTH - margin));
      for (String text : last) {
        line(MARGIN, line + text);
        line = new StringBuilder(" ".repeat(line.length()));
      }
    }
  }

  private void wrapped(String text, int margin) {
    lines(text, WIDTH - margin).forEach(line -> line(margin, line));
  }

  /** A text broken at its blanks; at least one line. */
  private static List<String> lines(String text, int width) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : Span.plain(text).split(" ", -1)) {
      if (line.length() > 0 && line.length() + 1 + word.length() > width) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.length() == 0 ? "" : " ").append(word);
    }
    lines.add(line.toString());
    return lines;
  }

  private void line(int margin, String text) {
    String line = " ".repeat(margin) + text;
    out.append(line.stripTrailing()).append('\n');
  }
}
