package gridlite.remote;

import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.cert.Certificate;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.TrustManager;
import javax.net.ssl.X509ExtendedTrustManager;

/**
 * The one key that a daemon may have, by its certificate in the cell. Who has signed it, for which
 * name and until when, does not matter.
 */
final class PinnedKey {
  private final Certificate certificate;

  private PinnedKey(Certificate certificate) {
    this.certificate = certificate;
  }

  /** The daemon has shown another key. */
  static final class OtherKeyException extends CertificateException {
    private static final long serialVersionUID = 1L;

    private OtherKeyException() {
      super("another key");
    }
  }

  /** Reads a certificate. */
  static PinnedKey read(Path file) throws IOException {
    try (InputStream text = Files.newInputStream(file)) {
      return new PinnedKey(CertificateFactory.getInstance("X.509").generateCertificate(text));
    } catch (CertificateException e) {
      throw new IOException(file + " is not a certificate: " + e.getMessage(), e);
    }
  }

  /** The SHA-256 sum of its public key. */
  String fingerprint() {
    return Voucher.fingerprint(certificate);
  }

  /** Connections to nobody but who has this key. */
  SSLContext context() throws IOException {
    try {
      SSLContext context = SSLContext.getInstance("TLSv1.3");
      context.init(null, new TrustManager[] {new Guard(certificate)}, null);
      return context;
    } catch (GeneralSecurityException e) {
      throw new IOException("this Java has no TLS 1.3: " + e.getMessage(), e);
    }
  }

  /** Lets a single key pass. */
  private static final class Guard extends X509ExtendedTrustManager {
    private final byte[] key;

    private Guard(Certificate certificate) {
      this.key = certificate.getPublicKey().getEncoded();
    }

    private void check(X509Certificate[] chain) throws CertificateException {
      if (chain.length == 0 || !MessageDigest.isEqual(chain[0].getPublicKey().getEncoded(), key)) {
        throw new OtherKeyException();
      }
    }

    private static CertificateException client() {
      return new CertificateException("clients have no key");
    }

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String kind)
        throws CertificateException {
      check(chain);
    }

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String kind, Socket socket)
        throws CertificateException {
      check(chain);
    }

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String kind, SSLEngine engine)
        throws CertificateException {
      check(chain);
    }

    @Override
    public void checkClientTrusted(X509Certificate[] chain, String kind)
        throws CertificateException {
      throw client();
    }

    @Override
    public void checkClientTrusted(X509Certificate[] chain, String kind, Socket socket)
        throws CertificateException {
      throw client();
    }

    @Override
    public void checkClientTrusted(X509Certificate[] chain, String kind, SSLEngine engine)
        throws CertificateException {
      throw client();
    }

    @Override
    public X509Certificate[] getAcceptedIssuers() {
      return new X509Certificate[0];
    }
  }
}
