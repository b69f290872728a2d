package gridlite.store;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.name.ObjectKind;
import gridlite.port.ClusterStore;
import gridlite.port.Commits;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Counter;
import gridlite.state.Outcome;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Commands of one process, one after the other, on a database that stays open for a moment. */
@Timeout(120)
class SharedStoreTest extends StoreContract {
  private static final Duration LONG = Duration.ofMinutes(10);

  @TempDir Path root;
  private Path cell;
  private SharedStore shared;
  private final List<ClusterStore> commands = new ArrayList<>();
  private final List<String> log = new CopyOnWriteArrayList<>();

  @BeforeEach
  void makeCell() throws Exception {
    cell = Files.createDirectory(root.resolve("default"));
    Sample.emptyCell(cell);
    shared = share(LONG, LONG);
  }

  @AfterEach
  void closeCell() {
    commands.forEach(ClusterStore::close);
    shared.close();
    assertThat(log).isEmpty();
  }

  private SharedStore share(Duration linger, Duration longest) {
    SharedStore.Times times = new SharedStore.Times(linger, longest);
    return new SharedStore(cell, "this one", InstantSource.fixed(Sample.NOON), times, log::add);
  }

  @Override
  ClusterStore open() {
    ClusterStore store = shared.command(Access.READ, holder -> {}, () -> {});
    commands.add(store);
    return store;
  }

  private static void add(ClusterStore store, String name) {
    store.update("alice", state -> new Outcome<>(List.of(Sample.userSet(name)), 0));
  }

  private static boolean holds(ClusterStore store, String name) {
    return store.read(state -> state.has(ObjectKind.USER_SET, name));
  }

  /** Another process: nothing in this one could have the lock of a file twice. */
  private Process other(int count) throws Exception {
    return other("embedded", count);
  }

  private Process other(String how, int count) throws Exception {
    return OtherProcess.of(Submitter.class, cell, how, count).redirectErrorStream(true).start();
  }

  private static String printed(Process process) throws Exception {
    return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  @Test
  void aCommandHasTheCellFromItsFirstQuestionUntilItGivesItBack() throws Exception {
    CountDownLatch wanted = new CountDownLatch(1);
    CommandStore first = shared.command(Access.WRITE, holder -> {}, () -> {});
    assertThat(holds(first, "a")).isFalse();
    CompletableFuture<Void> second =
        CompletableFuture.runAsync(
            () -> {
              try (CommandStore store = shared.command(Access.WRITE, holder -> {}, () -> {})) {
                wanted.countDown();
                add(store, "b");
              }
            });
    wanted.await();
    add(first, "a");
    assertThat(holds(first, "b")).isFalse();
    assertThat(second).isNotDone();
    // what waits for a user or a job does so without the cell
    first.release();
    second.get();
    assertThat(holds(first, "b")).isTrue();
    first.close();
  }

  @Test
  void turnsComeInTheOrderOfTheirCommands() throws Exception {
    List<Integer> order = new CopyOnWriteArrayList<>();
    CommandStore first = shared.command(Access.READ, holder -> {}, () -> {});
    holds(first, "a");
    List<Thread> waiting = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      int number = i;
      Thread thread =
          new Thread(
              () -> {
                try (CommandStore store = shared.command(Access.READ, holder -> {}, () -> {})) {
                  store.<Boolean>read(state -> order.add(number));
                }
              });
      thread.start();
      waiting.add(thread);
      while (thread.getState() != Thread.State.TIMED_WAITING) {
        Thread.onSpinWait();
      }
    }
    first.close();
    for (Thread thread : waiting) {
      thread.join();
    }
    assertThat(order).containsExactly(0, 1, 2, 3, 4);
  }

  @Test
  void inTheMiddleOfAQuestionTheCellIsNotGivenBack() {
    try (CommandStore store = shared.command(Access.READ, holder -> {}, () -> {})) {
      boolean held =
          store.read(
              state -> {
                store.release();
                return store.holdsUpdates() || state.counter(Counter.JOB) == 0;
              });
      assertThat(held).isTrue();
    }
  }

  @Test
  void whatWasAnsweredIsInTheFileWhileTheDatabaseStaysOpen() throws Exception {
    try (CommandStore store = shared.command(Access.WRITE, holder -> {}, () -> {})) {
      add(store, "answered");
    }
    Path copy = Files.createDirectory(root.resolve("copy"));
    assertThat(Snapshot.take(cell, copy, new Meter(Unwatched.EXTENT)).revision()).isEqualTo(1);
  }

