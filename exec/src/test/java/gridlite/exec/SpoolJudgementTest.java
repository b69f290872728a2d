package gridlite.exec;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.format.Values;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.job.TaskFlag;
import gridlite.job.TaskId;
import gridlite.name.HostName;
import gridlite.port.TaskOrder;
import gridlite.port.TaskReport;
import gridlite.state.Change;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Judgements of an observation, without a process or a file. */
class SpoolJudgementTest {
  private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");
  private static final UnaryOperator<Values> COMMAND =
      request -> request.with(JobRequest.BINARY, true).with(JobRequest.SCRIPT_FILE, "true");

  private final TestCell cell = new TestCell("alice");
  private final TaskId task = cell.dispatched(NOON, COMMAND);

  private SpoolJudgement judgement(SpoolSight seen) {
    return new SpoolJudgement(cell.state(), seen, NOON, Spool.in(Path.of("/cell/spool")));
  }

  private List<TaskReport> reports(SpoolSight seen) {
    return judgement(seen).reports(SpoolJudgementTest::isHere, "here alone");
  }

  private List<TaskOrder> orders(SpoolSight seen) {
    return judgement(seen).orders(SpoolJudgementTest::isHere);
  }

  private static boolean isHere(HostName host) {
    return host.text().equals(TestCell.HOST);
  }

  private static SpoolSight seen(
      Map<TaskId, TaskSight> tasks, Map<TaskId, TaskSight> left, Claims.Claim... claims) {
    return new SpoolSight(tasks, left, List.of(claims), Set.of(), Map.of(), Map.of());
  }

  private static TaskSight directory(int attempt, TaskSight.Life life) {
    return new TaskSight(
        attempt, true, Optional.empty(), Optional.empty(), Map.of(), "", life, Optional.empty());
  }

  @Test
  void whatWasNotLookedAtHasNotHappened() {
    SpoolSight nothing = seen(Map.of(), Map.of());
    assertThat(reports(nothing)).isEmpty();
    assertThat(orders(nothing)).isEmpty();
  }

  @Test
  void anotherAttemptThanTheOneThatWasLookedAtStaysAsItIs() {
    TaskSight gone = TaskSight.missing(7, Optional.of(new Claims.Claimed(Optional.of(NOON))));
    assertThat(reports(seen(Map.of(task, gone), Map.of()))).isEmpty();
  }

  @Test
  void aTaskThatHasNotBegunIsNotLostWithoutADirectory() {
    TaskSight missing = TaskSight.missing(1, Optional.empty());
    assertThat(reports(seen(Map.of(task, missing), Map.of()))).isEmpty();
  }

  @Test
  void aTaskThatHasBegunIsLostWithItsDirectory() {
    TaskSight missing = TaskSight.missing(1, Optional.of(new Claims.Claimed(Optional.of(NOON))));
    assertThat(reports(seen(Map.of(task, missing), Map.of())))
        .singleElement()
        .isInstanceOfSatisfying(
            TaskReport.Ended.class,
            ended -> assertThat(ended.failure().orElseThrow().code()).isEqualTo(21));
  }

  @Test
  void aTaskWithoutAShepherdGetsOneOnItsHost() {
    TaskSight alone = directory(1, TaskSight.Life.NONE);
    assertThat(orders(seen(Map.of(task, alone), Map.of())))
        .containsExactly(new TaskOrder.Recover(task, 1, List.of(HostName.of(TestCell.HOST))));
    for (TaskSight.Life life : List.of(TaskSight.Life.LIVES, TaskSight.Life.COMING)) {
      assertThat(orders(seen(Map.of(task, directory(1, life)), Map.of()))).isEmpty();
    }
  }

  @Test
  void aTaskWhoseFilesCanNotBeReadIsTroubleAndNothingElse() {
    SpoolSight seen = seen(Map.of(task, TaskSight.unreadable(1, "no way")), Map.of());
    assertThat(reports(seen)).containsExactly(new TaskReport.Trouble(task, 1, "no way"));
    assertThat(orders(seen)).isEmpty();
  }

  @Test
  void theFirstWishForAnEndStays() {
    String first =
        SpoolJudgement.request(TaskOrder.Intention.TERMINATE, Optional.of("bob@here"), "");
    assertThat(first).isEqualTo("terminate 1\nby bob@here\n");
    assertThat(
            SpoolJudgement.request(TaskOrder.Intention.TERMINATE, Optional.of("eve@here"), first))
        .isEqualTo(first);
  }

  @Test
  void aDeletedTaskIsOrderedToEndUntilItKnows() {
    var job = cell.state().job(task.job()).orElseThrow();
    var active = job.task(1).orElseThrow();
    cell.apply(new Change.PutJob(job.withTask(active.with(TaskFlag.DELETED))));
    TaskSight lives = directory(1, TaskSight.Life.LIVES);
    assertThat(orders(seen(Map.of(task, lives), Map.of())))
        .containsExactly(
            new TaskOrder.Intend(task, 1, TaskOrder.Intention.TERMINATE, Optional.empty()));
  }

  @Test
  void whatAStateHasDoneWithIsEndedAndThenForgotten() {
    cell.apply(new Change.RemoveJob(task.job()));
    SpoolSight runs = seen(Map.of(), Map.of(task, directory(1, TaskSight.Life.LIVES)));
    assertThat(reports(runs)).isEmpty();
    assertThat(orders(runs))
        .containsExactly(
            new TaskOrder.Intend(task, 1, TaskOrder.Intention.TERMINATE, Optional.empty()));
    TaskSight ended =
        new TaskSight(
            1,
            true,
            Optional.empty(),
            Optional.of(new TaskSight.LastWord(Map.of(), NOON)),
            Map.of(),
            "",
            TaskSight.Life.NONE,
            Optional.empty());
    assertThat(reports(seen(Map.of(), Map.of(task, ended))))
        .containsExactly(new TaskReport.Leftover(task, 1));
  }

  /** The directory was seen when the state still had the task: what runs in it must not be lost. */
  @Test
  void aClaimWhoseDirectoryWasSeenIsNotForgotten() {
    cell.apply(new Change.RemoveJob(task.job()));
    Claims.Claim claim = new Claims.Claim(task, 1);
    TaskSight lives = directory(1, TaskSight.Life.LIVES);
    assertThat(reports(seen(Map.of(task, lives), Map.of(), claim))).isEmpty();
    assertThat(reports(seen(Map.of(), Map.of(), claim)))
        .containsExactly(new TaskReport.Leftover(task, 1));
  }

  @Test
  void aDirectoryThatIsNewerThanTheStateIsLeftAlone() {
    TaskId later = new TaskId(JobId.of(99), 1);
    SpoolSight seen = seen(Map.of(), Map.of(later, directory(1, TaskSight.Life.NONE)));
    assertThat(reports(seen)).isEmpty();
    assertThat(orders(seen)).isEmpty();
  }

  @Test
  void aTaskOfAnotherHostGoesBackAndItsQueueTakesNoMore() {
    assertThat(judgement(seen(Map.of(), Map.of())).reports(host -> false, "here alone"))
        .singleElement()
        .isInstanceOfSatisfying(
            TaskReport.Ended.class,
            ended -> {
              assertThat(ended.consequence()).isEqualTo(TaskReport.Consequence.REQUEUED);
              assertThat(ended.queueError().orElseThrow()).contains("here alone");
            });
  }
}
