package gridlite.runtime;

import gridlite.name.HostName;
import gridlite.operation.Actor;
import gridlite.operation.configure.InitCell;
import gridlite.port.StoreException;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Makes the directory, the files and the database of a new cell. */
public final class CellMaker {
  private CellMaker() {}

  /**
   * The content of a new cell.
   *
   * @param bare whether it lacks what the installer of Grid Engine sets
   * @param place the address of the database on a server; empty: it is a file
   * @param additions what it holds beside what every cell of its kind does, of that content
   */
  public record Plan(
      InitCell.Template template,
      boolean bare,
      Optional<String> place,
      Function<ClusterState, List<Change>> additions) {
    /** Nothing beside what every cell of a kind holds. */
    static Plan of(InitCell.Template template) {
      return new Plan(template, false, Optional.empty(), state -> List.of());
    }
  }

  /**
   * Makes a cell, and leaves an existing one as it is.
   *
   * @return whether it was made
   */
  public static boolean make(Cell cell, Plan plan, Actor creator) {
    Path directory = cell.directory();
    if (Wiring.exists(cell)) {
      return false;
    }
    List<Change> content = content(cell, plan, creator);
    boolean isNew = !Files.exists(directory);
    try {
      return fill(cell, plan.place(), creator, content);
    } catch (GridException | StoreException e) {
      if (isNew) {
        remove(directory);
      }
      throw e;
    }
  }

  private static boolean fill(
      Cell cell, Optional<String> place, Actor creator, List<Change> content) {
    try {
      // a user's own cell serves nobody else
      String permissions = creator.uid() == 0 ? "rwxr-xr-x" : "rwx------";
      CellFiles.makeDirectory(cell.common(), permissions);
      CellFiles.makeDirectory(cell.spool(), permissions);
      CellSettings.write(cell, permissions);
    } catch (IOException e) {
      throw new GridException(
          Problem.refused(
                  "can't make the cell's directory " + cell.directory() + ": " + Reasons.of(e))
              .hint(
                  "make it possible, or name another directory by SGE_ROOT:"
                      + " SGE_ROOT=/path gridlite init"));
    }
    boolean made = Wiring.create(cell, place, creator.name().text(), content);
    if (made) {
      notePlace(cell, creator.host());
    }
    return made;
  }

  private static List<Change> content(Cell cell, Plan plan, Actor creator) {
    int cores = Runtime.getRuntime().availableProcessors();
    InitCell.Machine machine =
        new InitCell.Machine(creator.host(), cores, cell.spool().toAbsolutePath().toString());
    List<Change> content =
        new ArrayList<>(
            (plan.bare()
                    ? InitCell.bare(plan.template(), creator.name().text(), machine)
                    : InitCell.init(plan.template(), creator.name().text(), machine))
                .changes());
    content.add(new Change.SetZone(ZoneId.systemDefault()));
    content.addAll(plan.additions().apply(ClusterState.blank().apply(content)));
    return content;
  }

  /** Removes what was made of a cell that can't be made whole. */
  private static void remove(Path directory) {
    try {
      Directories.remove(directory);
    } catch (IOException e) {
      // the reason why it can't be made is the one to report
    }
  }

  private static void notePlace(Cell cell, HostName host) {
    try {
      Wiring.notePlace(cell, host);
    } catch (IOException e) {
      throw new GridException(
          Problem.refused("can't note where " + cell.directory() + " is: " + Reasons.of(e)));
    }
  }
}
