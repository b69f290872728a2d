package gridlite.store;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** The tables of a cell that hold its content, with their columns, those of the key first. */
enum CellTable {
  OBJECT("object", 2, "kind", "name", "place", "body"),
  HISTORY("history", 1, "serial", "kind", "name", "author", "changed", "body"),
  JOB("unfinished_job", 1, OutlineColumns.JOB, "id", "body"),
  STARTED("started_task", 1, OutlineColumns.TASK, "id", "body"),
  USAGE("share_usage", 2, UsageColumns.USAGE, "kind", "name", "body"),
  SCRIPT("script", 1, "job", "body"),
  EVENT("job_event", 1, "serial", "job", "body"),
  RECORD("record", 2, "section", "name", "body");

  private final String title;
  private final int keys;
  private final List<String> columns;
  private final List<String> derived;
  private final String insertion;
  private final String update;

  CellTable(String title, int keys, String... columns) {
    this(title, keys, List.of(), columns);
  }

  /** A table with columns whose values follow from the body. */
  CellTable(String title, int keys, List<String> derived, String... own) {
    this.title = title;
    this.keys = keys;
    this.derived = derived;
    List<String> all = new ArrayList<>(List.of(own));
    all.addAll(derived);
    this.columns = List.copyOf(all);
    List<String> values = new ArrayList<>(all.subList(keys, all.size()));
    this.update = "UPDATE " + title + " SET " + String.join(" = ?, ", values) + " = ? WHERE id = ?";
    values.addAll(all.subList(0, keys));
    this.insertion =
        "INSERT INTO "
            + title
            + " ("
            + String.join(", ", values)
            + ") VALUES ("
            + "?, ".repeat(values.size() - 1)
            + "?)";
  }

  /** The name that statements call it. */
  String title() {
    return title;
  }

  /** The columns whose values follow from the body; they are the last. */
  List<String> derived() {
    return derived;
  }

  /**
   * Writes a row of a table whose key is a number.
   *
   * @param row the row of its key
   */
  void write(
      PreparedStatements to, long key, String body, List<?> derivedValues, RowChanges.Row row)
      throws SQLException {
    List<Object> values = new ArrayList<>();
    values.add(body);
    values.addAll(derivedValues);
    values.add(key);
    to.run(row == RowChanges.Row.NEW ? insertion : update, values.toArray());
  }

  /** Writes a row, over one of the same key if there is one. */
  void put(PreparedStatements to, List<?> own, List<?> derivedValues) throws SQLException {
    List<Object> values = new ArrayList<>(own);
    values.addAll(derivedValues);
    to.put(title, columns, keys, values.toArray());
  }

  /**
   * Copies all rows to another database, which may be of another kind. Returns how many.
   *
   * @param direction the order of the keys: nothing, or {@code " DESC"}
   */
  long copy(PreparedStatements from, PreparedStatements to, String direction) throws SQLException {
    long[] rows = new long[1];
    from.query(
        selection() + " ORDER BY " + key(direction),
        row -> {
          to.put(title, columns, keys, values(from, row));
          rows[0]++;
        });
    return rows[0];
  }

  /** The columns of the key, each with a direction. */
  String key(String direction) {
    return String.join(direction + ", ", columns.subList(0, keys)) + direction;
  }

  /** A query of all rows: key and body, then the derived columns. */
  String selection() {
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
      values[i] = from.value(row, i + 1);
    }
    return values;
  }
}
