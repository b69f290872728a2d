package gridlite.quota;

import gridlite.config.ClusterQueue;
import gridlite.config.ExecHost;
import gridlite.config.ParallelEnvironment;
import gridlite.format.Values;
import gridlite.job.JobCategory;
import gridlite.name.NamePattern;
import gridlite.name.ObjectKind;
import gridlite.name.ProjectName;
import gridlite.name.UserName;
import gridlite.state.AccessLists;
import gridlite.state.ClusterState;
import gridlite.value.PerHost;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The ways in which Grid Engine distinguishes jobs of the same requests by owner and project when
 * it puts them into categories: by the user sets that some queue, host or parallel environment
 * refers to, by the projects that one of these names, and by what rules of quotas mention, whether
 * their sets are enabled or not. The lists of the cluster's configuration don't matter. Unlike Grid
 * Engine, this distinguishes projects that a rule counts one by one and does not name ({@code
 * {!red}}): there a limit that one of them has reached keeps the jobs of all waiting.
 *
 * @see "accounting(5), category; conformance/scheduling/categories-of-owners.t,
 *     categories-of-owners-without-lists.t"
 */
public final class Distinctions {
  /**
   * The marks of one owner and project; jobs of equal marks and requests are of one category.
   *
   * @param lists user sets with the owner
   * @param user the owner, where a rule is about this one or counts each user by itself
   * @param project the project, where it is named somewhere
   */
  public record Marks(Set<String> lists, Optional<UserName> user, Optional<ProjectName> project) {
    // written out: the one of records is slow to begin with

    @Override
    public boolean equals(Object other) {
      return other instanceof Marks that
          && lists.equals(that.lists)
          && user.equals(that.user)
          && project.equals(that.project);
    }

    @Override
    public int hashCode() {
      return 31 * (31 * lists.hashCode() + user.hashCode()) + project.hashCode();
    }
  }

  private record Owner(UserName name, String group) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Owner that && name.equals(that.name) && group.equals(that.group);
    }

    @Override
    public int hashCode() {
      return 31 * name.hashCode() + group.hashCode();
    }
  }

  private record OwnerMarks(Set<String> lists, Optional<UserName> user) {
    static final OwnerMarks NONE = new OwnerMarks(Set.of(), Optional.empty());
  }

  private final ClusterState state;
  private final Set<String> lists = new TreeSet<>();
  private final Set<String> projects = new TreeSet<>();
  private final List<QuotaFilter> userFilters = new ArrayList<>();
  private final List<NamePattern> projectPatterns = new ArrayList<>();
  private final Map<String, List<FilterMatcher>> usersByGroup = new HashMap<>();
  private final Map<Owner, OwnerMarks> owners = new HashMap<>();

  /**
   * The distinctions of a state; worked out once for as long as its objects stay, since each task
   * that ends has a category.
   */
  public static Distinctions of(ClusterState state) {
    return state.derived(Distinctions.class, Distinctions::new);
  }

  private Distinctions(ClusterState state) {
    this.state = state;
    for (Values queue : state.objects(ObjectKind.CLUSTER_QUEUE).objects()) {
      addAll(lists, queue.get(ClusterQueue.USER_LISTS));
      addAll(lists, queue.get(ClusterQueue.XUSER_LISTS));
      addAll(projects, queue.get(ClusterQueue.PROJECTS));
      addAll(projects, queue.get(ClusterQueue.XPROJECTS));
    }
    for (Values host : state.objects(ObjectKind.EXEC_HOST).objects()) {
      lists.addAll(host.get(ExecHost.USER_LISTS));
      lists.addAll(host.get(ExecHost.XUSER_LISTS));
      projects.addAll(host.get(ExecHost.PROJECTS));
      projects.addAll(host.get(ExecHost.XPROJECTS));
    }
    for (Values parallelEnvironment : state.objects(ObjectKind.PARALLEL_ENVIRONMENT).objects()) {
      lists.addAll(parallelEnvironment.get(ParallelEnvironment.USER_LISTS));
      lists.addAll(parallelEnvironment.get(ParallelEnvironment.XUSER_LISTS));
    }
    for (Values set : state.objects(ObjectKind.RESOURCE_QUOTA_SET).objects()) {
      set.get(QuotaSet.LIMITS).forEach(this::addFilters);
    }
  }

  private static void addAll(Set<String> names, PerHost<List<String>> setting) {
    names.addAll(setting.common());
    setting.groups().values().forEach(names::addAll);
    setting.hosts().values().forEach(names::addAll);
  }

  private void addFilters(QuotaRule rule) {
    QuotaFilter users = rule.filter(QuotaSubject.USERS);
    boolean everybody =
        !users.expanded() && users.excluded().isEmpty() && users.included().contains("*");
    if (!users.isAny() && !everybody) {
      userFilters.add(users);
    }
    QuotaFilter named = rule.filter(QuotaSubject.PROJECTS);
    named.included().forEach(name -> projectPatterns.add(new NamePattern(name)));
    named.excluded().forEach(name -> projectPatterns.add(new NamePattern(name)));
    if (named.expanded() && named.included().isEmpty()) {
      projectPatterns.add(new NamePattern("*"));
    }
  }

  /** Returns whether marks may depend on the owner. */
  public boolean distinguishOwners() {
    return !lists.isEmpty() || !userFilters.isEmpty();
  }

  /** Returns whether marks may depend on the project. */
  public boolean distinguishProjects() {
    return !projects.isEmpty() || !projectPatterns.isEmpty();
  }

  /** Returns whether some queue, host or parallel environment is not for all users. */
  public boolean placesHaveLists() {
    return !lists.isEmpty();
  }

  /** Returns whether some queue or host is not for all projects. */
  public boolean placesHaveProjects() {
    return !projects.isEmpty();
  }

  /** The marks of some jobs; those of whomever have none of an owner. */
  public Marks of(JobCategory jobs) {
    OwnerMarks owner =
        jobs.user()
            .map(user -> new Owner(user, jobs.group().orElseThrow()))
            .map(this::known)
            .orElse(OwnerMarks.NONE);
    return new Marks(owner.lists(), owner.user(), jobs.project().filter(this::isNamed));
  }

  /** One thread at a time: owners and matchers are remembered. */
  private synchronized OwnerMarks known(Owner owner) {
    return owners.computeIfAbsent(owner, this::marks);
  }

  private OwnerMarks marks(Owner owner) {
    Set<String> own = new TreeSet<>(lists);
    own.removeIf(name -> !AccessLists.isInAny(state, List.of(name), owner.name(), owner.group()));
    return new OwnerMarks(own, Optional.of(owner.name()).filter(name -> isMentioned(owner)));
  }

  private boolean isMentioned(Owner owner) {
    for (FilterMatcher matcher : usersByGroup.computeIfAbsent(owner.group(), this::users)) {
      if (matcher.matches(owner.name().text())) {
        return true;
      }
    }
    return false;
  }

  /** Lists of users go by groups, too. */
  private List<FilterMatcher> users(String group) {
    return userFilters.stream()
        .map(
            filter ->
                new FilterMatcher(
                    filter,
                    (list, user) -> AccessLists.isInListed(state, list, UserName.of(user), group)))
        .toList();
  }

  private boolean isNamed(ProjectName project) {
    if (projects.contains(project.text())) {
      return true;
    }
    for (NamePattern pattern : projectPatterns) {
      if (pattern.matches(project.text())) {
        return true;
      }
    }
    return false;
  }
}
