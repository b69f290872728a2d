package gridlite.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.job.JobId;
import gridlite.port.ClusterStore;
import gridlite.port.StoreException;
import gridlite.port.Succession;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.ObjectRevision;
import gridlite.state.Outcome;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DatabaseMoveTest {
  private static final InstantSource CLOCK = InstantSource.fixed(Sample.NOON);

  @TempDir Path cell;

  private ClusterStore store() {
    return PostgresAddress.isOf(cell)
        ? new PostgresClusterStore(cell, "test", holder -> {}, CLOCK, () -> {})
        : new H2ClusterStore(cell, "test", holder -> {}, CLOCK, Access.READ);
  }

  private void fill() {
    Sample.emptyCell(cell);
    try (ClusterStore store = store()) {
      store.update("alice", state -> new Outcome<>(Sample.everything(), 0));
      String script = "a\u0000b\u0001" + "ä".repeat(1_100_000);
      List<Change> changes = new ArrayList<>();
      for (int number = 20; number < 5_020; number++) {
        changes.add(new Change.PutJob(Sample.job(number)));
      }
      changes.add(new Change.PutScript(JobId.of(20), script));
      store.update("bob", state -> new Outcome<>(changes, 0));
    }
  }

  /** All that a cell holds but the number of the last update, which counts a move. */
  private List<Object> contents() {
    try (ClusterStore store = store()) {
      List<Object> contents = new ArrayList<>(store.<List<Object>>read(Sample::contents));
      contents.remove(0);
      contents.add(store.script(JobId.of(7)));
      contents.add(store.script(JobId.of(20)));
      List<ObjectRevision> history = store.history();
      contents.add(history);
      return contents;
    }
  }

  private PostgresAddress fresh() {
    return PostgresAddress.parse(TestServer.get().freshAddress());
  }

  private List<String> moveToServer(PostgresAddress address) {
    return DatabaseMove.toServer(cell, address, cell.resolve("before-move"));
  }

  @Test
  void nothingIsLostOnTheWayToAServerAndBack() throws Exception {
    PostgresAddress address = fresh();
    fill();
    List<Object> before = contents();
    assertThat(moveToServer(address)).contains("moved 5001 rows of table unfinished_job");
    assertThat(Files.exists(CellDatabase.file(cell))).isFalse();
    assertThat(Files.exists(cell.resolve("before-move/gridlite.mv.db"))).isTrue();
    assertThat(contents()).isEqualTo(before);
    DatabaseMove.toFile(cell);
    assertThat(PostgresAddress.isOf(cell)).isFalse();
    assertThat(contents()).isEqualTo(before);
    // the schema is free again
    moveToServer(address);
    assertThat(contents()).isEqualTo(before);
    try (ClusterStore store = store()) {
      assertThat(store.<Long>read(ClusterState::revision)).isEqualTo(5);
    }
  }

  @Test
  void aCellWithADaemonIsNotMoved() {
    PostgresAddress address = fresh();
    fill();
    moveToServer(address);
    PostgresResidence residence =
        new PostgresResidence(
            cell,
            "the daemon",
            other -> {},
            new Succession(false, Duration.ofDays(1), text -> {}, text -> {}));
    try (ClusterStore daemon = new ResidentClusterStore(cell, residence, CLOCK)) {
      assertThatThrownBy(() -> DatabaseMove.toFile(cell))
          .isInstanceOf(StoreException.class)
          .hasMessageContaining("is in use");
      assertThat(daemon.<Integer>read(state -> state.jobs().size())).isEqualTo(5001);
    }
    assertThat(PostgresAddress.isOf(cell)).isTrue();
  }

  @Test
  void aMoveThatIsRefusedChangesNothing(@TempDir Path other) {
    PostgresAddress taken = fresh();
    PostgresClusterStore.create(other, taken, "test", List.of(), CLOCK);
    fill();
    List<Object> before = contents();
    assertThatThrownBy(() -> moveToServer(taken)).hasMessageContaining("holds a cell already");
    assertThat(contents()).isEqualTo(before);
  }
}
