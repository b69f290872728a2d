package gridlite.store;

/** Takes what a command waits for before it can use a cell, for whoever waits for the command. */
@FunctionalInterface
public interface Delays {
  /**
   * Another process has had the cell for long.
   *
   * @param holder its name
   */
  void waitsFor(String holder);

  /**
   * The database of an earlier version is about to be brought to the form of this one, which may
   * take long.
   *
   * @return is run when that is done, or has failed
   */
  default Runnable upgradeBegins() {
    return () -> {};
  }
}
