package gridlite.command.daemon;

import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.remote.Socket;
import java.io.IOException;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The socket that a service manager hands over as standard input, having listened on it until a
 * client came.
 *
 * @see "systemd.socket(5); systemd.exec(5), StandardInput=socket"
 */
final class LentSocket {
  private LentSocket() {}

  /**
   * Returns the socket that this process was started with; empty when standard input is anything
   * but a listening socket. Refuses one that is not the cell's: clients of another would be served
   * here.
   */
  static Optional<ServerSocketChannel> of(Path cell) throws IOException {
    if (!(System.inheritedChannel() instanceof ServerSocketChannel server)) {
      return Optional.empty();
    }
    Path expected = Socket.DAEMON.of(cell);
    if (server.getLocalAddress() instanceof UnixDomainSocketAddress address
        && Files.exists(address.getPath())
        && Files.exists(expected)
        && Files.isSameFile(address.getPath(), expected)) {
      return Optional.of(server);
    }
    throw new GridException(
        Problem.refused(
                "the socket that the daemon was started with is "
                    + server.getLocalAddress()
                    + ", not "
                    + expected)
            .hint("ListenStream= of the socket unit has to name that one"));
  }
}
