package gridlite.policy;

import java.util.ArrayList;
import java.util.List;
import java.util.PriorityQueue;

/** A node of the share tree while tickets are worked out. */
final class ShareNode implements Comparable<ShareNode> {
  final String name;
  final double shares;

  /** Place among all nodes, which decides between equals. */
  final int order;

  final List<ShareNode> children = new ArrayList<>();

  /** User that a leaf stands for; empty for other nodes and {@code default}. */
  String user = "";

  /** Project that the node is or belongs to; empty outside of projects. */
  String project = "";

  /** Whether a leaf is there by virtue of the leaf {@code default} beside it. */
  boolean ofDefault;

  /** Combined past and present usage of the node and all below. */
  double usage;

  /** Running jobs in the node and below. */
  int running;

  /** Pending jobs in the node and below that were not taken yet. */
  int waiting;

  /** Running jobs and those taken so far, in the node and below. */
  int jobs;

  /** Part of what its parent has, 0 to 1. */
  double part;

  /** Pending jobs of a leaf in the order in which they are taken. */
  final List<Contender> queue = new ArrayList<>();

  private int next;
  private final PriorityQueue<ShareNode> best = new PriorityQueue<>();

  ShareNode(String name, double shares, int order) {
    this.name = name;
    this.shares = shares;
    this.order = order;
  }

  /** Gives each active child its part, by shares corrected for usage. */
  void divide(Compensation compensation, boolean pendingToo) {
    double allShares = 0;
    double allUsage = 0;
    for (ShareNode child : children) {
      if (child.isActive(pendingToo)) {
        allShares += child.shares;
        allUsage += child.usage;
      }
    }
    double sum = 0;
    for (ShareNode child : children) {
      boolean active = child.isActive(pendingToo) && allShares > 0;
      double entitled = active ? child.shares / allShares : 0;
      child.part =
          entitled * (allUsage > 0 ? compensation.factor(entitled, child.usage / allUsage) : 1);
      sum += child.part;
    }
    for (ShareNode child : children) {
      child.part = sum > 0 ? child.part / sum : 0;
      child.divide(compensation, pendingToo);
    }
  }

  private boolean isActive(boolean pendingToo) {
    return running > 0 || (pendingToo && waiting > 0);
  }

  /** Gets ready for {@link #takeNext}. */
  void open() {
    jobs = running;
    for (ShareNode child : children) {
      child.open();
      if (child.waiting > 0) {
        best.add(child);
      }
    }
  }

  /**
   * Takes the next pending job: down the tree, at each node into the child with the largest part by
   * jobs.
   */
  Contender takeNext() {
    Contender taken;
    if (best.isEmpty()) {
      taken = queue.get(next++);
    } else {
      ShareNode child = best.remove();
      taken = child.takeNext();
      if (child.waiting > 0) {
        best.add(child);
      }
    }
    jobs++;
    waiting--;
    return taken;
  }

  /** The node, from this one down, below which active children compete; else the one leaf. */
  ShareNode fork() {
    ShareNode only = this;
    int active = 0;
    for (ShareNode child : children) {
      if (child.isActive(true)) {
        active++;
        only = child;
      }
    }
    return active == 1 ? only.fork() : this;
  }

  /** The child that the next job comes from; a leaf itself. */
  ShareNode nextChild() {
    return best.isEmpty() ? this : best.element();
  }

  @Override
  public int compareTo(ShareNode other) {
    int byShare = Double.compare(other.part / (other.jobs + 1), part / (jobs + 1));
    return byShare != 0 ? byShare : Integer.compare(order, other.order);
  }
}
