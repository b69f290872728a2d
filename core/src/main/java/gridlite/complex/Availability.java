package gridlite.complex;

import gridlite.value.Decimals;
import gridlite.value.MemoryValue;
import gridlite.value.TimeValue;
import java.util.OptionalDouble;

/**
 * The offer of one layer of a resource attribute at a moment.
 *
 * @param attribute the attribute
 * @param layer where it is offered
 * @param origin what the value comes from
 * @param number the value of a numeric type (seconds, bytes, 1 and 0 for BOOL), infinite for
 *     INFINITY; empty for other types, and for a load value that its type can't be read as
 * @param text the value of a non-numeric type; of a numeric one as it was spelled
 */
public record Availability(
    ComplexAttribute attribute, Layer layer, Origin origin, OptionalDouble number, String text) {

  /** A value as it is spelled in the configuration or was reported. */
  public static Availability spelled(
      ComplexAttribute attribute, Layer layer, Origin origin, String text) {
    return new Availability(attribute, layer, origin, attribute.number(text), text);
  }

  /** Its number; something else where it is none. */
  public double amountOr(double other) {
    return number.orElse(other);
  }

  /** A number. */
  public static Availability number(
      ComplexAttribute attribute, Layer layer, Origin origin, double amount) {
    return new Availability(attribute, layer, origin, OptionalDouble.of(amount), "");
  }

  /** The two letters of listings, such as {@code hc}. */
  public String letters() {
    return String.valueOf(new char[] {layer.letter(), origin.letter()});
  }

  /** The value as {@code qstat -F} shows it. */
  public String value() {
    boolean whole = attribute.type() == ComplexType.INT && isFinite();
    return whole ? Decimals.fixed(number.getAsDouble(), 0) : preciseValue();
  }

  private boolean isFinite() {
    return number.isPresent() && Double.isFinite(number.getAsDouble());
  }

  /** The value as {@code qhost -F} shows it: whole numbers with decimals too. */
  public String preciseValue() {
    return number.isPresent() ? precise(number.getAsDouble()) : text;
  }

  private String precise(double amount) {
    return switch (attribute.type()) {
      case INT, DOUBLE, BOOL ->
          Double.isInfinite(amount) ? MemoryValue.canonical(amount) : Decimals.fixed(amount, 6);
      case MEMORY -> MemoryValue.canonical(amount);
      case TIME -> TimeValue.listedClock(amount);
      case STRING, CSTRING, RESTRING, HOST -> text;
    };
  }

  /** An amount as messages of our own show it: times below nothing have a sign. */
  public static String spelledOut(ComplexAttribute attribute, double amount) {
    return attribute.type() == ComplexType.TIME
        ? TimeValue.clock(amount)
        : number(attribute, Layer.GLOBAL, Origin.CONSUMABLE, amount).value();
  }

  /** {@code hc:lic=2.000000} as the reasons of pending jobs name it; BOOL in words. */
  public String described() {
    String shown =
        attribute.type() == ComplexType.BOOL ? Boolean.toString(amountOr(0) > 0) : preciseValue();
    return letters() + ":" + attribute.name() + "=" + shown;
  }

  /** Like {@link #described}, times and memory in seconds and bytes. */
  public String describedAsNumber() {
    boolean counted =
        attribute.type() == ComplexType.TIME || attribute.type() == ComplexType.MEMORY;
    return counted && isFinite()
        ? letters() + ":" + attribute.name() + "=" + Decimals.fixed(number.getAsDouble(), 6)
        : described();
  }

  /**
   * Returns whether this value decides when {@code outer}, of an enclosing layer, is there too: the
   * most restrictive one does; where the relation knows no more or less, and among equals, the
   * outer one.
   *
   * @see "complex(5), overriding attributes"
   */
  public boolean restrictsMoreThan(Availability outer) {
    if (number.isEmpty() || outer.number.isEmpty()) {
      return false;
    }
    double own = number.getAsDouble();
    double other = outer.number.getAsDouble();
    return switch (attribute.relop()) {
      case LESS, LESS_OR_EQUAL, EXCLUSIVE -> own < other;
      case GREATER, GREATER_OR_EQUAL -> own > other;
      case EQUAL, NOT_EQUAL -> false;
    };
  }
}
