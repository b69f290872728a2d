package gridlite.store;

import gridlite.job.JobOutline;
import gridlite.job.TaskOutline;
import gridlite.name.ProjectName;
import gridlite.name.QueueInstanceName;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;

/** The columns that jobs and tasks have beside their bodies, and their values. */
final class OutlineColumns {
  /** Columns of table {@code unfinished_job}, its key and the body aside. */
  static final List<String> JOB =
      List.of(
          "owner",
          "group_name",
          "project",
          "department",
          "account",
          "name",
          "posix_priority",
          "parallel_environment",
          "slots",
          "submitted",
          "is_array",
          "waiting",
          "held");

  /** Columns of table {@code started_task}, its key and the body aside. */
  static final List<String> TASK = List.of("queue", "host", "slots", "started", "attempts");

  private OutlineColumns() {}

  /** The values of columns {@link #JOB}. */
  static List<Object> of(JobOutline job) {
    return List.of(
        job.owner(),
        job.group(),
        orNothing(job.project().map(ProjectName::text)),
        job.department(),
        job.account(),
        job.name(),
        job.posixPriority(),
        orNothing(job.parallelEnvironment()),
        job.slots(),
        micros(job.submitted()),
        job.isArray(),
        job.waiting().toString(),
        job.held().isEmpty() ? PreparedStatements.NOTHING : job.held().toString());
  }

  /** The values of columns {@link #TASK}. */
  static List<Object> of(TaskOutline task) {
    Optional<QueueInstanceName> instance = task.instance();
    return List.of(
        orNothing(instance.map(at -> at.queue().text())),
        orNothing(instance.map(at -> at.host().text())),
        orNothing(task.slots()),
        orNothing(task.lastStart().map(OutlineColumns::micros)),
        task.attempts());
  }

  private static Object orNothing(Optional<?> value) {
    return value.isPresent() ? value.get() : PreparedStatements.NOTHING;
  }

  /** The moment that a column has. */
  static Instant moment(long micros) {
    return Instant.EPOCH.plus(micros, ChronoUnit.MICROS);
  }

  /** A moment as a column has it: microseconds since 1970. */
  static long micros(Instant moment) {
    return ChronoUnit.MICROS.between(Instant.EPOCH, moment);
  }
}
