package gridlite.exec;

import gridlite.job.JobId;
import gridlite.job.TaskId;
import gridlite.name.HostName;
import gridlite.state.HostLoad;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Looks at the spool of a cell. It changes nothing there. */
final class SpoolReader {
  private final Spool spool;
  private final Shepherding shepherding;

  /** Knows which tasks are looked after. */
  @FunctionalInterface
  interface Shepherding {
    /** The knowledge of an attempt's shepherd. */
    TaskSight.Life of(TaskId task, int attempt, TaskDirectory directory);

    /** The shepherds of this machine. */
    static Shepherding local(Instant now) {
      return (task, attempt, directory) ->
          directory.hasShepherd()
              ? TaskSight.Life.LIVES
              : directory.awaitsShepherd(now) ? TaskSight.Life.COMING : TaskSight.Life.NONE;
    }
  }

  SpoolReader(Spool spool, Shepherding shepherding) {
    this.spool = spool;
    this.shepherding = shepherding;
  }

  /** Looks at everything, and at some tasks closely. */
  SpoolSight look(List<AskedTask> asked, Map<String, String> homes, Map<HostName, HostLoad> loads) {
    // in this order: what has a claim had a directory before
    List<Claims.Claim> claims = spool.claimed();
    Map<TaskId, TaskDirectory> found = spool.directories();
    Map<TaskId, TaskSight> tasks = new HashMap<>();
    for (AskedTask task : asked) {
      TaskDirectory directory = found.get(task.task());
      if (directory == null) {
        missing(task).ifPresent(sight -> tasks.put(task.task(), sight));
        continue;
      }
      try {
        if (directory.attempt().orElse(task.attempt()) == task.attempt()) {
          found.remove(task.task());
          tasks.put(task.task(), sight(task, directory));
        }
      } catch (UncheckedIOException e) {
        found.remove(task.task());
        tasks.put(task.task(), TaskSight.unreadable(task.attempt(), unreadable(task.task(), e)));
      }
    }
    Set<JobId> scripts = spool.copiedScripts();
    return new SpoolSight(tasks, left(found), claims, scripts, homes, loads);
  }

  /**
   * The sight of an attempt without a directory; empty where nothing follows from that: one that
   * has not begun may get its directory, and be known to run, before this is judged.
   */
  private Optional<TaskSight> missing(AskedTask task) {
    Optional<Claims.Claimed> claim = claim(task);
    boolean hasBegun = !task.begins() || claim.isPresent();
    // in this order: who has begun had a directory
    return hasBegun && !spool.directory(task.task()).exists()
        ? Optional.of(TaskSight.missing(task.attempt(), claim))
        : Optional.empty();
  }

  private Optional<Claims.Claimed> claim(AskedTask task) {
    return task.begins() ? spool.claims().of(task.task(), task.attempt()) : Optional.empty();
  }

  private Map<TaskId, TaskSight> left(Map<TaskId, TaskDirectory> found) {
    Map<TaskId, TaskSight> left = new LinkedHashMap<>();
    found.forEach(
        (id, directory) -> {
          try {
            int attempt = directory.attempt().orElse(0);
            left.put(
                id, sight(new AskedTask(id, attempt, HostName.GLOBAL, true, false), directory));
          } catch (UncheckedIOException e) {
            left.put(id, TaskSight.unreadable(0, unreadable(id, e)));
          }
        });
    return left;
  }

  private TaskSight sight(AskedTask asked, TaskDirectory directory) {
    Optional<TaskSight.LastWord> exit = exit(directory);
    TaskSight.Life life = shepherding.of(asked.task(), asked.attempt(), directory);
    if (life == TaskSight.Life.NONE && exit.isEmpty() && directory.hasExit()) {
      // its last word came between, which is for the next look
      life = TaskSight.Life.LIVES;
    }
    return new TaskSight(
        asked.attempt(),
        true,
        claim(asked),
        exit,
        asked.usage() && exit.isEmpty() ? used(directory) : Map.of(),
        directory.wished(),
        life,
        Optional.empty());
  }

  private static Optional<TaskSight.LastWord> exit(TaskDirectory directory) {
    return directory
        .exitTime()
        .map(written -> new TaskSight.LastWord(directory.lines("exit"), written));
  }

  private static Map<String, Double> used(TaskDirectory directory) {
    Map<String, Double> values = new HashMap<>();
    directory
        .lines("usage")
        .forEach((name, value) -> Spelled.amount(value).ifPresent(used -> values.put(name, used)));
    return values;
  }

  private static String unreadable(TaskId id, UncheckedIOException e) {
    return "task " + id + ": " + e.getMessage() + ": " + e.getCause();
  }
}
