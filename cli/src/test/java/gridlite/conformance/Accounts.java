package gridlite.conformance;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/**
 * The accounts that the users of execution scenarios have on this machine; root makes those that
 * are missing. An ordinary user can run jobs as nobody else, so that one of these can run the
 * scenarios that need no other.
 */
final class Accounts {
  private Accounts() {}

  private static final List<String> USERS = List.of("alice", "bob", "carol", "dave");

  /** Whether this process can run jobs as the accounts named; makes all when run as root. */
  static synchronized boolean areThere(Set<String> needed) {
    try {
      String self = Files.getOwner(Path.of("/proc/self")).getName();
      if (!self.equals("root")) {
        return Set.of(self).containsAll(needed);
      }
      for (String user : USERS) {
        if (run("id", user) != 0 && run("useradd", "-m", "-s", "/bin/bash", user) != 0) {
          return false;
        }
      }
      if (run("getent", "group", "research") != 0) {
        run("groupadd", "research");
      }
      return run("usermod", "-a", "-G", "research", "bob") == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private static int run(String... command) throws IOException, InterruptedException {
    return new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .start()
        .waitFor();
  }
}
