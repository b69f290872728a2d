package gridlite.syntax;

import java.util.List;

/**
 * An option of a command, declared once; parsing, help, manual pages and completion are derived.
 *
 * @param name with its dash: {@code -l}
 * @param operands how many words follow
 * @param argument what the operands are called in help; empty when there are none
 * @param documentation one sentence, without a period at the end
 */
public record Option(String name, Operands operands, String argument, String documentation) {
  /** How many words follow an option. */
  public enum Operands {
    NONE,
    ONE,
    TWO,
    /** One, unless the next word begins with a dash or is missing. */
    OPTIONAL,
    /** All words up to the next one that begins with a dash. */
    MANY
  }

  /** An option without operands. */
  public static Option flag(String name, String documentation) {
    return new Option(name, Operands.NONE, "", documentation);
  }

  /** An option with one operand. */
  public static Option one(String name, String argument, String documentation) {
    return new Option(name, Operands.ONE, argument, documentation);
  }

  /** An option with an optional operand. */
  public static Option optional(String name, String argument, String documentation) {
    return new Option(name, Operands.OPTIONAL, argument, documentation);
  }

  /** An option that takes all words up to the next option. */
  public static Option many(String name, String argument, String documentation) {
    return new Option(name, Operands.MANY, argument, documentation);
  }

  /** A use of this option. */
  OptionUse use(List<String> operands) {
    return new OptionUse(name, operands);
  }
}
