package gridlite.command.daemon;

import gridlite.daemon.Daemon;
import gridlite.daemon.Lifetime;
import gridlite.daemon.Limits;
import gridlite.daemon.Request;
import gridlite.daemon.Service;
import gridlite.remote.Socket;
import gridlite.runtime.Caller;
import gridlite.runtime.CommandContext;
import gridlite.runtime.CommandPlace;
import gridlite.runtime.CommandReader;
import gridlite.runtime.CommandRunner;
import gridlite.runtime.Console;
import gridlite.runtime.Invocation;
import gridlite.runtime.SharedCell;
import gridlite.runtime.Wiring;
import java.io.IOException;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/**
 * The service of a cell's helper: runs commands for the cell's owner as each would run in a process
 * of its own, and does nothing by itself. What it is not sure to do in the same way it leaves to
 * its callers, before anything is done.
 */
final class HelperService implements Service {
  /** Beyond it a command may need more memory than a process has that others do not notice. */
  private static final long LARGEST_DATABASE = 16L << 20;

  /** The time in which commands may come to their end when the machine or a session ends. */
  private static final Duration HASTE = Duration.ofSeconds(5);

  private final CommandContext own;
  private final CommandReader commands;
  private final Consumer<String> log;
  private final SharedCell shared;
  private final String user;
  private final Object place;
  private final CountDownLatch serving = new CountDownLatch(1);
  private final Daemon daemon;

  /**
   * A service that serves nobody yet.
   *
   * @param own the helper's own context
   * @param commands reads what clients call
   * @param server the socket on which they wait
   */
  HelperService(
      CommandContext own,
      CommandReader commands,
      ServerSocketChannel server,
      Duration idle,
      Consumer<String> log)
      throws IOException {
    this.own = own;
    this.commands = commands;
    this.log = log;
    this.user = Files.getOwner(Path.of("/proc/self")).getName();
    this.place = place();
    this.shared = Wiring.share(own.cell(), log);
    Path cell = own.cell().directory();
    Lifetime lifetime = Lifetime.ofHelper(idle);
    this.daemon = Daemon.on(server, cell, lifetime, this, Limits.ofHelper(), log);
    // what its end will need is loaded now: the product's files may be others by that time
    Socket.HELPER.use(cell, SocketChannel::open).close();
  }

  private Object place() throws IOException {
    return Files.readAttributes(own.cell().directory(), "unix:ino,dev");
  }

  /** Returns whether the cell is where it was when this process began. */
  private boolean isInPlace() {
    try {
      return place().equals(place);
    } catch (IOException e) {
      return false;
    }
  }

  @Override
  public OptionalInt run(Request request, Console console) {
    if (!request.product().equals(own(Request.PRODUCT)) || !isInPlace()) {
      // beside the answer, which must not depend on it
      new Thread(this::leave, "gridlite leave").start();
      return OptionalInt.empty();
    }
    boolean same = request.surroundings().equals(own(Request.SURROUNDINGS));
    if (!same || !request.user().equals(user) || isTooLarge()) {
      return OptionalInt.empty();
    }
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
              Caller caller = new Caller(request.variables(), request.directory(), request.umask());
              return shared.run(name, call, caller, console);
            });
    return declined.get() ? OptionalInt.empty() : OptionalInt.of(status);
  }

  private Optional<String> own(String variable) {
    return Optional.ofNullable(own.variables().get(variable));
  }

  private boolean isTooLarge() {
    return Wiring.size(own.cell()) > LARGEST_DATABASE;
  }

  /** Ends since the product or the cell is another one: classes may be there no longer. */
  private void leave() {
    try {
      stop();
    } catch (LinkageError e) {
      // as a kill does, which loses nothing that was answered
      Runtime.getRuntime().halt(1);
    }
  }

  /** From now on nobody finds the helper, and the cell is free as soon as its commands allow. */
  @Override
  public void stop() {
    try {
      daemon.stop();
    } catch (IOException e) {
      log.accept("can't end: " + e.getMessage());
    }
    shared.letGo();
  }

  @Override
  public void giveWay() {
    shared.giveWay();
  }

  /** Serves until nobody needs it any more. */
  void serve() throws IOException {
    Runtime.getRuntime().addShutdownHook(new Thread(this::hurry, "gridlite stop"));
    try (shared;
        daemon) {
      daemon.serve();
    } finally {
      serving.countDown();
    }
  }

  private void hurry() {
    stop();
    try {
      if (!serving.await(HASTE.toMillis(), TimeUnit.MILLISECONDS)) {
        log.accept("ended before its commands did");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
