package gridlite.daemon;

import static java.nio.charset.StandardCharsets.UTF_8;

import gridlite.remote.Munge;
import gridlite.remote.RefusalException;
import gridlite.remote.Voucher;
import java.security.MessageDigest;
import java.util.Optional;

/**
 * Decides whom a daemon lets in from other machines.
 *
 * @param uid number of the daemon's user
 * @param owner name of that user
 * @param fingerprint that of the daemon's key
 */
record Gatekeeper(long uid, String owner, String fingerprint) {
  /**
   * The user who has made a credential, if it was made for this daemon and this connection, and
   * that user has the same name here and there. Root of another machine is not root of this one; a
   * cell that is not root's serves its owner alone, as its directory does.
   *
   * @param nonce what was made up for this connection
   */
  Peer judge(Munge.Opened opened, String nonce) throws RefusalException {
    Voucher proof =
        Voucher.parse(opened.payload())
            .filter(shown -> isEqual(shown.nonce(), nonce))
            .filter(shown -> isEqual(shown.fingerprint(), fingerprint))
            .orElseThrow(
                () -> new RefusalException("the munge credential is not for this connection"));
    if (opened.uid() == 0) {
      throw new RefusalException(
          "root of another host is not let in\n"
              + "  hint: call it on the head node, or as a manager of the cell");
    }
    if (uid != 0 && uid != opened.uid()) {
      throw new RefusalException("this cell is " + owner + "'s own, and serves nobody else");
    }
    if (!opened.user().equals(Optional.of(proof.user()))) {
      throw new RefusalException(
          "a user must have the same name and number on both hosts: on the head node "
              + opened.uid()
              + opened.user().map(name -> " is " + name).orElse(" is nobody's number"));
    }
    return new Peer(proof.user(), opened.group());
  }

  private static boolean isEqual(String one, String other) {
    return MessageDigest.isEqual(one.getBytes(UTF_8), other.getBytes(UTF_8));
  }
}
