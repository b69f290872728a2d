package gridlite.command.web;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/**
 * The way in to the pages, for whoever has the secret of this server. It is in the first link,
 * which the server prints for the user who has started it, and from then on in a cookie that
 * scripts can't read and that other sites' requests do not carry. A request must also name this
 * server as its host, so that no name that somebody else has pointed at this machine leads here.
 *
 * <p>Other users of the machine can connect to the port, but don't know the secret: 128 random
 * bits, compared in constant time.
 */
final class Gate {
  private static final int SECRET_BYTES = 16;

  private final String secret;
  private final String cookie;
  private final List<String> hosts;

  private Gate(String secret, int port) {
    this.secret = secret;
    // cookies are the same for all ports of a host: the name keeps several servers apart
    this.cookie = "gridlite-" + port;
    this.hosts = List.of("127.0.0.1:" + port, "localhost:" + port);
  }

  /** A gate with a new secret. */
  static Gate of(int port) {
    byte[] random = new byte[SECRET_BYTES];
    new SecureRandom().nextBytes(random);
    return new Gate(HexFormat.of().formatHex(random), port);
  }

  /** The address to begin with. */
  String link() {
    return "http://" + hosts.get(0) + "/?token=" + secret;
  }

  /** The header that gives a browser the secret. */
  String newCookie() {
    return cookie + "=" + secret + "; Path=/; HttpOnly; SameSite=Strict";
  }

  /** Returns whether a request names this server as its host. */
  boolean isHost(String host) {
    return hosts.contains(host);
  }

  /** Returns whether a text is the secret. */
  boolean isSecret(String text) {
    return MessageDigest.isEqual(
        secret.getBytes(StandardCharsets.US_ASCII), text.getBytes(StandardCharsets.UTF_8));
  }

  /** Returns whether the cookies of a request hold the secret. */
  boolean isOpenFor(List<String> cookies) {
    for (String header : cookies) {
      for (String pair : header.split(";", -1)) {
        Optional<String> value =
            pair.strip().startsWith(cookie + "=")
                ? Optional.of(pair.strip().substring(cookie.length() + 1))
                : Optional.empty();
        if (value.filter(this::isSecret).isPresent()) {
          return true;
        }
      }
    }
    return false;
  }
}
