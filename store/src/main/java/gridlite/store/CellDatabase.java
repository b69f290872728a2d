package gridlite.store;

import gridlite.port.StoreException;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Counter;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import org.h2.engine.SessionLocal;
import org.h2.jdbc.JdbcConnection;
import org.h2.mvstore.FileStore;

/**
 * The open database of a cell. Reads the sections of a state when they are asked for, and writes
 * changes. For one thread at a time; who may open it is {@link ClusterLock}'s business.
 */
final class CellDatabase implements OpenDatabase {
  /** Name of the database in a cell's directory, without H2's suffix. */
  static final String NAME = "gridlite";

  private static final String UNFINISHED = NAME + "-unfinished";
  private static final String SUFFIX = ".mv.db";

  /**
   * Form of the tables that this program knows, made by the scripts up to this number; on a server
   * by {@link PostgresForm}.
   */
  static final long FORM = FormerTables.FIRST_WITH_COLUMNS;

  private static final long FIRST_WITH_ZONE = 6;
  private static final long FIRST_WITH_DEPENDENCIES = 8;

  /** Size of a file that may be as empty as it is: 8 MiB. */
  private static final long COMPACT_FROM = 8L << 20;

  /** The least percentage of a larger file that is in use. */
  private static final int LEAST_USED = 50;

  private static final int PERCENT = 100;

  /** The longest time that a process that is ending may take to let go of the file. */
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private static final long PAUSE_MILLIS = 20;

  private final Path cell;
  private final Path file;
  private final Access access;
  private final Connection connection;
  private final PreparedStatements statements;
  private final DatabaseRows rows;
  private final HistoryTables history;
  private StateTables tables;
  private ChangeWriter writer;
  private Proof proven = new Proof(0, 0, 0);

  private CellDatabase(Path cell, Path file, Access access, Connection connection) {
    this.access = access;
    this.cell = cell;
    this.file = file;
    this.connection = connection;
    this.statements = new PreparedStatements(connection, SqlDialect.H2);
    this.rows = new DatabaseRows(new FileHome(file), statements);
    this.history = new HistoryTables(rows);
    this.tables = new StateTables(rows);
    this.writer = new ChangeWriter(statements, rows, tables);
  }

  /** File that holds the database of a cell. */
  static Path file(Path cell) {
    return cell.resolve(NAME + SUFFIX);
  }

  /**
   * Opens the database of a cell, which must be the one that was written last; when it is to be
   * written, it gets the newest form.
   */
  static CellDatabase open(Path cell, Access access) {
    return open(cell, access, holder -> {});
  }

  /**
   * The same for somebody who waits.
   *
   * @param delays hears of an upgrade
   */
  static CellDatabase open(Path cell, Access access, Delays delays) {
    Path file = file(cell);
    try {
      if (!Files.exists(file)) {
        throw Trouble.damaged(file, "it is gone, but " + Proof.file(cell) + " says that it was");
      }
      return openVerified(cell, access, delays);
    } catch (SQLException | IOException e) {
      if (access == Access.READ || !Trouble.isCausedBy(e, BlockFile.SealedException.class)) {
        throw Trouble.with(file, "open", e);
      }
    }
    // H2 has something to tidy up: it may after the content was found to be the right one
    open(cell, Access.READ).close();
    BlockPath.allowNext(file);
    try {
      return openVerified(cell, access, delays);
    } catch (SQLException | IOException e) {
      throw Trouble.with(file, "open", e);
    }
  }

  /** Opens a damaged database, as far as H2 finds its way, to save what can be read. */
  static CellDatabase openUnverified(Path cell) throws SQLException {
    String settings = "IFEXISTS=TRUE;LAZY_QUERY_EXECUTION=TRUE;";
    return new CellDatabase(
        cell, file(cell), Access.READ, connect(cell.resolve(NAME), Access.READ, settings));
  }

  /** For copying whole tables. */
  PreparedStatements statements() {
    return statements;
  }

  long rows(String table) throws SQLException {
    long[] rows = new long[1];
    statements.query("SELECT COUNT(*) FROM " + table, row -> rows[0] = row.getLong(1));
    return rows[0];
  }

  /** Makes a new database of copied tables: what was counted goes on, and it is another one. */
  void adopt(long job, long revision) throws SQLException {
    tables.forgetCounters();
    writer.setForm(FORM);
    writer.setIdentity(new SecureRandom().nextLong());
    writer.raise(job, revision + 1);
    writer.indexDependencies();
    connection.commit();
  }

  /** Completes a new database of copied tables of an earlier form: it is the same cell's. */
  void adoptAs(long form) throws SQLException {
    tables.forgetCounters();
    writer.setForm(form);
    connection.commit();
  }

  private static CellDatabase openVerified(Path cell, Access access, Delays delays)
      throws SQLException, IOException {
    Path file = file(cell);
    CellDatabase database = new CellDatabase(cell, file, access, connectTo(cell, access));
    try {
      database.verify();
      if (access == Access.WRITE) {
        BlockPath.opened(file).unseal();
        if (database.isOutdated()) {
          Runnable over = delays.upgradeBegins();
          try {
            database.upgrade(database.form(), FORM);
          } finally {
            over.run();
          }
        }
      }
      return database;
    } catch (SQLException | IOException | RuntimeException e) {
      database.abandon();
      throw e;
    }
  }

