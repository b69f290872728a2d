package gridlite.main;

import gridlite.catalogue.Catalogue;
import gridlite.daemon.Daemon;
import gridlite.daemon.Limits;
import gridlite.daemon.Request;
import gridlite.exec.SimulatedExecutor;
import gridlite.job.JobId;
import gridlite.name.HostName;
import gridlite.operation.Actor;
import gridlite.port.ClusterStore;
import gridlite.runtime.CellClock;
import gridlite.runtime.CellFinder;
import gridlite.runtime.CommandContext;
import gridlite.runtime.CommandRunner;
import gridlite.runtime.Console;
import gridlite.runtime.ForwardingConsole;
import gridlite.runtime.Identity;
import gridlite.runtime.Invocation;
import gridlite.runtime.Machine;
import gridlite.runtime.Need;
import gridlite.runtime.Users;
import gridlite.state.ClusterState;
import gridlite.state.JobEvent;
import gridlite.state.ObjectRevision;
import gridlite.state.Outcome;
import gridlite.store.Access;
import gridlite.store.H2ClusterStore;
import gridlite.store.ResidentClusterStore;
import gridlite.testkit.ProgramFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.function.Function;

/**
 * Runs commands of scenarios in this JVM. Each opens the cell's database, catches up, does its work
 * and closes the database, as a process without a daemon does; or, which takes half the time, the
 * databases stay open between commands. Its clients, which are the product's without the launcher,
 * bear the names of the commands.
 */
public final class CommandServer implements AutoCloseable {
  private static final String CLIENT = "/gridlite/conformance/client.pl";

  private final Path directory;
  private final Daemon daemon;

  /** One process at a time has a cell's database; so has one command of this process. */
  private final Map<Path, Semaphore> turns = new ConcurrentHashMap<>();

  private final boolean keepsOpen;
  private final Map<Path, ResidentClusterStore> open = new ConcurrentHashMap<>();

  /**
   * Starts a server.
   *
   * @param directory an empty directory for its socket and its clients
   * @param keepsOpen whether databases stay open between commands, until {@link #forget}
   */
  public CommandServer(Path directory, boolean keepsOpen) throws IOException {
    this.directory = directory;
    this.keepsOpen = keepsOpen;
    installClients(directory);
    daemon =
        Daemon.listen(
            directory,
            (request, console) -> OptionalInt.of(run(request, console)),
            Limits.usual(),
            System.err::println);
    Thread thread = new Thread(daemon::serve, "command server");
    thread.setDaemon(true);
    thread.start();
  }

  /** Puts clients with the names of the commands into a directory. */
  private static void installClients(Path directory) throws IOException {
    Path client = directory.resolve("client.pl");
    try (InputStream text = CommandServer.class.getResourceAsStream(CLIENT)) {
      byte[] whole = java.util.Objects.requireNonNull(text, CLIENT).readAllBytes();
      ProgramFile.writeWhole(client, new String(whole, StandardCharsets.UTF_8));
    }
    for (Catalogue row : Catalogue.values()) {
      Files.createSymbolicLink(directory.resolve(row.command()), client);
    }
  }

  /** What a shell needs to find the commands: the clients' directory is to be first in its path. */
  public Map<String, String> variables(Path launchers) {
    return Map.of(
        "GRIDLITE_SERVER", directory.resolve("daemon.sock").toString(),
        "GRIDLITE_LAUNCHER", launchers.toString());
  }

  private int run(Request request, Console client) {
    String name = request.words().get(0);
    List<String> arguments = request.words().subList(1, request.words().size());
    CellFinder.Found found = CellFinder.find(request.variables());
    Path cell = found.cell().directory();
    return CommandRunner.guard(
        client, cell, () -> run(request, client, found, Catalogue.read(name, arguments)));
  }

  private int run(Request request, Console client, CellFinder.Found found, Invocation call) {
    String name = request.words().get(0);
    Path cell = found.cell().directory();
    Semaphore turn = turns.computeIfAbsent(cell, key -> new Semaphore(1, true));
    try (CellStore store = new CellStore(store(cell, name, call.need()), turn)) {
      Console console = new ReleasingConsole(client, store);
      return CommandRunner.guard(
          console,
          cell,
          () -> {
            Users.User caller = Users.known(request.user());
            HostName host = Machine.hostName();
            String actAs = request.variables().getOrDefault(Identity.ACT_AS, "");
            Actor actor = Identity.actor(caller, cell, actAs, host);
            CommandContext context =
                new CommandContext(
                    name,
                    console,
                    actor,
                    found.cell(),
                    store,
                    new SimulatedExecutor(),
                    new CellClock(store, InstantSource.system()),
                    request.variables(),
                    request.directory(),
                    request.umask());
            return CommandRunner.run(context, call);
          });
    }
  }

  private ClusterStore store(Path cell, String name, Need need) {
    if (!need.isOfCell()) {
      // it may open the cell by itself
      forget(cell);
    }
    if (keepsOpen && need.isOfCell() && H2ClusterStore.exists(cell)) {
      return open.computeIfAbsent(
          cell, key -> new ResidentClusterStore(key, "tests", other -> {}, InstantSource.system()));
    }
    return new H2ClusterStore(
        cell,
        name,
        other -> {},
        InstantSource.system(),
        need == Need.CHANGE ? Access.WRITE : Access.READ);
  }

  /** Closes the databases of cells below a directory. */
  public void forget(Path root) {
    for (Path cell : open.keySet()) {
      if (cell.startsWith(root)) {
        open.remove(cell).close();
      }
    }
  }

  @Override
  public void close() throws IOException {
    daemon.close();
  }

  /** A store that waits for its turn when it is first asked, and keeps it until it is released. */
  private static final class CellStore implements ClusterStore {
    private final ClusterStore store;
    private final Semaphore turn;
    private boolean mine;

    CellStore(ClusterStore store, Semaphore turn) {
      this.store = store;
      this.turn = turn;
    }

    private ClusterStore taken() {
      if (!mine) {
        turn.acquireUninterruptibly();
        mine = true;
      }
      return store;
    }

    @Override
    public <R> R read(Function<ClusterState, R> reader) {
      return taken().read(reader);
    }

    @Override
    public <R> R readOf(java.util.Set<String> owners, Function<ClusterState, R> reader) {
      return taken().readOf(owners, reader);
    }

    @Override
    public <R> R update(String who, Function<ClusterState, Outcome<R>> operation) {
      return taken().update(who, operation);
    }

    @Override
    public Optional<String> script(JobId job) {
      return taken().script(job);
    }

    @Override
    public List<ObjectRevision> history() {
      return taken().history();
    }

    @Override
    public List<JobEvent> jobEvents() {
      return taken().jobEvents();
    }

    @Override
    public List<JobEvent> jobEvents(JobId job) {
      return taken().jobEvents(job);
    }

    @Override
    public void release() {
      if (mine) {
        store.release();
        mine = false;
        turn.release();
      }
    }

    @Override
    public void close() {
      release();
    }
  }

  /** A client's console that gives the cell back before the command waits for anybody. */
  private static final class ReleasingConsole extends ForwardingConsole {
    private final ClusterStore store;

    ReleasingConsole(Console client, ClusterStore store) {
      super(client);
      this.store = store;
    }

    @Override
    public void flush() {
      store.release();
      super.flush();
    }

    @Override
    public String readInput() {
      store.release();
      return super.readInput();
    }

    @Override
    public Edited edit(String text, String suffix) {
      store.release();
      return super.edit(text, suffix);
    }
  }
}
