package gridlite.exec;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.EnumSet;
import java.util.Set;

/** Permissions of the directories that lead to a task's files. */
final class TaskPermissions {
  private TaskPermissions() {}

  /** Lets everybody pass through a directory of root's; another user's jobs are all its own. */
  static void addSearch(Path directory) throws IOException {
    if (!Integer.valueOf(0).equals(Files.getAttribute(directory, "unix:uid"))) {
      return;
    }
    Set<PosixFilePermission> present = Files.getPosixFilePermissions(directory);
    Set<PosixFilePermission> wanted = EnumSet.copyOf(present);
    wanted.add(PosixFilePermission.OTHERS_EXECUTE);
    if (!wanted.equals(present)) {
      Files.setPosixFilePermissions(directory, wanted);
    }
  }
}
