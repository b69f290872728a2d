package gridlite.syntax;

/**
 * An option of a command, declared once; parsing, help, manual pages and completion are derived.
 *
 * @param name with its dash: {@code -l}
 * @param operands how many words follow
 * @param argument the words that the operands are called by in help
 * @param documentation one sentence, without a period at the end; empty for a hidden option
 */
public record Option(String name, Operands operands, String argument, String documentation) {
  /** An option without operands. */
  public static Option flag(String name, String documentation) {
    return new Option(name, Operands.NONE, "", documentation);
  }

  /** An option with one operand. */
  public static Option one(String name, String argument, String documentation) {
    return new Option(name, Operands.ONE, argument, documentation);
  }

  /** An option with one operand, which may not be empty. */
  public static Option filled(String name, String argument, String documentation) {
    return new Option(name, Operands.FILLED, argument, documentation);
  }

  /** An option with an optional operand. */
  public static Option optional(String name, String argument, String documentation) {
    return new Option(name, Operands.OPTIONAL, argument, documentation);
  }

  /** An option that takes all words up to the next option. */
  public static Option many(String name, String argument, String documentation) {
    return new Option(name, Operands.MANY, argument, documentation);
  }

  /** Returns whether help leaves it out: it is taken, but means nothing to the command. */
  public boolean isHidden() {
    return documentation.isEmpty();
  }

  /** The operands as help shows them: {@code [job]}; empty when there are none. */
  public String arguments() {
    if (operands.most() == 0 || operands.least() > 0) {
      return argument;
    }
    return operands.most() == 1 ? "[" + argument + "]" : argument + " ...";
  }

  /** The option with its operands, as help shows it: {@code -j [job]}. */
  public String usage() {
    return operands.most() == 0 ? name : name + " " + arguments();
  }
}
