package gridlite.operation.progress;

import gridlite.job.Allocation;
import gridlite.name.ObjectKind;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The order in which a job that asks for a pattern of parallel environments is offered them: one in
 * which a job starts or ends moves to the end, as queue instances do.
 *
 * @see "conformance/scheduling, parallel environments by pattern"
 */
final class ParallelEnvironmentOrder {
  private final Set<String> used = new LinkedHashSet<>();

  /** Slots are taken or given back. */
  void touch(Allocation allocation) {
    allocation.parallelEnvironment().ifPresent(this::touch);
  }

  private void touch(String parallelEnvironment) {
    used.remove(parallelEnvironment);
    used.add(parallelEnvironment);
  }

  /** Returns what moves; nothing where the order is the same already. */
  List<Change> changes(ClusterState state) {
    if (used.isEmpty()) {
      return List.of();
    }
    List<String> before = List.copyOf(state.objects(ObjectKind.PARALLEL_ENVIRONMENT).names());
    used.retainAll(before);
    List<String> last = before.subList(before.size() - used.size(), before.size());
    List<Change> changes = new ArrayList<>();
    if (!last.equals(List.copyOf(used))) {
      used.forEach(
          name -> changes.add(new Change.MoveObject(ObjectKind.PARALLEL_ENVIRONMENT, name)));
    }
    return changes;
  }
}
