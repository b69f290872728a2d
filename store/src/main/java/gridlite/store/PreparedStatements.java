package gridlite.store;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.util.HashMap;
import java.util.Map;

/** A connection, and its statements, prepared when first used and kept. */
final class PreparedStatements {
  private static final int LONGEST_STRING = 1_000_000;
  private static final int VALUE_TOO_LONG = 22001;

  /** Argument that stands for no value. */
  static final Object NOTHING = new Object();

  private final Connection connection;
  private final Map<String, PreparedStatement> prepared = new HashMap<>();

  /** A use of each row of a result. */
  @FunctionalInterface
  interface Row {
    void read(ResultSet row) throws SQLException;
  }

  PreparedStatements(Connection connection) {
    this.connection = connection;
  }

  /** Runs a query and hands over its rows. */
  void query(String sql, Row row, Object... arguments) throws SQLException {
    try (ResultSet rows = prepare(sql, arguments).executeQuery()) {
      while (rows.next()) {
        row.read(rows);
      }
    }
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
      } else if (arguments[i].equals(NOTHING)) {
        statement.setNull(i + 1, Types.VARCHAR);
      } else {
        setText(statement, i + 1, arguments[i].toString());
      }
    }
    return statement;
  }

  private static void setText(PreparedStatement statement, int index, String text)
      throws SQLException {
    // H2 admits strings of up to 1,048,576 characters, streams of any length
    if (text.length() <= LONGEST_STRING) {
      statement.setString(index, text);
    } else {
      statement.setCharacterStream(index, new StringReader(text), text.length());
    }
  }

  /** The text of a column. */
  static String text(ResultSet row, int column) throws SQLException {
    try {
      return row.getString(column);
    } catch (SQLException e) {
      if (e.getErrorCode() != VALUE_TOO_LONG) {
        throw e;
      }
    }
    StringWriter text = new StringWriter();
    try (Reader reader = row.getCharacterStream(column)) {
      reader.transferTo(text);
    } catch (IOException e) {
      throw new SQLException(e);
    }
    return text.toString();
  }
}
