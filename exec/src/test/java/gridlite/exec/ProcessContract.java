package gridlite.exec;

import gridlite.format.Values;
import gridlite.job.JobRequest;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.io.TempDir;

/** The contract of executors whose tasks are processes of this machine. */
abstract class ProcessContract extends ExecutorContract {
  static final String USER = System.getProperty("user.name");

  @TempDir Path directory;
  final TestCell cell = new TestCell(USER);

  @Override
  TestCell cell() {
    return cell;
  }

  @Override
  UnaryOperator<Values> shortJob() {
    return command("sleep 0.3");
  }

  @Override
  UnaryOperator<Values> longJob() {
    return command("sleep 600");
  }

  /** A request to run a line of a shell, whose output is in the file {@code out}. */
  UnaryOperator<Values> command(String line) {
    return request ->
        request
            .with(JobRequest.BINARY, true)
            .with(JobRequest.MERGE, true)
            .with(JobRequest.CWD, directory.toString())
            .with(JobRequest.STDOUT_PATHS, List.of("out"))
            .with(JobRequest.SCRIPT_FILE, line);
  }

  @Override
  Instant now() {
    return Instant.now();
  }
}
