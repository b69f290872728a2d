package gridlite.exec;

import java.util.Optional;

/**
 * Writes the file that says what a shepherd is to run: lines {@code key value}, keys may repeat.
 */
final class LaunchFile {
  private final StringBuilder text = new StringBuilder(4096);

  /** Adds a line; backslashes and newlines in the value are escaped. */
  LaunchFile add(String key, String value) {
    text.append(key).append(' ');
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      switch (c) {
        case '\\' -> text.append("\\\\");
        case '\n' -> text.append("\\n");
        default -> text.append(c);
      }
    }
    text.append('\n');
    return this;
  }

  /** Adds a line if there is a value. */
  LaunchFile addIfSet(String key, Optional<String> value) {
    return value.isPresent() ? add(key, value.get()) : this;
  }

  /** The name of a signal as the shepherd reads it: without {@code SIG}. */
  static String signal(String name) {
    return name.startsWith("SIG") ? name.substring(3) : name;
  }

  /** Adds a line for each value. */
  LaunchFile addAll(String key, Iterable<String> values) {
    for (String value : values) {
      add(key, value);
    }
    return this;
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
