package gridlite.store;

import gridlite.port.StoreException;
import java.nio.file.Path;

/** A database in a file. */
record FileHome(Path file) implements DatabaseHome {
  @Override
  public StoreException trouble(String attempt, Throwable cause) {
    return Trouble.with(file, attempt, cause);
  }
}
