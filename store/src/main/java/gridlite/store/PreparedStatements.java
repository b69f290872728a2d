package gridlite.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/** A connection, and its statements, prepared when first used and kept. */
final class PreparedStatements {
  /** Argument that stands for no value. */
  static final Object NOTHING = new Object();

  private final Connection connection;
  private final SqlDialect dialect;
  private final Map<String, PreparedStatement> prepared = new HashMap<>();

  /** A use of each row of a result. */
  @FunctionalInterface
  interface Row {
    void read(ResultSet row) throws SQLException;
  }

  PreparedStatements(Connection connection, SqlDialect dialect) {
    this.connection = connection;
    this.dialect = dialect;
  }

  /** Runs a query and hands over its rows. */
  void query(String sql, Row row, Object... arguments) throws SQLException {
    try (ResultSet rows = prepare(sql, arguments).executeQuery()) {
      while (rows.next()) {
        row.read(rows);
      }
    }
  }

  /** The number in the first column of the last row of a query; empty when it has no row. */
  OptionalLong number(String sql, Object... arguments) throws SQLException {
    OptionalLong number = OptionalLong.empty();
    try (ResultSet rows = prepare(sql, arguments).executeQuery()) {
      while (rows.next()) {
        number = OptionalLong.of(rows.getLong(1));
      }
    }
    return number;
  }

  /** Runs a statement that changes rows. */
  void run(String sql, Object... arguments) throws SQLException {
    prepare(sql, arguments).executeUpdate();
  }

  private PreparedStatement prepare(String sql, Object... arguments) throws SQLException {
    PreparedStatement statement = prepared.get(sql);
    if (statement == null) {
      statement = connection.prepareStatement(sql);
      prepared.put(sql, statement);
    }
    for (int i = 0; i < arguments.length; i++) {
      if (arguments[i] instanceof Long number) {
        statement.setLong(i + 1, number);
      } else if (arguments[i] instanceof Double amount) {
        statement.setDouble(i + 1, amount);
      } else if (arguments[i] instanceof Boolean truth) {
        statement.setBoolean(i + 1, truth);
      } else if (arguments[i].equals(NOTHING)) {
        statement.setNull(i + 1, Types.NULL);
      } else {
        dialect.setText(statement, i + 1, arguments[i].toString());
      }
    }
    return statement;
  }

  /**
   * The value of a column as an argument is: a number, a truth value, a text or {@link #NOTHING}.
   */
  Object value(ResultSet row, int column) throws SQLException {
    Object value = row.getObject(column);
    if (value == null) {
      return NOTHING;
    }
    boolean plain = value instanceof Long || value instanceof Double || value instanceof Boolean;
    return plain ? value : text(row, column);
  }

  /** The text of a column, which is not null. */
  String text(ResultSet row, int column) throws SQLException {
    return dialect.text(row, column);
  }

  /**
   * Writes a row, over one of the same key if there is one.
   *
   * @param columns those of the key first
   * @param keys how many they are
   */
  void put(String table, List<String> columns, int keys, Object... values) throws SQLException {
    run(dialect.put(table, columns, keys), values);
  }
}
