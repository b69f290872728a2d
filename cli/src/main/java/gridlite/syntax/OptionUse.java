package gridlite.syntax;

import java.util.List;

/**
 * An option as it was given. Uses keep their order, on which {@code -hard -l a -soft -l b} depends.
 *
 * @param name name of the option
 * @param operands the words that belong to it
 */
public record OptionUse(String name, List<String> operands) {
  /** Copies the list. */
  public OptionUse {
    operands = List.copyOf(operands);
  }

  /** The only operand, or an empty text when an optional one was left out. */
  public String operand() {
    return operands.isEmpty() ? "" : operands.get(0);
  }
}
