package gridlite.command.program;

import gridlite.command.JobCommands;
import gridlite.command.qsub.AccountingTail;
import gridlite.job.AccountingEntry;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.SessionContext;
import gridlite.job.TaskFlag;
import gridlite.job.TaskId;
import gridlite.operation.Force;
import gridlite.operation.job.DeleteJob;
import gridlite.operation.job.JobReference;
import gridlite.port.Commits;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.runtime.CommandContext;
import gridlite.runtime.Console;
import gridlite.runtime.Reconciler;
import gridlite.state.ClusterState;
import gridlite.state.FinishedJob;
import gridlite.value.TaskRange;
import gridlite.verb.Verb;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * {@code gridlite await JOB[.TASKS] ...}: reports to a program when tasks end, a line for each, and
 * ends with the last. A line is the task, a tab, and: {@code exited}, a tab and the exit status;
 * {@code signalled}, a tab and the signal's number; {@code aborted}; each with what was used behind
 * it; or {@code gone} for a task that has left no record; {@code unknown} for a job that there
 * never was. With {@code --now} it prints the states as they are, and waits for nothing.
 */
@Command(
    name = "await",
    hidden = true,
    description = "Report when tasks end; called by the DRMAA libraries.")
public final class TaskWait extends Verb {
  private static final String NUMBER = "([1-9]\\d{0,8})";

  private static final Pattern TASKS =
      Pattern.compile(NUMBER + "(?:\\." + NUMBER + "(?:-" + NUMBER + ":" + NUMBER + ")?)?");

  /** Tasks that one word or all may name: those of the largest array, and more. */
  private static final int MOST = 1_000_000;

  /**
   * Times between questions to a cell that nothing is heard of: short at first, as many jobs are.
   */
  private static final Duration SHORTEST = Duration.ofMillis(20);

  private static final Duration LONGEST = Duration.ofMillis(300);

  /** Time between looks whether a client is still there to which nothing was to be reported. */
  private static final Duration LISTEN = Duration.ofSeconds(1);

  /**
   * Time after which a cell is looked at although nothing was heard of it: the shepherd of a task
   * may have been killed.
   */
  private static final Duration SILENCE = Duration.ofSeconds(5);

  @Option(names = "--now", description = "Print the states at the moment.")
  private boolean now;

  @Option(names = "--session", paramLabel = "NAME", description = "All tasks of a session, too.")
  private Optional<String> session = Optional.empty();

  @Option(names = "--delete-errors", description = "Delete what is in error state.")
  private boolean deleteErrors;

  @Parameters(arity = "0..*", paramLabel = "JOB[.TASKS]", description = "Tasks.")
  private List<String> words = List.of();

  /**
   * The part of a state that is about a task.
   *
   * @param word its state; empty when it is over, or never was
   * @param failure how it ended, to a program, if it is in error state; empty otherwise
   * @param issued whether its job's number was given to a job
   */
  private record Known(
      TaskId task, Optional<String> word, Optional<String> failure, boolean issued) {
    boolean isOver() {
      return word.isEmpty();
    }
  }

  private final Set<TaskId> open = new TreeSet<>();
  private final Map<TaskId, String> names = new HashMap<>();
  private final Set<TaskId> deleted = new HashSet<>();
  private final Set<TaskId> dumped = new HashSet<>();
  private final Map<TaskId, AccountingEntry> ends = new HashMap<>();
  private final Map<TaskId, String> failures = new HashMap<>();

  @Override
  public int run(CommandContext context) {
    words.forEach(this::add);
    session.ifPresent(name -> context.store().read(state -> addSession(context, state, name)));
    Path accounting = context.cell().common().resolve("accounting");
    // made before the state is read: what ends in between is not missed
    try (AccountingTail tail = new AccountingTail(accounting)) {
      return await(context, tail, accounting);
    }
  }

  private void add(String word) {
    Matcher matcher = TASKS.matcher(word);
    if (!matcher.matches()) {
      throw new GridException(
          Problem.of(ProblemKind.USAGE, "\"" + word + "\" is not a task")
              .hint("expected JOB, JOB.TASK or JOB.FIRST-LAST:STEP"));
    }
    JobId job = JobId.parse(matcher.group(1));
    if (matcher.group(2) == null) {
      add(new TaskId(job, 1), word);
      return;
    }
    long first = Long.parseLong(matcher.group(2));
    boolean range = matcher.group(3) != null;
    long last = range ? Long.parseLong(matcher.group(3)) : first;
    long step = range ? Long.parseLong(matcher.group(4)) : 1;
    if ((last - first) / step >= MOST - open.size()) {
      throw new GridException(Problem.of(ProblemKind.USAGE, "more than " + MOST + " tasks"));
    }
    for (long task = first; task <= last; task += step) {
      add(new TaskId(job, task), job + "." + task);
    }
  }

  private void add(TaskId task, String name) {
    open.add(task);
    names.putIfAbsent(task, name);
  }

  private int addSession(CommandContext context, ClusterState state, String name) {
    for (Job job : state.jobs().values()) {
      if (job.owner().name().equals(context.actor().name()) && SessionContext.isOf(job, name)) {
        job.waiting().forEach(task -> add(new TaskId(job.id(), task), name(job, task)));
        for (ArrayTask task : job.tasks().values()) {
          add(new TaskId(job.id(), task.number()), name(job, task.number()));
        }
      }
    }
    return open.size();
  }

  private static String name(Job job, long task) {
    return job.isArray() ? job.id() + "." + task : job.id().toString();
  }

