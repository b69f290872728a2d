package gridlite.exec;

import java.io.File;
import java.nio.file.Path;
import java.util.List;

/**
 * Processes of the cell itself: shepherds and load sensors. Their environment is built anew and
 * their working directory is the cell's, for whoever called the command that starts them has
 * another. A command that runs inside a job starts them below that job, whose end must not be
 * theirs: the job's shepherd knows them by a mark in their environment.
 */
final class OwnProcess {
  /** Variable that marks them with the cell's spool directory; {@code Task.pm} looks for it. */
  private static final String OWN = "GRIDLITE_OWN";

  private static final String PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

  /** Variables of the machine that its programs may need, and that name no code. */
  private static final List<String> KEPT = List.of("TZ");

  private OwnProcess() {}

  /** A process that reads nothing and is heard nowhere, still to be started. */
  static ProcessBuilder of(Path spool, List<String> command) {
    ProcessBuilder builder = new ProcessBuilder(command).directory(spool.toFile());
    builder.environment().keySet().retainAll(KEPT);
    builder.environment().put("PATH", PATH);
    builder.environment().put(OWN, spool.toString());
    builder.redirectInput(new File("/dev/null"));
    builder.redirectOutput(ProcessBuilder.Redirect.DISCARD);
    builder.redirectError(ProcessBuilder.Redirect.DISCARD);
    return builder;
  }
}
