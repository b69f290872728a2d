package gridlite.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.port.PublishedTables;
import gridlite.port.QueryTables.Column;
import gridlite.port.QueryTables.Table;
import gridlite.port.QueryTables.Type;
import gridlite.port.StoreException;
import gridlite.problem.GridException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tables that gridlite publishes to a server (docs/postgresql.md, "Reports"). */
class PostgresReportsTest {
  private static final String CELL = "master:/cells/default";
  private static final Table JOBS =
      new Table(
          "jobs",
          List.of(
              new Column("job", Type.NUMBER),
              new Column("name", Type.TEXT),
              new Column("priority", Type.REAL),
              new Column("submitted", Type.TIME),
              new Column("is_array", Type.TRUTH)));

  private final PostgresAddress address = PostgresAddress.parse(TestServer.get().freshAddress());

  private PostgresReports open(List<Table> tables) {
    return new PostgresReports(address, CELL, tables, List.of("usage"), Optional.empty());
  }

  private void publish(Table table, String... values) {
    try (PublishedTables reports = open(List.of(table))) {
      reports.add(table, Arrays.asList(values));
      reports.publish();
    }
  }

  private void publishJob(String number, String name) {
    publish(JOBS, number, name, "0.5", "2026-11-27T01:02:03Z", "true");
  }

  private List<String> rows(String sql) throws SQLException {
    try (Connection connection = DriverManager.getConnection(TestServer.get().driverAddress());
        Statement statement = connection.createStatement()) {
      statement.execute("SET search_path TO " + address.schema());
      statement.execute("SET timezone TO 'UTC'");
      List<String> rows = new ArrayList<>();
      if (statement.execute(sql)) {
        try (ResultSet found = statement.getResultSet()) {
          while (found.next()) {
            rows.add(found.getString(1));
          }
        }
      }
      return rows;
    }
  }

  @Test
  void aNewCopyTakesThePlaceOfTheFormer() throws Exception {
    publishJob("1", "first");
    assertThat(rows("SELECT (j.*)::text FROM jobs j"))
        .containsExactly("(1,first,0.5,\"2026-11-27 01:02:03+00\",t)");
    publishJob("2", "second");
    assertThat(rows("SELECT name FROM jobs")).containsExactly("second");
    assertThat(rows("SELECT cell FROM published WHERE at > now() - interval '1 hour'"))
        .containsExactly(CELL);
  }

  @Test
  void untilTheNewCopyIsWholeReadersHaveTheFormer() throws Exception {
    publishJob("1", "first");
    try (PublishedTables reports = open(List.of(JOBS))) {
      reports.add(JOBS, Arrays.asList("2", null, null, null, null));
      assertThat(rows("SELECT name FROM jobs")).containsExactly("first");
    }
    assertThat(rows("SELECT name FROM jobs")).containsExactly("first");
  }

  @Test
  void textsMayHoldWhatTheServerDoesNotTake() throws Exception {
    publishJob("1", "a\u0000b\ud800c \ud83d\ude00");
    assertThat(rows("SELECT name FROM jobs")).containsExactly("a\ufffdb\ufffdc \ud83d\ude00");
  }

  @Test
  void aTableOfOtherColumnsIsMadeAnewAndOneThatIsNotAskedForGoes() throws Exception {
    publish(new Table("usage", List.of(new Column("owner", Type.TEXT))), "alice");
    rows("CREATE TABLE jobs (job int)");
    publishJob("1", "first");
    assertThat(
            rows(
                "SELECT relname FROM pg_class WHERE relnamespace = '"
                    + address.schema()
                    + "'::regnamespace AND relkind = 'r' ORDER BY 1"))
        .containsExactly("jobs", "published");
    assertThat(rows("SELECT name FROM jobs")).containsExactly("first");
  }

  @Test
  void theReaderReadsTheReportsAndNothingElse(@TempDir Path cell) throws Exception {
    PostgresClusterStoreTest.makeCell(cell);
    String tables = PostgresAddress.of(cell).orElseThrow().address().schema();
    String role = address.schema() + "-r";
    rows("CREATE ROLE \"" + role + "\"");
    try (PublishedTables reports =
        new PostgresReports(address, CELL, List.of(JOBS), List.of(), Optional.of(role))) {
      reports.add(JOBS, Arrays.asList("7", null, null, null, null));
      reports.publish();
    }
    String as = "SET ROLE \"" + role + "\"; ";
    assertThat(rows(as + "SELECT 1")).isEmpty();
    assertThat(rows("SELECT has_table_privilege('" + role + "', 'jobs', 'SELECT')"))
        .containsExactly("t");
    assertThat(rows("SELECT has_table_privilege('" + role + "', 'jobs', 'INSERT,UPDATE,DELETE')"))
        .containsExactly("f");
    assertThatThrownBy(() -> rows(as + "SELECT * FROM " + tables + ".record"))
        .hasMessageContaining("permission denied");
    assertThatThrownBy(() -> rows(as + "DELETE FROM jobs"))
        .hasMessageContaining("permission denied");
  }

  @Test
  void aTableThatIsMadeLaterIsForTheReaderToo() throws Exception {
    String role = address.schema() + "-r";
    rows("CREATE ROLE \"" + role + "\"");
    try (PublishedTables reports =
        new PostgresReports(address, CELL, List.of(), List.of(), Optional.of(role))) {
      reports.publish();
    }
    publishJob("1", "first");
    assertThat(rows("SELECT has_table_privilege('" + role + "', 'jobs', 'SELECT')"))
        .containsExactly("t");
  }

  @Test
  void theSchemaOfAnotherRoleIsRefused() throws Exception {
    String role = address.schema() + "-o";
    rows("CREATE ROLE \"" + role + "\"");
    rows("CREATE SCHEMA " + address.schema() + " AUTHORIZATION \"" + role + "\"");
    assertThatThrownBy(() -> publishJob("1", "first")).hasMessageContaining("another role");
  }

  @Test
  void aRoleThatIsNoneIsRefusedAndNothingIsMade() throws Exception {
    for (String role : List.of("nobody_" + address.schema(), "a\"; DROP SCHEMA public; --")) {
      assertThatThrownBy(
              () -> new PostgresReports(address, CELL, List.of(JOBS), List.of(), Optional.of(role)))
          .isInstanceOfAny(StoreException.class, GridException.class)
          .hasMessageContaining("role");
    }
    assertThat(rows("SELECT to_regnamespace('" + address.schema() + "')"))
        .containsExactly((String) null);
  }

  @Test
  void theSchemaOfACellOrOfAnythingElseIsRefused(@TempDir Path cell) throws Exception {
    PostgresClusterStoreTest.makeCell(cell);
    PostgresAddress occupied = PostgresAddress.of(cell).orElseThrow().address();
    assertThatThrownBy(
            () -> new PostgresReports(occupied, CELL, List.of(), List.of(), Optional.empty()))
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("which is not published by gridlite");
  }

  @Test
  void reportsOfAnotherCellAreNotReplaced() throws Exception {
    publishJob("1", "first");
    assertThatThrownBy(
            () -> new PostgresReports(address, "other:/c", List.of(), List.of(), Optional.empty()))
        .hasMessageContaining("holds the reports of another cell, " + CELL);
    assertThat(rows("SELECT name FROM jobs")).containsExactly("first");
  }
}
