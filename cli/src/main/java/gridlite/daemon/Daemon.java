package gridlite.daemon;

import gridlite.remote.Control;
import gridlite.remote.Frame;
import gridlite.remote.MalformedFrameException;
import gridlite.remote.Socket;
import gridlite.runtime.Console;
import java.io.EOFException;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.StandardProtocolFamily;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Listens on a socket of a cell and has each client's command run in a thread of its own. Knows
 * clients by the kernel's word for who is at the other end, before it reads anything of theirs, and
 * believes nothing else that they say of themselves. It serves for a daemon or for a helper, whose
 * {@link Lifetime} is the difference.
 */
public final class Daemon implements AutoCloseable {
  private static final int TERMINALS = Frame.OUTPUT_TERMINAL + Frame.ERROR_TERMINAL;
  private static final long PAUSE_MILLIS = 100;

  /** Time from finding a socket to having connected, with much to spare: 100 ms. */
  private static final long LAST_WAIT_MILLIS = 100;

  /** Clients that may wait to be let in: more than come at once, since letting in is quick. */
  private static final int BACKLOG = 1024;

  /** Time between looks whether the socket is still there and anybody needs it: 5 s at most. */
  private static final Duration LOOK = Duration.ofSeconds(5);

  /** Exit status of a command that may be tried again: EX_TEMPFAIL of sysexits.h. */
  private static final int TRY_AGAIN = 75;

  private final Path cell;
  private final Lifetime lifetime;
  private final Object identity;
  private final Service service;
  private final Limits limits;
  private final Consumer<String> log;
  private final String owner;
  private final Visitors visitors;
  private final ServerSocketChannel server;
  private final ExecutorService threads = Executors.newCachedThreadPool(Daemon::thread);
  private final ScheduledThreadPoolExecutor clock =
      new ScheduledThreadPoolExecutor(1, Daemon::thread);
  private final Set<Connection> clients = ConcurrentHashMap.newKeySet();
  private final Set<Connection> waitingForEnd = ConcurrentHashMap.newKeySet();
  private final CountDownLatch hidden = new CountDownLatch(1);
  private final CountDownLatch awake = new CountDownLatch(1);
  private final Set<TcpEntrance> entrances = ConcurrentHashMap.newKeySet();
  private volatile boolean ending;
  // by a clock that nobody sets
  private volatile long lastUse = System.nanoTime();

  private Daemon(
      Path cell,
      Lifetime lifetime,
      Service service,
      Limits limits,
      Consumer<String> log,
      ServerSocketChannel server)
      throws IOException {
    this.cell = cell;
    this.lifetime = lifetime;
    this.identity = identity();
    this.service = service;
    this.limits = limits;
    this.log = log;
    this.owner = Files.getOwner(Path.of("/proc/self")).getName();
    this.visitors = new Visitors(limits, owner);
    this.server = server;
    clock.setRemoveOnCancelPolicy(true);
  }

  private static Thread thread(Runnable work) {
    Thread thread = new Thread(work, "gridlite client");
    thread.setDaemon(true);
    return thread;
  }

  /**
   * Begins to listen. The caller must have the cell's lock: whose socket is there has gone.
   *
   * @param log takes a line about a client that is cut off
   */
  public static Daemon listen(Path cell, Service service, Limits limits, Consumer<String> log)
      throws IOException {
    Path socket = Socket.DAEMON.of(cell);
    Files.deleteIfExists(socket);
    ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
    Socket.DAEMON.use(cell, address -> server.bind(address, BACKLOG));
    // everybody may ask; what they may do is decided by who they are
    Files.setPosixFilePermissions(socket, PosixFilePermissions.fromString("rw-rw-rw-"));
    return new Daemon(cell, Lifetime.ofDaemon(), service, limits, log, server);
  }

  /**
   * Takes over a socket on which clients may wait already.
   *
   * @param server the socket, which listens
   */
  public static Daemon on(
      ServerSocketChannel server,
      Path cell,
      Lifetime lifetime,
      Service service,
      Limits limits,
      Consumer<String> log)
      throws IOException {
    Daemon daemon = new Daemon(cell, lifetime, service, limits, log, server);
    if (!lifetime.idle().isZero()) {
      long pause = Math.min(LOOK.toMillis(), lifetime.idle().toMillis());
      Future<?> unused =
          daemon.clock.scheduleWithFixedDelay(daemon::look, pause, pause, TimeUnit.MILLISECONDS);
    }
    return daemon;
  }

