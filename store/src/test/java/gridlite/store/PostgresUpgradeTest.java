package gridlite.store;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.port.ClusterStore;
import gridlite.state.Change;
import gridlite.state.Outcome;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.InstantSource;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Processes that are killed while they bring a cell on a server to the newest form. */
@Tag("processes")
class PostgresUpgradeTest {
  private static final int ROUNDS = 2 * Integer.getInteger("gridlite.crashes", 4);
  private static final long JOBS = 20;

  /** About as many as it takes; a process that needs fewer comes to its end. */
  private static final int MOST_REQUESTS = 80;

  @TempDir Path cell;

  private final long seed = System.nanoTime();
  private final Random random = new Random(seed);

  private ClusterStore command() {
    return new PostgresClusterStore(
        cell, "a command", holder -> {}, InstantSource.system(), () -> {});
  }

  private void makeCell(String address) {
    PostgresClusterStore.create(
        cell, PostgresAddress.parse(address), "test", List.of(), InstantSource.system());
    List<Change> jobs =
        LongStream.rangeClosed(1, JOBS)
            .<Change>mapToObj(id -> new Change.PutJob(Sample.job(id).withTask(Sample.running(1))))
            .toList();
    try (ClusterStore store = command()) {
      store.update("alice", state -> new Outcome<>(Sample.everything(), 0));
      store.update("alice", state -> new Outcome<>(jobs, 0));
    }
  }

  private List<Object> contents() {
    try (ClusterStore store = command()) {
      return store.read(Sample::contents);
    }
  }

  /** Returns whether the process had come to its end. */
  private boolean upgrade(DeadlyWay.Death death) throws IOException, InterruptedException {
    ProcessBuilder builder = OtherProcess.of(Upgrader.class, cell, "server");
    builder.environment().put("PGPASSFILE", TestServer.get().passwords().toString());
    Process process = builder.redirectError(ProcessBuilder.Redirect.INHERIT).start();
    death.comesTo(process);
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      boolean done = lines.lines().anyMatch("done"::equals);
      process.waitFor();
      return done;
    }
  }

  /** The form that the tables have, and whether those of the two forms are there. */
  private static String form(String schema) throws SQLException {
    String sql =
        "SELECT (SELECT body FROM record WHERE section = 'counter' AND name = '.FORM'),"
            + " to_regclass('job') IS NOT NULL, to_regclass('unfinished_job') IS NOT NULL";
    try (Connection connection = DriverManager.getConnection(TestServer.get().driverAddress());
        Statement statement = connection.createStatement()) {
      connection.setSchema(schema);
      try (ResultSet row = statement.executeQuery(sql)) {
        row.next();
        return row.getString(1) + " " + row.getString(2) + " " + row.getString(3);
      }
    }
  }

  @Test
  void aProcessThatIsKilledLeavesOneFormWhole() throws Exception {
    int left = 0;
    try (DeadlyWay way = new DeadlyWay(TestServer.get().port())) {
      makeCell(TestServer.get().freshAddress(way.port()));
      String schema = PostgresAddress.of(cell).orElseThrow().address().schema();
      List<Object> before = contents();
      for (int round = 0; round < ROUNDS; round++) {
        PostgresFormTest.makeEarlier(schema);
        DeadlyWay.Aim aim =
            new DeadlyWay.Aim(0, 1 + random.nextInt(MOST_REQUESTS), DeadlyWay.Moment.any(random));
        left += upgrade(way.killAt(aim)) ? 0 : 1;
        way.spare();
        String place = "after a kill at " + aim + ", seed " + seed;
        assertThat(form(schema)).as(place).isIn("9 t f", CellDatabase.FORM + " f t");
        assertThat(contents()).as(place).isEqualTo(before);
        assertThat(form(schema)).as(place).isEqualTo(CellDatabase.FORM + " f t");
      }
    }
    assertThat(left).as("upgrades that were left; seed " + seed).isPositive();
  }
}
