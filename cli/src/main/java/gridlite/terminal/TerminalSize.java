package gridlite.terminal;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/**
 * The size of a terminal.
 *
 * @param rows its lines, at least 1
 * @param columns characters of a line, at least 1
 */
public record TerminalSize(int rows, int columns) {
  /** That of a terminal that says nothing of it. */
  public static final TerminalSize USUAL = new TerminalSize(24, 80);

  /**
   * Size of the terminal that this process belongs to: {@code LINES} and {@code COLUMNS}, else what
   * the kernel says. Costs a process of some milliseconds, much less than a {@link Screen}.
   */
  public static TerminalSize of(Map<String, String> variables) {
    TerminalSize known = ofKernel();
    return of(
        number(variables.getOrDefault("LINES", ""), known.rows()),
        number(variables.getOrDefault("COLUMNS", ""), known.columns()));
  }

  private static TerminalSize ofKernel() {
    try {
      Process asking =
          new ProcessBuilder("stty", "size").redirectInput(new File("/dev/tty")).start();
      String answer =
          new String(asking.getInputStream().readAllBytes(), StandardCharsets.UTF_8).trim();
      int blank = answer.indexOf(' ');
      return blank < 0
          ? USUAL
          : of(number(answer.substring(0, blank), 0), number(answer.substring(blank + 1), 0));
    } catch (IOException e) {
      return USUAL;
    }
  }

  /** A size of which the kernel or a user may know nothing, which a zero stands for. */
  static TerminalSize of(int rows, int columns) {
    return new TerminalSize(
        rows > 0 ? rows : USUAL.rows(), columns > 0 ? columns : USUAL.columns());
  }

  private static int number(String text, int otherwise) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') {
        return otherwise;
      }
    }
    return text.isEmpty() || text.length() > 5 ? otherwise : Integer.parseInt(text);
  }
}
