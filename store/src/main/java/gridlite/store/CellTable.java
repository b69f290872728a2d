package gridlite.store;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;

/** The tables of a cell that hold its content, with their columns, those of the key first. */
enum CellTable {
  OBJECT("object", 2, "kind", "name", "place", "body"),
  HISTORY("history", 1, "serial", "kind", "name", "author", "changed", "body"),
  JOB("job", 1, "id", "body"),
  BEGUN("begun_task", 1, "id", "body"),
  SCRIPT("script", 1, "job", "body"),
  EVENT("job_event", 1, "serial", "job", "body"),
  RECORD("record", 2, "section", "name", "body");

  private final String title;
  private final int keys;
  private final List<String> columns;

  CellTable(String title, int keys, String... columns) {
    this.title = title;
    this.keys = keys;
    this.columns = List.of(columns);
  }

  /** The name that statements call it. */
  String title() {
    return title;
  }

  /**
   * Copies all rows to another database, which may be of another kind. Returns how many.
   *
   * @param direction the order of the keys: nothing, or {@code " DESC"}
   */
  long copy(PreparedStatements from, PreparedStatements to, String direction) throws SQLException {
    StringBuilder order = new StringBuilder();
    for (String key : columns.subList(0, keys)) {
      order.append(order.length() == 0 ? "" : ", ").append(key).append(direction);
    }
    long[] rows = new long[1];
    from.query(
        selection() + " ORDER BY " + order,
        row -> {
          to.put(title, columns, keys, values(from, row));
          rows[0]++;
        });
    return rows[0];
  }

  private String selection() {
    return "SELECT " + String.join(", ", columns) + " FROM " + title;
  }

  /** A number that tables with the same rows have in all databases, whatever their order. */
  BigInteger fingerprint(PreparedStatements statements) throws SQLException {
    MessageDigest digest;
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JVM has SHA-256", e);
    }
    BigInteger[] sum = {BigInteger.ZERO};
    statements.query(
        selection(),
        row -> {
          for (Object value : values(statements, row)) {
            String text = value.equals(PreparedStatements.NOTHING) ? "-" : "=" + value;
            digest.update((text.length() + text).getBytes(StandardCharsets.UTF_16BE));
          }
          sum[0] = sum[0].add(new BigInteger(1, digest.digest()));
        });
    return sum[0];
  }

  private Object[] values(PreparedStatements from, ResultSet row) throws SQLException {
    Object[] values = new Object[columns.size()];
    for (int i = 0; i < values.length; i++) {
      Object value = row.getObject(i + 1);
      values[i] =
          value == null
              ? PreparedStatements.NOTHING
              : value instanceof Long number ? number : from.text(row, i + 1);
    }
    return values;
  }
}
