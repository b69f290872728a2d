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
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A cell on a server whose tables a later or an earlier version of gridlite has made. */
class PostgresFormTest {
  private static final InstantSource CLOCK = InstantSource.fixed(Sample.NOON);
  private static final List<String> TABLES =
      List.of(
          "object",
          "history",
          "unfinished_job",
          "started_task",
          "share_usage",
          "script",
          "record",
          "job_event",
          "leader");

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
    assertThat(before).anyMatch(row -> row.startsWith("unfinished_job "));
    try (ClusterStore command = command()) {
      refused(() -> command.read(ClusterState::revision));
      refused(() -> command.update("alice", PostgresClusterStoreTest::submit));
      refused(
          () ->
              command.unlessOthersWrite(
                  () -> command.update("alice", PostgresClusterStoreTest::submit)));
    }
    refused(() -> daemon(false));
    refused(() -> CellBackup.write(cell, cell.resolve("backup.zip"), (at, of) -> {}));
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

  private void makeEarlier() throws SQLException {
    makeEarlier(schema);
  }

  /** Makes the tables those of form 9, in which columns of other tables are missing. */
  static void makeEarlier(String schema) throws SQLException {
    try (Connection connection = DriverManager.getConnection(TestServer.get().driverAddress());
        Statement statement = connection.createStatement()) {
      connection.setSchema(schema);
      statement.execute("CREATE TABLE job (id bigint PRIMARY KEY, body text)");
      statement.execute("CREATE TABLE begun_task (id bigint PRIMARY KEY, body text)");
      statement.execute("INSERT INTO job SELECT id, body FROM unfinished_job");
      statement.execute("INSERT INTO begun_task SELECT id, body FROM started_task");
      statement.execute(
          "INSERT INTO record SELECT 'usage', kind || ' ' || name, body FROM share_usage");
      statement.execute("DROP TABLE unfinished_job, started_task, share_usage");
      statement.execute(
          "UPDATE record SET body = '9' WHERE section = 'counter' AND name = '.FORM'");
    }
  }

  /** A use of a cell by this version. */
  private interface Use {
    void by(PostgresFormTest test) throws Exception;
  }

  private static Stream<Arguments> uses() {
    return Stream.of(
        use("read", test -> test.command().read(ClusterState::revision)),
        use("update", test -> test.command().update("alice", state -> new Outcome<>(List.of(), 0))),
        use("daemon", test -> test.daemon(true).close()),
        use("backup", test -> CellBackup.write(test.cell, test.backup(), Unwatched.EXTENT)),
        use("check", test -> CellCheck.problems(test.cell, Unwatched.EXTENT)));
  }

  private static Arguments use(String name, Use use) {
    return Arguments.of(Named.of(name, use));
  }

  private Path backup() {
    return cell.resolve("backup.zip");
  }

  private List<Object> contents() {
    try (ClusterStore command = command()) {
      return command.read(Sample::contents);
    }
  }

  @ParameterizedTest
  @MethodSource("uses")
  void whoComesFirstBringsAnEarlierFormToTheNewest(Use use) throws Exception {
    try (ClusterStore store = command()) {
      store.update("alice", state -> new Outcome<>(Sample.everything(), 0));
    }
    List<Object> before = contents();
    List<String> rows = rows();
    makeEarlier();
    use.by(this);
    assertThat(contents()).isEqualTo(before);
    assertThat(rows()).filteredOn(row -> !row.startsWith("leader ")).isEqualTo(withoutLeader(rows));
    assertThat(CellCheck.problems(cell, Unwatched.EXTENT))
        .noneMatch(problem -> problem.contains("column"));
  }

  private static List<String> withoutLeader(List<String> rows) {
    return rows.stream().filter(row -> !row.startsWith("leader ")).toList();
  }

  @Test
  void manyWhoComeAtOnceFindTheNewestForm() throws Exception {
    List<Object> before = contents();
    makeEarlier();
    ExecutorService threads = Executors.newFixedThreadPool(4);
    List<Future<List<Object>>> read = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      read.add(threads.submit(this::contents));
    }
    for (Future<List<Object>> each : read) {
      assertThat(each.get(1, TimeUnit.MINUTES)).isEqualTo(before);
    }
    threads.shutdownNow();
  }

  /**
   * A row that can't be read, say, or a table of that name: all of it is taken back, and the error
   * is the first one.
   */
  @Test
  void nothingIsChangedWhenThatFails() throws Exception {
    makeEarlier();
    run("UPDATE job SET body = '1:7' || body");
    try (ClusterStore command = command()) {
      assertThatThrownBy(() -> command.read(ClusterState::revision))
          .isInstanceOf(IllegalStateException.class)
          .hasMessageContaining("job 1 has form 7");
    }
    run("UPDATE job SET body = substr(body, 4)");
    run("CREATE TABLE share_usage (kind text)");
    try (ClusterStore command = command()) {
      assertThatThrownBy(() -> command.read(ClusterState::revision))
          .isInstanceOf(StoreException.class)
          .hasMessageContaining("relation \"share_usage\" already exists");
    }
    run("DROP TABLE share_usage");
    assertThat(contents()).isNotEmpty();
  }

  private void run(String sql) throws SQLException {
    try (Connection connection = DriverManager.getConnection(TestServer.get().driverAddress());
        Statement statement = connection.createStatement()) {
      connection.setSchema(schema);
      statement.execute(sql);
    }
  }

  /** The process that writes is of a version that does not know the new tables. */
  @Test
  void nothingIsChangedWhileAnEarlierVersionWrites() throws Exception {
    PostgresAddress address = PostgresAddress.of(cell).orElseThrow().address();
    makeEarlier();
    try (PostgresSession other = PostgresSession.connect(address, "the daemon of before");
        ClusterStore command = command()) {
      assertThat(other.takeAll()).isTrue();
      assertThatThrownBy(() -> command.read(ClusterState::revision))
          .isInstanceOf(StoreException.class)
          .hasMessageContaining("has form 9, and the daemon of before writes it")
          .hasMessageContaining("nothing was changed");
    }
    assertThat(contents()).isNotEmpty();
  }
}
