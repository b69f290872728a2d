package gridlite.condition;

import gridlite.config.ClusterQueue;
import gridlite.config.Subordinate;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.TaskFlag;
import gridlite.job.TaskId;
import gridlite.name.QueueInstanceName;
import gridlite.name.QueueName;
import gridlite.state.ClusterState;
import gridlite.state.QueueInstance;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The running tasks that are suspended because more tasks than {@code slots=N(...)} allows run in a
 * queue and the tree of queues below it on one host. A parallel job counts as one task on each of
 * its hosts; what stands still for another reason does not count. The superior queue's own tasks
 * are never suspended. Lesser trees are looked at before the greater ones that they are in. All
 * follows from what runs alone, so that tasks go on as soon as there is room again.
 *
 * @see "queue_conf(5), subordinate_list"
 */
final class SlotWiseSubordination {
  private static final Comparator<Running> LAST_STARTED =
      Comparator.comparing(Running::started).reversed();
  private static final Comparator<Running> FIRST_STARTED = Comparator.comparing(Running::started);
  private static final Comparator<Running> LAST_SUBMITTED =
      Comparator.comparing(Running::task).reversed();

  private final ClusterState state;
  private final Map<QueueInstanceName, List<Running>> running = new HashMap<>();
  private final Set<QueueInstanceName> done = new HashSet<>();
  private final Set<TaskId> suspended = new HashSet<>();

  private SlotWiseSubordination(ClusterState state) {
    this.state = state;
  }

  /** A task in one queue instance. */
  private record Running(TaskId task, Instant started) {}

  /** A queue of a tree, so many steps below its root. */
  private record Branch(int depth, Subordinate.Member member, QueueInstanceName instance) {}

  /**
   * Returns what is suspended in a state.
   *
   * @param standing queue instances whose jobs stand still anyway
   */
  static SlotWiseSubordination of(ClusterState state, Predicate<QueueInstance> standing) {
    SlotWiseSubordination result = new SlotWiseSubordination(state);
    if (Subordination.isUsed(state)) {
      result.addRunning(standing);
      for (QueueInstance superior : state.queueInstances().all()) {
        result.look(superior.name());
      }
    }
    return result;
  }

  private void addRunning(Predicate<QueueInstance> standing) {
    for (Job job : state.begunJobs()) {
      for (ArrayTask task : job.tasks().values()) {
        if (task.allocation().isPresent()
            && !task.is(TaskFlag.SUSPENDED)
            && !task.is(TaskFlag.THRESHOLD)) {
          Running one = new Running(new TaskId(job.id(), task.number()), task.started());
          Set<QueueInstanceName> instances = new HashSet<>();
          task.allocation().get().grants().forEach(grant -> instances.add(grant.instance()));
          instances.forEach(name -> running.computeIfAbsent(name, n -> new ArrayList<>()).add(one));
        }
      }
    }
    running
        .keySet()
        .removeIf(name -> state.queueInstances().find(name).filter(standing).isPresent());
  }

  private Optional<Subordinate.SlotWise> tree(QueueInstanceName root) {
    List<Subordinate> subordinates =
        state
            .queueInstances()
            .find(root)
            .map(i -> i.get(ClusterQueue.SUBORDINATE_LIST))
            .orElse(List.of());
    for (Subordinate subordinate : subordinates) {
      if (subordinate instanceof Subordinate.SlotWise tree) {
        return Optional.of(tree);
      }
    }
    return Optional.empty();
  }

  private void look(QueueInstanceName root) {
    Optional<Subordinate.SlotWise> tree = tree(root);
    if (tree.isEmpty() || !done.add(root)) {
      return;
    }
    List<Branch> branches = new ArrayList<>();
    addBranches(root, 1, branches);
    branches.forEach(branch -> look(branch.instance()));
    long excess = count(root) - tree.get().limit();
    for (Branch branch : branches) {
      excess += count(branch.instance());
    }
    branches.sort(
        Comparator.comparingInt(Branch::depth)
            .thenComparingLong(branch -> branch.member().sequence())
            .reversed());
    for (int from = 0; from < branches.size() && excess > 0; ) {
      int to = from + 1;
      while (to < branches.size() && isAlike(branches.get(from), branches.get(to))) {
        to++;
      }
      excess = suspend(branches.subList(from, to), excess);
      from = to;
    }
  }

  private void addBranches(QueueInstanceName root, int depth, List<Branch> branches) {
    for (Subordinate.Member member :
        tree(root).map(Subordinate.SlotWise::members).orElse(List.of())) {
      QueueInstanceName name = new QueueInstanceName(QueueName.of(member.queue()), root.host());
      if (branches.stream().noneMatch(branch -> branch.instance().equals(name))) {
        branches.add(new Branch(depth, member, name));
        addBranches(name, depth + 1, branches);
      }
    }
  }

  private long count(QueueInstanceName instance) {
    long count = 0;
    for (Running task : running.getOrDefault(instance, List.of())) {
      count += suspended.contains(task.task()) ? 0 : 1;
    }
    return count;
  }

  /** Queues of which the next task to be suspended is chosen together. */
  private static boolean isAlike(Branch one, Branch other) {
    return one.depth() == other.depth()
        && one.member().sequence() == other.member().sequence()
        && one.member().victim() == other.member().victim();
  }

  /** Suspends tasks as long as there are too many; returns how many are left of those. */
  private long suspend(List<Branch> branches, long excess) {
    List<Running> victims = new ArrayList<>();
    branches.forEach(b -> victims.addAll(running.getOrDefault(b.instance(), List.of())));
    victims.sort(order(branches.get(0).member().victim()));
    long left = excess;
    for (Running victim : victims) {
      if (left > 0 && suspended.add(victim.task())) {
        left--;
      }
    }
    return left;
  }

  /** First to be suspended first; of tasks that started together, the one submitted last. */
  private static Comparator<Running> order(Subordinate.Victim victim) {
    Comparator<Running> first =
        switch (victim) {
          case SHORTEST_RUNNING -> LAST_STARTED;
          case LONGEST_RUNNING -> FIRST_STARTED;
        };
    return first.thenComparing(LAST_SUBMITTED);
  }

  boolean suspends(TaskId task) {
    return suspended.contains(task);
  }
}
