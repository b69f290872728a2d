package gridlite.store;

import gridlite.port.StoreException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/**
 * Moves the database of a cell that nobody uses: out of its file to a PostgreSQL server, or back.
 * The copy is whole and safe before the cell changes over, in one step; what is left behind goes
 * after that.
 */
public final class DatabaseMove {
  private static final String HOLDER = "gridlite database move";

  private DatabaseMove() {}

  /**
   * Moves a cell from its file to a schema that holds none.
   *
   * @param keep directory in the cell that gets the file; when it exists, one beside it
   * @return what was done, a line each
   */
  public static List<String> toServer(Path cell, PostgresAddress address, Path keep) {
    try (ClusterLock lock = new ClusterLock(cell, HOLDER, holder -> {})) {
      if (PostgresAddress.isOf(cell)) {
        throw new StoreException(
            "cell " + cell + " is on a server already", "\"gridlite database\" shows on which");
      }
      if (!lock.acquireNow()) {
        throw inUse(cell);
      }
      List<String> done = new ArrayList<>();
      // brings it to the newest form, if an older version made it, and its accounting up to date
      try (CellDatabase from = CellDatabase.open(cell, Access.WRITE);
          PostgresSession session = PostgresSession.connect(address, HOLDER)) {
        new AccountingCatchUp(cell, from).run();
        PostgresDatabase to = filled(from, session, done);
        new PostgresAddress.Placed(address, to.identity()).write(cell);
      }
      Path kept = KeptFiles.unused(keep);
      Files.createDirectory(kept);
      for (Path file : List.of(CellDatabase.file(cell), Proof.file(cell), RowsFile.file(cell))) {
        if (Files.exists(file)) {
          Files.move(file, kept.resolve(file.getFileName()), StandardCopyOption.ATOMIC_MOVE);
        }
      }
      PrivateFile.syncNames(cell);
      done.add("the cell is in " + address.text());
      done.add("its file is in " + kept);
      return done;
    } catch (SQLException e) {
      throw PostgresSession.trouble(address, "move the cell to", e);
    } catch (IOException e) {
      throw Trouble.with(cell, "move", e);
    }
  }

  private static StoreException inUse(Path cell) {
    return new StoreException(
        "cell " + cell + " is in use", "stop its daemon and commands before moving it");
  }

  /** Makes the tables and fills them, wholly or not at all. */
  private static PostgresDatabase filled(
      CellDatabase from, PostgresSession session, List<String> done)
      throws SQLException, IOException {
    try {
      PostgresDatabase to = PostgresDatabase.create(session);
      done.addAll(copy(from.statements(), session.statements()));
      to.adopt();
      to.save();
      return to;
    } catch (SQLException | RuntimeException e) {
      session.connection().rollback();
      throw e;
    }
  }

  /** Copies all tables, and compares the copy with the original. Returns what was done. */
  static List<String> copy(PreparedStatements from, PreparedStatements to) throws SQLException {
    List<String> done = new ArrayList<>();
    for (CellTable table : CellTable.values()) {
      done.add("moved " + copy(table, from, to) + " rows of table " + table.title());
    }
    return done;
  }

  /** Copies a table, and compares the copy with the original. Returns how many rows it has. */
  static long copy(CellTable table, PreparedStatements from, PreparedStatements to)
      throws SQLException {
    to.run("DELETE FROM " + table.title()); // what every new database holds
    long rows = table.copy(from, to, "");
    if (!table.fingerprint(from).equals(table.fingerprint(to))) {
      throw new StoreException(
          "the copy of table " + table.title() + " differs from the original",
          "nothing was changed");
    }
    return rows;
  }

  /**
   * Moves a cell from a server into a file of its own, and removes its tables there.
   *
   * @return what was done, a line each
   */
  public static List<String> toFile(Path cell) {
    PostgresAddress.Placed placed =
        PostgresAddress.of(cell)
            .orElseThrow(
                () ->
                    new StoreException(
                        "cell " + cell + " is in a file of its own already",
                        "\"gridlite database\" shows where it is"));
    PostgresAddress address = placed.address();
    List<String> done = new ArrayList<>();
    try (PostgresSession session = PostgresSession.connect(address, HOLDER)) {
      if (!session.takeAll()) {
        throw inUse(cell);
      }
      PostgresDatabase from = PostgresDatabase.toWrite(session, placed.identity());
      new AccountingCatchUp(cell, from).run();
      done.addAll(fill(cell, session, from));
      Files.deleteIfExists(RowsFile.file(cell));
      Files.delete(PostgresAddress.file(cell));
      PrivateFile.syncNames(cell);
      removeTables(session);
      done.add("the cell is in " + CellDatabase.file(cell));
      done.add("its tables are gone from " + address.text());
      return done;
    } catch (SQLException e) {
      throw PostgresSession.trouble(address, "move the cell from", e);
    } catch (IOException e) {
      throw Trouble.with(cell, "move", e);
    }
  }

  /** Makes the file of a cell, wholly or not at all. Returns what was done. */
  private static List<String> fill(Path cell, PostgresSession session, PostgresDatabase from)
      throws SQLException, IOException {
    Path work = Files.createTempDirectory(cell, ".move-");
    try {
      CellDatabase to = CellDatabase.create(work);
      List<String> done = copy(session.statements(), to.statements());
      to.adopt(0, from.revision());
      to.finish();
      for (Path file : List.of(Proof.file(work), CellDatabase.file(work))) {
        Files.move(file, cell.resolve(file.getFileName()), StandardCopyOption.ATOMIC_MOVE);
      }
      return done;
    } finally {
      CellBackup.delete(work);
    }
  }

  private static void removeTables(PostgresSession session) throws SQLException {
    StringBuilder tables = new StringBuilder("DROP TABLE leader");
    for (CellTable table : CellTable.values()) {
      tables.append(", ").append(table.title());
    }
    session.execute(tables.toString());
    session.connection().commit();
  }
}
