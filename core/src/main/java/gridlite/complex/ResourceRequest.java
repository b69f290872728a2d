package gridlite.complex;

import gridlite.problem.FormatException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A request for a resource, ready to be compared with offers.
 *
 * @param attribute the attribute
 * @param text the request as spelled
 * @param amount its value for a numeric type; NaN when the text is not a value of the type
 * @param expression its expression for a string type; empty when it can't be understood
 */
public record ResourceRequest(
    ComplexAttribute attribute,
    String text,
    double amount,
    Optional<PatternExpression> expression) {

  /** A request as spelled; one that can't be understood fits no offer. */
  public static ResourceRequest of(ComplexAttribute attribute, String text) {
    return new ResourceRequest(
        attribute,
        text,
        attribute.number(text).orElse(Double.NaN),
        expression(attribute.type(), text));
  }

  /** Its number; empty for what is none. */
  public OptionalDouble number() {
    return Double.isNaN(amount) ? OptionalDouble.empty() : OptionalDouble.of(amount);
  }

  private static Optional<PatternExpression> expression(ComplexType type, String text) {
    try {
      return parse(type, text);
    } catch (FormatException e) {
      return Optional.empty();
    }
  }

  /**
   * The expression that a request for a string or host is; empty for other types.
   *
   * @throws FormatException with the position of what can't be understood
   */
  public static Optional<PatternExpression> parse(ComplexType type, String text) {
    return switch (type) {
      case STRING, RESTRING -> Optional.of(PatternExpression.parse(text));
      case CSTRING, HOST -> Optional.of(PatternExpression.parseIgnoringCase(text));
      case INT, DOUBLE, TIME, MEMORY, BOOL -> Optional.empty();
    };
  }

  /**
   * Returns whether an offer satisfies the request: {@code request RELOP offer}. Of an exclusive
   * consumable (relation EXCL) it is the free rest that is offered, and FALSE asks for nothing.
   */
  public boolean fits(Availability offer) {
    return attribute.type().isNumeric()
        ? fitsNumber(offer.amount())
        : expression.isPresent()
            && expression.get().matches(offer.text()) != (attribute.relop() == Relop.NOT_EQUAL);
  }

  /** Returns whether an offered number satisfies the request for a numeric attribute. */
  public boolean fitsNumber(double offer) {
    return switch (attribute.relop()) {
      case EQUAL -> amount == offer;
      case NOT_EQUAL -> !Double.isNaN(amount) && amount != offer;
      case LESS -> amount < offer;
      case LESS_OR_EQUAL, EXCLUSIVE -> amount <= offer;
      case GREATER -> amount > offer;
      case GREATER_OR_EQUAL -> amount >= offer;
    };
  }

  /**
   * Returns whether every offer of a list (those of the several layers that have a value) satisfies
   * the request, and there is at least one.
   */
  public boolean fitsAll(List<Availability> offers) {
    for (Availability offer : offers) {
      if (!fits(offer)) {
        return false;
      }
    }
    return !offers.isEmpty();
  }
}
