package gridlite.store;

import gridlite.port.PublishedTables;
import gridlite.port.QueryTables.Column;
import gridlite.port.QueryTables.Table;
import gridlite.port.StoreException;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Tables in a schema of a PostgreSQL server that holds nothing else. All happens within one
 * transaction, so that readers see the former rows until the new ones are there.
 *
 * @see "docs/postgresql.md, Reports"
 */
public final class PostgresReports implements PublishedTables {
  /** The schema where an address names none. */
  public static final String USUAL_SCHEMA = "gridlite_reports";

  private static final String HOLDER = "gridlite database publish";

  /** The table that says whose reports these are, and from when. */
  private static final String MARK = "published";

  private static final int BATCH = 1000;
  private static final Pattern ROLE = Pattern.compile("[A-Za-z_][A-Za-z0-9_$-]{0,62}");

  /** Characters that texts of PostgreSQL can't hold: NUL, and halves of others. */
  private static final Pattern UNFIT = Pattern.compile("[\\x{0}\\x{d800}-\\x{dfff}]");

  private final PostgresAddress address;
  private final PostgresSession session;
  private final Map<String, Rows> filled = new HashMap<>();

  /**
   * Makes tables without rows.
   *
   * @param cell names the cell whose reports they are
   * @param tables the tables
   * @param others names of tables that go, where they are there
   * @param reader the role that may read them
   * @throws GridException if the schema holds something else
   */
  public PostgresReports(
      PostgresAddress address,
      String cell,
      List<Table> tables,
      List<String> others,
      Optional<String> reader) {
    this.address = address;
    reader.ifPresent(PostgresReports::checkRole);
    this.session = PostgresSession.connect(address, HOLDER);
    boolean made = false;
    try {
      makeSchema();
      mark(cell);
      for (String other : others) {
        session.execute("DROP TABLE IF EXISTS " + other);
      }
      for (Table table : tables) {
        make(table);
      }
      if (reader.isPresent()) {
        admit(reader.get());
      }
      made = true;
    } catch (SQLException e) {
      throw trouble(e);
    } finally {
      if (!made) {
        session.close();
      }
    }
  }

  private static void checkRole(String role) {
    if (!ROLE.matcher(role).matches()) {
      throw new GridException(
          Problem.refused("\"" + role + "\" is not the name of a role")
              .hint("expected letters, digits, _, $ and -"));
    }
  }

  private StoreException trouble(SQLException cause) {
    return PostgresSession.trouble(address, "publish to", cause);
  }

  /**
   * Makes the schema where there is none, and keeps others from publishing to it meanwhile. In one
   * of somebody else, a trigger of theirs would run with this role's rights.
   */
  private void makeSchema() throws SQLException {
    String schema = address.schema();
    session.statements().query("SELECT pg_advisory_xact_lock(hashtext(?))", row -> {}, schema);
    if (session
        .statements()
        .number("SELECT 1 WHERE to_regnamespace(?) IS NOT NULL", schema)
        .isEmpty()) {
      session.execute("CREATE SCHEMA " + schema);
    }
    if (session
        .statements()
        .number(
            "SELECT 1 FROM pg_namespace WHERE nspname = ?"
                + " AND pg_get_userbyid(nspowner) = current_user",
            schema)
        .isEmpty()) {
      throw occupied("belongs to another role");
    }
  }

  /** Notes whose reports these are; refuses a schema of something else. */
  private void mark(String cell) throws SQLException {
    List<String> known = new ArrayList<>();
    session
        .statements()
        .query(
            "SELECT relname FROM pg_class WHERE relnamespace = to_regnamespace(?)"
                + " AND relkind IN ('r', 'p', 'v', 'm', 'f', 'S')",
            row -> known.add(row.getString(1)),
            address.schema());
    if (!known.isEmpty() && !known.contains(MARK)) {
      throw occupied("holds " + known.get(0) + ", which is not published by gridlite");
    }
    if (known.isEmpty()) {
      session.execute("CREATE TABLE " + MARK + " (cell text NOT NULL, at timestamptz NOT NULL)");
    }
    session
        .statements()
        .query("SELECT cell FROM " + MARK, row -> refuseOther(cell, row.getString(1)));
    session.execute("DELETE FROM " + MARK);
    session.statements().run("INSERT INTO " + MARK + " VALUES (?, now())", cell);
  }

