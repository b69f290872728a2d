package gridlite.command.web;

import gridlite.remote.CallerSide;

/** Runs the commands of visitors somewhere. */
public interface CellAccess extends AutoCloseable {
  /**
   * Runs a command.
   *
   * @param words its name and arguments
   * @param side whose command it is
   * @return its exit status
   */
  int run(String[] words, CallerSide side);

  @Override
  default void close() {}
}
