package gridlite.daemon;

import gridlite.remote.Munge;
import gridlite.remote.RefusalException;
import java.io.IOException;

/** Opens credentials. */
@FunctionalInterface
public interface Credentials {
  /** Opens one; refuses one that proves nothing. */
  Munge.Opened open(String credential) throws RefusalException, IOException;
}
