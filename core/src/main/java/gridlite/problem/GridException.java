package gridlite.problem;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** Ends an operation with problems for the user; at least one. */
public final class GridException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Most problems that are shown; more are counted. */
  public static final int MOST = 20;

  private static final Comparator<Problem> BY_LINE =
      Comparator.comparingInt(problem -> problem.position().map(SourcePosition::line).orElse(0));

  private final transient List<Problem> problems;

  /** One problem. */
  public GridException(Problem problem) {
    this(List.of(problem));
  }

  /**
   * All problems of a text or request, in the order found, those of one document in the order of
   * its lines; behind the first ones, how many more.
   */
  public GridException(List<Problem> problems) {
    this(new Ordered(inOrder(problems)));
  }

  private GridException(Ordered found) {
    super(found.problems.get(0).text());
    this.problems = shown(found.problems);
  }

  /** Problems that are in order. */
  private record Ordered(List<Problem> problems) {}

  /** The same problems, each changed in some way. */
  public GridException with(UnaryOperator<Problem> change) {
    return new GridException(new Ordered(problems.stream().map(change).toList()));
  }

  /**
   * A reader may find what is wrong at the end first. Those without a place stay where they are.
   */
  private static List<Problem> inOrder(List<Problem> found) {
    Map<String, Iterator<Problem>> next = new HashMap<>();
    found.stream()
        .sorted(BY_LINE)
        .collect(Collectors.groupingBy(GridException::document))
        .forEach((document, ofDocument) -> next.put(document, ofDocument.iterator()));
    List<Problem> ordered = new ArrayList<>();
    for (Problem problem : found) {
      ordered.add(Objects.requireNonNull(next.get(document(problem))).next());
    }
    return ordered;
  }

  private static String document(Problem problem) {
    return problem.position().map(SourcePosition::source).orElse("");
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
