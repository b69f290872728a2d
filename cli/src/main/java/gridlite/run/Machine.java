package gridlite.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What the kernel says about this machine. */
public final class Machine {
  private static final Path HOST_NAME = Path.of("/proc/sys/kernel/hostname");

  private Machine() {}

  /** Name of this host. */
  public static String hostName() {
    try {
      return Files.readString(HOST_NAME).trim();
    } catch (IOException e) {
      return "localhost";
    }
  }
}
