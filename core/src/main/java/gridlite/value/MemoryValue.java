package gridlite.value;

import java.util.Optional;
import java.util.OptionalDouble;

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

  /** The amount that {@code text} spells; empty when it spells none. */
  public static Optional<MemoryValue> parse(String text) {
    OptionalDouble bytes = parseBytes(text);
    return bytes.isPresent()
        ? Optional.of(new MemoryValue(text, bytes.getAsDouble()))
        : Optional.empty();
  }

  /** Returns whether there is no limit. */
  public boolean isInfinite() {
    return Double.isInfinite(bytes);
  }

  /** Bytes that {@code text} spells; empty when it spells no amount of memory. */
  public static OptionalDouble parseBytes(String text) {
    return NumberSyntax.isInfinity(text)
        ? OptionalDouble.of(Double.POSITIVE_INFINITY)
        : NumberSyntax.parse(text);
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