  private int await(CommandContext context, AccountingTail tail, Path accounting) {
    Duration pause = SHORTEST;
    if (!now) {
      context.console().catchInterrupt();
    }
    for (boolean first = true; true; first = false) {
      // counted before the state is read: what is committed in between is not missed
      Optional<Commits> commits = now ? Optional.empty() : context.store().commits();
      long counted = commits.map(Commits::counted).orElse(0L);
      if (first || !commits.map(Commits::isLookedAfter).orElse(false)) {
        Reconciler.look(context);
      }
      Instant instant = context.clock().instant();
      List<Known> known = context.store().read(state -> look(state, instant));
      tail.lines().forEach(this::record);
      List<Known> over = known.stream().filter(Known::isOver).toList();
      if (first) {
        findEarlier(accounting, over);
      }
      over.forEach(task -> report(context, task.task(), outcome(task)));
      over.forEach(task -> open.remove(task.task()));
      deleteFailed(context, known, instant);
      if (now) {
        known.forEach(task -> task.word().ifPresent(word -> report(context, task.task(), word)));
      }
      context.console().flush();
      if (now || open.isEmpty() || context.console().isInterrupted()) {
        return 0;
      }
      pause = over.isEmpty() ? longer(pause) : SHORTEST;
      if (!rest(context, commits, counted, pause)) {
        return 0;
      }
    }
  }

  private static Duration longer(Duration pause) {
    Duration twice = pause.multipliedBy(2);
    return twice.compareTo(LONGEST) < 0 ? twice : LONGEST;
  }

  private void report(CommandContext context, TaskId task, String text) {
    context.console().out(names.get(task) + "\t" + text + "\n");
  }

  /** Looks for ends before the first question; later ones are in what is appended. */
  private void findEarlier(Path accounting, List<Known> over) {
    Set<TaskId> tasks = new HashSet<>();
    over.stream().map(Known::task).filter(task -> !ends.containsKey(task)).forEach(tasks::add);
    ends.putAll(PastEnds.find(accounting, tasks));
  }

  private String outcome(Known known) {
    AccountingEntry end = ends.get(known.task());
    if (end != null) {
      return EndLine.line(end, circumstances(known.task()));
    }
    return failures.getOrDefault(known.task(), known.issued() ? "gone" : "unknown");
  }

  private List<Known> look(ClusterState state, Instant instant) {
    TaskStates states = new TaskStates(state, instant);
    JobId last = state.lastJob();
    for (FinishedJob finished : state.finished()) {
      noteEnds(finished.job());
    }
    List<Known> known = new ArrayList<>(open.size());
    for (TaskId id : open) {
      boolean issued = !id.job().isAfter(last);
      Optional<Job> job = state.job(id.job());
      Optional<ArrayTask> task = job.flatMap(found -> found.task(id.task()));
      job.ifPresent(this::noteEnds);
      if (job.isEmpty() || task.isEmpty()) {
        known.add(new Known(id, Optional.empty(), Optional.empty(), issued));
        continue;
      }
      boolean failed = !task.get().isActive() && task.get().is(TaskFlag.ERROR);
      known.add(
          new Known(
              id,
              Optional.of(states.word(job.get(), task.get())),
              failed ? Optional.of(EndLine.failure(job.get(), task.get())) : Optional.empty(),
              issued));
    }
    return known;
  }

  /** Notes what accounting has no field for. */
  private void noteEnds(Job job) {
    for (ArrayTask task : job.tasks().values()) {
      TaskId id = new TaskId(job.id(), task.number());
      if (task.is(TaskFlag.DELETED) && open.contains(id)) {
        deleted.add(id);
      }
    }
    for (long task : SessionContext.cores(job)) {
      dumped.add(new TaskId(job.id(), task));
    }
  }

  /** To a program, a job that can't start has failed: nobody would clear its error state. */
  private void deleteFailed(CommandContext context, List<Known> known, Instant instant) {
    List<JobReference> jobs = new ArrayList<>();
    for (Known one : known) {
      if (deleteErrors && one.failure().isPresent()) {
        TaskId task = one.task();
        failures.put(task, one.failure().get());
        TaskRange range = new TaskRange(task.task(), task.task(), 1);
        jobs.add(JobReference.of(task.job()).withTasks(range));
      }
    }
    if (!jobs.isEmpty()) {
      DeleteJob.Request request = new DeleteJob.Request(jobs, List.of(), Force.NOT_USED);
      JobCommands.apply(
          context, state -> DeleteJob.delete(state, request, context.actor(), instant), instant);
    }
  }

  private void record(String line) {
    AccountingEntry.parse(line)
        .filter(entry -> open.contains(entry.task()))
        .ifPresent(entry -> ends.put(entry.task(), entry));
  }

  private Set<EndLine.Circumstance> circumstances(TaskId task) {
    Set<EndLine.Circumstance> known = EnumSet.noneOf(EndLine.Circumstance.class);
    if (deleted.contains(task)) {
      known.add(EndLine.Circumstance.DELETED);
    }
    if (dumped.contains(task)) {
      known.add(EndLine.Circumstance.DUMPED);
    }
    return known;
  }

  /** Waits until there may be news. Returns false when nobody is there any more to hear them. */
  private static boolean rest(
      CommandContext context, Optional<Commits> commits, long counted, Duration pause) {
    try {
      if (commits.isEmpty()) {
        Thread.sleep(pause.toMillis());
        return true;
      }
      Duration silence = Duration.ZERO;
      boolean news = false;
      while (!news && silence.compareTo(SILENCE) < 0) {
        news = commits.get().await(counted, LISTEN);
        silence = silence.plus(LISTEN);
        if (context.console().isLeaving()) {
          throw new Console.CallerGoneException(new IOException("the server leaves"));
        }
        if (!news && context.console().isInterrupted()) {
          return false;
        }
      }
      return true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while waiting for tasks", e);
    }
  }
}
