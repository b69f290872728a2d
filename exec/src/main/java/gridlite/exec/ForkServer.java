package gridlite.exec;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * Gives tasks to shepherds by a process, {@code shepherd.pl}, that has read their programs and
 * forks one where none has ended its task before ({@code Flock.pm}): reading the programs takes as
 * long as all that the shepherd of a short job does. A process keeps it for its next tasks, for a
 * while: so one that hangs, whoever has stopped it, is not asked for long. It leaves when its input
 * ends, be it that this process dies, and so do its shepherds that have no task. A task that was
 * given to one that has died has no shepherd, which the next look at it finds.
 */
final class ForkServer {
  /** Half of the time after which the program leaves by itself. */
  private static final Duration SERVICE = Duration.ofSeconds(30);

  private final Path spool;
  private final Shepherds shepherds;
  private final LocalExecutor.Term term;
  private Optional<Running> running = Optional.empty();

  /**
   * A process that forks shepherds.
   *
   * @param begun when it was started, in nanoseconds of a clock that nobody sets
   */
  private record Running(Process process, long begun) {
    boolean serves() {
      return process.isAlive() && System.nanoTime() - begun < SERVICE.toNanos();
    }

    void take(byte[] words) throws IOException {
      OutputStream stream = process.getOutputStream();
      stream.write(words);
      stream.flush();
    }

    /** It forks what it has been given, and leaves. */
    void leave() {
      try {
        process.getOutputStream().close();
      } catch (IOException e) {
        // it has left already
      }
    }
  }

  /**
   * One that is started when there is a task for it.
   *
   * @param spool the cell's {@code spool}
   * @param shepherds their programs
   */
  ForkServer(Path spool, Shepherds shepherds, LocalExecutor.Term term) {
    this.spool = spool;
    this.shepherds = shepherds;
    this.term = term;
  }

  /**
   * Starts a shepherd for each directory; one that has a shepherd already is left to that.
   *
   * @return what was in the way; empty when they were started
   */
  synchronized Optional<String> start(List<Shepherds.Flock> flocks) {
    if (flocks.isEmpty()) {
      return Optional.empty();
    }
    StringBuilder words = new StringBuilder();
    for (Shepherds.Flock flock : flocks) {
      words.append(flock.path()).append('\0').append(flock.attempt()).append('\0');
    }
    try {
      give(words.toString().getBytes(StandardCharsets.UTF_8));
      return Optional.empty();
    } catch (IOException e) {
      return Optional.of("can't start shepherds: " + e.getMessage());
    } finally {
      if (term == LocalExecutor.Term.COMMAND) {
        leave();
      }
    }
  }

  private void give(byte[] words) throws IOException {
    if (running.isPresent() && running.get().serves()) {
      try {
        running.get().take(words);
        return;
      } catch (IOException e) {
        // it has died; what it had not read yet is read by the next
      }
    }
    leave();
    ProcessBuilder command = OwnProcess.of(spool, shepherds.command());
    command.redirectInput(ProcessBuilder.Redirect.PIPE);
    Running fresh = new Running(command.start(), System.nanoTime());
    running = Optional.of(fresh);
    fresh.take(words);
  }

  private void leave() {
    running.ifPresent(Running::leave);
    running = Optional.empty();
  }
}
