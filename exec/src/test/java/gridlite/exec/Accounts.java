package gridlite.exec;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Who runs the tests: what root's rights are kept from, only root can show, with users at hand. */
final class Accounts {
  /** An ordinary user of this machine. */
  static final String ORDINARY = "bob";

  private Accounts() {}

  /** Skips a test unless it can run jobs of somebody else. */
  static void needsRootAndAUser() throws IOException {
    String self = Files.getOwner(Path.of("/proc/self")).getName();
    assumeTrue(self.equals("root"), "only root runs jobs of others");
    try {
      Path.of("/").getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName(ORDINARY);
    } catch (IOException e) {
      assumeTrue(false, "there is no account " + ORDINARY);
    }
  }
}
