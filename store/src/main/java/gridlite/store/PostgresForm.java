package gridlite.store;

import gridlite.port.StoreException;
import java.sql.SQLException;

/**
 * The form of a cell's tables on a server. A server has known form 9 at first; whoever needs the
 * newest one brings them to it, alone and in one transaction, since the server takes changes of
 * tables back like others.
 */
final class PostgresForm {
  private static final long FIRST = FormerTables.FORM;

  private PostgresForm() {}

  /** Returns whether tables can be brought to the newest form. */
  static boolean isEarlier(long form) {
    return form >= FIRST && form < CellDatabase.FORM;
  }

  /** Makes the tables of the newest form, empty. */
  static void create(PostgresSession session) throws SQLException {
    session.execute(CellDatabase.resource("postgresql-" + FIRST + ".sql"));
    addColumns(session);
  }

  /**
   * Brings the tables to the newest form, unless another session has done so. Ends the transaction
   * that is open. Waits a second for the right to write, unless the session has it.
   *
   * @throws StoreException when another session writes; that is one of an earlier version
   */
  static void lift(PostgresSession session) throws SQLException {
    session.connection().rollback();
    if (!session.lock(PostgresSession.Lock.WRITE)) {
      String other =
          session
              .holder(PostgresSession.Lock.WRITE)
              .map(PostgresSession.Holder::name)
              .orElse("another process");
      throw new StoreException(
          session.address().text() + " has form " + FIRST + ", and " + other + " writes it",
          "stop that one, which is of an earlier version; nothing was changed");
    }
    try {
      PostgresDatabase database = new PostgresDatabase(session);
      if (isEarlier(database.form())) {
        addColumns(session);
        database.setForm();
        session.connection().commit();
      }
    } finally {
      // what failed has ended nothing, and no lock is given back within it
      session.connection().rollback();
      session.unlock(PostgresSession.Lock.WRITE);
    }
  }

  private static void addColumns(PostgresSession session) throws SQLException {
    session.execute(CellDatabase.resource("postgresql-" + CellDatabase.FORM + ".sql"));
    FormerTables former = new FormerTables(session.statements(), session.statements());
    former.lift();
    former.empty();
    session.execute("DROP TABLE job, begun_task");
  }
}
