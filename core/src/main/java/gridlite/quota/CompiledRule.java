package gridlite.quota;

import java.util.BitSet;
import java.util.List;
import java.util.Set;

/**
 * A rule ready to be asked.
 *
 * @param number number among all rules of enabled sets, in order
 * @param set the set that it is in
 * @param label name for messages, {@code set/rule}
 * @param rule the rule
 * @param limits its limits on attributes that exist
 * @param filtered the subjects with a filter
 * @param expanded the subjects of which each member is counted by itself
 */
record CompiledRule(
    int number,
    Home set,
    String label,
    QuotaRule rule,
    List<CompiledLimit> limits,
    Set<QuotaSubject> filtered,
    Set<QuotaSubject> expanded) {

  /**
   * The set of a rule.
   *
   * @param name name
   * @param first number of its first rule
   * @param end number behind its last rule
   */
  record Home(String name, int first, int end) {}

  /** Its number identifies a rule within a state. */
  @Override
  public boolean equals(Object other) {
    return other instanceof CompiledRule compiled && number == compiled.number;
  }

  @Override
  public int hashCode() {
    return number;
  }

  boolean isExpanded(QuotaSubject subject) {
    return expanded.contains(subject);
  }

  /** The subjects of jobs of which each member is counted by itself, as a number below 8. */
  int expandedOfJobs() {
    return (isExpanded(QuotaSubject.USERS) ? 1 : 0)
        + (isExpanded(QuotaSubject.PROJECTS) ? 2 : 0)
        + (isExpanded(QuotaSubject.PES) ? 4 : 0);
  }

  /** Returns whether it is not about all members of a subject. */
  boolean isFiltered(QuotaSubject subject) {
    return filtered.contains(subject);
  }

  /** Returns whether it applies in every queue and on every host. */
  boolean isEverywhere() {
    return !isFiltered(QuotaSubject.QUEUES) && !isFiltered(QuotaSubject.HOSTS);
  }

  /** Returns whether a rule of its set that comes before it is among some, by their numbers. */
  boolean isBehindAny(BitSet some) {
    int first = some.nextSetBit(set.first());
    return first >= 0 && first < number;
  }
}
