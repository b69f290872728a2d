package gridlite.exec;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.format.Values;
import gridlite.job.ArrayTask;
import gridlite.job.JobId;
import gridlite.job.TaskFlag;
import gridlite.job.TaskId;
import gridlite.job.Usage;
import gridlite.port.Executor;
import gridlite.port.TaskReport;
import gridlite.state.Change;
import java.time.Instant;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** What every executor does. */
abstract class ExecutorContract {
  /** The cell under test. */
  abstract TestCell cell();

  /** The executor under test; every call may give another one, as every command has its own. */
  abstract Executor executor();

  /** A request for a job of about a second. */
  abstract UnaryOperator<Values> shortJob();

  /** A request for a job of many minutes. */
  abstract UnaryOperator<Values> longJob();

  /** The cell's time. */
  abstract Instant now();

  /** Lets a second pass. */
  abstract void pass();

  @Test
  void aStartedTaskIsReportedAsRunning() {
    TaskId task = started(longJob());
    untilAbsorbed(report -> report instanceof TaskReport.Running);
    assertThat(cell().task(task).orElseThrow().phase()).isEqualTo(ArrayTask.Phase.RUNNING);
  }

  @Test
  void theEndIsReportedAgainUntilItIsAbsorbed() {
    started(shortJob());
    List<TaskReport> first = untilReported(report -> report instanceof TaskReport.Ended);
    assertThat(cell().poll(executor(), now())).isEqualTo(first);
  }

  @Test
  void anAbsorbedEndIsForgotten() {
    TaskId task = started(shortJob());
    List<TaskReport> reports = untilAbsorbed(report -> report instanceof TaskReport.Ended);
    TestCell.acknowledge(executor(), reports);
    assertThat(cell().task(task)).isEmpty();
    assertThat(cell().store.accounting()).hasSize(1);
    assertThat(cell().poll(executor(), now())).isEmpty();
  }

  @Test
  void anEndThatWasAbsorbedByAProcessThatDiedIsAccountedOnce() {
    started(shortJob());
    untilAbsorbed(report -> report instanceof TaskReport.Ended);
    cell().absorb(executor(), now());
    cell().absorb(executor(), now());
    assertThat(cell().store.accounting()).hasSize(1);
  }

  @Test
  void whatIsStartedTwiceRunsOnce() {
    TaskId task = started(shortJob());
    cell().start(executor(), task);
    untilReported(report -> report instanceof TaskReport.Ended);
    cell().start(executor(), task);
    untilAbsorbed(report -> report instanceof TaskReport.Ended);
    assertThat(cell().store.accounting()).hasSize(1);
  }

  @Test
  void aTaskThatIsPutBackAndDispatchedAgainIsAnotherAttempt() {
    TaskId task = started(longJob());
    untilAbsorbed(report -> report instanceof TaskReport.Running);
    ArrayTask running = cell().task(task).orElseThrow();
    cell()
        .apply(
            new Change.PutJob(
                cell()
                    .state()
                    .job(task.job())
                    .orElseThrow()
                    .withTask(running.pendingAgain(TaskFlag.RESCHEDULED))));
    cell().dispatch(task, now());
    assertThat(cell().task(task).orElseThrow().attempts()).isEqualTo(2);
    untilAbsorbed(
        report -> {
          cell().start(executor(), task);
          TestCell.acknowledge(executor(), List.of(report));
          return report instanceof TaskReport.Running && report.attempt() == 2;
        });
  }

  private TaskId started(UnaryOperator<Values> request) {
    TaskId task = cell().dispatched(now(), request);
    cell().start(executor(), task);
    return task;
  }

  private List<TaskReport> untilAbsorbed(Predicate<TaskReport> awaited) {
    List<TaskReport> reports = cell().absorb(executor(), now());
    for (int i = 0; i < 100 && reports.stream().noneMatch(awaited); i++) {
      pass();
      if (reports.isEmpty()) {
        // whoever comes next starts what is dispatched
        awaited.test(new TaskReport.Used(new TaskId(JobId.of(0), 0), 0, Usage.NONE));
      }
      reports = cell().absorb(executor(), now());
    }
    assertThat(reports).anyMatch(awaited);
    return reports;
  }

  private List<TaskReport> untilReported(Predicate<TaskReport> awaited) {
    List<TaskReport> reports = cell().poll(executor(), now());
    for (int i = 0; i < 100 && reports.stream().noneMatch(awaited); i++) {
      pass();
      reports = cell().poll(executor(), now());
    }
    assertThat(reports).anyMatch(awaited);
    return reports;
  }
}
