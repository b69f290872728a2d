package gridlite.runtime;

import java.util.List;

/** A reader of the command lines of all commands. */
public interface CommandReader {
  /**
   * Reads a command line.
   *
   * @throws gridlite.problem.GridException for a command or words that there are not
   */
  Invocation read(String name, List<String> arguments);
}
