package gridlite.store;

/** Takes how far work is that may take long. */
@FunctionalInterface
public interface Extent {
  /**
   * Takes how far it is.
   *
   * @param done bytes that have been dealt with
   * @param total bytes that there are to deal with; those that are dealt with twice count twice
   */
  void at(long done, long total);
}
