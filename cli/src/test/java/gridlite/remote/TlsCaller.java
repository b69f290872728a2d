package gridlite.remote;

import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.channels.ByteChannel;
import java.security.cert.X509Certificate;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManager;
import javax.net.ssl.X509TrustManager;

/** A client that trusts everybody. */
public final class TlsCaller implements ByteChannel {
  private final SSLSocket socket;

  /** Shakes hands. */
  public TlsCaller(Socket raw, String protocol) throws Exception {
    SSLContext context = SSLContext.getInstance(protocol);
    context.init(null, new TrustManager[] {new Trust()}, null);
    socket = (SSLSocket) context.getSocketFactory().createSocket(raw, "head", raw.getPort(), true);
    socket.setEnabledProtocols(new String[] {protocol});
    socket.startHandshake();
  }

  @Override
  public int read(ByteBuffer target) throws IOException {
    byte[] piece = new byte[target.remaining()];
    int length = socket.getInputStream().read(piece);
    if (length > 0) {
      target.put(piece, 0, length);
    }
    return length;
  }

  @Override
  public int write(ByteBuffer source) throws IOException {
    int length = source.remaining();
    byte[] piece = new byte[length];
    source.get(piece);
    socket.getOutputStream().write(piece);
    return length;
  }

  @Override
  public boolean isOpen() {
    return !socket.isClosed();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }

  /** What comes. */
  public InputStream input() throws IOException {
    return socket.getInputStream();
  }

  /** Ends what this side sends. */
  public void endSending() throws IOException {
    socket.shutdownOutput();
  }

  /** Trusts everybody. */
  private static final class Trust implements X509TrustManager {
    @Override
    public void checkClientTrusted(X509Certificate[] chain, String kind) {}

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String kind) {}

    @Override
    public X509Certificate[] getAcceptedIssuers() {
      return new X509Certificate[0];
    }
  }
}
