package gridlite.store;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The process that looks after a task, as it has written itself down in the task's directory. */
final class Shepherd {
  private static final int START = 19;

  /** Its line {@code NUMBER START BOOT} among the notes. */
  private static final String NOTE = "[0-9]{1,9} [0-9]+ [^ ]+";

  private Shepherd() {}

  /** Returns whether it runs: the process with its number, its start and of this boot. */
  static boolean lives(Path task) {
    try {
      Path file = task.resolve("shepherd");
      if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
        return false;
      }
      List<String> notes = Files.readAllLines(file, StandardCharsets.ISO_8859_1);
      Optional<String> last =
          notes.stream().filter(line -> line.matches(NOTE)).reduce((before, line) -> line);
      if (last.isEmpty() || notes.contains("done")) {
        return false;
      }
      String[] words = last.get().split(" ", -1);
      String stat =
          Files.readString(Path.of("/proc", words[0], "stat"), StandardCharsets.ISO_8859_1);
      String boot = Files.readString(Path.of("/proc/sys/kernel/random/boot_id")).strip();
      String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
      return !fields[0].equals("Z") && fields[START].equals(words[1]) && boot.equals(words[2]);
    } catch (IOException e) {
      return false;
    }
  }
}
