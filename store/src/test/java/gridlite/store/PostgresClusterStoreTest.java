package gridlite.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.job.JobId;
import gridlite.port.ClusterStore;
import gridlite.port.StoreException;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Counter;
import gridlite.state.Outcome;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.postgresql.PGConnection;

class PostgresClusterStoreTest extends StoreContract {
  private static final InstantSource CLOCK = InstantSource.fixed(Sample.NOON);

  @TempDir Path cell;

  @Override
  ClusterStore open() {
    return opened("test");
  }

  /** Makes an empty cell on the server of these tests. */
  static void makeCell(Path cell) {
    PostgresAddress address = PostgresAddress.parse(TestServer.get().freshAddress());
    PostgresClusterStore.create(cell, address, "test", List.of(), CLOCK);
  }

  private PostgresClusterStore opened(String holder) {
    if (!PostgresAddress.isOf(cell)) {
      makeCell(cell);
    }
    return new PostgresClusterStore(cell, holder, other -> {}, CLOCK, () -> {});
  }

  /** Stores the next job and its record. Returns its number. */
  static Outcome<Long> submit(ClusterState state) {
    long id = state.counter(Counter.JOB) + 1;
    return new Outcome<>(
        List.of(
            new Change.PutJob(Sample.job(id)),
            new Change.PutScript(JobId.of(id), "echo " + id + "\n"),
            new Change.Account("record " + id),
            new Change.SetCounter(Counter.JOB, id)),
        id);
  }

  @Test
  void textsMayHoldWhatTheServerDoesNotTake() {
    String script = "a\u0000b\u0001c\ud800d\udc00e \ud83d\ude00 \u00010000\udfff";
    try (ClusterStore store = opened("test")) {
      store.update(
          "alice", state -> new Outcome<>(List.of(new Change.PutScript(JobId.of(1), script)), 0));
    }
    try (ClusterStore store = opened("test")) {
      assertThat(store.script(JobId.of(1))).contains(script);
    }
  }

