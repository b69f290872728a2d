package gridlite.quota;

import gridlite.complex.ComplexAttribute;
import gridlite.name.HostName;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;

/** A limit of a compiled rule, with its counters. */
final class CompiledLimit {
  /**
   * The members of a rule's subjects that a job brings.
   *
   * @param user of the users
   * @param project of the projects
   * @param parallelEnvironment of the parallel environments
   */
  record Members(QuotaMember user, QuotaMember project, QuotaMember parallelEnvironment) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Members that
          && user.equals(that.user)
          && project.equals(that.project)
          && parallelEnvironment.equals(that.parallelEnvironment);
    }

    @Override
    public int hashCode() {
      int hash = user.text().hashCode();
      hash = 31 * hash + project.text().hashCode();
      return 31 * hash + parallelEnvironment.text().hashCode();
    }
  }

  private final QuotaLimit limit;
  private final ComplexAttribute attribute;
  private final boolean dynamic;
  private final double fixed;

  /** There is one object of equal members ({@link QuotaRules#claims}). */
  private final Map<Members, QuotaCounters> counters = new IdentityHashMap<>();

  CompiledLimit(QuotaLimit limit, ComplexAttribute attribute) {
    this.limit = limit;
    this.attribute = attribute;
    this.dynamic = limit.isDynamic();
    // a limit that its attribute does not take any more, since its type has changed, leaves nothing
    this.fixed = attribute.number(limit.value()).orElse(0);
  }

  QuotaLimit limit() {
    return limit;
  }

  ComplexAttribute attribute() {
    return attribute;
  }

  /** The counters of some members, which all their jobs share. */
  QuotaCounters counters(QuotaRules rules, CompiledRule rule, Members members) {
    QuotaCounters known = counters.get(members);
    if (known == null) {
      known = new QuotaCounters(rules, rule, attribute, members, amounts(rules));
      counters.put(members, known);
    }
    return known;
  }

  private QuotaCounters.Limits amounts(QuotaRules rules) {
    return new QuotaCounters.Limits() {
      @Override
      public boolean differ() {
        return dynamic;
      }

      @Override
      public double ofAll() {
        return dynamic ? rules.limit(limit, attribute, Optional.empty()) : fixed;
      }

      @Override
      public double on(HostName host) {
        return dynamic ? rules.limit(limit, attribute, Optional.of(host)) : fixed;
      }
    };
  }
}
