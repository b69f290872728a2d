package gridlite.remote;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.ByteChannel;
import java.nio.channels.Channels;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.SocketChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Carries the conversation of a client on a submit host and the daemon of a cell on this machine,
 * byte by byte, over streams that ssh lends. It has no rights of its own: it runs as whom sshd has
 * let in, and enters by the socket, where the kernel says so. What the client says of itself in its
 * greeting can only keep it out.
 */
public final class Relay {
  /** The protocol of both sides; raised when frames change their meaning. */
  static final String PROTOCOL = "1";

  private static final int PIECE = 1 << 16;
  private static final Path SELF = Path.of("/proc/self");

  private final InputStream in;
  private final OutputStream out;

  /**
   * A relay that has not been greeted yet.
   *
   * @param in what the client sends; not buffered
   * @param out what the client gets; not buffered
   */
  public Relay(InputStream in, OutputStream out) {
    this.in = in;
    this.out = out;
  }

  /** The streams, for frames. */
  private record Streams(ReadableByteChannel in, WritableByteChannel out) implements ByteChannel {
    @Override
    public int read(ByteBuffer target) throws IOException {
      return in.read(target);
    }

    @Override
    public int write(ByteBuffer source) throws IOException {
      return out.write(source);
    }

    @Override
    public boolean isOpen() {
      return in.isOpen() && out.isOpen();
    }

    @Override
    public void close() throws IOException {
      in.close();
      out.close();
    }
  }

  /**
   * Carries one conversation to its end. A client that is not let in learns why.
   *
   * @return 0, or 1 when the client was not let in
   */
  public int serve() throws IOException {
    Streams streams = new Streams(Channels.newChannel(in), Channels.newChannel(out));
    try (SocketChannel daemon = admit(Frame.read(streams, new Greeting()))) {
      Thread sender = new Thread(() -> send(daemon), "gridlite relay");
      sender.setDaemon(true);
      sender.start();
      receive(daemon);
      return 0;
    } catch (RefusalException e) {
      new Frame(Frame.Kind.ERR, e.getMessage() + "\n").write(streams);
      new Frame(Frame.Kind.EXIT, Integer.toString(e.status())).write(streams);
      return e.status();
    }
  }

  /** Lets a client in whose user is the same here as there. */
  private static SocketChannel admit(Frame greeting) throws IOException, RefusalException {
    if (greeting.kind() != Frame.Kind.RELAY) {
      throw new MalformedFrameException("a relay is greeted by " + greeting.kind());
    }
    if (!greeting.text(0).equals(PROTOCOL)) {
      throw new RefusalException(
          "the head node speaks protocol "
              + PROTOCOL
              + " and this host another one: both need the same version of gridlite");
    }
    String name = Files.getOwner(SELF).getName();
    String number = Files.getAttribute(SELF, "unix:uid").toString();
    if (!greeting.text(2).equals(name) || !greeting.text(3).equals(number)) {
      throw new RefusalException(
          "a user must have the same name and number on both hosts: on the head node "
              + name
              + " with number "
              + number);
    }
    Path cell = cell(greeting.text(1));
    Optional<CellTrust.Objection> objection = CellTrust.objection(cell);
    if (objection.isPresent()) {
      throw new RefusalException("on the head node: " + objection.get().text());
    }
    try {
      Optional<SocketChannel> daemon = Socket.DAEMON.connect(cell);
      return daemon.orElseThrow(
          () -> new RefusalException("on the head node no daemon serves cell " + cell));
    } catch (IOException e) {
      throw new RefusalException("on the head node: cell " + cell + ": " + e.getMessage());
    }
  }

  private static Path cell(String text) throws RefusalException {
    try {
      Path cell = Path.of(text);
      if (cell.isAbsolute()) {
        return cell;
      }
    } catch (InvalidPathException e) {
      // refused below
    }
    throw new RefusalException("the directory of the cell on the head node must be absolute");
  }

  /** The end of what a client sends is a wish of its own: its user's interrupt. */
  private void send(SocketChannel daemon) {
    byte[] piece = new byte[PIECE];
    try {
      for (int length = in.read(piece); length >= 0; length = in.read(piece)) {
        write(daemon, piece, length);
      }
      daemon.shutdownOutput();
    } catch (IOException e) {
      // the daemon has gone, or refuses the rest: what it says of that is on its way
    }
  }

  private static void write(SocketChannel daemon, byte[] piece, int length) throws IOException {
    ByteBuffer buffer = ByteBuffer.wrap(piece, 0, length);
    while (buffer.hasRemaining()) {
      daemon.write(buffer);
    }
  }

  /** A client that has gone takes its connection to the daemon along. */
  private void receive(SocketChannel daemon) throws IOException {
    ByteBuffer buffer = ByteBuffer.allocate(PIECE);
    while (daemon.read(buffer.clear()) >= 0) {
      out.write(buffer.array(), 0, buffer.position());
    }
  }
}
