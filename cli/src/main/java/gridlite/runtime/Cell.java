package gridlite.runtime;

import java.nio.file.Path;

/**
 * A cell's directory {@code $SGE_ROOT/$SGE_CELL}.
 *
 * @param root {@code SGE_ROOT}
 * @param name {@code SGE_CELL}
 */
public record Cell(Path root, String name) {
  /** Directory of the cell. */
  public Path directory() {
    return root.resolve(name);
  }

  /** Directory of the files that people and scripts read and write by hand. */
  public Path common() {
    return directory().resolve("common");
  }

  /** Directory of the running tasks. */
  public Path spool() {
    return directory().resolve("spool");
  }
}
