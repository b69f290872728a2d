package gridlite.manual;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * A manual page: prose, and the rows of the table that it explains.
 *
 * @param source the prose
 * @param rows what the table has, by name
 */
record Page(PageSource source, Map<String, Row> rows) {
  /**
   * A row of a table of options, verbs or attributes.
   *
   * @param term how the page names it, in the markup of {@link Span}
   * @param summary a sentence for a row that the prose does not explain
   * @param note a sentence behind the explanation
   */
  record Row(String term, String summary, Optional<String> note) {}

  /** Names of the sections that explain the rows of a table. */
  private static final Set<String> OF_ROWS = Set.of("OPTIONS", "ATTRIBUTES", "VERBS");

  /** The page of a name, of which there is a source. */
  static Page of(String name, Map<String, Row> rows) {
    return new Page(PageSource.read(name), rows);
  }

  /** The head of the prose. */
  PageSource.Head head() {
    return source.head().orElseThrow();
  }

  /** Name and section, as other pages refer to it: {@code qsub(1)}. */
  String title() {
    return head().name() + "(" + head().section() + ")";
  }

  /** The content: entries with their terms, included parts in their places. */
  List<Block> blocks() {
    List<Block> written = new ArrayList<>();
    addAll(source, written, entry -> true);
    List<Block> blocks = new ArrayList<>();
    Set<String> explained = new LinkedHashSet<>();
    boolean amongRows = false;
    for (Block block : written) {
      if (block instanceof Block.Heading heading && heading.level() == 1) {
        if (amongRows) {
          addUnexplained(explained, blocks);
        }
        amongRows = OF_ROWS.contains(heading.text());
      }
      if (block instanceof Block.Entry entry) {
        explained.addAll(entry.names());
        addEntry(entry, blocks);
      } else {
        blocks.add(block);
      }
    }
    if (amongRows) {
      addUnexplained(explained, blocks);
    }
    return blocks;
  }

  /** Names that the prose explains, in its order, as often as it does. */
  List<String> explained() {
    List<Block> written = new ArrayList<>();
    addAll(source, written, entry -> true);
    List<String> names = new ArrayList<>();
    for (Block block : written) {
      if (block instanceof Block.Entry entry) {
        names.addAll(entry.names());
      }
    }
    return names;
  }

  /**
   * Adds the blocks of a source.
   *
   * @param wanted what entries are not left out, with what belongs to them
   */
  private void addAll(PageSource from, List<Block> blocks, Predicate<Block.Entry> wanted) {
    boolean isLeftOut = false;
    for (Block block : from.blocks()) {
      boolean continues =
          block instanceof Block.Paragraph paragraph && paragraph.isInItem()
              || block instanceof Block.Verbatim verbatim && verbatim.isInItem();
      if (block instanceof Block.Entry entry) {
        isLeftOut = !wanted.test(entry);
      } else if (!continues) {
        isLeftOut = false;
      }
      if (block instanceof Block.Include include) {
        addAll(PageSource.read(include.source()), blocks, this::isMissing);
      } else if (!isLeftOut) {
        blocks.add(block);
      }
    }
  }

  /** Returns whether an entry of a shared source is in the table, and not explained by the page. */
  private boolean isMissing(Block.Entry shared) {
    return rows.keySet().containsAll(shared.names()) && !isOwn(shared);
  }

  private boolean isOwn(Block.Entry shared) {
    for (Block block : source.blocks()) {
      if (block instanceof Block.Entry own
          && own.names().stream().anyMatch(shared.names()::contains)) {
        return true;
      }
    }
    return false;
  }

  private void addEntry(Block.Entry entry, List<Block> blocks) {
    List<String> terms = new ArrayList<>();
    Set<String> notes = new LinkedHashSet<>();
    for (String name : entry.names()) {
      Row row = rows.get(name);
      terms.add(row == null ? "`" + name + "`" : row.term());
      if (row != null) {
        row.note().ifPresent(notes::add);
      }
    }
    String behind = notes.isEmpty() ? "" : " " + String.join(" ", notes);
    blocks.add(new Block.Item(terms, entry.text() + behind));
  }

  private void addUnexplained(Set<String> explained, List<Block> blocks) {
    Map<String, Row> missing = new LinkedHashMap<>(rows);
    missing.keySet().removeAll(explained);
    for (Row row : missing.values()) {
      String text = row.summary() + row.note().map(note -> " " + note).orElse("");
      blocks.add(new Block.Item(List.of(row.term()), text));
    }
  }
}
