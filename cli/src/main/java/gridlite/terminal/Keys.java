package gridlite.terminal;

import java.io.IOException;
import java.util.Map;
import org.jline.utils.NonBlockingReader;

/**
 * Keys by their names: a character stands for itself; others are called {@code up}, {@code
 * page-down}, {@code enter}, {@code escape}, {@code ctrl-c} and so on.
 */
final class Keys {
  /** The end of what is typed. */
  static final String END = "";

  /** A key that has no name here. */
  static final String OTHER = "other";

  private static final int ESCAPE = 27;
  private static final int DELETE = 127;

  /** Time in which a terminal sends the rest of a key, in milliseconds. */
  private static final long REST = 100;

  private static final int LONGEST = 16;

  /** The names of keys by what follows Escape and a bracket or O. */
  private static final Map<String, String> SEQUENCES =
      Map.ofEntries(
          Map.entry("A", "up"),
          Map.entry("B", "down"),
          Map.entry("C", "right"),
          Map.entry("D", "left"),
          Map.entry("H", "home"),
          Map.entry("F", "end"),
          Map.entry("1~", "home"),
          Map.entry("7~", "home"),
          Map.entry("4~", "end"),
          Map.entry("8~", "end"),
          Map.entry("5~", "page-up"),
          Map.entry("6~", "page-down"),
          Map.entry("Z", "back-tab"));

  private final NonBlockingReader reader;

  /** Keys of a terminal. */
  Keys(NonBlockingReader reader) {
    this.reader = reader;
  }

  /** Waits for a key. */
  String next() throws IOException {
    int key = reader.read();
    if (key < 0) {
      return END;
    }
    return switch (key) {
      case ESCAPE -> sequence();
      case '\r', '\n' -> "enter";
      case '\t' -> "tab";
      case '\b', DELETE -> "backspace";
      default -> key < ' ' ? "ctrl-" + (char) (key + 'a' - 1) : character((char) key);
    };
  }

  private String character(char first) throws IOException {
    if (!Character.isHighSurrogate(first)) {
      return Character.toString(first);
    }
    int second = reader.read(REST);
    return second < 0 ? OTHER : "" + first + (char) second;
  }

  private String sequence() throws IOException {
    int introducer = reader.read(REST);
    if (introducer < 0) {
      return "escape";
    }
    if (introducer != '[' && introducer != 'O') {
      return OTHER;
    }
    StringBuilder rest = new StringBuilder();
    while (rest.length() < LONGEST) {
      int next = reader.read(REST);
      if (next < 0) {
        return OTHER;
      }
      rest.append((char) next);
      if (next >= '@' && next <= '~') {
        break;
      }
    }
    return SEQUENCES.getOrDefault(rest.toString(), OTHER);
  }
}
