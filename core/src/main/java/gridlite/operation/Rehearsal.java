package gridlite.operation;

import gridlite.format.TextDiff;
import gridlite.format.Values;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.TaskId;
import gridlite.name.ObjectKind;
import gridlite.name.QueueInstanceName;
import gridlite.schedule.Order;
import gridlite.schedule.Scheduler;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.InstanceState;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Tells what changes of the configuration would do, without doing them: {@code -dry}.
 *
 * @param before the state as it is
 * @param changes the changes
 * @param now when
 */
public record Rehearsal(ClusterState before, List<Change> changes, Instant now) {
  private record Named(ObjectKind kind, String name) {}

  /** The differences of all objects, then what becomes of queue instances and jobs. */
  public String text() {
    ClusterState after = before.apply(changes);
    StringBuilder text = new StringBuilder();
    for (Named object : touched()) {
      appendDiff(text, object, after);
    }
    boolean configured = text.length() > 0;
    appendInstances(text, after);
    if (!changes.isEmpty() && !before.jobs().isEmpty()) {
      new TouchedJobs(before, after, now).lines().forEach(line -> text.append(line).append('\n'));
    }
    if (configured) {
      appendStarts(text, after);
    }
    return text.length() == 0 ? "nothing would change\n" : text.toString();
  }

  private Set<Named> touched() {
    Set<Named> touched = new LinkedHashSet<>();
    for (Change change : changes) {
      if (change instanceof Change.PutObject put) {
        touched.add(new Named(put.kind(), put.name()));
      } else if (change instanceof Change.RemoveObject removal) {
        touched.add(new Named(removal.kind(), removal.name()));
      }
    }
    return touched;
  }

  private void appendDiff(StringBuilder text, Named object, ClusterState after) {
    Optional<Values> old = before.find(object.kind(), object.name());
    Optional<Values> changed = after.find(object.kind(), object.name());
    String difference = TextDiff.of(print(object, old), print(object, changed));
    if (!difference.isEmpty()) {
      String title = ObjectTexts.title(object.kind()) + " \"" + object.name() + "\"";
      text.append("--- ").append(old.isPresent() ? title : "/dev/null").append('\n');
      text.append("+++ ").append(changed.isPresent() ? title : "/dev/null").append('\n');
      text.append(difference);
    }
  }

  private static String print(Named object, Optional<Values> values) {
    return values.map(v -> ObjectTexts.print(object.kind(), v)).orElse("");
  }

  private void appendInstances(StringBuilder text, ClusterState after) {
    for (InstanceState instance : after.instances().values()) {
      Optional<InstanceState> old = before.instances().find(instance.name());
      if (old.isEmpty()) {
        text.append("queue instance ").append(instance.name()).append(" would be created");
        text.append(instance.disabled() ? ", disabled\n" : "\n");
      } else if (instance.orphaned() && !old.get().orphaned()) {
        text.append("queue instance ").append(instance.name());
        text.append(" would be left orphaned, with jobs ").append(jobsIn(instance.name()));
        text.append(" running on\n");
      }
    }
    for (InstanceState instance : before.instances().values()) {
      if (!after.instances().has(instance.name())) {
        text.append("queue instance ").append(instance.name()).append(" would be removed\n");
      }
    }
  }

  private String jobsIn(QueueInstanceName instance) {
    Set<Long> jobs = new TreeSet<>();
    for (Job job : before.jobs().values()) {
      for (ArrayTask task : job.tasks().values()) {
        boolean inside =
            task.isActive() && task.allocation().filter(a -> a.slotsAt(instance) > 0).isPresent();
        if (inside) {
          jobs.add(job.id());
        }
      }
    }
    return String.join(", ", jobs.stream().map(String::valueOf).toList());
  }

  /** Compares the scheduling runs that would come next. */
  private void appendStarts(StringBuilder text, ClusterState after) {
    if (before.jobs().isEmpty()) {
      return;
    }
    Map<TaskId, String> now = starts(before);
    Map<TaskId, String> then = starts(after);
    Set<TaskId> all = new LinkedHashSet<>(now.keySet());
    all.addAll(then.keySet());
    for (TaskId task : all) {
      String from = now.get(task);
      String to = then.get(task);
      if (from == null) {
        text.append("pending job ").append(name(task)).append(" would start in ").append(to);
        text.append(" at the next scheduling run\n");
      } else if (to == null) {
        text.append("pending job ").append(name(task)).append(" would not start in ").append(from);
        text.append(" at the next scheduling run\n");
      } else if (!from.equals(to)) {
        text.append("pending job ").append(name(task)).append(" would start in ").append(to);
        text.append(" instead of ").append(from).append('\n');
      }
    }
  }

  /** What the next scheduling run would start in a state. */
  public static String ofRun(ClusterState state, Instant now) {
    Rehearsal rehearsal = new Rehearsal(state, List.of(), now);
    StringBuilder text = new StringBuilder();
    rehearsal
        .starts(state)
        .forEach(
            (task, place) ->
                text.append("pending job ")
                    .append(rehearsal.name(task))
                    .append(" would start in ")
                    .append(place)
                    .append('\n'));
    return text.length() == 0 ? "nothing would start\n" : text.toString();
  }

  private String name(TaskId task) {
    return before.job(task.job()).map(job -> name(job, task.task())).orElse(task.toString());
  }

  /** A task as users call it: the job alone where it has no others. */
  static String name(Job job, long task) {
    return job.isArray() ? new TaskId(job.id(), task).toString() : Long.toString(job.id());
  }

  private Map<TaskId, String> starts(ClusterState state) {
    Map<TaskId, String> starts = new LinkedHashMap<>();
    for (Order order : Scheduler.run(state, now).orders()) {
      if (order instanceof Order.Start start) {
        List<String> places = new ArrayList<>();
        start.allocation().grants().forEach(grant -> places.add(grant.instance().toString()));
        starts.put(start.task(), String.join(" ", places));
      }
    }
    return starts;
  }
}
