package gridlite.state;

import gridlite.name.NamePattern;
import gridlite.name.ObjectKind;
import java.util.List;
import java.util.Optional;

/**
 * The parallel environments of a state that a request names, outright or by a pattern.
 *
 * @see "qsub(1), -pe"
 */
public final class ParallelEnvironments {
  private ParallelEnvironments() {}

  /**
   * The names of all that are asked for, in the order in which they are tried.
   *
   * @param asked a name or a pattern
   */
  public static List<String> matching(ClusterState state, String asked) {
    if (!NamePattern.isPattern(asked)) {
      return state.has(ObjectKind.PARALLEL_ENVIRONMENT, asked) ? List.of(asked) : List.of();
    }
    NamePattern pattern = new NamePattern(asked);
    return state.objects(ObjectKind.PARALLEL_ENVIRONMENT).names().stream()
        .filter(pattern::matches)
        .toList();
  }

  /** The name of the first that is asked for, in the order of names. */
  public static Optional<String> first(ClusterState state, String asked) {
    return matching(state, asked).stream().sorted().findFirst();
  }
}
