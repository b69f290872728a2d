package gridlite.runtime;

import gridlite.exec.CellPlace;
import gridlite.exec.ControlGroups;
import gridlite.exec.DaemonsTasks;
import gridlite.exec.LocalExecutor;
import gridlite.exec.OneUser;
import gridlite.exec.SimulatedExecutor;
import gridlite.exec.SlurmExecutor;
import gridlite.exec.SlurmLimits;
import gridlite.exec.SlurmSurvey;
import gridlite.name.HostName;
import gridlite.name.UserName;
import gridlite.operation.Actor;
import gridlite.operation.configure.InitCell;
import gridlite.port.ClusterStore;
import gridlite.port.EngineFinding;
import gridlite.port.Executor;
import gridlite.port.PublishedTables;
import gridlite.port.QueryTables;
import gridlite.port.Succession;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.remote.CallerSide;
import gridlite.remote.Control;
import gridlite.remote.Umask;
import gridlite.state.Change;
import gridlite.state.Engine;
import gridlite.store.Access;
import gridlite.store.CellBackup;
import gridlite.store.CellCheck;
import gridlite.store.CommandStore;
import gridlite.store.Contention;
import gridlite.store.DatabaseMove;
import gridlite.store.Delays;
import gridlite.store.Extent;
import gridlite.store.H2ClusterStore;
import gridlite.store.PostgresAddress;
import gridlite.store.PostgresClusterStore;
import gridlite.store.PostgresReports;
import gridlite.store.QueryDatabase;
import gridlite.store.ResidentClusterStore;
import gridlite.store.SharedStore;
import gridlite.terminal.Progress;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.time.ZoneId;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** Puts the parts of a process together; nobody else makes stores and executors. */
public final class Wiring {
  /** Time for which a helper keeps the database after a command: the next often comes at once. */
  private static final Duration LINGER = Duration.ofSeconds(1);

  /** Time after which a helper lets other processes use the cell, however busy it is. */
  private static final Duration LONGEST = Duration.ofSeconds(2);

  private Wiring() {}

  /** Runs a command in this process, without a daemon. Returns its exit status. */
  public static int runEmbedded(
      String name, Invocation call, CellFinder.Found found, CallerSide side) {
    Cell cell = found.cell();
    CommandStore store =
        store(
            cell,
            name,
            new CommandDelays(
                name,
                System.err::print,
                task ->
                    side.isErrorTerminal()
                        ? Progress.shown(task, System.err::print)
                        : Progress.unseen(task)),
            access(call.need()),
            contention(cell, call.place()));
    Tools tools = tools(cell, store, System.getenv(), LocalExecutor.Term.PROCESS);
    LocalConsole console =
        new LocalConsole(
            store::holdsUpdates, () -> giveBack(store, tools, System.err::print), side);
    try (store) {
      return run(name, call, found, Caller.of(side), console, tools);
    }
  }

  private static CommandStore store(
      Cell cell, String name, Delays delays, Access first, Contention contention) {
    String holder = holder(name, Identity.ofProcess());
    return isOnServer(cell)
        ? new PostgresClusterStore(
            cell.directory(), holder, delays, InstantSource.system(), contention)
        : new H2ClusterStore(
            cell.directory(), holder, delays, InstantSource.system(), first, contention);
  }

  /**
   * A helper that has the cell is asked to give way. A daemon keeps it: what such a one runs, too,
   * is not to be waited for here.
   *
   * @throws ServedMeanwhileException out of the wait when a daemon has taken the cell
   */
  private static Contention contention(Cell cell, CommandPlace place) {
    return new Contention() {
      @Override
      public void begins() {
        Control.askToGiveWay(cell.directory());
      }

      @Override
      public Optional<RuntimeException> end() {
        return place != CommandPlace.CALLER && Control.isThere(cell.directory())
            ? Optional.of(new ServedMeanwhileException())
            : Optional.empty();
      }
    };
  }

  /** Returns what a cell's database is opened for when it is read first. */
  private static Access access(Need need) {
    return need == Need.CHANGE ? Access.WRITE : Access.READ;
  }