  private void refuseOther(String cell, String owner) {
    if (!owner.equals(cell)) {
      throw occupied("holds the reports of another cell, " + owner);
    }
  }

  private StoreException occupied(String what) {
    return new StoreException(
        "schema " + address.schema() + " of " + address.url() + " " + what,
        "name another one by ?schema=NAME; nothing was changed");
  }

  /** Empties a table, or makes it where there is none with the same columns. */
  private void make(Table table) throws SQLException {
    List<String> wanted = new ArrayList<>();
    for (Column column : table.columns()) {
      wanted.add(column.name() + " " + column.type().sql().toLowerCase(Locale.ROOT));
    }
    List<String> present = new ArrayList<>();
    session
        .statements()
        .query(
            "SELECT attname || ' ' || format_type(atttypid, NULL) FROM pg_attribute"
                + " WHERE attrelid = to_regclass(?) AND attnum > 0 AND NOT attisdropped"
                + " ORDER BY attnum",
            row -> present.add(row.getString(1)),
            address.schema() + "." + table.name());
    if (present.equals(wanted)) {
      session.execute("DELETE FROM " + table.name());
      return;
    }
    session.execute("DROP TABLE IF EXISTS " + table.name());
    session.execute("CREATE TABLE " + table.name() + " (" + String.join(", ", wanted) + ")");
  }

  /** Lets a role read all tables of the schema, those that come later too, and nothing else. */
  private void admit(String role) throws SQLException {
    if (session.statements().number("SELECT 1 FROM pg_roles WHERE rolname = ?", role).isEmpty()) {
      throw new StoreException(
          "there is no role \"" + role + "\" on " + address.url(),
          "its administrator makes one: createuser --pwprompt " + role);
    }
    String schema = address.schema();
    session.execute("GRANT USAGE ON SCHEMA " + schema + " TO \"" + role + "\"");
    session.execute("GRANT SELECT ON ALL TABLES IN SCHEMA " + schema + " TO \"" + role + "\"");
    session.execute(
        "ALTER DEFAULT PRIVILEGES IN SCHEMA "
            + schema
            + " GRANT SELECT ON TABLES TO \""
            + role
            + "\"");
  }

  @Override
  public void add(Table table, List<@Nullable String> values) {
    try {
      Rows rows = filled.get(table.name());
      if (rows == null) {
        rows = new Rows(table);
        filled.put(table.name(), rows);
      }
      rows.add(values);
    } catch (SQLException e) {
      throw trouble(e);
    }
  }

  @Override
  public void publish() {
    try {
      for (Rows rows : filled.values()) {
        rows.flush();
      }
      session.connection().commit();
    } catch (SQLException e) {
      throw trouble(e);
    }
  }

  @Override
  public void close() {
    session.close();
  }

  /** Rows on their way into a table. */
  private final class Rows {
    private final PreparedStatement insertion;
    private int waiting;

    Rows(Table table) throws SQLException {
      List<String> places = new ArrayList<>();
      table.columns().forEach(column -> places.add("CAST(? AS " + column.type().sql() + ")"));
      this.insertion =
          session
              .connection()
              .prepareStatement(
                  "INSERT INTO " + table.name() + " VALUES (" + String.join(", ", places) + ")");
    }

    void add(List<@Nullable String> values) throws SQLException {
      for (int i = 0; i < values.size(); i++) {
        String value = values.get(i);
        insertion.setString(
            i + 1, value == null ? null : UNFIT.matcher(value).replaceAll("\ufffd"));
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
}
