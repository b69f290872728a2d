package gridlite.daemon;

import gridlite.remote.Frame;
import gridlite.remote.Greeting;
import gridlite.remote.MalformedFrameException;
import gridlite.remote.Munge;
import gridlite.remote.RefusalException;
import gridlite.remote.TlsLine;
import gridlite.remote.Voucher;
import java.io.EOFException;
import java.io.IOException;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * The way to a daemon for clients of other machines. Under TLS, by a key that they know, it gives
 * them something that it has made up, and lets in whom munge on this machine names as the one who
 * has had munge vouch for it. Everything that comes before is a stranger's, and is bounded: in
 * size, in time, and in how many come at once.
 */
final class TcpEntrance implements AutoCloseable {
  private static final int STRANGERS_OF_HOST = 64;
  private static final int STRANGERS = 256;

  /** Programs that run at a time to open credentials. */
  private static final int OPENERS = 8;

  private static final long PAUSE_MILLIS = 100;

  private final ServerSocket port;
  private final CellKey key;
  private final Credentials credentials;
  private final Daemon daemon;
  private final Gatekeeper gatekeeper;
  private final SecureRandom random = new SecureRandom();
  private final Semaphore openers = new Semaphore(OPENERS, true);
  private final Strangers strangers = new Strangers(STRANGERS_OF_HOST, STRANGERS);
  private final Set<Socket> unknown = ConcurrentHashMap.newKeySet();

  /** A way that is not open yet. */
  TcpEntrance(
      ServerSocket port,
      CellKey key,
      Credentials credentials,
      Gatekeeper gatekeeper,
      Daemon daemon) {
    this.port = port;
    this.key = key;
    this.credentials = credentials;
    this.daemon = daemon;
    this.gatekeeper = gatekeeper;
  }

  /** Opens it. */
  void start() {
    Thread thread = new Thread(this::listen, "gridlite port");
    thread.setDaemon(true);
    thread.start();
  }

  private void listen() {
    while (!port.isClosed()) {
      try {
        meet(port.accept());
      } catch (IOException e) {
        if (!port.isClosed()) {
          daemon.note(
              "can't accept clients on port " + port.getLocalPort() + ": " + e.getMessage());
          pause();
        }
      }
    }
  }

  private static void pause() {
    try {
      Thread.sleep(PAUSE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void meet(Socket client) throws IOException {
    InetAddress host = client.getInetAddress();
    Optional<Strangers.Stranger> stranger = strangers.admit(host);
    if (stranger.isEmpty()) {
      client.close();
      daemon.note(host.getHostAddress() + ": too many connections at a time");
      return;
    }
    daemon.begin(() -> serve(client, host.getHostAddress(), stranger.get()));
  }

  /** A user at the other end of a connection. */
  private record Guest(Connection connection, Peer peer) {}

  private void serve(Socket client, String host, Strangers.Stranger stranger) {
    try (client) {
      Optional<Guest> guest;
      try (stranger) {
        guest = identify(client, host);
      }
      guest.ifPresent(known -> daemon.welcome(known.connection(), known.peer()));
    } catch (MalformedFrameException e) {
      daemon.note(host + ": malformed message: " + e.getMessage());
    } catch (EOFException e) {
      // left before it has shown anything
    } catch (IOException | RuntimeException e) {
      daemon.note(host + ": not let in: " + firstLine(e));
    }
  }

  private Optional<Guest> identify(Socket client, String host) throws IOException {
    Future<?> deadline = daemon.afterSending(() -> close(client));
    unknown.add(client);
    try {
      TlsLine line = TlsLine.accept(client, key.context());
      try {
        return Optional.of(challenge(line));
      } catch (RefusalException e) {
        daemon.note(host + ": not let in: " + firstLine(e));
        new Frame(Frame.Kind.ERR, e.getMessage() + "\n").write(line);
        new Frame(Frame.Kind.EXIT, Integer.toString(e.status())).write(line);
        return Optional.empty();
      }
    } finally {
      unknown.remove(client);
      deadline.cancel(false);
    }
  }

  private static String firstLine(Exception refusal) {
    String line = String.valueOf(refusal.getMessage()).lines().findFirst().orElse("");
    return line.replaceAll("\\p{Cntrl}", "?");
  }

  /** Address and port, or the port behind a star for all addresses. */
  String place() {
    InetAddress address = port.getInetAddress();
    String host = address.getHostAddress();
    if (address.isAnyLocalAddress()) {
      host = "*";
    } else if (address instanceof Inet6Address) {
      host = "[" + host + "]";
    }
    return host + ":" + port.getLocalPort();
  }

  private void close(Socket client) {
    try {
      client.close();
    } catch (IOException e) {
      // closed is closed
    }
  }

  private Guest challenge(TlsLine line) throws IOException, RefusalException {
    byte[] bytes = new byte[Voucher.NONCE_BITS / Byte.SIZE];
    random.nextBytes(bytes);
    String nonce = HexFormat.of().formatHex(bytes);
    new Frame(Frame.Kind.CHALLENGE, Voucher.PROTOCOL, nonce, Long.toString(gatekeeper.uid()))
        .write(line);
    Frame answer = Frame.read(line, new Greeting());
    if (answer.kind() != Frame.Kind.CREDENTIAL) {
      throw new MalformedFrameException("a challenge is answered by " + answer.kind());
    }
    Peer peer = gatekeeper.judge(open(answer.text()), nonce);
    return new Guest(new ReadAhead(line), peer);
  }

  private Munge.Opened open(String credential) throws IOException, RefusalException {
    try {
      if (!openers.tryAcquire(daemon.sendingMillis(), TimeUnit.MILLISECONDS)) {
        throw RefusalException.forNow("the head node has too many credentials to open");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    }
    try {
      return credentials.open(credential);
    } finally {
      openers.release();
    }
  }

  /** Nobody new comes in; who is in is served. */
  @Override
  public void close() throws IOException {
    port.close();
    unknown.forEach(this::close);
  }
}
