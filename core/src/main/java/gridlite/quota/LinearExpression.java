package gridlite.quota;

import gridlite.complex.SignedTerm;
import gridlite.problem.FormatException;
import gridlite.value.NumberSyntax;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;

/**
 * The formula of a dynamic limit: a sum of numbers and weighted resource values, {@code
 * $num_proc*2-1}.
 *
 * @param terms the terms in written order, at least one
 * @see "sge_resource_quota(5), dynamic limits"
 */
public record LinearExpression(List<Term> terms) {
  /**
   * A summand: {@code weight} times the value of an attribute.
   *
   * @param attribute name or shortcut; empty where the weight stands alone
   * @param weight factor with the term's sign
   * @param offset where the term begins in the formula's text
   */
  public record Term(Optional<String> attribute, double weight, int offset) {}

  /** Copies the list. */
  public LinearExpression {
    terms = List.copyOf(terms);
  }

  /**
   * Reads a formula. Each {@code +} and {@code -} begins a term; there are no other operators
   * beside the {@code *} behind an attribute, so that {@code /} is part of a name.
   *
   * @throws FormatException when a weight is not a number
   */
  public static LinearExpression parse(String text) {
    List<Term> terms = new ArrayList<>();
    for (SignedTerm summand : SignedTerm.of(text)) {
      terms.add(term(summand.text(), summand.sign(), summand.offset()));
    }
    return new LinearExpression(terms);
  }

  private static Term term(String text, double sign, int offset) {
    if (!text.startsWith("$")) {
      return new Term(Optional.empty(), sign * weight(text, text, offset), offset);
    }
    int star = text.indexOf('*');
    String name = text.substring(1, star < 0 ? text.length() : star);
    if (name.isEmpty()) {
      throw new FormatException(offset, "\"$\" needs the name of a resource directly behind it");
    }
    double factor = star < 0 ? 1 : weight(text.substring(star + 1), text, offset + star + 1);
    if (NumberSyntax.multiplier(text.charAt(text.length() - 1)) != 0 && star >= 0) {
      throw new FormatException(
          offset + star + 1,
          "the weight \"" + text.substring(star + 1) + "\" must be a number without a unit");
    }
    return new Term(Optional.of(name), sign * factor, offset);
  }

  private static double weight(String number, String term, int offset) {
    return NumberSyntax.parse(number)
        .orElseThrow(
            () ->
                new FormatException(
                    offset,
                    "\""
                        + number
                        + "\" in \""
                        + term
                        + "\" is not a number: a formula is made of numbers, $resource and"
                        + " $resource*number with + and - between"));
  }

  /** Names or shortcuts of the attributes in it. */
  public List<String> attributes() {
    List<String> attributes = new ArrayList<>();
    terms.forEach(term -> term.attribute().ifPresent(attributes::add));
    return attributes;
  }

  /** The value of the formula, given the values of attributes; empty when one of them has none. */
  public OptionalDouble evaluate(Function<String, OptionalDouble> values) {
    double sum = 0;
    for (Term term : terms) {
      OptionalDouble value = term.attribute().map(values).orElse(OptionalDouble.of(1));
      if (value.isEmpty()) {
        return value;
      }
      sum += term.weight() * value.getAsDouble();
    }
    return OptionalDouble.of(sum);
  }
}
