package gridlite.store;

import gridlite.state.Change;
import gridlite.state.ClusterState;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;

/**
 * A database that is open to be read and written, for one thread at a time. Nobody else writes to
 * it meanwhile.
 */
interface OpenDatabase extends AutoCloseable {
  /** The committed state; its sections are read while they are asked for. */
  ClusterState state();

  /** Scripts, and what has happened to objects and jobs. */
  HistoryTables history();

  /** Writes changes to the state before them; {@link #save} makes them last. */
  void write(ClusterState before, List<Change> changes, String who, Instant now)
      throws SQLException;

  /** Makes what was written survive the loss of power. */
  void save() throws SQLException;

  /** Lines for the accounting file that are not known to be in it. */
  AccountingLog.Pending pendingAccounting();

  /** Notes that all pending lines are in the accounting file, which has {@code size} bytes now. */
  void accounted(long size) throws SQLException;

  /** Lets go of the database after a failure, when nothing more can be written. */
  void abandon();

  @Override
  void close();
}
