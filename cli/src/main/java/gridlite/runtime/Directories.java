package gridlite.runtime;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** Directories that a command makes for itself. */
public final class Directories {
  private Directories() {}

  /**
   * Removes a directory and all that is in it; a symbolic link goes, and what it leads to stays.
   *
   * @throws IOException if something can't be removed; what was removed until then is gone
   */
  public static void remove(Path directory) throws IOException {
    try (Stream<Path> files = Files.walk(directory)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    } catch (UncheckedIOException e) {
      throw new IOException("can't list " + directory, e);
    }
  }
}
