package gridlite.store;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.job.Job;
import gridlite.state.Change;
import gridlite.state.Counter;
import gridlite.state.FinishedJob;
import gridlite.state.Outcome;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Database, spool and accounting file that do not agree, and what a repair makes of them. */
class CellComparisonTest {
  private static final String SUFFIX = ".damaged-1";

  @TempDir Path cell;
  private final Job running = Sample.job(7).withTask(Sample.running(1));

  @BeforeEach
  void oneTaskRuns() throws Exception {
    Sample.emptyCell(cell);
    update(new Change.SetCounter(Counter.JOB, 7), new Change.PutJob(running));
    file("spool/active_jobs/7.1/attempt", "1\n");
    file("spool/begun/7.1.1", "1772366400.5\n");
    assertThat(CellCheck.problems(cell, Unwatched.EXTENT)).isEmpty();
  }

  private void update(Change... changes) {
    try (H2ClusterStore store =
        new H2ClusterStore(
            cell, "test", holder -> {}, InstantSource.fixed(Sample.NOON), Access.WRITE)) {
      store.update("alice", state -> new Outcome<>(List.of(changes), 0));
    }
  }

  private Path file(String name, String text) throws Exception {
    Path file = cell.resolve(name);
    Files.createDirectories(file.resolveSibling(""));
    return Files.writeString(file, text);
  }

  /** A record of the task that runs, or ran. */
  private static String record(long job, long start, long end) {
    return "all.q:node01:users:alice:name:%d:sge:0:%d:%d:%d:0:0:9".formatted(job, start, start, end)
        + ":0".repeat(17)
        + ":NONE:defaultdepartment:NONE:1:1:0:0:0:NONE:0:NONE:0:0:0";
  }

  private static long noon() {
    return Sample.NOON.getEpochSecond();
  }

  private void account(String... records) {
    for (String record : records) {
      update(new Change.Account(record));
    }
  }

  @Test
  void aRunningTaskWithoutDirectoryAndClaim() throws Exception {
    Files.delete(cell.resolve("spool/active_jobs/7.1/attempt"));
    Files.delete(cell.resolve("spool/active_jobs/7.1"));
    assertThat(CellCheck.problems(cell, Unwatched.EXTENT))
        .as("its claim says that it began")
        .isEmpty();
    Files.delete(cell.resolve("spool/begun/7.1.1"));
    assertThat(CellCheck.problems(cell, Unwatched.EXTENT))
        .singleElement()
        .asString()
        .contains("task 7.1 is running by the database, but has neither directory nor claim");
  }

  @Test
  void aDirectoryAndAClaimOfJobsThatAreGoneArePutAside() throws Exception {
    Path directory = file("spool/active_jobs/5.1/attempt", "1\n").resolveSibling("");
    Path claim = file("spool/begun/6.3.2", "1\n");
    // of an earlier attempt of the task that runs
    Path earlier = file("spool/begun/7.3.1", "1\n");
    // jobs of which the database has yet to hear
    file("spool/active_jobs/8.1/attempt", "1\n");
    file("spool/begun/9.1.1", "1\n");
    assertThat(CellCheck.problems(cell, Unwatched.EXTENT))
        .containsExactlyInAnyOrder(
            directory + ": the database has done with this task",
            claim + ": the database has done with this task");
    assertThat(CellCheck.repair(cell, SUFFIX))
        .containsExactly(
            "kept " + cell.resolve("spool.damaged-1/active_jobs/5.1"),
            "kept " + cell.resolve("spool.damaged-1/begun/6.3.2"));
    assertThat(cell.resolve("spool.damaged-1/active_jobs/5.1/attempt")).hasContent("1\n");
    assertThat(directory).doesNotExist();
    assertThat(earlier).exists();
    assertThat(cell.resolve("spool/active_jobs/7.1")).exists();
    assertThat(CellCheck.problems(cell, Unwatched.EXTENT)).isEmpty();
  }

  @Test
  void aDirectoryWhoseShepherdLivesIsLeftToIt() throws Exception {
    file("spool/active_jobs/5.1/attempt", "1\n");
    String stat = Files.readString(Path.of("/proc/self/stat"));
    String start = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1)[19];
    String boot = Files.readString(Path.of("/proc/sys/kernel/random/boot_id"));
    long pid = ProcessHandle.current().pid();
    file("spool/active_jobs/5.1/shepherd", pid + " " + start + " " + boot);
    assertThat(CellCheck.repair(cell, SUFFIX)).isEmpty();
    assertThat(CellCheck.problems(cell, Unwatched.EXTENT))
        .singleElement()
        .asString()
        .endsWith("its shepherd still runs: the next command ends it");
    // the number of a foreign process, which has begun at another time, is nobody's shepherd
    file("spool/active_jobs/5.1/shepherd", pid + " 1" + start + " " + boot);
    assertThat(CellCheck.repair(cell, SUFFIX)).hasSize(1);
  }

  @Test
  void aRecordThatIsThereTwiceIsTakenOut() throws Exception {
    account(record(3, 100, 200), record(4, 100, 300));
    Path accounting = cell.resolve("common/accounting");
    String sound = Files.readString(accounting);
    String twice = sound + record(3, 100, 200) + "\n";
    Files.writeString(accounting, twice);
    assertThat(CellCheck.problems(cell, Unwatched.EXTENT))
        .containsExactly(accounting + ":3: the same record is there already");
    assertThat(CellCheck.repair(cell, SUFFIX)).containsExactly("kept " + accounting + SUFFIX);
    assertThat(accounting).hasContent(sound);
    assertThat(Path.of(accounting + SUFFIX)).hasContent(twice);
    account(record(6, 300, 400));
    assertThat(accounting).hasContent(sound + record(6, 300, 400));
    assertThat(CellCheck.problems(cell, Unwatched.EXTENT)).isEmpty();
  }

  @Test
  void aTaskThatIsAccountedAndRunning() {
    account(record(7, noon() - 100, noon() - 50));
    assertThat(CellCheck.problems(cell, Unwatched.EXTENT)).as("an earlier run").isEmpty();
    account(record(7, noon(), noon() + 50));
    assertThat(CellCheck.problems(cell, Unwatched.EXTENT))
        .singleElement()
        .asString()
        .contains("task 7.1 is running by the database, but has an accounting record of this run");
  }

  @Test
  void anAccountingRecordIsMissing() {
    Job ended = Sample.job(5).withTask(Sample.running(1));
    update(new Change.PutFinished(List.of(new FinishedJob(ended, 3, Sample.NOON))));
    assertThat(CellCheck.problems(cell, Unwatched.EXTENT))
        .singleElement()
        .asString()
        .contains("job 5 ended at " + Sample.NOON, "has no record of it");
    account(record(5, noon() - 10, noon()));
    assertThat(CellCheck.problems(cell, Unwatched.EXTENT)).isEmpty();
  }

  @Test
  void aJobThatEndedBeforeTheAccountingFileWasBegunIsNotMissed() {
    account(record(6, noon(), noon() + 10));
    Job ended = Sample.job(5).withTask(Sample.running(1));
    update(new Change.PutFinished(List.of(new FinishedJob(ended, 3, Sample.NOON))));
    assertThat(CellCheck.problems(cell, Unwatched.EXTENT)).isEmpty();
  }
}
