package gridlite.remote;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Whether someone watches. */
public final class Terminal {
  private Terminal() {}

  /** Whether standard input of this process is a terminal. */
  public static boolean isStandardInput() {
    return isTerminal("0");
  }

  /** Whether standard output of this process is a terminal. */
  public static boolean isStandardOutput() {
    return isTerminal("1");
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
