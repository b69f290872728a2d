package gridlite.store;

import gridlite.port.StoreException;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A connection to the schema of a cell. The locks that it takes are the server's advisory ones:
 * they are its own until it gives them back or the connection ends, however that comes.
 */
final class PostgresSession implements DatabaseHome, AutoCloseable {
  /** Rights that one session has alone. */
  enum Lock {
    /** The right to write. */
    WRITE,
    /** The right to be the daemon of the cell. */
    LEAD;

    /** The class of the server's locks: "gl", and a number. */
    int number() {
      return 0x676c00 + ordinal();
    }
  }

  /**
   * The session that has a lock.
   *
   * @param process the server's number of the session
   * @param name what it calls itself
   */
  record Holder(long process, String name) {}

  /** Time of a wait before it is looked whether to go on with it: more than an update needs. */
  private static final int LOOK_MILLIS = 1000;

  /** Looks after which it is named for whom a wait is. */
  private static final int PATIENCE = 5;

  /** The longest wait for a server that is to end a session. */
  private static final int LAST_ANSWER_MILLIS = 5000;

  private static final int LONGEST_NAME = 60;
  private static final String LOCK_TIMEOUT = "55P03";

  private final PostgresAddress address;
  private final Connection connection;
  private final PreparedStatements statements;
  private final Set<Lock> locks = EnumSet.noneOf(Lock.class);

  private PostgresSession(PostgresAddress address, Connection connection) {
    this.address = address;
    this.connection = connection;
    this.statements = new PreparedStatements(connection, SqlDialect.POSTGRESQL);
  }

  /**
   * Connects.
   *
   * @param name what others see while they wait for this session
   */
  static PostgresSession connect(PostgresAddress address, String name) {
    Properties settings = new Properties();
    settings.setProperty("connectTimeout", "10");
    settings.setProperty("loginTimeout", "20");
    settings.setProperty("defaultRowFetchSize", "2000");
    settings.putAll(address.options());
    settings.setProperty("user", address.user().isEmpty() ? ownName() : address.user());
    settings.setProperty("currentSchema", address.schema());
    settings.setProperty("ApplicationName", shortened(name));
    settings.setProperty("tcpKeepAlive", "true");
    settings.setProperty("socketTimeout", "300");
    try {
      Connection connection = driver().connect(address.url(), settings);
      PostgresSession session = new PostgresSession(address, connection);
      session.prepare();
      return session;
    } catch (SQLException e) {
      throw trouble(address, "reach", e);
    } catch (ReflectiveOperationException e) {
      throw new StoreException(
          "can't reach " + address.text() + ": the driver of PostgreSQL is missing",
          "postgresql.jar has to be beside gridlite-cli.jar",
          e);
    }
  }

  /**
   * The driver, which only processes have that need it; not by way of java.sql.DriverManager, which
   * looks for drivers in all jars.
   */
  private static Driver driver() throws ReflectiveOperationException {
    return Class.forName("org.postgresql.Driver")
        .asSubclass(Driver.class)
        .getDeclaredConstructor()
        .newInstance();
  }

  private static String ownName() {
    return System.getProperty("user.name", "");
  }

  private static String shortened(String name) {
    String plain = name.replaceAll("[^ -~]", "?");
    return plain.length() <= LONGEST_NAME ? plain : plain.substring(0, LONGEST_NAME);
  }

  private void prepare() throws SQLException {
    try (Statement statement = connection.createStatement()) {
      // a machine that is gone keeps its locks for a minute, and what is answered is on the disk
      statement.execute(
          "SET tcp_keepalives_idle = 20; SET tcp_keepalives_interval = 10;"
              + " SET tcp_keepalives_count = 3; SET tcp_user_timeout = 60000;"
              + " SET client_min_messages = warning");
      statement.execute(
          "SELECT set_config('synchronous_commit', 'on', false)"
              + " WHERE current_setting('synchronous_commit') = 'off'");
    }
    connection.setAutoCommit(false);
  }

  PostgresAddress address() {
    return address;
  }

  Connection connection() {
    return connection;
  }

  PreparedStatements statements() {
    return statements;
  }

  /** Begins to read the state of one moment, whatever others write meanwhile. */
  void beginSnapshot() throws SQLException {
    connection.rollback();
    execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY");
  }

