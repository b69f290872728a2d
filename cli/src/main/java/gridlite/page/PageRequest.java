package gridlite.page;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.value.Given;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The address of a page: its path, and what is asked of it. Both come from whoever has the link, so
 * nothing in them is trusted: numbers are checked, other values are compared with what there is.
 *
 * @param path such as {@code /job/7}
 * @param values by name; of a name that comes several times, the last
 * @param form the secret that forms which change something have to hold; empty where there are none
 */
public record PageRequest(String path, Map<String, String> values, Optional<String> form) {
  private static final int LONGEST = 8192;

  /** Copies the values. */
  public PageRequest {
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }

  /**
   * Reads an address.
   *
   * @param target path, and behind a question mark names and values as forms send them
   * @throws GridException for a text that is none
   */
  public static PageRequest parse(String target) {
    if (target.length() > LONGEST || !target.startsWith("/")) {
      throw new GridException(
          Problem.of(
                  ProblemKind.USAGE, "\"" + shortened(target) + "\" is not the address of a page")
              .hint("such as /jobs?user=alice"));
    }
    int mark = target.indexOf('?');
    return mark < 0
        ? of(target)
        : of(target.substring(0, mark), values(target.substring(mark + 1)));
  }

  /** The request for a path, without any value. */
  public static PageRequest of(String path) {
    return of(path, Map.of());
  }

  /** The request of somebody whose pages have no forms that change something. */
  static PageRequest of(String path, Map<String, String> values) {
    return new PageRequest(path, values, Optional.empty());
  }

  /** The request of somebody whose forms hold a secret. */
  public PageRequest withForms(String secret) {
    return new PageRequest(path, values, Optional.of(secret));
  }

  /** Returns whether the pages have forms that change something. */
  boolean mayAct() {
    return form.isPresent();
  }

  /** Values as forms send them. */
  public static Map<String, String> values(String text) {
    Map<String, String> values = new LinkedHashMap<>();
    for (String pair : text.split("&", -1)) {
      int equals = pair.indexOf('=');
      if (equals > 0) {
        values.put(decoded(pair.substring(0, equals)), decoded(pair.substring(equals + 1)));
      }
    }
    return values;
  }

  private static String shortened(String text) {
    return text.length() > 80 ? text.substring(0, 80) + "..." : text;
  }

  private static String decoded(String text) {
    try {
      return URLDecoder.decode(text, StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      throw new GridException(
          Problem.of(ProblemKind.USAGE, "the address has an incomplete %: " + shortened(text)));
    }
  }

  /** A value; empty where none is given, or one without a character. */
  Optional<String> value(String name) {
    return Given.text(field(name));
  }

  /** The text in a field of a form, which nobody needs to fill in. */
  public String field(String name) {
    return values.getOrDefault(name, "");
  }

  /**
   * A whole number from 1 on; 1 where none is given, or something else.
   *
   * @param most the greatest that there is
   */
  public int number(String name, int most) {
    int given =
        value(name).filter(text -> text.matches("[0-9]{1,9}")).map(Integer::parseInt).orElse(1);
    return Math.max(1, Math.min(most, given));
  }

  /** The path behind a prefix; empty if it begins otherwise. */
  public Optional<String> below(String prefix) {
    return path.startsWith(prefix)
        ? Optional.of(path.substring(prefix.length()))
        : Optional.empty();
  }

  /**
   * The address with other values.
   *
   * @param others names, each followed by its value
   */
  public String with(String... others) {
    Map<String, String> changed = new LinkedHashMap<>(values);
    for (int i = 0; i + 1 < others.length; i += 2) {
      changed.put(others[i], others[i + 1]);
    }
    StringBuilder text = new StringBuilder(path);
    char separator = '?';
    for (Map.Entry<String, String> each : changed.entrySet()) {
      if (!each.getValue().isEmpty()) {
        text.append(separator).append(encoded(each.getKey())).append('=');
        text.append(encoded(each.getValue()));
        separator = '&';
      }
    }
    return text.toString();
  }

  /** A text as part of an address. */
  static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }
}
