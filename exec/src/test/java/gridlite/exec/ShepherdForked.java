package gridlite.exec;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** The program of shepherds, started by a test itself. */
final class ShepherdForked {
  private ShepherdForked() {}

  /**
   * Has a process fork the shepherd of the first attempt in a directory.
   *
   * @return its exit status, when the shepherd has been forked
   */
  static int by(ProcessBuilder program, Path place) throws IOException, InterruptedException {
    Process process = program.redirectInput(ProcessBuilder.Redirect.PIPE).start();
    process.getOutputStream().write((place + "\0" + "1\0").getBytes(StandardCharsets.UTF_8));
    process.getOutputStream().close();
    return process.waitFor();
  }
}