  @Test
  void updatesOfManyConnectionsGetDifferentNumbersAndOneRecordEach() throws Exception {
    opened("test").close();
    ExecutorService threads = Executors.newFixedThreadPool(6);
    List<Callable<Long>> submissions = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      submissions.add(
          () -> {
            try (ClusterStore store = opened("test")) {
              for (int j = 0; j < 9; j++) {
                store.update("alice", PostgresClusterStoreTest::submit);
              }
              return store.update("alice", PostgresClusterStoreTest::submit);
            }
          });
    }
    TreeSet<Long> last = new TreeSet<>();
    for (Future<Long> number : threads.invokeAll(submissions)) {
      last.add(number.get());
    }
    threads.shutdown();
    assertThat(last).hasSize(6).endsWith(60L);
    List<String> records = Files.readAllLines(cell.resolve("common").resolve("accounting"));
    assertThat(records).hasSize(60).startsWith("record 1", "record 2").endsWith("record 60");
  }

  @Test
  void whoReadsSeesOneMomentAndWaitsForNobody() throws Exception {
    CountDownLatch writing = new CountDownLatch(1);
    CountDownLatch hasRead = new CountDownLatch(1);
    ExecutorService threads = Executors.newFixedThreadPool(1);
    try (ClusterStore reader = opened("reader")) {
      Future<Long> written = threads.submit(() -> submitSlowly("writer", writing, hasRead));
      assertThat(writing.await(1, TimeUnit.MINUTES)).isTrue();
      assertThat(reader.<Integer>read(state -> state.jobs().size())).isZero();
      hasRead.countDown();
      assertThat(written.get(1, TimeUnit.MINUTES)).isOne();
      assertThat(reader.<Integer>read(state -> state.jobs().size())).isZero();
      reader.release();
      assertThat(reader.<Integer>read(state -> state.jobs().size())).isOne();
    }
    threads.shutdown();
  }

  /** Submits a job in an update that says when it has begun, and waits within. */
  private long submitSlowly(String name, CountDownLatch begun, CountDownLatch until) {
    try (ClusterStore writer = opened(name)) {
      return writer.update(
          "alice",
          state -> {
            begun.countDown();
            awaitUninterrupted(until);
            return submit(state);
          });
    }
  }

  private static void awaitUninterrupted(CountDownLatch latch) {
    try {
      assertThat(latch.await(1, TimeUnit.MINUTES)).isTrue();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void whoWaitsLearnsForWhom() throws Exception {
    List<String> named = new ArrayList<>();
    CountDownLatch learned = new CountDownLatch(1);
    CountDownLatch writing = new CountDownLatch(1);
    ExecutorService threads = Executors.newFixedThreadPool(1);
    makeCell(cell);
    Future<Long> slow = threads.submit(() -> submitSlowly("qsub of bob", writing, learned));
    assertThat(writing.await(1, TimeUnit.MINUTES)).isTrue();
    try (ClusterStore waiting =
        new PostgresClusterStore(
            cell,
            "test",
            other -> {
              named.add(other);
              learned.countDown();
            },
            CLOCK,
            () -> {})) {
      assertThat(waiting.<Long>update("alice", PostgresClusterStoreTest::submit)).isEqualTo(2);
    }
    assertThat(slow.get()).isEqualTo(1);
    assertThat(named).containsExactly("qsub of bob");
    threads.shutdown();
  }

  @Test
  void updatesThatAreNotToWaitAreLeftWhileOthersWrite() throws Exception {
    CountDownLatch writing = new CountDownLatch(1);
    CountDownLatch refrained = new CountDownLatch(1);
    ExecutorService threads = Executors.newFixedThreadPool(1);
    try (ClusterStore store = opened("test")) {
      assertThat(store.<Integer>read(state -> state.jobs().size())).isZero();
      Future<Long> written = threads.submit(() -> submitSlowly("writer", writing, refrained));
      assertThat(writing.await(1, TimeUnit.MINUTES)).isTrue();
      assertThat(submitUnlessOthersWrite(store)).isFalse();
      refrained.countDown();
      assertThat(written.get(1, TimeUnit.MINUTES)).isOne();
      assertThat(submitUnlessOthersWrite(store)).isTrue();
      assertThat(store.<Integer>read(state -> state.jobs().size())).isEqualTo(2);
    }
    threads.shutdown();
  }

  private static boolean submitUnlessOthersWrite(ClusterStore store) {
    List<Long> submitted = new ArrayList<>();
    store.unlessOthersWrite(
        () -> submitted.add(store.update("alice", PostgresClusterStoreTest::submit)));
    return !submitted.isEmpty();
  }

  @Test
  void theRightToWriteIsKeptBetweenSuchUpdatesAndNoLonger() {
    try (ClusterStore store = opened("test");
        ClusterStore other = opened("other")) {
      store.unlessOthersWrite(
          () -> {
            store.update("alice", PostgresClusterStoreTest::submit);
            assertThat(submitUnlessOthersWrite(other)).isFalse();
            assertThat(store.<Long>update("alice", PostgresClusterStoreTest::submit)).isEqualTo(2);
          });
      assertThat(submitUnlessOthersWrite(other)).isTrue();
      assertThat(store.<Integer>read(state -> state.jobs().size())).isEqualTo(3);
    }
  }

  @Test
  void theRightToWriteIsGivenBackWhenSuchAnUpdateFails() {
    try (ClusterStore store = opened("test");
        ClusterStore other = opened("other")) {
      assertThatThrownBy(() -> store.unlessOthersWrite(() -> failUpdate(store)))
          .isInstanceOf(ArithmeticException.class);
      // the server hears of it in its own time
      assertThat(other.<Long>update("alice", PostgresClusterStoreTest::submit)).isEqualTo(1);
      store.unlessOthersWrite(
          () ->
              assertThatThrownBy(() -> failUpdate(store)).isInstanceOf(ArithmeticException.class));
      assertThat(other.<Long>update("alice", PostgresClusterStoreTest::submit)).isEqualTo(2);
      assertThat(submitUnlessOthersWrite(store)).isTrue();
    }
  }

  private static void failUpdate(ClusterStore store) {
    store.update(
        "alice",
        state -> {
          throw new ArithmeticException();
        });
  }

  /** See docs/postgresql.md: programs may listen to the channel of the schema's name. */
  @Test
  void eachCommitIsNotified() throws Exception {
    PostgresAddress address = PostgresAddress.parse(TestServer.get().freshAddress());
    PostgresClusterStore.create(cell, address, "test", List.of(), CLOCK);
    try (Connection program = DriverManager.getConnection(TestServer.get().driverAddress());
        Statement statement = program.createStatement();
        ClusterStore store = opened("test")) {
      statement.execute("LISTEN " + address.schema());
      PGConnection listening = program.unwrap(PGConnection.class);
      assertThat(listening.getNotifications()).isEmpty();
      store.update("alice", PostgresClusterStoreTest::submit);
      assertThat(listening.getNotifications(60_000)).hasSize(1);
    }
  }

  @Test
  void aSchemaThatHoldsACellIsNotGivenToAnother() throws Exception {
    makeCell(cell);
    PostgresAddress address = PostgresAddress.parse(PostgresAddress.textOf(cell).orElseThrow());
    Path other = Files.createDirectory(cell.resolve("other"));
    assertThatThrownBy(() -> PostgresClusterStore.create(other, address, "test", List.of(), CLOCK))
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("holds a cell already");
    assertThat(PostgresAddress.isOf(other)).isFalse();
  }

  @Test
  void aCellIsNotFoundInTheSchemaOfAnother() throws Exception {
    makeCell(cell);
    Path file = PostgresAddress.file(cell);
    Files.writeString(file, Files.readString(file).replaceAll("identity .*", "identity 1"));
    try (ClusterStore store = opened("test")) {
      assertThatThrownBy(() -> store.<Long>read(ClusterState::revision))
          .isInstanceOf(StoreException.class)
          .hasMessageContaining("holds another cell");
    }
  }

  @Test
  void aFailedWriteLeavesNothingAndTheNextOneConnectsAnew() throws Exception {
    try (ClusterStore store = opened("test")) {
      store.update("alice", PostgresClusterStoreTest::submit);
      TestServer.get().stopNow();
      try {
        assertThatThrownBy(() -> store.update("alice", PostgresClusterStoreTest::submit))
            .isInstanceOf(StoreException.class)
            .hasMessageContaining("nothing that was answered is lost");
      } finally {
        TestServer.get().startNow();
      }
      assertThat(store.<Long>update("alice", PostgresClusterStoreTest::submit)).isEqualTo(2);
    }
  }
}
