package gridlite.runtime;

import java.util.List;

/** A command of the toolkit. */
@FunctionalInterface
public interface Command {
  /**
   * Reads a command line.
   *
   * @param usual what the command needs of a cell, unless the words say otherwise
   * @param arguments the words behind the command's name
   * @throws gridlite.problem.GridException for words that it doesn't know
   */
  Invocation read(Need usual, List<String> arguments);
}
