package gridlite.terminal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** The standard streams of this process: whether someone watches, and how to write to them. */
public final class StandardStreams {
  private StandardStreams() {}

  /** Returns whether standard input of this process is a terminal. */
  public static boolean isInputTerminal() {
    return isTerminal("0");
  }

  /** Returns whether standard output of this process is a terminal. */
  public static boolean isOutputTerminal() {
    return isTerminal("1");
  }

  /** Returns whether standard error of this process is a terminal. */
  public static boolean isErrorTerminal() {
    return isTerminal("2");
  }

  /**
   * Returns whether a {@link Screen} can be opened: standard input and output are a terminal, and
   * one on which text can be placed, as {@code TERM} says.
   */
  public static boolean allowScreen(Map<String, String> variables) {
    return !isDumb(variables) && isInputTerminal() && isOutputTerminal();
  }

  /** Returns whether the terminal, if there is one, can do no more than take line after line. */
  public static boolean isDumb(Map<String, String> variables) {
    String type = variables.getOrDefault("TERM", "");
    return type.isEmpty() || type.equals("dumb");
  }

  private static boolean isTerminal(String descriptor) {
    try {
      String target = Files.readSymbolicLink(Path.of("/proc/self/fd", descriptor)).toString();
      return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty");
    } catch (IOException e) {
      return false;
    }
  }
}
