package gridlite.command.qsub;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.name.UserName;
import gridlite.value.SortedTable;
import gridlite.value.TaskSet;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** {@code qsub -sync y}: when the ends of an array's tasks are told. */
class TaskEndOrderTest {
  private final TaskEndOrder order = new TaskEndOrder();

  /** What is left of an array: tasks that wait, and a task that was put back. */
  private static Optional<Job> left(List<Long> waiting, Long... active) {
    SortedTable<Long, ArrayTask> tasks = SortedTable.empty();
    for (Long task : active) {
      tasks = tasks.with(task, ArrayTask.pending(task));
    }
    return Optional.of(
        new Job(
            JobId.of(1),
            new Job.Owner(UserName.of("alice"), "users", 1000, 100),
            Instant.EPOCH,
            JobRequest.SCHEMA.template(),
            List.of(),
            List.of(),
            TaskSet.ofNumbers(waiting),
            Map.of(),
            tasks,
            0));
  }

  @Test
  void aTaskIsToldAtOnceWhenAllWithLowerNumbersAreOver() {
    assertThat(order.isDue(2, left(List.of(5L, 6L), 3L, 4L))).isTrue();
    assertThat(order.isDue(2, Optional.empty())).isTrue();
  }

  @Test
  void aTaskThatEndsAboutWhenOneWithALowerNumberDoesIsToldBehindIt() {
    assertThat(order.isDue(2, left(List.of(), 1L))).isFalse();
    assertThat(order.isDue(1, left(List.of(), 3L))).isTrue();
    assertThat(order.isDue(2, left(List.of(), 3L))).isTrue();
  }

  @Test
  void aTaskDoesNotWaitForOneThatGoesOnRunning() {
    assertThat(order.isDue(2, left(List.of(), 1L))).isFalse();
    assertThat(order.isDue(2, left(List.of(), 1L))).isTrue();
    assertThat(order.isDue(3, left(List.of(1L), 4L))).isFalse();
    assertThat(order.isDue(3, left(List.of(1L), 4L))).isTrue();
  }

  @Test
  void aTaskThatWasPutBackIsNotOver() {
    assertThat(order.isDue(2, left(List.of(2L)))).isFalse();
    assertThat(order.isDue(2, left(List.of(), 2L))).isFalse();
    assertThat(order.isDue(2, left(List.of(3L)))).isTrue();
  }
}
