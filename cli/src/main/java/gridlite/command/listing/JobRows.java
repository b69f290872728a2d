package gridlite.command.listing;

import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.HoldKind;
import gridlite.job.Job;
import gridlite.job.JobPriority;
import gridlite.job.JobRequest;
import gridlite.job.JobStateLetters;
import gridlite.job.TaskId;
import gridlite.name.QueueInstanceName;
import gridlite.policy.AssumedSlots;
import gridlite.policy.Eligibility;
import gridlite.state.ClusterState;
import gridlite.state.FinishedJob;
import gridlite.state.SchedulingReport;
import gridlite.value.TaskSet;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Turns the jobs of a state into lines: what {@code qstat} and {@code qhost} list. */
public final class JobRows {
  // compared by methods of our own: those that the JDK combines are made anew in each process

  /** By priority, the highest first; equal ones by job number. */
  private static int byPriority(JobRow a, JobRow b) {
    int order = Double.compare(-a.priority().prio(), -b.priority().prio());
    return order != 0 ? order : a.job().id().compareTo(b.job().id());
  }

  private static int byInstance(JobRow a, JobRow b) {
    int order = a.queue().orElseThrow().compareTo(b.queue().orElseThrow());
    order = order != 0 ? order : a.job().id().compareTo(b.job().id());
    return order != 0
        ? order
        : Long.compare(a.task().orElseThrow().number(), b.task().orElseThrow().number());
  }

  private final ClusterState state;
  private final JobSelection selection;
  private final InstanceStates instances;
  private final AssumedSlots assumed;

  /** Lines of the jobs that a selection admits. */
  public JobRows(ClusterState state, JobSelection selection, InstanceStates instances) {
    this.state = state;
    this.selection = selection;
    this.instances = instances;
    this.assumed = new AssumedSlots(state);
  }

  /** One line a running task, at its master instance, by job and task number. */
  public List<JobRow> running() {
    List<JobRow> rows = new ArrayList<>();
    if (!selection.states().asksForRunning()) {
      return rows;
    }
    for (Job job : state.begunJobs()) {
      if (!selection.admits(job)) {
        continue;
      }
      for (ArrayTask task : job.tasks().values()) {
        if (task.isActive()) {
          addRunning(rows, job, task);
        }
      }
    }
    return rows;
  }

  private void addRunning(List<JobRow> rows, Job job, ArrayTask task) {
    Allocation allocation = task.allocation().orElseThrow();
    Set<StateSelection.JobState> holds = holds(job, task.number());
    Set<JobStateLetters.Mark> marks = marks(holds);
    if (instances.suspends(job, task)) {
      marks.add(JobStateLetters.Mark.QUEUE_SUSPENDED);
    }
    String letters = JobStateLetters.of(task, marks);
    StateSelection states = selection.states();
    boolean stopped =
        letters.indexOf('s') >= 0 || letters.indexOf('S') >= 0 || letters.indexOf('T') >= 0;
    boolean shown =
        states.has(stopped ? StateSelection.JobState.SUSPENDED : StateSelection.JobState.RUNNING)
            || states.meets(taskHolds(job, task.number()));
    if (shown) {
      rows.add(
          new JobRow(
              JobRow.Phase.RUNNING,
              job,
              Optional.of(task),
              tasks(job, Long.toString(task.number())),
              letters,
              state.report().of(new TaskId(job.id(), task.number())),
              task.started(),
              Optional.of(allocation.master()),
              allocation.slots(),
              JobRow.Role.NONE,
              false));
    }
  }

  /** The same lines ordered by queue instance. */
  public static List<JobRow> byInstance(List<JobRow> running) {
    List<JobRow> sorted = new ArrayList<>(running);
    sorted.sort(JobRows::byInstance);
    return sorted;
  }

  /** A line for each instance that running tasks have slots in. */
  public static List<JobRow> inEachInstance(List<JobRow> running) {
    List<JobRow> rows = new ArrayList<>();
    for (JobRow row : running) {
      Map<QueueInstanceName, Long> slots = new LinkedHashMap<>();
      for (Allocation.Grant grant : row.task().orElseThrow().allocation().orElseThrow().grants()) {
        slots.merge(grant.instance(), grant.slots(), Long::sum);
      }
      slots.forEach((instance, count) -> rows.add(row.at(instance, count)));
    }
    return rows;
  }

  /** A line for each slot: the first of the master instance is the master's. */
  public static List<JobRow> slotBySlot(List<JobRow> inEachInstance) {
    List<JobRow> rows = new ArrayList<>();
    for (JobRow row : inEachInstance) {
      QueueInstanceName instance = row.queue().orElseThrow();
      boolean master = row.task().orElseThrow().master().equals(instance);
      for (long slot = 0; slot < row.slots(); slot++) {
        boolean first = slot == 0;
        rows.add(row.slot(master && first ? JobRow.Role.MASTER : JobRow.Role.SLAVE, slot));
      }
    }
    return rows;
  }

