package gridlite.exec;

import gridlite.job.TaskId;
import gridlite.name.HostName;
import gridlite.port.TaskOrder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
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
    Hands hands = new Hands(flocks);
    for (TaskOrder order : orders) {
      try {
        order.by(hands);
      } catch (IOException e) {
        if (order instanceof TaskOrder.Start) {
          troubles.add(
              notStarted(order.task(), "can't make its directory: " + TaskDirectory.textOf(e)));
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

  private static String notStarted(TaskId task, String why) {
    return "task "
        + task
        + " could not be started, which the next look at the cell tries again: "
        + why;
  }

  /** Carries out one order after the other, and collects who is to get a shepherd. */
  private final class Hands implements TaskOrder.Hands<IOException> {
    private final List<Shepherds.Flock> flocks;

    private Hands(List<Shepherds.Flock> flocks) {
      this.flocks = flocks;
    }

    @Override
    public void start(TaskOrder.Start order) throws IOException {
      Path path = spool.directory(order.task()).path();
      if (!spool.directory(order.task()).exists()
          && !spool.claims().has(order.task(), order.attempt())
          && starter.prepare(order, path)) {
        flocks.add(new Shepherds.Flock(order.task(), path, order.attempt(), order.hosts()));
      }
    }

    @Override
    public void intend(TaskOrder.Intend order) {
      TaskDirectory directory = spool.directory(order.task());
      if (directory.exists() && directory.attempt().orElse(order.attempt()) == order.attempt()) {
        directory.wish(SpoolJudgement.request(order.intention(), order.by(), directory.wished()));
      }
    }

    @Override
    public void recover(TaskOrder.Recover order) {
      TaskDirectory directory = spool.directory(order.task());
      if (directory.exists()) {
        // who has begun, or may have, is only to be ended, where it began
        boolean begun = spool.claims().has(order.task(), order.attempt());
        List<HostName> hosts =
            begun && !order.hosts().isEmpty() ? order.hosts().subList(0, 1) : order.hosts();
        flocks.add(new Shepherds.Flock(order.task(), directory.path(), order.attempt(), hosts));
      }
    }

    /** The claim goes last: while there is one, nobody starts the attempt. */
    @Override
    public void forget(TaskOrder.Forget order) throws IOException {
      TaskDirectory directory = spool.directory(order.task());
      if (directory.exists() && directory.attempt().orElse(order.attempt()) == order.attempt()) {
        at.accept("absorbed");
        directory.remove();
        at.accept("removed");
      }
      spool.claims().remove(order.task(), order.attempt());
    }

    @Override
    public void removeScript(TaskOrder.RemoveScript order) throws IOException {
      spool.removeScript(order.job());
    }
  }
}
