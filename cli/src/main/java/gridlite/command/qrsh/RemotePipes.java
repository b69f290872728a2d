package gridlite.command.qrsh;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.TimeUnit;

/**
 * The directory of a call of {@code qrsh}: pipes, and the names and sizes of its terminal. It goes
 * with the call, also when that is terminated. What a call leaves that is killed outright goes with
 * the next one of the same user: each holds a lock, which ends with its process.
 */
final class RemotePipes implements AutoCloseable {
  private static final String PREFIX = "qrsh.";
  private static final String LOCK = "lock";

  /** Time that a call may take for the end of its job before its directory goes. */
  private static final long PATIENCE_MILLIS = 9_000;

  private final Path directory;
  private final FileChannel lock;
  private final Thread caller = Thread.currentThread();
  private final Thread atExit = new Thread(this::terminate, "qrsh pipes");
  private volatile boolean submitted;

  /** Makes a directory among the temporary ones. */
  RemotePipes() throws IOException {
    this(Path.of(System.getProperty("java.io.tmpdir", "/tmp")));
  }

  /** Makes a directory within one, and removes there what nobody needs any more. */
  RemotePipes(Path parent) throws IOException {
    directory = Files.createTempDirectory(parent, PREFIX);
    Runtime.getRuntime().addShutdownHook(atExit);
    Path unlocked = directory.resolve("unlocked");
    lock = FileChannel.open(unlocked, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    lock.lock();
    // a lock that has its name is held for as long as its process lives
    Files.move(unlocked, directory.resolve(LOCK));
    removeAbandoned(parent);
  }

  Path directory() {
    return directory;
  }

  /** From now on a job uses the pipes: whoever waits for it ends it when it is terminated. */
  void submitted() {
    submitted = true;
  }

  private void terminate() {
    if (submitted) {
      try {
        // mostly it halts the process, and has removed everything before
        TimeUnit.MILLISECONDS.timedJoin(caller, PATIENCE_MILLIS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
    try {
      remove(directory);
    } catch (IOException e) {
      // the next call does it
    }
  }

  private void removeAbandoned(Path parent) {
    try (DirectoryStream<Path> others = Files.newDirectoryStream(parent, PREFIX + "*")) {
      for (Path other : others) {
        if (!other.equals(directory) && isOwn(other) && isAbandoned(other.resolve(LOCK))) {
          remove(other);
        }
      }
    } catch (IOException e) {
      // only tidying: the call goes on
    }
  }

  private boolean isOwn(Path other) throws IOException {
    return Files.isDirectory(other, LinkOption.NOFOLLOW_LINKS)
        && Files.getOwner(other, LinkOption.NOFOLLOW_LINKS).equals(Files.getOwner(directory));
  }

  private static boolean isAbandoned(Path lock) {
    try (FileChannel channel =
            FileChannel.open(lock, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
        FileLock held = channel.tryLock()) {
      return held != null;
    } catch (IOException | OverlappingFileLockException e) {
      return false;
    }
  }

  private static void remove(Path directory) throws IOException {
    if (Files.exists(directory)) {
      try (DirectoryStream<Path> files = Files.newDirectoryStream(directory)) {
        for (Path file : files) {
          Files.deleteIfExists(file);
        }
      }
      Files.deleteIfExists(directory);
    }
  }

  @Override
  public void close() throws IOException {
    remove(directory);
    lock.close();
    try {
      Runtime.getRuntime().removeShutdownHook(atExit);
    } catch (IllegalStateException e) {
      // it runs already
    }
  }
}
