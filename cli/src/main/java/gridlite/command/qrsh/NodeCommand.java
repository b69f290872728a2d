package gridlite.command.qrsh;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * The command of a call of {@code qrsh} on a node of Slurm. The job that was submitted for it has a
 * mark, by which it is found among the jobs that Slurm has for the user; the command is run as a
 * step of it, so that Slurm carries the streams and says who may do that.
 */
final class NodeCommand {
  private static final long PAUSE_MILLIS = 200;

  private final Path active;
  private final List<String> options;
  private final String token = token();
  private volatile boolean over;

  /**
   * A command.
   *
   * @param cell the directory of the cell
   * @param options options of the {@code qrsh} on the node
   */
  NodeCommand(Path cell, List<String> options) {
    this.active = cell.resolve("spool/active_jobs");
    this.options = List.copyOf(options);
  }

  private static String token() {
    byte[] random = new byte[16];
    new SecureRandom().nextBytes(random);
    return HexFormat.of().formatHex(random);
  }

  /** The variable that marks the job, {@code NAME=VALUE}. */
  String mark() {
    return "GRIDLITE_CALL=" + token;
  }

  /** The job has ended, or there is none. */
  void submissionHasEnded() {
    over = true;
  }

  /** Waits for the job, and runs the command in it. */
  Thread run(List<String> words) {
    Thread thread =
        new Thread(
            () -> {
              try {
                runOnceThere(words);
              } catch (IOException e) {
                System.err.println("qrsh: " + e.getMessage());
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            },
            "qrsh on a node");
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  private void runOnceThere(List<String> words) throws IOException, InterruptedException {
    Optional<Path> job = find();
    while (job.isEmpty() && !over) {
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(PAUSE_MILLIS));
      job = find();
    }
    if (job.isEmpty()) {
      return;
    }
    List<String> command = new ArrayList<>();
    command.addAll(List.of(job.get().resolve("qrsh").toString(), "-inherit", "-attach"));
    command.addAll(options);
    command.add(line(job.get(), "host").orElse(""));
    command.addAll(words);
    ProcessBuilder builder = new ProcessBuilder(command).inheritIO();
    builder.environment().put("SGE_JOB_SPOOL_DIR", job.get().toString());
    builder.start().waitFor();
  }

  /** The directory of the job's task, once its shepherd waits for the command. */
  private Optional<Path> find() throws IOException, InterruptedException {
    Process squeue =
        new ProcessBuilder("squeue", "--me", "-h", "-o", "%j")
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    String names = new String(squeue.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    squeue.waitFor();
    for (String name : names.split("\n", -1)) {
      // gl:CELL:JOB.TASK.ATTEMPT
      String attempt = name.substring(name.lastIndexOf(':') + 1);
      if (attempt.matches("[0-9]+[.][0-9]+[.][0-9]+")) {
        Path task = active.resolve(attempt.substring(0, attempt.lastIndexOf('.')));
        if (line(task, "call").filter(token::equals).isPresent()) {
          return Optional.of(task);
        }
      }
    }
    return Optional.empty();
  }

  /** A line of what the shepherd says of the engine; empty where it says nothing. */
  private static Optional<String> line(Path task, String key) {
    try {
      for (String line : Files.readAllLines(task.resolve("engine"))) {
        if (line.startsWith(key + " ")) {
          return Optional.of(line.substring(key.length() + 1));
        }
      }
    } catch (IOException e) {
      // it is another's, or not there yet
    }
    return Optional.empty();
  }
}
