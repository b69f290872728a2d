package gridlite.state;

import gridlite.format.Attribute;
import gridlite.job.AccountingEntry;
import gridlite.job.AccountingEntry.Field;
import gridlite.job.ArrayTask;
import gridlite.job.HoldKind;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.TaskFlag;
import gridlite.job.TaskId;
import gridlite.state.JobEvent.Action;
import gridlite.value.Given;
import gridlite.value.SortedTable;
import gridlite.value.TaskSet;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * The events of jobs between two of their states. Its submission and the starts of tasks that run
 * can be read from the job itself; they are among the events of the change that takes them from it,
 * so that a submission and a start cost nothing.
 */
public final class JobEvents {
  private static final Comparator<JobEvent> BY_TIME = Comparator.comparing(JobEvent::at);

  /** A time of the accounting file is a whole second, and means any moment of it. */
  private static final long REST_OF_SECOND = 999;

  private final Job job;
  private final Circumstances circumstances;
  private final EventsOfTasks tasks = new EventsOfTasks();
  private final List<JobEvent> events = new ArrayList<>();

  /**
   * The circumstances of a change.
   *
   * @param author who made it
   * @param now when, in the time of the cell
   * @param endings the accounting record of a task, if the change wrote one
   */
  private record Circumstances(
      String author, Instant now, Function<TaskId, Optional<AccountingEntry>> endings) {}

  private JobEvents(Job job, Circumstances circumstances) {
    this.job = job;
    this.circumstances = circumstances;
  }

  /**
   * The events of an update: a list for each job that was there before it and to which it did
   * something.
   *
   * @param changes of the update
   * @param before jobs as they were before it; asked for those that it changes
   * @param author who made it
   * @param now when, in the time of the cell
   */
  public static List<List<JobEvent>> of(
      List<Change> changes, Function<JobId, Optional<Job>> before, String author, Instant now) {
    Map<JobId, Optional<Job>> jobs = new LinkedHashMap<>();
    for (Change change : changes) {
      if (change instanceof Change.OfJob ofJob) {
        jobs.put(ofJob.id(), ofJob.after());
      }
    }
    Endings endings = new Endings(changes);
    Circumstances how = new Circumstances(author, now, endings::of);
    List<List<JobEvent>> all = new ArrayList<>();
    for (Map.Entry<JobId, Optional<Job>> job : jobs.entrySet()) {
      before
          .apply(job.getKey())
          .map(known -> between(known, job.getValue(), how))
          .filter(events -> !events.isEmpty())
          .ifPresent(all::add);
    }
    return all;
  }

  /** The accounting records of an update, read when one of them is asked for. */
  private static final class Endings {
    private final List<Change> changes;
    private final Map<TaskId, AccountingEntry> entries = new HashMap<>();
    private boolean areRead;

    Endings(List<Change> changes) {
      this.changes = changes;
    }

    /** The record of a task; of a parallel one that of its master. */
    Optional<AccountingEntry> of(TaskId task) {
      if (!areRead) {
        areRead = true;
        for (Change change : changes) {
          if (change instanceof Change.Account account) {
            AccountingEntry.parse(account.line())
                .filter(entry -> entry.text(Field.PARALLEL_TASK).equals("NONE"))
                .ifPresent(entry -> entries.put(entry.task(), entry));
          }
        }
      }
      return Optional.ofNullable(entries.get(task));
    }
  }

  /**
   * The events of a change of a job that was there before it, in their order.
   *
   * @param after the job after the change; empty when it is gone
   */
  private static List<JobEvent> between(Job before, Optional<Job> after, Circumstances how) {
    JobEvents found = new JobEvents(before, how);
    if (after.isEmpty()) {
      found.events.add(submission(before));
    }
    after.ifPresent(found::altered);
    after.ifPresent(found::holds);
    found.waiting(after);
    found.begun(after.map(Job::tasks).orElse(SortedTable.empty()));
    List<JobEvent> all = found.all();
    all.sort(BY_TIME);
    return all;
  }