  @Test
  @Tag("processes")
  void afterAMomentOthersHaveTheCell() throws Exception {
    shared.close();
    shared = share(Duration.ofMillis(500), LONG);
    try (CommandStore store = shared.command(Access.WRITE, holder -> {}, () -> {})) {
      add(store, "a");
    }
    assertThat(printed(other(1)).strip()).isEqualTo("1");
    try (CommandStore store = shared.command(Access.READ, holder -> {}, () -> {})) {
      assertThat(store.<Long>read(state -> state.counter(Counter.JOB))).isEqualTo(1);
    }
  }

  @Test
  @Tag("processes")
  void howeverBusyItIsOthersHaveTheCellNowAndThen() throws Exception {
    shared.close();
    shared = share(LONG, Duration.ofMillis(200));
    AtomicBoolean enough = new AtomicBoolean();
    List<CompletableFuture<Void>> busy = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      busy.add(CompletableFuture.runAsync(() -> readOn(enough), work -> new Thread(work).start()));
    }
    Process other = other(3);
    assertThat(other.waitFor(60, TimeUnit.SECONDS)).isTrue();
    enough.set(true);
    CompletableFuture.allOf(busy.toArray(new CompletableFuture<?>[0])).get();
    assertThat(printed(other).strip()).isEqualTo("1\n2\n3");
  }

  private void readOn(AtomicBoolean enough) {
    while (!enough.get()) {
      try (CommandStore store = shared.command(Access.WRITE, holder -> {}, () -> {})) {
        holds(store, "a");
      }
    }
  }

  @Test
  @Tag("processes")
  void whoWaitsSaysSoAndIsGivenWay() throws Exception {
    try (CommandStore store = shared.command(Access.WRITE, holder -> {}, () -> {})) {
      add(store, "a");
    }
    Process other = other("waiting", 2);
    assertThat(new String(other.getInputStream().readNBytes(6), StandardCharsets.UTF_8))
        .isEqualTo("waits\n");
    shared.giveWay();
    assertThat(printed(other).strip()).isEqualTo("1\n2");
  }

  @Test
  @Tag("processes")
  void inTheMiddleOfACommandWayIsGivenAfterIt() throws Exception {
    CommandStore store = shared.command(Access.WRITE, holder -> {}, () -> {});
    add(store, "a");
    Process other = other("waiting", 1);
    assertThat(new String(other.getInputStream().readNBytes(6), StandardCharsets.UTF_8))
        .isEqualTo("waits\n");
    shared.giveWay();
    assertThat(holds(store, "a")).isTrue();
    store.close();
    assertThat(printed(other).strip()).isEqualTo("1");
  }

  @Test
  @Tag("processes")
  void whoIsAskedToLetGoDoesSoAtOnce() throws Exception {
    try (CommandStore store = shared.command(Access.WRITE, holder -> {}, () -> {})) {
      add(store, "a");
    }
    shared.letGo();
    assertThat(printed(other(1)).strip()).isEqualTo("1");
    try (CommandStore store = shared.command(Access.WRITE, holder -> {}, () -> {})) {
      add(store, "b");
    }
    assertThat(printed(other(1)).strip()).isEqualTo("2");
  }

  /** Returns whether reading opens the database. */
  private boolean opens() {
    BlockFile before = BlockPath.opened(CellDatabase.file(cell));
    try (CommandStore store = shared.command(Access.READ, holder -> {}, () -> {})) {
      holds(store, "a");
    }
    return BlockPath.opened(CellDatabase.file(cell)) != before;
  }

  @Test
  @Tag("processes")
  void whatWasReadIsKnownUntilSomebodyElseWrites() throws Exception {
    try (CommandStore store = shared.command(Access.WRITE, holder -> {}, () -> {})) {
      add(store, "a");
      assertThat(store.<Long>read(state -> state.counter(Counter.JOB))).isZero();
      assertThat(holds(store, "a")).isTrue();
    }
    shared.letGo();
    // not from a copy either
    assertThat(RowsFile.file(cell)).doesNotExist();
    assertThat(opens()).isFalse();
    assertThat(printed(other(1)).strip()).isEqualTo("1");
    Files.delete(RowsFile.file(cell));
    assertThat(opens()).isTrue();
    try (CommandStore store = shared.command(Access.READ, holder -> {}, () -> {})) {
      assertThat(store.<Long>read(state -> state.counter(Counter.JOB))).isEqualTo(1);
    }
  }

  @Test
  @Tag("processes")
  void whoReadsWhatIsKnownKeepsNobodyWaiting() throws Exception {
    try (CommandStore store = shared.command(Access.WRITE, holder -> {}, () -> {})) {
      add(store, "a");
    }
    shared.letGo();
    try (SharedStore again = share(LONG, LONG)) {
      for (int i = 0; i < 2; i++) {
        try (CommandStore store = again.command(Access.READ, holder -> {}, () -> {})) {
          assertThat(holds(store, "a")).isTrue();
        }
        if (i == 0) {
          again.letGo();
        }
      }
      assertThat(printed(other(1)).strip()).isEqualTo("1");
    }
  }

  /** Runs something behind a read, and waits for a commit without asking before it has been. */
  private long waitWhile(Call cause) throws Exception {
    try (CommandStore store = shared.command(Access.READ, holder -> {}, () -> {})) {
      Commits commits = store.commits().orElseThrow();
      long counted = commits.counted();
      holds(store, "a");
      store.release();
      shared.letGo();
      cause.run();
      assertThat(commits.await(counted, LONG)).isTrue();
      return store.<Long>read(state -> state.counter(Counter.JOB));
    }
  }

  /** What others do. */
  private interface Call {
    void run() throws Exception;
  }

  @Test
  void aCommitOfAnotherCommandWakesWhoWaitsForOne() throws Exception {
    List<CompletableFuture<Void>> others = new ArrayList<>();
    waitWhile(() -> others.add(CompletableFuture.runAsync(this::addInACommand)));
    assertThat(holds(open(), "b")).isTrue();
    others.get(0).get();
  }

  private void addInACommand() {
    try (CommandStore store = shared.command(Access.WRITE, holder -> {}, () -> {})) {
      add(store, "b");
    }
  }

  @Test
  @Tag("processes")
  void aCommitOfAnotherProcessWakesWhoWaitsForOne() throws Exception {
    List<Process> others = new ArrayList<>();
    assertThat(waitWhile(() -> others.add(other(1)))).isEqualTo(1);
    assertThat(printed(others.get(0)).strip()).isEqualTo("1");
  }

  @Test
  void theEndOfATaskWakesWhoWaitsForACommit() throws Exception {
    Path sign = Files.createDirectory(cell.resolve("spool")).resolve("ended.sign");
    waitWhile(() -> Files.createFile(sign));
    // a shepherd empties what is empty
    waitWhile(
        () ->
            new ProcessBuilder("perl", "-e", "open my $sign, '>', $ARGV[0]", sign.toString())
                .start()
                .waitFor());
  }

  @Test
  void aCellThatWasMovedWakesWhoWaitsForACommit() throws Exception {
    try (CommandStore store = shared.command(Access.READ, holder -> {}, () -> {})) {
      Commits commits = store.commits().orElseThrow();
      long counted = commits.counted();
      Files.move(cell, root.resolve("away"));
      assertThat(commits.await(counted, Duration.ofMillis(10))).isTrue();
    }
    makeAnother();
  }

  @Test
  void whatThisProcessReadsAndOpensIsNoCommit() throws Exception {
    try (CommandStore store = shared.command(Access.READ, holder -> {}, () -> {})) {
      holds(store, "a");
      store.release();
      Commits commits = store.commits().orElseThrow();
      long counted = commits.counted();
      try (CommandStore other = shared.command(Access.WRITE, holder -> {}, () -> {})) {
        other.sync();
        assertThat(other.<Integer>update("alice", state -> new Outcome<>(List.of(), 7)))
            .isEqualTo(7);
      }
      shared.letGo();
      holds(store, "a");
      assertThat(commits.await(counted, Duration.ofMillis(100))).isFalse();
    }
  }

  /** A cell that was moved is not written to under a name that another one has now. */
  @Test
  void closingAfterwardsWritesNothingIntoAnotherCell() throws Exception {
    try (CommandStore store = shared.command(Access.WRITE, holder -> {}, () -> {})) {
      add(store, "of the first");
    }
    Path away = Files.move(cell, root.resolve("away"));
    makeAnother();
    shared.close();
    for (Path each : List.of(cell, away)) {
      try (H2ClusterStore store =
          new H2ClusterStore(each, "test", holder -> {}, InstantSource.system(), Access.WRITE)) {
        assertThat(holds(store, "of the first")).isEqualTo(each.equals(away));
        assertThat(holds(store, "of the second")).isEqualTo(each.equals(cell));
      }
    }
    shared = share(LONG, LONG);
  }

  private void makeAnother() throws Exception {
    Files.createDirectory(cell);
    List<Change> content = List.of(Sample.userSet("of the second"));
    H2ClusterStore.create(cell, "test", content, InstantSource.system());
  }

  @Test
  void theNextCommandIsOneOnTheCellThatIsThereNow() throws Exception {
    try (CommandStore store = shared.command(Access.WRITE, holder -> {}, () -> {})) {
      add(store, "of the first");
    }
    Files.move(cell, root.resolve("away"));
    makeAnother();
    try (CommandStore store = shared.command(Access.WRITE, holder -> {}, () -> {})) {
      assertThat(store.<Integer>read(SharedStoreTest::userSets)).isEqualTo(1);
      assertThat(holds(store, "of the second")).isTrue();
    }
  }

  private static int userSets(ClusterState state) {
    return state.objects(ObjectKind.USER_SET).names().size();
  }
}
