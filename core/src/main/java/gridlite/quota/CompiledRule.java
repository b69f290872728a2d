package gridlite.quota;

/**
 * A rule ready to be asked. Its users are asked elsewhere, since lists of users go by groups too.
 *
 * @param place place among all rules of enabled sets
 * @param label name for messages, {@code set/rule}
 * @param rule the rule
 * @param projects matcher of its projects
 * @param parallelEnvironments of its parallel environments
 * @param queues of its cluster queues
 * @param hosts of its hosts
 */
record CompiledRule(
    int place,
    String label,
    QuotaRule rule,
    FilterMatcher projects,
    FilterMatcher parallelEnvironments,
    FilterMatcher queues,
    FilterMatcher hosts) {

  boolean isExpanded(QuotaSubject subject) {
    return rule.filter(subject).expanded();
  }

  /** Whether it applies in every queue and on every host. */
  boolean isEverywhere() {
    return rule.filter(QuotaSubject.QUEUES).isAny() && rule.filter(QuotaSubject.HOSTS).isAny();
  }
}
