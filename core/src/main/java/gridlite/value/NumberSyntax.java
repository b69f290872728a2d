package gridlite.value;

import java.util.OptionalDouble;

/**
 * The number grammar of Grid Engine's values: decimal with fraction and exponent, {@code 0x}
 * hexadecimal, leading-zero octal, each with an optional multiplier ({@code k m g t} powers of
 * 1000, {@code K M G T} powers of 1024).
 *
 * @see "sge_types(1), memory_specifier"
 */
public final class NumberSyntax {
  private NumberSyntax() {}

  /** Value of {@code text}; empty when it is not a number. */
  public static OptionalDouble parse(String text) {
    if (text.isEmpty()) {
      return OptionalDouble.empty();
    }
    double factor = multiplier(text.charAt(text.length() - 1));
    boolean hexadecimal = text.startsWith("0x") || text.startsWith("0X");
    String digits = factor == 0 ? text : text.substring(0, text.length() - 1);
    OptionalDouble number = hexadecimal ? integer(digits.substring(2), 16) : plain(digits);
    return factor == 0 || number.isEmpty()
        ? number
        : OptionalDouble.of(number.getAsDouble() * factor);
  }

  private static OptionalDouble plain(String digits) {
    if (digits.length() > 1 && digits.charAt(0) == '0' && isAll(digits, '0', '7')) {
      return integer(digits, 8);
    }
    if (!looksDecimal(digits)) {
      return OptionalDouble.empty();
    }
    try {
      return OptionalDouble.of(Double.parseDouble(digits));
    } catch (NumberFormatException e) {
      return OptionalDouble.empty();
    }
  }

  /** Keeps out what {@link Double#parseDouble} takes beside decimal numbers (NaN, 1d, 0x1p3). */
  private static boolean looksDecimal(String digits) {
    boolean digitSeen = false;
    for (int i = 0; i < digits.length(); i++) {
      char c = digits.charAt(i);
      if (c >= '0' && c <= '9') {
        digitSeen = true;
      } else if ("+-.eE".indexOf(c) < 0 || (!digitSeen && (c == 'e' || c == 'E'))) {
        return false;
      }
    }
    return digitSeen;
  }

  private static OptionalDouble integer(String digits, int radix) {
    if (digits.isEmpty()) {
      return OptionalDouble.empty();
    }
    double value = 0;
    for (int i = 0; i < digits.length(); i++) {
      int digit = Character.digit(digits.charAt(i), radix);
      if (digit < 0) {
        return OptionalDouble.empty();
      }
      value = value * radix + digit;
    }
    return OptionalDouble.of(value);
  }

  private static boolean isAll(String text, char from, char to) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) < from || text.charAt(i) > to) {
        return false;
      }
    }
    return true;
  }

  /** Factor of a multiplier letter; 0 when the letter is none. */
  public static double multiplier(char letter) {
    return switch (letter) {
      case 'k' -> 1e3;
      case 'K' -> 1024.0;
      case 'm' -> 1e6;
      case 'M' -> 1024.0 * 1024;
      case 'g' -> 1e9;
      case 'G' -> 1024.0 * 1024 * 1024;
      case 't' -> 1e12;
      case 'T' -> 1024.0 * 1024 * 1024 * 1024;
      default -> 0;
    };
  }

  /** Returns whether the text spells infinity. */
  public static boolean isInfinity(String text) {
    return text.equalsIgnoreCase("infinity");
  }
}
