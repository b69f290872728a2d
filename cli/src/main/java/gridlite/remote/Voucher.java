package gridlite.remote;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.cert.Certificate;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/**
 * The text that a client has munge vouch for. It holds for a single connection to a single daemon:
 * whoever gets to see it can use it neither later nor elsewhere.
 *
 * @param nonce what the daemon has made up for this connection
 * @param fingerprint that of the key which the daemon has shown
 * @param user name of the client's user on the submit host
 */
public record Voucher(String nonce, String fingerprint, String user) {
  /** The protocol of both sides; raised when frames change their meaning. */
  public static final String PROTOCOL = Relay.PROTOCOL;

  /** Bits of a nonce: none comes a second time. */
  public static final int NONCE_BITS = 256;

  private static final String TITLE = "gridlite " + PROTOCOL;
  private static final int LINES = 4;

  /** The SHA-256 sum of the public key of a certificate. */
  public static String fingerprint(Certificate certificate) {
    try {
      byte[] key = certificate.getPublicKey().getEncoded();
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(key));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("each Java has SHA-256", e);
    }
  }

  /** The text that munge gets. */
  public String text() {
    return String.join("\n", TITLE, nonce, fingerprint, user) + "\n";
  }

  /** Reads such a text; empty for any other. */
  public static Optional<Voucher> parse(String text) {
    List<String> lines = List.of(text.split("\n", -1));
    if (lines.size() != LINES + 1 || !lines.get(0).equals(TITLE) || !lines.get(LINES).isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(new Voucher(lines.get(1), lines.get(2), lines.get(3)));
  }
}
