package gridlite.runtime;

import gridlite.exec.CellPlace;
import gridlite.exec.ControlGroups;
import gridlite.exec.LocalExecutor;
import gridlite.exec.OneUser;
import gridlite.exec.SimulatedExecutor;
import gridlite.operation.Actor;
import gridlite.operation.InitCell;
import gridlite.port.ClusterStore;
import gridlite.port.Executor;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.state.Change;
import gridlite.store.CellBackup;
import gridlite.store.CellCheck;
import gridlite.store.H2ClusterStore;
import gridlite.store.ResidentClusterStore;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

/** Puts the parts of a process together; nobody else makes stores and executors. */
public final class Wiring {
  private Wiring() {}

  /** Runs a command in this process, without a daemon. Returns its exit status. */
  public static int runEmbedded(
      String name,
      Invocation call,
      Map<String, String> environment,
      CellFinder.Found found,
      OutputStream out) {
    Cell cell = found.cell();
    Users.User caller = Identity.ofProcess();
    H2ClusterStore store =
        new H2ClusterStore(
            cell.directory(),
            holder(name, caller),
            other -> waiting(name, other),
            InstantSource.system(),
            call.need() == Need.CHANGE);
    Executor executor = executor(cell, store);
    CellClock clock = new CellClock(store, InstantSource.system());
    LocalConsole console =
        new LocalConsole(
            store::holdsUpdates, () -> giveBack(store, executor, clock), environment, out);
    int status =
        CommandRunner.guard(
            console,
            cell.directory(),
            () -> {
              String host = hostName(cell);
              String actAs = environment.getOrDefault(Identity.ACT_AS, "");
              Actor actor = Identity.actor(caller, cell.directory(), actAs, host);
              if (call.need().isOfCell()) {
                if (!exists(cell)) {
                  makeOrRefuse(found, actor, console);
                }
                refuseForeign(cell);
              }
              CommandContext context =
                  new CommandContext(
                      name,
                      console,
                      actor,
                      cell,
                      guarded(store, caller, host),
                      executor,
                      clock,
                      environment,
                      Path.of("").toAbsolutePath(),
                      gridlite.remote.Umask.ofProcess());
              return CommandRunner.run(context, call);
            });
    return CommandRunner.finish(console, cell.directory(), status);
  }

  /** Lets others use the cell, and leaves word when it is to be looked after next. */
  private static void giveBack(H2ClusterStore store, Executor executor, CellClock clock) {
    try {
      if (store.holdsUpdates()) {
        Alarm.set(store, executor, clock.instant());
      }
    } catch (UncheckedIOException e) {
      // what the command did is done
      System.err.println(
          "gridlite: warning: timed events will wait for the next command: " + e.getMessage());
    } finally {
      store.release();
    }
  }

  /** The store, with what an ordinary user's cell can't do refused. */
  private static ClusterStore guarded(ClusterStore store, Users.User runner, String host) {
    return runner.uid() == 0
        ? store
        : new CheckedStore(store, new OneUser(runner.name(), host)::check);
  }

  /** The name that others see while this process keeps them waiting. */
  private static String holder(String name, Users.User user) {
    return name + " of " + user.name() + " (process " + ProcessHandle.current().pid() + ")";
  }

  private static void waiting(String name, String other) {
    System.err.println(name + ": waiting for " + other + " to finish with the cell");
  }

  private static Executor executor(Cell cell, ClusterStore store) {
    return new CellExecutor(
        SimulatedExecutor::new,
        () -> {
          Path binaries = Machine.binaries();
          return new LocalExecutor(
              new LocalExecutor.Site(
                  cell.root().toAbsolutePath(),
                  cell.name(),
                  hostName(cell),
                  binaries,
                  store::script,
                  user -> Users.named(user).map(Users.User::home).orElse("/"),
                  List.of(binaries.resolve("gridlite").toString(), "follow"),
                  wakeEnvironment(System.getenv())));
        });
  }

  /** Notes that a cell is on this machine. Returns what the cell calls it. */
  public static String notePlace(Cell cell, String host) throws IOException {
    return CellPlace.note(cell.directory(), host).host();
  }

  /** Returns what the cell calls this machine. */
  private static String hostName(Cell cell) {
    return CellPlace.hostName(cell.directory(), Machine.hostName());
  }

  /**
   * Returns what a command finds Java and its files by, of the environment of whoever starts a
   * task.
   */
  private static Map<String, String> wakeEnvironment(Map<String, String> environment) {
    Map<String, String> kept = new java.util.TreeMap<>(environment);
    kept.keySet().retainAll(List.of("PATH", "HOME", "JAVA_HOME", "TZ", "LC_ALL"));
    return kept;
  }

