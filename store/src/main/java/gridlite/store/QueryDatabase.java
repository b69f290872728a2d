package gridlite.store;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Types;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.UUID;
import org.h2.jdbc.JdbcConnection;
import org.jspecify.annotations.Nullable;

/**
 * Tables in the memory of this process, made for a query and gone with it. What is asked of them
 * can't reach anything else: they are copies, and whoever queries is a user of the database who may
 * select from them and nothing more. So no statement writes, reads or writes files, connects to
 * other databases or calls Java, even where the caller has the cell's rights.
 */
public final class QueryDatabase implements AutoCloseable {
  /** The kinds of values of a column. */
  public enum Type {
    /** A text of any length. */
    TEXT("CHARACTER VARYING"),
    /** A whole number. */
    NUMBER("BIGINT"),
    /** A number with a fraction. */
    REAL("DOUBLE PRECISION"),
    /** A moment. */
    TIME("TIMESTAMP WITH TIME ZONE"),
    /** True or false. */
    TRUTH("BOOLEAN");

    private final String sql;

    Type(String sql) {
      this.sql = sql;
    }

    /** Its name in SQL. */
    public String sql() {
      return sql;
    }
  }

  /**
   * A column.
   *
   * @param name in small letters; no word that SQL keeps for itself
   */
  public record Column(String name, Type type) {}

  /** A table. */
  public record Table(String name, List<Column> columns) {}

  /** Gets the answer to a query. */
  public interface Answer {
    /** Names of the columns, before the first row. */
    void columns(List<String> names);

    /**
     * The next row.
     *
     * @param values null, or a {@link String}, {@link Number}, {@link Boolean} or {@link Instant}
     */
    void row(List<@Nullable Object> values);
  }

  private static final String READER = "reader";
  private static final int BATCH = 1000;

  /** What H2 says when its user may not do something. */
  private static final int NO_RIGHT = 90_096;

  private static final int NO_ADMINISTRATOR = 90_040;

  private final String url;
  private final Connection owner;
  private final Map<String, Rows> filled = new HashMap<>();

  /**
   * Empty tables.
   *
   * @param zone what days and hours go by
   */
  public QueryDatabase(List<Table> tables, ZoneId zone) {
    this.url =
        "jdbc:h2:mem:"
            + UUID.randomUUID()
            + ";DB_CLOSE_ON_EXIT=FALSE;DATABASE_TO_UPPER=FALSE;CASE_INSENSITIVE_IDENTIFIERS=TRUE"
            + ";TIME ZONE="
            + zone.getId();
    try {
      this.owner = connect("owner");
      try (Statement statement = owner.createStatement()) {
        statement.execute("CREATE USER " + READER + " PASSWORD ''");
        for (Table table : tables) {
          statement.execute(definition(table));
          statement.execute("GRANT SELECT ON " + table.name() + " TO " + READER);
        }
      }
      owner.setAutoCommit(false);
    } catch (SQLException e) {
      throw new IllegalStateException("no tables can be made in memory", e);
    }
  }

  private Connection connect(String user) throws SQLException {
    return new JdbcConnection(url, new Properties(), user, "", false);
  }

  private static String definition(Table table) {
    List<String> columns = new ArrayList<>();
    for (Column column : table.columns()) {
      columns.add(column.name() + " " + column.type().sql());
    }
    return "CREATE TABLE " + table.name() + " (" + String.join(", ", columns) + ")";
  }

  /**
   * Adds a row to a table.
   *
   * @param values text of each value, moments as ISO 8601 has them; null for none
   * @throws GridException when a value is not one of its column
   */
  public void add(Table table, List<@Nullable String> values) {
    try {
      Rows rows = filled.get(table.name());
      if (rows == null) {
        rows = new Rows(owner, table);
        filled.put(table.name(), rows);
      }
      rows.add(values);
    } catch (SQLException e) {
      throw unfit(table, e);
    }
  }

