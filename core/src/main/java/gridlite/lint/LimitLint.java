package gridlite.lint;

import gridlite.complex.ComplexAttribute;
import gridlite.complex.ComplexType;
import gridlite.format.Values;
import gridlite.name.HostName;
import gridlite.quota.LinearExpression;
import gridlite.quota.QuotaCheck;
import gridlite.quota.QuotaLimit;
import gridlite.quota.QuotaMatcher;
import gridlite.quota.QuotaRule;
import gridlite.quota.QuotaRules;
import gridlite.quota.QuotaSet;
import gridlite.quota.QuotaSubject;
import gridlite.state.ClusterState;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Looks at the limits of a rule: attributes that nothing is counted of, numbers out of reach. */
final class LimitLint {
  private final ClusterState state;
  private final Capacities capacities;
  private final QuotaRules rules;

  LimitLint(ClusterState state, Capacities capacities) {
    this.state = state;
    this.capacities = capacities;
    this.rules = QuotaRules.of(state);
  }

  void look(Values set, int index, Findings findings) {
    QuotaRule rule = set.get(QuotaSet.LIMITS).get(index);
    for (QuotaLimit limit : rule.limits()) {
      Optional<ComplexAttribute> attribute = state.complexes().find(limit.attribute());
      if (attribute.isEmpty()) {
        findings.error(
            FindingKind.UNKNOWN_ATTRIBUTE,
            "there is no resource attribute \"" + limit.attribute() + "\": nothing is limited",
            "add it to the complex (qconf -mc), or name one that qconf -sc lists");
      } else if (limit.isDynamic() && !rule.filter(QuotaSubject.HOSTS).expanded()) {
        String hosts = rule.filter(QuotaSubject.HOSTS).toString();
        findings.error(
            FindingKind.NO_HOST_EXPANSION,
            "the formula "
                + limit.value()
                + " is worked out for each host, and the rule does not"
                + " count for each",
            "\"hosts {" + (hosts.isEmpty() ? "*" : hosts) + "}\"");
      } else if (isAccepted(rule, limit, findings)) {
        look(rule, limit, attribute.get(), findings);
      }
    }
  }

  /** Returns whether {@code qconf} would take the limit. */
  private boolean isAccepted(QuotaRule rule, QuotaLimit limit, Findings findings) {
    Optional<String> objection = QuotaCheck.objection(rule, limit, state.complexes());
    objection.ifPresent(
        message ->
            findings.error(
                FindingKind.BAD_LIMIT,
                message,
                "write a limit that fits the attribute (qconf -sc)"));
    return objection.isEmpty();
  }

  private void look(
      QuotaRule rule, QuotaLimit limit, ComplexAttribute attribute, Findings findings) {
    boolean counted = QuotaMatcher.isCounted(attribute);
    if (!capacities.isProvided(attribute.name())) {
      notProvided(attribute, findings);
    } else if (!counted && attribute.type() != ComplexType.TIME) {
      // limits of times are limits of each job wherever they stand
      findings.advice(
          FindingKind.NOT_CONSUMABLE,
          attribute.name()
              + " is not consumable: each request is compared with the limit by itself,"
              + " nothing is added up",
          "make it consumable (qconf -mc) if all jobs together are meant");
    }
    if (limit.isDynamic()) {
      formula(rule, limit, findings);
    }
    if (counted && capacities.isProvided(attribute.name())) {
      beyond(rule, limit, attribute, findings);
    }
  }

  private static void notProvided(ComplexAttribute attribute, Findings findings) {
    String change = "set it in complex_values of the hosts, the queues or host global";
    if (QuotaMatcher.isCounted(attribute)) {
      findings.error(
          FindingKind.NOT_PROVIDED,
          "nothing provides " + attribute.name() + ": a quota makes none, so no job can request it",
          change);
    } else {
      findings.advice(
          FindingKind.NOT_PROVIDED,
          "nothing provides " + attribute.name() + " at the moment: a job that requests it waits",
          change + ", or see to it that a load sensor reports it");
    }
  }

  private void formula(QuotaRule rule, QuotaLimit limit, Findings findings) {
    for (String name : LinearExpression.parse(limit.value()).attributes()) {
      Optional<ComplexAttribute> known = state.complexes().find(name);
      if (known.isPresent()) {
        List<String> without = new ArrayList<>();
        for (Capacities.Share share : capacities.of(rule, known.get()).keySet()) {
          boolean lacks = !capacities.isProvided(known.get().name(), share.host());
          String where = share.host().map(HostName::text).orElse("all hosts");
          if (lacks && !without.contains(where)) {
            without.add(where);
          }
        }
        if (!without.isEmpty()) {
          findings.advice(
              FindingKind.NOT_PROVIDED,
              "the formula "
                  + limit.value()
                  + " can't be worked out where $"
                  + name
                  + " is not known: there the limit is 9999 ("
                  + String.join(", ", without)
                  + ")",
              "set " + known.get().name() + " in complex_values of these hosts");
        }
      }
    }
  }

  /** A limit that no count can reach limits nothing. */
  private void beyond(
      QuotaRule rule, QuotaLimit limit, ComplexAttribute attribute, Findings findings) {
    Map<Capacities.Share, Double> all = capacities.of(rule, attribute);
    double widest = 0;
    List<String> where = new ArrayList<>();
    for (Map.Entry<Capacities.Share, Double> each : all.entrySet()) {
      boolean worked = !limit.isDynamic() || isWorkedOut(limit, each.getKey().host());
      double most = rules.limit(limit, attribute, each.getKey().host());
      if (!worked || most <= each.getValue()) {
        return;
      }
      widest = Math.max(widest, each.getValue());
      where.add(each.getKey().toString());
    }
    if (!where.isEmpty()) {
      String there = Capacity.text(attribute, widest);
      findings.advice(
          FindingKind.BEYOND_CAPACITY,
          "the limit "
              + limit
              + " is above what there is: at most "
              + there
              + " ("
              + where.get(0)
              + (where.size() > 1 ? " and others" : "")
              + ")",
          "a limit below " + there + ", or no limit of " + attribute.name());
    }
  }

  private boolean isWorkedOut(QuotaLimit limit, Optional<HostName> host) {
    for (String name : LinearExpression.parse(limit.value()).attributes()) {
      Optional<ComplexAttribute> of = state.complexes().find(name);
      if (of.isPresent() && !capacities.isProvided(of.get().name(), host)) {
        return false;
      }
    }
    return true;
  }
}
