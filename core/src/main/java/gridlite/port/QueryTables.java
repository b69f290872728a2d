package gridlite.port;

import gridlite.problem.GridException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Tables in the memory of this process, made for a query and gone with it. They are copies, and a
 * query can't reach anything else: no statement writes, reads or writes files, connects elsewhere
 * or calls Java, even where the caller has the cell's rights.
 */
public interface QueryTables extends AutoCloseable {
  /** The kinds of values of a column. */
  enum Type {
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
  record Column(String name, Type type) {}

  /** A table. */
  record Table(String name, List<Column> columns) {}

  /** Gets the answer to a query. */
  interface Answer {
    /** Names of the columns, before the first row. */
    void columns(List<String> names);

    /**
     * The next row.
     *
     * @param values null, or a {@link String}, {@link Number}, {@link Boolean} or {@link Instant}
     */
    void row(List<@Nullable Object> values);
  }

  /**
   * The columns of each table whose values a query may read, by name of the table: all where that
   * is not clear, and where it is not a query. To be asked before the first row is added.
   */
  Map<String, Set<String>> named(String sql);

  /**
   * Adds a row to a table.
   *
   * @param values text of each value, moments as ISO 8601 has them; null for none
   * @throws GridException when a value is not one of its column
   */
  void add(Table table, List<@Nullable String> values);

  /**
   * Answers a query.
   *
   * @throws GridException when it is not one, or wants more than to read the tables
   */
  void query(String sql, Answer answer);

  @Override
  void close();
}