  /**
   * The delays of a command, as its user sees them.
   *
   * @param name name of the command
   * @param err standard error
   * @param progress begins the line that somebody at the terminal sees of a task
   */
  private record CommandDelays(
      String name, Consumer<String> err, Function<String, Progress> progress) implements Delays {
    @Override
    public void waitsFor(String holder) {
      err.accept(waiting(name, holder));
    }

    @Override
    public Runnable upgradeBegins() {
      return progress.apply("upgrading the database of the cell")::close;
    }
  }

  /** The cell of a helper. */
  private record HelperCell(SharedStore store) implements SharedCell {
    @Override
    public int run(String name, Invocation call, Caller caller, Console client) {
      return turn(
          name,
          call,
          caller,
          client,
          store.command(
              access(call.need()),
              new CommandDelays(name, text -> note(client, text), client::progress),
              client::goOn));
    }

    @Override
    public void giveWay() {
      store.giveWay();
    }

    @Override
    public void letGo() {
      store.letGo();
    }

    @Override
    public void close() {
      store.close();
    }
  }

  private static int turn(
      String name, Invocation call, Caller caller, Console client, CommandStore turns) {
    CellFinder.Found named = caller.cell();
    Path root = caller.directory().resolve(named.cell().root());
    CellFinder.Found found =
        new CellFinder.Found(new Cell(root, named.cell().name()), named.ownByDefault());
    Tools tools = tools(found.cell(), turns, caller.variables(), LocalExecutor.Term.COMMAND);
    HeldConsole console = new HeldConsole(client, () -> giveBack(turns, tools, client::err));
    try (turns) {
      return run(name, call, found, caller, console, tools);
    }
  }

  /** A cell on a server, for the commands of one process: each has a connection of its own. */
  private record ServerCell(Cell cell) implements SharedCell {
    @Override
    public int run(String name, Invocation call, Caller caller, Console client) {
      CommandDelays delays = new CommandDelays(name, text -> note(client, text), client::progress);
      CommandStore own = store(cell, name, delays, Access.READ, client::goOn);
      return turn(name, call, caller, client, own);
    }

    @Override
    public void giveWay() {
      // it has the cell while a command writes, and no longer
    }

    @Override
    public void letGo() {
      // as above
    }

    @Override
    public void close() {
      // its commands have ended
    }
  }

  private static void note(Console client, String text) {
    client.err(text);
    client.flush();
  }

  private static String waiting(String name, String other) {
    return name + ": waiting for " + other + " to finish with the cell\n";
  }

  /** The tools of a command: its store, what runs tasks, and the time. */
  private record Tools(ClusterStore store, Executor executor, CellClock clock) {}

  private static Tools tools(
      Cell cell, ClusterStore store, Map<String, String> variables, LocalExecutor.Term term) {
    return new Tools(
        store,
        executor(cell, store, variables, term, () -> new DaemonsTasks(Optional.empty())),
        new CellClock(store, InstantSource.system()));
  }

  private static int run(
      String name,
      Invocation call,
      CellFinder.Found found,
      Caller caller,
      Console console,
      Tools tools) {
    Cell cell = found.cell();
    Users.User user = Identity.ofProcess();
    int status =
        CommandRunner.guard(
            console,
            cell.directory(),
            () -> {
              HostName host = hostName(cell);
              String actAs = caller.variables().getOrDefault(Identity.ACT_AS, "");
              Actor actor = Identity.actor(user, cell.directory(), actAs, host);
              meet(call.need(), found, actor, console);
              CommandContext context =
                  new CommandContext(
                      name,
                      console,
                      actor,
                      cell,
                      guarded(tools.store(), user, host),
                      tools.executor(),
                      tools.clock(),
                      caller.variables(),
                      caller.directory(),
                      caller.umask());
              return CommandRunner.run(context, call);
            });
    return CommandRunner.finish(console, cell.directory(), status);
  }

  /** Sees to it that the cell is there that a command needs, or refuses the command. */
  private static void meet(Need need, CellFinder.Found found, Actor actor, Console console) {
    Cell cell = found.cell();
    if (need.isOfCell()) {
      if (!exists(cell)) {
        makeOrRefuse(found, need, actor, console);
      }
      refuseForeign(cell);
    } else if (need == Need.SERVED && !Control.isThere(cell.directory())) {
      refuseUnusable(cell);
    }
  }

