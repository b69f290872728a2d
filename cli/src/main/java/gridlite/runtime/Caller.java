package gridlite.runtime;

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

  /** This process. */
  static Caller ofProcess(Map<String, String> environment) {
    return new Caller(environment, Path.of("").toAbsolutePath(), gridlite.remote.Umask.ofProcess());
  }

  /** The cell that it means. */
  public CellFinder.Found cell() {
    return CellFinder.find(environment);
  }
}
