package gridlite.command.web;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** A secret of this server, which ends with it; what is derived from it says nothing about it. */
final class Secret {
  private static final int BYTES = 32;
  private static final int SHOWN_BYTES = 16;
  private static final String FUNCTION = "HmacSHA256";

  private final byte[] key = new byte[BYTES];

  /** A new one, of 256 random bits. */
  Secret() {
    new SecureRandom().nextBytes(key);
  }

  /** The secret for a purpose: 128 bits as hexadecimal digits, the same for the same purpose. */
  String of(String purpose) {
    try {
      Mac function = Mac.getInstance(FUNCTION);
      function.init(new SecretKeySpec(key, FUNCTION));
      byte[] all = function.doFinal(purpose.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(all, 0, SHOWN_BYTES);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java has " + FUNCTION, e);
    }
  }

  /** Returns whether two texts are the same, in a time that does not show where they differ. */
  static boolean isSame(String secret, String text) {
    return MessageDigest.isEqual(
        secret.getBytes(StandardCharsets.UTF_8), text.getBytes(StandardCharsets.UTF_8));
  }
}
