package gridlite.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The lock file beside a cell's database. H2 refuses a second process at once; this lock waits.
 * Readers share it, a writer has it alone and writes its name into the file, so that those who wait
 * can say for whom.
 */
final class ClusterLock implements AutoCloseable {
  /** Name of the file in a cell's directory. */
  static final String NAME = "lock";

  private static final long PATIENCE_MILLIS = 5000;
  private static final int LONGEST_NAME = 1000;

  private final Path file;
  private final String name;
  private final Consumer<String> notice;
  private @Nullable FileChannel channel;

  /**
   * A lock that nobody holds yet.
   *
   * @param name the name that others see while this process has the lock
   * @param notice called after five seconds of waiting, with the holder's name
   */
  ClusterLock(Path cell, String name, Consumer<String> notice) {
    this.file = cell.resolve(NAME);
    this.name = name;
    this.notice = notice;
  }

  /** Waits until the lock is had. */
  void acquire(boolean shared) {
    try {
      FileChannel opened = PrivateFile.open(file, false);
      channel = opened;
      FileLock got = opened.tryLock(0, Long.MAX_VALUE, shared);
      if (got == null) {
        waitFor(opened, shared);
      }
      if (!shared) {
        byte[] bytes = name.getBytes(StandardCharsets.UTF_8);
        opened.write(ByteBuffer.wrap(bytes), 0);
        opened.truncate(bytes.length);
      }
    } catch (IOException e) {
      throw Trouble.with(file, "lock", e);
    }
  }

  /** Takes the lock alone if nobody has it now. Returns whether it was had. */
  boolean acquireNow() {
    try {
      FileChannel opened = PrivateFile.open(file, false);
      channel = opened;
      return opened.tryLock() != null;
    } catch (IOException e) {
      throw Trouble.with(file, "lock", e);
    }
  }

  private void waitFor(FileChannel opened, boolean shared) throws IOException {
    Thread impatient = new Thread(() -> reportHolder(opened), "lock notice");
    impatient.setDaemon(true);
    impatient.start();
    try {
      opened.lock(0, Long.MAX_VALUE, shared);
    } finally {
      impatient.interrupt();
    }
  }

  private void reportHolder(FileChannel opened) {
    try {
      Thread.sleep(PATIENCE_MILLIS);
      ByteBuffer holder = ByteBuffer.allocate(LONGEST_NAME);
      opened.read(holder, 0);
      notice.accept(new String(holder.array(), 0, holder.position(), StandardCharsets.UTF_8));
    } catch (InterruptedException e) {
      // the lock is had: nothing to report
    } catch (IOException e) {
      notice.accept("a process that can't be named (" + e.getMessage() + ")");
    }
  }

  /** Lets others have the lock. */
  @Override
  public void close() {
    FileChannel opened = channel;
    channel = null;
    if (opened == null) {
      return;
    }
    try {
      // gives up the lock, too
      opened.close();
    } catch (IOException e) {
      throw Trouble.with(file, "unlock", e);
    }
  }
}
