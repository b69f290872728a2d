package gridlite.problem;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Ends an operation with problems for the user; at least one. */
public final class GridException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Most problems that are shown; more are counted. */
  public static final int MOST = 20;

  private final transient List<Problem> problems;

  /** One problem. */
  public GridException(Problem problem) {
    this(List.of(problem));
  }

  /**
   * All problems of a text or request, in the order found; behind the first ones, how many more.
   */
  public GridException(List<Problem> problems) {
    super(problems.get(0).text());
    this.problems = shown(problems);
  }

  private GridException(List<Problem> shown, String message) {
    super(message);
    this.problems = List.copyOf(shown);
  }

  /** The same problems, each changed in some way. */
  public GridException with(UnaryOperator<Problem> change) {
    List<Problem> changed = problems.stream().map(change).toList();
    return new GridException(changed, changed.get(0).text());
  }

  private static List<Problem> shown(List<Problem> problems) {
    if (problems.size() <= MOST) {
      return List.copyOf(problems);
    }
    List<Problem> shown = new ArrayList<>(problems.subList(0, MOST));
    shown.add(Problem.refused((problems.size() - MOST) + " more problems are not shown"));
    return List.copyOf(shown);
  }

  /** The problems, at least one. */
  public List<Problem> problems() {
    return problems;
  }

  /** Exit status of the first problem. */
  public int exitStatus() {
    return problems.get(0).kind().exitStatus();
  }
}
