package gridlite.store;

import gridlite.format.Values;
import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.HoldKind;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.job.TaskFlag;
import gridlite.job.Usage;
import gridlite.name.QueueInstanceName;
import gridlite.name.UserName;
import gridlite.value.Given;
import gridlite.value.SortedTable;
import gridlite.value.TaskRange;
import gridlite.value.TaskSet;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The texts of jobs and tasks in the database. Each begins with the number of its form, so that a
 * later program can recognise what an earlier one wrote.
 */
final class JobText {
  private static final long JOB_FORM = 2;

  /** That of jobs before it was kept when they moved in the list. */
  private static final long WITHOUT_MOVES = 1;

  private static final long TASK_FORM = 2;

  /** That of tasks before the request to end one had a field of its own. */
  private static final long WITHOUT_KILLS = 1;

  private JobText() {}

  /** A job without its tasks: what is its own, then its request. */
  static String print(Job job) {
    FieldWriter out = new FieldWriter();
    Job.Owner owner = job.owner();
    out.add(JOB_FORM).add(owner.name().text()).add(owner.group()).add(owner.uid()).add(owner.gid());
    out.add(job.submitted()).add(job.version()).add(job.moved());
    out.addJobs(job.predecessors()).addJobs(job.arrayPredecessors());
    tasks(out, job.waiting());
    out.add(job.holds().size());
    job.holds()
        .forEach(
            (kind, held) -> {
              out.add(kind.name());
              tasks(out, held);
            });
    return out + ValuesText.printChanged(job.request());
  }

  /**
   * Reads what {@link #print(Job)} wrote. Tasks that have begun since then don't wait any more, for
   * a job is not written anew when they begin.
   *
   * @param common what it shares with other jobs
   */
  static Job parse(JobId id, String text, SortedTable<Long, ArrayTask> tasks, CommonParts common) {
    FieldReader in = new FieldReader(text);
    long form = in.number();
    checkForm(form, form == WITHOUT_MOVES ? WITHOUT_MOVES : JOB_FORM, "job " + id);
    Job.Owner owner = common.same(owner(in));
    Instant submitted = in.instant();
    long version = in.number();
    Instant moved = form == WITHOUT_MOVES ? submitted : in.instant();
    List<JobId> predecessors = in.jobs();
    List<JobId> arrayPredecessors = in.jobs();
    TaskSet waiting = tasks(in);
    for (SortedTable.Entry<Long, ArrayTask> task : tasks) {
      waiting = waiting.without(task.key());
    }
    Map<HoldKind, TaskSet> holds = common.same(holds(in));
    Values request = ValuesText.parse(JobRequest.SCHEMA, in, common);
    return new Job(
        id,
        owner,
        submitted,
        request,
        predecessors,
        arrayPredecessors,
        common.same(waiting),
        holds,
        tasks,
        version,
        moved);
  }

  private static Map<HoldKind, TaskSet> holds(FieldReader in) {
    int count = in.count();
    if (count == 0) {
      return Map.of();
    }
    Map<HoldKind, TaskSet> holds = new EnumMap<>(HoldKind.class);
    for (int i = 0; i < count; i++) {
      holds.put(HoldKind.valueOf(in.text()), tasks(in));
    }
    return holds;
  }

  /** Returns whether a text is that of a job of one of some owners. */
  static boolean belongs(String text, Set<String> owners) {
    FieldReader in = new FieldReader(text);
    in.skip(1);
    return in.isNext(owners);
  }

  /** Numbers of the jobs that the job of a text waits for, as a whole or task by task. */
  static Set<Long> predecessors(String text) {
    FieldReader in = new FieldReader(text);
    long form = in.number();
    owner(in);
    in.instant();
    in.number();
    if (form != WITHOUT_MOVES) {
      in.instant();
    }
    Set<Long> predecessors = new TreeSet<>(in.numbers());
    predecessors.addAll(in.numbers());
    return predecessors;
  }

  private static Job.Owner owner(FieldReader in) {
    return new Job.Owner(UserName.of(in.text()), in.text(), in.number(), in.number());
  }

