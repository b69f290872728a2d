package gridlite.policy;

import gridlite.job.Usage;
import gridlite.name.ProjectName;
import gridlite.name.UserName;
import gridlite.state.ClusterState;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The share tree at a moment: who is entitled to how much, and who has used how much.
 *
 * @param rows the nodes, each before those below it
 * @see "sge_share_mon(1)"
 */
public record ShareTreeReport(List<Row> rows) {
  /**
   * A node.
   *
   * @param path names from the root down, {@code /} for the root
   * @param user user of a leaf
   * @param project project of a node in one
   * @param shares configured shares
   * @param jobs running jobs in the node and below
   * @param level part of the shares among its neighbours, 0 to 1
   * @param total part of the shares of the whole tree, 0 to 1
   * @param longTarget part of the whole that it is entitled to among the nodes with jobs
   * @param shortTarget the same, corrected for usage
   * @param actual part of all usage
   * @param usage combined usage, decayed, with that of running jobs
   * @param kinds the same by kind
   * @param leaf whether nothing is below
   */
  public record Row(
      String path,
      Optional<UserName> user,
      Optional<ProjectName> project,
      long shares,
      long jobs,
      double level,
      double total,
      double longTarget,
      double shortTarget,
      double actual,
      double usage,
      Map<String, Double> kinds,
      boolean leaf) {}

  /** Copies the list. */
  public ShareTreeReport {
    rows = List.copyOf(rows);
  }

  /** The share tree of a state; no row where there is none. */
  public static ShareTreeReport of(ClusterState state, Instant now) {
    return PriorityPolicy.shareTree(state, now);
  }

  static ShareTreeReport of(
      ShareTreePolicy policy, List<Contender> running, List<Contender> pending) {
    if (policy.root().children.isEmpty()) {
      return new ShareTreeReport(List.of());
    }
    policy.nameUsersOfDefault();
    policy.place(running, pending);
    Walk walk = new Walk(policy);
    for (Contender contender : running) {
      Usage used = policy.besidePast(contender);
      policy.node(contender).ifPresent(node -> walk.add(node, used));
    }
    ShareNode root = policy.root();
    root.divide(Compensation.NONE, Double.POSITIVE_INFINITY, ShareNode.Jobs.RUNNING_AND_PENDING);
    walk.targets(root, 1, walk.longTargets);
    policy.divide(ShareNode.Jobs.RUNNING_AND_PENDING);
    walk.targets(root, 1, walk.shortTargets);
    walk.rows(root, "", 1, 1);
    return new ShareTreeReport(walk.rows);
  }

  /** Goes through the tree once the jobs are in it. */
  private static final class Walk {
    private final ShareTreePolicy policy;
    private final Map<ShareNode, Map<String, Double>> kinds = new HashMap<>();
    private final Map<ShareNode, Double> longTargets = new HashMap<>();
    private final Map<ShareNode, Double> shortTargets = new HashMap<>();
    private final List<Row> rows = new ArrayList<>();

    Walk(ShareTreePolicy policy) {
      this.policy = policy;
    }

    void add(ShareNode node, Usage used) {
      Map<String, Double> sum = kinds.computeIfAbsent(node, n -> new TreeMap<>());
      used.values().forEach((kind, amount) -> sum.merge(kind, amount, Double::sum));
    }

    void targets(ShareNode node, double part, Map<ShareNode, Double> targets) {
      targets.put(node, part);
      node.children.forEach(child -> targets(child, part * child.part, targets));
    }

    private Map<String, Double> kindsOf(ShareNode node) {
      Map<String, Double> sum = new TreeMap<>(kinds.getOrDefault(node, Map.of()));
      policy.past(node).values().forEach((kind, amount) -> sum.merge(kind, amount, Double::sum));
      for (ShareNode child : node.children) {
        kindsOf(child).forEach((kind, amount) -> sum.merge(kind, amount, Double::sum));
      }
      return sum;
    }

    void rows(ShareNode node, String path, double level, double total) {
      double all = policy.root().usage;
      rows.add(
          new Row(
              path.isEmpty() ? "/" : path,
              node.user,
              node.project,
              (long) node.shares,
              node.running,
              level,
              total,
              longTargets.getOrDefault(node, 0.0),
              shortTargets.getOrDefault(node, 0.0),
              all > 0 ? node.usage / all : 0,
              node.usage,
              kindsOf(node),
              node.children.isEmpty()));
      double shares = 0;
      long others = 0;
      for (ShareNode child : node.children) {
        shares += child.ofDefault ? 0 : child.shares;
        others += child.ofDefault ? 1 : 0;
      }
      for (ShareNode child : node.children) {
        if (!child.ofDefault) {
          double part = shares > 0 ? child.shares / shares : 0;
          String below = path + "/" + child.name;
          rows(child, below, part, total * part);
          if (child.user.isEmpty() && child.children.isEmpty() && child.name.equals("default")) {
            ofDefault(node, below, 1.0 / Math.max(1, others), total * part);
          }
        }
      }
    }

    private void ofDefault(ShareNode parent, String path, double part, double total) {
      for (ShareNode child : parent.children) {
        if (child.ofDefault) {
          rows(child, path + "/" + child.name, part, total * part);
        }
      }
    }
  }
}