  private static Connection connectTo(Path cell, Access access) throws SQLException, IOException {
    Path name = cell.resolve(NAME);
    if (Files.size(file(cell)) < 2 * BlockFile.BLOCK) {
      // H2 would make a new database in it
      throw new BlockFile.DamagedBlockException("it is shorter than any database");
    }
    try {
      return connectPatiently(name, access);
    } catch (SQLException e) {
      if (access == Access.READ || !PlainFile.is(file(cell))) {
        throw e;
      }
    }
    PlainFile.convert(file(cell), unfinishedFile(cell));
    return connectPatiently(name, access);
  }

  /**
   * Returns whether an older version made the file; it must be opened for writing before all else.
   */
  static boolean isPlain(Path cell) {
    try {
      return Files.exists(file(cell)) && PlainFile.is(file(cell));
    } catch (IOException e) {
      throw Trouble.with(file(cell), "read", e);
    }
  }

  /** File of a database that is being made. */
  static Path unfinishedFile(Path cell) {
    return cell.resolve(UNFINISHED + SUFFIX);
  }

  /** Makes an empty database, in {@link #unfinishedFile}, and a proof of nothing yet. */
  static CellDatabase create(Path cell) throws SQLException, IOException {
    return create(cell, FORM);
  }

  /** The same of an earlier form, for copying tables to it. */
  static CellDatabase create(Path cell, long form) throws SQLException, IOException {
    CellDatabase database =
        new CellDatabase(
            cell,
            unfinishedFile(cell),
            Access.WRITE,
            connect(cell.resolve(UNFINISHED), Access.WRITE, "IFEXISTS=FALSE;"));
    database.upgrade(0, form);
    return database;
  }

  /** Refuses a database that is not the one that was written last. */
  private void verify() throws IOException {
    long form = form();
    if (form > FORM) {
      throw new StoreException(
          file + " was made by a newer gridlite (form " + form + ", not " + FORM + ")",
          "use that version, or a newer one; nothing was changed");
    }
    Optional<Proof> proof = Proof.read(cell);
    if (proof.isEmpty()) {
      if (form == FORM) {
        throw Trouble.damaged(
            Proof.file(cell), "it is gone, so that nothing proves that " + file + " is the last");
      }
      return;
    }
    proven = proof.get();
    long revision = tables.own(StateTables.OwnCounter.REVISION);
    if (proof.get().revision() == 0) {
      // being made, or brought to this form
      return;
    }
    if (tables.own(StateTables.OwnCounter.IDENTITY) != proof.get().identity()) {
      throw Trouble.damaged(
          file, "it is not the database that " + Proof.file(cell) + " was written for");
    }
    if (revision < proof.get().revision()) {
      throw Trouble.damaged(
          file,
          "it holds update "
              + revision
              + ", but update "
              + proof.get().revision()
              + " was the last: it has lost some, or is an older copy");
    }
  }

  /** Notes that what was committed is safe; to be called before anybody is informed. */
  void prove() {
    Proof now = provable();
    if (now.equals(proven)) {
      return;
    }
    try {
      now.write(cell);
      proven = now;
    } catch (IOException e) {
      throw Trouble.with(Proof.file(cell), "write", e);
    }
  }

  /** Returns what is known of the database as it is committed. */
  Proof provable() {
    return new Proof(
        tables.own(StateTables.OwnCounter.IDENTITY),
        tables.own(StateTables.OwnCounter.REVISION),
        tables.counters().getOrDefault(Counter.JOB, 0L));
  }

  private long form() {
    return tables.own(StateTables.OwnCounter.FORM);
  }

  /**
   * Returns whether an older version made the tables; they must be opened for writing before all
   * else.
   */
  boolean isOutdated() {
    return form() < FORM;
  }

  /** Brings the tables to a later form, one step after the other, each wholly or not at all. */
  private void upgrade(long from, long last) throws SQLException, IOException {
    PrivateFile.close(file);
    PrivateFile.close(cell.resolve(ClusterLock.NAME));
    long identity = new SecureRandom().nextLong();
    // one that says nothing yet: between the two the database has another identity, or none
    new Proof(identity, 0, 0).create(cell);
    for (long form = from + 1; form <= last; form++) {
      try (Statement statement = connection.createStatement()) {
        statement.execute(resource("form-" + form + ".sql"));
      }
      if (form == FIRST_WITH_ZONE) {
        // a new cell gets the one of whoever makes it
        writer.setZone(ZoneId.systemDefault());
      }
      if (form == FIRST_WITH_DEPENDENCIES) {
        writer.indexDependencies(row -> FormerTables.jobs(statements, row));
      }
      if (form == FormerTables.FIRST_WITH_COLUMNS) {
        FormerTables former = new FormerTables(statements, statements);
        former.lift();
        former.empty();
      }
      if (form == last) {
        writer.setIdentity(identity);
      }
      writer.setForm(form);
      connection.commit();
    }
  }