  /** Lets others use the cell, and leaves word when it is to be looked after next. */
  private static void giveBack(CommandStore store, Tools tools, Consumer<String> err) {
    try {
      if (store.holdsUpdates()) {
        Alarm.set(store, tools.executor(), tools.clock().instant());
      }
    } catch (UncheckedIOException e) {
      // what the command did is done
      err.accept(
          "gridlite: warning: timed events will wait for the next command: "
              + e.getMessage()
              + "\n");
    } finally {
      store.release();
    }
  }

  /** The store, with what an ordinary user's cell and its engine can't do refused. */
  private static ClusterStore guarded(ClusterStore store, Users.User runner, HostName host) {
    OneUser user = new OneUser(runner.name(), host);
    return new CheckedStore(
        store,
        (state, changes) -> {
          if (runner.uid() != 0) {
            user.check(state, changes);
          }
          SlurmLimits.check(state, changes);
        });
  }

  /** The name that others see while this process keeps them waiting. */
  private static String holder(String name, Users.User user) {
    return name + " of " + user.name() + " (process " + Machine.processNumber() + ")";
  }

  /**
   * The executor of a cell.
   *
   * @param variables of whoever starts tasks
   * @param term what it is for
   * @param onSlurm looks after them where Slurm runs them
   */
  private static Executor executor(
      Cell cell,
      ClusterStore store,
      Map<String, String> variables,
      LocalExecutor.Term term,
      Supplier<Executor> onSlurm) {
    return new CellExecutor(
        SimulatedExecutor::new,
        () ->
            new LocalExecutor(
                site(
                    cell,
                    store,
                    List.of(Machine.binaries().resolve("gridlite").toString(), "follow"),
                    wakeVariables(variables)),
                term),
        onSlurm);
  }

  private static LocalExecutor.Site site(
      Cell cell, ClusterStore store, List<String> wake, Map<String, String> variables) {
    return new LocalExecutor.Site(
        cell.root().toAbsolutePath(),
        cell.name(),
        hostName(cell),
        Machine.binaries(),
        store::script,
        user -> Users.named(user).map(Users.User::home).orElse("/"),
        wake,
        variables);
  }

  /**
   * Returns the executor for commands that the daemon of a cell runs: of an engine that may not
   * answer they see what is saved.
   */
  public static Executor ofCommands(CommandContext daemon) {
    return daemon.store().read(Engine::of) == Engine.SLURM
        ? executor(
            daemon.cell(),
            daemon.store(),
            daemon.variables(),
            LocalExecutor.Term.COMMAND,
            () -> new DaemonsTasks(Optional.of(daemon.executor())))
        : daemon.executor();
  }

  /**
   * Returns the nodes of the Slurm that a process finds, with their processors.
   *
   * @param variables of that process
   * @throws IOException if Slurm does not answer
   */
  public static Map<HostName, Long> slurmNodes(Map<String, String> variables) throws IOException {
    Map<HostName, Long> nodes = new LinkedHashMap<>();
    SlurmExecutor.nodes(slurmVariables(variables))
        .forEach((name, node) -> nodes.put(name, node.processors()));
    return nodes;
  }

  /**
   * Looks whether the Slurm that a process finds is as a cell needs it. A job is run on each node.
   *
   * @param variables of that process
   * @param slots the hosts of the cell with their slots
   */
  public static List<EngineFinding> surveySlurm(
      Cell cell, Map<String, String> variables, Map<HostName, Long> slots) {
    Path spool = cell.directory().toAbsolutePath().resolve("spool");
    SlurmSurvey.Owner owner =
        Identity.ofProcess().uid() == 0 ? SlurmSurvey.Owner.ROOT : SlurmSurvey.Owner.USER;
    return new SlurmSurvey(slurmVariables(variables), spool, owner).findings(slots);
  }

  private static Map<String, String> slurmVariables(Map<String, String> variables) {
    Map<String, String> kept = new TreeMap<>(variables);
    kept.keySet().retainAll(List.of("PATH", "SLURM_CONF"));
    return kept;
  }

  /** Notes that a cell is on this machine. Returns what the cell calls it. */
  public static HostName notePlace(Cell cell, HostName host) throws IOException {
    return CellPlace.note(cell.directory(), host);
  }

