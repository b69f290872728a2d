package gridlite.conformance;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The accounts that the users of execution scenarios have on this machine; root makes those that
 * are missing.
 */
final class Accounts {
  private Accounts() {}

  private static final List<String> USERS = List.of("alice", "bob", "carol", "dave");

  /** Whether all are there; makes them when run as root. */
  static synchronized boolean areThere() {
    try {
      if (!Files.getOwner(Path.of("/proc/self")).getName().equals("root")) {
        return false;
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
