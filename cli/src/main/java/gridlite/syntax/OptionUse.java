package gridlite.syntax;

import java.util.List;

/**
 * An option as it was given, or a word that belongs to no option. Uses keep their order, on which
 * {@code -hard -l a -soft -l b} and {@code qdel 7 -t 1-3 8} depend.
 *
 * @param name name of the option; empty for a word that belongs to none
 * @param operands the words that belong to it; the word itself where there is no option
 */
public record OptionUse(String name, List<String> operands) {
  private static final String WORD = "";

  /** Copies the list. */
  public OptionUse {
    operands = List.copyOf(operands);
  }

  /** A word that belongs to no option. */
  public static OptionUse word(String word) {
    return new OptionUse(WORD, List.of(word));
  }

  /** Returns whether this is a word that belongs to no option. */
  public boolean isWord() {
    return name.equals(WORD);
  }

  /** The only operand, or an empty text when an optional one was left out. */
  public String operand() {
    return operands.isEmpty() ? "" : operands.get(0);
  }
}
