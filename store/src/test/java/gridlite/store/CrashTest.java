package gridlite.store;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.name.ObjectKind;
import gridlite.port.ClusterStore;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Counter;
import gridlite.state.Outcome;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Processes that are killed at any moment, and processes that come all at once. The number of
 * rounds is the system property {@code gridlite.crashes}.
 */
@Tag("processes")
class CrashTest {
  private static final int ROUNDS = Integer.getInteger("gridlite.crashes", 4);

  @TempDir Path cell;

  private Process submitter(String kind, int count) throws IOException {
    return OtherProcess.of(Submitter.class, cell, kind, count)
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }

  @ParameterizedTest
  @ValueSource(strings = {"embedded", "resident", "shared"})
  void nothingThatWasAnsweredIsLostAndNothingIsHalfDone(String kind) throws Exception {
    Sample.emptyCell(cell);
    Random random = new Random(42);
    long answered = 0;
    for (int round = 0; round < ROUNDS; round++) {
      Process process = submitter(kind, 100_000);
      try (BufferedReader numbers = reader(process)) {
        int last = 1 + random.nextInt(30);
        for (int i = 0; i < last; i++) {
          answered = Long.parseLong(numbers.readLine());
        }
        // in the middle of one of the next updates
        kill(process, random.nextInt(20_000_000));
        for (String line = numbers.readLine(); line != null; line = numbers.readLine()) {
          answered = Long.parseLong(line);
        }
      }
      check(answered);
    }
  }

  @Test
  void aFileThatIsWrittenAnewIsTheOldOneOrTheNewOne() throws Exception {
    Sample.emptyCell(cell);
    long seed = System.nanoTime();
    System.out.println("seed of the moments: " + seed);
    Random random = new Random(seed);
    long answered = 0;
    for (int round = 0; round < ROUNDS; round++) {
      Sample.leaveMuchFree(cell);
      Process process = submitter("embedded", 1);
      try (BufferedReader numbers = reader(process)) {
        answered = Long.parseLong(numbers.readLine());
        // while it closes the database
        kill(process, random.nextInt(150_000_000));
      }
      check(answered);
    }
  }

  /** Kills a process after some nanoseconds; what it has written can still be read. */
  private static void kill(Process process, long nanos) throws InterruptedException {
    long until = System.nanoTime() + nanos;
    while (System.nanoTime() < until) {
      Thread.onSpinWait();
    }
    // not Process.destroyForcibly, which throws away what can still be read
    process.toHandle().destroyForcibly();
    process.waitFor();
  }

  private static BufferedReader reader(Process process) {
    return new BufferedReader(
        new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
  }

  private void check(long answered) throws IOException {
    try (ClusterStore store =
        new H2ClusterStore(cell, "test", holder -> {}, InstantSource.system(), Access.READ)) {
      requireWhole(store, cell, answered, 1);
    }
  }

  /**
   * Looks whether a cell holds each submission of {@link Submitter} wholly, or not at all.
   *
   * @param first number of the first job that is looked at by itself
   */
  static void requireWhole(ClusterStore store, Path cell, long answered, long first)
      throws IOException {
    long last = store.read(state -> state.counter(Counter.JOB));
    assertThat(last).isGreaterThanOrEqualTo(answered);
    assertThat(store.<Integer>read(state -> state.jobs().size())).isEqualTo((int) last);
    assertThat(store.<Integer>read(CrashTest::userSets)).isEqualTo((int) last);
    assertThat(store.history()).hasSize((int) last);
    List<String> records = new ArrayList<>();
    for (long id = first; id <= last; id++) {
      JobId job = JobId.of(id);
      assertThat(store.<Optional<Job>>read(state -> state.job(job))).contains(Sample.job(id));
      String script = store.script(job).orElseThrow();
      assertThat(script).startsWith("echo " + id + " of process ");
      records.add(script.strip().replace("echo", "record"));
    }
    // the next update completes the accounting file
    store.release();
    store.update(
        "alice", state -> new Outcome<>(List.of(new Change.SetCounter(Counter.SERIAL, 1)), 0));
    List<String> written = Files.readAllLines(cell.resolve("common/accounting"));
    assertThat(written).hasSize((int) last);
    assertThat(written.subList((int) first - 1, (int) last)).isEqualTo(records);
  }

  private static int userSets(ClusterState state) {
    return state.objects(ObjectKind.USER_SET).names().size();
  }

  @Test
  void processesThatComeAtOnceAreAllServed() throws Exception {
    Sample.emptyCell(cell);
    List<Process> processes = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      // one that keeps the database for as long as it is busy lets the others have it, too
      processes.add(submitter(i % 2 == 0 ? "shared" : "embedded", 5));
    }
    TreeSet<Long> numbers = new TreeSet<>();
    for (Process process : processes) {
      try (BufferedReader lines = reader(process)) {
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
          numbers.add(Long.valueOf(line));
        }
      }
      assertThat(process.waitFor()).isZero();
    }
    assertThat(numbers).hasSize(30);
    check(30);
  }
}
