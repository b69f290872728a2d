package gridlite.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/** Files of a cell that are its owner's alone, whatever the umask: the store opens no others. */
final class PrivateFile {
  private static final Set<PosixFilePermission> OWNER =
      PosixFilePermissions.fromString("rw-------");
  private static final FileAttribute<Set<PosixFilePermission>> CREATED =
      PosixFilePermissions.asFileAttribute(OWNER);

  private PrivateFile() {}

  /** Opens a file to read it. */
  static FileChannel read(Path file) throws IOException {
    return FileChannel.open(file, Set.of(StandardOpenOption.READ));
  }

  /** Opens a file to read and write it; it is made when there is none. */
  static FileChannel open(Path file) throws IOException {
    return FileChannel.open(
        file,
        Set.of(StandardOpenOption.READ, StandardOpenOption.WRITE, StandardOpenOption.CREATE),
        CREATED);
  }

  /** Writes all of some bytes where a file is being written. */
  static void write(FileChannel channel, byte[] bytes) throws IOException {
    ByteBuffer left = ByteBuffer.wrap(bytes);
    while (left.hasRemaining()) {
      channel.write(left);
    }
  }

  /** Takes the rights of others away, where an earlier version has left some. */
  static void close(Path file) throws IOException {
    try {
      if (!Files.getPosixFilePermissions(file).equals(OWNER)) {
        Files.setPosixFilePermissions(file, OWNER);
      }
    } catch (NoSuchFileException e) {
      // made with the right ones when it is made
    }
  }

  /** Makes the names in a directory survive the loss of power. */
  static void syncNames(Path directory) throws IOException {
    try (FileChannel channel = FileChannel.open(directory, StandardOpenOption.READ)) {
      channel.force(true);
    }
  }
}
