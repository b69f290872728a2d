package gridlite.complex;

import gridlite.format.Values;
import gridlite.problem.Problem;
import gridlite.problem.SourcePosition;

/**
 * A row of a table of resource attributes that was read.
 *
 * @param row the attribute ({@link ComplexAttribute#SCHEMA})
 * @param at where it stood
 */
public record ComplexDefinition(Values row, SourcePosition at) {
  /** Its name. */
  public String name() {
    return row.get(ComplexAttribute.NAME);
  }

  /** A refusal at the place of this row. */
  Problem problem(String message) {
    return Problem.refused(message).at(at);
  }
}
