package gridlite.runtime;

/**
 * A cell for commands of one process: they have it one after the other, and its database stays open
 * for a moment after each.
 */
public interface SharedCell extends AutoCloseable {
  /**
   * Runs a command of a client as a process of this process's user would: with the cell to itself
   * from its first question until it waits for somebody. Returns its exit status.
   */
  int run(String name, Invocation call, Caller caller, Console client);

  /** From now on the database is closed after each command, and now if none needs it. */
  void letGo();

  /** Lets another process have the cell before the next command. */
  void giveWay();

  /** Waits for the command that has the cell, and closes the database. */
  @Override
  void close();
}
