package gridlite.job;

import gridlite.format.Attribute;
import gridlite.format.Values;
import gridlite.name.ProjectName;
import gridlite.name.UserName;
import gridlite.value.SortedTable;
import gridlite.value.TaskSet;
import java.time.Instant;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * A job that has been accepted.
 *
 * @param id job number, at least 1
 * @param owner who submitted it, with group and numeric ids
 * @param submitted time of submission
 * @param request what was asked for ({@link JobRequest})
 * @param predecessors numbers of the jobs it waits for; shrinks as they end
 * @param arrayPredecessors numbers of the array jobs it waits for task by task
 * @param waiting tasks that just wait: pending, no error, never run
 * @param holds tasks under each kind of hold
 * @param tasks tasks with a state of their own, by number
 * @param version how often it was altered
 * @param moved when its submission, an alteration, or the start of a task that is over last put it
 *     to the end of the list of jobs
 */
public record Job(
    JobId id,
    Owner owner,
    Instant submitted,
    Values request,
    List<JobId> predecessors,
    List<JobId> arrayPredecessors,
    TaskSet waiting,
    Map<HoldKind, TaskSet> holds,
    SortedTable<Long, ArrayTask> tasks,
    long version,
    Instant moved) {

  /**
   * The user who submitted a job.
   *
   * @param name user name
   * @param group name of the primary group
   * @param uid numeric user id
   * @param gid numeric group id
   */
  public record Owner(UserName name, String group, long uid, long gid) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Owner that
          && name.equals(that.name)
          && group.equals(that.group)
          && uid == that.uid
          && gid == that.gid;
    }

    @Override
    public int hashCode() {
      int hash = name.hashCode();
      hash = 31 * hash + group.hashCode();
      hash = 31 * hash + Long.hashCode(uid);
      return 31 * hash + Long.hashCode(gid);
    }
  }

  /** A job that nothing has moved in the list since it was submitted. */
  public Job(
      JobId id,
      Owner owner,
      Instant submitted,
      Values request,
      List<JobId> predecessors,
      List<JobId> arrayPredecessors,
      TaskSet waiting,
      Map<HoldKind, TaskSet> holds,
      SortedTable<Long, ArrayTask> tasks,
      long version) {
    this(
        id,
        owner,
        submitted,
        request,
        predecessors,
        arrayPredecessors,
        waiting,
        holds,
        tasks,
        version,
        submitted);
  }

  /** Copies the collections. */
  public Job {
    predecessors = List.copyOf(predecessors);
    arrayPredecessors = List.copyOf(arrayPredecessors);
    holds = holds.isEmpty() ? Map.of() : withoutEmpty(holds);
  }

  private static Map<HoldKind, TaskSet> withoutEmpty(Map<HoldKind, TaskSet> holds) {
    EnumMap<HoldKind, TaskSet> kept = new EnumMap<>(HoldKind.class);
    holds.forEach(
        (kind, held) -> {
          if (!held.isEmpty()) {
            kept.put(kind, held);
          }
        });
    return Collections.unmodifiableMap(kept);
  }

  /** Returns what was asked for under an option. */
  public <V> V get(Attribute<V> attribute) {
    return request.get(attribute);
  }

  /** Job name. */
  public String name() {
    return get(JobRequest.NAME);
  }

  /** Name of its project, as listings show it. */
  public Optional<String> projectName() {
    return get(JobRequest.PROJECT).map(ProjectName::text);
  }

  /** Returns whether it was submitted with {@code -t}. */
  public boolean isArray() {
    return get(JobRequest.ARRAY);
  }

  /** Returns whether it asks for a parallel environment. */
  public boolean isParallel() {
    return get(JobRequest.PARALLEL_ENVIRONMENT).isPresent();
  }

  /** Returns whether it is to run in an advance reservation. */
  public boolean isIn(ReservationId reservation) {
    return get(JobRequest.RESERVATION).filter(reservation::equals).isPresent();
  }

  /** Tasks under a kind of hold. */
  public TaskSet held(HoldKind kind) {
    return holds.getOrDefault(kind, TaskSet.EMPTY);
  }

  /** Returns whether a task is under any hold of {@code qhold}. */
  public boolean isHeld(long task) {
    for (TaskSet held : holds.values()) {
      if (held.contains(task)) {
        return true;
      }
    }
    return false;
  }

  /** A task: the one with a state of its own, or a waiting one. */
  public Optional<ArrayTask> task(long number) {
    Optional<ArrayTask> own = tasks.find(number);
    return own.isPresent() || !waiting.contains(number)
        ? own
        : Optional.of(ArrayTask.pending(number));
  }

  /** Returns whether no task is left. */
  public boolean isFinished() {
    return waiting.isEmpty() && tasks.isEmpty();
  }

  /** With another request. */
  public Job withRequest(Values changed) {
    return new Job(
        id,
        owner,
        submitted,
        changed,
        predecessors,
        arrayPredecessors,
        waiting,
        holds,
        tasks,
        version,
        moved);
  }

  /** With one option changed. */
  public <V> Job with(Attribute<V> attribute, V value) {
    return withRequest(request.with(attribute, value));
  }

  /** The jobs that it waits for, as a whole or task by task. */
  public Set<JobId> allPredecessors() {
    if (predecessors.isEmpty() && arrayPredecessors.isEmpty()) {
      return Set.of();
    }
    Set<JobId> all = new LinkedHashSet<>(predecessors);
    all.addAll(arrayPredecessors);
    return all;
  }

  /** Returns whether it waits for a job, as a whole or task by task. */
  public boolean waitsFor(JobId job) {
    return predecessors.contains(job) || arrayPredecessors.contains(job);
  }

  /**
   * The jobs that it waits for and another one does not. Quick where one is a changed version of
   * the other: a job may wait for thousands, and each that ends changes it.
   */
  public Set<JobId> predecessorsBeside(Job other) {
    Set<JobId> beside = new LinkedHashSet<>();
    beside.addAll(unshared(predecessors, other.predecessors));
    beside.addAll(unshared(arrayPredecessors, other.arrayPredecessors));
    if (!beside.isEmpty()) {
      beside.removeAll(other.allPredecessors());
    }
    return beside;
  }

  /** The part of a list between the beginning and the end that another one has, too. */
  private static List<JobId> unshared(List<JobId> list, List<JobId> other) {
    int most = Math.min(list.size(), other.size());
    int start = 0;
    while (start < most && list.get(start).equals(other.get(start))) {
      start++;
    }
    int end = 0;
    while (end < most - start
        && list.get(list.size() - 1 - end).equals(other.get(other.size() - 1 - end))) {
      end++;
    }
    return list.subList(start, list.size() - end);
  }

  /** With other predecessors. */
  public Job withPredecessors(List<JobId> jobs, List<JobId> arrayJobs) {
    return new Job(
        id, owner, submitted, request, jobs, arrayJobs, waiting, holds, tasks, version, moved);
  }

  /**
   * Without the predecessors that have ended, each of which has put it to the end of the list of
   * jobs (conformance/priority/turns-after-predecessors.t); the same job where all are there.
   *
   * @param there whether a job is still there
   * @param now when they are missed
   */
  public Job withoutEnded(Predicate<JobId> there, Instant now) {
    if (predecessors.stream().allMatch(there) && arrayPredecessors.stream().allMatch(there)) {
      return this;
    }
    return withPredecessors(
            predecessors.stream().filter(there).toList(),
            arrayPredecessors.stream().filter(there).toList())
        .moved(now);
  }

  /** With other tasks under a kind of hold. */
  public Job withHold(HoldKind kind, TaskSet held) {
    EnumMap<HoldKind, TaskSet> changed = new EnumMap<>(HoldKind.class);
    changed.putAll(holds);
    changed.put(kind, held);
    return with(waiting, changed, tasks, version, moved);
  }

  /** With a task of its own state; it no longer just waits. */
  public Job withTask(ArrayTask task) {
    return with(
        waiting.without(task.number()), holds, tasks.with(task.number(), task), version, moved);
  }

  /** Without a task: it ended or was deleted. */
  public Job withoutTask(long number) {
    Instant last = tasks.find(number).map(task -> later(moved, task)).orElse(moved);
    return with(waiting.without(number), holds, tasks.without(number), version, last);
  }

  /** The job as it is after its last task. */
  public Job withoutTasks() {
    return with(TaskSet.EMPTY, holds, SortedTable.empty(), version, moved);
  }

  /** With other waiting tasks. */
  public Job withWaiting(TaskSet left) {
    return with(left, holds, tasks, version, moved);
  }

  /** Altered once more. */
  public Job nextVersion() {
    return with(waiting, holds, tasks, version + 1, moved);
  }

  /** Put to the end of the list of jobs. */
  public Job moved(Instant now) {
    return with(waiting, holds, tasks, version, later(moved, now));
  }

  private Job with(
      TaskSet left,
      Map<HoldKind, TaskSet> held,
      SortedTable<Long, ArrayTask> own,
      long altered,
      Instant since) {
    return new Job(
        id,
        owner,
        submitted,
        request,
        predecessors,
        arrayPredecessors,
        left,
        held,
        own,
        altered,
        since);
  }

  /** Returns whether another version of the job asks for the same, and is held as this one is. */
  public boolean asksAs(Job other) {
    return request.equals(other.request)
        && holds.equals(other.holds)
        && predecessors.equals(other.predecessors)
        && arrayPredecessors.equals(other.arrayPredecessors);
  }

  /** Since when it is where it is in the list of jobs: starts of tasks move it, too. */
  public Instant listedSince() {
    Instant since = moved;
    for (ArrayTask task : tasks.values()) {
      since = later(since, task);
    }
    return since;
  }

  private static Instant later(Instant since, ArrayTask task) {
    return task.lastStart().isPresent() ? later(since, task.started()) : since;
  }

  private static Instant later(Instant one, Instant other) {
    return one.isBefore(other) ? other : one;
  }
}
