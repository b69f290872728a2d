package gridlite.command;

import gridlite.operation.Answer;
import gridlite.operation.job.JobAnswers;
import gridlite.operation.job.TaskSignal;
import gridlite.port.TaskOrder;
import gridlite.runtime.CommandContext;
import gridlite.runtime.Console;
import gridlite.runtime.Reconciler;
import gridlite.state.ClusterState;
import gridlite.state.Outcome;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * The parts that commands on jobs share: an operation runs, tasks are signalled, answers are
 * printed.
 */
public final class JobCommands {
  private JobCommands() {}

  /** Runs an operation on jobs; returns the first exit status other than 0. */
  public static int run(
      CommandContext context, Function<ClusterState, Outcome<JobAnswers>> operation, Instant now) {
    return print(context.console(), apply(context, operation, now));
  }

  /** Runs an operation on jobs and delivers its signals; gives the answers. */
  public static List<Answer> apply(
      CommandContext context, Function<ClusterState, Outcome<JobAnswers>> operation, Instant now) {
    JobAnswers result = context.store().update(context.actor().name().text(), operation);
    signal(context, result.signals(), now);
    return result.answers();
  }

  /** Delivers signals to running tasks. */
  private static void signal(CommandContext context, List<TaskSignal> signals, Instant now) {
    if (signals.isEmpty()) {
      return;
    }
    Reconciler.inTurn(
            context,
            () ->
                context
                    .store()
                    .read(
                        state -> {
                          List<TaskOrder> orders = new ArrayList<>();
                          signals.forEach(
                              signal -> orders.addAll(orders(context, state, signal, now)));
                          return orders;
                        }))
        .forEach(trouble -> context.console().err("warning: " + trouble + "\n"));
  }

  private static List<TaskOrder> orders(
      CommandContext context, ClusterState state, TaskSignal signal, Instant now) {
    return context
        .executor()
        .signal(state, signal.job(), signal.task(), signal.signal(), context.actor().at(), now);
  }

  /** Prints answers; returns the first exit status other than 0. */
  public static int print(Console console, List<Answer> answers) {
    int status = 0;
    for (Answer answer : answers) {
      if (answer.stream() == Answer.Stream.OUT) {
        console.out(answer.text() + "\n");
      } else {
        console.err(answer.text() + "\n");
      }
      status = status == 0 ? answer.exitStatus() : status;
    }
    return status;
  }
}
