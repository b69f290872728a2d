package gridlite.config;

import gridlite.format.ListFormat;
import gridlite.problem.FormatException;
import gridlite.value.Decimals;
import gridlite.value.NameValue;

/** A list of {@code name=factor} with six decimals in listings: usage weights and scalings. */
final class Weights {
  private Weights() {}

  /** The format. */
  static final ListFormat<NameValue> FORMAT =
      new ListFormat<>(
          ", \t",
          ",",
          "NONE",
          Weights::parse,
          NameValue::toString,
          NameValue::name,
          (element, visitor) -> {});

  private static NameValue parse(String text) {
    int equals = text.indexOf('=');
    if (equals <= 0) {
      throw new FormatException("\"" + text + "\" is not of the form name=factor");
    }
    try {
      double factor = Double.parseDouble(text.substring(equals + 1));
      return new NameValue(text.substring(0, equals), Decimals.fixed(factor, 6));
    } catch (NumberFormatException e) {
      throw new FormatException(
          equals + 1, "\"" + text.substring(equals + 1) + "\" is not a number");
    }
  }
}
