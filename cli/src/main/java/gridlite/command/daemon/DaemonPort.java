package gridlite.command.daemon;

import gridlite.daemon.CellKey;
import gridlite.daemon.Daemon;
import gridlite.remote.HeadNode;
import gridlite.remote.Munge;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * The port on which a daemon listens where {@code common/head} of its cell says so.
 *
 * @param socket listens already
 * @param key by which clients know the daemon
 * @param munge knows clients
 */
record DaemonPort(ServerSocket socket, CellKey key, Munge munge) {
  /** Clients that may wait to be let in. */
  private static final int BACKLOG = 1024;

  /** Begins to listen; empty where the cell has no port. */
  static Optional<DaemonPort> of(Path cell, Map<String, String> variables) throws IOException {
    Optional<HeadNode> head = HeadNode.here(cell);
    if (head.isEmpty()) {
      return Optional.empty();
    }
    Munge munge = new Munge(variables);
    if (!munge.isInstalled()) {
      throw new IOException(
          HeadNode.file(cell)
              + " has the daemon listen on a port, but munge, which knows its clients, is not"
              + " installed\n  hint: apt-get install munge");
    }
    CellKey key = KeyFile.of(cell);
    InetSocketAddress address = head.get().own();
    ServerSocket socket = new ServerSocket();
    try {
      socket.bind(address, BACKLOG);
      return Optional.of(new DaemonPort(socket, key, munge));
    } catch (IOException e) {
      socket.close();
      throw new IOException(
          "can't listen on " + address + ", as " + HeadNode.file(cell) + " says: " + e.getMessage(),
          e);
    }
  }

  /** From now on a daemon lets in who comes. */
  void lendTo(Daemon daemon) throws IOException {
    daemon.open(socket, key, munge::open);
  }
}
