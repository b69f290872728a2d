package gridlite.operation.configure;

import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.TaskId;
import gridlite.name.ObjectKind;
import gridlite.name.QueueInstanceName;
import gridlite.schedule.algorithm.Order;
import gridlite.schedule.run.Scheduler;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.InstanceState;
import gridlite.value.Fact;
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
 * The effects that changes of the configuration would have, without making them: {@code -dry}.
 *
 * @param scheduler what makes the run
 * @param before the state as it is
 * @param changes the changes
 * @param now when
 */
public record Rehearsal(
    Scheduler scheduler, ClusterState before, List<Change> changes, Instant now) {
  private record Named(ObjectKind kind, String name) {}

  /** The objects that differ. */
  public List<ObjectChange> objects() {
    ClusterState after = before.apply(changes);
    List<ObjectChange> objects = new ArrayList<>();
    for (Named object : touched()) {
      ObjectChange change =
          new ObjectChange(
              object.kind(),
              object.name(),
              before.find(object.kind(), object.name()),
              after.find(object.kind(), object.name()));
      if (!change.differences().isEmpty()) {
        objects.add(change);
      }
    }
    return objects;
  }

  /** Returns what becomes of queue instances and jobs. */
  public List<Effect> effects() {
    ClusterState after = before.apply(changes);
    List<Effect> effects = new ArrayList<>();
    instances(after, effects);
    if (!changes.isEmpty() && !before.jobs().isEmpty()) {
      effects.addAll(new TouchedJobs(before, after, now).effects());
    }
    if (!before.jobs().isEmpty() && !objects().isEmpty()) {
      starts(after, effects);
    }
    return effects;
  }

  private Set<Named> touched() {
    Set<Named> touched = new LinkedHashSet<>();
    for (Change change : changes) {
      if (change instanceof Change.OfObject object) {
        touched.add(new Named(object.kind(), object.name()));
      }
    }
    return touched;
  }

  private void instances(ClusterState after, List<Effect> effects) {
    for (InstanceState instance : after.instances().values()) {
      Optional<InstanceState> old = before.instances().find(instance.name());
      if (old.isEmpty()) {
        effects.add(created(instance));
      } else if (instance.orphaned() && !old.get().orphaned()) {
        List<JobId> jobs = jobsIn(instance.name());
        effects.add(
            Effect.of(
                "instance_orphaned",
                "queue instance "
                    + instance.name()
                    + " would be left orphaned, with jobs "
                    + String.join(", ", jobs.stream().map(JobId::toString).toList())
                    + " running on",
                place(instance.name()),
                new Fact.Wholes("jobs", jobs.stream().map(JobId::number).toList())));
      }
    }
    for (InstanceState instance : before.instances().values()) {
      if (!after.instances().has(instance.name())) {
        effects.add(
            Effect.of(
                "instance_removed",
                "queue instance " + instance.name() + " would be removed",
                place(instance.name())));
      }
    }
  }

  private static Effect created(InstanceState instance) {
    String text = "queue instance " + instance.name() + " would be created";
    Fact place = place(instance.name());
    return instance.disabled()
        ? Effect.of(
            "instance_created", text + ", disabled", place, new Fact.Word("state", "disabled"))
        : Effect.of("instance_created", text, place);
  }

  static Fact place(QueueInstanceName instance) {
    return new Fact.Word("queue_instance", instance.toString());
  }

  private List<JobId> jobsIn(QueueInstanceName instance) {
    Set<JobId> jobs = new TreeSet<>();
    for (Job job : before.jobs().values()) {
      for (ArrayTask task : job.tasks().values()) {
        boolean inside =
            task.isActive() && task.allocation().filter(a -> a.slotsAt(instance) > 0).isPresent();
        if (inside) {
          jobs.add(job.id());
        }
      }
    }
    return List.copyOf(jobs);
  }

  /** Compares the scheduling runs that would come next. */
  private void starts(ClusterState after, List<Effect> effects) {
    Map<TaskId, List<String>> now = starts(before);
    Map<TaskId, List<String>> then = starts(after);
    Set<TaskId> all = new LinkedHashSet<>(now.keySet());
    all.addAll(then.keySet());
    for (TaskId task : all) {
      List<String> from = now.getOrDefault(task, List.of());
      List<String> to = then.getOrDefault(task, List.of());
      if (!from.equals(to)) {
        effects.add(start(task, from, to));
      }
    }
  }

  private Effect start(TaskId task, List<String> from, List<String> to) {
    String start = "would start in " + String.join(" ", to);
    Fact there = new Fact.Names("queue_instances", to);
    if (from.isEmpty()) {
      return pending(task, "start", start + " at the next scheduling run", there);
    }
    Fact before = new Fact.Names("instead_of", from);
    String old = String.join(" ", from);
    return to.isEmpty()
        ? pending(
            task,
            "no_start",
            "would not start in " + old + " at the next scheduling run",
            there,
            before)
        : pending(task, "start", start + " instead of " + old, there, before);
  }

  /** Something that happens to a pending task: a job's only one, or one of an array. */
  private Effect pending(TaskId task, String kind, String words, Fact... facts) {
    if (before.job(task.job()).filter(Job::isArray).isEmpty()) {
      return new Effect(kind, Optional.of(task.job()), List.of(facts), words);
    }
    List<Fact> all = new ArrayList<>(facts(task));
    all.addAll(List.of(facts));
    return new Effect(kind, Optional.empty(), all, "pending job " + task + " " + words);
  }

  /** Returns what the next scheduling run would start in a state. */
  public static List<Effect> ofRun(Scheduler scheduler, ClusterState state, Instant now) {
    Rehearsal rehearsal = new Rehearsal(scheduler, state, List.of(), now);
    List<Effect> starts = new ArrayList<>();
    rehearsal
        .starts(state)
        .forEach(
            (task, places) ->
                starts.add(
                    rehearsal.pending(
                        task,
                        "start",
                        "would start in " + String.join(" ", places),
                        new Fact.Names("queue_instances", places))));
    return starts;
  }

  private static List<Fact> facts(TaskId task) {
    return List.of(new Fact.Whole("job", task.job().number()), new Fact.Whole("task", task.task()));
  }

  /** A task as users call it: the job alone where it has no others. */
  static String name(Job job, long task) {
    return job.isArray() ? new TaskId(job.id(), task).toString() : job.id().toString();
  }

  /** The same as data. */
  static List<Fact> facts(Job job, long task) {
    Fact number = new Fact.Whole("job", job.id().number());
    return job.isArray() ? List.of(number, new Fact.Whole("task", task)) : List.of(number);
  }

  private Map<TaskId, List<String>> starts(ClusterState state) {
    Map<TaskId, List<String>> starts = new LinkedHashMap<>();
    for (Order order : scheduler.run(state, now).orders()) {
      if (order instanceof Order.Start start) {
        starts.put(
            start.task(),
            start.allocation().grants().stream()
                .map(grant -> grant.instance().toString())
                .toList());
      }
    }
    return starts;
  }
}
