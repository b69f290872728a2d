package gridlite.terminal;

import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * The line that somebody at a terminal sees of work that takes longer than a second: what is done,
 * how far it is and how long it will take. It is on standard error, and goes when the work has
 * ended, or when it is closed. Elsewhere nothing is written.
 */
public final class Progress implements AutoCloseable {
  private static final String CLEAR = "\r\u001b[K";
  private static final long PATIENCE_MS = 1000;
  private static final long INTERVAL_MS = 500;

  private final Consumer<String> out;
  private final LongSupplier clock;
  private final long began;
  private volatile String task;
  private volatile long done;
  private volatile long total;
  private boolean shown;
  private boolean closed;

  /**
   * Begins.
   *
   * @param out what writes to the terminal
   * @param clock milliseconds of some beginning
   */
  Progress(String task, Consumer<String> out, LongSupplier clock) {
    this.task = task;
    this.out = out;
    this.clock = clock;
    this.began = clock.getAsLong();
  }

  /** Begins, and shows nothing: nobody sees standard error. */
  public static Progress unseen(String task) {
    return of(task, text -> {});
  }

  /**
   * Begins, and shows itself after a second.
   *
   * @param task what is done, such as {@code simulating site}
   * @param out what writes to standard error
   */
  public static Progress shown(String task, Consumer<String> out) {
    Progress progress = of(task, out);
    Thread thread = new Thread(progress::keepShowing, "progress");
    thread.setDaemon(true);
    thread.start();
    return progress;
  }

  private static Progress of(String task, Consumer<String> out) {
    return new Progress(task, out, () -> TimeUnit.NANOSECONDS.toMillis(System.nanoTime()));
  }

  /** Says how far it is; total 0: nobody knows how much there is. */
  public void at(long done, long total) {
    this.done = done;
    this.total = total;
  }

  /** Goes on with another task, whose extent is not known yet. */
  public void next(String task) {
    this.task = task;
    at(0, 0);
  }

  /** Shows itself during work that doesn't say how far it is. */
  public <T> T during(Supplier<T> work) {
    try {
      return work.get();
    } finally {
      close();
    }
  }

  /** The same of work without a result. */
  public void during(Runnable work) {
    during(
        () -> {
          work.run();
          return true;
        });
  }

  private synchronized void keepShowing() {
    try {
      while (!closed) {
        if (clock.getAsLong() - began >= PATIENCE_MS) {
          show();
        }
        wait(INTERVAL_MS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Writes the line as it is now. */
  synchronized void show() {
    shown = true;
    out.accept(CLEAR + text());
  }

  private String text() {
    long elapsed = clock.getAsLong() - began;
    StringBuilder text = new StringBuilder(task);
    if (total > 0) {
      text.append(", ").append(100 * done / total).append(" %");
    }
    text.append(", ").append(seconds(elapsed));
    if (total > 0 && done > 0 && done < total) {
      text.append(", about ").append(seconds(elapsed * (total - done) / done)).append(" left");
    }
    return text.toString();
  }

  private static String seconds(long milliseconds) {
    long seconds = (milliseconds + 500) / 1000;
    return seconds < 120 ? seconds + " s" : seconds / 60 + " min";
  }

  /** Takes the line away. */
  @Override
  public synchronized void close() {
    closed = true;
    notifyAll();
    if (shown) {
      out.accept(CLEAR);
      shown = false;
    }
  }
}
