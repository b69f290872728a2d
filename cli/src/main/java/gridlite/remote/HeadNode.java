package gridlite.remote;

import java.io.EOFException;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.net.ssl.SSLException;

/**
 * The machine of a cell's daemon and its port there, as the file {@code common/head} of the cell
 * names them: {@code tcp://HOST:PORT [ADDRESS]}. A line for ssh, which the launcher reads, names
 * none.
 *
 * @param cell directory of the cell on this machine
 * @param host name or address, IPv6 in brackets
 * @param port the port, from 1
 * @param address where the daemon listens; empty: on all addresses of its machine
 */
public record HeadNode(Path cell, String host, int port, Optional<String> address) {
  private static final String SCHEME = "tcp://";
  private static final Path HOST_NAME = Path.of("/proc/sys/kernel/hostname");
  private static final Path SELF = Path.of("/proc/self");
  private static final int LAST_PORT = 65_535;
  private static final Duration PATIENCE = Duration.ofSeconds(15);

  // names that are neither options nor anything that a shell interprets, as for ssh
  private static final String HOST = "[A-Za-z0-9][A-Za-z0-9._-]*|\\[[0-9A-Fa-f:.]+\\]";
  private static final Pattern LINE =
      Pattern.compile("tcp://(" + HOST + "):(\\d{1,5})(?:\\s+(" + HOST + "))?");

  /** The file that names the head node. */
  public static Path file(Path cell) {
    return cell.resolve("common/head");
  }

  /** The certificate that the daemon has to have the key of. */
  public static Path certificate(Path cell) {
    return cell.resolve("common/head.pem");
  }

  /** The head node of a cell whose daemon is on another machine; empty for any other cell. */
  public static Optional<HeadNode> elsewhere(Path cell) throws IOException {
    return of(cell).filter(head -> !head.isHere());
  }

  /** The port on which the daemon of a cell on this machine listens; empty when on none. */
  public static Optional<HeadNode> here(Path cell) throws IOException {
    return of(cell).filter(HeadNode::isHere);
  }

  private static Optional<HeadNode> of(Path cell) throws IOException {
    Path file = file(cell);
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    for (Path place : List.of(file.resolveSibling(""), file)) {
      Optional<CellTrust.Objection> objection = CellTrust.objectionTo(place, cell);
      if (objection.isPresent()) {
        throw new IOException(objection.get().text());
      }
    }
    String text = Files.readString(file).strip();
    return text.startsWith(SCHEME) ? Optional.of(parse(cell, text)) : Optional.empty();
  }

  static HeadNode parse(Path cell, String text) throws IOException {
    Matcher line = LINE.matcher(text);
    int port = line.matches() ? Integer.parseInt(line.group(2)) : 0;
    if (port < 1 || port > LAST_PORT) {
      throw new IOException(
          file(cell)
              + ": expected tcp://HOST:PORT [ADDRESS]: a name, a number from 1 to "
              + LAST_PORT
              + ", and an address of that host on which its daemon is to listen");
    }
    return new HeadNode(cell, line.group(1), port, Optional.ofNullable(line.group(3)));
  }

  /** By the rule of the launcher: a name may have a domain, or lack one. */
  private boolean isHere() {
    try {
      String here = Files.readString(HOST_NAME).strip();
      return host.equals(here) || host.startsWith(here + ".") || here.startsWith(host + ".");
    } catch (IOException e) {
      return false;
    }
  }

  /** Name and port, as users write them. */
  public String place() {
    return host + ":" + port;
  }

  /** Without the brackets of an address. */
  private static String bare(String host) {
    return host.startsWith("[") ? host.substring(1, host.length() - 1) : host;
  }

  /** The address on which the daemon listens. */
  public InetSocketAddress own() throws IOException {
    InetSocketAddress own =
        address
            .map(name -> new InetSocketAddress(bare(name), port))
            .orElseGet(() -> new InetSocketAddress(port));
    if (own.isUnresolved()) {
      throw new IOException(
          file(cell) + ": " + address.orElse("") + " is not an address of this host");
    }
    return own;
  }

