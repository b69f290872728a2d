package gridlite.runtime;

import gridlite.remote.CallerSide;
import gridlite.remote.Umask;
import java.nio.file.Path;
import java.util.Map;

/**
 * The process that has called a command, as far as the command asks for it.
 *
 * @param environment its variables
 * @param directory its working directory, absolute
 * @param umask its file mode creation mask
 */
public record Caller(Map<String, String> environment, Path directory, int umask) {
  /** Copies the variables. */
  public Caller {
    environment = Map.copyOf(environment);
  }

  /** A caller in this process. */
  static Caller of(CallerSide side) {
    return new Caller(side.environment(), side.directory(), Umask.ofProcess());
  }

  /** The cell that it means. */
  public CellFinder.Found cell() {
    return CellFinder.find(environment);
  }
}
