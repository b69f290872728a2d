package gridlite.complex;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A request for a resource, ready to be compared with offers.
 *
 * @param attribute the attribute
 * @param text the request as spelled
 * @param number its value for a numeric type; empty when the text is not a value of the type
 * @param expression its expression for a string type; empty when it can't be understood
 */
public record ResourceRequest(
    ComplexAttribute attribute,
    String text,
    OptionalDouble number,
    Optional<PatternExpression> expression) {

  /** A request for an attribute; one that can't be understood fits no offer. */
  public static ResourceRequest of(ComplexAttribute attribute, RequestedResource requested) {
    ComplexType type = attribute.type();
    return new ResourceRequest(
        attribute, requested.value(), requested.number(type), requested.expression(type));
  }

  /** Returns whether it asks for more than nothing. */
  public boolean isPositive() {
    return number.isPresent() && number.getAsDouble() > 0;
  }

  /**
   * Returns whether an offer satisfies the request: {@code request RELOP offer}. Of an exclusive
   * consumable (relation EXCL) it is the free rest that is offered, and FALSE asks for nothing.
   */
  public boolean fits(Availability offer) {
    return attribute.type().isNumeric()
        ? fitsNumber(offer.number())
        : expression.isPresent()
            && expression.get().matches(offer.text()) != (attribute.relop() == Relop.NOT_EQUAL);
  }

  /** An offer without a number satisfies nothing but a request for something else. */
  private boolean fitsNumber(OptionalDouble offer) {
    if (number.isEmpty()) {
      return false;
    }
    return offer.isPresent()
        ? fitsNumber(number.getAsDouble(), offer.getAsDouble())
        : attribute.relop() == Relop.NOT_EQUAL;
  }

  private boolean fitsNumber(double amount, double offer) {
    return switch (attribute.relop()) {
      case EQUAL -> amount == offer;
      case NOT_EQUAL -> amount != offer;
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
