package gridlite.store;

import gridlite.port.StoreException;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;

/** Reads what can be read of a damaged database into a new one. */
final class Salvage {
  private Salvage() {}

  /**
   * Makes a database in another directory of what can be read.
   *
   * @param job highest job number known
   * @param revision last update known
   * @param done gets a line a table
   */
  static void copy(Path cell, Path work, long job, long revision, List<String> done)
      throws IOException, SQLException {
    try (CellDatabase from = CellDatabase.openUnverified(cell)) {
      CellDatabase to = CellDatabase.create(work);
      FormerTables former = new FormerTables(from.statements(), to.statements());
      fromBothEnds(former::liftJobs);
      fromBothEnds(former::liftTasks);
      fromBothEnds(former::liftUsage);
      for (CellTable table : CellTable.values()) {
        fromBothEnds(direction -> table.copy(from.statements(), to.statements(), direction));
        done.add("read " + to.rows(table.title()) + " rows of table " + table.title());
      }
      FormerTables.without(to.statements(), StateTables.USAGE);
      leaveOutPartOfReport(to, done);
      to.adopt(job, revision);
      to.finish();
    } catch (SQLException e) {
      throw new StoreException(
          CellDatabase.file(cell) + " can't be read at all: " + e.getMessage(),
          "\"gridlite restore-backup FILE\" brings a backup back; nothing was changed",
          e);
    }
  }

  /** A report whose rows were not all read says nothing; the next scheduling run makes another. */
  private static void leaveOutPartOfReport(CellDatabase to, List<String> done) throws SQLException {
    try {
      ReportRows.text(to.tables().rows());
    } catch (IllegalStateException e) {
      FormerTables.without(to.statements(), StateTables.REPORT);
      done.add("left out the report of the last scheduling run, part of which is lost");
    }
  }

  /** A copy in an order: nothing, or {@code " DESC"}. */
  private interface Copy {
    void run(String direction) throws SQLException;
  }

  /** From both ends, up to where reading fails. */
  private static void fromBothEnds(Copy copy) {
    for (String direction : new String[] {"", " DESC"}) {
      try {
        copy.run(direction);
        return;
      } catch (SQLException e) {
        // what comes behind the damage is read from the other end
      }
    }
  }
}
