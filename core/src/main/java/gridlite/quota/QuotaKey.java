package gridlite.quota;

/**
 * The key under which a use is counted: a resource in a rule, for one member of each expanded
 * filter.
 *
 * @param place place of the rule among all rules of enabled sets, since names may occur twice
 * @param rule the rule, as {@code set/name} or {@code set/number}
 * @param attribute name of the resource
 * @param user user with a count of its own; empty where all users share one; so the others
 * @param project project; {@code -} for jobs without one under an expanded filter
 * @param parallelEnvironment parallel environment; {@code -} for jobs without one
 * @param queue cluster queue
 * @param host host
 */
public record QuotaKey(
    int place,
    String rule,
    String attribute,
    String user,
    String project,
    String parallelEnvironment,
    String queue,
    String host) {

  /** A few parts are enough to distinguish keys; strings keep their hashes. */
  @Override
  public int hashCode() {
    int members = user.hashCode() + 31 * (project.hashCode() + 31 * host.hashCode());
    return members + 31 * (31 * place + attribute.hashCode());
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof QuotaKey key
        && place == key.place
        && user.equals(key.user)
        && host.equals(key.host)
        && project.equals(key.project)
        && queue.equals(key.queue)
        && parallelEnvironment.equals(key.parallelEnvironment)
        && attribute.equals(key.attribute)
        && rule.equals(key.rule);
  }

  /** The member of a subject; empty where the filter is not expanded. */
  public String member(QuotaSubject subject) {
    return switch (subject) {
      case USERS -> user;
      case PROJECTS -> project;
      case PES -> parallelEnvironment;
      case QUEUES -> queue;
      case HOSTS -> host;
    };
  }

  /** The members as messages write them: {@code alice////node01/}. */
  public String members() {
    return user + "/" + project + "/" + parallelEnvironment + "/" + queue + "/" + host + "/";
  }
}
