package gridlite.exec;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The processes that give tasks of a cell to shepherds, as far as this process has started them.
 */
final class ForkServers {
  private ForkServers() {}

  /** Those of a cell with its spool there. */
  static List<ProcessHandle> of(Path spool) {
    try (Stream<ProcessHandle> children = ProcessHandle.current().children()) {
      return children.filter(process -> serves(process, spool)).toList();
    }
  }

  private static boolean serves(ProcessHandle process, Path spool) {
    try {
      // empty when it has ended
      return Files.readString(Path.of("/proc", "" + process.pid(), "cmdline"))
          .contains(spool.resolve("shepherd-").toString());
    } catch (IOException e) {
      return false;
    }
  }
}
