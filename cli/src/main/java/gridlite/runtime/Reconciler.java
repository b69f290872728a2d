package gridlite.runtime;

import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.TaskId;
import gridlite.operation.progress.AbsorbReports;
import gridlite.operation.reservation.DeleteReservation;
import gridlite.port.Executor;
import gridlite.port.Inquiry;
import gridlite.port.Observation;
import gridlite.port.TaskOrder;
import gridlite.port.TaskReport;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.JobEvent;
import gridlite.state.Outcome;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The first step of every command: tasks that have ended since the last command are absorbed, and
 * tasks that were dispatched by a command that died before it could start them are started.
 */
public final class Reconciler {
  private Reconciler() {}

  /**
   * Reads a saved state and does what follows from it, both in one turn: else one who has read
   * earlier could speak to tasks later, and resume what has just been suspended.
   */
  public static List<String> inTurn(CommandContext context, Supplier<List<TaskOrder>> reading) {
    synchronized (context.executor()) {
      return context.executor().carryOut(reading.get());
    }
  }

  /** Catches up with the executor. Returns how many tasks have given their slots back. */
  public static int run(CommandContext context) {
    return run(context, context.clock().instant());
  }

  /**
   * The same for a command that only looks: while another process writes, it sees what is saved.
   */
  public static void look(CommandContext context) {
    Instant now = context.clock().instant();
    Observation seen = context.store().read(inquiry(context, now)).observe();
    News news = News.of(context, context.store()::read, seen, now);
    if (news.isAny()) {
      context.store().unlessOthersWrite(() -> absorb(context, news, seen, now));
    }
  }

  /**
   * Returns whether something has happened until an instant that is not saved yet. Jobs that wait
   * are not read for it: the command may ask for those of some owners alone.
   */
  static boolean isAnyNews(CommandContext context, Instant now) {
    Set<String> owners = Set.of();
    Observation seen = context.store().readOf(owners, inquiry(context, now)).observe();
    return News.of(context, asked -> context.store().readOf(owners, asked), seen, now).isAny();
  }

  private static Function<ClusterState, Inquiry> inquiry(CommandContext context, Instant now) {
    return saved -> context.executor().inquiry(saved, now);
  }

  /**
   * News that a saved state does not hold yet. It shows in active tasks and in hosts; waiting jobs
   * don't matter.
   *
   * @param reports what has happened to tasks
   * @param isMore whether there is something besides
   */
  private record News(List<TaskReport> reports, boolean isMore) {
    /**
     * Compares what was seen with what is saved, lets tasks know what is wished of them, and warns.
     */
    static News of(
        CommandContext context,
        Function<Function<ClusterState, List<TaskOrder>>, List<TaskOrder>> reading,
        Observation seen,
        Instant now) {
      List<News> found = new ArrayList<>();
      List<String> troubles =
          inTurn(
              context,
              () ->
                  reading.apply(
                      saved -> {
                        found.add(of(context.executor(), saved, seen, now));
                        return context.executor().orders(saved, seen, now);
                      }));
      News news = found.get(0);
      for (TaskReport report : news.reports()) {
        if (report instanceof TaskReport.Trouble trouble) {
          warn(context, trouble.text());
        }
      }
      troubles.forEach(trouble -> warn(context, trouble));
      return news;
    }

    private static News of(Executor executor, ClusterState saved, Observation seen, Instant now) {
      return new News(
          executor.interpret(saved, seen, now),
          !transferring(saved).isEmpty()
              || DeleteReservation.isAnyOver(saved, now)
              || !seen.loads().isEmpty());
    }

    boolean isAny() {
      return isMore || reports.stream().anyMatch(report -> !(report instanceof TaskReport.Trouble));
    }
  }

  /** Catches up with what has happened until an instant. */
  static int run(CommandContext context, Instant now) {
    Observation seen = context.store().read(inquiry(context, now)).observe();
    News news = News.of(context, context.store()::read, seen, now);
    return news.isAny() ? absorb(context, news, seen, now) : 0;
  }

  private static int absorb(CommandContext context, News news, Observation seen, Instant now) {
    int ended =
        context
            .store()
            .update(
                JobEvent.EXECUTOR,
                state -> {
                  var outcome = AbsorbReports.absorb(state, news.reports(), now);
                  List<Change> changes = new ArrayList<>(outcome.changes());
                  changes.addAll(DeleteReservation.over(state.apply(outcome.changes()), now));
                  seen.loads().forEach((host, load) -> changes.add(new Change.PutLoad(host, load)));
                  return new Outcome<>(changes, outcome.result());
                });
    settle(context, news.reports(), seen);
    return ended;
  }

  /** Returns why nothing can be dispatched from here; empty where it can. */
  static Optional<String> obstacle(CommandContext context) {
    return beforeStarts(context) instanceof Observation.Foreign foreign
        ? Optional.of(foreign.reason())
        : Optional.empty();
  }

  private static Observation beforeStarts(CommandContext context) {
    return context.store().read(context.executor()::inquiryBeforeStarts).observe();
  }

  /** Starts what is dispatched; for a task that has been started this does nothing. */
  public static void start(CommandContext context) {
    settle(context, List.of(), beforeStarts(context));
  }

  /**
   * Forgets what was absorbed and starts what is dispatched. What is to be done comes from the
   * newest state, in an update that changes nothing: so no other process has the cell meanwhile,
   * and within this one the turn sees to it that nobody starts or forgets by an older state: what
   * ended and was forgotten since would be started again. And nothing is done that follows from
   * what somebody is about to save: were this process killed before, a task would run of which no
   * state knows, or an end would be forgotten of which no state knows.
   */
  private static void settle(CommandContext context, List<TaskReport> absorbed, Observation seen) {
    List<TaskOrder> over = new ArrayList<>();
    for (TaskReport report : absorbed) {
      if (report.isLast()) {
        over.add(new TaskOrder.Forget(report.task(), report.attempt()));
      }
    }
    if (!over.isEmpty()) {
      context.store().sync();
    }
    List<String> troubles =
        inTurn(
            context,
            () -> {
              Map<TaskId, Integer> saved = context.store().read(Reconciler::transferring);
              return saved.isEmpty() && over.isEmpty()
                  ? List.of()
                  : context
                      .store()
                      .update(
                          JobEvent.EXECUTOR,
                          newest -> settling(context, newest, saved, over, seen));
            });
    troubles.forEach(trouble -> warn(context, trouble));
  }

  private static Outcome<List<TaskOrder>> settling(
      CommandContext context,
      ClusterState newest,
      Map<TaskId, Integer> saved,
      List<TaskOrder> over,
      Observation seen) {
    List<TaskId> starts = new ArrayList<>();
    transferring(newest)
        .forEach(
            (task, attempt) -> {
              if (attempt.equals(saved.get(task))) {
                starts.add(task);
              }
            });
    List<TaskOrder> orders = new ArrayList<>(over);
    orders.addAll(context.executor().starts(newest, seen, starts));
    return new Outcome<>(List.of(), orders);
  }

  private static void warn(CommandContext context, String trouble) {
    context.console().err("warning: " + trouble + "\n");
  }

  /** Tasks dispatched and not known to run, with their attempts. */
  private static Map<TaskId, Integer> transferring(ClusterState state) {
    Map<TaskId, Integer> starts = new LinkedHashMap<>();
    for (Job job : state.begunJobs()) {
      for (ArrayTask task : job.tasks().values()) {
        if (task.phase() == ArrayTask.Phase.TRANSFERRING) {
          starts.put(new TaskId(job.id(), task.number()), task.attempts());
        }
      }
    }
    return starts;
  }
}