  /**
   * Lets in clients of other machines as well, until {@link #stop}.
   *
   * @param port a socket that listens
   * @param key the key of the cell
   * @param credentials opens what clients show
   */
  public void open(ServerSocket port, CellKey key, Credentials credentials) throws IOException {
    int uid = (Integer) Files.getAttribute(Path.of("/proc/self"), "unix:uid");
    Gatekeeper gatekeeper = new Gatekeeper(Integer.toUnsignedLong(uid), owner, key.fingerprint());
    TcpEntrance entrance = new TcpEntrance(port, key, credentials, gatekeeper, this);
    entrances.add(entrance);
    entrance.start();
  }

  /** Time for what a client has to send. */
  long sendingMillis() {
    return limits.sendingMillis();
  }

  /** Does something for a client in a thread of its own. */
  void begin(Runnable work) {
    threads.execute(work);
  }

  /** Does something unless it is cancelled in time. */
  Future<?> afterSending(Runnable work) {
    return clock.schedule(work, limits.sendingMillis(), TimeUnit.MILLISECONDS);
  }

  /** Notes something. */
  void note(String line) {
    log.accept(line);
  }

  /** While this server is there, no other file gets its socket's number. */
  private Object identity() throws IOException {
    return Files.readAttributes(lifetime.socket().of(cell), "unix:ino,dev");
  }

  /** Returns whether clients find this server by the name of its socket. */
  private boolean isFound() {
    try {
      return identity().equals(identity);
    } catch (NoSuchFileException e) {
      return false;
    } catch (IOException e) {
      // a file system that does not answer comes back
      return true;
    }
  }

  /** Ends what nobody needs, or nobody finds. */
  private void look() {
    boolean needed = !clients.isEmpty() || System.nanoTime() - lastUse < lifetime.idle().toNanos();
    if (needed && isFound()) {
      return;
    }
    try {
      stop();
    } catch (IOException e) {
      log.accept("can't end: " + e.getMessage());
    }
  }

