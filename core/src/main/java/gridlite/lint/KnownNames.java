package gridlite.lint;

import gridlite.config.ClusterConfig;
import gridlite.job.Job;
import gridlite.name.HostName;
import gridlite.name.NamePattern;
import gridlite.name.ObjectKind;
import gridlite.name.UserName;
import gridlite.quota.QuotaSubject;
import gridlite.state.AccessLists;
import gridlite.state.ClusterState;
import gridlite.state.QueueInstance;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * The names that exist of each subject of a quota filter. Users exist who are configured, on a list
 * or have jobs; others may be known to the machine.
 */
final class KnownNames {
  private final ClusterState state;
  private final Predicate<String> machineUser;
  private final Map<QuotaSubject, Set<String>> names = new EnumMap<>(QuotaSubject.class);

  KnownNames(ClusterState state, Predicate<String> machineUser) {
    this.state = state;
    this.machineUser = machineUser;
    names.put(QuotaSubject.USERS, users(state));
    names.put(QuotaSubject.PROJECTS, objects(ObjectKind.PROJECT));
    names.put(QuotaSubject.PES, objects(ObjectKind.PARALLEL_ENVIRONMENT));
    names.put(QuotaSubject.QUEUES, objects(ObjectKind.CLUSTER_QUEUE));
    Set<String> hosts = objects(ObjectKind.EXEC_HOST);
    hosts.remove(ClusterConfig.GLOBAL);
    for (QueueInstance instance : state.queueInstances().all()) {
      hosts.add(instance.host().toString());
    }
    names.put(QuotaSubject.HOSTS, hosts);
  }

  private Set<String> objects(ObjectKind kind) {
    Set<String> found = new TreeSet<>();
    for (String name : state.objects(kind).names()) {
      found.add(name);
    }
    return found;
  }

  private Set<String> users(ClusterState cell) {
    Set<String> found = objects(ObjectKind.USER);
    found.addAll(objects(ObjectKind.MANAGER));
    found.addAll(objects(ObjectKind.OPERATOR));
    found.addAll(AccessLists.users(cell));
    for (Job job : cell.jobs().values()) {
      found.add(job.owner().name().text());
    }
    return found;
  }

  /** All names of a subject. */
  Set<String> of(QuotaSubject subject) {
    return names.getOrDefault(subject, Set.of());
  }

  /**
   * Returns whether a member of a filter (name, pattern, list with its at sign) stands for
   * something.
   */
  boolean exists(QuotaSubject subject, String member) {
    if (member.startsWith("@")) {
      return isList(subject, member);
    }
    if (!NamePattern.isPattern(member)) {
      boolean known = of(subject).contains(member);
      return known || (subject == QuotaSubject.USERS && machineUser.test(member));
    }
    NamePattern pattern = new NamePattern(member);
    return member.equals("*") || of(subject).stream().anyMatch(pattern::matches);
  }

  private boolean isList(QuotaSubject subject, String member) {
    ObjectKind kind = subject == QuotaSubject.USERS ? ObjectKind.USER_SET : ObjectKind.HOST_GROUP;
    String wanted = subject == QuotaSubject.USERS ? member.substring(1) : member;
    boolean hasLists = subject == QuotaSubject.USERS || subject == QuotaSubject.HOSTS;
    return hasLists && objects(kind).stream().anyMatch(name -> NamePattern.matches(wanted, name));
  }

  /** Returns whether a list, or one of those a pattern names, holds a name. */
  boolean isIn(QuotaSubject subject, String list, String name) {
    return subject == QuotaSubject.USERS
        ? AccessLists.isInListed(state, list, UserName.of(name), "")
        : state.hostGroups().contains(list, HostName.of(name));
  }
}
