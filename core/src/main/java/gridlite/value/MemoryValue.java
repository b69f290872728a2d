package gridlite.value;

/**
 * An amount of memory as it was spelled.
 *
 * @param text the spelling, kept for listings
 * @param bytes the amount in bytes, {@link Double#POSITIVE_INFINITY} for infinity
 * @see "sge_types(1), memory_specifier"
 */
public record MemoryValue(String text, double bytes) {
  /** No limit. */
  public static final MemoryValue INFINITY = new MemoryValue("INFINITY", Double.POSITIVE_INFINITY);

  private static final String[] UNITS = {"", "K", "M", "G", "T"};

  /** The amount that {@code text} spells; its bytes are NaN when it spells none. */
  public static MemoryValue of(String text) {
    return new MemoryValue(text, parseBytes(text));
  }

  /** Returns whether the text was an amount of memory at all. */
  public boolean isValid() {
    return !Double.isNaN(bytes);
  }

  /** Returns whether there is no limit. */
  public boolean isInfinite() {
    return Double.isInfinite(bytes);
  }

  /** Bytes that {@code text} spells, or NaN. */
  public static double parseBytes(String text) {
    return NumberSyntax.isInfinity(text) ? Double.POSITIVE_INFINITY : NumberSyntax.parse(text);
  }

  /** Canonical spelling of listings: three decimals and K, M, G or T of 1024; {@code infinity}. */
  public static String canonical(double bytes) {
    if (Double.isInfinite(bytes)) {
      return bytes > 0 ? "infinity" : "-infinity";
    }
    double amount = bytes;
    int unit = 0;
    while (Math.abs(amount) >= 1024 && unit < UNITS.length - 1) {
      amount /= 1024;
      unit++;
    }
    return Decimals.fixed(amount, 3) + UNITS[unit];
  }
}
