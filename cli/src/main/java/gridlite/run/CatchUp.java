package gridlite.run;

import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.TaskId;
import gridlite.operation.AbsorbReports;
import gridlite.operation.DeleteReservation;
import gridlite.port.Executor;
import gridlite.port.TaskReport;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Outcome;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * What every command does first: tasks that have ended since the last command are absorbed, and
 * tasks that were dispatched by a command that died before it could start them are started.
 */
public final class CatchUp {
  private CatchUp() {}

  private static final String AUTHOR = "executor";

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
    if (context.store().readOf(owners, state -> isNews(context.executor(), state, now))) {
      run(context, now);
    }
  }

  /** What has happened shows in active tasks and in hosts; waiting jobs don't matter. */
  private static boolean isNews(Executor executor, ClusterState state, Instant now) {
    return !executor.poll(state, now).isEmpty()
        || toStart(state)
        || DeleteReservation.isAnyOver(state, now)
        || !executor.loads(state, now).isEmpty();
  }

  /** Catches up with what has happened until an instant. */
  static int run(CommandContext context, Instant now) {
    Executor executor = context.executor();
    if (!context.store().read(state -> isNews(executor, state, now))) {
      return 0;
    }
    List<TaskReport> absorbed = new ArrayList<>();
    int ended =
        context
            .store()
            .update(
                AUTHOR,
                state -> {
                  List<TaskReport> reports = executor.poll(state, now);
                  absorbed.addAll(reports);
                  var outcome = AbsorbReports.absorb(state, reports, now);
                  List<Change> changes = new ArrayList<>(outcome.changes());
                  changes.addAll(DeleteReservation.over(state.apply(outcome.changes()), now));
                  executor
                      .loads(state, now)
                      .forEach((host, load) -> changes.add(new Change.PutLoad(host, load)));
                  return new Outcome<>(changes, outcome.result());
                });
    executor.acknowledge(absorbed);
    start(context, now);
    return ended;
  }

  /**
   * Starts what is dispatched; for a task that has been started this does nothing. It changes
   * nothing in the state, but must not go by an old one: what ended and was forgotten since would
   * be started again. Nor what somebody else is about to save: were this process killed before, a
   * task would run of which no state knows.
   */
  public static void start(CommandContext context, Instant now) {
    Set<TaskId> saved = Set.copyOf(context.store().<List<TaskId>>read(CatchUp::transferring));
    if (!saved.isEmpty()) {
      context
          .store()
          .update(
              AUTHOR,
              state -> {
                List<TaskId> starts = transferring(state);
                starts.retainAll(saved);
                context.executor().startAll(state, starts, now);
                return new Outcome<>(List.of(), 0);
              });
    }
  }

  private static boolean toStart(ClusterState state) {
    return !transferring(state).isEmpty();
  }

  /** Tasks dispatched and not known to run. */
  private static List<TaskId> transferring(ClusterState state) {
    List<TaskId> starts = new ArrayList<>();
    for (Job job : state.jobs().values()) {
      for (ArrayTask task : job.tasks().values()) {
        if (task.phase() == ArrayTask.Phase.TRANSFERRING) {
          starts.add(new TaskId(job.id(), task.number()));
        }
      }
    }
    return starts;
  }
}