  private static GridException unfit(Table table, SQLException e) {
    return new GridException(
        Problem.refused("a row of " + table.name() + " can't be shown: " + cause(e)));
  }

  /** Rows on their way into a table. */
  private static final class Rows {
    private final Table table;
    private final PreparedStatement insertion;
    private int waiting;

    Rows(Connection owner, Table table) throws SQLException {
      this.table = table;
      String places = String.join(", ", Collections.nCopies(table.columns().size(), "?"));
      this.insertion =
          owner.prepareStatement("INSERT INTO " + table.name() + " VALUES (" + places + ")");
    }

    void add(List<@Nullable String> values) throws SQLException {
      for (int i = 0; i < values.size(); i++) {
        insertion.setString(i + 1, values.get(i));
      }
      insertion.addBatch();
      if (++waiting == BATCH) {
        flush();
      }
    }

    void flush() throws SQLException {
      insertion.executeBatch();
      waiting = 0;
    }
  }

  /**
   * Answers a query.
   *
   * @throws GridException when it is not one, or wants more than to read the tables
   */
  public void query(String sql, Answer answer) {
    for (Rows rows : filled.values()) {
      try {
        rows.flush();
        owner.commit();
      } catch (SQLException e) {
        throw unfit(rows.table, e);
      }
    }
    try (Connection reader = connect(READER);
        PreparedStatement statement = reader.prepareStatement(sql)) {
      if (statement.getMetaData() == null) {
        throw refusal();
      }
      try (ResultSet found = statement.executeQuery()) {
        pass(found, answer);
      }
    } catch (SQLException e) {
      throw isForbidden(e) ? refusal() : new GridException(Problem.refused(cause(e)));
    }
  }

  private static boolean isForbidden(SQLException e) {
    return e.getErrorCode() == NO_RIGHT || e.getErrorCode() == NO_ADMINISTRATOR;
  }

  private static GridException refusal() {
    return new GridException(
        Problem.refused("this does more than to read the views")
            .hint("expected a query, such as SELECT owner, count(*) FROM jobs GROUP BY owner"));
  }

  /** What the database says of a mistake, without the statement that it repeats. */
  private static String cause(SQLException e) {
    String message = String.valueOf(e.getMessage());
    int end = message.indexOf("; SQL statement:");
    return end < 0 ? message : message.substring(0, end);
  }

  private static void pass(ResultSet found, Answer answer) throws SQLException {
    ResultSetMetaData data = found.getMetaData();
    List<String> names = new ArrayList<>();
    for (int i = 1; i <= data.getColumnCount(); i++) {
      names.add(data.getColumnLabel(i));
    }
    answer.columns(names);
    while (found.next()) {
      List<@Nullable Object> values = new ArrayList<>(names.size());
      for (int i = 1; i <= names.size(); i++) {
        Object value = value(found, i, data.getColumnType(i));
        values.add(found.wasNull() ? null : value);
      }
      answer.row(values);
    }
  }

  /** A value of a type that needs no class of the database or of anybody else. */
  private static @Nullable Object value(ResultSet row, int column, int type) throws SQLException {
    return switch (type) {
      case Types.TINYINT, Types.SMALLINT, Types.INTEGER, Types.BIGINT -> row.getLong(column);
      case Types.REAL, Types.FLOAT, Types.DOUBLE -> row.getDouble(column);
      case Types.NUMERIC, Types.DECIMAL -> row.getBigDecimal(column);
      case Types.BOOLEAN -> row.getBoolean(column);
      case Types.TIMESTAMP_WITH_TIMEZONE -> {
        OffsetDateTime time = row.getObject(column, OffsetDateTime.class);
        yield time == null ? null : time.toInstant();
      }
      default -> row.getString(column);
    };
  }

  @Override
  public void close() {
    try {
      owner.close();
    } catch (SQLException e) {
      throw new IllegalStateException("tables in memory can't be closed", e);
    }
  }
}