  private static void checkForm(long form, long known, String what) {
    if (form != known) {
      throw new IllegalStateException(what + " has form " + form + ", this program knows " + known);
    }
  }

  private static void tasks(FieldWriter out, TaskSet tasks) {
    out.add(tasks.runs().size());
    for (TaskRange run : tasks.runs()) {
      out.add(run.first()).add(run.last()).add(run.step());
    }
  }

  private static TaskSet tasks(FieldReader in) {
    int count = in.count();
    List<TaskRange> runs = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      runs.add(new TaskRange(in.number(), in.number(), in.number()));
    }
    return new TaskSet(runs);
  }

  /** A task. */
  static String print(ArrayTask task) {
    FieldWriter out = new FieldWriter();
    out.add(TASK_FORM).add(task.phase().name()).add(task.flags().size());
    task.flags().forEach(flag -> out.add(flag.name()));
    out.add(task.lastStart().orElse(Instant.EPOCH)).add(task.attempts()).addAll(task.errors());
    usage(out, task.usage());
    out.add(task.reported().isPresent());
    task.reported().ifPresent(out::add);
    out.add(task.killRequested().isPresent());
    task.killRequested().ifPresent(out::add);
    out.add(task.allocation().isPresent());
    task.allocation().ifPresent(allocation -> allocation(out, allocation));
    return out.toString();
  }

  /** Reads what {@link #print(ArrayTask)} wrote. */
  static ArrayTask parseTask(long number, String text) {
    FieldReader in = new FieldReader(text);
    long form = in.number();
    checkForm(form, form == WITHOUT_KILLS ? WITHOUT_KILLS : TASK_FORM, "task " + number);
    ArrayTask.Phase phase = ArrayTask.Phase.valueOf(in.text());
    Set<TaskFlag> flags = EnumSet.noneOf(TaskFlag.class);
    for (int left = in.count(); left > 0; left--) {
      flags.add(TaskFlag.valueOf(in.text()));
    }
    Instant started = in.instant();
    int attempts = in.count();
    List<String> errors = in.texts();
    Usage usage = usage(in);
    Optional<Instant> reported = optionalInstant(in);
    Optional<Instant> killRequested =
        form != WITHOUT_KILLS
            ? optionalInstant(in)
            : flags.contains(TaskFlag.DELETED)
                ? reported.filter(started::isBefore)
                : Optional.empty();
    Optional<Allocation> allocation = in.flag() ? Optional.of(allocation(in)) : Optional.empty();
    return new ArrayTask(
        number,
        phase,
        flags,
        allocation,
        Optional.of(started).filter(start -> attempts > 0),
        attempts,
        errors,
        usage,
        reported,
        killRequested);
  }

  private static Optional<Instant> optionalInstant(FieldReader in) {
    return in.flag() ? Optional.of(in.instant()) : Optional.empty();
  }

  static void usage(FieldWriter out, Usage usage) {
    out.add(usage.values().size());
    usage.values().forEach((name, amount) -> out.add(name).add(amount));
  }

  static Usage usage(FieldReader in) {
    int count = in.count();
    if (count == 0) {
      return Usage.NONE;
    }
    Map<String, Double> values = new TreeMap<>();
    for (int i = 0; i < count; i++) {
      values.put(in.text(), in.real());
    }
    return new Usage(values);
  }

  static void allocation(FieldWriter out, Allocation allocation) {
    out.add(allocation.parallelEnvironment().orElse("")).add(allocation.grants().size());
    for (Allocation.Grant grant : allocation.grants()) {
      QueueInstanceName instance = grant.instance();
      out.add(instance.queue().text()).add(instance.host().text()).add(grant.slots());
    }
  }

  static Allocation allocation(FieldReader in) {
    Optional<String> parallelEnvironment = Given.text(in.text());
    int count = in.count();
    List<Allocation.Grant> grants = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      QueueInstanceName instance = QueueInstanceName.of(in.text(), in.text());
      grants.add(new Allocation.Grant(instance, in.number()));
    }
    return new Allocation(parallelEnvironment, grants);
  }
}
