package gridlite.runtime;

import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.operation.progress.AdvanceClock;
import gridlite.operation.progress.ApplyOrders;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.schedule.algorithm.Order;
import gridlite.schedule.algorithm.SchedulingRun;
import gridlite.schedule.run.UnchangedRuns;
import gridlite.state.ClusterState;
import gridlite.state.JobEvent;
import gridlite.state.Outcome;
import gridlite.state.SimulatedHosts;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A scheduling run with all that belongs to it: what has ended is absorbed, the run's orders are
 * applied and committed, what was dispatched is started.
 */
public final class SchedulingFlow {
  private SchedulingFlow() {}

  /** The runs that a daemon or a helper remembers. */
  private static final UnchangedRuns RUNS = new UnchangedRuns();

  /** The result of a run: the orders that were carried out, and the whole run. */
  public record Result(List<Order> applied, SchedulingRun run) {
    /** Copies the list. */
    public Result {
      applied = List.copyOf(applied);
    }
  }

  /** Makes a scheduling run. */
  public static Result run(CommandContext context) {
    Instant now = context.clock().instant();
    Optional<String> obstacle = Reconciler.obstacle(context);
    if (obstacle.isPresent()) {
      throw new GridException(Problem.refused(obstacle.get()));
    }
    Reconciler.run(context, now);
    boolean atOnce = context.store().read(context.executor()::startsWithDispatch);
    ArrayTask.Phase started = atOnce ? ArrayTask.Phase.RUNNING : ArrayTask.Phase.TRANSFERRING;
    Result result =
        context
            .store()
            .update(
                JobEvent.SCHEDULER,
                state -> {
                  SchedulingRun run = RUNS.run(Plugins.scheduler(), state, now);
                  var outcome = ApplyOrders.apply(state, run, now, started);
                  return new Outcome<>(outcome.changes(), new Result(outcome.result(), run));
                });
    monitor(context, result.run().monitoring());
    if (!atOnce) {
      // starts what was dispatched, and learns that it runs
      Reconciler.start(context);
      Reconciler.run(context, now);
    }
    return result;
  }

  /** Makes a run; on simulated hosts it lasts until everything that was started runs. */
  public static Result runUntilStarted(CommandContext context) {
    Result result = run(context);
    Instant now = context.clock().instant();
    long seconds = context.store().read(state -> secondsToStart(state, now));
    if (seconds > 0) {
      context
          .store()
          .update(context.actor().name().text(), state -> AdvanceClock.advance(state, seconds));
      Reconciler.run(context);
    }
    return result;
  }

  /** Returns how long it takes until the last task that was started on simulated hosts runs. */
  private static long secondsToStart(ClusterState state, Instant now) {
    long millis = 0;
    if (SimulatedHosts.are(state)) {
      for (Job job : state.begunJobs()) {
        for (ArrayTask task : job.tasks().values()) {
          if (task.isActive()) {
            Instant runs = task.started().plusSeconds(SimulatedHosts.SECONDS_TO_START);
            millis = Math.max(millis, Duration.between(now, runs).toMillis());
          }
        }
      }
    }
    return (millis + 999) / 1000;
  }

  /** Makes a run for a command that goes on whatever becomes of it: the next one tries again. */
  public static void attempt(CommandContext context) {
    try {
      run(context);
    } catch (GridException e) {
      for (Problem problem : e.problems()) {
        context.console().err("warning: not scheduled now: " + problem.text() + "\n");
      }
    } catch (RuntimeException e) {
      context.console().err("warning: not scheduled now: " + e + "\n");
    }
  }

  /** Appends the lines that {@code params MONITOR=1} asks for to the cell's file. */
  private static void monitor(CommandContext context, List<String> lines) {
    if (lines.isEmpty()) {
      return;
    }
    Path file = context.cell().common().resolve("schedule");
    try {
      CellFiles.append(file, CellFiles.PUBLIC, String.join("\n", lines) + "\n");
    } catch (IOException e) {
      throw new UncheckedIOException("can't append to " + file, e);
    }
  }

  /** Returns what a run would do by what is saved, without doing it. */
  public static SchedulingRun rehearse(CommandContext context) {
    Instant now = context.clock().instant();
    return context.store().read(state -> Plugins.scheduler().run(state, now));
  }
}
