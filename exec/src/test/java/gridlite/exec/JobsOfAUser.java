package gridlite.exec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import gridlite.config.ClusterQueue;
import gridlite.format.Attribute;
import gridlite.format.Values;
import gridlite.job.JobRequest;
import gridlite.job.TaskId;
import gridlite.name.HostName;
import gridlite.value.PerHost;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;

/**
 * A cell of root's that runs jobs of an ordinary user, with real processes. The kernel counts a
 * user's processes, so that one class at a time has them.
 */
@ResourceLock(Accounts.ORDINARY)
abstract class JobsOfAUser {
  static final String USER = Accounts.ORDINARY;

  @TempDir Path directory;
  final TestCell cell = new TestCell(USER);

  @BeforeEach
  void makeCell() throws IOException {
    Accounts.needsRootAndAUser();
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/perl")), "shepherds are Perl scripts");
    Files.setPosixFilePermissions(directory, PosixFilePermissions.fromString("rwxr-xr-x"));
    Files.createDirectories(directory.resolve("cell/spool"));
    Path tmp = Files.createDirectory(directory.resolve("tmp"));
    Files.setAttribute(tmp, "unix:mode", 01777);
    Path work = Files.createDirectory(directory.resolve("work"));
    Files.setPosixFilePermissions(work, PosixFilePermissions.fromString("rwxrwxrwx"));
    set(ClusterQueue.TMPDIR, tmp.toString());
  }

  <T> void set(Attribute<PerHost<T>> attribute, T value) {
    cell.queue(queue -> queue.with(attribute, PerHost.everywhere(value)));
  }

  @AfterEach
  void endWhatRuns() throws IOException {
    Path active = directory.resolve("cell/spool/active_jobs");
    for (Path task : Files.exists(active) ? list(active) : List.<Path>of()) {
      new TaskDirectory(task).wish("terminate 1\n");
      await(() -> Files.exists(task.resolve("exit")) || !Files.exists(task));
    }
  }

  static List<Path> list(Path path) throws IOException {
    try (var listed = Files.list(path)) {
      return listed.toList();
    }
  }

  interface Condition {
    boolean holds() throws IOException;
  }

  static void await(Condition condition) throws IOException {
    for (int i = 0; i < 600 && !condition.holds(); i++) {
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(50));
    }
    assertThat(condition.holds()).isTrue();
  }

  LocalExecutor executor() {
    return new LocalExecutor(site(), LocalExecutor.Term.COMMAND);
  }

  LocalExecutor.Site site() {
    return new LocalExecutor.Site(
        directory,
        "cell",
        HostName.of(TestCell.HOST),
        directory,
        job -> Optional.of("cat $JOB_SCRIPT\n"),
        user -> directory.toString(),
        List.of(),
        Map.of());
  }

  /** A job that a shell runs in a directory of everybody's, its output in file out there. */
  UnaryOperator<Values> command(String line) {
    return request ->
        request
            .with(JobRequest.BINARY, true)
            .with(JobRequest.MERGE, true)
            .with(JobRequest.CWD, Optional.of(directory.resolve("work").toString()))
            .with(JobRequest.STDOUT_PATHS, List.of("out"))
            .with(JobRequest.SCRIPT_FILE, line);
  }

  /** Runs a job to its end; gives its output. */
  String run(UnaryOperator<Values> request) throws IOException {
    TaskId task = cell.dispatched(Instant.now(), request);
    cell.start(executor(), task);
    await(
        () -> {
          TestCell.acknowledge(executor(), cell.absorb(executor(), Instant.now()));
          return cell.task(task).map(left -> !left.isActive()).orElse(true);
        });
    return output();
  }

  String output() throws IOException {
    Path out = directory.resolve("work/out");
    return Files.exists(out) ? Files.readString(out) : "";
  }

  Path program(String name, String... lines) throws IOException {
    Path file = directory.resolve(name);
    Files.writeString(file, "#!/bin/sh\n" + String.join("\n", lines) + "\n");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    return file;
  }
}