  /**
   * A connection to the daemon, who has learnt who the user of this process is.
   *
   * @param answer {@link Frame.Kind#WELCOME}, or the first words about why it lets nobody in
   */
  record Meeting(Line line, Frame answer) implements AutoCloseable {
    @Override
    public void close() throws IOException {
      line.close();
    }
  }

  /**
   * Connects to the daemon, and shows who the user of this process is.
   *
   * @param munge vouches for the user
   */
  Meeting meet(Munge munge) throws IOException {
    Path file = certificate(cell);
    if (!Files.exists(file)) {
      throw new IOException(
          file
              + " is missing, by which the daemon is known\n  hint: copy it from common/ of the cell"
              + " on the head node");
    }
    Optional<CellTrust.Objection> objection = CellTrust.objectionTo(file, cell);
    if (objection.isPresent()) {
      throw new IOException(objection.get().text());
    }
    PinnedKey key = PinnedKey.read(file);
    Socket socket = new Socket();
    try {
      TlsLine line = call(socket, key);
      answer(line, key, munge);
      Meeting met = new Meeting(line, Frame.read(line, new Greeting()));
      socket.setSoTimeout(0);
      return met;
    } catch (SocketTimeoutException e) {
      socket.close();
      throw silent(e);
    } catch (IOException e) {
      socket.close();
      throw e;
    }
  }

  private TlsLine call(Socket socket, PinnedKey key) throws IOException {
    connect(socket);
    socket.setSoTimeout((int) PATIENCE.toMillis());
    try {
      return TlsLine.call(socket, key.context());
    } catch (SSLException | SocketException e) {
      throw failed(e);
    }
  }

  private void connect(Socket socket) throws IOException {
    InetSocketAddress target = new InetSocketAddress(bare(host), port);
    if (target.isUnresolved()) {
      throw new IOException("this host knows no address of it");
    }
    try {
      socket.connect(target, (int) PATIENCE.toMillis());
    } catch (SocketException e) {
      throw new IOException(
          "no daemon listens there ("
              + e.getMessage()
              + ")\n  hint: \"gridlite daemon status\" on that host says where it listens",
          e);
    }
  }

  private static IOException silent(IOException reason) {
    return new IOException("it does not answer within " + PATIENCE.toSeconds() + " s", reason);
  }

  private IOException failed(IOException reason) {
    for (Throwable cause = reason; cause != null; cause = cause.getCause()) {
      if (cause instanceof PinnedKey.OtherKeyException) {
        return new IOException(
            "who answers there has another key than "
                + certificate(cell)
                + " says: it is not the daemon of this cell, or its key is a new one\n"
                + "  hint: compare that file with the one on the head node",
            reason);
      }
      if (cause instanceof SocketTimeoutException) {
        return silent(reason);
      }
      if (cause instanceof EOFException || cause instanceof SocketException) {
        return new IOException(
            "it has ended the connection at once: too many may come at a time, try again later",
            reason);
      }
    }
    return new IOException("no TLS 1.3 with it: " + reason.getMessage(), reason);
  }

  /** Has munge vouch for this user, for this connection alone. */
  private static void answer(TlsLine line, PinnedKey key, Munge munge) throws IOException {
    Frame challenge = Frame.read(line, new Greeting());
    if (challenge.kind() != Frame.Kind.CHALLENGE) {
      throw new MalformedFrameException("the daemon began with " + challenge.kind());
    }
    if (!challenge.text(0).equals(Voucher.PROTOCOL)) {
      throw new IOException(
          "it speaks protocol "
              + challenge.text(0)
              + " and this host "
              + Voucher.PROTOCOL
              + ": both need the same version of gridlite");
    }
    String reader = challenge.text(2);
    if (!reader.matches("\\d{1,10}")) {
      throw new MalformedFrameException("a challenge by nobody");
    }
    Voucher proof =
        new Voucher(challenge.text(1), key.fingerprint(), Files.getOwner(SELF).getName());
    String credential = munge.seal(proof.text(), Long.parseLong(reader));
    new Frame(Frame.Kind.CREDENTIAL, credential).write(line);
  }
}
