package gridlite.port;

/** The question of a saved state to an executor; it holds nothing of that state. */
@FunctionalInterface
public interface Inquiry {
  /**
   * Looks. To be called outside of every transaction: it reads files and asks other programs, for
   * no longer than its executor says.
   *
   * @return what was seen, {@link Observation.Unreachable} where nothing could be
   */
  Observation observe();
}
