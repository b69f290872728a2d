package gridlite.store;

import gridlite.port.StoreException;

/** The place of a database: a file, or a schema of a server. */
interface DatabaseHome {
  /**
   * The exception that reports a failure to users, with the name of the place.
   *
   * @param attempt a verb: what could not be done
   */
  StoreException trouble(String attempt, Throwable cause);
}
