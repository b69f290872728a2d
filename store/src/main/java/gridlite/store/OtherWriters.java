package gridlite.store;

import java.io.IOException;
import java.nio.file.ClosedWatchServiceException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * Hears what other processes do to a cell, by two files: whoever opens the database to write counts
 * so in the lock file first, and whoever then takes the lock waits until it is written; a shepherd
 * whose task has ended empties another one. The kernel reports both, so that nobody need ask. Where
 * it does not, {@link #look} notices the first.
 */
final class OtherWriters implements AutoCloseable {
  /** The file in a cell's spool directory that shepherds empty when a task has ended. */
  static final String ENDED = "ended.sign";

  private final Path cell;
  private final String holder;
  private final CommitNews news;
  private OptionalLong known = OptionalLong.empty();
  private @Nullable WatchService watch;

  /**
   * Hears nothing yet.
   *
   * @param cell directory of the cell
   * @param holder the name under which this process writes
   * @param news is where others' commits are announced
   */
  OtherWriters(Path cell, String holder, CommitNews news) {
    this.cell = cell;
    this.holder = holder;
    this.news = news;
  }

  /**
   * Hears of others from now on. Returns whether it does: the kernel may serve too many already.
   */
  synchronized boolean listen() {
    if (watch != null) {
      return true;
    }
    if (known.isEmpty()) {
      known = ClusterLock.mark(cell).map(ClusterLock.Mark::count).orElse(known);
    }
    try {
      WatchService made = cell.getFileSystem().newWatchService();
      watch = made;
      register(cell, made);
      Path spool = cell.resolve("spool");
      if (Files.isDirectory(spool)) {
        register(spool, made);
      }
      Thread thread = new Thread(() -> hear(made), "gridlite others");
      thread.setDaemon(true);
      thread.start();
      return true;
    } catch (IOException e) {
      close();
      return false;
    }
  }

  private static void register(Path directory, WatchService service) throws IOException {
    WatchKey unused =
        directory.register(
            service, StandardWatchEventKinds.ENTRY_CREATE, StandardWatchEventKinds.ENTRY_MODIFY);
  }

  private void hear(WatchService service) {
    try {
      while (true) {
        WatchKey key = service.take();
        boolean written = false;
        for (WatchEvent<?> event : key.pollEvents()) {
          String name = String.valueOf(event.context());
          boolean lost = event.kind() == StandardWatchEventKinds.OVERFLOW;
          written |= name.equals(ClusterLock.NAME);
          if (lost || name.equals(ENDED)) {
            news.announce();
          }
        }
        key.reset();
        if (written) {
          look();
        }
      }
    } catch (ClosedWatchServiceException e) {
      // nobody wants to hear any more
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Reads who has written last; a cell that is no longer there is news, too. */
  void look() {
    Optional<ClusterLock.Mark> mark = ClusterLock.mark(cell);
    if (mark.isEmpty()) {
      news.announce();
    } else if (!mark.get().holder().equals(holder)) {
      found(mark.get().count());
    }
  }

  /** The lock file has a count of openings to write: another one than the last is news. */
  synchronized void found(OptionalLong count) {
    if (!count.equals(known)) {
      known = count;
      news.announce();
    }
  }

  /** This process has counted its own opening. */
  synchronized void own(OptionalLong count) {
    known = count;
  }

  @Override
  public synchronized void close() {
    WatchService made = watch;
    watch = null;
    try {
      if (made != null) {
        made.close();
      }
    } catch (IOException e) {
      // it is not listened to any more
    }
  }
}
