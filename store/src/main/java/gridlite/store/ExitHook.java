package gridlite.store;

import java.sql.SQLException;
import org.h2.engine.Database;
import org.h2.engine.SessionLocal;
import org.h2.jdbc.JdbcConnection;

/**
 * H2's hook at the end of a process. It writes what is not committed, too, for the next process to
 * roll back; at Ctrl-C in a thread of its own, beside the one that is changing tables. It writes
 * the list of what to roll back as it was before the tables, so that rows which came between the
 * two stay ({@code UpgradeTest}). Each commit is written at once here, and nothing is left to write
 * at the end; so a database is taken off H2's list. No setting of H2's does that: with {@code
 * DB_CLOSE_ON_EXIT=FALSE} it only does not close the database as well.
 */
final class ExitHook {
  private static final String CLASS = "org.h2.engine.OnExitDatabaseCloser";

  private ExitHook() {}

  /** Has H2 leave a database alone when the process ends. */
  static void remove(JdbcConnection connection) throws SQLException {
    Database database = ((SessionLocal) connection.getSession()).getDatabase();
    try {
      var unregister = Class.forName(CLASS).getDeclaredMethod("unregister", Database.class);
      unregister.setAccessible(true);
      unregister.invoke(null, database);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("another H2 than the one that this is made for", e);
    }
  }
}
