package gridlite.site;

import gridlite.format.ReadingNote;
import gridlite.value.Statement;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Texts as other systems and people write them: with a byte order mark, lines that end in CR LF,
 * indented comments, comments among continuation lines, blanks behind the backslash of a line that
 * goes on. Lines stay where they are, so that places in messages hold.
 */
final class TextDialect {
  private TextDialect() {}

  /** The text as Grid Engine would write it. */
  static String plain(String source, String text, Consumer<Statement> notes) {
    Set<String> changes = new LinkedHashSet<>();
    String body = text;
    if (body.startsWith("\uFEFF")) {
      changes.add("the byte order mark is left out");
      body = body.substring(1);
    }
    if (body.contains("\r\n")) {
      changes.add("lines end in CR LF");
      body = body.replace("\r\n", "\n");
    }
    String plain = lines(body.lines().toList(), changes);
    changes.forEach(change -> notes.accept(ReadingNote.of("text_changed", source, change)));
    return plain;
  }

  private static String lines(List<String> lines, Set<String> changes) {
    StringBuilder plain = new StringBuilder();
    boolean continued = false;
    for (String line : lines) {
      String meant = line.stripTrailing();
      if (meant.endsWith("\\") && meant.length() < line.length()) {
        changes.add("blanks behind a backslash at the end of a line are left out");
      }
      boolean comment = meant.stripLeading().startsWith("#");
      if (comment && continued) {
        changes.add("comments among continuation lines are left out");
        meant = "\\";
      } else if (comment && !meant.startsWith("#")) {
        changes.add("indented comments are left out");
        meant = "";
      }
      // a comment that ends in a backslash does not go on
      continued = meant.endsWith("\\") && !meant.startsWith("#");
      plain.append(meant).append('\n');
    }
    return plain.toString();
  }
}