  /** Runs statements without arguments. */
  void execute(String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  /** Takes a lock if nobody has it. Returns whether it was had. */
  boolean tryLock(Lock lock) throws SQLException {
    boolean had = isTrue("SELECT pg_try_advisory_lock(?::int, ?::int)", key(lock));
    if (had) {
      locks.add(lock);
    }
    connection.rollback();
    return had;
  }

  /** Waits a second for a lock, in the server's queue. Returns whether it was had. */
  boolean lock(Lock lock) throws SQLException {
    try {
      execute("SET LOCAL lock_timeout = " + LOOK_MILLIS);
      statements.query("SELECT pg_advisory_lock(?::int, ?::int)", row -> {}, key(lock));
      locks.add(lock);
      connection.commit();
      return true;
    } catch (SQLException e) {
      if (!LOCK_TIMEOUT.equals(e.getSQLState())) {
        throw e;
      }
      return false;
    } finally {
      // the lock is the session's, and stays
      connection.rollback();
    }
  }

  /**
   * Waits for the right to write.
   *
   * @param notice gets the name of whoever has it, when the wait is long
   * @param look called every second; it may end the wait by an exception
   */
  void awaitWriting(Consumer<String> notice, Runnable look) throws SQLException {
    for (int looks = 1; !lock(Lock.WRITE); looks++) {
      if (looks == PATIENCE) {
        holder(Lock.WRITE).ifPresent(other -> notice.accept(other.name()));
      }
      look.run();
    }
  }

  /**
   * Takes all locks, for what is done to a cell that nobody uses. Returns whether they were had.
   */
  boolean takeAll() throws SQLException {
    return tryLock(Lock.LEAD) && lock(Lock.WRITE);
  }

  void unlock(Lock lock) throws SQLException {
    statements.query("SELECT pg_advisory_unlock(?::int, ?::int)", row -> {}, key(lock));
    locks.remove(lock);
    connection.rollback();
  }

  private boolean isTrue(String sql, Object... arguments) throws SQLException {
    boolean[] answer = new boolean[1];
    statements.query(sql, row -> answer[0] = row.getBoolean(1), arguments);
    return answer[0];
  }

  private Object[] key(Lock lock) {
    return new Object[] {(long) lock.number(), (long) address.schema().hashCode()};
  }

  /** Returns who has a lock. */
  Optional<Holder> holder(Lock lock) throws SQLException {
    List<Holder> found = new ArrayList<>(1);
    statements.query(
        "SELECT a.pid, a.application_name FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid"
            + " WHERE l.locktype = 'advisory' AND l.granted AND l.objsubid = 2"
            + " AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())"
            + " AND l.classid = ?::int::oid AND l.objid = ?::int::oid",
        row -> found.add(new Holder(row.getLong(1), String.valueOf(row.getString(2)))),
        key(lock));
    connection.rollback();
    return found.stream().findFirst();
  }

  /** Ends another session of the same role, which gives back its locks. */
  void end(Holder holder) throws SQLException {
    statements.query("SELECT pg_terminate_backend(?::int)", row -> {}, (Object) holder.process());
    connection.rollback();
  }

  /**
   * Notes that whoever leads is alive. Returns whether that is the one of an epoch; if not, nothing
   * is noted. Until the end of the transaction nobody takes over.
   */
  boolean isHeard(long epoch) throws SQLException {
    return statements
        .number(
            "UPDATE leader SET heard = clock_timestamp() WHERE epoch = ? RETURNING epoch", epoch)
        .isPresent();
  }

  /** Returns whether the schema holds the tables of a cell. */
  boolean hasTables() throws SQLException {
    return isTrue("SELECT to_regclass(?) IS NOT NULL", address.schema() + ".record");
  }

  /** Returns whether the server still answers. */
  boolean isValid(int seconds) {
    try {
      return connection.isValid(seconds);
    } catch (SQLException e) {
      return false;
    }
  }

  @Override
  public StoreException trouble(String attempt, Throwable cause) {
    return trouble(address, attempt, cause);
  }

  static StoreException trouble(PostgresAddress address, String attempt, Throwable cause) {
    if (cause instanceof StoreException known) {
      return known;
    }
    @Nullable String message = cause.getMessage();
    return new StoreException(
        "can't " + attempt + " " + address.text() + ": " + (message == null ? cause : message),
        "nothing that was answered is lost; repeat the command when the server answers",
        cause);
  }

  /**
   * Ends the session, and gives back its locks before: the server learns a moment later that the
   * connection has ended, and whoever comes in that moment would find the cell taken.
   */
  @Override
  public void close() {
    try (connection) {
      if (!locks.isEmpty()) {
        connection.setNetworkTimeout(Runnable::run, LAST_ANSWER_MILLIS);
        connection.rollback();
        execute("SELECT pg_advisory_unlock_all()");
      }
    } catch (SQLException e) {
      // gone already, and its locks with it as soon as the server has seen that
    }
  }
}
