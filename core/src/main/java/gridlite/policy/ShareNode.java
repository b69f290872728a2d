package gridlite.policy;

import gridlite.name.ProjectName;
import gridlite.name.UserName;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** A node of the share tree while tickets are worked out. */
final class ShareNode {
  private static final Comparator<Contender> BY_CLAIM =
      (a, b) -> {
        int byClaim = Double.compare(b.claim, a.claim);
        return byClaim != 0 ? byClaim : Integer.compare(a.turn, b.turn);
      };

  final String name;
  final double shares;

  final List<ShareNode> children = new ArrayList<>();

  /** User that a leaf stands for; empty for other nodes and {@code default}. */
  Optional<UserName> user = Optional.empty();

  /** Project that the node is or belongs to; empty outside of projects. */
  Optional<ProjectName> project = Optional.empty();

  /** Set where a leaf stands for the leaf {@code default} beside it. */
  boolean ofDefault;

  /** Combined past and present usage of the node and all below. */
  double usage;

  /** Running jobs in the node and below. */
  int running;

  /** Slots of the running jobs in the node and below. */
  long slots;

  /** Job shares ({@code -js}) of the running jobs of a leaf. */
  long runningShares;

  /** Pending jobs in the node and below. */
  int waiting;

  /** Part of the shares among the neighbours that have jobs, 0 to 1. */
  private double entitled;

  /** Part of what its parent has, 0 to 1. */
  double part;

  /** Pending jobs of a leaf in the order in which they are taken. */
  final List<Contender> queue = new ArrayList<>();

  /** The jobs by which a node is active. */
  enum Jobs {
    RUNNING,
    RUNNING_AND_PENDING
  }

  ShareNode(String name, double shares) {
    this.name = name;
    this.shares = shares;
  }

  /**
   * Gives each active child its part.
   *
   * @param most how many times its entitlement a child may get; infinite where any number
   */
  void divide(Compensation compensation, double most, Jobs jobs) {
    List<ShareNode> active = active(jobs);
    double allShares = 0;
    for (ShareNode child : active) {
      allShares += child.shares;
    }
    for (ShareNode child : children) {
      child.part = 0;
    }
    for (ShareNode child : active) {
      child.entitled = allShares > 0 ? child.shares / allShares : 0;
      child.part = child.entitled > 0 ? compensation.claim(child.entitled, child.usage) : 0;
    }
    if (isCorrected(active)) {
      bringToOne(active);
      if (Double.isFinite(most)) {
        for (ShareNode child : active) {
          child.part = Math.min(child.part, most * child.entitled);
        }
        bringToOne(active);
      }
    }
    for (ShareNode child : children) {
      child.divide(compensation, most, jobs);
    }
  }

  /**
   * Returns whether usage has changed a part. If not, the parts come to 1 as they are, and must not
   * be rounded once more (conformance/priority/whole-share-tree-tickets.t).
   */
  private static boolean isCorrected(List<ShareNode> nodes) {
    for (ShareNode node : nodes) {
      if (node.part != node.entitled) {
        return true;
      }
    }
    return false;
  }

  private static void bringToOne(List<ShareNode> nodes) {
    double sum = 0;
    for (ShareNode node : nodes) {
      sum += node.part;
    }
    for (ShareNode node : nodes) {
      node.part = sum > 0 ? node.part / sum : 0;
    }
  }

  /**
   * Pending jobs of the node and below, in the order in which it has them started: each goes by the
   * tickets it has of the policies before, and by what its child's part is worth, divided by the
   * slots of those before it there. Older jobs go first among equals.
   *
   * @param tickets what the whole tree is worth
   */
  List<Contender> inOrder(double tickets) {
    List<ShareNode> active = active(Jobs.RUNNING_AND_PENDING);
    if (active.isEmpty()) {
      return queue;
    }
    if (active.size() == 1) {
      return active.get(0).inOrder(tickets);
    }
    List<Contender> all = new ArrayList<>(waiting);
    for (ShareNode child : active) {
      long ahead = child.slots;
      for (Contender contender : child.inOrder(tickets)) {
        contender.claim = contender.ticketsBefore + tickets * (child.part / (ahead + 1));
        ahead += contender.slots;
        all.add(contender);
      }
    }
    all.sort(BY_CLAIM);
    return all;
  }

  /** The node, from this one down, below which active children compete; else the one leaf. */
  ShareNode fork() {
    List<ShareNode> active = active(Jobs.RUNNING_AND_PENDING);
    return active.size() == 1 ? active.get(0).fork() : this;
  }

  /** Children that have jobs. */
  List<ShareNode> active(Jobs jobs) {
    List<ShareNode> active = new ArrayList<>();
    for (ShareNode child : children) {
      if (child.running > 0 || (jobs == Jobs.RUNNING_AND_PENDING && child.waiting > 0)) {
        active.add(child);
      }
    }
    return active;
  }
}
