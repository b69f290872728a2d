package gridlite.store;

import gridlite.port.QueryTables;
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
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.h2.api.ErrorCode;
import org.h2.jdbc.JdbcConnection;
import org.jspecify.annotations.Nullable;

/**
 * Tables in a database of H2's in the memory of this process. Whoever queries is a user of that
 * database who may select from them and nothing more, so H2 refuses what writes, creates, reads or
 * writes files, connects to other databases or calls Java.
 */
public final class QueryDatabase implements QueryTables {
  private static final String READER = "reader";
  private static final int BATCH = 1000;

  /** Words by which a plan may leave columns out that are read. */
  private static final Set<String> UNCLEAR = Set.of("with", "table");

  private static final Pattern WORD = Pattern.compile("\\w+");

  private final String url;
  private final List<Table> tables;
  private final Connection owner;
  private final Map<String, Rows> filled = new HashMap<>();

  /**
   * Empty tables.
   *
   * @param zone what days and hours go by
   */
  public QueryDatabase(List<Table> tables, ZoneId zone) {
    this.tables = List.copyOf(tables);
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
   * {@inheritDoc} A column is read if its name is in the plan, where H2 has written stars, joins by
   * name and names in numbers of characters out, or in the query, whichever table it belongs to
   * there.
   */
  @Override
  public Map<String, Set<String>> named(String sql) {
    Set<String> words = new HashSet<>();
    addWords(words, sql);
    boolean clear = addPlan(words, sql) && Collections.disjoint(words, UNCLEAR);
    Map<String, Set<String>> named = new HashMap<>();
    for (Table table : tables) {
      Set<String> read = new HashSet<>();
      for (Column column : table.columns()) {
        if (!clear || words.contains(column.name())) {
          read.add(column.name());
        }
      }
      named.put(table.name(), read);
    }
    return named;
  }

  /** Adds the words of a query's plan. Returns false when there is none. */
  private boolean addPlan(Set<String> words, String sql) {
    try (Connection reader = connect(READER);
        PreparedStatement statement = reader.prepareStatement("EXPLAIN " + sql);
        ResultSet plan = statement.executeQuery()) {
      while (plan.next()) {
        addWords(words, plan.getString(1));
      }
      return true;
    } catch (SQLException e) {
      // the query itself is refused later
      return false;
    }
  }

  private static void addWords(Set<String> words, String text) {
    Matcher matcher = WORD.matcher(text.toLowerCase(Locale.ROOT));
    while (matcher.find()) {
      words.add(matcher.group());
    }
  }

  @Override
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

  @Override
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
      throw mistake(sql, e);
    }
  }

  /** An error of a query, with what can be queried where a name is wrong. */
  private GridException mistake(String sql, SQLException e) {
    return switch (e.getErrorCode()) {
      case ErrorCode.NOT_ENOUGH_RIGHTS_FOR_1, ErrorCode.ADMIN_RIGHTS_REQUIRED -> refusal();
      case ErrorCode.COLUMN_NOT_FOUND_1 -> mistake(e, columnsOf(sql));
      case ErrorCode.TABLE_OR_VIEW_NOT_FOUND_1,
          ErrorCode.TABLE_OR_VIEW_NOT_FOUND_WITH_CANDIDATES_2 ->
          mistake(e, "views: " + names(tables, Table::name));
      default -> mistake(e, "gridlite_database(5) has examples");
    };
  }

  private static GridException mistake(SQLException e, String advice) {
    return new GridException(Problem.refused(cause(e)).hint(advice));
  }

  /** The columns of the tables that a query names, or of all when it names none. */
  private String columnsOf(String sql) {
    Set<String> words = new HashSet<>();
    addWords(words, sql);
    List<Table> named = new ArrayList<>(tables);
    named.removeIf(table -> !words.contains(table.name()));
    return (named.isEmpty() ? tables : named)
        .stream()
            .map(
                table -> "columns of " + table.name() + ": " + names(table.columns(), Column::name))
            .collect(Collectors.joining("; "));
  }

  private static <T> String names(List<T> named, Function<T, String> name) {
    return named.stream().map(name).collect(Collectors.joining(", "));
  }

  private static GridException refusal() {
    return new GridException(
        Problem.refused("this does more than to read the views")
            .hint("expected a query, such as SELECT owner, count(*) FROM jobs GROUP BY owner"));
  }

  /** The database's words for a mistake, without the statement that it repeats. */
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
      case Types.TIMESTAMP_WITH_TIMEZONE -> instant(row.getObject(column, OffsetDateTime.class));
      default -> row.getString(column);
    };
  }

  private static @Nullable Instant instant(@Nullable OffsetDateTime time) {
    return time == null ? null : time.toInstant();
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
