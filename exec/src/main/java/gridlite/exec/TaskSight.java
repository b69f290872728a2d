package gridlite.exec;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/**
 * The sight of an attempt of a task.
 *
 * @param attempt the attempt
 * @param exists whether it has a directory
 * @param claimed when it began to run; empty where it has not, or was known before
 * @param exit lines of the shepherd's last word; empty while there is none
 * @param exitTime when that was written
 * @param used what it has used; empty where that was not asked for
 * @param wished the request that its shepherd has
 * @param life whether a shepherd looks after it
 * @param trouble why its files can't be read; empty: they can
 */
record TaskSight(
    int attempt,
    boolean exists,
    Optional<Instant> claimed,
    Optional<Map<String, String>> exit,
    Instant exitTime,
    Map<String, Double> used,
    String wished,
    Life life,
    String trouble) {
  /** The knowledge of a task's shepherd. */
  enum Life {
    /** It lives, or may do so. */
    LIVES,
    /** None has come yet, but one may be on its way. */
    COMING,
    /** There is none. */
    NONE
  }

  TaskSight {
    exit = exit.map(Map::copyOf);
    used = Map.copyOf(used);
  }

  /** Returns whether no shepherd has come to it, and none is to come. */
  boolean isGivenUp() {
    return claimed.filter(Claims.NEVER::equals).isPresent();
  }

  /** An attempt without a directory. */
  static TaskSight missing(int attempt, Optional<Instant> claimed) {
    return new TaskSight(
        attempt, false, claimed, Optional.empty(), Instant.EPOCH, Map.of(), "", Life.NONE, "");
  }

  /** An attempt whose files can't be read: nothing follows from that. */
  static TaskSight unreadable(int attempt, String trouble) {
    return new TaskSight(
        attempt,
        true,
        Optional.empty(),
        Optional.empty(),
        Instant.EPOCH,
        Map.of(),
        "",
        Life.LIVES,
        trouble);
  }
}
