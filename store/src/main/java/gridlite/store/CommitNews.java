package gridlite.store;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** Counts commits, and wakes those who wait for the next one. */
final class CommitNews {
  private long commits;

  /** There has been a commit, or something that calls for a look as one does. */
  synchronized void announce() {
    commits++;
    notifyAll();
  }

  /** Returns how often there was something. */
  synchronized long counted() {
    return commits;
  }

  /**
   * Waits for more than was counted, at most for a time. Returns whether there is more.
   *
   * @param counted a number that {@link #counted} has returned
   */
  synchronized boolean await(long counted, Duration longest) throws InterruptedException {
    long end = System.nanoTime() + longest.toNanos();
    for (long left = end - System.nanoTime();
        commits == counted && left > 0;
        left = end - System.nanoTime()) {
      TimeUnit.NANOSECONDS.timedWait(this, left);
    }
    return commits != counted;
  }
}
