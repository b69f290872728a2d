package gridlite.value;

/**
 * Decimal numbers as most files have them: digits, perhaps with a minus in front and a fraction,
 * such as {@code 12} and {@code -0.250}. Each text of this form has one code and each code one
 * text; the number is exactly the one that {@link Double#parseDouble} reads.
 */
public final class PlainDecimal {
  /** In place of a code: the text is not of this form, though it may be a number. */
  public static final long OTHER = Long.MIN_VALUE;

  /** Digits of a code that hold the length of the fraction. */
  private static final int SHIFT = 4;

  private static final int MOST_DECIMALS = (1 << SHIFT) - 1;

  /** Digits of a number that is exact in a double; so is the power of ten it is divided by. */
  private static final int MOST_DIGITS = 15;

  private static final double[] POWERS = {
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15
  };

  private PlainDecimal() {}

  /** Returns the code of a text, or {@link #OTHER}. */
  public static long encode(String text) {
    int length = text.length();
    int first = length > 0 && text.charAt(0) == '-' ? 1 : 0;
    int point = -1;
    long digits = 0;
    for (int i = first; i < length; i++) {
      char c = text.charAt(i);
      if (c == '.' && point < 0) {
        point = i;
      } else if (c >= '0' && c <= '9') {
        digits = digits * 10 + c - '0';
      } else {
        return OTHER;
      }
      if (i - first > MOST_DIGITS) {
        return OTHER;
      }
    }
    int whole = (point < 0 ? length : point) - first;
    int decimals = point < 0 ? 0 : length - point - 1;
    boolean written = whole > 0 && (point < 0 || decimals > 0);
    boolean padded = whole > 1 && text.charAt(first) == '0';
    boolean tooLong = whole + decimals > MOST_DIGITS || decimals > MOST_DECIMALS;
    if (!written || padded || tooLong || (first > 0 && digits == 0)) {
      return OTHER;
    }
    return (first > 0 ? -digits : digits) << SHIFT | decimals;
  }

  /** Returns the number of a code. */
  public static double value(long code) {
    int decimals = (int) code & MOST_DECIMALS;
    double digits = code >> SHIFT;
    return decimals == 0 ? digits : digits / POWERS[decimals];
  }

  /** Returns the text of a code. */
  public static String text(long code) {
    int decimals = (int) code & MOST_DECIMALS;
    long digits = code >> SHIFT;
    if (decimals == 0) {
      return Long.toString(digits);
    }
    StringBuilder text = new StringBuilder(Long.toString(Math.abs(digits)));
    text.insert(0, "0".repeat(Math.max(0, decimals + 1 - text.length())));
    text.insert(text.length() - decimals, '.');
    return digits < 0 ? "-" + text : text.toString();
  }
}