  /**
   * All that is known of a job, oldest first.
   *
   * @param recorded what was recorded of changes, oldest first
   * @param job the job as it is; empty when it is gone
   */
  public static List<JobEvent> history(List<JobEvent> recorded, Optional<Job> job) {
    List<JobEvent> all = new ArrayList<>();
    job.map(JobEvents::submission).ifPresent(all::add);
    all.addAll(recorded);
    job.ifPresent(now -> all.addAll(starts(now)));
    all.sort(BY_TIME);
    return all;
  }

  private static JobEvent submission(Job job) {
    String owner = job.owner().name().text();
    return new JobEvent(
        job.id(), job.submitted(), Action.SUBMITTED, TaskSet.EMPTY, owner, Optional.of(job.name()));
  }

  private static List<JobEvent> starts(Job job) {
    EventsOfTasks starts = new EventsOfTasks();
    for (ArrayTask task : job.tasks().values()) {
      if (task.isActive()) {
        starts.add(start(job, task), task);
      }
    }
    return starts.of(job);
  }

  private static JobEvent start(Job job, ArrayTask task) {
    return new JobEvent(
        job.id(),
        task.started(),
        Action.STARTED,
        TaskSet.EMPTY,
        JobEvent.SCHEDULER,
        task.allocation().map(slots -> "in " + slots.places()));
  }

  /** Events of tasks; those to which the same happened at the same time are drawn together. */
  private static final class EventsOfTasks {
    private final Map<JobEvent, Set<Long>> tasks = new LinkedHashMap<>();

    void add(JobEvent event, ArrayTask task) {
      tasks.computeIfAbsent(event, same -> new TreeSet<>()).add(task.number());
    }

    List<JobEvent> of(Job job) {
      List<JobEvent> events = new ArrayList<>();
      tasks.forEach((event, numbers) -> events.add(of(job, event, numbers)));
      return events;
    }

    private static JobEvent of(Job job, JobEvent event, Set<Long> numbers) {
      TaskSet which = job.isArray() ? TaskSet.ofNumbers(new ArrayList<>(numbers)) : TaskSet.EMPTY;
      return new JobEvent(
          event.job(), event.at(), event.action(), which, event.author(), event.detail());
    }
  }

  /** The events of the job as a whole, then those of tasks. */
  private List<JobEvent> all() {
    events.addAll(tasks.of(job));
    return events;
  }

  private void altered(Job after) {
    if (circumstances.author().equals(JobEvent.EXECUTOR) || after.request().equals(job.request())) {
      return;
    }
    List<String> changed = new ArrayList<>();
    for (Attribute<?> attribute : job.request().schema().attributes()) {
      if (!after.get(attribute).equals(job.get(attribute))) {
        changed.add(attribute.name().replace('_', ' '));
      }
    }
    events.add(event(Action.ALTERED, TaskSet.EMPTY, Given.text(String.join(", ", changed))));
  }

  private void holds(Job after) {
    for (HoldKind kind : HoldKind.values()) {
      TaskSet before = job.held(kind);
      TaskSet now = after.held(kind);
      if (!now.equals(before)) {
        Optional<String> detail = Optional.of(kind.name().toLowerCase(Locale.ROOT) + " hold");
        whole(Action.HELD, now.minus(before), detail);
        whole(Action.RELEASED, there(before.minus(now), after), detail);
      }
    }
  }

  /** Those of some tasks that a job still has. */
  private static TaskSet there(TaskSet some, Job after) {
    TaskSet there = some.and(after.waiting());
    for (ArrayTask task : after.tasks().values()) {
      there = some.contains(task.number()) ? there.with(task.number()) : there;
    }
    return there;
  }

  /** Tasks that just waited, and are gone. */
  private void waiting(Optional<Job> after) {
    TaskSet gone = job.waiting();
    if (after.isPresent()) {
      SortedTable<Long, ArrayTask> begun = after.get().tasks();
      List<Long> missing = new ArrayList<>();
      for (long number : gone.minus(after.get().waiting()).toList()) {
        if (!begun.has(number)) {
          missing.add(number);
        }
      }
      gone = TaskSet.ofNumbers(missing);
    }
    whole(Action.DELETED, gone, Optional.empty());
  }

