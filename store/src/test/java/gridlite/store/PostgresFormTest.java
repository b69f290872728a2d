package gridlite.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.port.ClusterStore;
import gridlite.port.StoreException;
import gridlite.port.Succession;
import gridlite.state.ClusterState;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A cell on a server whose tables a later version of gridlite has made. */
class PostgresFormTest {
  private static final InstantSource CLOCK = InstantSource.fixed(Sample.NOON);
  private static final List<String> TABLES =
      List.of("object", "history", "job", "begun_task", "script", "record", "job_event", "leader");

  @TempDir Path cell;
  private String schema = "";

  @BeforeEach
  void makeCell() throws SQLException {
    PostgresClusterStoreTest.makeCell(cell);
    schema = PostgresAddress.parse(PostgresAddress.textOf(cell).orElseThrow()).schema();
    try (ClusterStore store = command()) {
      store.update("alice", PostgresClusterStoreTest::submit);
    }
  }

  private ClusterStore command() {
    return new PostgresClusterStore(cell, "a command", other -> {}, CLOCK, () -> {});
  }

  private ClusterStore daemon(boolean waits) {
    Succession succession = new Succession(waits, Duration.ZERO, news -> {}, by -> {});
    return ResidentClusterStore.onServer(cell, "a daemon", other -> {}, succession, CLOCK);
  }

  private void makeLater() throws SQLException {
    try (Connection connection = DriverManager.getConnection(TestServer.get().driverAddress());
        Statement statement = connection.createStatement()) {
      statement.execute(
          "UPDATE "
              + schema
              + ".record SET body = "
              + (CellDatabase.FORM + 1)
              + " WHERE section = 'counter' AND name = '.FORM'");
    }
  }

  private List<String> rows() throws SQLException {
    List<String> rows = new ArrayList<>();
    try (Connection connection = DriverManager.getConnection(TestServer.get().driverAddress());
        Statement statement = connection.createStatement()) {
      for (String table : TABLES) {
        String sql = "SELECT t::text FROM " + schema + "." + table + " t ORDER BY 1";
        try (ResultSet row = statement.executeQuery(sql)) {
          while (row.next()) {
            rows.add(table + " " + row.getString(1));
          }
        }
      }
    }
    return rows;
  }

  private static void refused(ThrowingCallable use) {
    assertThatThrownBy(use)
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("has form " + (CellDatabase.FORM + 1) + ", not " + CellDatabase.FORM)
        .hasMessageContaining("nothing was changed");
  }

  @Test
  void everyUseIsRefusedAndNothingIsChanged() throws Exception {
    makeLater();
    List<String> before = rows();
    assertThat(before).anyMatch(row -> row.startsWith("job "));
    try (ClusterStore command = command()) {
      refused(() -> command.read(ClusterState::revision));
      refused(() -> command.update("alice", PostgresClusterStoreTest::submit));
      refused(
          () ->
              command.unlessOthersWrite(
                  () -> command.update("alice", PostgresClusterStoreTest::submit)));
    }
    refused(() -> daemon(false));
    refused(() -> CellBackup.write(cell, cell.resolve("backup.zip"), false, (at, of) -> {}));
    refused(() -> DatabaseMove.toFile(cell));
    assertThat(rows()).isEqualTo(before);
    assertThat(Files.exists(cell.resolve("backup.zip"))).isFalse();
    assertThat(PostgresAddress.isOf(cell)).isTrue();
  }

  /** It would wait for good, and have the lead at times in which another one wants it. */
  @Test
  void aDaemonDoesNotStandByForACellThatItCanNotServe() throws Exception {
    makeLater();
    List<String> before = rows();
    ExecutorService threads = Executors.newFixedThreadPool(1);
    Future<ClusterStore> waiting = threads.submit(() -> daemon(true));
    assertThatThrownBy(() -> waiting.get(1, TimeUnit.MINUTES))
        .hasCauseInstanceOf(StoreException.class)
        .hasMessageContaining("has form");
    threads.shutdownNow();
    assertThat(rows()).isEqualTo(before);
  }

  /** The leader may be of a later version, and have brought the tables to its form. */
  @Test
  void aDaemonThatStoodByDoesNotServeWhatWasMadeLaterMeanwhile() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(1);
    Succession patient = new Succession(true, Duration.ofDays(1), news -> {}, by -> {});
    ClusterStore leader = daemon(false);
    Future<ClusterStore> waiting =
        threads.submit(
            () -> ResidentClusterStore.onServer(cell, "second", other -> {}, patient, CLOCK));
    PostgresCrashTest.awaitQueued("second");
    makeLater();
    List<String> before = rows();
    leader.close();
    assertThatThrownBy(() -> waiting.get(1, TimeUnit.MINUTES))
        .hasCauseInstanceOf(StoreException.class)
        .hasMessageContaining("has form");
    threads.shutdownNow();
    assertThat(rows()).isEqualTo(before);
  }
}
