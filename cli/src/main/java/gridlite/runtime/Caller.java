package gridlite.runtime;

import gridlite.remote.CallerSide;
import gridlite.remote.Umask;
import java.nio.file.Path;
import java.util.Map;

/**
 * The process that has called a command, as far as the command asks for it.
 *
 * @param variables its variables
 * @param directory its working directory, absolute
 * @param umask its file mode creation mask
 */
public record Caller(Map<String, String> variables, Path directory, int umask) {
  /** Copies the variables. */
  public Caller {
    variables = Map.copyOf(variables);
  }

  /** A caller in this process. */
  static Caller of(CallerSide side) {
    return new Caller(side.variables(), side.directory(), Umask.ofProcess());
  }

  /** The cell that it means. */
  public CellFinder.Found cell() {
    return CellFinder.find(variables);
  }
}
