package gridlite.conformance;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The accounts that the users of execution scenarios have on this machine; root makes those that
 * are missing. An ordinary user can run jobs as nobody else, so that one of these can run the
 * scenarios that need no other.
 */
final class Accounts {
  private Accounts() {}

  private static final List<String> USERS = List.of("alice", "bob", "carol", "dave");

  /** The accounts that this process can run jobs as, found out once. */
  private static final class Usable {
    static final Predicate<Set<String>> ACCOUNTS = find();

    private static Predicate<Set<String>> find() {
      try {
        String self = Files.getOwner(Path.of("/proc/self")).getName();
        if (!self.equals("root")) {
          return needed -> Set.of(self).containsAll(needed);
        }
        boolean made = make();
        return needed -> made;
      } catch (IOException e) {
        return needed -> false;
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return needed -> false;
      }
    }
  }

  /** Returns whether this process can run jobs as the accounts named; root makes the missing. */
  static boolean areThere(Set<String> needed) {
    return needed.isEmpty() || Usable.ACCOUNTS.test(needed);
  }

  private static boolean make() throws IOException, InterruptedException {
    for (String user : USERS) {
      if (run("id", user) != 0 && run("useradd", "-m", "-s", "/bin/bash", user) != 0) {
        return false;
      }
    }
    if (run("getent", "group", "research") != 0) {
      run("groupadd", "research");
    }
    return run("usermod", "-a", "-G", "research", "bob") == 0;
  }

  private static int run(String... command) throws IOException, InterruptedException {
    return new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .start()
        .waitFor();
  }
}
