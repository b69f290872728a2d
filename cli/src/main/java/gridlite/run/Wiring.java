package gridlite.run;

import gridlite.exec.SimulatedExecutor;
import gridlite.operation.Actor;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.store.H2ClusterStore;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;

/** Puts the parts of a process together; nobody else makes stores and executors. */
public final class Wiring {
  private Wiring() {}

  /** Runs a command in this process, without a daemon. Returns its exit status. */
  static int runEmbedded(
      String name,
      List<String> arguments,
      Map<String, String> environment,
      CellFinder.Found found) {
    Cell cell = found.cell();
    Users.User caller = Identity.ofProcess();
    H2ClusterStore store = store(cell, name, caller, Commands.writes(name, arguments));
    LocalConsole console = new LocalConsole(store::holdsUpdates, store::release, environment);
    int status =
        CommandRunner.guard(
            console,
            () -> {
              Actor actor =
                  Identity.actor(
                      caller,
                      cell.directory(),
                      environment.getOrDefault(Identity.ACT_AS, ""),
                      Machine.hostName());
              if (!name.equals("gridlite") && !H2ClusterStore.exists(cell.directory())) {
                makeOrRefuse(found, actor, store, console);
              }
              CommandContext context =
                  new CommandContext(
                      name,
                      console,
                      actor,
                      cell,
                      store,
                      executor(cell),
                      new CellClock(store, InstantSource.system()),
                      environment,
                      Path.of("").toAbsolutePath(),
                      Machine.umask());
              return CommandRunner.run(context, arguments);
            });
    return CommandRunner.finish(console, status);
  }

  private static H2ClusterStore store(Cell cell, String name, Users.User caller, boolean writes) {
    String holder =
        name + " of " + caller.name() + " (process " + ProcessHandle.current().pid() + ")";
    return new H2ClusterStore(
        cell.directory(),
        holder,
        other -> System.err.println(name + ": waiting for " + other + " to finish with the cell"),
        InstantSource.system(),
        writes);
  }

  private static CellExecutor executor(Cell cell) {
    return new CellExecutor(SimulatedExecutor::new, SimulatedExecutor::new);
  }

  private static void makeOrRefuse(
      CellFinder.Found found, Actor actor, H2ClusterStore store, Console console) {
    Path directory = found.cell().directory();
    if (!found.ownByDefault()) {
      throw new GridException(
          Problem.refused("there is no cell in " + directory)
              .hint(
                  "\"gridlite init\" makes one; or set SGE_ROOT and SGE_CELL to an existing cell,"
                      + " or neither to use a cell of your own"));
    }
    CellMaker.make(found.cell(), gridlite.operation.InitCell.Template.THIS_MACHINE, actor, store);
    console.err("gridlite: made a cell for this machine in " + directory + "\n");
  }

  /** Makes the empty database of a new cell. */
  static void createDatabase(Cell cell) {
    H2ClusterStore.create(cell.directory());
  }

  /** Whether there is a cell. */
  public static boolean exists(Cell cell) {
    return H2ClusterStore.exists(cell.directory());
  }
}
