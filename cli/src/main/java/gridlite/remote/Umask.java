package gridlite.remote;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** The file mode creation mask of this process. */
public final class Umask {
  private static final Path STATUS = Path.of("/proc/self/status");
  private static final String KEY = "Umask:";
  private static final int USUAL = 022;

  private Umask() {}

  /** The mask, as the kernel says. */
  public static int ofProcess() {
    try {
      String status = new String(Files.readAllBytes(STATUS), StandardCharsets.ISO_8859_1);
      int start = status.indexOf(KEY);
      if (start >= 0) {
        int end = status.indexOf('\n', start);
        return Integer.parseInt(status.substring(start + KEY.length(), end).trim(), 8);
      }
    } catch (IOException e) {
      // no /proc: the usual one
    }
    return USUAL;
  }
}
