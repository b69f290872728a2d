package gridlite.runtime;

import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.TaskId;
import gridlite.operation.progress.AbsorbReports;
import gridlite.operation.reservation.DeleteReservation;
import gridlite.port.Executor;
import gridlite.port.TaskReport;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Outcome;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/**
 * The first step of every command: tasks that have ended since the last command are absorbed, and
 * tasks that were dispatched by a command that died before it could start them are started.
 */
public final class Reconciler {
  private Reconciler() {}

  private static final String AUTHOR = "executor";

  /**
   * Reads a saved state and says to tasks what it wishes of them, both in one turn: else one who
   * has read earlier could speak later, and resume what has just been suspended.
   */
  public static <R> R inTurn(CommandContext context, Supplier<R> reading) {
    synchronized (context.executor()) {
      return reading.get();
    }
  }

  /** Catches up with the executor. Returns how many tasks have given their slots back. */
  public static int run(CommandContext context) {
    return run(context, context.clock().instant());
  }

  /**
   * The same for a command that then asks for the jobs of some owners alone: those of others that
   * wait are not read for it unless something has happened.
   */
  public static void run(CommandContext context, Set<String> owners) {
    Instant now = context.clock().instant();
    News news =
        inTurn(
            context,
            () -> context.store().readOf(owners, state -> News.of(context.executor(), state, now)));
    if (news.isAny()) {
      run(context, now);
    } else {
      warnOfTroubles(context, news.reports());
    }
  }

  /**
   * News that a saved state does not hold yet. It shows in active tasks and in hosts; waiting jobs
   * don't matter.
   *
   * @param reports what the executor has to say
   * @param isMore whether there is something besides
   */
  private record News(List<TaskReport> reports, boolean isMore) {
    static News of(Executor executor, ClusterState saved, Instant now) {
      List<TaskReport> reports = executor.poll(saved, now);
      return new News(
          reports,
          toStart(saved)
              || DeleteReservation.isAnyOver(saved, now)
              || !executor.loads(saved, now).isEmpty());
    }

    boolean isAny() {
      return isMore || reports.stream().anyMatch(report -> !(report instanceof TaskReport.Trouble));
    }
  }

  /** Catches up with what has happened until an instant. */
  static int run(CommandContext context, Instant now) {
    Executor executor = context.executor();
    News news = inTurn(context, () -> context.store().read(state -> News.of(executor, state, now)));
    warnOfTroubles(context, news.reports());
    if (!news.isAny()) {
      return 0;
    }
    int ended =
        context
            .store()
            .update(
                AUTHOR,
                state -> {
                  var outcome = AbsorbReports.absorb(state, news.reports(), now);
                  List<Change> changes = new ArrayList<>(outcome.changes());
                  changes.addAll(DeleteReservation.over(state.apply(outcome.changes()), now));
                  executor
                      .loads(state, now)
                      .forEach((host, load) -> changes.add(new Change.PutLoad(host, load)));
                  return new Outcome<>(changes, outcome.result());
                });
    settle(context, news.reports(), now);
    return ended;
  }

  /** Starts what is dispatched; for a task that has been started this does nothing. */
  public static void start(CommandContext context, Instant now) {
    settle(context, List.of(), now);
  }

  /**
   * Forgets what was absorbed and starts what is dispatched. It changes nothing in the state, but
   * takes its turn among the updates, so that no two processes do this at once, nor by an old
   * state: what ended and was forgotten since would be started again. And it does nothing that
   * follows from what somebody is about to save: were this process killed before, a task would run
   * of which no state knows, or an end would be forgotten of which no state knows.
   */
  private static void settle(CommandContext context, List<TaskReport> absorbed, Instant now) {
    Map<TaskId, Integer> saved = context.store().read(Reconciler::transferring);
    List<TaskReport> over =
        absorbed.stream()
            .filter(
                report ->
                    report instanceof TaskReport.Ended || report instanceof TaskReport.Leftover)
            .toList();
    if (!over.isEmpty()) {
      context.store().sync();
    }
    if (saved.isEmpty() && over.isEmpty()) {
      return;
    }
    List<String> troubles =
        context
            .store()
            .update(
                AUTHOR,
                newest -> {
                  context.executor().acknowledge(over);
                  List<TaskId> starts = new ArrayList<>();
                  transferring(newest)
                      .forEach(
                          (task, attempt) -> {
                            if (attempt.equals(saved.get(task))) {
                              starts.add(task);
                            }
                          });
                  return new Outcome<>(List.of(), context.executor().startAll(newest, starts, now));
                });
    troubles.forEach(trouble -> warn(context, trouble));
  }

  private static void warnOfTroubles(CommandContext context, List<TaskReport> reports) {
    for (TaskReport report : reports) {
      if (report instanceof TaskReport.Trouble trouble) {
        warn(context, trouble.text());
      }
    }
  }

  private static void warn(CommandContext context, String trouble) {
    context.console().err("warning: " + trouble + "\n");
  }

  private static boolean toStart(ClusterState state) {
    return !transferring(state).isEmpty();
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
