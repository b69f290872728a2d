package gridlite.complex;

import gridlite.value.MemoryValue;
import gridlite.value.TimeValue;
import java.util.Locale;
import java.util.OptionalDouble;

/**
 * Type of a resource attribute's values.
 *
 * @see "complex(5), type"
 */
public enum ComplexType {
  INT,
  DOUBLE,
  TIME,
  MEMORY,
  BOOL,
  STRING,
  CSTRING,
  RESTRING,
  HOST;

  /** Returns whether values are compared as numbers; BOOL counts as 0 and 1. */
  public boolean isNumeric() {
    return switch (this) {
      case INT, DOUBLE, TIME, MEMORY, BOOL -> true;
      case STRING, CSTRING, RESTRING, HOST -> false;
    };
  }

  /**
   * Value of a spelled amount of a numeric type: seconds or bytes. TRUE and FALSE, in upper or
   * lower case, are 1 and 0 of each of them, since {@code -l name} asks for TRUE
   * (conformance/complexes/requests-without-a-value.t).
   *
   * @return the number, infinite for INFINITY; empty when the text doesn't fit the type
   */
  public OptionalDouble number(String text) {
    if (!isNumeric()) {
      return OptionalDouble.empty();
    }
    return switch (text.toUpperCase(Locale.ROOT)) {
      case "TRUE" -> OptionalDouble.of(1);
      case "FALSE" -> OptionalDouble.of(0);
      default -> amount(text);
    };
  }

  private OptionalDouble amount(String text) {
    return switch (this) {
      case TIME -> TimeValue.parseSeconds(text);
      case BOOL -> bit(text);
      default -> MemoryValue.parseBytes(text);
    };
  }

  private static OptionalDouble bit(String text) {
    return text.equals("1") || text.equals("0")
        ? OptionalDouble.of(text.charAt(0) - '0')
        : OptionalDouble.empty();
  }
}
