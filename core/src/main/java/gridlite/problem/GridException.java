package gridlite.problem;

import java.util.List;

/** Ends an operation with problems for the user; at least one. */
public final class GridException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient List<Problem> problems;

  /** One problem. */
  public GridException(Problem problem) {
    this(List.of(problem));
  }

  /** All problems of a text or request, in the order found. */
  public GridException(List<Problem> problems) {
    super(problems.get(0).text());
    this.problems = List.copyOf(problems);
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
