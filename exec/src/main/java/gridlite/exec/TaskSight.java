package gridlite.exec;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/**
 * The sight of an attempt of a task.
 *
 * @param attempt the attempt
 * @param exists whether it has a directory
 * @param claim who has claimed it; empty where nobody has, or that was known before
 * @param exit the shepherd's last word; empty while there is none
 * @param used what it has used; empty where that was not asked for
 * @param wished contents of the file with the request to its shepherd
 * @param life whether a shepherd looks after it
 * @param trouble why its files can't be read; empty: they can
 */
record TaskSight(
    int attempt,
    boolean exists,
    Optional<Claims.Claimed> claim,
    Optional<LastWord> exit,
    Map<String, Double> used,
    String wished,
    Life life,
    Optional<String> trouble) {
  /**
   * The last word of a shepherd.
   *
   * @param lines its lines by their first word
   * @param written when it was written
   */
  record LastWord(Map<String, String> lines, Instant written) {
    LastWord {
      lines = Map.copyOf(lines);
    }
  }

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
    used = Map.copyOf(used);
  }

  /** Returns whether no shepherd has come to it, and none is to come. */
  boolean isGivenUp() {
    return claim.filter(Claims.Claimed::isForNobody).isPresent();
  }

  /** Returns when it began to run; empty where it has not, or that was known before. */
  Optional<Instant> begun() {
    return claim.flatMap(Claims.Claimed::begun);
  }

  /** An attempt without a directory. */
  static TaskSight missing(int attempt, Optional<Claims.Claimed> claim) {
    return new TaskSight(
        attempt, false, claim, Optional.empty(), Map.of(), "", Life.NONE, Optional.empty());
  }

  /** An attempt whose files can't be read: nothing follows from that. */
  static TaskSight unreadable(int attempt, String trouble) {
    return new TaskSight(
        attempt,
        true,
        Optional.empty(),
        Optional.empty(),
        Map.of(),
        "",
        Life.LIVES,
        Optional.of(trouble));
  }
}
