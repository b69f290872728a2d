package gridlite.port;

import java.time.Duration;

/** News of commits to a cell, by whomever: of those since the store was first asked for it. */
public interface Commits {
  /** Returns how often something was committed until now, and how often a task was heard to end. */
  long counted();

  /**
   * Waits for a commit behind those that were counted, at most for a time. Returns whether there
   * has been one. Others have the database meanwhile.
   *
   * @param counted a number that {@link #counted} has returned
   */
  boolean await(long counted, Duration longest) throws InterruptedException;

  /**
   * Returns whether the process of the store looks after the cell's tasks by itself, so that no
   * command need do so.
   */
  boolean isLookedAfter();
}