  /** The lines that tasks of a job which wait have. */
  public enum Grouping {
    /** Tasks of equal state and hold share a line. */
    ALIKE,
    /** Each task has its own. */
    TASK_BY_TASK
  }

  /** Lines of what waits, by priority and job number. */
  public List<JobRow> pending(Grouping grouping) {
    return pending(grouping, job -> true);
  }

  /**
   * Lines of what waits and suits the queues that are listed. Tasks that never ran and wait for
   * those of another array job are there in any case, as in Grid Engine.
   */
  public List<JobRow> pending(Grouping grouping, Predicate<Job> suits) {
    List<JobRow> rows = new ArrayList<>();
    if (!selection.states().asksForPending()) {
      return rows;
    }
    for (Job job : state.jobs().values()) {
      if (selection.admits(job)) {
        addPending(rows, job, grouping, suits);
      }
    }
    rows.sort(JobRows::byPriority);
    return rows;
  }

  private void addPending(List<JobRow> rows, Job job, Grouping grouping, Predicate<Job> suits) {
    if (!job.waiting().isEmpty()) {
      groups(job)
          .forEach(
              (holds, tasks) -> {
                if (holds.contains(StateSelection.JobState.ARRAY_DEPENDENCY) || suits.test(job)) {
                  addWaiting(rows, job, holds, tasks, grouping);
                }
              });
    }
    Map<Alike, List<ArrayTask>> begun = new LinkedHashMap<>();
    for (ArrayTask task : job.tasks().values()) {
      if (task.isActive()) {
        continue;
      }
      Set<StateSelection.JobState> holds = holds(job, task.number());
      if (selection.states().showsPending(holds) && suits.test(job)) {
        String letters = JobStateLetters.of(task, marks(holds));
        Alike alike =
            new Alike(
                letters,
                pendingPriority(job, Optional.of(task)),
                grouping == Grouping.TASK_BY_TASK ? task.number() : 0);
        begun.computeIfAbsent(alike, key -> new ArrayList<>()).add(task);
      }
    }
    begun.forEach(
        (alike, tasks) ->
            addRow(rows, job, Optional.of(tasks.get(0)), numbers(tasks), alike.letters()));
  }

  /** The key of tasks that wait again and are shown on one line: a task of its own, or 0. */
  private record Alike(String letters, JobPriority priority, long task) {}

  private static TaskSet numbers(List<ArrayTask> tasks) {
    List<Long> numbers = new ArrayList<>();
    tasks.forEach(task -> numbers.add(task.number()));
    return TaskSet.ofNumbers(numbers);
  }

  private static Set<JobStateLetters.Mark> marks(Set<StateSelection.JobState> holds) {
    Set<JobStateLetters.Mark> marks = EnumSet.noneOf(JobStateLetters.Mark.class);
    if (isHeld(holds)) {
      marks.add(JobStateLetters.Mark.HELD);
    }
    return marks;
  }

  private void addWaiting(
      List<JobRow> rows,
      Job job,
      Set<StateSelection.JobState> holds,
      TaskSet tasks,
      Grouping grouping) {
    if (!selection.states().showsPending(holds)) {
      return;
    }
    String letters = isHeld(holds) ? JobStateLetters.HELD : JobStateLetters.WAITING;
    if (grouping == Grouping.TASK_BY_TASK) {
      for (long task : tasks.toList()) {
        addRow(rows, job, Optional.empty(), TaskSet.of(task), letters);
      }
    } else {
      addRow(rows, job, Optional.empty(), tasks, letters);
    }
  }

  private static Optional<String> tasks(Job job, String numbers) {
    return job.isArray() ? Optional.of(numbers) : Optional.empty();
  }

  private JobPriority pendingPriority(Job job, Optional<ArrayTask> task) {
    SchedulingReport report = state.report();
    return task.map(own -> report.ofWaiting(new TaskId(job.id(), own.number())))
        .orElseGet(() -> report.of(job.id()));
  }

  private void addRow(
      List<JobRow> rows, Job job, Optional<ArrayTask> task, TaskSet tasks, String letters) {
    JobPriority priority = pendingPriority(job, task);
    rows.add(
        new JobRow(
            JobRow.Phase.PENDING,
            job,
            task,
            tasks(job, tasks.toString()),
            letters,
            priority,
            job.submitted(),
            Optional.empty(),
            assumed.of(job),
            JobRow.Role.NONE,
            false));
  }

