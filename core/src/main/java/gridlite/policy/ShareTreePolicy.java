package gridlite.policy;

import gridlite.config.SchedulerConfig;
import gridlite.config.ShareTree;
import gridlite.format.Values;
import gridlite.job.JobRequest;
import gridlite.job.Usage;
import gridlite.name.HostName;
import gridlite.name.ObjectKind;
import gridlite.name.ProjectName;
import gridlite.name.UserName;
import gridlite.state.ClusterState;
import gridlite.state.UsageKey;
import gridlite.state.UsageRecord;
import gridlite.value.ShareTreeNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Share tree tickets: they go down a tree of shares to the nodes that have jobs, corrected for past
 * usage.
 *
 * <p>A job of a project belongs to the project's node or a user's node below it, any other job to a
 * user's node outside of projects. A leaf {@code default} stands for every user without a node of
 * their own; each such user counts as a node of its own with those shares.
 *
 * @see "share_tree(5); conformance/priority"
 */
final class ShareTreePolicy {
  /** At a leaf: more tickets of the policies before, more {@code -js}, then submission. */
  private static final Comparator<Contender> AT_LEAF =
      (a, b) -> {
        int byTickets = Double.compare(b.ticketsBefore, a.ticketsBefore);
        int byShares = byTickets != 0 ? byTickets : Long.compare(b.jobShares, a.jobShares);
        return byShares != 0 ? byShares : Integer.compare(a.turn, b.turn);
      };

  private record Place(UserName user, Optional<ProjectName> project) {}

  /** Leaves of users below a node, and the node that stands for all others. */
  private static final class Scope {
    private final Map<UserName, ShareNode> users = new HashMap<>();
    private @Nullable ShareNode parentOfDefault;
    private @Nullable ShareNode defaultNode;
  }

  private final ClusterState state;
  private final Instant now;
  private final double tickets;
  private final UsageDecay decay;
  private final double compensationFactor;
  private final Map<Place, Optional<List<ShareNode>>> paths = new HashMap<>();
  private final Map<ShareNode, ShareNode> parents = new HashMap<>();
  private final Map<ProjectName, ShareNode> projects = new HashMap<>();
  private final Map<ProjectName, Scope> scopes = new HashMap<>();
  private final Scope outside = new Scope();
  private final ShareNode root;

  ShareTreePolicy(ClusterState state, Instant now) {
    Values config = state.schedulerConfig();
    this.state = state;
    this.now = now;
    this.tickets = config.get(SchedulerConfig.WEIGHT_TICKETS_SHARE);
    this.decay = new UsageDecay(config);
    double factor = config.get(SchedulerConfig.COMPENSATION_FACTOR);
    this.compensationFactor = factor > 0 ? factor : Double.POSITIVE_INFINITY;
    this.root = new ShareNode("", 1);
    for (Values tree : state.objects(ObjectKind.SHARE_TREE).objects()) {
      for (ShareTreeNode child : tree.get(ShareTree.ROOT).children()) {
        build(root, child, outside, Optional.empty());
      }
    }
  }

  boolean isActive() {
    return tickets > 0 && !root.children.isEmpty();
  }

  private void build(
      ShareNode parent, ShareTreeNode given, Scope scope, Optional<ProjectName> project) {
    ShareNode node = add(parent, given.name(), (double) given.shares());
    Scope inner = scope;
    Optional<ProjectName> innerProject = project;
    if (given.project()) {
      ProjectName name = ProjectName.of(given.name());
      projects.putIfAbsent(name, node);
      inner = scopes.computeIfAbsent(name, n -> new Scope());
      innerProject = Optional.of(name);
      node.project = innerProject;
      node.usage = used(key(name), Optional.empty());
    } else if (given.children().isEmpty()) {
      node.project = project;
      if (given.name().equals(ShareTreeNode.DEFAULT)) {
        scope.defaultNode = node;
        scope.parentOfDefault = parent;
      } else if (scope.users.putIfAbsent(UserName.of(given.name()), node) == null) {
        UserName name = UserName.of(given.name());
        node.user = Optional.of(name);
        node.usage = used(key(name), project);
      }
    }
    for (ShareTreeNode child : given.children()) {
      build(node, child, inner, innerProject);
    }
  }

