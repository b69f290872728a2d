package gridlite.runtime;

import java.nio.file.Path;
import java.util.Map;

/** Finds the cell that a caller means. */
public final class CellFinder {
  private CellFinder() {}

  /**
   * The cell of a caller.
   *
   * @param cell the cell
   * @param ownByDefault whether it is the caller's own one because no other was named; it may be
   *     made without being asked for
   */
  public record Found(Cell cell, boolean ownByDefault) {}

  /** The cell that {@code SGE_ROOT} and {@code SGE_CELL} name, else the user's own. */
  public static Found find(Map<String, String> variables) {
    String name = nonEmpty(variables, "SGE_CELL", "default");
    String root = nonEmpty(variables, "SGE_ROOT", "");
    if (!root.isEmpty()) {
      return new Found(new Cell(Path.of(root), name), false);
    }
    // what cron and services leave out, the list of users has
    String home = nonEmpty(variables, "HOME", System.getProperty("user.home", "/"));
    String data = nonEmpty(variables, "XDG_DATA_HOME", home + "/.local/share");
    return new Found(new Cell(Path.of(data, "gridlite"), name), true);
  }

  private static String nonEmpty(Map<String, String> variables, String name, String otherwise) {
    String value = variables.getOrDefault(name, "");
    return value.isEmpty() ? otherwise : value;
  }
}
