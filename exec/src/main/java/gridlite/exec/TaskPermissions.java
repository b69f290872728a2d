package gridlite.exec;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.nio.file.attribute.UserPrincipalNotFoundException;
import java.util.EnumSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The permissions of the files of tasks: whoever runs the cell, and of what a job needs itself the
 * job's owner. Directories on the way there are passed through, and listed by nobody else. Modes
 * are given when a file is made, whatever the file mode creation mask says.
 */
final class TaskPermissions {
  private static final FileAttribute<?> PRIVATE_FILE =
      PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));

  /** Number of the user that this process runs as. */
  private static final int OWN_NUMBER = ownNumber();

  /** Groups that were asked for, by their users. */
  private static final Map<String, Integer> GROUPS = new ConcurrentHashMap<>();

  private TaskPermissions() {}

  private static int ownNumber() {
    try {
      return (Integer) Files.getAttribute(Path.of("/proc/self"), "unix:uid");
    } catch (IOException e) {
      throw new UncheckedIOException("can't see which user this is", e);
    }
  }

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

  /** Lets everybody read and run a file of the cell's. */
  static void makeReadable(Path file) throws IOException {
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  /**
   * Gives a file or a directory of root's over to a user, with its group, and to nobody else; what
   * it is a link to is not touched. A user that nobody knows gets it not.
   */
  static void makeOwnersOwn(String user, Path file) throws IOException {
    if (!isRoot()) {
      return;
    }
    try {
      UserPrincipal owner =
          file.getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName(user);
      boolean listed = Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS);
      permit(file, listed ? "rwx------" : "rw-------");
      Files.setAttribute(file, "unix:gid", groupOf(user), LinkOption.NOFOLLOW_LINKS);
      view(file).setOwner(owner);
    } catch (UserPrincipalNotFoundException e) {
      // whoever starts the shepherd hears so
    }
  }

  /** The number of a user's primary group, wherever users are known from. */
  private static int groupOf(String user) throws IOException {
    Integer known = GROUPS.get(user);
    if (known != null) {
      return known;
    }
    Process id = new ProcessBuilder("id", "-g", "--", user).start();
    String number = new String(id.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    int group =
        Spelled.count(number)
            .orElseThrow(() -> new IOException("the group of user " + user + " is not known"))
            .intValue();
    GROUPS.put(user, group);
    return group;
  }

  /**
   * Takes a directory over that a user could change: what is in it can be removed then, and nothing
   * else put in its place meanwhile. It must be in a directory of root's.
   */
  static void takeOver(Path directory) throws IOException {
    if (isRoot() && !isOwn(directory)) {
      Files.setAttribute(directory, "unix:uid", 0, LinkOption.NOFOLLOW_LINKS);
      permit(directory, "rwx------");
    }
  }

  private static void permit(Path file, String permissions) throws IOException {
    view(file).setPermissions(PosixFilePermissions.fromString(permissions));
  }

  private static PosixFileAttributeView view(Path file) {
    return Objects.requireNonNull(
        Files.getFileAttributeView(file, PosixFileAttributeView.class, LinkOption.NOFOLLOW_LINKS));
  }

  /** Returns whether a file is of the user that this process runs as. */
  static boolean isOwn(Path file) throws IOException {
    return Files.getAttribute(file, "unix:uid", LinkOption.NOFOLLOW_LINKS).equals(OWN_NUMBER);
  }

  /** Returns whether this process is root's. */
  static boolean isRoot() {
    return OWN_NUMBER == 0;
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
