package gridlite.runtime;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Lines of files of the system, which a daemon needs several times a command: they are read again
 * when the file is another one, or was changed.
 *
 * @param stamp the file, when it was changed, and its size
 */
record KnownLines(List<Object> stamp, List<String> lines) {
  private static final Map<Path, KnownLines> KNOWN = new ConcurrentHashMap<>();

  /** The lines of a file as it is now, an octet a character. */
  static List<String> of(Path file) throws IOException {
    BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
    // before the lines: one that is written meanwhile is read again
    List<Object> stamp = List.of(now.fileKey(), now.lastModifiedTime(), now.size());
    KnownLines known = KNOWN.get(file);
    if (known == null || !known.stamp.equals(stamp)) {
      known = new KnownLines(stamp, Files.readAllLines(file, StandardCharsets.ISO_8859_1));
      KNOWN.put(file, known);
    }
    return known.lines;
  }
}
