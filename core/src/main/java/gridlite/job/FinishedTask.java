package gridlite.job;

import gridlite.job.AccountingEntry.Field;
import gridlite.value.Given;
import java.time.Instant;
import java.util.Optional;

/**
 * A task that has ended, as the accounting file has it. Where one is passed on, it is valid until
 * the call returns; {@link #record} gives what can be kept.
 *
 * @see "accounting(5)"
 */
public interface FinishedTask {
  /** Text of a field. */
  String text(Field field);

  /** A number with a fraction; 0 when the field holds none. */
  double real(Field field);

  /** A whole number; a fraction is cut off. */
  default long whole(Field field) {
    return (long) real(field);
  }

  /** A time, to the second; empty where the record has 0: it has not come. */
  default Optional<Instant> time(Field field) {
    return Given.number(whole(field)).map(Instant::ofEpochSecond);
  }

  /** The whole record. */
  AccountingEntry record();

  /** The job that the record is about. */
  default JobId job() {
    return JobId.of(Math.max(0, whole(Field.JOB_NUMBER)));
  }

  /** The task that the record is about: 1 where the record has 0, that of a job without tasks. */
  default TaskId task() {
    return new TaskId(job(), Math.max(1, whole(Field.TASK_NUMBER)));
  }
}
