package gridlite.manual;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The prose of a page, or a part that pages share: a text file beside this class, whose markup
 * {@code docs/contributing.md} describes.
 *
 * @param head the head of a page; empty for a part
 * @param blocks its content, without the section {@code NAME}
 */
record PageSource(Optional<Head> head, List<Block> blocks) {
  /**
   * The head of a page.
   *
   * @param name name of the page
   * @param section section of the manual
   * @param purpose what the page is about, in a few words
   */
  record Head(String name, int section, String purpose) {}

  private static final Pattern TITLE = Pattern.compile("# ([^ (]+)\\(([1-9])\\) (.+)");

  /** A section that prepares the examples for their test, and is not shown. */
  private static final String SETUP = "## SETUP";

  /** The start of a line of an example that is run and not shown. */
  private static final String HIDDEN = "@ ";

  /** Blanks in place of a tab at the start of a line. */
  private static final String TAB = " ".repeat(8);

  /** The exit status of an example, for its test. */
  private static final Pattern STATUS = Pattern.compile("\\[[0-9]+]");

  /**
   * Reads a source.
   *
   * @throws IllegalStateException when there is no such source
   */
  static PageSource read(String file) {
    try (InputStream stream = PageSource.class.getResourceAsStream(file + ".txt")) {
      if (stream == null) {
        throw new IllegalStateException("the manual has no source \"" + file + "\"");
      }
      return parse(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException("reading the manual", e);
    }
  }

  /** Parses a source. */
  static PageSource parse(String text) {
    List<String> lines = text.lines().toList();
    Matcher title = TITLE.matcher(lines.isEmpty() ? "" : lines.get(0));
    boolean isPage = title.matches();
    List<Block> blocks = new Lines(lines, isPage ? 1 : 0).blocks();
    return new PageSource(
        isPage
            ? Optional.of(
                new Head(title.group(1), Integer.parseInt(title.group(2)), title.group(3)))
            : Optional.empty(),
        blocks);
  }

  /** Reads lines from the top down. */
  private static final class Lines {
    private final List<String> lines;
    private final List<Block> blocks = new ArrayList<>();
    private int next;

    Lines(List<String> lines, int first) {
      this.lines = lines;
      this.next = first;
    }

    List<Block> blocks() {
      while (next < lines.size()) {
        String line = lines.get(next);
        if (line.isBlank()) {
          next++;
        } else if (line.equals(SETUP)) {
          skipSection();
        } else if (line.startsWith("### ")) {
          blocks.add(new Block.Heading(2, rest(4)));
        } else if (line.startsWith("## ")) {
          blocks.add(new Block.Heading(1, rest(3)));
        } else if (line.startsWith("@include ")) {
          blocks.add(new Block.Include(rest(9)));
        } else if (line.startsWith("== ")) {
          blocks.add(new Block.Entry(List.of(rest(3).split(" ", -1)), paragraph()));
        } else if (line.startsWith("= ")) {
          blocks.add(item());
        } else if (line.startsWith("|")) {
          blocks.add(table());
        } else if (line.startsWith("      ")) {
          addVerbatim("      ");
        } else if (line.startsWith("    ")) {
          addVerbatim("    ");
        } else {
          blocks.add(new Block.Paragraph(paragraph(), line.startsWith("  ")));
        }
      }
      return blocks;
    }

    /** The current line without its mark. */
    private String rest(int mark) {
      return lines.get(next++).substring(mark).strip();
    }

    private void skipSection() {
      do {
        next++;
      } while (next < lines.size() && !lines.get(next).startsWith("## "));
    }

    private Block.Item item() {
      List<String> terms = new ArrayList<>();
      while (next < lines.size() && lines.get(next).startsWith("= ")) {
        terms.add(rest(2));
      }
      return new Block.Item(terms, paragraph());
    }

    /** The lines up to an empty one, or to one that begins something else. */
    private String paragraph() {
      List<String> words = new ArrayList<>();
      while (next < lines.size()) {
        String line = lines.get(next);
        if (line.isBlank() || line.matches("(==? |#|@|\\|).*")) {
          break;
        }
        words.add(line.strip());
        next++;
      }
      return String.join(" ", words);
    }

    private Block.Grid table() {
      List<List<String>> rows = new ArrayList<>();
      while (next < lines.size() && lines.get(next).startsWith("|")) {
        String row = lines.get(next++).strip();
        List<String> cells = new ArrayList<>();
        for (String cell : row.substring(1, row.length() - 1).split(" \\|", -1)) {
          cells.add(cell.strip());
        }
        rows.add(cells);
      }
      return new Block.Grid(rows);
    }

    private void addVerbatim(String margin) {
      List<String> shown = new ArrayList<>();
      while (next < lines.size() && isVerbatim(margin)) {
        String line = lines.get(next++);
        line = line.isBlank() ? "" : line.substring(margin.length());
        if (!line.startsWith(HIDDEN) && !STATUS.matcher(line).matches()) {
          shown.add(line.replace("\t", TAB).stripTrailing());
        }
      }
      if (!shown.isEmpty()) {
        blocks.add(new Block.Verbatim(shown, margin.length() > 4));
      }
    }

    /** An empty line is one of an example when the example goes on behind it. */
    private boolean isVerbatim(String margin) {
      for (int i = next; i < lines.size(); i++) {
        if (!lines.get(i).isBlank()) {
          return lines.get(i).startsWith(margin);
        }
      }
      return false;
    }
  }
}
