package gridlite.runtime;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/**
 * The files of a cell that commands read and write for every caller alike, with the rights of the
 * process that runs the command. Modes are set as wanted and owe nothing to anybody's umask.
 */
public final class CellFiles {
  /** Mode of what concerns the cell's owner alone. */
  public static final String PRIVATE = "rw-------";

  /** Mode of what every user of the cell reads. */
  public static final String PUBLIC = "rw-r--r--";

  private CellFiles() {}

  /** Opens a file of the cell, such as its accounting file, whatever bytes are in it. */
  public static BufferedReader reader(Path file) throws IOException {
    return Files.newBufferedReader(file, StandardCharsets.ISO_8859_1);
  }

  /** Makes a directory and those above it, unless they exist. */
  public static void makeDirectory(Path directory, String permissions) throws IOException {
    if (Files.isDirectory(directory)) {
      return;
    }
    Path parent = directory.toAbsolutePath().getParent();
    if (parent != null) {
      makeDirectory(parent, permissions);
    }
    Set<PosixFilePermission> wanted = PosixFilePermissions.fromString(permissions);
    Files.createDirectory(directory, PosixFilePermissions.asFileAttribute(wanted));
    Files.setPosixFilePermissions(directory, wanted);
  }

  /** Writes a file anew. */
  public static void write(Path file, String permissions, String text) throws IOException {
    try (FileChannel channel = open(file, permissions, StandardOpenOption.WRITE)) {
      channel.truncate(0);
      writeAll(channel, text);
    }
  }

  /** Appends to a file. */
  public static void append(Path file, String permissions, String text) throws IOException {
    try (FileChannel channel = open(file, permissions, StandardOpenOption.APPEND)) {
      writeAll(channel, text);
    }
  }

  private static void writeAll(FileChannel channel, String text) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
  }

  /**
   * Opens a file. A new one gets its mode when it is made, so that at no time more is open to
   * others than they may see.
   */
  public static FileChannel open(Path file, String permissions, StandardOpenOption access)
      throws IOException {
    Set<PosixFilePermission> wanted = PosixFilePermissions.fromString(permissions);
    boolean made = !Files.exists(file);
    FileChannel channel =
        FileChannel.open(
            file,
            Set.of(StandardOpenOption.CREATE, access),
            PosixFilePermissions.asFileAttribute(wanted));
    if (made) {
      Files.setPosixFilePermissions(file, wanted);
    }
    return channel;
  }
}
