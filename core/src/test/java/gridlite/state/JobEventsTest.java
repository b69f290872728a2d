package gridlite.state;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.HoldKind;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.job.TaskFlag;
import gridlite.name.QueueInstanceName;
import gridlite.name.UserName;
import gridlite.value.SortedTable;
import gridlite.value.TaskRange;
import gridlite.value.TaskSet;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What is recorded of changes of jobs. */
class JobEventsTest {
  private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");
  private static final Instant LATER = NOON.plusSeconds(60);
  private static final Allocation SLOT = Allocation.serial(QueueInstanceName.of("all.q", "node01"));

  private static Job job(boolean array) {
    return new Job(
        JobId.of(7),
        new Job.Owner(UserName.of("alice"), "users", 1001, 1002),
        NOON,
        JobRequest.SCHEMA.template().with(JobRequest.NAME, "sim").with(JobRequest.ARRAY, array),
        List.of(),
        List.of(),
        TaskSet.of(new TaskRange(1, array ? 4 : 1, 1)),
        Map.of(),
        SortedTable.empty(),
        0);
  }

  private static ArrayTask running(long number) {
    return ArrayTask.pending(number).dispatched(SLOT, NOON.plusSeconds(5)).running(NOON);
  }

  private static List<String> of(Job before, Optional<Job> after, String author, Change... others) {
    List<Change> changes = new ArrayList<>(List.of(others));
    changes.add(after.<Change>map(Change.PutJob::new).orElse(new Change.RemoveJob(before.id())));
    return JobEvents.of(changes, id -> Optional.of(before), author, LATER).stream()
        .flatMap(List::stream)
        .map(JobEventsTest::text)
        .toList();
  }

  private static String text(JobEvent event) {
    String words =
        event.at().toString().substring(14, 19)
            + " "
            + event.author()
            + " "
            + event.action().word()
            + " "
            + event.tasks()
            + " "
            + event.detail().orElse("");
    return words.strip().replaceAll(" +", " ");
  }

  @Test
  void aSubmissionAndAStartAreReadFromTheJobItself() {
    Job waiting = job(false);
    Job started = waiting.withTask(running(1));
    assertThat(JobEvents.of(List.of(new Change.PutJob(waiting)), id -> Optional.empty(), "a", NOON))
        .isEmpty();
    assertThat(of(waiting, Optional.of(started), JobEvent.SCHEDULER)).isEmpty();
    assertThat(JobEvents.history(List.of(), Optional.of(started)))
        .extracting(JobEventsTest::text)
        .containsExactly("00:00 alice submitted sim", "00:05 scheduler started in all.q@node01");
  }

  @Test
  void theEndOfAJobSaysAllThatTheJobSaid() {
    String record =
        "all.q:node01:users:alice:sim:7:sge:0:1772366400:1772366405:1772366459:0:3"
            + ":54:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:NONE:defaultdepartment:NONE:1:0:0:0:0:-U x"
            + ":0:NONE:0:0:0";
    assertThat(
            of(
                job(false).withTask(running(1)),
                Optional.empty(),
                JobEvent.EXECUTOR,
                new Change.Account(record)))
        .containsExactly(
            "00:00 alice submitted sim",
            "00:05 scheduler started in all.q@node01",
            "00:59 executor ended exit status 3");
  }

  @Test
  void aJobThatIsForcedOutWhileItRunsHasNotEndedByItself() {
    assertThat(of(job(false).withTask(running(1)), Optional.empty(), "root"))
        .containsExactly(
            "00:00 alice submitted sim",
            "00:05 scheduler started in all.q@node01",
            "01:00 root deleted by force");
  }

  @Test
  void aWaitingJobIsDeletedByWhoDidIt() {
    assertThat(of(job(false), Optional.empty(), "bob"))
        .containsExactly("00:00 alice submitted sim", "01:00 bob deleted");
  }

  @Test
  void holdsAreThoseOfTasksThatAreStillThere() {
    Job held = job(true).withHold(HoldKind.USER, TaskSet.of(new TaskRange(1, 3, 1)));
    assertThat(of(job(true), Optional.of(held), "alice"))
        .containsExactly("01:00 alice held 1-3:1 user hold");
    Job less = held.withWaiting(held.waiting().without(1)).withHold(HoldKind.USER, TaskSet.of(3));
    assertThat(of(held, Optional.of(less), "alice"))
        .containsExactly("01:00 alice released 2 user hold", "01:00 alice deleted 1");
  }

  @Test
  void anAlterationNamesWhatItChanged() {
    Job altered =
        job(false).with(JobRequest.PRIORITY, 5L).with(JobRequest.PROJECT, Optional.empty());
    assertThat(of(job(false), Optional.of(altered), "bob"))
        .containsExactly("01:00 bob altered priority");
  }

  @Test
  void whatHappensToARunningTaskIsDrawnTogetherByMoment() {
    Job running = job(true).withTask(running(1)).withTask(running(2)).withTask(running(3));
    Job suspended =
        running
            .withTask(running(1).with(TaskFlag.SUSPENDED))
            .withTask(running(2).with(TaskFlag.SUSPENDED))
            .withTask(running(3).with(TaskFlag.THRESHOLD));
    assertThat(of(running, Optional.of(suspended), "root"))
        .containsExactly(
            "01:00 root suspended 1,2", "01:00 root suspended 3 by a suspend threshold");
    assertThat(of(suspended, Optional.of(running), "root"))
        .containsExactly("01:00 root resumed 1,2", "01:00 root resumed 3 by a suspend threshold");
    Job deleted = running.withTask(running(2).withKillRequested(LATER));
    assertThat(of(running, Optional.of(deleted), "bob")).containsExactly("01:00 bob deleted 2");
  }

  @Test
  void aRunThatIsOverIsKeptThoughTheTaskWaitsAgain() {
    Job running = job(true).withTask(running(1));
    Job again = running.withTask(running(1).pendingAgain(TaskFlag.RESCHEDULED));
    assertThat(of(running, Optional.of(again), "root"))
        .containsExactly("00:05 scheduler started 1 in all.q@node01", "01:00 root rescheduled 1");
    // put back and dispatched again within one update
    Job elsewhere = again.withTask(again.task(1).orElseThrow().dispatched(SLOT, LATER));
    assertThat(of(running, Optional.of(elsewhere), "root"))
        .containsExactly("00:05 scheduler started 1 in all.q@node01", "01:00 root rescheduled 1");
    ArrayTask failed = running(1).pendingAgain(Set.of(TaskFlag.ERROR), List.of("no directory"));
    assertThat(of(running, Optional.of(running.withTask(failed)), JobEvent.EXECUTOR))
        .contains("01:00 executor failed 1 no directory");
    Job cleared = running.withTask(failed.without(TaskFlag.ERROR));
    assertThat(of(running.withTask(failed), Optional.of(cleared), "root"))
        .containsExactly("01:00 root cleared 1");
  }

  @Test
  void usageAndTheConfirmationOfAStartAreNoEvents() {
    Job dispatched =
        job(false).withTask(ArrayTask.pending(1).dispatched(SLOT, NOON.plusSeconds(5)));
    assertThat(of(dispatched, Optional.of(job(false).withTask(running(1))), JobEvent.EXECUTOR))
        .isEmpty();
  }
}
