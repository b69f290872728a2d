package gridlite.command.program;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.catalogue.Catalogue;
import gridlite.exec.SimulatedExecutor;
import gridlite.name.HostName;
import gridlite.name.UserName;
import gridlite.operation.Actor;
import gridlite.operation.configure.InitCell;
import gridlite.port.ClusterStore;
import gridlite.port.Commits;
import gridlite.port.ForwardingStore;
import gridlite.runtime.Cell;
import gridlite.runtime.CellClock;
import gridlite.runtime.CommandContext;
import gridlite.runtime.CommandRunner;
import gridlite.runtime.Console;
import gridlite.state.ClusterState;
import gridlite.state.Outcome;
import gridlite.store.Access;
import gridlite.store.CommandStore;
import gridlite.store.H2ClusterStore;
import gridlite.store.SharedStore;
import gridlite.testkit.RecordingConsole;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A wait in a helper: what it asks the cell, and when it ends. */
@Timeout(60)
class TaskWaitTest {
  private static final InstantSource CLOCK = InstantSource.system();

  @TempDir Path directory;
  private SharedStore shared;

  @BeforeEach
  void aCell() throws IOException {
    Path cell = Files.createDirectories(directory.resolve("default"));
    Files.createDirectories(cell.resolve("common"));
    var machine = new InitCell.Machine(HostName.of("master"), 2, "/spool");
    var content = InitCell.bare(InitCell.Template.SIMULATED, "alice", machine).changes();
    H2ClusterStore.create(cell, "alice", content, CLOCK);
    SharedStore.Times times = new SharedStore.Times(Duration.ofMillis(1), Duration.ofSeconds(1));
    shared = new SharedStore(cell, "test", CLOCK, times, line -> {});
    call(console(), "qsub", "-b", "y", "/bin/true");
  }

  @AfterEach
  void close() {
    shared.close();
  }

  /** Counts how often the state is asked for, and says when somebody waits. */
  private static final class Counted extends ForwardingStore {
    private final AtomicInteger reads = new AtomicInteger();
    private final CountDownLatch waits = new CountDownLatch(1);

    Counted(CommandStore store) {
      super(store);
    }

    @Override
    public <R> R read(Function<ClusterState, R> reader) {
      reads.incrementAndGet();
      return super.read(reader);
    }

    @Override
    public <R> R readOf(Set<String> owners, Function<ClusterState, R> reader) {
      return read(reader);
    }

    @Override
    public <R> R update(String who, Function<ClusterState, Outcome<R>> operation) {
      reads.incrementAndGet();
      return super.update(who, operation);
    }

    @Override
    public Optional<Commits> commits() {
      return super.commits().map(this::noted);
    }

    private Commits noted(Commits commits) {
      return new Commits() {
        @Override
        public long counted() {
          return commits.counted();
        }

        @Override
        public boolean await(long counted, Duration longest) throws InterruptedException {
          waits.countDown();
          return commits.await(counted, longest);
        }

        @Override
        public boolean isLookedAfter() {
          return commits.isLookedAfter();
        }
      };
    }
  }

  private Counted store() {
    return new Counted(shared.command(Access.READ, holder -> {}, () -> {}));
  }

  private int call(Console console, String... words) {
    try (Counted store = store()) {
      return call(store, console, words);
    }
  }

  private int call(ClusterStore store, Console console, String... words) {
    return CommandRunner.run(
        new CommandContext(
            words[0],
            console,
            new Actor(UserName.of("alice"), "users", 1001, 1001, HostName.of("master")),
            new Cell(directory, "default"),
            store,
            new SimulatedExecutor(),
            new CellClock(store, CLOCK),
            Map.of("HOME", directory.toString(), "PATH", "/bin"),
            directory,
            18),
        Catalogue.read(words[0], List.of(words).subList(1, words.length)));
  }

  /** Waits for job 1. */
  private int await(Counted store, Console console) {
    try (store) {
      return call(store, console, "gridlite", "await", "1");
    }
  }

  private RecordingConsole console() {
    RecordingConsole console = new RecordingConsole(directory);
    console.letGoOn();
    return console;
  }

  @Test
  void whoWaitsAsksNothingUntilThereIsSomething() throws Exception {
    RecordingConsole console = console();
    Counted store = store();
    CompletableFuture<Integer> wait = CompletableFuture.supplyAsync(() -> await(store, console));
    assertThat(store.waits.await(30, TimeUnit.SECONDS)).isTrue();
    int before = store.reads.get();
    // as long as ten questions took
    LockSupport.parkNanos(Duration.ofSeconds(2).toNanos());
    assertThat(store.reads.get()).isEqualTo(before);
    assertThat(call(console(), "qdel", "1")).isZero();
    assertThat(wait.get(30, TimeUnit.SECONDS)).isZero();
    assertThat(console.output()).isEqualTo("1\tgone\n");
    // the deletion is one change: a look, and one more at most
    assertThat(store.reads.get() - before).isBetween(1, 8);
  }

  @Test
  void aClientThatHasGoneFreesTheWait() throws Exception {
    RecordingConsole console = console();
    Counted store = store();
    CompletableFuture<Integer> wait = CompletableFuture.supplyAsync(() -> await(store, console));
    assertThat(store.waits.await(30, TimeUnit.SECONDS)).isTrue();
    console.interrupt();
    assertThat(wait.get(30, TimeUnit.SECONDS)).isZero();
  }
}
