package gridlite.store;

import gridlite.state.ClusterState;
import gridlite.state.ObjectRevision;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import org.h2.jdbc.JdbcConnection;

/**
 * The open database of a cell. Reads the sections of a state when they are asked for, and writes
 * changes. For one thread at a time; who may open it is {@link ClusterLock}'s business.
 */
final class CellDatabase implements AutoCloseable {
  /** Name of the database in a cell's directory, without H2's suffix. */
  static final String NAME = "gridlite";

  private static final String UNFINISHED = NAME + "-unfinished";
  private static final String SUFFIX = ".mv.db";

  /** Form of the tables that this program knows, made by the scripts up to this number. */
  private static final long FORM = 3;

  private static final long COMPACT_FROM = 16L << 20;

  /** What a database is opened for. */
  enum Access {
    /**
     * Reading only: the file is not touched, many may do so at once, and the process may end
     * without closing.
     */
    READ("r"),
    /** Reading and writing. */
    WRITE("rw");

    private final String mode;

    Access(String mode) {
      this.mode = mode;
    }
  }

  private final Path file;
  private final Connection connection;
  private final StateTables tables;
  private final ChangeWriter writer;

  private CellDatabase(Path file, Connection connection) {
    this.file = file;
    this.connection = connection;
    Statements statements = new Statements(connection);
    this.tables = new StateTables(statements);
    this.writer = new ChangeWriter(statements, tables);
  }

  /** File that holds the database of a cell. */
  static Path file(Path cell) {
    return cell.resolve(NAME + SUFFIX);
  }

  /** Opens the database of a cell; when it is to be written, it gets the newest form. */
  static CellDatabase open(Path cell, Access access) throws SQLException {
    CellDatabase database =
        new CellDatabase(file(cell), connect(cell.resolve(NAME), access, "IFEXISTS=TRUE;"));
    if (database.form() > FORM) {
      database.close();
      throw new StoreException(
          file(cell)
              + " was made by a newer gridlite (form "
              + database.form()
              + ", not "
              + FORM
              + ")",
          new SQLException("unknown form"));
    }
    if (access == Access.WRITE) {
      database.upgrade(database.form());
    }
    return database;
  }

  /** File of a database that is being made. */
  static Path unfinishedFile(Path cell) {
    return cell.resolve(UNFINISHED + SUFFIX);
  }

  /** Makes an empty database, in {@link #unfinishedFile}. */
  static CellDatabase create(Path cell) throws SQLException {
    CellDatabase database =
        new CellDatabase(
            unfinishedFile(cell),
            connect(cell.resolve(UNFINISHED), Access.WRITE, "IFEXISTS=FALSE;"));
    database.upgrade(0);
    return database;
  }

  private long form() {
    return tables.own(StateTables.OwnCounter.FORM);
  }

  /** Whether an older version made the tables; they must be opened for writing before all else. */
  boolean isOutdated() {
    return form() < FORM;
  }

  /** Brings the tables to the newest form, one step after the other, each wholly or not at all. */
  private void upgrade(long from) throws SQLException {
    for (long form = from + 1; form <= FORM; form++) {
      try (Statement statement = connection.createStatement()) {
        statement.execute(resource("form-" + form + ".sql"));
      }
      writer.setForm(form);
      connection.commit();
    }
  }

  private static Connection connect(Path name, Access access, String settings) throws SQLException {
    // WRITE_DELAY: what is answered must be in the file. MAX_COMPACT_TIME: compaction makes some
    // closes take half a second.
    String url =
        "jdbc:h2:file:"
            + name.toAbsolutePath()
            + ";"
            + settings
            + "WRITE_DELAY=0;MAX_COMPACT_TIME=0;DB_CLOSE_ON_EXIT=FALSE;TRACE_LEVEL_FILE=0;"
            + "ACCESS_MODE_DATA="
            + access.mode;
    // not through java.sql.DriverManager, which looks for drivers in all jars
    Connection connection = new JdbcConnection(url, new Properties(), "", "", false);
    connection.setAutoCommit(false);
    return connection;
  }

  private static String resource(String name) throws SQLException {
    try (InputStream in = CellDatabase.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("missing resource " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new SQLException(e);
    }
  }

  /** The committed state; its sections are read while they are asked for. */
  ClusterState state() {
    return tables.state();
  }

  /** The committed state; of others than some owners it need not hold waiting jobs. */
  ClusterState stateOf(Set<String> owners) {
    return tables.stateOf(owners);
  }

  /** Text of a job's script; empty when it has none. */
  String script(long job) {
    return tables.script(job);
  }

  /** Every text that objects had, oldest first. */
  List<ObjectRevision> history() {
    return tables.history();
  }

  /** Writes changes to the state before them; {@link #commit} makes them last. */
  void write(ClusterState before, List<gridlite.state.Change> changes, String who, Instant now)
      throws SQLException {
    tables.forgetJobs();
    writer.write(before, changes, who, now);
  }

  /** Lines for the accounting file that are not known to be in it. */
  AccountingLog.Pending pendingAccounting() {
    return tables.pendingAccounting();
  }

  /** Notes that all pending lines are in the accounting file, which has {@code size} bytes now. */
  void accounted(long size) throws SQLException {
    writer.accounted(size);
    connection.commit();
  }

  /** Makes what was written last. */
  void commit() throws SQLException {
    connection.commit();
  }

  /** Makes committed changes survive the loss of power. */
  void sync() throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("CHECKPOINT SYNC");
    }
  }

  /** Undoes what was written since the last commit. */
  void rollback() throws SQLException {
    connection.rollback();
  }

  /** Closes the database, and writes its file anew when much of it may be free. */
  void closeCompactly() throws SQLException, IOException {
    if (Files.size(file) > COMPACT_FROM) {
      try (Statement statement = connection.createStatement()) {
        // into another file, which then takes the place of this one
        statement.execute("SHUTDOWN COMPACT");
      }
    } else {
      close();
    }
  }

  @Override
  public void close() {
    try {
      connection.close();
    } catch (SQLException e) {
      throw new StoreException("can't close " + file, e);
    }
  }
}