  /** Serves clients until {@link #stop}, those too that have connected before it. */
  public void serve() {
    while (!ending) {
      try {
        welcome(server.accept());
      } catch (ClosedChannelException e) {
        return;
      } catch (IOException e) {
        log.accept("can't accept clients: " + e.getMessage());
        pause();
      }
    }
    awake.countDown();
    try (server) {
      hidden.await();
      welcomeAll();
      // whoever has found the socket a moment ago may still be on the way
      Thread.sleep(LAST_WAIT_MILLIS);
      welcomeAll();
    } catch (ClosedChannelException e) {
      // nobody can come any more
    } catch (IOException e) {
      log.accept("can't accept the last clients: " + e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Lets in whoever waits. */
  private void welcomeAll() throws IOException {
    server.configureBlocking(false);
    for (SocketChannel next = server.accept(); next != null; next = server.accept()) {
      welcome(next);
    }
  }

  /** Such as descriptors are missing: clients give them back. */
  private static void pause() {
    try {
      Thread.sleep(PAUSE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void welcome(SocketChannel client) throws IOException {
    LocalConnection connection = new LocalConnection(client);
    Peer peer = connection.peer();
    admit(connection, peer)
        .ifPresent(visitor -> threads.execute(() -> serve(connection, peer, visitor, List.of())));
  }

  /** Serves one who has come another way, in the thread that calls. */
  void welcome(Connection client, Peer peer) {
    List<Frame> words = List.of(new Frame(Frame.Kind.WELCOME, cell.toString()));
    admit(client, peer).ifPresent(visitor -> serve(client, peer, visitor, words));
  }

  /** Lets a client in; one too many learns that it is, and is not there any more. */
  private Optional<Visitors.Visitor> admit(Connection client, Peer peer) {
    lastUse = System.nanoTime();
    Optional<Visitors.Visitor> visitor = visitors.admit(peer.user());
    if (visitor.isPresent()) {
      clients.add(client);
      return visitor;
    }
    log.accept(peer.user() + ": too many commands at a time");
    try (client) {
      if (lifetime.isOfHelper()) {
        new Frame(Frame.Kind.DECLINE).write(client);
        return visitor;
      }
      // fits into the empty buffer of the connection, so this waits for nobody
      new Frame(
              Frame.Kind.ERR,
              "the daemon of the cell serves too many commands at the moment ("
                  + limits.connectionsOfUser()
                  + " of a user, "
                  + limits.connections()
                  + " in all): try again later\n")
          .write(client);
      new Frame(Frame.Kind.EXIT, Integer.toString(TRY_AGAIN)).write(client);
    } catch (IOException e) {
      // gone already
    }
    return visitor;
  }

  private void serve(
      Connection client, Peer peer, Visitors.Visitor visitor, List<Frame> firstWords) {
    Conversation conversation = new Conversation(client, visitor, limits, clock);
    try (visitor) {
      for (Frame word : firstWords) {
        conversation.writeSoon(word);
      }
      converse(conversation, peer);
    } catch (Conversation.TooMuchException e) {
      log.accept(visitor.user() + ": " + e.getMessage());
    } catch (MalformedFrameException e) {
      log.accept(visitor.user() + ": malformed message: " + e.getMessage());
    } catch (EOFException e) {
      // a client that disconnects midway leaves nobody to answer
    } catch (Console.CallerGoneException e) {
      if (e.getCause() instanceof MalformedFrameException malformed) {
        log.accept(visitor.user() + ": malformed message: " + malformed.getMessage());
      }
    } catch (IOException | RuntimeException e) {
      log.accept(visitor.user() + ": " + e);
    } finally {
      lastUse = System.nanoTime();
      clients.remove(client);
      conversation.end();
      close(client);
    }
  }

  private void close(Connection client) {
    if (!waitingForEnd.contains(client)) {
      try {
        client.close();
      } catch (IOException e) {
        log.accept("can't close a connection: " + e.getMessage());
      }
    }
  }

  private void converse(Conversation conversation, Peer peer) throws IOException {
    try {
      Frame frame = conversation.readRequest();
      switch (frame.kind()) {
        case REQUEST -> {
          RemoteConsole console =
              new RemoteConsole(conversation, frame.number(2, 0, TERMINALS), () -> ending);
          Request request = Request.of(peer, frame);
          OptionalInt status = service.run(request, console);
          if (status.isPresent()) {
            console.exit(status.getAsInt());
          } else {
            conversation.write(new Frame(Frame.Kind.DECLINE));
          }
          conversation.finish();
        }
        case CONTROL -> control(conversation, peer, frame.text());
        default -> throw new MalformedFrameException("a conversation begins with " + frame.kind());
      }
    } catch (Conversation.TooMuchException e) {
      conversation.writeSoon(new Frame(Frame.Kind.ERR, e.getMessage() + "\n"));
      conversation.writeSoon(new Frame(Frame.Kind.EXIT, Integer.toString(TRY_AGAIN)));
      conversation.finish();
      throw e;
    }
  }

  private void control(Conversation conversation, Peer peer, String wish) throws IOException {
    switch (wish) {
      case Control.ASK_STATE -> {
        Optional<String> trouble = service.trouble();
        conversation.writeSoon(
            new Frame(
                Frame.Kind.STATE,
                Long.toString(ProcessHandle.current().pid()),
                trouble.isPresent() ? "broken" : "serving",
                trouble.orElse(""),
                entrances.stream().map(TcpEntrance::place).collect(Collectors.joining(" "))));
      }
      case Control.STOP -> {
        if (!isObeyed(peer)) {
          conversation.writeSoon(
              new Frame(
                  Frame.Kind.ERR,
                  peer.user() + " may not stop the daemon: only " + owner + " and root may\n"));
          return;
        }
        // the end of the connection is the answer
        if (!lifetime.isOfHelper()) {
          waitingForEnd.add(conversation.connection());
        }
        service.stop();
      }
      case Control.GIVE_WAY -> {
        if (isObeyed(peer)) {
          service.giveWay();
        }
      }
      default -> throw new MalformedFrameException("a wish \"" + wish + "\"");
    }
  }

  private boolean isObeyed(Peer peer) {
    return peer.user().equals(owner) || peer.user().equals("root");
  }

  /**
   * Ends {@link #serve}. From now on nobody finds the socket; whoever has found it before is
   * served.
   */
  public void stop() throws IOException {
    if (ending) {
      return;
    }
    ending = true;
    for (TcpEntrance entrance : entrances) {
      entrance.close();
    }
    if (lifetime.lent() || !isFound()) {
      // somebody else serves who comes now; or has removed the socket, or put another in its place
      server.close();
      hidden.countDown();
      return;
    }
    try {
      // a connection of its own wakes the thread that waits for one
      lifetime.socket().use(cell, SocketChannel::open).close();
      Files.deleteIfExists(lifetime.socket().of(cell));
      hidden.countDown();
      if (!awake.await(1, TimeUnit.SECONDS)) {
        // somebody else's socket was there
        server.close();
      }
    } catch (IOException e) {
      // somebody has removed the socket
      server.close();
    } catch (InterruptedException e) {
      server.close();
      Thread.currentThread().interrupt();
    } finally {
      hidden.countDown();
    }
  }

  /** Stops listening, and waits for commands that are under way. */
  @Override
  public void close() throws IOException {
    stop();
    server.close();
    threads.shutdown();
    try {
      if (!threads.awaitTermination(lifetime.grace().toSeconds(), TimeUnit.SECONDS)) {
        // a command notices when it speaks next; an interrupt could hit it while it saves
        for (Connection client : clients) {
          client.close();
        }
        threads.awaitTermination(1, TimeUnit.SECONDS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    clock.shutdownNow();
  }
}
