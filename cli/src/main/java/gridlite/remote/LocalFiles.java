package gridlite.remote;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The access of commands to files of their callers: made by the process that the caller has
 * started, with the caller's rights, whether that process runs the command or has it run by a
 * daemon.
 */
public final class LocalFiles {
  /** Most files that a tree of configuration may have. */
  private static final int MOST_FILES = 100_000;

  private LocalFiles() {}

  /** Opens a file to read it; throws {@link DirectoryException} for a directory. */
  public static InputStream open(Path file) throws IOException {
    if (Files.isDirectory(file)) {
      throw new DirectoryException(file.toString());
    }
    return Files.newInputStream(file);
  }

  /** Writes a file. */
  public static void write(Path file, String text) throws IOException {
    Files.write(file, text.getBytes(StandardCharsets.UTF_8));
  }

  /** Makes a directory and those above it, unless they exist. */
  public static void makeDirectory(Path directory) throws IOException {
    Files.createDirectories(directory);
  }

  /**
   * Paths, relative to a directory, of all files below it, sorted; hidden ones are left out. Throws
   * {@link NotDirectoryException} where there is no directory.
   */
  public static List<String> list(Path directory) throws IOException {
    if (!Files.isDirectory(directory)) {
      throw new NotDirectoryException(directory.toString());
    }
    List<String> files = new ArrayList<>();
    // the directory itself may be a link; those below it are not followed
    Path real = directory.toRealPath();
    try (Stream<Path> paths = Files.walk(real)) {
      for (Path path : (Iterable<Path>) paths::iterator) {
        String relative = real.relativize(path).toString();
        boolean hidden = relative.startsWith(".") || relative.contains("/.");
        if (!hidden && Files.isRegularFile(path)) {
          files.add(relative);
        }
        if (files.size() > MOST_FILES) {
          throw new IOException(directory + ": more than " + MOST_FILES + " files");
        }
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    files.sort(null);
    return files;
  }
}
