package gridlite.daemon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.remote.Munge;
import gridlite.remote.RefusalException;
import gridlite.remote.Voucher;
import gridlite.value.Given;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GatekeeperTest {
  private static final Gatekeeper ROOTS = new Gatekeeper(0, "root", "ff");
  private static final Gatekeeper BOBS = new Gatekeeper(1002, "bob", "ff");

  private static Munge.Opened opened(long uid, String user, Voucher proof) {
    return new Munge.Opened(uid, Given.text(user), "staff", proof.text());
  }

  private static void refuses(Gatekeeper gatekeeper, Munge.Opened opened, String reason) {
    assertThatThrownBy(() -> gatekeeper.judge(opened, "0a"))
        .isInstanceOf(RefusalException.class)
        .hasMessageContaining(reason);
  }

  @Test
  void aUserOfTheSameNameOnBothHostsIsLetIn() throws RefusalException {
    Munge.Opened alice = opened(1001, "alice", new Voucher("0a", "ff", "alice"));
    assertThat(ROOTS.judge(alice, "0a")).isEqualTo(new Peer("alice", "staff"));
  }

  /** What a client has shown before, or to another daemon that it trusts, opens nothing here. */
  @Test
  void aCredentialOfAnotherConnectionOrForAnotherDaemonIsRefused() {
    String reason = "is not for this connection";
    refuses(ROOTS, opened(1001, "alice", new Voucher("0b", "ff", "alice")), reason);
    refuses(ROOTS, opened(1001, "alice", new Voucher("", "ff", "alice")), reason);
    refuses(ROOTS, opened(1001, "alice", new Voucher("0a", "fe", "alice")), reason);
    refuses(ROOTS, new Munge.Opened(1001, Optional.of("alice"), "staff", "0a ff alice"), reason);
    refuses(ROOTS, new Munge.Opened(1001, Optional.of("alice"), "staff", ""), reason);
  }

  @Test
  void rootOfAnotherHostIsRefused() {
    refuses(ROOTS, opened(0, "root", new Voucher("0a", "ff", "root")), "root of another host");
    refuses(BOBS, opened(0, "root", new Voucher("0a", "ff", "root")), "root of another host");
  }

  @Test
  void aUserWhoIsAnotherHereIsRefused() {
    String reason = "same name and number on both hosts: on the head node 1001 is ";
    refuses(ROOTS, opened(1001, "alice", new Voucher("0a", "ff", "bob")), reason + "alice");
    refuses(ROOTS, opened(1001, "alice", new Voucher("0a", "ff", "")), reason + "alice");
    refuses(ROOTS, opened(1001, "alice", new Voucher("0a", "ff", "Alice")), reason + "alice");
    refuses(ROOTS, opened(1001, "", new Voucher("0a", "ff", "bob")), reason + "nobody's number");
  }

  @Test
  void aUserWithoutANameIsRefusedWhateverIsClaimed() {
    refuses(ROOTS, opened(1001, "", new Voucher("0a", "ff", "")), "nobody's number");
  }

  @Test
  void aUsersOwnCellServesNobodyElse() throws RefusalException {
    refuses(BOBS, opened(1001, "alice", new Voucher("0a", "ff", "alice")), "bob's own");
    Munge.Opened bob = opened(1002, "bob", new Voucher("0a", "ff", "bob"));
    assertThat(BOBS.judge(bob, "0a")).isEqualTo(new Peer("bob", "staff"));
  }
}
