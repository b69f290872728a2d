package gridlite.exec;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.format.Values;
import gridlite.job.JobRequest;
import gridlite.job.TaskId;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
            .with(JobRequest.CWD, Optional.of(directory.toString()))
            .with(JobRequest.STDOUT_PATHS, List.of("out"))
            .with(JobRequest.SCRIPT_FILE, line);
  }

  @Override
  Instant now() {
    return Instant.now();
  }

  /** Its first process still looks like the shepherd then, whose user is the job's. */
  @ParameterizedTest
  @ValueSource(strings = {"-i", "-o", "-e"})
  void aTaskOfTheCellsOwnerThatWaitsForAPipeIsDeleted(String stream) throws Exception {
    Path pipe = directory.resolve("pipe");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    TaskId task =
        cell.dispatched(now(), command("touch ran").andThen(TestCell.stream(stream, pipe))::apply);
    cell.start(executor(), task);
    Path place = directory.resolve("cell/spool/active_jobs/" + task);
    for (int i = 0; i < 100 && Files.notExists(place.resolve("reserve")); i++) {
      pass();
    }
    cell.delete(executor(), task, now());
    for (int i = 0; i < 100 && cell.task(task).isPresent(); i++) {
      TestCell.acknowledge(executor(), cell.absorb(executor(), now()));
      pass();
    }
    assertThat(cell.task(task)).isEmpty();
    assertThat(directory.resolve("ran")).doesNotExist();
  }
}
