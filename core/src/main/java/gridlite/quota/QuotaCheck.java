package gridlite.quota;

import gridlite.complex.ComplexAttribute;
import gridlite.complex.ComplexTable;
import gridlite.complex.ComplexType;
import gridlite.format.Values;
import gridlite.problem.FormatException;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.value.NumberSyntax;
import gridlite.value.TimeValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Checks the limits of a resource quota set against the resource attributes and gives them their
 * final form.
 */
public final class QuotaCheck {
  /** Says where a limit was written. */
  interface Places {
    /**
     * Adds a place to a problem.
     *
     * @param rule index of the rule
     * @param limit the limit as written
     * @param offset character of the limit's text
     */
    Problem place(int rule, QuotaLimit limit, int offset, Problem problem);
  }

  private final ComplexTable complexes;

  private QuotaCheck(ComplexTable complexes) {
    this.complexes = complexes;
  }

  /**
   * The set with attributes by their full names and times in seconds. For sets that don't come from
   * a text; those that do have {@link QuotaDefinition#resolve}.
   *
   * @throws GridException with every limit that is not allowed
   */
  public static Values resolve(Values set, ComplexTable complexes) {
    return resolve(set, complexes, (rule, limit, offset, problem) -> problem);
  }

  /** Returns why a limit is not allowed; empty: it is. */
  public static Optional<String> objection(
      QuotaRule rule, QuotaLimit limit, ComplexTable complexes) {
    try {
      new QuotaCheck(complexes).limit(rule, limit);
      return Optional.empty();
    } catch (FormatException e) {
      return Optional.of(e.text());
    }
  }

  static Values resolve(Values set, ComplexTable complexes, Places places) {
    QuotaCheck check = new QuotaCheck(complexes);
    List<Problem> problems = new ArrayList<>();
    List<QuotaRule> resolved = new ArrayList<>();
    List<QuotaRule> rules = set.get(QuotaSet.LIMITS);
    for (int i = 0; i < rules.size(); i++) {
      QuotaRule rule = rules.get(i);
      List<QuotaLimit> limits = new ArrayList<>();
      for (QuotaLimit limit : rule.limits()) {
        try {
          limits.add(check.limit(rule, limit));
        } catch (FormatException e) {
          String where = "rule \"" + set.get(QuotaSet.NAME) + "/" + rule.label(i) + "\": ";
          problems.add(places.place(i, limit, e.offset(), Problem.refused(where + e.text())));
        }
      }
      resolved.add(rule.withLimits(limits));
    }
    if (!problems.isEmpty()) {
      throw new GridException(problems);
    }
    return set.with(QuotaSet.LIMITS, List.copyOf(resolved));
  }

  private QuotaLimit limit(QuotaRule rule, QuotaLimit limit) {
    ComplexAttribute attribute = attribute(limit.attribute(), 0);
    int valueAt = limit.attribute().length() + 1;
    if (limit.isDynamic()) {
      checkFormula(rule, limit, valueAt);
      return new QuotaLimit(attribute.name(), limit.value());
    }
    return new QuotaLimit(attribute.name(), staticValue(attribute, limit.value(), valueAt));
  }

  private ComplexAttribute attribute(String name, int offset) {
    return complexes
        .find(name)
        .orElseThrow(
            () ->
                new FormatException(
                    offset,
                    "there is no resource attribute \"" + name + "\" (qconf -sc lists them)"));
  }

  private static String staticValue(ComplexAttribute attribute, String value, int offset) {
    if (!attribute.type().isNumeric()) {
      return value;
    }
    OptionalDouble amount = attribute.number(value);
    if (amount.isEmpty()) {
      throw new FormatException(
          offset,
          "\""
              + value
              + "\" is not a value for "
              + attribute.name()
              + ": expected "
              + expected(attribute));
    }
    double number = amount.getAsDouble();
    if (attribute.isConsumable() && number < 0) {
      throw new FormatException(
          offset, "the limit of the consumable " + attribute.name() + " can't be negative");
    }
    if (Double.isInfinite(number) && attribute.isConsumable()) {
      throw new FormatException(
          offset,
          "the limit of the consumable "
              + attribute.name()
              + " can't be infinite: leave it out instead");
    }
    boolean inSeconds = attribute.type() == ComplexType.TIME && !NumberSyntax.isInfinity(value);
    return inSeconds ? TimeValue.ofSeconds((long) Math.rint(number)).text() : value;
  }

  private static String expected(ComplexAttribute attribute) {
    return switch (attribute.type()) {
      case INT -> "a whole number";
      case DOUBLE -> "a number";
      case TIME -> "seconds, h:m:s or INFINITY";
      case MEMORY -> "a number with k, m, g, t, K, M, G or T behind it";
      case BOOL -> "TRUE or FALSE";
      case STRING, CSTRING, RESTRING, HOST -> "a text";
    };
  }

  /** Dynamic limits are worked out for each host, so each host needs a count of its own. */
  private void checkFormula(QuotaRule rule, QuotaLimit limit, int valueAt) {
    LinearExpression formula;
    try {
      formula = LinearExpression.parse(limit.value());
    } catch (FormatException e) {
      throw e.shifted(valueAt);
    }
    for (LinearExpression.Term term : formula.terms()) {
      if (term.attribute().isPresent()) {
        ComplexAttribute attribute = attribute(term.attribute().get(), valueAt + term.offset());
        if (!attribute.type().isNumeric() || attribute.type() == ComplexType.BOOL) {
          throw new FormatException(
              valueAt + term.offset(),
              attribute.name()
                  + " is not a number ("
                  + attribute.type()
                  + "): a formula needs"
                  + " attributes of type INT, DOUBLE, TIME or MEMORY");
        }
      }
    }
    if (!rule.filter(QuotaSubject.HOSTS).expanded()) {
      throw new FormatException(
          valueAt,
          "the formula "
              + limit.value()
              + " needs a count for each host: write the rule's hosts in braces, as hosts {*}");
    }
  }
}
