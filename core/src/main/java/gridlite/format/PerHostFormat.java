package gridlite.format;

import gridlite.config.ObjectKind;
import gridlite.config.Reference;
import gridlite.value.PerHost;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * {@code default,[@group=value],[host=value]}: the settings of a cluster queue's attribute.
 *
 * @param element format of the default and of each setting
 * @param <V> type of the value
 * @see "queue_conf(5), hostlist"
 */
public record PerHostFormat<V>(ValueFormat<V> element) implements ValueFormat<PerHost<V>> {
  @Override
  public PerHost<V> parse(String text) {
    int open = settingStart(text, 0);
    String common = stripComma(open < 0 ? text : text.substring(0, open));
    if (common.isEmpty()) {
      throw new FormatException("a default value is needed in front of the settings in brackets");
    }
    PerHost<V> value = PerHost.everywhere(element.parse(common));
    return open < 0 ? value : parseSettings(text, open, value);
  }

  /**
   * Reads {@code [host=value],[@group=value]...} from {@code from} on and adds them to {@code
   * base}.
   */
  public PerHost<V> parseSettings(String text, int from, PerHost<V> base) {
    Map<String, V> groups = new LinkedHashMap<>();
    Map<String, V> hosts = new LinkedHashMap<>();
    int position = from;
    while (position < text.length()) {
      int close = closing(text, position);
      int equals = text.indexOf('=', position);
      if (equals < 0 || equals > close) {
        throw new FormatException(position, "expected [host=value] or [@group=value]");
      }
      String name = text.substring(position + 1, equals).trim();
      V value = parseSetting(text.substring(equals + 1, close), equals + 1);
      Map<String, V> target = name.startsWith("@") ? groups : hosts;
      if (target.put(name, value) != null) {
        throw new FormatException(position, "\"" + name + "\" has two settings");
      }
      position = skipSeparators(text, close + 1);
    }
    PerHost<V> result = base;
    for (Map.Entry<String, V> group : groups.entrySet()) {
      result = result.with(group.getKey(), group.getValue());
    }
    for (Map.Entry<String, V> host : hosts.entrySet()) {
      result = result.with(host.getKey(), host.getValue());
    }
    return result;
  }

  private V parseSetting(String text, int offset) {
    try {
      return element.parse(text.trim());
    } catch (FormatException e) {
      throw e.shifted(offset);
    }
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
    return position;
  }

  private static int closing(String text, int open) {
    int close = text.indexOf(']', open);
    if (close < 0) {
      throw new FormatException(open, "\"[\" is never closed");
    }
    return close;
  }

  /** Index of the first bracket that opens a setting, or -1. */
  public static int settingStart(String text, int from) {
    return text.indexOf('[', from);
  }

  private static String stripComma(String text) {
    String trimmed = text.trim();
    return trimmed.endsWith(",") ? trimmed.substring(0, trimmed.length() - 1).trim() : trimmed;
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