  private static void makeOrRefuse(CellFinder.Found found, Actor actor, Console console) {
    Path directory = found.cell().directory();
    if (!found.ownByDefault()) {
      throw new GridException(
          Problem.refused("there is no cell in " + directory)
              .hint(
                  "\"gridlite init\" makes one; or set SGE_ROOT and SGE_CELL to an existing cell,"
                      + " or neither to use a cell of your own"));
    }
    if (CellMaker.make(found.cell(), InitCell.Template.THIS_MACHINE, List.of(), actor)) {
      console.err("gridlite: made a cell for this machine in " + directory + "\n");
    }
  }

  /** Refuses a cell that can't be read without a daemon. */
  public static void refuseUnusable(Cell cell) {
    refuseNone(cell);
    refuseForeign(cell);
  }

  /** Refuses a directory without a cell. */
  public static void refuseNone(Cell cell) {
    if (!exists(cell)) {
      throw new GridException(
          Problem.refused("there is no cell in " + cell.directory())
              .hint("\"gridlite init\" makes one"));
    }
  }

  /** Without a daemon, a cell serves the user it belongs to. */
  private static void refuseForeign(Cell cell) {
    if (!H2ClusterStore.isAccessible(cell.directory())) {
      String obstacle = H2ClusterStore.obstacle(cell.directory());
      if (!obstacle.isEmpty()) {
        throw new GridException(
            Problem.refused("can't use cell " + cell.directory() + ": " + obstacle)
                .hint("mount it for writing, or move the cell elsewhere"));
      }
      throw new GridException(
          Problem.refused("cell " + cell.directory() + " belongs to another user")
              .hint("it serves others while its owner runs a daemon: \"gridlite daemon start\""));
    }
  }

  /** Makes the database of a new cell; false when there is one. */
  static boolean create(Cell cell, String creator, List<Change> content) {
    return H2ClusterStore.create(cell.directory(), creator, content, InstantSource.system());
  }

  /**
   * Returns what the kernel limits of tasks that a process starts: {@code pids}, {@code memory}.
   */
  public static Set<String> limitsOfTasks(long process) {
    return ControlGroups.limits(process);
  }

  /** Grid Engine's name for what this machine is. */
  static String architecture() {
    return LocalExecutor.architecture();
  }

  /** Returns whether there is a cell. */
  public static boolean exists(Cell cell) {
    return H2ClusterStore.exists(cell.directory());
  }

  /** Writes a cell to a file. */
  public static void backup(Cell cell, Path file, boolean replace) {
    CellBackup.write(cell.directory(), file, replace);
  }

  /** Brings a cell back, and keeps what was there. Returns what was done, a line each. */
  public static List<String> restore(Cell cell, Path file, Path kept) {
    CellBackup.Restored restored = CellBackup.restore(cell.directory(), file, kept);
    if (!CellPlace.isNoted(cell.directory())) {
      try {
        notePlace(cell, Machine.hostName());
      } catch (IOException e) {
        throw new UncheckedIOException("can't note where " + cell.directory() + " is", e);
      }
    }
    return restored.lines(kept);
  }

  /** Returns what is wrong with the files of a cell. */
  public static List<String> problems(Cell cell) {
    return CellCheck.problems(cell.directory());
  }

  /** Mends a damaged database. Returns what was done. */
  public static List<String> repair(Cell cell, String suffix) {
    return CellCheck.repair(cell.directory(), suffix);
  }

  /**
   * Serves a cell until the process is asked to end.
   *
   * @param console where the daemon's own commands write, which say nothing
   * @param service serves until the process is asked to end; is given the daemon's own context, and
   *     what says why changes can't be saved, empty when they can
   */
  public static void serve(
      Cell cell, Console console, BiConsumer<CommandContext, Supplier<String>> service) {
    Users.User owner = Identity.ofProcess();
    String host = hostName(cell);
    ResidentClusterStore resident =
        new ResidentClusterStore(
            cell.directory(),
            holder("the daemon", owner),
            other -> waiting("gridlite daemon", other),
            InstantSource.system());
    ClusterStore store = guarded(resident, owner, host);
    Executor executor = executor(cell, store);
    CellClock clock = new CellClock(store, InstantSource.system());
    CommandContext own =
        new CommandContext(
            "gridlite",
            console,
            new Actor(owner.name(), owner.group(), owner.uid(), owner.gid(), host),
            cell,
            store,
            executor,
            clock,
            System.getenv(),
            cell.directory(),
            gridlite.remote.Umask.ofProcess());
    service.accept(own, resident::trouble);
  }
}
