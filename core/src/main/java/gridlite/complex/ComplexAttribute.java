package gridlite.complex;

import gridlite.format.Attribute;
import gridlite.format.Formats;
import gridlite.format.ObjectSchema;
import gridlite.format.ValueFormat;
import gridlite.format.Values;
import gridlite.problem.FormatException;
import gridlite.value.NumberSyntax;
import java.util.Locale;
import java.util.OptionalDouble;

/**
 * A resource attribute: a row of {@code qconf -sc}.
 *
 * @param name unique name
 * @param shortcut unique short name
 * @param type type of the values
 * @param relop relation between request and offer
 * @param requestable whether jobs may or must request it
 * @param consumable whether its use is booked
 * @param defaultText default request of consumables, as spelled
 * @param urgencyText urgency points per unit requested, as spelled
 * @see "complex(5)"
 */
public record ComplexAttribute(
    String name,
    String shortcut,
    ComplexType type,
    Relop relop,
    Requestable requestable,
    Consumable consumable,
    String defaultText,
    String urgencyText) {

  private static final ObjectSchema.Builder FORMAT = ObjectSchema.of("complex attribute", 0);

  /** Unique name. */
  public static final Attribute<String> NAME =
      FORMAT.attribute("name", Formats.TEXT, "template", "Name of the attribute.");

  /** Unique short name. */
  public static final Attribute<String> SHORTCUT =
      FORMAT.attribute("shortcut", Formats.TEXT, "template", "Short name.");

  /** Type of the values. */
  public static final Attribute<ComplexType> TYPE =
      FORMAT.attribute(
          "type", Formats.of(ComplexAttribute::type, Enum::name), ComplexType.INT, "Type.");

  /** Relation between request and offer. */
  public static final Attribute<Relop> RELOP =
      FORMAT.attribute(
          "relop", relopFormat(), Relop.LESS_OR_EQUAL, "Relation of request to offer.");

  /** The rule whether jobs may or must request it. */
  public static final Attribute<Requestable> REQUESTABLE =
      FORMAT.attribute(
          "requestable",
          Formats.of(ComplexAttribute::requestable, Enum::name),
          Requestable.YES,
          "Whether jobs may (YES) or must (FORCED) request it.");

  /** The way in which its use is booked. */
  public static final Attribute<Consumable> CONSUMABLE =
      FORMAT.attribute(
          "consumable",
          Formats.of(ComplexAttribute::consumable, Enum::name),
          Consumable.NO,
          "Whether its use is booked per slot (YES) or per job (JOB).");

  /** Default request. */
  public static final Attribute<String> DEFAULT =
      FORMAT.attribute("default", Formats.TEXT, "0", "Request assumed for jobs without one.");

  /** Urgency. */
  public static final Attribute<String> URGENCY =
      FORMAT.attribute("urgency", Formats.TEXT, "0", "Urgency points per unit requested.");

  /** The format: the columns in order. */
  public static final ObjectSchema SCHEMA = FORMAT.build();

  /** The typed form of a stored row. */
  public static ComplexAttribute of(Values row) {
    return new ComplexAttribute(
        row.get(NAME),
        row.get(SHORTCUT),
        row.get(TYPE),
        row.get(RELOP),
        row.get(REQUESTABLE),
        row.get(CONSUMABLE),
        row.get(DEFAULT),
        row.get(URGENCY));
  }

  /** Returns whether its use is booked. */
  public boolean isConsumable() {
    return consumable != Consumable.NO;
  }

  /** Urgency points per unit. */
  public double urgency() {
    return NumberSyntax.parse(urgencyText).orElse(0);
  }

  /** Default request of a consumable as a number; 0 for none. */
  public double defaultAmount() {
    return number(defaultText).orElse(0);
  }

  /** Value of a spelled amount, as {@link ComplexType#number} reads it. */
  public OptionalDouble number(String text) {
    return type.number(text);
  }

  private static ComplexType type(String text) {
    try {
      return ComplexType.valueOf(text.toUpperCase(Locale.ROOT));
    } catch (IllegalArgumentException e) {
      throw new FormatException(
          "\""
              + text
              + "\" is not a type: expected INT, DOUBLE, TIME, MEMORY, BOOL, STRING, CSTRING,"
              + " RESTRING or HOST");
    }
  }

  private static ValueFormat<Relop> relopFormat() {
    return Formats.of(
        text -> {
          for (Relop relop : Relop.values()) {
            if (relop.symbol().equalsIgnoreCase(text)) {
              return relop;
            }
          }
          throw new FormatException(
              "\"" + text + "\" is not a relation: expected ==, !=, <, <=, >, >= or EXCL");
        },
        Relop::symbol);
  }

  private static Requestable requestable(String text) {
    return switch (text.toLowerCase(Locale.ROOT)) {
      case "y", "yes" -> Requestable.YES;
      case "n", "no" -> Requestable.NO;
      case "f", "forced" -> Requestable.FORCED;
      default ->
          throw new FormatException("\"" + text + "\" is not valid: expected YES, NO or FORCED");
    };
  }

  private static Consumable consumable(String text) {
    return switch (text.toLowerCase(Locale.ROOT)) {
      case "y", "yes" -> Consumable.YES;
      case "n", "no" -> Consumable.NO;
      case "j", "job" -> Consumable.JOB;
      default ->
          throw new FormatException("\"" + text + "\" is not valid: expected YES, NO or JOB");
    };
  }
}
