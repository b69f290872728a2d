package gridlite.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.port.QueryTables;
import gridlite.port.QueryTables.Column;
import gridlite.port.QueryTables.Table;
import gridlite.port.QueryTables.Type;
import gridlite.problem.GridException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Queries of the tables are answered, and nothing else can be done with them. */
class QueryDatabaseTest {
  private static final Table JOBS =
      new Table(
          "jobs",
          List.of(
              new Column("job", Type.NUMBER),
              new Column("owner", Type.TEXT),
              new Column("priority", Type.REAL),
              new Column("started", Type.TIME),
              new Column("held", Type.TRUTH),
              new Column("content", Type.TEXT)));

  @TempDir private Path directory;
  private final QueryDatabase database =
      new QueryDatabase(List.of(JOBS), ZoneId.of("Europe/Berlin"));

  @BeforeEach
  void fill() {
    add("1", "alice", "0.5", "2026-03-01T23:30:00Z", "false", "x");
    add("2", "bob", "0.75", null, "true", null);
    add("3", "alice", "0.25", null, "false", "y");
  }

  @AfterEach
  void close() {
    database.close();
  }

  private void add(@Nullable String... values) {
    database.add(JOBS, Arrays.asList(values));
  }

  private List<List<@Nullable Object>> ask(String sql) {
    List<List<@Nullable Object>> rows = new ArrayList<>();
    database.query(
        sql,
        new QueryTables.Answer() {
          @Override
          public void columns(List<String> names) {
            rows.add(new ArrayList<>(names));
          }

          @Override
          public void row(List<@Nullable Object> values) {
            rows.add(values);
          }
        });
    return rows;
  }

  @Test
  void rowsAreCountedGroupedAndSorted() {
    assertThat(ask("SELECT owner, count(*) AS n FROM jobs GROUP BY owner ORDER BY owner"))
        .containsExactly(List.of("owner", "n"), List.of("alice", 2L), List.of("bob", 1L));
  }

  @Test
  void eachTypeComesBackAsItIs() {
    assertThat(ask("SELECT * FROM jobs WHERE job = 1").get(1))
        .containsExactly(1L, "alice", 0.5, Instant.parse("2026-03-01T23:30:00Z"), false, "x");
    assertThat(ask("SELECT started, content FROM JOBS WHERE job = 2").get(1))
        .containsExactly(null, null);
    assertThat(ask("SELECT avg(job) FROM jobs").get(1).get(0)).isInstanceOf(Number.class);
  }

  @Test
  void daysAreThoseOfTheTimeZone() {
    assertThat(ask("SELECT job FROM jobs WHERE CAST(started AS DATE) = DATE '2026-03-02'"))
        .contains(List.of(1L));
  }

  @Test
  void rowsThatAreAddedLaterAreSeen() {
    ask("SELECT 1");
    add("4", "carol", null, null, null, null);
    assertThat(ask("SELECT count(*) FROM jobs").get(1)).containsExactly(4L);
  }

  @Test
  void longTextsAreKept() {
    String text = "a".repeat(3_000_000);
    add("5", "dave", null, null, null, text);
    assertThat(ask("SELECT content FROM jobs WHERE job = 5").get(1)).containsExactly(text);
  }

  @Test
  void aValueOfAnotherTypeIsRefused() {
    assertThatThrownBy(
            () -> {
              add("x", "dave", null, null, null, null);
              ask("SELECT 1");
            })
        .isInstanceOf(GridException.class)
        .hasMessageContaining("a row of jobs can't be shown");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "INSERT INTO jobs (job) VALUES (9)",
        "UPDATE jobs SET owner = 'mallory'",
        "DELETE FROM jobs",
        "TRUNCATE TABLE jobs",
        "DROP TABLE jobs",
        "DROP ALL OBJECTS",
        "ALTER TABLE jobs ADD COLUMN x INT",
        "CREATE TABLE other (x INT)",
        "CREATE LOCAL TEMPORARY TABLE other (x INT)",
        "CREATE TABLE other AS SELECT * FROM jobs",
        "MERGE INTO jobs KEY (job) VALUES (1, 'm', 0, NULL, TRUE, NULL)",
        "SELECT * FROM FINAL TABLE (INSERT INTO jobs (job) VALUES (9))",
        "SELECT * FROM OLD TABLE (DELETE FROM jobs)",
        "SELECT 1; DELETE FROM jobs",
        "SELECT 1; CREATE TABLE other (x INT)",
        "EXECUTE IMMEDIATE 'DELETE FROM jobs'",
        "EXPLAIN ANALYZE DELETE FROM jobs",
        "CREATE ALIAS run FOR 'java.lang.Runtime.getRuntime'",
        "CREATE ALIAS run AS 'String run() { return \"x\"; }'",
        "CREATE AGGREGATE a FOR 'java.lang.String'",
        "CREATE TRIGGER t BEFORE SELECT ON jobs CALL 'java.lang.String'",
        "CREATE FORCE TRIGGER t BEFORE SELECT ON jobs AS '//javascript'",
        "CREATE USER mallory PASSWORD '' ADMIN",
        "ALTER USER reader ADMIN TRUE",
        "GRANT ALL ON jobs TO reader",
        "SHUTDOWN",
        "SET MODE Oracle",
        "SET TRACE_LEVEL_FILE 3",
        "RUNSCRIPT FROM '@FILE@'",
        "SCRIPT TO '@FILE@'",
        "SCRIPT",
        "BACKUP TO '@FILE@'",
        "CALL CSVWRITE('@FILE@', 'SELECT 1')",
        "SELECT * FROM CSVREAD('@FILE@')",
        "SELECT FILE_READ('@FILE@')",
        "SELECT FILE_READ('classpath:org/h2/res/help.csv')",
        "SELECT FILE_WRITE('00', '@FILE@')",
        "CREATE LINKED TABLE l ('', 'jdbc:h2:@FILE@', '', '', 'x')",
        "SELECT * FROM LINK_SCHEMA('x', '', 'jdbc:h2:@FILE@', '', '', 'PUBLIC')",
        "CREATE TABLE e (x INT) ENGINE 'java.lang.String'",
        "SELECT CAST(X'aced0005740001' AS JAVA_OBJECT)",
        "SELECT * FROM",
        "SELEC 1",
        "",
        " ; "
      })
  void aStatementThatDoesMoreThanReadIsRefused(String statement) throws IOException {
    Path file = directory.resolve("file");
    Files.writeString(file, "secret");
    String sql = statement.replace("@FILE@", file.toString());
    assertThatThrownBy(() -> ask(sql)).isInstanceOf(GridException.class);
    assertThat(ask("SELECT count(*), min(owner) FROM jobs").get(1)).containsExactly(3L, "alice");
    assertThat(file).hasContent("secret");
    assertThat(directory.toFile().list()).containsExactly("file");
  }

  @Test
  void aMistakeIsNamedWithoutTheWholeStatement() {
    assertThatThrownBy(() -> ask("SELECT ownr FROM jobs"))
        .hasMessageContaining("ownr")
        .hasMessageNotContaining("SELECT");
  }
}
