package gridlite.store;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Another Java process, of a class of these tests. */
final class OtherProcess {
  private OtherProcess() {}

  /** A process that runs {@code main} of a class. */
  static ProcessBuilder of(Class<?> main, Object... words) {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                main.getName()));
    for (Object word : words) {
      command.add(word.toString());
    }
    return new ProcessBuilder(command);
  }
}
