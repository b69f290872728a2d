package gridlite.condition;

import gridlite.config.ClusterQueue;
import gridlite.config.Subordinate;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.TaskId;
import gridlite.name.QueueInstanceName;
import gridlite.state.ClusterState;
import gridlite.state.QueueInstance;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which running tasks are suspended because more slots than {@code slots=N(...)} allows are in use
 * in a queue and its subordinates on one host. The superior queue's own tasks never are. It follows
 * from what runs alone, so that tasks go on as soon as there is room again.
 *
 * @see "queue_conf(5), subordinate_list"
 */
final class SlotWiseSubordination {
  private static final SlotWiseSubordination NONE = new SlotWiseSubordination(Set.of());

  private final Set<TaskId> suspended;

  private SlotWiseSubordination(Set<TaskId> suspended) {
    this.suspended = suspended;
  }

  /** A task's slots in one queue instance. */
  private record Running(TaskId task, Instant started, long slots) {}

  static SlotWiseSubordination of(ClusterState state) {
    if (!Subordination.isUsed(state)) {
      return NONE;
    }
    Map<QueueInstanceName, List<Running>> running = running(state);
    Set<TaskId> suspended = new HashSet<>();
    for (QueueInstance superior : state.queueInstances().all()) {
      for (Subordinate subordinate : superior.get(ClusterQueue.SUBORDINATE_LIST)) {
        if (subordinate instanceof Subordinate.SlotWise tree) {
          suspend(tree, superior.name(), running, suspended);
        }
      }
    }
    return new SlotWiseSubordination(suspended);
  }

  private static Map<QueueInstanceName, List<Running>> running(ClusterState state) {
    Map<QueueInstanceName, List<Running>> running = new HashMap<>();
    for (Job job : state.jobs().values()) {
      for (ArrayTask task : job.tasks().values()) {
        TaskId id = new TaskId(job.id(), task.number());
        task.allocation()
            .ifPresent(
                allocation ->
                    allocation
                        .grants()
                        .forEach(
                            grant ->
                                running
                                    .computeIfAbsent(grant.instance(), n -> new ArrayList<>())
                                    .add(new Running(id, task.started(), grant.slots()))));
      }
    }
    return running;
  }

  private static void suspend(
      Subordinate.SlotWise tree,
      QueueInstanceName superior,
      Map<QueueInstanceName, List<Running>> running,
      Set<TaskId> suspended) {
    long excess = slots(running.getOrDefault(superior, List.of())) - tree.limit();
    List<Subordinate.Member> members = new ArrayList<>(tree.members());
    for (Subordinate.Member member : members) {
      excess += slots(at(member, superior, running));
    }
    members.sort(Comparator.comparingLong(Subordinate.Member::sequence).reversed());
    for (Subordinate.Member member : members) {
      List<Running> victims = new ArrayList<>(at(member, superior, running));
      victims.sort(order(member.victim()));
      for (Running victim : victims) {
        if (excess <= 0) {
          return;
        }
        suspended.add(victim.task());
        excess -= victim.slots();
      }
    }
  }

  private static List<Running> at(
      Subordinate.Member member,
      QueueInstanceName superior,
      Map<QueueInstanceName, List<Running>> running) {
    return running.getOrDefault(new QueueInstanceName(member.queue(), superior.host()), List.of());
  }

  private static long slots(List<Running> running) {
    long slots = 0;
    for (Running task : running) {
      slots += task.slots();
    }
    return slots;
  }

  /** First to be suspended first; of tasks that started together, the one submitted last. */
  private static Comparator<Running> order(Subordinate.Victim victim) {
    Comparator<Running> byStart = Comparator.comparing(Running::started);
    Comparator<Running> first =
        switch (victim) {
          case SHORTEST_RUNNING -> byStart.reversed();
          case LONGEST_RUNNING -> byStart;
        };
    return first.thenComparing(Comparator.comparing(Running::task).reversed());
  }

  boolean suspends(TaskId task) {
    return suspended.contains(task);
  }
}
