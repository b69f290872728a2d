package gridlite.store;

import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;

/**
 * Names for what a repair or a restored backup puts aside. They end with the second in which that
 * happened; what was put aside before in the same second is never written over.
 */
final class KeptFiles {
  private KeptFiles() {}

  /** Returns a path, or, when there is a file of its name, the first of {@code path-2} … */
  static Path unused(Path path) {
    Path free = path;
    for (int number = 2; Files.exists(free, LinkOption.NOFOLLOW_LINKS); number++) {
      free = path.resolveSibling(path.getFileName() + "-" + number);
    }
    return free;
  }
}
