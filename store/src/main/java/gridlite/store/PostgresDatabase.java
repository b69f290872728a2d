package gridlite.store;

import gridlite.port.StoreException;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Counter;
import java.security.SecureRandom;
import java.sql.SQLException;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.OptionalLong;

/**
 * The tables of a cell in a schema, read and written within the transactions of a session. Whoever
 * writes has the lock for that.
 */
final class PostgresDatabase implements OpenDatabase {
  private final PostgresSession session;
  private final OptionalLong epoch;
  private final DatabaseRows rows;
  private final HistoryTables history;
  private final StateTables tables;
  private final ChangeWriter writer;

  PostgresDatabase(PostgresSession session) {
    this(session, OptionalLong.empty());
  }

  /**
   * The tables.
   *
   * @param epoch the only epoch in which they may be written
   */
  PostgresDatabase(PostgresSession session, OptionalLong epoch) {
    this.session = session;
    this.epoch = epoch;
    this.rows = new DatabaseRows(session, session.statements());
    this.history = new HistoryTables(rows);
    this.tables = new StateTables(rows);
    this.writer = new ChangeWriter(session.statements(), rows, tables);
  }

  /**
   * Makes the tables of a cell in a schema that has none, within the transaction that is open.
   *
   * @return the tables; {@link #adopt} or {@link #begin} completes them
   */
  static PostgresDatabase create(PostgresSession session) throws SQLException {
    PostgresAddress address = session.address();
    // two that come at once: the second one finds the tables
    session.execute("SELECT pg_advisory_xact_lock(" + PostgresSession.Lock.LEAD.number() + ")");
    if (session.hasTables()) {
      throw new StoreException(
          "schema " + address.schema() + " of " + address.url() + " holds a cell already",
          "name another one by ?schema=NAME, or remove it: DROP SCHEMA "
              + address.schema()
              + " CASCADE");
    }
    session.execute(
        "DO $$ BEGIN IF to_regnamespace('"
            + address.schema()
            + "') IS NULL THEN CREATE SCHEMA "
            + address.schema()
            + "; END IF; END $$");
    PostgresForm.create(session);
    return new PostgresDatabase(session);
  }

  /**
   * The tables as they are at one moment, whatever others write meanwhile.
   *
   * @param identity number of the cell that they must hold
   */
  static PostgresDatabase ofMoment(PostgresSession session, long identity) throws SQLException {
    session.beginSnapshot();
    PostgresDatabase found = new PostgresDatabase(session);
    found.verify(identity);
    if (!PostgresForm.isEarlier(found.form())) {
      return found;
    }
    PostgresForm.lift(session);
    return ofMoment(session, identity);
  }

  /**
   * The tables as they are when nobody else writes: the session has the right to.
   *
   * @param identity number of the cell that they must hold
   */
  static PostgresDatabase toWrite(PostgresSession session, long identity) throws SQLException {
    PostgresDatabase found = new PostgresDatabase(session);
    found.verify(identity);
    if (!PostgresForm.isEarlier(found.form())) {
      return found;
    }
    PostgresForm.lift(session);
    return toWrite(session, identity);
  }

  /** Notes that the tables have the newest form. */
  void setForm() throws SQLException {
    writer.setForm(CellDatabase.FORM);
  }

  long form() {
    return tables.own(StateTables.OwnCounter.FORM);
  }

  /** Completes new tables of an empty cell. */
  void begin() throws SQLException {
    writer.setZone(ZoneId.systemDefault());
    setForm();
    writer.setIdentity(new SecureRandom().nextLong());
  }

  /** Completes new tables with the rows of another database: what was counted goes on. */
  void adopt() throws SQLException {
    tables.forgetCounters();
    setForm();
    writer.setIdentity(new SecureRandom().nextLong());
    writer.raise(
        tables.counters().getOrDefault(Counter.JOB, 0L),
        tables.own(StateTables.OwnCounter.REVISION) + 1);
    writer.indexDependencies();
  }

  /**
   * Refuses tables that are not those of a cell, or that this program does not know. They may be of
   * an earlier form.
   */
  void verify(long expected) throws SQLException {
    PostgresAddress address = session.address();
    if (!session.hasTables()) {
      throw new StoreException(
          address.text() + " holds no cell, or one that this role may not see",
          "bring the schema back from a backup of the server, or the cell from one of its own:"
              + " \"gridlite restore-backup FILE\"");
    }
    if (form() != CellDatabase.FORM && !PostgresForm.isEarlier(form())) {
      throw new StoreException(
          address.text() + " has form " + form() + ", not " + CellDatabase.FORM,
          "use the version of gridlite that made it, or a newer one; nothing was changed");
    }
    if (identity() != expected) {
      throw new StoreException(
          address.text() + " holds another cell than the one that was there",
          "each cell needs a schema of its own");
    }
  }

  long identity() {
    return tables.own(StateTables.OwnCounter.IDENTITY);
  }

  long revision() {
    return tables.own(StateTables.OwnCounter.REVISION);
  }

  StateTables tables() {
    return tables;
  }

  @Override
  public ClusterState state() {
    return tables.state();
  }

  @Override
  public HistoryTables history() {
    return history;
  }

  @Override
  public void write(ClusterState before, List<Change> changes, String who, Instant now)
      throws SQLException {
    if (before.revision() != revision()) {
      throw new SQLException(
          "the database holds update " + revision() + ", not " + before.revision());
    }
    writer.write(before, changes, who, now);
  }

  @Override
  public void save() throws SQLException {
    session.execute("NOTIFY " + session.address().schema());
    commit();
  }

  private void commit() throws SQLException {
    requireEpoch();
    session.connection().commit();
  }

  /**
   * Refuses to go on when another process has taken over: one that was stopped or cut off must not
   * write when it comes back, whatever it believes to have. Until the end of the transaction nobody
   * takes over.
   */
  private void requireEpoch() throws SQLException {
    if (epoch.isPresent() && !session.isHeard(epoch.getAsLong())) {
      throw new SQLException("another process has taken the cell over");
    }
  }

  /** Proves that nobody has taken over. */
  void prove() throws SQLException {
    requireEpoch();
    session.connection().commit();
  }

  @Override
  public AccountingLog.Pending pendingAccounting() {
    AccountingLog.Pending pending = tables.pendingAccounting();
    if (!pending.isEmpty()) {
      try {
        prove();
      } catch (SQLException e) {
        throw session.trouble("write", e);
      }
    }
    return pending;
  }

  @Override
  public void accounted(long size) throws SQLException {
    writer.accounted(size);
    commit();
  }

  @Override
  public void abandon() {
    session.close();
  }

  @Override
  public void close() {
    session.close();
  }
}
