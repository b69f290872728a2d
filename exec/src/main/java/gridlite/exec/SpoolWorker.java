package gridlite.exec;

import gridlite.job.TaskId;
import gridlite.port.TaskOrder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/** Carries out orders in a cell's spool. */
final class SpoolWorker {
  private final Spool spool;
  private final TaskStarter starter;
  private final Consumer<String> at;
  private final Function<List<Shepherds.Flock>, Optional<String>> shepherding;

  /**
   * A worker.
   *
   * @param at hears of each step
   * @param shepherding sends shepherds, and returns what was in the way
   */
  SpoolWorker(
      Spool spool,
      TaskStarter starter,
      Consumer<String> at,
      Function<List<Shepherds.Flock>, Optional<String>> shepherding) {
    this.spool = spool;
    this.starter = starter;
    this.at = at;
    this.shepherding = shepherding;
  }

  /** Does what was ordered. Returns what was in the way. */
  List<String> carryOut(List<TaskOrder> orders) {
    if (orders.stream().anyMatch(SpoolWorker::isAlone)) {
      spool.sweep();
    }
    List<String> troubles = new ArrayList<>();
    List<Shepherds.Flock> flocks = new ArrayList<>();
    for (TaskOrder order : orders) {
      try {
        carryOut(order, flocks);
      } catch (IOException e) {
        if (order instanceof TaskOrder.Start) {
          troubles.add(notStarted(order.task(), "can't make its directory: " + e));
        }
        // what can't be forgotten or removed is left over, which the next look finds
      } catch (UncheckedIOException e) {
        troubles.add("task " + order.task() + ": " + e.getMessage() + ": " + e.getCause());
      }
    }
    at.accept("made all");
    shepherding
        .apply(flocks)
        .ifPresent(
            why -> {
              for (Shepherds.Flock flock : flocks) {
                spool.directory(flock.task()).awaitNobody();
                troubles.add(notStarted(flock.task(), why));
              }
            });
    return troubles;
  }

  /** Returns whether an order is carried out while nobody else makes or removes directories. */
  private static boolean isAlone(TaskOrder order) {
    return order instanceof TaskOrder.Start || order instanceof TaskOrder.Forget;
  }

  private void carryOut(TaskOrder order, List<Shepherds.Flock> flocks) throws IOException {
    TaskDirectory directory = spool.directory(order.task());
    if (order instanceof TaskOrder.Start start) {
      if (!directory.exists()
          && !spool.claims().has(start.task(), start.attempt())
          && starter.prepare(start, directory.path())) {
        flocks.add(new Shepherds.Flock(start.task(), directory.path(), start.attempt()));
      }
    } else if (order instanceof TaskOrder.Intend intend) {
      if (directory.exists() && directory.attempt().orElse(intend.attempt()) == intend.attempt()) {
        directory.wish(SpoolJudgement.request(intend.intention(), intend.by(), directory.wished()));
      }
    } else if (order instanceof TaskOrder.Recover recover) {
      if (directory.exists()) {
        flocks.add(new Shepherds.Flock(recover.task(), directory.path(), recover.attempt()));
      }
    } else if (order instanceof TaskOrder.Forget forget) {
      forget(forget.task(), forget.attempt());
    } else if (order instanceof TaskOrder.RemoveScript remove) {
      spool.removeScript(remove.job());
    }
  }

  private static String notStarted(TaskId task, String why) {
    return "task " + task + " could not be started, which the next command tries again: " + why;
  }

  /** The claim goes last: while there is one, nobody starts the attempt. */
  private void forget(TaskId task, int attempt) throws IOException {
    TaskDirectory directory = spool.directory(task);
    if (directory.exists() && directory.attempt().orElse(attempt) == attempt) {
      at.accept("absorbed");
      directory.remove();
      at.accept("removed");
    }
    spool.claims().remove(task, attempt);
  }
}
