package gridlite.store;

import java.nio.file.Path;
import java.sql.SQLException;

/** Brings the accounting file to what the database says, after an update and after a crash. */
final class AccountingCatchUp {
  private final Path cell;
  private final OpenDatabase database;

  AccountingCatchUp(Path cell, OpenDatabase database) {
    this.cell = cell;
    this.database = database;
  }

  /** Appends the records that are not known to be in the file, if there are any. */
  void run() throws SQLException {
    AccountingLog.Pending pending = database.pendingAccounting();
    if (!pending.isEmpty()) {
      database.accounted(new AccountingLog(cell).append(pending));
    }
  }
}