  private void begun(SortedTable<Long, ArrayTask> after) {
    for (ArrayTask before : job.tasks().values()) {
      Optional<ArrayTask> now = after.find(before.number());
      if (now.isEmpty()) {
        gone(before);
      } else if (!Objects.equals(before, now.get())) {
        changed(before, now.get());
      }
    }
    for (ArrayTask now : after.values()) {
      if (!job.tasks().has(now.number())) {
        changed(ArrayTask.pending(now.number()), now);
      }
    }
  }

  private void gone(ArrayTask before) {
    if (!before.isActive()) {
      add(Action.DELETED, before, Optional.empty());
      return;
    }
    started(before);
    if (!circumstances.author().equals(JobEvent.EXECUTOR)) {
      add(Action.DELETED, before, Optional.of("by force"));
      return;
    }
    Optional<AccountingEntry> ending =
        circumstances.endings().apply(new TaskId(job.id(), before.number()));
    add(
        ending.map(entry -> end(entry, before)).orElse(circumstances.now()),
        Action.ENDED,
        before,
        ending.map(JobEvents::result));
  }

  private Instant end(AccountingEntry entry, ArrayTask task) {
    Instant end = Instant.ofEpochSecond(entry.whole(Field.END_TIME)).plusMillis(REST_OF_SECOND);
    Instant known = end.isAfter(circumstances.now()) ? circumstances.now() : end;
    return known.isBefore(task.started()) ? task.started() : known;
  }

  private static String result(AccountingEntry entry) {
    String status = "exit status " + entry.whole(Field.EXIT_STATUS);
    long failed = entry.whole(Field.FAILED);
    return failed == 0 ? status : status + ", failed with code " + failed;
  }

  private void changed(ArrayTask before, ArrayTask now) {
    if (before.isActive() && (!now.isActive() || now.attempts() > before.attempts())) {
      started(before);
      boolean failed = now.is(TaskFlag.ERROR);
      add(
          failed ? Action.FAILED : Action.RESCHEDULED,
          now,
          Given.text(String.join("; ", now.errors())));
    } else if (before.isActive()) {
      if (!before.is(TaskFlag.DELETED) && now.is(TaskFlag.DELETED)) {
        add(Action.DELETED, now, Optional.empty());
      }
      boolean byHand = before.is(TaskFlag.SUSPENDED);
      if (byHand != now.is(TaskFlag.SUSPENDED)) {
        add(byHand ? Action.RESUMED : Action.SUSPENDED, now, Optional.empty());
      }
      boolean byLoad = before.is(TaskFlag.THRESHOLD);
      if (byLoad != now.is(TaskFlag.THRESHOLD)) {
        add(byLoad ? Action.RESUMED : Action.SUSPENDED, now, Optional.of("by a suspend threshold"));
      }
    } else if (before.is(TaskFlag.ERROR) && !now.is(TaskFlag.ERROR)) {
      add(Action.CLEARED, now, Optional.empty());
    }
  }

  private void started(ArrayTask task) {
    tasks.add(start(job, task), task);
  }

  private void add(Action action, ArrayTask task, Optional<String> detail) {
    add(circumstances.now(), action, task, detail);
  }

  private void add(Instant at, Action action, ArrayTask task, Optional<String> detail) {
    tasks.add(
        new JobEvent(job.id(), at, action, TaskSet.EMPTY, circumstances.author(), detail), task);
  }

  private void whole(Action action, TaskSet which, Optional<String> detail) {
    if (!which.isEmpty()) {
      events.add(event(action, job.isArray() ? which : TaskSet.EMPTY, detail));
    }
  }

  private JobEvent event(Action action, TaskSet which, Optional<String> detail) {
    return new JobEvent(
        job.id(), circumstances.now(), action, which, circumstances.author(), detail);
  }
}
