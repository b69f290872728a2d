package gridlite.command.web;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.remote.CellTrust;
import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import jdk.net.ExtendedSocketOptions;

/**
 * A Unix socket in front of the HTTP server, which can listen on a port alone. Connections are let
 * in by what the kernel says of who connects, and passed on; the server recognises them by the
 * address that they come from, which nobody else has as long as they last. Whoever connects to the
 * port itself comes from another address.
 */
final class SocketBridge implements AutoCloseable {
  /** The kernel's limit for addresses is 108 bytes with a closing zero. */
  private static final int LONGEST = 107;

  private static final int CONNECTIONS = 200;
  private static final int BUFFER = 1 << 14;
  private static final long PAUSE_MILLIS = 100;

  private final Path path;
  private final Set<String> users;
  private final InetSocketAddress server;
  private final ServerSocketChannel listener;
  private final Semaphore free = new Semaphore(CONNECTIONS);
  private final Set<SocketAddress> passed = ConcurrentHashMap.newKeySet();
  private final ExecutorService threads = Executors.newCachedThreadPool(SocketBridge::thread);

  /**
   * A socket that listens.
   *
   * @param users names of those who may connect
   * @param server the port behind it
   * @throws IOException if it can't be made
   */
  SocketBridge(Path path, Set<String> users, InetSocketAddress server) throws IOException {
    this.path = path;
    this.users = Set.copyOf(users);
    this.server = server;
    refuseBadPlace(path);
    this.listener = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
    listener.bind(UnixDomainSocketAddress.of(path));
    // anybody may knock: who is let in is decided by who they are
    Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rw-rw-rw-"));
    threads.execute(this::accept);
  }

  private static Thread thread(Runnable work) {
    Thread thread = new Thread(work, "gridlite web socket");
    thread.setDaemon(true);
    return thread;
  }

  /** Whoever can put another socket in its place is shown to the users as this server. */
  private static void refuseBadPlace(Path path) throws IOException {
    if (path.toString().getBytes(StandardCharsets.UTF_8).length > LONGEST) {
      throw new IOException("the path is longer than the " + LONGEST + " bytes of a socket's");
    }
    if (CellTrust.objection(path.resolveSibling(path.getFileName() + ".none")).isPresent()) {
      throw new GridException(
          Problem.refused("gridlite web: the socket " + path + " would not be safe")
              .hint("its directory has to be yours or root's, and nobody else may write to it"));
    }
    if (Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
      removeLeftOver(path);
    }
  }

  private static void removeLeftOver(Path path) throws IOException {
    boolean isSocket =
        Files.readAttributes(path, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS).isOther();
    if (!isSocket) {
      throw new IOException("there is something else already");
    }
    try {
      SocketChannel.open(UnixDomainSocketAddress.of(path)).close();
    } catch (ConnectException e) {
      // left behind by a server that was killed
      Files.delete(path);
      return;
    }
    throw new IOException("another server listens there");
  }

  /** Path of the socket. */
  Path path() {
    return path;
  }

  /** Returns whether a connection of the server has come by the socket. */
  boolean isFromSocket(InetSocketAddress from) {
    return passed.contains(from);
  }

  private void accept() {
    while (listener.isOpen()) {
      try {
        admit(listener.accept());
      } catch (IOException e) {
        // a closed listener ends the loop; where descriptors lack, there will be some again
        pause();
      }
    }
  }

  private void admit(SocketChannel client) throws IOException {
    String peer = client.getOption(ExtendedSocketOptions.SO_PEERCRED).user().getName();
    if (users.contains(peer) && free.tryAcquire()) {
      threads.execute(() -> serve(client));
    } else {
      client.close();
    }
  }

  private static void pause() {
    try {
      Thread.sleep(PAUSE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void serve(SocketChannel client) {
    try (client;
        SocketChannel inner = SocketChannel.open()) {
      // the port is this connection's own before the server can see it, and after
      inner.bind(new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), 0));
      SocketAddress own = inner.getLocalAddress();
      passed.add(own);
      try {
        inner.connect(server);
        Thread back = thread(() -> copy(inner, client));
        back.start();
        copy(client, inner);
        back.join();
      } finally {
        passed.remove(own);
      }
    } catch (IOException e) {
      // one of them has gone: so has the other
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      free.release();
    }
  }

  private static void copy(SocketChannel from, SocketChannel to) {
    ByteBuffer buffer = ByteBuffer.allocate(BUFFER);
    try {
      while (from.read(buffer) >= 0) {
        buffer.flip();
        while (buffer.hasRemaining()) {
          to.write(buffer);
        }
        buffer.clear();
      }
      to.shutdownOutput();
    } catch (IOException e) {
      close(from);
      close(to);
    }
  }

  private static void close(SocketChannel channel) {
    try {
      channel.close();
    } catch (IOException e) {
      // closed is closed
    }
  }

  @Override
  public void close() {
    try {
      listener.close();
      Files.deleteIfExists(path);
    } catch (IOException e) {
      // it leads nowhere any more; the next server removes it
    }
    threads.shutdownNow();
  }
}
