package gridlite.store;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.job.JobId;
import gridlite.name.ObjectKind;
import gridlite.port.ClusterStore;
import gridlite.state.ClusterState;
import gridlite.state.Counter;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
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
        long until = System.nanoTime() + random.nextInt(20_000_000);
        while (System.nanoTime() < until) {
          Thread.onSpinWait();
        }
        // not Process.destroyForcibly, which throws away what can still be read
        process.toHandle().destroyForcibly();
        process.waitFor();
        for (String line = numbers.readLine(); line != null; line = numbers.readLine()) {
          answered = Long.parseLong(line);
        }
      }
      check(answered);
    }
  }

  private static BufferedReader reader(Process process) {
    return new BufferedReader(
        new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
  }

  private void check(long answered) throws IOException {
    try (ClusterStore store =
        new H2ClusterStore(cell, "test", holder -> {}, InstantSource.system(), Access.READ)) {
      long last = store.read(state -> state.counter(Counter.JOB));
      assertThat(last).isGreaterThanOrEqualTo(answered);
      assertThat(store.<Integer>read(state -> state.jobs().size())).isEqualTo((int) last);
      assertThat(store.<Integer>read(CrashTest::userSets)).isEqualTo((int) last);
      for (long id = 1; id <= last; id++) {
        assertThat(store.script(JobId.of(id))).isEqualTo("echo " + id + "\n");
      }
      // the next update completes the accounting file
      store.release();
      store.update(
          "alice",
          state ->
              new gridlite.state.Outcome<>(
                  List.of(new gridlite.state.Change.SetCounter(Counter.SERIAL, 1)), 0));
      List<String> expected = new ArrayList<>();
      for (long id = 1; id <= last; id++) {
        expected.add("record " + id);
      }
      assertThat(Files.readAllLines(cell.resolve("common/accounting"))).isEqualTo(expected);
    }
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
