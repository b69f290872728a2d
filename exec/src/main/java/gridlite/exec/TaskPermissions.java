package gridlite.exec;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.nio.file.attribute.UserPrincipalNotFoundException;
import java.util.EnumSet;
import java.util.Set;

/**
 * The permissions of the files of tasks: whoever runs the cell, and of what a job needs itself the
 * job's owner. Directories on the way there are passed through, and listed by nobody else. Modes
 * are given when a file is made, whatever the file mode creation mask says.
 */
final class TaskPermissions {
  private static final FileAttribute<?> PRIVATE_FILE =
      PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));

  private TaskPermissions() {}

  /** Makes a file that nobody else reads, with a text in it; an old one is truncated. */
  static void write(Path file, String text) throws IOException {
    write(file, text.getBytes(StandardCharsets.UTF_8));
  }

  static void write(Path file, byte[] content) throws IOException {
    Set<StandardOpenOption> options =
        EnumSet.of(
            StandardOpenOption.CREATE,
            StandardOpenOption.WRITE,
            StandardOpenOption.TRUNCATE_EXISTING);
    try (SeekableByteChannel channel = Files.newByteChannel(file, options, PRIVATE_FILE)) {
      ByteBuffer buffer = ByteBuffer.wrap(content);
      while (buffer.hasRemaining()) {
        channel.write(buffer);
      }
    }
  }

  /**
   * Makes a directory, unless it is there, that others pass through where root's jobs do. What it
   * is in must exist: a cell that was moved away is not begun again.
   */
  static void makePassage(Path directory) throws IOException {
    if (!Files.isDirectory(directory)) {
      makeUnlessThere(directory);
    }
    String wanted = isRoots(directory) ? "rwx--x--x" : "rwx------";
    Set<PosixFilePermission> permissions = PosixFilePermissions.fromString(wanted);
    if (!Files.getPosixFilePermissions(directory).equals(permissions)) {
      Files.setPosixFilePermissions(directory, permissions);
    }
  }

  private static void makeUnlessThere(Path directory) throws IOException {
    try {
      Files.createDirectory(directory);
    } catch (FileAlreadyExistsException e) {
      if (!Files.isDirectory(directory)) {
        throw e;
      }
    }
  }

  /**
   * Makes a file readable by a user alone, who may also run it. One that nobody knows gets it not.
   */
  static void giveTo(String user, Path file) throws IOException {
    if (isRoots(file)) {
      try {
        UserPrincipal owner =
            file.getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName(user);
        Files.setOwner(file, owner);
      } catch (UserPrincipalNotFoundException e) {
        // the shepherd says so, too, and starts nothing
      }
    }
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("r-x------"));
  }

  private static boolean isRoots(Path path) throws IOException {
    return Integer.valueOf(0).equals(Files.getAttribute(path, "unix:uid"));
  }

  /** Lets everybody pass through a directory of root's; another user's jobs are all its own. */
  static void addSearch(Path directory) throws IOException {
    if (!isRoots(directory)) {
      return;
    }
    Set<PosixFilePermission> present = Files.getPosixFilePermissions(directory);
    Set<PosixFilePermission> wanted = EnumSet.copyOf(present);
    wanted.add(PosixFilePermission.OTHERS_EXECUTE);
    if (!wanted.equals(present)) {
      Files.setPosixFilePermissions(directory, wanted);
    }
  }
}
