package gridlite.command.listing;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * The selection of {@code qstat -s}.
 *
 * @param states states that are shown
 * @see "qstat(1), -s"
 */
public record StateSelection(Set<JobState> states) {
  /** The states that can be asked for. */
  public enum JobState {
    PENDING,
    RUNNING,
    SUSPENDED,
    FINISHED,
    USER_HOLD,
    OPERATOR_HOLD,
    SYSTEM_HOLD,
    JOB_DEPENDENCY,
    ARRAY_DEPENDENCY,
    START_TIME
  }

  private static final Set<JobState> HOLDS = EnumSet.range(JobState.USER_HOLD, JobState.START_TIME);

  /** Everything but ended jobs. */
  public static final StateSelection ALL =
      new StateSelection(EnumSet.of(JobState.PENDING, JobState.RUNNING, JobState.SUSPENDED));

  /** Copies the set. */
  public StateSelection {
    states = Set.copyOf(states);
  }

  /** Returns whether a state is shown. */
  public boolean has(JobState state) {
    return states.contains(state);
  }

  /** Returns whether any kind of hold was asked for. */
  public boolean asksForHolds() {
    return meets(HOLDS);
  }

  /** Returns whether waiting jobs can be shown at all. */
  public boolean asksForPending() {
    return has(JobState.PENDING) || asksForHolds();
  }

  /**
   * Returns whether a waiting job is shown: once a kind of hold is asked for, only those that are
   * held so, even beside {@code p} and {@code a}.
   */
  public boolean showsPending(Set<JobState> holds) {
    return asksForHolds() ? meets(holds) : has(JobState.PENDING);
  }

  /** Returns whether one of some kinds of holds was asked for. */
  public boolean meets(Set<JobState> holds) {
    return !Collections.disjoint(states, holds);
  }

  /** Returns whether running jobs can be shown at all. */
  public boolean asksForRunning() {
    return has(JobState.RUNNING) || has(JobState.SUSPENDED) || asksForHolds();
  }

  /**
   * Reads the letters of {@code -s}, any concatenation of {@code p r s z h hu ho hs hd hj ha a}.
   */
  public static StateSelection parse(String letters) {
    Set<JobState> states = EnumSet.noneOf(JobState.class);
    int i = 0;
    while (i < letters.length()) {
      char letter = letters.charAt(i++);
      switch (letter) {
        case 'p' -> states.add(JobState.PENDING);
        case 'r' -> states.add(JobState.RUNNING);
        case 's' -> states.add(JobState.SUSPENDED);
        case 'z' -> states.add(JobState.FINISHED);
        case 'a' -> states.addAll(ALL.states());
        case 'h' -> {
          char kind = i < letters.length() ? letters.charAt(i) : ' ';
          Set<JobState> hold = hold(kind);
          states.addAll(hold);
          i += hold.size() == 1 ? 1 : 0;
        }
        default -> throw wrong(letters, letter);
      }
    }
    if (states.isEmpty()) {
      throw wrong(letters, ' ');
    }
    return new StateSelection(states);
  }

  private static Set<JobState> hold(char kind) {
    return switch (kind) {
      case 'u' -> EnumSet.of(JobState.USER_HOLD);
      case 'o' -> EnumSet.of(JobState.OPERATOR_HOLD);
      case 's' -> EnumSet.of(JobState.SYSTEM_HOLD);
      case 'd' -> EnumSet.of(JobState.ARRAY_DEPENDENCY);
      case 'j' -> EnumSet.of(JobState.JOB_DEPENDENCY);
      case 'a' -> EnumSet.of(JobState.START_TIME);
      default -> HOLDS;
    };
  }

  private static GridException wrong(String letters, char letter) {
    return new GridException(
        Problem.refused("-s " + letters + ": \"" + letter + "\" is not a job state")
            .hint("expected letters of p r s z a, h or hu ho hs hd hj ha, such as -s pr"));
  }
}
