package gridlite.remote;

import java.io.IOException;
import java.net.ConnectException;
import java.net.SocketAddress;
import java.net.SocketException;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.FileChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import jdk.net.ExtendedSocketOptions;

/** The sockets in a cell's directory. */
public enum Socket {
  /** The socket of its daemon, who serves everybody. */
  DAEMON("daemon.sock"),
  /** The socket of its helper, who serves the cell's owner alone. */
  HELPER("helper.sock");

  /** The kernel's limit for addresses is 108 bytes with a closing zero. */
  private static final int LONGEST = 107;

  private static final Path DESCRIPTORS = Path.of("/proc/self/fd");

  private final String file;

  Socket(String file) {
    this.file = file;
  }

  /** Path of the socket. */
  public Path of(Path cell) {
    return cell.resolve(file);
  }

  /** A use of the address of a socket. */
  @FunctionalInterface
  public interface Use<T> {
    /** Does it. */
    T with(SocketAddress address) throws IOException;
  }

  /**
   * Uses the address of a cell's socket. A path that is too long for an address is shortened by way
   * of an open descriptor of its directory, so that no socket has to lie where others can write.
   */
  public <T> T use(Path cell, Use<T> use) throws IOException {
    Path socket = of(cell);
    if (socket.toString().getBytes(StandardCharsets.UTF_8).length <= LONGEST) {
      return use.with(UnixDomainSocketAddress.of(socket));
    }
    try (FileChannel directory = FileChannel.open(cell)) {
      return use.with(UnixDomainSocketAddress.of(of(descriptor(directory, cell))));
    }
  }

  /** Path of an open directory by its number. */
  private static Path descriptor(FileChannel directory, Path cell) throws IOException {
    Object wanted = Files.readAttributes(cell, "unix:ino,dev");
    try (DirectoryStream<Path> descriptors = Files.newDirectoryStream(DESCRIPTORS)) {
      for (Path descriptor : descriptors) {
        if (directory.isOpen()
            && Files.isDirectory(descriptor)
            && Files.readAttributes(descriptor, "unix:ino,dev").equals(wanted)) {
          return descriptor;
        }
      }
    }
    throw new IOException("no descriptor of " + cell + " in " + DESCRIPTORS);
  }

  /**
   * Connects to who serves a cell; empty when nobody listens. The cell's directory is the caller's
   * or root's, as {@link CellTrust} says, and who listens has to be its owner.
   */
  public Optional<SocketChannel> connect(Path cell) throws IOException {
    if (!Files.isWritable(of(cell))) {
      // not there, or there for another user
      return Optional.empty();
    }
    SocketChannel channel;
    try {
      channel = use(cell, SocketChannel::open);
    } catch (ConnectException e) {
      // left behind by one that was killed
      return Optional.empty();
    } catch (SocketException e) {
      if (!Files.exists(of(cell))) {
        // who listened has ended meanwhile, and has taken it along
        return Optional.empty();
      }
      throw e;
    }
    Object server = channel.getOption(ExtendedSocketOptions.SO_PEERCRED).user();
    if (!server.equals(Files.getOwner(cell))) {
      channel.close();
      throw new IOException(
          "its process belongs to " + server + ", not to the owner of the cell: it is not used");
    }
    return Optional.of(channel);
  }
}
