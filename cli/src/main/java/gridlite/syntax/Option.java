package gridlite.syntax;

import java.util.Optional;

/**
 * An option of a command, declared once; parsing, help, manual pages and completion are derived.
 *
 * @param name with its dash: {@code -l}
 * @param operands how many words follow
 * @param argument the words that the operands are called by in help; empty when there are none
 * @param documentation one sentence, without a period at the end; empty for a hidden option
 */
public record Option(
    String name, Operands operands, Optional<String> argument, Optional<String> documentation) {
  /** An option with operands. */
  public static Option of(String name, Operands operands, String argument, String documentation) {
    return new Option(name, operands, Optional.of(argument), Optional.of(documentation));
  }

  /** An option without operands. */
  public static Option flag(String name, String documentation) {
    return new Option(name, Operands.NONE, Optional.empty(), Optional.of(documentation));
  }

  /** An option with one operand. */
  public static Option one(String name, String argument, String documentation) {
    return of(name, Operands.ONE, argument, documentation);
  }

  /** An option with one operand, which may not be empty. */
  public static Option filled(String name, String argument, String documentation) {
    return of(name, Operands.FILLED, argument, documentation);
  }

  /**
   * An option with a list, whose elements have commas or blanks between them
   * (conformance/listings/lists-with-blanks.t).
   */
  public static Option list(String name, String argument, String documentation) {
    return of(name, Operands.LIST, argument, documentation);
  }

  /** The same of elements that may not be empty. */
  public static Option filledList(String name, String argument, String documentation) {
    return of(name, Operands.FILLED_LIST, argument, documentation);
  }

  /** An option with an optional operand. */
  public static Option optional(String name, String argument, String documentation) {
    return of(name, Operands.OPTIONAL, argument, documentation);
  }

  /** An option that takes all words up to the next option. */
  public static Option many(String name, String argument, String documentation) {
    return of(name, Operands.MANY, argument, documentation);
  }

  /** The same option, which help leaves out: it is taken, but means nothing to the command. */
  public Option hidden() {
    return new Option(name, operands, argument, Optional.empty());
  }

  /** The operands as help shows them: {@code [job]}; empty when there are none. */
  public Optional<String> arguments() {
    if (operands.least() > 0) {
      return argument;
    }
    return argument.map(words -> operands.most() == 1 ? "[" + words + "]" : words + " ...");
  }

  /** The option with its operands, as help shows it: {@code -j [job]}. */
  public String usage() {
    return name + arguments().map(words -> " " + words).orElse("");
  }
}
