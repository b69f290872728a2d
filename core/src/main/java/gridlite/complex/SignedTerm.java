package gridlite.complex;

import java.util.ArrayList;
import java.util.List;

/**
 * A term of a sum, as formulas of loads and of limits are: each {@code +} and {@code -} begins one,
 * and there are no other operators between terms.
 *
 * @param text what stands between two operators; never empty
 * @param sign 1, or -1 behind an odd number of minus signs
 * @param offset where it begins in the text of the sum
 */
public record SignedTerm(String text, int sign, int offset) {
  /** The terms of a sum in written order. */
  public static List<SignedTerm> of(String sum) {
    List<SignedTerm> terms = new ArrayList<>();
    int start = 0;
    int sign = 1;
    for (int i = 0; i <= sum.length(); i++) {
      boolean end = i == sum.length();
      boolean operator = !end && (sum.charAt(i) == '+' || sum.charAt(i) == '-');
      if ((end || operator) && i > start) {
        terms.add(new SignedTerm(sum.substring(start, i), sign, start));
        sign = 1;
      }
      if (operator) {
        sign = sum.charAt(i) == '-' ? -sign : sign;
        start = i + 1;
      }
    }
    return terms;
  }
}
