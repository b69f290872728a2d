package gridlite.daemon;

import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The time by which a client must have done with a message. It is set and lifted several times a
 * command, so that the clock does not learn of each: it looks when the first time has come, and
 * then goes by what is set by now.
 */
final class Deadline {
  private final ScheduledExecutorService clock;
  private final long nanos;
  private final Runnable missed;
  private boolean isSet;
  private long due;
  private @Nullable Future<?> look;

  /**
   * None yet.
   *
   * @param millis how long it is after it was set
   * @param missed what is done once if it passes
   */
  Deadline(ScheduledExecutorService clock, long millis, Runnable missed) {
    this.clock = clock;
    this.nanos = TimeUnit.MILLISECONDS.toNanos(millis);
    this.missed = missed;
  }

  /** Sets it, unless it is set. */
  synchronized void set() {
    if (!isSet) {
      isSet = true;
      due = System.nanoTime() + nanos;
      if (look == null) {
        lookIn(nanos);
      }
    }
  }

  /** The message is done with. */
  synchronized void lift() {
    isSet = false;
  }

  /** It is not needed any more. */
  synchronized void end() {
    isSet = false;
    if (look != null) {
      look.cancel(false);
    }
  }

  private void lookIn(long wait) {
    look = clock.schedule(this::look, wait, TimeUnit.NANOSECONDS);
  }

  private void look() {
    if (isPassed()) {
      missed.run();
    }
  }

  /** Returns whether it has passed; if it is still to come, it will be looked at again. */
  private synchronized boolean isPassed() {
    look = null;
    if (!isSet) {
      return false;
    }
    long left = due - System.nanoTime();
    if (left > 0) {
      lookIn(left);
    }
    return left <= 0;
  }
}
