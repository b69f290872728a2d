package gridlite.manual;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A piece of a text in one style. In a source, <code>`-l`</code> is what is typed as it is, and
 * {@code <name>}, within it too, stands for something else.
 *
 * @param style how it is shown
 * @param text what is shown
 */
record Span(Style style, String text) {
  /** The style of a piece. */
  enum Style {
    PLAIN,
    LITERAL,
    ARGUMENT
  }

  private static final Pattern MARK = Pattern.compile("`([^`]+)`|<([^<>= ][^<>]*)>");
  private static final Pattern ARGUMENT = Pattern.compile("<([^<>= ][^<>]*)>");

  /** The pieces of a text. */
  static List<Span> of(String text) {
    List<Span> spans = new ArrayList<>();
    Matcher mark = MARK.matcher(text);
    int from = 0;
    while (mark.find()) {
      add(spans, Style.PLAIN, text.substring(from, mark.start()));
      if (mark.group(1) == null) {
        add(spans, Style.ARGUMENT, mark.group(2));
      } else {
        addLiteral(spans, mark.group(1));
      }
      from = mark.end();
    }
    add(spans, Style.PLAIN, text.substring(from));
    return spans;
  }

  /** The text without its marks. */
  static String plain(String text) {
    StringBuilder plain = new StringBuilder();
    of(text).forEach(span -> plain.append(span.text()));
    return plain.toString();
  }

  private static void addLiteral(List<Span> spans, String text) {
    Matcher argument = ARGUMENT.matcher(text);
    int from = 0;
    while (argument.find()) {
      add(spans, Style.LITERAL, text.substring(from, argument.start()));
      add(spans, Style.ARGUMENT, argument.group(1));
      from = argument.end();
    }
    add(spans, Style.LITERAL, text.substring(from));
  }

  private static void add(List<Span> spans, Style style, String text) {
    if (!text.isEmpty()) {
      spans.add(new Span(style, text));
    }
  }
}
