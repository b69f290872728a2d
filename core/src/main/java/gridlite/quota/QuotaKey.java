package gridlite.quota;

/**
 * The key under which a use is counted: a resource in a rule, for one member of each expanded
 * filter.
 *
 * @param place place of the rule among all rules of enabled sets, since names may occur twice
 * @param rule the rule, as {@code set/name} or {@code set/number}
 * @param attribute name of the resource
 * @param user of the users
 * @param project of the projects
 * @param parallelEnvironment of the parallel environments
 * @param queue of the cluster queues
 * @param host of the hosts
 */
public record QuotaKey(
    int place,
    String rule,
    String attribute,
    QuotaMember user,
    QuotaMember project,
    QuotaMember parallelEnvironment,
    QuotaMember queue,
    QuotaMember host) {

  /** A few parts are enough to distinguish keys; names keep their hashes. */
  @Override
  public int hashCode() {
    int members =
        user.text().hashCode() + 31 * (project.text().hashCode() + 31 * host.text().hashCode());
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

  /** The member of a subject. */
  public QuotaMember member(QuotaSubject subject) {
    return switch (subject) {
      case USERS -> user;
      case PROJECTS -> project;
      case PES -> parallelEnvironment;
      case QUEUES -> queue;
      case HOSTS -> host;
    };
  }

  /** Returns whether it counts for the same members as another key. */
  public boolean hasMembersOf(QuotaKey key) {
    for (QuotaSubject subject : QuotaSubject.values()) {
      if (!member(subject).equals(key.member(subject))) {
        return false;
      }
    }
    return true;
  }

  /** The members as messages write them: {@code alice////node01/}. */
  public String members() {
    StringBuilder text = new StringBuilder();
    text.append(user.text()).append('/').append(project.text()).append('/');
    text.append(parallelEnvironment.text()).append('/');
    return text.append(queue.text()).append('/').append(host.text()).append('/').toString();
  }
}
