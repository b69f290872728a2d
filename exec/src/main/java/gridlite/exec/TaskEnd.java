package gridlite.exec;

import gridlite.job.ArrayTask;
import gridlite.job.TaskId;
import gridlite.job.Usage;
import gridlite.port.TaskReport;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Reads what a shepherd left about the end of its task. */
final class TaskEnd {
  private static final String USAGE = "usage ";

  /** Failure code "before writing exit_status". */
  private static final int NO_EXIT = 19;

  private TaskEnd() {}

  /**
   * The end; empty while the task runs. Where the file is damaged, how it ended is not known, and
   * the end says so.
   *
   * @param directory the task's directory
   * @param begun when the attempt began
   */
  static Optional<TaskReport> read(
      TaskId id, ArrayTask task, TaskSight sight, Path directory, Instant begun) {
    if (sight.exit().isEmpty()) {
      return Optional.empty();
    }
    Optional<TaskReport> written = written(id, task, sight.exit().get().lines());
    if (written.isPresent()) {
      return written;
    }
    // a shepherd that lives has more to say
    return sight.life() == TaskSight.Life.LIVES
        ? Optional.empty()
        : Optional.of(damaged(id, task, sight.exit().get().written(), directory, begun));
  }

  private static Optional<TaskReport> written(
      TaskId id, ArrayTask task, Map<String, String> lines) {
    Optional<Instant> start = Spelled.instant(lines.getOrDefault("start", ""));
    Optional<Instant> end = Spelled.instant(lines.getOrDefault("end", ""));
    Optional<Long> failed = Spelled.count(lines.getOrDefault("failed", ""));
    Optional<Long> status = Spelled.count(lines.getOrDefault("status", ""));
    Optional<TaskReport.Consequence> consequence = consequence(lines.get("consequence"));
    if (start.isEmpty()
        || end.isEmpty()
        || failed.isEmpty()
        || status.isEmpty()
        || consequence.isEmpty()
        || !lines.containsKey("whole")) {
      return Optional.empty();
    }
    boolean queueError = lines.getOrDefault("queue_error", "0").equals("1");
    return Optional.of(
        new TaskReport.Ended(
            id,
            task.attempts(),
            Spelled.isZero(lines.getOrDefault("start", ""))
                ? Optional.empty()
                : Optional.of(new TaskReport.Times(start.get(), end.get())),
            failure(failed.get().intValue(), lines),
            status.get().intValue(),
            usage(lines),
            consequence.get(),
            queueError ? Optional.of(queueError(id, task)) : Optional.empty()));
  }

  /** The failure that a shepherd noted; its code is 0 where there was none. */
  private static Optional<TaskReport.Failure> failure(int code, Map<String, String> lines) {
    Optional<String> reason = Optional.ofNullable(lines.get("reason"));
    return code == 0
        ? Optional.empty()
        : Optional.of(new TaskReport.Failure(code, reason.filter(text -> !text.isEmpty())));
  }

  private static Optional<TaskReport.Consequence> consequence(
      @org.jspecify.annotations.Nullable String name) {
    for (TaskReport.Consequence known : TaskReport.Consequence.values()) {
      if (known.name().equals(name)) {
        return Optional.of(known);
      }
    }
    return Optional.empty();
  }

  private static Usage usage(Map<String, String> lines) {
    Map<String, Double> usage = new TreeMap<>();
    lines.forEach(
        (key, value) -> {
          if (key.startsWith(USAGE)) {
            Spelled.amount(value).ifPresent(used -> usage.put(key.substring(USAGE.length()), used));
          }
        });
    return new Usage(usage);
  }

  private static String queueError(TaskId id, ArrayTask task) {
    return "queue "
        + task.master().queue()
        + " marked QERROR as result of job "
        + id.job()
        + "'s failure at host "
        + task.master().host();
  }

  private static TaskReport damaged(
      TaskId id, ArrayTask task, Instant written, Path directory, Instant begun) {
    return new TaskReport.Ended(
        id,
        task.attempts(),
        Optional.of(new TaskReport.Times(begun, written)),
        Optional.of(
            TaskReport.Failure.of(
                NO_EXIT,
                "the file exit in " + directory + " was damaged: how the task ended is not known")),
        0,
        task.usage(),
        TaskReport.Consequence.FINISHED,
        Optional.empty());
  }
}
