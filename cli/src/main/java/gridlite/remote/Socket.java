package gridlite.remote;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Where the daemon of a cell listens. */
public final class Socket {
  /** The kernel's limit for addresses is 108 bytes with a closing zero. */
  private static final int LONGEST = 107;

  private static final Integer ROOT = 0;

  private Socket() {}

  /**
   * Whether there is a socket that the cell's owner or root has made: in {@code /tmp} anybody could
   * pretend to be the daemon.
   */
  static boolean exists(Path cell, Path socket) {
    if (!Files.exists(socket)) {
      return false;
    }
    if (socket.startsWith(cell)) {
      return true;
    }
    try {
      Object owner = Files.getAttribute(socket, "unix:uid");
      return owner.equals(ROOT) || owner.equals(Files.getAttribute(cell, "unix:uid"));
    } catch (IOException e) {
      // gone meanwhile
      return false;
    }
  }

  /**
   * Path of the socket: in the cell's directory, or in {@code /tmp} under a name made from it when
   * that path is too long for an address.
   */
  public static Path of(Path cell) {
    Path socket = cell.resolve("daemon.sock");
    String absolute = socket.toAbsolutePath().normalize().toString();
    return absolute.getBytes(StandardCharsets.UTF_8).length <= LONGEST
        ? socket
        : Path.of("/tmp/gridlite-" + Integer.toHexString(absolute.hashCode()) + ".sock");
  }
}
