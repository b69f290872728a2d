package gridlite.store;

/** The place of the database of a cell that one process has for long. */
interface Residence extends DatabaseHome {
  /** Takes the database, waiting for whoever has it, and opens it. */
  OpenDatabase open();

  /** Opens the database anew after a failure; who has lost it meanwhile does not get it back. */
  OpenDatabase reopen();

  /** Returns whether the next commits may succeed, as far as that is known. */
  boolean hasRoom();

  /** Returns whether an open database has been lost, so that it must be opened anew. */
  boolean isLost();

  /**
   * Proves that the database is still this process's, which an update that saves nothing would not
   * notice; what it decides may have effects elsewhere.
   */
  void prove();

  /** Lets others have a database that can't be read. */
  void abandon(OpenDatabase database);

  /** Closes the database, and lets others have it. */
  void close(OpenDatabase database);
}
