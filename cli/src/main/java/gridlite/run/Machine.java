package gridlite.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What the kernel says about this machine and this process. */
public final class Machine {
  private static final Path HOST_NAME = Path.of("/proc/sys/kernel/hostname");
  private static final Path STATUS = Path.of("/proc/self/status");
  private static final String UMASK = "Umask:";
  private static final int DEFAULT_UMASK = 022;

  private Machine() {}

  /** Name of this host. */
  public static String hostName() {
    try {
      return Files.readString(HOST_NAME).trim();
    } catch (IOException e) {
      return "localhost";
    }
  }

  /** File mode creation mask of this process. */
  public static int umask() {
    try {
      for (String line : Files.readAllLines(STATUS)) {
        if (line.startsWith(UMASK)) {
          return Integer.parseInt(line.substring(UMASK.length()).trim(), 8);
        }
      }
    } catch (IOException e) {
      // kernels before 4.7 do not tell
    }
    return DEFAULT_UMASK;
  }
}
