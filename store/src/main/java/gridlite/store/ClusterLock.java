package gridlite.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.FileLockInterruptionException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The lock file beside a cell's database. H2 refuses a second process at once; this lock waits.
 * Readers share it, a writer has it alone and writes its name into the file, so that those who wait
 * can say for whom. In front of the name is a count of openings to write, in 18 digits: see {@link
 * Stamp}.
 */
final class ClusterLock implements AutoCloseable {
  /** Name of the file in a cell's directory. */
  static final String NAME = "lock";

  private static final long PATIENCE_MILLIS = 5000;
  private static final long LOOK_MILLIS = 100;
  private static final int LONGEST_NAME = 1000;
  private static final int DIGITS = 18;

  private final Path file;
  private final String name;
  private final Consumer<String> notice;
  private final Contention contention;
  private @Nullable FileChannel channel;
  private OptionalLong count = OptionalLong.empty();

  /**
   * A lock that nobody holds yet.
   *
   * @param name the name that others see while this process has the lock
   * @param notice called after five seconds of waiting, with the holder's name
   */
  ClusterLock(Path cell, String name, Consumer<String> notice) {
    this(cell, name, notice, () -> {});
  }

  /**
   * A lock that nobody holds yet.
   *
   * @param contention what is done while this process waits
   */
  ClusterLock(Path cell, String name, Consumer<String> notice, Contention contention) {
    this.contention = contention;
    this.file = cell.resolve(NAME);
    this.name = name;
    this.notice = notice;
  }

  /** Waits until the lock is had: those who read share it. */
  void acquire(Access access) {
    boolean shared = access == Access.READ;
    try {
      FileChannel opened = PrivateFile.open(file);
      channel = opened;
      FileLock got = opened.tryLock(0, Long.MAX_VALUE, shared);
      if (got == null) {
        contention.begins();
        waitFor(opened, access);
      }
      count = read(opened);
      if (!shared) {
        write(opened, count.orElseGet(System::nanoTime));
      }
    } catch (IOException e) {
      throw Trouble.with(file, "lock", e);
    } catch (RuntimeException e) {
      close();
      throw e;
    }
  }

  /**
   * Takes the lock alone if nobody has it now, to do more to the database than to write to it.
   * Returns whether it was had.
   */
  boolean acquireNow() {
    try {
      FileChannel opened = PrivateFile.open(file);
      channel = opened;
      if (opened.tryLock() == null) {
        return false;
      }
      count = read(opened);
      count();
      return true;
    } catch (IOException e) {
      throw Trouble.with(file, "lock", e);
    }
  }

  /**
   * Counts an opening of the database to write, by whoever has the lock alone. It is done before
   * the database is touched, whatever becomes of this process then.
   */
  void count() {
    FileChannel opened = channel;
    if (opened == null) {
      throw new IllegalStateException(file + " is not locked");
    }
    try {
      // a file that lost its count, and got it anew, must not come to one that it had before
      long now = System.nanoTime();
      write(opened, count.isPresent() ? Math.max(count.getAsLong() + 1, now) : now);
    } catch (IOException e) {
      throw Trouble.with(file, "write", e);
    }
  }

  /** Count of openings to write; empty where the file has none, as an earlier version leaves it. */
  OptionalLong counted() {
    return count;
  }

  /**
   * The content of a lock file.
   *
   * @param count of openings to write; empty where the file has none
   * @param holder the name of who has written it
   */
  record Mark(OptionalLong count, String holder) {}

  /** Reads the lock file of a cell without the lock; empty where there is none. */
  static Optional<Mark> mark(Path cell) {
    try (FileChannel opened = FileChannel.open(cell.resolve(NAME), StandardOpenOption.READ)) {
      OptionalLong count = read(opened);
      return Optional.of(new Mark(count, holder(count, text(opened))));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private static String holder(OptionalLong count, String text) {
    return count.isPresent() ? text.substring(Math.min(DIGITS + 1, text.length())) : text;
  }

  private static String text(FileChannel opened) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(LONGEST_NAME);
    opened.read(bytes, 0);
    return new String(bytes.array(), 0, bytes.position(), StandardCharsets.UTF_8);
  }

  private static OptionalLong read(FileChannel opened) throws IOException {
    ByteBuffer digits = ByteBuffer.allocate(DIGITS);
    if (opened.read(digits, 0) < DIGITS) {
      return OptionalLong.empty();
    }
    for (byte digit : digits.array()) {
      if (digit < '0' || digit > '9') {
        return OptionalLong.empty();
      }
    }
    return OptionalLong.of(Long.parseLong(new String(digits.array(), StandardCharsets.ISO_8859_1)));
  }

  private void write(FileChannel opened, long openings) throws IOException {
    count = OptionalLong.of(openings);
    String digits = Long.toString(openings);
    String text = "0".repeat(DIGITS - digits.length()) + digits + " " + name;
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    opened.write(ByteBuffer.wrap(bytes), 0);
    opened.truncate(bytes.length);
  }

  private void waitFor(FileChannel opened, Access access) throws IOException {
    Wait wait = new Wait(Thread.currentThread());
    Thread impatient = new Thread(() -> watch(opened, wait), "lock notice");
    impatient.setDaemon(true);
    impatient.start();
    try {
      opened.lock(0, Long.MAX_VALUE, access == Access.READ);
    } catch (FileLockInterruptionException e) {
      RuntimeException reason = wait.reason();
      if (reason == null) {
        throw e;
      }
      throw reason;
    } finally {
      wait.isOver();
      impatient.interrupt();
    }
  }

  /** A wait, which another thread may end until it is over. */
  private static final class Wait {
    private final Thread waiting;
    private @Nullable RuntimeException reason;
    private boolean over;

    Wait(Thread waiting) {
      this.waiting = waiting;
    }

    synchronized void end(RuntimeException why) {
      if (!over) {
        reason = why;
        waiting.interrupt();
      }
    }

    synchronized @Nullable RuntimeException reason() {
      return reason;
    }

    /** From now on it can't be ended; an end that came too late interrupts nothing else. */
    synchronized void isOver() {
      over = true;
      if (reason != null) {
        Thread.interrupted();
      }
    }
  }

  /** Reports who has the lock when it takes long, and ends the wait when it is in vain. */
  private void watch(FileChannel opened, Wait wait) {
    try {
      for (long waited = LOOK_MILLIS; true; waited += LOOK_MILLIS) {
        Thread.sleep(LOOK_MILLIS);
        if (waited == PATIENCE_MILLIS) {
          reportHolder(opened);
        }
        contention.end().ifPresent(wait::end);
      }
    } catch (InterruptedException e) {
      // the wait is over
    }
  }

  private void reportHolder(FileChannel opened) {
    try {
      notice.accept(holder(read(opened), text(opened)));
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
