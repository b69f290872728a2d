package gridlite.runtime;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/**
 * The files that a caller names, with the caller's rights: a daemon may read and write more than
 * its clients, so commands touch files of users by these methods alone ({@code ArchitectureTest}
 * sees to it). Paths are absolute.
 */
public interface CallerFiles {
  /**
   * Opens a file to read it, however long it is; throws {@link gridlite.remote.DirectoryException}
   * for a directory and {@link java.nio.file.NoSuchFileException} where there is nothing.
   */
  InputStream openFile(Path file) throws IOException;

  /** Content of a file, opened as {@link #openFile} does. */
  default byte[] readBytes(Path file) throws IOException {
    try (InputStream in = openFile(file)) {
      return in.readAllBytes();
    }
  }

  /** Text of a file; what is not UTF-8 shows as the replacement character. */
  default String readFile(Path file) throws IOException {
    return new String(readBytes(file), StandardCharsets.UTF_8);
  }

  /** The result of reading a file. */
  @FunctionalInterface
  interface Reading {
    /** The content; throws what {@link #openFile} throws. */
    byte[] content() throws IOException;

    /** The text; what is not UTF-8 shows as the replacement character. */
    default String text() throws IOException {
      return new String(content(), StandardCharsets.UTF_8);
    }
  }

  /** Reads short files, in this order: less work than one by one where the caller is asked. */
  default List<Reading> readAll(List<Path> files) {
    return files.stream().<Reading>map(file -> () -> readBytes(file)).toList();
  }

  /** Writes a file. */
  void writeFile(Path file, String text) throws IOException;

  /**
   * Paths, relative to a directory, of all files below it, sorted; hidden ones are left out. Throws
   * {@link java.nio.file.NotDirectoryException} where there is no directory.
   */
  List<String> listFiles(Path directory) throws IOException;

  /** Makes a directory and those above it, unless they exist. */
  void makeDirectory(Path directory) throws IOException;
}
