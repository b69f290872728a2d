package gridlite.value;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/**
 * Decimal numbers as C's printf writes them, without {@link String#format}, which is slow to load.
 */
public final class Decimals {
  private Decimals() {}

  /** Returns what {@code %.Nf} prints: exact binary value, half-even on ties. */
  public static String fixed(double value, int decimals) {
    if (Double.isNaN(value)) {
      return "nan";
    }
    if (Double.isInfinite(value)) {
      return value > 0 ? "inf" : "-inf";
    }
    if (value == Math.rint(value) && Math.abs(value) < 1e15) {
      return whole((long) value, decimals, value);
    }
    String text = new BigDecimal(value).setScale(decimals, RoundingMode.HALF_EVEN).toPlainString();
    boolean lostSign = value < 0 && text.charAt(0) != '-';
    return lostSign ? "-" + text : text;
  }

  private static String whole(long value, int decimals, double original) {
    StringBuilder text = new StringBuilder(24);
    if (value == 0 && 1 / original < 0) {
      text.append('-');
    }
    text.append(value);
    if (decimals > 0) {
      text.append('.').append("0".repeat(decimals));
    }
    return text.toString();
  }

  /**
   * Returns what {@code %.Ng} prints: {@code digits} significant digits, exponents of two digits.
   */
  public static String general(double value, int digits) {
    if (value == 0 || Double.isNaN(value) || Double.isInfinite(value)) {
      return fixed(value, 0);
    }
    BigDecimal rounded =
        new BigDecimal(value).round(new MathContext(digits, RoundingMode.HALF_EVEN));
    int exponent = rounded.precision() - rounded.scale() - 1;
    if (exponent >= -4 && exponent < digits) {
      return rounded.stripTrailingZeros().toPlainString();
    }
    String mantissa = rounded.movePointLeft(exponent).stripTrailingZeros().toPlainString();
    int size = Math.abs(exponent);
    return mantissa + (exponent < 0 ? "e-" : "e+") + (size < 10 ? "0" : "") + size;
  }
}
