package gridlite.runtime;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * The pipe on which shepherds report that a task has ended. While somebody listens, no shepherd
 * runs a command for it.
 */
public final class EndSignal {
  private static final String PIPE = "ended";

  private final Semaphore heard = new Semaphore(0);
  private boolean listening;

  /** A listener that hears nothing before it first waits. */
  public EndSignal() {
    // the pipe is opened when it is there: the cell's first shepherd makes it
  }

  /** Listens to a cell from now on; returns false when the cell has no pipe yet. */
  public boolean listen(Cell cell) {
    Path path = cell.spool().resolve(PIPE);
    if (!listening && Files.exists(path)) {
      try {
        // for reading and writing: so it opens at once, and never ends
        RandomAccessFile pipe = new RandomAccessFile(path.toFile(), "rw");
        Thread reader = new Thread(() -> read(pipe), "gridlite ends");
        reader.setDaemon(true);
        reader.start();
        listening = true;
      } catch (IOException e) {
        return false;
      }
    }
    return listening;
  }

  private void read(RandomAccessFile pipe) {
    byte[] buffer = new byte[4096];
    try {
      while (pipe.read(buffer) > 0) {
        heard.release();
      }
    } catch (IOException e) {
      // the cell has been removed: nothing ends there any more
    }
  }

  /** Waits until a task has ended, at most for a time. Returns whether one has. */
  public boolean await(Cell cell, Duration longest) throws InterruptedException {
    listen(cell);
    boolean ended = heard.tryAcquire(longest.toMillis(), TimeUnit.MILLISECONDS);
    heard.drainPermits();
    return ended;
  }
}
