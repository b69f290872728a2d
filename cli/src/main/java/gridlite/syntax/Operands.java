package gridlite.syntax;

import java.util.Set;

/**
 * The number of words that follow an option.
 *
 * @param least so many, whatever they look like
 * @param most at most so many; those beyond {@code least} end where the next option begins
 * @param leading words one of which may stand in front of the operands, as one more
 * @param filled whether empty words count as missing
 */
public record Operands(int least, int most, Set<String> leading, boolean filled) {
  /** None. */
  public static final Operands NONE = of(0, 0);

  /** One. */
  public static final Operands ONE = of(1, 1);

  /** One that is not empty. */
  public static final Operands FILLED = new Operands(1, 1, Set.of(), true);

  /** Two. */
  public static final Operands TWO = of(2, 2);

  /** One, unless the next word is an option or missing. */
  public static final Operands OPTIONAL = of(0, 1);

  /** The elements of a list: one word, and all that follow it up to the next option. */
  public static final Operands LIST = of(1, Integer.MAX_VALUE);

  /** The same, none of which is empty. */
  public static final Operands FILLED_LIST = new Operands(1, Integer.MAX_VALUE, Set.of(), true);

  /** All words up to the next option. */
  public static final Operands MANY = of(0, Integer.MAX_VALUE);

  /** All words that are left, options or not. */
  public static final Operands REST = of(Integer.MAX_VALUE, Integer.MAX_VALUE);

  /** A range of numbers. */
  public static Operands of(int least, int most) {
    return new Operands(least, most, Set.of(), false);
  }

  /** Returns whether all words that are left belong to the option, however few they are. */
  boolean isRest() {
    return least == Integer.MAX_VALUE;
  }

  /** As many, with one of some words in front of them if the user likes. */
  public Operands after(String... words) {
    return new Operands(least, most, Set.of(words), filled);
  }
}
