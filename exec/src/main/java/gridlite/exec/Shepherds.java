package gridlite.exec;

import gridlite.job.TaskId;
import gridlite.name.HostName;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The programs of shepherds, detached processes that outlive this one. They are kept in the cell,
 * so that tasks go on with those they were started with when the product is replaced.
 */
final class Shepherds {
  private static final String PERL = "/usr/bin/perl";
  private static final String SHEPHERD = "shepherd.pl";

  /** The program that starts commands on other hosts of a job. */
  private static final String QRSH = "qrsh";

  /** Name of the program that wakes a cell. */
  static final String ALARM = "alarm.pl";

  private static final List<String> FILES =
      List.of(
          SHEPHERD,
          ALARM,
          QRSH,
          "Slaves.pm",
          "Kernel.pm",
          "Flock.pm",
          "Group.pm",
          "Binding.pm",
          "Task.pm",
          "Scratch.pm",
          "Step.pm",
          "Mail.pm",
          "Verdict.pm");

  private final Path spool;
  private final Readers readers;

  /** The users that may read and run the programs. */
  enum Readers {
    /** The user that runs the cell. */
    CELL,
    /** All users of the machines that see it: as such they are run there. */
    EVERYBODY
  }

  /**
   * Shepherds of a cell.
   *
   * @param spool the cell's {@code spool}
   */
  Shepherds(Path spool, Readers readers) {
    this.spool = spool;
    this.readers = readers;
  }

  /**
   * A task's directory that waits for a shepherd.
   *
   * @param task the task
   * @param path its directory
   * @param attempt the attempt that the directory is of
   * @param hosts the hosts that it is to have, first the one where it begins; none: as its
   *     directory says
   */
  record Flock(TaskId task, Path path, int attempt, List<HostName> hosts) {
    Flock {
      hosts = List.copyOf(hosts);
    }
  }

  /** The program that forks shepherds for the tasks that it reads. */
  List<String> command() throws IOException {
    return List.of(PERL, installed().toString());
  }

  /**
   * Starts the process that wakes the cell.
   *
   * @param command what it runs then
   * @param variables all that the command needs
   */
  void startAlarm(List<String> command, Map<String, String> variables) throws IOException {
    List<String> words = new ArrayList<>();
    words.add(PERL);
    words.add(program(ALARM).toString());
    words.add(spool.toString());
    words.addAll(command);
    ProcessBuilder builder = OwnProcess.of(spool, words);
    builder.environment().putAll(variables);
    builder.start();
  }

  /** The program of shepherds, in the cell. */
  Path installed() throws IOException {
    return program(SHEPHERD);
  }

  /**
   * Has a Perl read the programs and load every module they use, without running them.
   *
   * @param perl the interpreter
   * @return what it says of what it lacks, a line; empty when they can run
   */
  static Optional<String> trouble(Path perl) throws IOException {
    Path directory = Files.createTempDirectory("gridlite.");
    try {
      for (String file : FILES) {
        TaskPermissions.write(directory.resolve(file), content(file));
      }
      for (String program : List.of(SHEPHERD, QRSH, ALARM)) {
        Optional<String> trouble = trouble(directory, perl, program);
        if (trouble.isPresent()) {
          return trouble;
        }
      }
      return Optional.empty();
    } finally {
      TaskDirectory.delete(directory);
    }
  }

  private static Optional<String> trouble(Path directory, Path perl, String program)
      throws IOException {
    Process process =
        OwnProcess.of(
                directory, List.of(perl.toString(), "-c", directory.resolve(program).toString()))
            .redirectError(ProcessBuilder.Redirect.PIPE)
            .start();
    String complaint =
        new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    try {
      return process.waitFor() == 0
          ? Optional.empty()
          : Optional.of(complaint.lines().findFirst().orElse(perl + " -c fails"));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      process.destroy();
      throw new InterruptedIOException("interrupted while " + perl + " read " + program);
    }
  }

  private Path program(String name) throws IOException {
    Path directory = spool.resolve("shepherd-" + version());
    if (!Files.isDirectory(directory)) {
      install(directory);
    }
    return directory.resolve(name);
  }

  /** Differs when the program does. */
  private static String version() throws IOException {
    int hash = 0;
    for (String file : FILES) {
      hash = 31 * hash + Arrays.hashCode(content(file));
    }
    return Integer.toHexString(hash);
  }

  private static byte[] content(String file) throws IOException {
    try (InputStream stream = Shepherds.class.getResourceAsStream(file)) {
      if (stream == null) {
        throw new IOException("resource " + file + " is missing");
      }
      return stream.readAllBytes();
    }
  }

  private void install(Path directory) throws IOException {
    Path fresh =
        directory.resolveSibling(
            "." + directory.getFileName() + "." + ProcessHandle.current().pid());
    TaskPermissions.makePassage(fresh);
    for (String file : FILES) {
      TaskPermissions.write(fresh.resolve(file), content(file));
      if (readers == Readers.EVERYBODY) {
        TaskPermissions.makeReadable(fresh.resolve(file));
      }
    }
    try {
      Files.move(fresh, directory, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      TaskDirectory.delete(fresh);
      if (!Files.isDirectory(directory)) {
        throw e;
      }
    }
  }
}
