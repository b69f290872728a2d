package gridlite.store;

import gridlite.port.StoreException;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Optional;
import java.util.function.Consumer;

/** The file of a cell's database, and the lock beside it, which a daemon keeps. */
final class FileResidence implements Residence {
  private final Path cell;
  private final ClusterLock lock;

  /**
   * A place that nobody has yet.
   *
   * @param holder the name that others see while they wait
   * @param notice gets the holder's name when this process has waited for long
   */
  FileResidence(Path cell, String holder, Consumer<String> notice) {
    this.cell = cell;
    this.lock = new ClusterLock(cell, holder, notice);
  }

  @Override
  public OpenDatabase open() {
    lock.acquire(Access.WRITE);
    lock.count();
    try {
      return reopen();
    } catch (RuntimeException e) {
      lock.close();
      throw e;
    }
  }

  @Override
  public OpenDatabase reopen() {
    return CellDatabase.open(cell, Access.WRITE);
  }

  @Override
  public boolean hasRoom() {
    return Trouble.hasRoom(CellDatabase.file(cell));
  }

  @Override
  public boolean isLost() {
    return false;
  }

  @Override
  public void prove() {
    // a lock of the kernel's is kept until the process ends
  }

  @Override
  public StoreException trouble(String attempt, Throwable cause) {
    return Trouble.with(CellDatabase.file(cell), attempt, cause);
  }

  @Override
  public void abandon(OpenDatabase open) {
    open.abandon();
    lock.close();
  }

  @Override
  public void close(OpenDatabase open) {
    CellDatabase database = (CellDatabase) open;
    try {
      Optional<CopiedRows> rows = RowsFile.copy(cell, database.tables().rows());
      database.closeCompactly();
      RowsFile.write(cell, Stamp.of(cell, lock.counted()), rows);
    } catch (SQLException | IOException e) {
      throw trouble("close", e);
    } finally {
      lock.close();
    }
  }
}
