package gridlite.daemon;

import gridlite.remote.Frame;
import gridlite.remote.Socket;
import gridlite.run.Console;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.AsynchronousCloseException;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import jdk.net.ExtendedSocketOptions;
import jdk.net.UnixDomainPrincipal;

/**
 * Listens on a cell's socket and has each client's command run in a thread of its own. Knows
 * clients by the kernel's word for who is at the other end.
 */
public final class Daemon implements AutoCloseable {
  private static final long GRACE_SECONDS = 10;

  private final Path socket;
  private final Service service;
  private final ServerSocketChannel server;
  private final ExecutorService threads = Executors.newCachedThreadPool();

  /**
   * What a client wants.
   *
   * @param user name of the user whom the kernel names
   * @param group name of that user's group at the client
   * @param words name of the command and its arguments
   * @param environment variables of the client
   * @param directory working directory of the client
   * @param umask its file mode creation mask
   */
  public record Request(
      String user,
      String group,
      List<String> words,
      Map<String, String> environment,
      Path directory,
      int umask) {}

  /** Runs commands. */
  @FunctionalInterface
  public interface Service {
    /** Runs a command with the client's streams. Returns the exit status. */
    int run(Request request, Console console);
  }

  private Daemon(Path socket, Service service, ServerSocketChannel server) {
    this.socket = socket;
    this.service = service;
    this.server = server;
  }

  /** Begins to listen. The caller must have the cell's lock: whose socket is there has gone. */
  public static Daemon listen(Path cell, Service service) throws IOException {
    Path socket = Socket.of(cell);
    Files.deleteIfExists(socket);
    ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
    server.bind(UnixDomainSocketAddress.of(socket));
    // everybody may ask; what they may do is decided by who they are
    Files.setPosixFilePermissions(socket, PosixFilePermissions.fromString("rw-rw-rw-"));
    return new Daemon(socket, service, server);
  }

  /** Serves clients until {@link #close}. */
  public void serve() throws IOException {
    while (true) {
      try {
        SocketChannel client = server.accept();
        threads.execute(() -> converse(client));
      } catch (AsynchronousCloseException e) {
        return;
      }
    }
  }

  private void converse(SocketChannel client) {
    try (client) {
      UnixDomainPrincipal peer = client.getOption(ExtendedSocketOptions.SO_PEERCRED);
      Frame frame = Frame.read(client);
      if (frame.kind() != Frame.Kind.REQUEST) {
        return;
      }
      RemoteConsole console = new RemoteConsole(client, frame.texts().get(2).equals("1"));
      console.exit(service.run(request(peer, frame.texts()), console));
    } catch (IOException | RemoteConsole.ClientGone e) {
      // a client that goes in the middle of something leaves nobody to tell
    }
  }

  private static Request request(UnixDomainPrincipal peer, List<String> texts) {
    int first = 4;
    int end = first + Integer.parseInt(texts.get(3));
    Map<String, String> environment = new HashMap<>();
    for (int i = end; i + 1 < texts.size(); i += 2) {
      environment.put(texts.get(i), texts.get(i + 1));
    }
    return new Request(
        peer.user().getName(),
        peer.group().getName(),
        new ArrayList<>(texts.subList(first, end)),
        environment,
        Path.of(texts.get(0)),
        Integer.parseInt(texts.get(1)));
  }

  /** Stops listening; {@link #serve} returns. */
  public void stop() throws IOException {
    Files.deleteIfExists(socket);
    server.close();
  }

  /** Stops listening, and waits for commands that are under way. */
  @Override
  public void close() throws IOException {
    stop();
    threads.shutdown();
    try {
      if (!threads.awaitTermination(GRACE_SECONDS, TimeUnit.SECONDS)) {
        threads.shutdownNow();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
