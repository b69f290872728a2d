package gridlite.main;

import gridlite.operation.Actor;
import gridlite.operation.InitCell;
import gridlite.port.ClusterStore;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.run.Cell;
import gridlite.run.Machine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Makes the directory, the files and the database of a new cell. */
public final class CellMaker {
  private CellMaker() {}

  /**
   * Makes a cell; refuses to touch an existing one.
   *
   * @param store the store of that cell, not opened yet
   */
  public static void make(
      Cell cell, InitCell.Template template, Actor creator, ClusterStore store) {
    Path directory = cell.directory();
    if (Wiring.exists(cell)) {
      throw new GridException(
          Problem.refused("there is a cell in " + directory + " already")
              .hint("remove that directory to begin anew, or choose another by SGE_ROOT"));
    }
    try {
      Files.createDirectories(cell.common());
      Files.createDirectories(cell.spool());
      Files.writeString(cell.common().resolve("settings.sh"), settings(cell));
      Files.writeString(cell.common().resolve("settings.csh"), cshSettings(cell));
    } catch (IOException e) {
      throw new GridException(
          Problem.refused("can't make the cell's directory " + directory + ": " + e));
    }
    Wiring.createDatabase(cell);
    int cores = Runtime.getRuntime().availableProcessors();
    InitCell.Machine machine =
        new InitCell.Machine(creator.host(), cores, cell.spool().toAbsolutePath().toString());
    store.update(creator.name(), state -> InitCell.init(template, creator.name(), machine));
  }

  private static String settings(Cell cell) {
    return "# to be read by sh: makes the commands use this cell\n"
        + "SGE_ROOT="
        + quoted(cell.root().toAbsolutePath().toString())
        + "; export SGE_ROOT\nSGE_CELL="
        + quoted(cell.name())
        + "; export SGE_CELL\n";
  }

  private static String cshSettings(Cell cell) {
    return "# to be read by csh: makes the commands use this cell\n"
        + "setenv SGE_ROOT "
        + quoted(cell.root().toAbsolutePath().toString())
        + "\nsetenv SGE_CELL "
        + quoted(cell.name())
        + "\n";
  }

  private static String quoted(String text) {
    return "'" + text.replace("'", "'\\''") + "'";
  }
}
