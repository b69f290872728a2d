package gridlite.command.web;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.runtime.Directories;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * The directory of a cell that lasts as long as a process. A file in it is locked by this process:
 * so the next one finds out that it was killed, and removes what it has left.
 */
final class SiteRoot {
  private static final String PREFIX = "gridlite-web-";
  private static final String LOCK = "lock";

  private final Path path;
  private final FileChannel lock;

  private SiteRoot(Path path, FileChannel lock) {
    this.path = path;
    this.lock = lock;
  }

  /**
   * Makes one where temporary files are, and removes those of killed processes there.
   *
   * @throws GridException when it can't be made
   */
  static SiteRoot make() {
    Path place = Path.of(System.getProperty("java.io.tmpdir"));
    try {
      removeLeft(place);
      Path path = Files.createTempDirectory(place, PREFIX);
      // a lock that others see is held already
      Path unseen = path.resolve(LOCK + ".new");
      FileChannel lock =
          FileChannel.open(unseen, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
      lock.lock();
      Files.move(unseen, path.resolve(LOCK), StandardCopyOption.ATOMIC_MOVE);
      return new SiteRoot(path, lock);
    } catch (IOException | DirectoryIteratorException e) {
      throw new GridException(
          Problem.refused("gridlite web: can't make a directory: " + e.getMessage())
              .hint("--site needs room where java.io.tmpdir is, usually /tmp"));
    }
  }

  private static void removeLeft(Path place) throws IOException {
    try (DirectoryStream<Path> found = Files.newDirectoryStream(place, PREFIX + "*")) {
      for (Path each : found) {
        removeIfLeft(each);
      }
    }
  }

  /** Removes a directory of one's own whose lock nobody holds. */
  private static void removeIfLeft(Path directory) {
    Path file = directory.resolve(LOCK);
    try {
      if (!Files.isDirectory(directory, LinkOption.NOFOLLOW_LINKS)
          || !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
          || !Files.getOwner(directory, LinkOption.NOFOLLOW_LINKS)
              .equals(Files.getOwner(Path.of("/proc/self")))) {
        return;
      }
      try (FileChannel lock = FileChannel.open(file, StandardOpenOption.WRITE)) {
        if (lock.tryLock() != null) {
          Directories.remove(directory);
        }
      }
    } catch (IOException | OverlappingFileLockException e) {
      // somebody uses it, or removes it at the same time
    }
  }

  Path path() {
    return path;
  }

  /** Removes it with all that it has. */
  void remove() {
    try {
      if (Files.exists(path)) {
        Directories.remove(path);
      }
      lock.close();
    } catch (IOException e) {
      System.err.println("gridlite web: " + path + " is left: " + e.getMessage());
    }
  }
}