  private ShareNode add(ShareNode parent, String name, double shares) {
    ShareNode node = new ShareNode(name, shares);
    parent.children.add(node);
    parents.put(node, parent);
    return node;
  }

  /** Past usage of a project, of a user in a project, or of a user outside of projects. */
  private double used(UsageKey key, Optional<ProjectName> project) {
    UsageRecord past = record(key);
    if (project.isPresent()) {
      return used(past.byProject().getOrDefault(project.get().text(), Usage.NONE), past);
    }
    double inProjects = 0;
    for (Usage usage : past.byProject().values()) {
      inProjects += used(usage, past);
    }
    return Math.max(0, used(past.usage(), past) - inProjects);
  }

  /** Returns what is left of the past usage of a leaf, by kind. */
  Usage past(ShareNode leaf) {
    if (leaf.user.isPresent()) {
      return pastOfUser(leaf.user.get(), leaf.project);
    }
    Optional<ProjectName> whole =
        leaf.project.filter(name -> leaf.children.isEmpty() && name.text().equals(leaf.name));
    return whole
        .map(name -> record(key(name)))
        .map(past -> left(past.usage(), past))
        .orElse(Usage.NONE);
  }

  private Usage pastOfUser(UserName user, Optional<ProjectName> project) {
    UsageRecord past = record(key(user));
    if (project.isPresent()) {
      return left(past.byProject().getOrDefault(project.get().text(), Usage.NONE), past);
    }
    Map<String, Double> outsideProjects = new HashMap<>(past.usage().values());
    for (Usage inProject : past.byProject().values()) {
      inProject
          .values()
          .forEach((kind, amount) -> outsideProjects.merge(kind, -amount, Double::sum));
    }
    return left(new Usage(outsideProjects), past);
  }

  /** The part of some usage of a record that has not faded by now. */
  private Usage left(Usage usage, UsageRecord record) {
    return decay.decayed(usage, record.decayed(), now);
  }

  private static UsageKey key(UserName user) {
    return new UsageKey(ObjectKind.USER, user.text());
  }

  private static UsageKey key(ProjectName project) {
    return new UsageKey(ObjectKind.PROJECT, project.text());
  }

  private UsageRecord record(UsageKey key) {
    return state.usage().find(key).orElseGet(() -> UsageRecord.none(now));
  }

  private double used(Usage usage, UsageRecord record) {
    return decay.combined(left(usage, record));
  }

  /** The nodes from below the root down to the one a job belongs to; empty when it has none. */
  private Optional<List<ShareNode>> path(Contender contender) {
    Place place = new Place(contender.job.owner().name(), contender.job.get(JobRequest.PROJECT));
    return paths.computeIfAbsent(place, this::find);
  }

  private Optional<List<ShareNode>> find(Place place) {
    if (place.project().isEmpty()) {
      return leaf(outside, place.user(), place.project()).map(this::pathTo);
    }
    ProjectName name = place.project().get();
    ShareNode project = projects.get(name);
    if (project == null) {
      return Optional.empty();
    }
    return project.children.isEmpty()
        ? Optional.of(pathTo(project))
        : leaf(scopes.getOrDefault(name, outside), place.user(), place.project()).map(this::pathTo);
  }

  private Optional<ShareNode> leaf(Scope scope, UserName user, Optional<ProjectName> project) {
    ShareNode own = scope.users.get(user);
    if (own == null && scope.defaultNode != null && scope.parentOfDefault != null) {
      own = add(scope.parentOfDefault, user.text(), scope.defaultNode.shares);
      own.user = Optional.of(user);
      own.project = project;
      own.ofDefault = true;
      own.usage = used(key(user), project);
      scope.users.put(user, own);
    }
    return Optional.ofNullable(own);
  }

  private List<ShareNode> pathTo(ShareNode node) {
    List<ShareNode> path = new ArrayList<>();
    for (ShareNode at = node; at != null && at != root; at = parents.get(at)) {
      path.add(0, at);
    }
    return List.copyOf(path);
  }