  /** Lines of jobs that have ended lately, in order of their ends. */
  public List<JobRow> finished() {
    List<JobRow> rows = new ArrayList<>();
    if (!selection.states().has(StateSelection.JobState.FINISHED)) {
      return rows;
    }
    for (FinishedJob ended : state.finished()) {
      Job job = ended.job();
      if (selection.admits(job)) {
        TaskSet tasks = TaskSet.of(job.get(JobRequest.TASKS));
        rows.add(
            new JobRow(
                JobRow.Phase.FINISHED,
                job,
                Optional.empty(),
                tasks(job, tasks.toString()),
                JobStateLetters.FINISHED,
                JobPriority.NONE,
                job.submitted(),
                Optional.empty(),
                ended.slots(),
                JobRow.Role.NONE,
                false));
      }
    }
    return rows;
  }

  /** Tasks that have never run, by what holds them; those without a hold first. */
  private Map<Set<StateSelection.JobState>, TaskSet> groups(Job job) {
    Set<StateSelection.JobState> ofAll = dependencies(job);
    Map<Set<StateSelection.JobState>, TaskSet> groups = new LinkedHashMap<>();
    groups.put(ofAll, job.waiting());
    for (HoldKind kind : List.of(HoldKind.USER, HoldKind.OPERATOR, HoldKind.SYSTEM)) {
      split(groups, job.held(kind), hold(kind));
    }
    split(groups, arrayHeld(job, job.waiting()), StateSelection.JobState.ARRAY_DEPENDENCY);
    return groups;
  }

  /** Splits each group into those outside and inside of a set of tasks. */
  private static void split(
      Map<Set<StateSelection.JobState>, TaskSet> groups,
      TaskSet held,
      StateSelection.JobState hold) {
    if (held.isEmpty()) {
      return;
    }
    Map<Set<StateSelection.JobState>, TaskSet> inside = new LinkedHashMap<>();
    for (Map.Entry<Set<StateSelection.JobState>, TaskSet> group : List.copyOf(groups.entrySet())) {
      TaskSet in = group.getValue().and(held);
      if (!in.isEmpty()) {
        Set<StateSelection.JobState> more = EnumSet.of(hold);
        more.addAll(group.getKey());
        inside.put(more, in);
        TaskSet out = group.getValue().minus(held);
        if (out.isEmpty()) {
          groups.remove(group.getKey());
        } else {
          groups.put(group.getKey(), out);
        }
      }
    }
    groups.putAll(inside);
  }

  private static StateSelection.JobState hold(HoldKind kind) {
    return switch (kind) {
      case USER -> StateSelection.JobState.USER_HOLD;
      case OPERATOR -> StateSelection.JobState.OPERATOR_HOLD;
      case SYSTEM -> StateSelection.JobState.SYSTEM_HOLD;
    };
  }

  /** Returns what keeps all tasks of a job waiting, or did: a start time may have passed. */
  private Set<StateSelection.JobState> dependencies(Job job) {
    Set<StateSelection.JobState> found = EnumSet.noneOf(StateSelection.JobState.class);
    if (Eligibility.dependsOnJobs(state, job)) {
      found.add(StateSelection.JobState.JOB_DEPENDENCY);
    }
    if (job.get(JobRequest.START_TIME).isPresent()) {
      found.add(StateSelection.JobState.START_TIME);
    }
    return found;
  }

  /** Tasks among some that wait for the same task of another array job. */
  private TaskSet arrayHeld(Job job, TaskSet tasks) {
    return job.arrayPredecessors().isEmpty()
        ? TaskSet.EMPTY
        : tasks.minus(Eligibility.withoutDependent(state, job, tasks));
  }

  private Set<StateSelection.JobState> holds(Job job, long task) {
    Set<StateSelection.JobState> holds = dependencies(job);
    holds.addAll(taskHolds(job, task));
    return holds;
  }

  /**
   * Holds that a task has of its own: of running tasks {@code -s h} asks for them alone
   * (conformance/listings/holds-of-running-jobs.t).
   */
  private Set<StateSelection.JobState> taskHolds(Job job, long task) {
    Set<StateSelection.JobState> holds = EnumSet.noneOf(StateSelection.JobState.class);
    for (HoldKind kind : HoldKind.values()) {
      if (job.held(kind).contains(task)) {
        holds.add(hold(kind));
      }
    }
    if (!arrayHeld(job, TaskSet.of(task)).isEmpty()) {
      holds.add(StateSelection.JobState.ARRAY_DEPENDENCY);
    }
    return holds;
  }

  /** A start time does not show as a hold. */
  private static boolean isHeld(Set<StateSelection.JobState> holds) {
    return holds.size() > 1
        || (holds.size() == 1 && !holds.contains(StateSelection.JobState.START_TIME));
  }
}
