package gridlite.exec;

import gridlite.job.ArrayTask;
import gridlite.job.TaskId;
import gridlite.job.Usage;
import gridlite.port.TaskReport;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Reads what a shepherd left about the end of its task. */
final class TaskEnd {
  private TaskEnd() {}

  private static final String USAGE = "usage ";

  /** The end; empty while the task runs. */
  static Optional<TaskReport> read(TaskId id, ArrayTask task, TaskDirectory directory) {
    Map<String, String> lines = directory.lines("exit");
    if (lines.isEmpty()) {
      return Optional.empty();
    }
    Map<String, Double> usage = new TreeMap<>();
    lines.forEach(
        (key, value) -> {
          if (key.startsWith(USAGE)) {
            usage.put(key.substring(USAGE.length()), Double.valueOf(value));
          }
        });
    boolean queueError = lines.getOrDefault("queue_error", "0").equals("1");
    String queue = task.master().queue();
    return Optional.of(
        new TaskReport.Ended(
            id,
            task.attempts(),
            LocalExecutor.seconds(lines.getOrDefault("start", "0")),
            LocalExecutor.seconds(lines.getOrDefault("end", "0")),
            Integer.parseInt(lines.getOrDefault("failed", "0")),
            lines.getOrDefault("reason", ""),
            Integer.parseInt(lines.getOrDefault("status", "0")),
            new Usage(usage),
            TaskReport.Consequence.valueOf(lines.getOrDefault("consequence", "FINISHED")),
            queueError
                ? "queue "
                    + queue
                    + " marked QERROR as result of job "
                    + id.job()
                    + "'s failure at host "
                    + task.master().host()
                : ""));
  }
}
