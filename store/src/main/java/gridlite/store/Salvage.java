package gridlite.store;

import gridlite.port.StoreException;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;

/** Reads what can be read of a damaged database into a new one. */
final class Salvage {
  /** Tables, and their columns, the ones that order the rows first. */
  private enum Table {
    OBJECT("object", 2, "kind, name, place, body"),
    HISTORY("history", 1, "serial, kind, name, author, changed, body"),
    JOB("job", 1, "id, body"),
    BEGUN("begun_task", 1, "id, body"),
    SCRIPT("script", 1, "job, body"),
    EVENT("job_event", 1, "serial, job, body"),
    RECORD("record", 2, "section, name, body");

    final String title;
    final int keys;
    final String columns;

    Table(String title, int keys, String columns) {
      this.title = title;
      this.keys = keys;
      this.columns = columns;
    }

    int width() {
      return columns.split(", ", -1).length;
    }

    String order(String direction) {
      StringBuilder order = new StringBuilder();
      for (String key : List.of(columns.split(", ", -1)).subList(0, keys)) {
        order.append(order.length() == 0 ? "" : ", ").append(key).append(direction);
      }
      return order.toString();
    }
  }

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
      for (Table table : Table.values()) {
        copy(from.statements(), to.statements(), table);
        done.add("read " + to.rows(table.title) + " rows of table " + table.title);
      }
      to.adopt(job, revision);
      to.finish();
    } catch (SQLException e) {
      throw new StoreException(
          CellDatabase.file(cell) + " can't be read at all: " + e.getMessage(),
          "\"gridlite restore-backup FILE\" brings a backup back; nothing was changed",
          e);
    }
  }

  /** From both ends, up to where reading fails. */
  private static void copy(PreparedStatements from, PreparedStatements to, Table table) {
    String put =
        "MERGE INTO "
            + table.title
            + " ("
            + table.columns
            + ") VALUES ("
            + "?, ".repeat(table.width() - 1)
            + "?)";
    for (String direction : new String[] {"", " DESC"}) {
      try {
        from.query(
            "SELECT "
                + table.columns
                + " FROM "
                + table.title
                + " ORDER BY "
                + table.order(direction),
            row -> {
              to.run(put, values(row, table.width()));
            });
        return;
      } catch (SQLException e) {
        // what comes behind the damage is read from the other end
      }
    }
  }

  private static Object[] values(ResultSet row, int width) throws SQLException {
    Object[] values = new Object[width];
    for (int i = 0; i < width; i++) {
      Object value = row.getObject(i + 1);
      values[i] =
          value == null
              ? PreparedStatements.NOTHING
              : value instanceof Long number ? number : PreparedStatements.text(row, i + 1);
    }
    return values;
  }
}
