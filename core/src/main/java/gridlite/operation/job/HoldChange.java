package gridlite.operation.job;

import gridlite.job.HoldKind;
import gridlite.job.Job;
import gridlite.operation.Actor;
import gridlite.operation.Right;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.state.ClusterState;
import gridlite.value.TaskSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Holds set on or released from tasks. User holds are the owner's and operators' affair, operator
 * holds the operators', system holds the managers'.
 *
 * @param set kinds to set
 * @param released kinds to release
 * @param all whether {@code n} was asked for: all kinds released, which takes a manager's rights
 *     whatever kinds there are
 * @see "qalter(1), -h; qhold(1)"
 */
public record HoldChange(Set<HoldKind> set, Set<HoldKind> released, boolean all) {
  /** Copies the sets. */
  public HoldChange {
    set = Set.copyOf(set);
    released = Set.copyOf(released);
  }

  /** No change. */
  public static final HoldChange NONE = new HoldChange(Set.of(), Set.of(), false);

  /** Returns whether nothing is to be changed. */
  public boolean isNone() {
    return set.isEmpty() && released.isEmpty() && !all;
  }

  /**
   * A job with the change made.
   *
   * @param job the job after the change
   * @param tasks tasks whose holds differ now
   */
  record Changed(Job job, TaskSet tasks) {}

  /** Changes the holds of some of a job's tasks; throws the refusal. */
  Changed apply(ClusterState state, Job job, TaskSet tasks, Actor actor) {
    Job changed = job;
    List<Long> differing = new ArrayList<>();
    for (HoldKind kind : HoldKind.values()) {
      TaskSet held = changed.held(kind);
      if (set.contains(kind)) {
        demandRight(state, kind, actor, "set");
        TaskSet fresh = tasks.minus(held);
        differing.addAll(fresh.toList());
        changed = changed.withHold(kind, held.or(fresh));
      } else if (all || released.contains(kind)) {
        TaskSet freed = held.and(tasks);
        if (!freed.isEmpty()) {
          demandRight(state, all ? HoldKind.SYSTEM : kind, actor, "remove");
          differing.addAll(freed.toList());
          changed = changed.withHold(kind, held.minus(freed));
        }
      }
    }
    return new Changed(changed, TaskSet.ofNumbers(differing.stream().distinct().toList()));
  }

  private static void demandRight(ClusterState state, HoldKind kind, Actor actor, String verb) {
    switch (kind) {
      case USER -> {}
      case OPERATOR -> demand(state, Right.OPERATOR, actor, verb + " operator hold");
      case SYSTEM -> demand(state, Right.MANAGER, actor, verb + " manager (system) hold");
    }
  }

  private static void demand(ClusterState state, Right right, Actor actor, String what) {
    if (!right.isHeldBy(actor, state)) {
      throw new GridException(
          Problem.of(
              ProblemKind.HOLD_RIGHT,
              "denied: \"" + actor.name() + "\" must be " + right.word() + " to " + what));
    }
  }
}
