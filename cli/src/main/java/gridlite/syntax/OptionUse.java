package gridlite.syntax;

import java.util.List;

/**
 * An option as it was given.
 *
 * @param name name of the option
 * @param operands the words that belong to it
 */
public record OptionUse(String name, List<String> operands) implements LinePart {
  /** Copies the list. */
  public OptionUse {
    operands = List.copyOf(operands);
  }

  /** The first operand, of an option that needs one. */
  public String operand() {
    return operands.get(0);
  }
}
