package gridlite.command.daemon;

import gridlite.daemon.Daemon;
import gridlite.daemon.Lifetime;
import gridlite.daemon.Limits;
import gridlite.daemon.Request;
import gridlite.daemon.Service;
import gridlite.daemon.Watch;
import gridlite.port.ClusterStore;
import gridlite.port.Executor;
import gridlite.port.StoreException;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.runtime.Alarm;
import gridlite.runtime.CommandContext;
import gridlite.runtime.CommandPlace;
import gridlite.runtime.CommandReader;
import gridlite.runtime.CommandRunner;
import gridlite.runtime.Console;
import gridlite.runtime.DefectReport;
import gridlite.runtime.Identity;
import gridlite.runtime.Invocation;
import gridlite.runtime.Users;
import gridlite.runtime.Wiring;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The service of a cell's daemon: commands for its clients, and the watch on its tasks. */
final class DaemonService implements Service {
  private final CommandContext own;
  private final Executor executor;
  private final CommandReader commands;
  private final Supplier<String> trouble;
  private final Consumer<String> log;
  private String lastFailure = "";

  /**
   * A service that does nothing yet.
   *
   * @param own the daemon's own context
   * @param commands reads what clients call
   * @param trouble why changes can't be saved; empty when they can
   * @param log takes lines about what the daemon does by itself
   */
  DaemonService(
      CommandContext own, CommandReader commands, Supplier<String> trouble, Consumer<String> log) {
    this.own = own;
    this.executor = Wiring.ofCommands(own);
    this.commands = commands;
    this.trouble = trouble;
    this.log = log;
  }

  @Override
  public OptionalInt run(Request request, Console console) {
    AtomicBoolean declined = new AtomicBoolean();
    int status =
        CommandRunner.guard(
            console,
            own.cell().directory(),
            () -> {
              String name = request.words().get(0);
              Invocation call =
                  commands.read(name, request.words().subList(1, request.words().size()));
              if (call.place() != CommandPlace.CELL) {
                declined.set(true);
                return 0;
              }
              return carryOut(name, call, request, console);
            });
    return declined.get() ? OptionalInt.empty() : OptionalInt.of(status);
  }

  private int carryOut(String name, Invocation call, Request request, Console console) {
    String actAs = request.variables().getOrDefault(Identity.ACT_AS, "");
    CommandContext context =
        new CommandContext(
            name,
            console,
            Identity.actor(
                Users.known(request.user()), own.cell().directory(), actAs, own.actor().host()),
            own.cell(),
            own.store(),
            executor,
            own.clock(),
            request.variables(),
            request.directory(),
            request.umask());
    return CommandRunner.run(context, call);
  }

  @Override
  public Optional<String> trouble() {
    String found = trouble.get();
    return found.isEmpty() ? Optional.empty() : Optional.of(found);
  }

  @Override
  public void stop() {
    // from another thread, since this one is among those that the end waits for
    new Thread(() -> System.exit(0), "gridlite end").start();
  }

  /**
   * Serves until the process is asked to end, and closes the store.
   *
   * @param begin begins what else the process serves
   */
  void serve(Supplier<DaemonPages.Served> begin) {
    ClusterStore store = own.store();
    try (store;
        // who hears that the daemon answers finds them
        DaemonPages.Served pages = begin.get();
        Daemon daemon = listen()) {
      Thread watch = new Thread(new Watch(own, this::logFailure, this::abandon), "gridlite watch");
      watch.setDaemon(true);
      Thread main = Thread.currentThread();
      Runtime.getRuntime()
          .addShutdownHook(new Thread(() -> end(daemon, pages, main), "gridlite stop"));
      Alarm.clear(own);
      watch.start();
      notifyServiceManager();
      daemon.serve();
      watch.interrupt();
      leaveMoment();
    } catch (IOException e) {
      throw new GridException(
          Problem.refused("can't serve cell " + own.cell().directory() + ": " + e.getMessage()));
    }
  }

  /** Listens on the socket that a service manager has handed over, or on one of its own. */
  private Daemon listen() throws IOException {
    Path cell = own.cell().directory();
    Optional<DaemonPort> port = DaemonPort.of(cell, own.variables());
    Optional<ServerSocketChannel> lent = LentSocket.of(cell);
    Daemon daemon =
        lent.isPresent()
            ? Daemon.on(lent.get(), cell, Lifetime.ofActivatedDaemon(), this, Limits.usual(), log)
            : Daemon.listen(cell, this, Limits.usual(), log);
    if (port.isPresent()) {
      port.get().lendTo(daemon);
    }
    return daemon;
  }

  /** From now on somebody else looks after the cell. */
  private void leaveMoment() {
    try {
      Alarm.set(own.store(), own.executor(), own.clock().instant());
    } catch (UncheckedIOException e) {
      log.accept("timed events will wait for the next command: " + e.getMessage());
    }
  }

  /** A service manager that waits for it hears that the daemon answers: {@link DaemonUnit}. */
  private void notifyServiceManager() throws IOException {
    if (own.variables().containsKey("NOTIFY_SOCKET")) {
      new ProcessBuilder("systemd-notify", "--ready").inheritIO().start();
    }
  }

  /** Leaves one trace of what fails every second. */
  private void logFailure(RuntimeException failure) {
    if (failure instanceof StoreException away) {
      // no defect: a disk or a server that is away
      log.accept(away.trouble());
      return;
    }
    String text = failure.toString();
    log.accept(text.equals(lastFailure) ? text : DefectReport.of(failure, own.cell().directory()));
    lastFailure = text;
  }

  /**
   * Ends the process as a kill does, which loses nothing that was answered: closing the store would
   * write to files by their names, and another cell may be there now.
   */
  private void abandon() {
    log.accept(
        "the directory "
            + own.cell().directory()
            + " has been removed or replaced: its daemon ends");
    Runtime.getRuntime().halt(1);
  }

  /** Ends the daemon, and waits until its store is closed. */
  private void end(Daemon daemon, DaemonPages.Served pages, Thread main) {
    try {
      // nobody is shown a cell that is being left
      pages.close();
      daemon.stop();
      main.join();
    } catch (IOException e) {
      log.accept("can't end: " + e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
