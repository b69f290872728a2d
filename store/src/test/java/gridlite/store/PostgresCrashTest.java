package gridlite.store;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.port.ClusterStore;
import gridlite.port.StoreException;
import gridlite.testkit.PostgresServer;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Processes that are killed within an update of a cell on a server, and servers that are. */
@Tag("processes")
class PostgresCrashTest {
  private static final int ROUNDS = Integer.getInteger("gridlite.crashes", 4);

  /** The first ones connect, and read the cell; the others are those of several updates. */
  private static final int MOST_REQUESTS = 150;

  private static final int MOST_COMMITS = 5;

  /** Requests from the last statement of an update on, until its record is in the file. */
  private static final int ENDING = 5;

  /** Less than the server takes to give up a machine that does not answer. */
  private static final Duration AT_ONCE = Duration.ofSeconds(20);

  /** Two seconds are promised, on a machine that is not busy with other tests. */
  private static final Duration TAKEN_OVER = Duration.ofSeconds(2 * 5);

  private static final int KILLED = 128 + 9;

  @TempDir Path cell;

  private final long seed = System.nanoTime();
  private final Random random = new Random(seed);
  private final TreeSet<Long> numbers = new TreeSet<>();
  private long firstUnknown = 1;

  private void makeCell(String address) {
    PostgresClusterStore.create(
        cell, PostgresAddress.parse(address), "test", List.of(), InstantSource.system());
  }

  private ClusterStore command() {
    return new PostgresClusterStore(
        cell, "a command", holder -> {}, InstantSource.system(), () -> {});
  }

  private synchronized void note(long number) {
    assertThat(numbers.add(number))
        .as("job %d was submitted before, seed %d", number, seed)
        .isTrue();
  }

  private long submit(ClusterStore store) {
    long number = store.<Long>update("alice", Submitter::submit);
    note(number);
    return number;
  }

  @ParameterizedTest
  @ValueSource(strings = {"server", "leader"})
  void aProcessThatIsKilledLeavesWholeUpdatesAndItsRightToWrite(String kind) throws Exception {
    PostgresServer server = TestServer.get();
    ExecutorService threads = Executors.newFixedThreadPool(1);
    try (DeadlyWay way = new DeadlyWay(server.port())) {
      makeCell(server.freshAddress(way.port()));
      for (int round = 0; round < 3 * ROUNDS; round++) {
        try (ClusterStore other = command()) {
          submit(other);
          DeadlyWay.Aim aim = aim();
          DeadlyWay.Death death = way.killAt(aim);
          CompletableFuture<Long> over = new CompletableFuture<>();
          Future<Duration> waited = threads.submit(() -> submitUntil(death, over, other));
          run(kind, death);
          over.complete(System.nanoTime());
          assertThat(waited.get(10, TimeUnit.MINUTES))
              .as("wait after a kill at %s, seed %d", aim, seed)
              .isLessThan(AT_ONCE);
        }
        requireWhole();
      }
    }
    threads.shutdown();
  }

  /** Any request, or one of the few that end an update: its commit, and what follows it. */
  private DeadlyWay.Aim aim() {
    DeadlyWay.Moment moment = DeadlyWay.Moment.any(random);
    return random.nextBoolean()
        ? new DeadlyWay.Aim(0, 1 + random.nextInt(MOST_REQUESTS), moment)
        : new DeadlyWay.Aim(1 + random.nextInt(MOST_COMMITS), 1 + random.nextInt(ENDING), moment);
  }

  /** Submits jobs while a process does so that is to be killed, and one more. */
  private Duration submitUntil(
      DeadlyWay.Death death, CompletableFuture<Long> over, ClusterStore store) {
    death.awaitConnection();
    while (!over.isDone()) {
      submit(store);
    }
    submit(store);
    return Duration.ofNanos(System.nanoTime() - over.join());
  }

  private Process submitter(String kind) throws IOException {
    ProcessBuilder builder = OtherProcess.of(Submitter.class, cell, kind, 100_000);
    builder.environment().put("PGPASSFILE", TestServer.get().passwords().toString());
    return builder.redirectError(ProcessBuilder.Redirect.INHERIT).start();
  }

