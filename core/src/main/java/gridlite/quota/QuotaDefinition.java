package gridlite.quota;

import gridlite.complex.ComplexTable;
import gridlite.format.Values;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import java.util.List;
import java.util.Set;

/** A resource quota set just read, which knows where in the text its rules stand. */
public final class QuotaDefinition {
  private final Values set;
  private final String source;
  private final int line;
  private final List<QuotaLines.Line> ruleLines;
  private final Set<String> given;

  QuotaDefinition(
      Values set, String source, int line, List<QuotaLines.Line> ruleLines, Set<String> given) {
    this.set = set;
    this.source = source;
    this.line = line;
    this.ruleLines = List.copyOf(ruleLines);
    this.given = Set.copyOf(given);
  }

  /** The set ({@link QuotaSet}); names of attributes as written. */
  public Values set() {
    return set;
  }

  /** Name of the set. */
  public String name() {
    return set.get(QuotaSet.NAME);
  }

  /**
   * Returns whether the set is out of force because its text has no line {@code enabled}, which is
   * easily taken for one in force.
   */
  public boolean isSilentlyDisabled() {
    return !given.contains(QuotaSet.ENABLED.name());
  }

  /** The line of the text in which the set begins. */
  public int line() {
    return line;
  }

  /** The line in which a rule begins, given its index. */
  public int line(int rule) {
    return ruleLines.get(rule).position(source, 0).line();
  }

  /**
   * The set with attributes by their full names and times in seconds, as it is kept.
   *
   * @throws GridException with the place of every limit that the resource attributes don't allow
   */
  public Values resolve(ComplexTable complexes) {
    return QuotaCheck.resolve(set, complexes, this::place);
  }

  private Problem place(int rule, QuotaLimit limit, int offset, Problem problem) {
    QuotaLines.Line line = ruleLines.get(rule);
    // limits stand behind all filters, where the same text could occur as a filter's member
    int at = line.text().lastIndexOf(limit.attribute() + "=");
    return problem.at(line.position(source, Math.max(0, at) + offset));
  }
}
