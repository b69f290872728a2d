package gridlite.quota;

import gridlite.complex.ComplexAttribute;
import java.util.List;
import java.util.Set;

/**
 * A rule ready to be asked. Its users are asked elsewhere, since lists of users go by groups too.
 *
 * @param place place among all rules of enabled sets
 * @param label name for messages, {@code set/rule}
 * @param rule the rule
 * @param limits its limits on attributes that exist
 * @param filtered the subjects with a filter
 * @param expanded the subjects of which each member is counted by itself
 * @param projects matcher of its projects
 * @param parallelEnvironments of its parallel environments
 * @param queues of its cluster queues
 * @param hosts of its hosts
 */
record CompiledRule(
    int place,
    String label,
    QuotaRule rule,
    List<Limit> limits,
    Set<QuotaSubject> filtered,
    Set<QuotaSubject> expanded,
    FilterMatcher projects,
    FilterMatcher parallelEnvironments,
    FilterMatcher queues,
    FilterMatcher hosts) {

  /**
   * A limit and what it is about.
   *
   * @param limit the limit
   * @param attribute its attribute
   */
  record Limit(QuotaLimit limit, ComplexAttribute attribute) {}

  /** Its place tells a rule from all others of the same state. */
  @Override
  public boolean equals(Object other) {
    return other instanceof CompiledRule compiled && place == compiled.place;
  }

  @Override
  public int hashCode() {
    return place;
  }

  boolean isExpanded(QuotaSubject subject) {
    return expanded.contains(subject);
  }

  /** Whether it is not about all members of a subject. */
  boolean isFiltered(QuotaSubject subject) {
    return filtered.contains(subject);
  }

  /** Whether it applies in every queue and on every host. */
  boolean isEverywhere() {
    return !isFiltered(QuotaSubject.QUEUES) && !isFiltered(QuotaSubject.HOSTS);
  }
}
