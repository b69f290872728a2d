package gridlite.format;

import gridlite.name.ObjectKind;
import gridlite.name.Reference;
import gridlite.problem.FormatException;
import gridlite.value.PerHost;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * {@code default,[@group=value],[host=value]}: the settings of a cluster queue's attribute.
 *
 * @param element format of the default and of each setting
 * @param <V> type of the value
 * @see "queue_conf(5), hostlist"
 */
public record PerHostFormat<V>(ValueFormat<V> element) implements ValueFormat<PerHost<V>> {
  /**
   * A part of the text.
   *
   * @param where host or host group; empty: the default
   * @param text its value
   * @param offset where the value begins
   */
  public record Part(Optional<String> where, String text, int offset) {
    /** Returns whether it is the default, and empties it. */
    public boolean isNone() {
      return where.isEmpty() && text.equalsIgnoreCase("NONE");
    }
  }

  @Override
  public PerHost<V> parse(String text) {
    List<Part> parts = parts(text);
    if (parts.isEmpty() || parts.get(0).where().isPresent()) {
      throw new FormatException("a default value is needed in front of the settings in brackets");
    }
    PerHost<V> value = PerHost.everywhere(parse(parts.get(0)));
    for (Part part : parts.subList(1, parts.size())) {
      value = value.with(part.where().orElseThrow(), parse(part));
    }
    return value;
  }

  /** Refuses a setting without a value; only lists may be empty. */
  public void checkValue(Part part) {
    if (part.text().isEmpty() && !(element instanceof ListFormat<?>)) {
      throw new FormatException(
          part.offset(), "there is no value for \"" + part.where().orElse("") + "\"");
    }
  }

  private V parse(Part part) {
    checkValue(part);
    try {
      return element.parse(part.text());
    } catch (FormatException e) {
      throw e.shifted(part.offset());
    }
  }

  /** The default, when there is one, and the settings in brackets, as they are written. */
  public static List<Part> parts(String text) {
    List<Part> parts = new ArrayList<>();
    int open = text.indexOf('[');
    String front = (open < 0 ? text : text.substring(0, open)).trim();
    String common = stripComma(front);
    if (open >= 0 && !common.isEmpty() && common.equals(front)) {
      throw new FormatException(open, "a comma is needed in front of the first \"[\"");
    }
    if (!common.isEmpty()) {
      parts.add(new Part(Optional.empty(), common, 0));
    }
    Set<String> seen = new HashSet<>();
    int position = open < 0 ? text.length() : open;
    while (position < text.length()) {
      int close = closing(text, position);
      int equals = text.indexOf('=', position);
      if (equals < 0 || equals > close) {
        throw new FormatException(position, "expected [host=value] or [@group=value]");
      }
      String where = text.substring(position + 1, equals).trim();
      if (where.isEmpty()) {
        throw new FormatException(position, "a host or a host group is needed in front of \"=\"");
      }
      if (!seen.add(where)) {
        throw new FormatException(position, "\"" + where + "\" has two settings");
      }
      parts.add(new Part(Optional.of(where), text.substring(equals + 1, close).trim(), equals + 1));
      position = skipSeparators(text, close + 1);
    }
    return parts;
  }

  private static int skipSeparators(String text, int from) {
    int position = from;
    while (position < text.length()
        && (text.charAt(position) == ',' || Character.isWhitespace(text.charAt(position)))) {
      position++;
    }
    if (position < text.length() && text.charAt(position) != '[') {
      throw new FormatException(position, "expected \"[\" here");
    }
    if (position < text.length() && text.substring(from, position).indexOf(',') < 0) {
      throw new FormatException(position, "a comma is needed in front of \"[\"");
    }
    return position;
  }

  private static int closing(String text, int open) {
    int close = text.indexOf(']', open);
    if (close < 0) {
      throw new FormatException(open, "\"[\" is never closed");
    }
    return close;
  }

  private static String stripComma(String text) {
    return text.endsWith(",") ? text.substring(0, text.length() - 1).trim() : text;
  }

  @Override
  public String print(PerHost<V> value) {
    StringBuilder text = new StringBuilder(element.print(value.common()));
    value.groups().forEach((name, setting) -> append(text, name, setting));
    value.hosts().forEach((name, setting) -> append(text, name, setting));
    return text.toString();
  }

  private void append(StringBuilder text, String name, V setting) {
    text.append(",[").append(name).append('=').append(element.print(setting)).append(']');
  }

  @Override
  public void references(PerHost<V> value, Consumer<Reference> visitor) {
    element.references(value.common(), visitor);
    value
        .groups()
        .forEach(
            (name, setting) -> {
              visitor.accept(new Reference(ObjectKind.HOST_GROUP, name));
              element.references(setting, visitor);
            });
    value.hosts().values().forEach(setting -> element.references(setting, visitor));
  }
}