  private static BufferedReader answers(Process process) {
    return new BufferedReader(
        new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
  }

  /** Runs a process until its death. */
  private void run(String kind, DeadlyWay.Death death) throws Exception {
    Process process = submitter(kind);
    death.comesTo(process);
    try (BufferedReader lines = answers(process)) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        note(Long.parseLong(line));
      }
    }
    assertThat(process.waitFor()).as("seed %d", seed).isEqualTo(KILLED);
  }

  /** Whoever waits is in the queue of the server: no pause of its own delays it. */
  @Test
  void whoStandsByLeadsAsSoonAsTheLeaderIsKilled() throws Exception {
    makeCell(TestServer.get().freshAddress());
    Process first = submitter("leader");
    ExecutorService threads = Executors.newFixedThreadPool(1);
    try (BufferedReader lines = answers(first)) {
      note(Long.parseLong(lines.readLine()));
      Future<ClusterStore> second = threads.submit(() -> Submitter.leader(cell, "the second"));
      awaitQueued("the second");
      long killed = System.nanoTime();
      first.toHandle().destroyForcibly();
      try (ClusterStore leads = second.get(1, TimeUnit.MINUTES)) {
        assertThat(Duration.ofNanos(System.nanoTime() - killed)).isLessThan(TAKEN_OVER);
        lines.lines().forEach(line -> note(Long.parseLong(line)));
        submit(leads);
      }
    }
    threads.shutdown();
    requireWhole();
  }

  /** Waits until a session waits for a lock that another one has. */
  static void awaitQueued(String name) throws SQLException {
    String sql =
        "SELECT count(*) FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid"
            + " WHERE l.locktype = 'advisory' AND NOT l.granted AND a.application_name = ?";
    long longest = System.nanoTime() + TimeUnit.MINUTES.toNanos(1);
    try (Connection connection = DriverManager.getConnection(TestServer.get().driverAddress());
        PreparedStatement statement = connection.prepareStatement(sql)) {
      statement.setString(1, name);
      while (true) {
        try (ResultSet rows = statement.executeQuery()) {
          rows.next();
          if (rows.getLong(1) > 0) {
            return;
          }
        }
        assertThat(System.nanoTime()).as("%s is not in the queue", name).isLessThan(longest);
      }
    }
  }

  private void requireWhole() throws Exception {
    try (ClusterStore store = command()) {
      CrashTest.requireWhole(store, cell, numbers.last(), firstUnknown);
      firstUnknown = numbers.last();
    } catch (AssertionError e) {
      throw new AssertionError("seed " + seed, e);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"server", "leader"})
  void aServerThatIsKilledHasAllThatWasAnswered(String kind) throws Exception {
    PostgresServer server = TestServer.get();
    makeCell(server.freshAddress());
    LinkedBlockingQueue<Long> answers = new LinkedBlockingQueue<>();
    CompletableFuture<Boolean> over = new CompletableFuture<>();
    ExecutorService threads = Executors.newFixedThreadPool(1);
    try (ClusterStore store =
        kind.equals("leader") ? Submitter.leader(cell, "the leader") : command()) {
      Future<?> submitting = threads.submit(() -> submitMeanwhile(store, answers, over));
      for (int round = 0; round < ROUNDS; round++) {
        awaitSome(answers, submitting);
        server.kill();
        server.startNow();
        answers.clear();
      }
      awaitSome(answers, submitting);
      over.complete(true);
      submitting.get(1, TimeUnit.MINUTES);
    }
    threads.shutdown();
    requireWhole();
  }

  /** Submits jobs whenever the server answers. */
  private void submitMeanwhile(
      ClusterStore store, LinkedBlockingQueue<Long> answers, CompletableFuture<Boolean> over) {
    while (!over.isDone()) {
      try {
        answers.add(submit(store));
      } catch (StoreException e) {
        Thread.onSpinWait();
      }
    }
  }

  /** Waits until some updates have been answered, and one of the next is under way. */
  private void awaitSome(LinkedBlockingQueue<Long> answers, Future<?> submitting) throws Exception {
    for (int wanted = 1 + random.nextInt(20); wanted > 0; wanted--) {
      if (answers.poll(1, TimeUnit.MINUTES) == null) {
        submitting.get(1, TimeUnit.SECONDS);
        throw new AssertionError("nothing is answered, seed " + seed);
      }
    }
    long until = System.nanoTime() + random.nextInt(20_000_000);
    while (System.nanoTime() < until) {
      Thread.onSpinWait();
    }
  }
}