  /** Returns what the cell calls this machine. */
  private static HostName hostName(Cell cell) {
    return CellPlace.hostName(cell.directory(), Machine.hostName());
  }

  /**
   * Returns what a command finds Java and its files by, of the environment of whoever starts a
   * task.
   */
  private static Map<String, String> wakeVariables(Map<String, String> variables) {
    Map<String, String> kept = new TreeMap<>(variables);
    kept.keySet().retainAll(List.of("PATH", "HOME", "JAVA_HOME", "TZ", "LC_ALL", "PGPASSFILE"));
    return kept;
  }

  /** Makes no cell for what only looks: its user may have meant another one. */
  private static void makeOrRefuse(
      CellFinder.Found found, Need need, Actor actor, Console console) {
    Path directory = found.cell().directory();
    if (found.ownByDefault() && need != Need.CHANGE) {
      throw new GridException(
          Problem.refused("there is no cell of your own yet in " + directory)
              .hint(
                  "the first job makes one, or \"gridlite init\"; a cell elsewhere is found by"
                      + " SGE_ROOT: . $SGE_ROOT/default/common/settings.sh"));
    }
    if (!found.ownByDefault()) {
      throw new GridException(
          Problem.refused("there is no cell in " + directory)
              .hint(
                  "\"gridlite init\" makes one; or set SGE_ROOT and SGE_CELL to an existing cell,"
                      + " or neither to use a cell of your own"));
    }
    if (CellMaker.make(found.cell(), CellMaker.Plan.of(InitCell.Template.THIS_MACHINE), actor)) {
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
    if (!PostgresAddress.isReadable(cell.directory())
        || !H2ClusterStore.isAccessible(cell.directory())) {
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

  /**
   * Makes the database of a new cell; false when there is one.
   *
   * @param place where on a server it is to be
   */
  static boolean create(Cell cell, Optional<String> place, String creator, List<Change> content) {
    InstantSource clock = InstantSource.system();
    return place.isPresent()
        ? PostgresClusterStore.create(
            cell.directory(), PostgresAddress.parse(place.get()), creator, content, clock)
        : H2ClusterStore.create(cell.directory(), creator, content, clock);
  }

  /** Refuses an address that can't be the one of a database on a server. */
  public static void checkAddress(String address) {
    PostgresAddress.parse(address);
  }

  /** Returns whether a cell is on a server. */
  public static boolean isOnServer(Cell cell) {
    return PostgresAddress.isOf(cell.directory());
  }

  /** Returns where the database of a cell is: an address, or the path of a file. */
  public static String place(Cell cell) {
    return PostgresAddress.textOf(cell.directory())
        .orElse(H2ClusterStore.file(cell.directory()).toString());
  }

  /**
   * Moves the database of a cell that nobody uses. Returns what was done, a line each.
   *
   * @param keep what is there gets this name, or one that begins with it
   */
  public static List<String> moveToServer(Cell cell, String address, Path keep) {
    return DatabaseMove.toServer(cell.directory(), PostgresAddress.parse(address), keep);
  }

  /** Moves the database of a cell that nobody uses into a file. */
  public static List<String> moveToFile(Cell cell) {
    return DatabaseMove.toFile(cell.directory());
  }

  /**
   * Returns what the kernel limits of tasks that a process starts: {@code pids}, {@code memory}.
   */
  public static Set<String> limitsOfTasks(long process) {
    return ControlGroups.limits(process);
  }

  /** Returns what keeps a Perl from running jobs, a line; empty when nothing does. */
  public static Optional<String> troubleOfPerl(Path perl) throws IOException {
    return LocalExecutor.troubleOfPerl(perl);
  }

  /** Grid Engine's name for what this machine is. */
  static String architecture() {
    return LocalExecutor.architecture();
  }

  /** Returns whether there is a cell. */
  public static boolean exists(Cell cell) {
    return H2ClusterStore.exists(cell.directory()) || isOnServer(cell);
  }

  /** Size of a cell's database in bytes; 0 when it is gone. */
  public static long size(Cell cell) {
    return H2ClusterStore.size(cell.directory());
  }

  /** Refuses to write a backup over a file that exists. */
  public static void refuseExisting(Path file) {
    CellBackup.refuseExisting(file);
  }

  /** Writes a cell to a file, which is replaced if it exists. */
  public static void backup(Cell cell, Path file, Extent extent) {
    CellBackup.write(cell.directory(), file, extent);
  }

  /** The same in the form that the version before restores. */
  public static void backupPrevious(Cell cell, Path file, Extent extent) {
    CellBackup.writePrevious(cell.directory(), file, extent);
  }

  /** Brings a cell back, and keeps what was there. Returns what was done, a line each. */
  public static List<String> restore(Cell cell, Path file, Path keep, Extent extent) {
    CellBackup.Restored restored = CellBackup.restore(cell.directory(), file, keep, extent);
    if (!CellPlace.isNoted(cell.directory())) {
      try {
        notePlace(cell, Machine.hostName());
      } catch (IOException e) {
        throw new UncheckedIOException("can't note where " + cell.directory() + " is", e);
      }
    }
    return restored.lines();
  }

  /** Returns what is wrong with the files of a cell. */
  public static List<String> problems(Cell cell, Extent extent) {
    return CellCheck.problems(cell.directory(), extent);
  }

  /** Mends a damaged database. Returns what was done. */
  public static List<String> repair(Cell cell, String suffix) {
    return CellCheck.repair(cell.directory(), suffix);
  }

  /**
   * The cell of a helper.
   *
   * @param log takes lines about what goes wrong beside its commands
   */
  public static SharedCell share(Cell cell, Consumer<String> log) {
    if (isOnServer(cell)) {
      return new ServerCell(cell);
    }
    return new HelperCell(
        new SharedStore(
            cell.directory(),
            holder("the helper", Identity.ofProcess()),
            InstantSource.system(),
            new SharedStore.Times(LINGER, LONGEST),
            log));
  }

  /**
   * Empty tables that can be queried.
   *
   * @param zone what days and hours go by
   */
  public static QueryTables queryTables(List<QueryTables.Table> tables, ZoneId zone) {
    return new QueryDatabase(tables, zone);
  }

  /**
   * Tables on a PostgreSQL server for those who read reports there, without rows at first.
   *
   * @param others names of tables that go, where they are there
   * @param reader the role that may read them
   */
  public static PublishedTables publishedTables(
      Cell cell,
      String address,
      List<QueryTables.Table> tables,
      List<String> others,
      Optional<String> reader) {
    return new PostgresReports(
        PostgresAddress.parse(address, PostgresReports.USUAL_SCHEMA),
        hostName(cell) + ":" + cell.directory(),
        tables,
        others,
        reader);
  }

  private static ResidentClusterStore resident(Cell cell, Users.User owner, Succession succession) {
    String holder = holder("the daemon", owner);
    Consumer<String> notice = other -> System.err.print(waiting("gridlite daemon", other));
    return isOnServer(cell)
        ? ResidentClusterStore.onServer(
            cell.directory(), holder, notice, succession, InstantSource.system())
        : new ResidentClusterStore(cell.directory(), holder, notice, InstantSource.system());
  }

  /**
   * Serves a cell until the process is asked to end.
   *
   * @param console where what the daemon does by itself writes its warnings
   * @param succession what happens where another daemon has the cell, or takes it
   * @param service serves until the process is asked to end; is given the daemon's own context, and
   *     what says why changes can't be saved, empty when they can
   */
  public static void serve(
      Cell cell,
      Console console,
      Succession succession,
      BiConsumer<CommandContext, Supplier<String>> service) {
    Users.User owner = Identity.ofProcess();
    HostName host = hostName(cell);
    ResidentClusterStore resident = resident(cell, owner, succession);
    ClusterStore store = guarded(resident, owner, host);
    Executor executor =
        executor(
            cell,
            store,
            System.getenv(),
            LocalExecutor.Term.PROCESS,
            () -> new SlurmExecutor(site(cell, store, List.of(), slurmVariables(System.getenv()))));
    CellClock clock = new CellClock(store, InstantSource.system());
    CommandContext own =
        new CommandContext(
            "gridlite",
            console,
            new Actor(UserName.of(owner.name()), owner.group(), owner.uid(), owner.gid(), host),
            cell,
            store,
            executor,
            clock,
            System.getenv(),
            cell.directory(),
            Umask.ofProcess());
    service.accept(own, resident::trouble);
  }
}
