package gridlite.quota;

import gridlite.complex.ComplexAttribute;
import java.util.IdentityHashMap;
import java.util.Map;

/** A limit of a compiled rule, with its counters. */
final class CompiledLimit {
  /**
   * Members of the expanded filters that a job brings; empty where the filter is not expanded.
   *
   * @param user its owner
   * @param project its project, or {@code -}
   * @param parallelEnvironment the one it runs in, or {@code -}
   */
  record Members(String user, String project, String parallelEnvironment) {
    /** Of rules without expanded filters. */
    static final Members NONE = new Members("", "", "");

    @Override
    public boolean equals(Object other) {
      return other instanceof Members that
          && user.equals(that.user)
          && project.equals(that.project)
          && parallelEnvironment.equals(that.parallelEnvironment);
    }

    @Override
    public int hashCode() {
      int hash = user.hashCode();
      hash = 31 * hash + project.hashCode();
      return 31 * hash + parallelEnvironment.hashCode();
    }
  }

  private final QuotaLimit limit;
  private final ComplexAttribute attribute;
  private final double fixed;

  /** There is one object of equal members ({@link QuotaRules#theOne}). */
  private final Map<Members, QuotaCounters> counters = new IdentityHashMap<>();

  CompiledLimit(QuotaLimit limit, ComplexAttribute attribute) {
    this.limit = limit;
    this.attribute = attribute;
    // a limit that its attribute does not take any more, since its type has changed, leaves nothing
    this.fixed = attribute.number(limit.value()).orElse(0);
  }

  QuotaLimit limit() {
    return limit;
  }

  ComplexAttribute attribute() {
    return attribute;
  }

  private double amount(QuotaRules rules, String host) {
    return limit.isDynamic() ? rules.limit(limit, attribute, host) : fixed;
  }

  /** The counters of some members, which all their jobs share. */
  QuotaCounters counters(QuotaRules rules, CompiledRule rule, Members members) {
    QuotaCounters known = counters.get(members);
    if (known == null) {
      known = new QuotaCounters(rules, rule, attribute, members, host -> amount(rules, host));
      counters.put(members, known);
    }
    return known;
  }
}
