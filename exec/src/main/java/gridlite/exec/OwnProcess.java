package gridlite.exec;

import java.io.File;
import java.nio.file.Path;
import java.util.List;

/**
 * Processes of the cell itself. A command that runs inside a job starts them below that job, whose
 * end must not be theirs: the job's shepherd knows them by a mark in their environment.
 */
final class OwnProcess {
  /** Variable that marks them with the cell's spool directory; {@code Task.pm} looks for it. */
  private static final String OWN = "GRIDLITE_OWN";

  /** Variable that marks the processes of a task. */
  private static final String TASK = "SGE_JOB_SPOOL_DIR";

  private OwnProcess() {}

  /** A process that reads nothing and is heard nowhere, still to be started. */
  static ProcessBuilder of(Path spool, List<String> command) {
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().remove(TASK);
    builder.environment().put(OWN, spool.toString());
    builder.redirectInput(new File("/dev/null"));
    builder.redirectOutput(ProcessBuilder.Redirect.DISCARD);
    builder.redirectError(ProcessBuilder.Redirect.DISCARD);
    return builder;
  }
}