  /**
   * Gives running and pending jobs their tickets: running ones what goes down the tree to them;
   * pending ones, one after the other, the part of their branch by the slots before theirs in it.
   * Branches are the nodes where the jobs' ways down the tree part.
   */
  void assign(List<Contender> running, List<Contender> pending) {
    place(running, pending);
    divide(ShareNode.Jobs.RUNNING);
    for (Contender contender : running) {
      path(contender).ifPresent(path -> contender.shareTickets = runningTickets(path, contender));
    }
    divide(ShareNode.Jobs.RUNNING_AND_PENDING);
    ShareNode fork = root.fork();
    List<ShareNode> branches = fork.active(ShareNode.Jobs.RUNNING_AND_PENDING);
    for (ShareNode branch : branches.isEmpty() ? List.of(fork) : branches) {
      long ahead = branch.slots;
      for (Contender contender : branch.inOrder(tickets)) {
        contender.shareTickets = tickets * (branch.part / (ahead + 1));
        ahead += contender.slots;
      }
    }
  }

  ShareNode root() {
    return root;
  }

  /** Gives each node its part by shares, corrected for usage. */
  void divide(ShareNode.Jobs jobs) {
    root.divide(Compensation.BY_USAGE, compensationFactor, jobs);
  }

  /** Makes the nodes that {@code default} stands for, of all users who are configured. */
  void nameUsersOfDefault() {
    for (String name : state.objects(ObjectKind.USER).names()) {
      UserName user = UserName.of(name);
      leaf(outside, user, Optional.empty());
      scopes.forEach((project, scope) -> leaf(scope, user, Optional.of(project)));
    }
  }

  /** The node that a job belongs to. */
  Optional<ShareNode> node(Contender contender) {
    return path(contender).map(path -> path.get(path.size() - 1));
  }

  /** Puts jobs and usage where they belong in the tree. */
  void place(List<Contender> running, List<Contender> pending) {
    for (Contender contender : running) {
      path(contender)
          .ifPresent(
              path -> {
                double used = decay.combined(besidePast(contender));
                contender.slots = contender.job.get(JobRequest.SLOTS).min();
                root.running++;
                for (ShareNode node : path) {
                  node.running++;
                  node.slots += contender.slots;
                }
                ShareNode leaf = path.get(path.size() - 1);
                leaf.usage += used;
                leaf.runningShares += contender.jobShares;
              });
    }
    for (Contender contender : pending) {
      path(contender)
          .ifPresent(
              path -> {
                contender.slots = contender.job.get(JobRequest.SLOTS).min();
                root.waiting++;
                for (ShareNode node : path) {
                  node.waiting++;
                }
                path.get(path.size() - 1).queue.add(contender);
              });
    }
    for (Optional<List<ShareNode>> path : paths.values()) {
      path.ifPresent(nodes -> nodes.get(nodes.size() - 1).queue.sort(AT_LEAF));
    }
    addUsageOfInnerNodes(root);
  }

  /**
   * Returns what a running task adds to the usage of the past, where it is booked as it is
   * measured.
   */
  Usage besidePast(Contender running) {
    return running
        .job
        .tasks()
        .find(running.tasks.first())
        .filter(task -> !task.usage().values().isEmpty() && task.allocation().isPresent())
        .map(
            task -> {
              HostName host = task.allocation().orElseThrow().master().host();
              return decay.ofRunningAlone(ScaledUsage.since(Usage.NONE, task.usage(), state, host));
            })
        .orElse(Usage.NONE);
  }

  /** A group has the usage of all below it; a project that of its users who have no node too. */
  private static double addUsageOfInnerNodes(ShareNode node) {
    double below = 0;
    for (ShareNode child : node.children) {
      below += addUsageOfInnerNodes(child);
    }
    node.usage = Math.max(node.usage, below);
    return node.usage;
  }

  /**
   * Running jobs share what goes down to their leaf: by {@code -js}, in whole tickets, or equally.
   */
  private double runningTickets(List<ShareNode> path, Contender contender) {
    double part = tickets;
    for (ShareNode node : path) {
      part *= node.part;
    }
    ShareNode leaf = path.get(path.size() - 1);
    return leaf.runningShares > 0
        ? Math.floor(part * contender.jobShares / leaf.runningShares)
        : part / leaf.running;
  }
}
