package gridlite.schedule.match;

import gridlite.complex.Availability;
import gridlite.value.NumberSyntax;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;

/**
 * The load by which hosts are ordered: a sum of numbers and values of resources, each with a factor
 * behind it ({@code np_load_avg-mem_free*2}).
 *
 * @param terms the summands
 * @see "sched_conf(5), load_formula"
 */
public record LoadFormula(List<Term> terms) {
  /** Load of a host that has no value for a term: it is taken last. */
  private static final double UNKNOWN = Double.MAX_VALUE;

  /**
   * A summand.
   *
   * @param name name of the resource; empty: the factor alone
   * @param factor what it is multiplied by
   */
  public record Term(String name, double factor) {}

  /** Copies the list. */
  public LoadFormula {
    terms = List.copyOf(terms);
  }

  /** Reads a formula; the configuration has been checked when it was set. */
  public static LoadFormula parse(String text) {
    List<Term> terms = new ArrayList<>();
    int start = 0;
    double sign = 1;
    for (int i = 0; i <= text.length(); i++) {
      boolean end = i == text.length();
      boolean operator = !end && (text.charAt(i) == '+' || text.charAt(i) == '-');
      if ((end || operator) && i > start) {
        terms.add(term(text.substring(start, i).strip(), sign));
        sign = 1;
      }
      if (operator) {
        sign = text.charAt(i) == '-' ? -sign : sign;
      }
      if (end || operator) {
        start = i + 1;
      }
    }
    return new LoadFormula(terms);
  }

  private static Term term(String text, double sign) {
    int star = text.indexOf('*');
    String name = star < 0 ? text : text.substring(0, star).strip();
    if (name.startsWith("$")) {
      name = name.substring(1);
    }
    double factor = star < 0 ? 1 : NumberSyntax.parse(text.substring(star + 1).strip()).orElse(0);
    OptionalDouble number = NumberSyntax.parse(name);
    return number.isEmpty()
        ? new Term(name, sign * factor)
        : new Term("", sign * factor * number.getAsDouble());
  }

  /** The load of a host, given what there is of a resource. */
  public double evaluate(Function<String, Optional<Availability>> values) {
    double sum = 0;
    for (Term term : terms) {
      double value = 1;
      if (!term.name().isEmpty()) {
        Optional<Availability> offer = values.apply(term.name());
        if (offer.isEmpty() || offer.get().number().isEmpty()) {
          return UNKNOWN;
        }
        value = offer.get().number().getAsDouble();
      }
      sum += term.factor() * value;
    }
    return sum;
  }
}
