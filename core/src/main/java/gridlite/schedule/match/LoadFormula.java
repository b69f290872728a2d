package gridlite.schedule.match;

import gridlite.complex.Availability;
import gridlite.complex.SignedTerm;
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
  /** Load of a host that has no value for a term, which is taken last. */
  private static final double GREATEST = Double.MAX_VALUE;

  /**
   * A summand.
   *
   * @param name name of the resource; empty where the factor stands alone
   * @param factor what it is multiplied by
   */
  public record Term(Optional<String> name, double factor) {}

  /** Copies the list. */
  public LoadFormula {
    terms = List.copyOf(terms);
  }

  /** Reads a formula; the configuration has been checked when it was set. */
  public static LoadFormula parse(String text) {
    List<Term> terms = new ArrayList<>();
    for (Summand summand : summands(text)) {
      double factor = summand.sign() * NumberSyntax.parse(summand.weight()).orElse(0);
      OptionalDouble number = NumberSyntax.parse(summand.name());
      terms.add(
          number.isEmpty()
              ? new Term(Optional.of(summand.name()), factor)
              : new Term(Optional.empty(), factor * number.getAsDouble()));
    }
    return new LoadFormula(terms);
  }

  /**
   * A summand as spelled.
   *
   * @param name a resource, or a number
   * @param weight what it is multiplied by, 1 without a weight
   * @param sign 1 or -1
   */
  public record Summand(String name, String weight, int sign) {}

  /** The summands of a formula, whatever its names and weights are. */
  public static List<Summand> summands(String text) {
    List<Summand> summands = new ArrayList<>();
    for (SignedTerm term : SignedTerm.of(text)) {
      String summand = term.text().strip();
      int star = summand.indexOf('*');
      String name = star < 0 ? summand : summand.substring(0, star).strip();
      summands.add(
          new Summand(
              name.startsWith("$") ? name.substring(1) : name,
              star < 0 ? "1" : summand.substring(star + 1).strip(),
              term.sign()));
    }
    return summands;
  }

  /** The load of a host, given what there is of a resource. */
  public double evaluate(Function<String, Optional<Availability>> values) {
    double sum = 0;
    for (Term term : terms) {
      double value = 1;
      if (term.name().isPresent()) {
        Optional<Availability> offer = values.apply(term.name().get());
        if (offer.isEmpty() || offer.get().number().isEmpty()) {
          return GREATEST;
        }
        value = offer.get().number().getAsDouble();
      }
      sum += term.factor() * value;
    }
    return sum;
  }
}
