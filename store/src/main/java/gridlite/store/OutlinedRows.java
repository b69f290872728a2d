package gridlite.store;

import gridlite.job.JobId;
import gridlite.job.JobOutline;
import gridlite.job.OutlinedJob;
import gridlite.job.TaskId;
import gridlite.job.TaskOutline;
import gridlite.name.ProjectName;
import gridlite.name.QueueInstanceName;
import gridlite.value.TaskSet;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the outlines of jobs from the columns beside the bodies, and no body. */
final class OutlinedRows {
  private static final String JOBS =
      "SELECT id, " + String.join(", ", OutlineColumns.JOB) + " FROM unfinished_job ORDER BY id";
  private static final String TASKS =
      "SELECT id, " + String.join(", ", OutlineColumns.TASK) + " FROM started_task ORDER BY id";

  private final DatabaseRows rows;

  private OutlinedRows(DatabaseRows rows) {
    this.rows = rows;
  }

  /** Outlines of all jobs, by number. */
  static List<OutlinedJob> read(DatabaseRows rows) {
    OutlinedRows reader = new OutlinedRows(rows);
    Map<JobId, List<TaskOutline>> tasks = new HashMap<>();
    rows.query(
        TASKS,
        row -> {
          TaskOutline task = reader.task(row);
          tasks.computeIfAbsent(task.task().job(), job -> new ArrayList<>(1)).add(task);
        });
    List<OutlinedJob> jobs = new ArrayList<>();
    rows.query(
        JOBS,
        row -> {
          JobOutline job = reader.job(row);
          jobs.add(OutlinedJob.of(job, tasks.getOrDefault(job.id(), List.of())));
        });
    return jobs;
  }

  private JobOutline job(ResultSet row) throws SQLException {
    return new JobOutline(
        JobId.of(row.getLong(1)),
        rows.text(row, column("owner")),
        rows.text(row, column("group_name")),
        rows.textIfAny(row, column("project")).map(ProjectName::of),
        rows.text(row, column("department")),
        rows.text(row, column("account")),
        rows.text(row, column("name")),
        row.getLong(column("posix_priority")),
        rows.textIfAny(row, column("parallel_environment")),
        row.getLong(column("slots")),
        OutlineColumns.moment(row.getLong(column("submitted"))),
        row.getBoolean(column("is_array")),
        TaskSet.parse(rows.text(row, column("waiting"))),
        TaskSet.parse(rows.textIfAny(row, column("held")).orElse("")));
  }

  /** The place of a column of {@link #JOBS}, whose first is the key. */
  private static int column(String name) {
    return OutlineColumns.JOB.indexOf(name) + 2;
  }

  private TaskOutline task(ResultSet row) throws SQLException {
    long key = row.getLong(1);
    Optional<String> queue = rows.textIfAny(row, 2);
    Optional<String> host = rows.textIfAny(row, 3);
    return new TaskOutline(
        new TaskId(JobId.of(TaskKey.job(key)), TaskKey.number(key)),
        queue.flatMap(name -> host.map(at -> QueueInstanceName.of(name, at))),
        rows.textIfAny(row, 4).map(Long::valueOf),
        rows.textIfAny(row, 5).map(micros -> OutlineColumns.moment(Long.parseLong(micros))),
        row.getLong(6));
  }
}
