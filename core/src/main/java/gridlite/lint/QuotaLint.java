package gridlite.lint;

import gridlite.format.Values;
import gridlite.name.ObjectKind;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.quota.QuotaDefinition;
import gridlite.quota.QuotaRule;
import gridlite.quota.QuotaSet;
import gridlite.quota.QuotaText;
import gridlite.state.ClusterState;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;

/**
 * Looks through resource quota sets, those of a cell or those of a text, before or after adding.
 */
public final class QuotaLint {
  /** Line of the word {@code enabled} in a listing. */
  private static final int ENABLED_LINE = 4;

  private final ClusterState state;
  private final Coverage coverage;
  private final FilterLint filters;
  private final LimitLint limits;

  /**
   * A look at quotas as a cell is.
   *
   * @param machineUser whether the machine knows a user whom the cell does not
   */
  public QuotaLint(ClusterState state, Predicate<String> machineUser) {
    this.state = state;
    KnownNames known = new KnownNames(state, machineUser);
    this.coverage = new Coverage(known);
    Capacities capacities = new Capacities(state, coverage);
    this.filters = new FilterLint(state, known, coverage, capacities);
    this.limits = new LimitLint(state, capacities);
  }

  /** Returns the findings about the sets of the cell, in their order. */
  public List<Finding> cell() {
    List<Finding> findings = new ArrayList<>();
    for (Values set : state.objects(ObjectKind.RESOURCE_QUOTA_SET).objects()) {
      look(
          set, set.get(QuotaSet.NAME), ENABLED_LINE, rule -> QuotaText.lineOf(set, rule), findings);
    }
    return findings;
  }

  /** Returns the findings about the sets of a text; all of its problems when it can't be read. */
  public List<Finding> text(String source, String text) {
    List<Finding> findings = new ArrayList<>();
    try {
      Set<String> names = new HashSet<>();
      for (QuotaDefinition definition : QuotaText.parse(source, text)) {
        String name = definition.set().get(QuotaSet.NAME);
        if (!names.add(name)) {
          findings.add(
              new Finding(
                  Finding.Severity.ERROR,
                  FindingKind.SAME_NAME,
                  source,
                  Optional.of(name),
                  definition.line(),
                  "an earlier set of the text is called " + name + ", too: qconf refuses both",
                  "give one of them another name, or write their rules as one set"));
        }
        look(definition.set(), source, definition.line(), definition::line, findings);
      }
    } catch (GridException e) {
      for (Problem problem : e.problems()) {
        findings.add(
            new Finding(
                Finding.Severity.ERROR,
                FindingKind.SYNTAX,
                source,
                Optional.empty(),
                problem.position().map(position -> position.line()).orElse(1),
                problem.message(),
                "correct the text: qconf refuses all of it"));
      }
    }
    return findings;
  }

  private void look(
      Values set, String source, int line, IntUnaryOperator lineOfRule, List<Finding> findings) {
    String name = set.get(QuotaSet.NAME);
    if (!set.get(QuotaSet.ENABLED)) {
      findings.add(
          new Finding(
              Finding.Severity.ADVICE,
              FindingKind.DISABLED,
              source,
              Optional.of(name),
              line,
              "the set is disabled: none of its limits holds",
              "\"enabled TRUE\", or remove the set"));
    }
    List<QuotaRule> rules = set.get(QuotaSet.LIMITS);
    for (int i = 0; i < rules.size(); i++) {
      Findings of =
          new Findings(
              source, name + "/" + rules.get(i).label(i), lineOfRule.applyAsInt(i), findings);
      shadowed(rules, i, of);
      named(rules, i, of);
      if (rules.get(i).limits().isEmpty()) {
        of.advice(
            FindingKind.NO_LIMIT,
            "the rule limits nothing, and what it matches no later rule of the set limits",
            "write a limit behind \"to\", as in \"to slots=4\", or remove the rule");
      }
      filters.look(set, rules.get(i), of);
      limits.look(set, i, of);
    }
  }

  /** A name stands for one rule, wherever one is changed or its usage is shown. */
  private static void named(List<QuotaRule> rules, int index, Findings findings) {
    String label = rules.get(index).label(index);
    for (int i = 0; i < index; i++) {
      if (rules.get(i).label(i).equals(label)) {
        findings.error(
            FindingKind.SAME_NAME,
            "an earlier rule of the set is called "
                + label
                + ", too: nobody can say which is meant",
            "give one of them another name");
        return;
      }
    }
  }

  private void shadowed(List<QuotaRule> rules, int index, Findings findings) {
    for (int i = 0; i < index; i++) {
      if (coverage.covers(rules.get(i), rules.get(index))) {
        String earlier = rules.get(i).label(i);
        findings.error(
            FindingKind.SHADOWED,
            "the rule never applies: rule "
                + earlier
                + " before it matches all that it matches, and the first match of a set counts",
            "put it before rule " + earlier + ", or into a set of its own so that both apply");
        return;
      }
    }
  }
}
