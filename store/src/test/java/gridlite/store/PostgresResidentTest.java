package gridlite.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.port.ClusterStore;
import gridlite.port.StoreException;
import gridlite.port.Succession;
import gridlite.state.ClusterState;
import gridlite.state.Outcome;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PostgresResidentTest extends StoreContract {
  private static final InstantSource CLOCK = InstantSource.fixed(Sample.NOON);
  private static final Duration EVER = Duration.ofDays(1);

  @TempDir Path cell;

  private final List<String> replaced = new ArrayList<>();

  @Override
  ClusterStore open() {
    return leader("test");
  }

  private ClusterStore leader(String name) {
    return daemon(name, false, EVER);
  }

  private ClusterStore daemon(String name, boolean waits, Duration silence) {
    if (!PostgresAddress.isOf(cell)) {
      PostgresClusterStoreTest.makeCell(cell);
    }
    Succession succession = new Succession(waits, silence, news -> {}, replaced::add);
    return new ResidentClusterStore(
        cell, new PostgresResidence(cell, name, other -> {}, succession), CLOCK);
  }

  private static long submit(ClusterStore store) {
    return store.<Long>update("alice", PostgresClusterStoreTest::submit);
  }

  @Test
  void aSecondDaemonIsRefused() {
    try (ClusterStore first = leader("the first")) {
      assertThat(submit(first)).isOne();
      assertThatThrownBy(() -> leader("the second"))
          .isInstanceOf(StoreException.class)
          .hasMessageContaining("is led by the first");
      assertThat(submit(first)).isEqualTo(2);
    }
    leader("the second").close();
  }

  /** The server needs a moment to see that a connection has ended; nobody has to wait for that. */
  @Test
  void theLockOfASessionThatHasEndedIsFreeAtOnce() throws Exception {
    PostgresClusterStoreTest.makeCell(cell);
    PostgresAddress address = PostgresAddress.of(cell).orElseThrow().address();
    try (PostgresSession next = PostgresSession.connect(address, "the next")) {
      for (int i = 0; i < 200; i++) {
        try (PostgresSession first = PostgresSession.connect(address, "the first")) {
          assertThat(first.tryLock(PostgresSession.Lock.LEAD)).isTrue();
        }
        assertThat(next.tryLock(PostgresSession.Lock.LEAD)).as("round %d", i).isTrue();
        next.unlock(PostgresSession.Lock.LEAD);
      }
    }
  }

  @Test
  void aCommandReadsBesideADaemonWithoutWaiting() {
    try (ClusterStore daemon = leader("the daemon");
        ClusterStore command =
            new PostgresClusterStore(cell, "qstat", other -> {}, CLOCK, () -> {})) {
      submit(daemon);
      assertThat(command.<Integer>read(state -> state.jobs().size())).isOne();
    }
  }

  @Test
  void whoWaitsTakesOverWhenTheLeaderEnds() throws Exception {
    ClusterStore first = leader("the first");
    submit(first);
    ExecutorService threads = Executors.newFixedThreadPool(1);
    Future<ClusterStore> second = threads.submit(() -> daemon("the second", true, EVER));
    submit(first);
    first.close();
    try (ClusterStore leads = second.get(1, TimeUnit.MINUTES)) {
      assertThat(submit(leads)).isEqualTo(3);
    }
    threads.shutdown();
  }

  @Test
  void aLeaderThatGaveNoSignOfLifeIsReplacedAndMayWriteNothingWhenItWakesUp() {
    ClusterStore first = leader("the first");
    assertThat(submit(first)).isOne();
    // it has no time to give a sign of life before the next one comes
    try (ClusterStore second = daemon("the second", true, Duration.ZERO)) {
      assertThat(submit(second)).isEqualTo(2);
      assertThatThrownBy(() -> submit(first)).isInstanceOf(StoreException.class);
      assertThat(replaced).isEmpty();
      assertThatThrownBy(() -> submit(first))
          .isInstanceOf(StoreException.class)
          .hasMessageContaining("has been taken over by the second");
      assertThat(replaced).hasSize(1);
      assertThat(submit(second)).isEqualTo(3);
      assertThat(second.<Integer>read(state -> state.jobs().size())).isEqualTo(3);
    }
    first.close();
  }

  @Test
  void anUpdateThatSavesNothingIsRefusedToAReplacedLeader() {
    ClusterStore first = leader("the first");
    submit(first);
    try (ClusterStore second = daemon("the second", true, Duration.ZERO)) {
      submit(second);
      assertThatThrownBy(() -> first.update("executor", state -> Outcome.unchanged("orders")))
          .isInstanceOf(StoreException.class);
    }
    first.close();
  }

  @Test
  void aRestartedServerIsFoundAgainWithAllThatWasAnswered() throws Exception {
    try (ClusterStore store = leader("the daemon")) {
      submit(store);
      TestServer.get().stopNow();
      try {
        assertThatThrownBy(() -> submit(store)).isInstanceOf(StoreException.class);
        assertThat(store.<Integer>read(state -> state.jobs().size())).isOne();
        assertThatThrownBy(() -> submit(store)).isInstanceOf(StoreException.class);
      } finally {
        TestServer.get().startNow();
      }
      assertThat(submit(store)).isEqualTo(2);
      assertThat(Files.readAllLines(cell.resolve("common").resolve("accounting")))
          .containsExactly("record 1", "record 2");
    }
  }

  @Test
  void aDaemonKeepsTheRevisionOverItsRestarts() {
    try (ClusterStore store = leader("the daemon")) {
      submit(store);
      submit(store);
    }
    try (ClusterStore store = leader("the daemon")) {
      assertThat(store.<Long>read(ClusterState::revision)).isEqualTo(2);
    }
  }
}