  /** Connects; waits for a process that is ending and still has the file, as after a kill. */
  private static Connection connectPatiently(Path name, Access access) throws SQLException {
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    while (true) {
      try {
        return connect(name, access, "IFEXISTS=TRUE;");
      } catch (SQLException e) {
        if (!Trouble.isHeldByAnother(e) || System.nanoTime() > deadline) {
          throw e;
        }
      }
      try {
        Thread.sleep(PAUSE_MILLIS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new SQLException("interrupted while waiting for " + name, e);
      }
    }
  }

  private static Connection connect(Path name, Access access, String settings) throws SQLException {
    // WRITE_DELAY: what is answered must be in the file. MAX_COMPACT_TIME: compaction makes some
    // closes take half a second.
    String url =
        "jdbc:h2:"
            + BlockPath.SCHEME
            + ":"
            + name.toAbsolutePath()
            + ";"
            + settings
            + "WRITE_DELAY=0;MAX_COMPACT_TIME=0;DB_CLOSE_ON_EXIT=FALSE;TRACE_LEVEL_FILE=0;"
            + "ACCESS_MODE_DATA="
            + access.mode();
    BlockPath.register();
    // not through java.sql.DriverManager, which looks for drivers in all jars
    JdbcConnection connection = new JdbcConnection(url, new Properties(), "", "", false);
    ExitHook.remove(connection);
    connection.setAutoCommit(false);
    return connection;
  }

  /** The text of a file beside the classes of the store: statements that make tables. */
  static String resource(String name) throws SQLException {
    try (InputStream in = CellDatabase.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("missing resource " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new SQLException(e);
    }
  }

  @Override
  public ClusterState state() {
    return tables.state();
  }

  @Override
  public HistoryTables history() {
    return history;
  }

  /** Reads the sections of the committed state. */
  StateTables tables() {
    return tables;
  }

  /**
   * Goes on with a copy of the rows, which is spared being read again, and gets what is written.
   * Returns whether it holds the same update.
   */
  boolean goOn(StateTables copied, CopiedRows copy) {
    if (copied.own(StateTables.OwnCounter.REVISION) != tables.own(StateTables.OwnCounter.REVISION)
        || copied.own(StateTables.OwnCounter.IDENTITY)
            != tables.own(StateTables.OwnCounter.IDENTITY)) {
      return false;
    }
    rows.copyTo(copy);
    tables = copied;
    writer = new ChangeWriter(statements, rows, tables);
    return true;
  }

  @Override
  public void write(ClusterState before, List<Change> changes, String who, Instant now)
      throws SQLException {
    writer.write(before, changes, who, now);
  }

  @Override
  public AccountingLog.Pending pendingAccounting() {
    return tables.pendingAccounting();
  }

  @Override
  public void accounted(long size) throws SQLException {
    writer.accounted(size);
    connection.commit();
  }

  /** Makes what was written last. */
  void commit() throws SQLException {
    connection.commit();
  }

  @Override
  public void save() throws SQLException {
    commit();
    sync();
    prove();
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

  /** Closes a new database, and puts it where a cell's is. */
  void finish() throws IOException {
    proven = provable();
    close();
    Files.move(file, file(cell), StandardCopyOption.ATOMIC_MOVE);
    PrivateFile.syncNames(cell);
    proven.write(cell);
  }

  /**
   * Closes the database, and writes a large file anew of which most is free. Commits that follow
   * one another closely leave much behind, since what is overwritten stays for 45 seconds.
   */
  void closeCompactly() throws SQLException, IOException {
    if (isMostlyFree() && file.toFile().getUsableSpace() > Files.size(file)) {
      try (Statement statement = connection.createStatement()) {
        // into another file, which then takes the place of this one
        statement.execute("SHUTDOWN COMPACT");
      }
      prove();
    } else {
      close();
    }
  }

  private boolean isMostlyFree() throws SQLException, IOException {
    if (access != Access.WRITE
        || Files.size(file) <= COMPACT_FROM
        || BlockPath.opened(file).isSealed()) {
      return false;
    }
    SessionLocal session = (SessionLocal) connection.unwrap(JdbcConnection.class).getSession();
    FileStore<?> chunks = session.getDatabase().getStore().getMvStore().getFileStore();
    // how much of the file are chunks, and how much of these is in use
    return chunks.getFillRate() * chunks.getChunksFillRate() < LEAST_USED * PERCENT;
  }

  @Override
  public void close() {
    BlockFile opened = BlockPath.opened(file);
    if (access == Access.WRITE && opened.isSealed()) {
      abandon();
      return;
    }
    try {
      connection.close();
      opened.assertWritten();
    } catch (SQLException | IOException e) {
      throw Trouble.with(file, "close", e);
    }
    if (access == Access.WRITE) {
      prove();
    }
  }

  @Override
  public void abandon() {
    BlockPath.opened(file).abandon();
    try {
      connection.close();
    } catch (SQLException e) {
      // the failure that came before is the one to report
    }
  }
}
