package gridlite.store;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;

/** The differences between two databases, as far as the tables of a cell are concerned. */
enum SqlDialect {
  /** The embedded one. */
  H2 {
    @Override
    String put(String table, List<String> columns, int keys) {
      return "MERGE INTO "
          + table
          + list(columns)
          + " KEY"
          + list(columns.subList(0, keys))
          + places(columns);
    }

    @Override
    void setText(PreparedStatement statement, int index, String text) throws SQLException {
      // it admits strings of up to 1,048,576 characters, streams of any length
      if (text.length() <= LONGEST_STRING) {
        statement.setString(index, text);
      } else {
        statement.setCharacterStream(index, new StringReader(text), text.length());
      }
    }

    @Override
    String text(ResultSet row, int column) throws SQLException {
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
  },

  /** A server; its texts hold neither the character 0 nor half a pair of surrogates. */
  POSTGRESQL {
    @Override
    String put(String table, List<String> columns, int keys) {
      StringBuilder sets = new StringBuilder();
      for (String column : columns.subList(keys, columns.size())) {
        sets.append(sets.length() == 0 ? "" : ", ").append(column).append(" = EXCLUDED.");
        sets.append(column);
      }
      return "INSERT INTO "
          + table
          + list(columns)
          + places(columns)
          + " ON CONFLICT"
          + list(columns.subList(0, keys))
          + " DO UPDATE SET "
          + sets;
    }

    @Override
    void setText(PreparedStatement statement, int index, String text) throws SQLException {
      statement.setString(index, PlainText.of(text));
    }

    @Override
    String text(ResultSet row, int column) throws SQLException {
      return PlainText.read(row.getString(column));
    }
  };

  private static final int LONGEST_STRING = 1_000_000;
  private static final int VALUE_TOO_LONG = 22001;

  /**
   * A statement that writes a row, over one of the same key if there is one.
   *
   * @param columns those of the key first
   * @param keys how many they are
   */
  abstract String put(String table, List<String> columns, int keys);

  abstract void setText(PreparedStatement statement, int index, String text) throws SQLException;

  /** The text of a column, which is not null. */
  abstract String text(ResultSet row, int column) throws SQLException;

  private static String list(List<String> columns) {
    return " (" + String.join(", ", columns) + ")";
  }

  private static String places(List<String> columns) {
    return " VALUES (" + "?, ".repeat(columns.size() - 1) + "?)";
  }
}
