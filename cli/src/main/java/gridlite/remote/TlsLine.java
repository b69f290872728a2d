package gridlite.remote;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.net.SocketOption;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;
import jdk.net.ExtendedSocketOptions;

/** A connection between two hosts, under TLS 1.3. */
public final class TlsLine implements Line {
  private static final String[] PROTOCOL = {"TLSv1.3"};
  private static final int PIECE = 1 << 14;

  /** A peer that has lost its power or its cable is noticed after two minutes. */
  private static final int IDLE_SECONDS = 60;

  private static final int PROBE_SECONDS = 10;
  private static final int PROBES = 6;

  private final Socket socket;
  private final SSLSocket tls;
  private final InputStream in;
  private final OutputStream out;

  private TlsLine(Socket socket, SSLSocket tls) throws IOException {
    this.socket = socket;
    this.tls = tls;
    this.in = tls.getInputStream();
    this.out = tls.getOutputStream();
  }

  /** Shakes hands as the one who was called, with the key of a context. */
  public static TlsLine accept(Socket socket, SSLContext context) throws IOException {
    return shakeHands(socket, (SSLSocket) factory(context).createSocket(socket, null, true));
  }

  /** Shakes hands as the one who calls, who knows the other's key by the context. */
  static TlsLine call(Socket socket, SSLContext context) throws IOException {
    String host = socket.getInetAddress().getHostAddress();
    return shakeHands(
        socket, (SSLSocket) factory(context).createSocket(socket, host, socket.getPort(), true));
  }

  private static SSLSocketFactory factory(SSLContext context) {
    return context.getSocketFactory();
  }

  private static TlsLine shakeHands(Socket socket, SSLSocket tls) throws IOException {
    set(socket, StandardSocketOptions.TCP_NODELAY, true);
    set(socket, StandardSocketOptions.SO_KEEPALIVE, true);
    set(socket, ExtendedSocketOptions.TCP_KEEPIDLE, IDLE_SECONDS);
    set(socket, ExtendedSocketOptions.TCP_KEEPINTERVAL, PROBE_SECONDS);
    set(socket, ExtendedSocketOptions.TCP_KEEPCOUNT, PROBES);
    tls.setEnabledProtocols(PROTOCOL);
    tls.startHandshake();
    return new TlsLine(socket, tls);
  }

  private static <T> void set(Socket socket, SocketOption<T> option, T value) throws IOException {
    if (socket.supportedOptions().contains(option)) {
      socket.setOption(option, value);
    }
  }

  @Override
  public int read(ByteBuffer target) throws IOException {
    byte[] piece = new byte[Math.min(PIECE, target.remaining())];
    int length = in.read(piece);
    if (length > 0) {
      target.put(piece, 0, length);
    }
    return length;
  }

  @Override
  public int write(ByteBuffer source) throws IOException {
    byte[] piece = new byte[source.remaining()];
    source.get(piece);
    out.write(piece);
    return piece.length;
  }

  @Override
  public void endSending() throws IOException {
    tls.shutdownOutput();
  }

  @Override
  public boolean isOpen() {
    return !socket.isClosed();
  }

  /** Closes it without a farewell, which a peer that does not read could hold up. */
  @Override
  public void close() throws IOException {
    socket.close();
  }
}
