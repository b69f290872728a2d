package gridlite.exec;

import gridlite.port.WakeUpCall;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * The moment at which somebody is to look after the cell, in its file {@code spool/alarm} (seconds
 * since 1970), and the process that sleeps until then and runs the command that catches up: one a
 * cell, while there is such a moment. Should it have been killed, whoever sets the clock next
 * starts another.
 */
final class AlarmClock implements WakeUpCall {
  private final LocalExecutor.Site site;
  private final Shepherds processes;
  private final Path file;

  AlarmClock(LocalExecutor.Site site, Shepherds processes) {
    this.site = site;
    this.processes = processes;
    this.file = site.spool().resolve("alarm");
  }

  @Override
  public Optional<Instant> moment() {
    return number(file).map(Instant::ofEpochSecond);
  }

  private static Optional<Long> number(Path file) {
    try {
      return Optional.of(Long.valueOf(Files.readString(file, StandardCharsets.ISO_8859_1).strip()));
    } catch (NoSuchFileException | NumberFormatException e) {
      return Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException("can't read " + file, e);
    }
  }

  @Override
  public void set(Optional<Instant> wished, Instant now) {
    Optional<Instant> known = moment();
    // whole seconds, and not before the moment
    Optional<Instant> next =
        wished.map(at -> Instant.ofEpochSecond(at.plusNanos(999_999_999).getEpochSecond()));
    try {
      if (next.isEmpty()) {
        Files.deleteIfExists(file);
        return;
      }
      if (!next.equals(known)) {
        Path fresh = file.resolveSibling(".alarm." + ProcessHandle.current().pid());
        Files.writeString(fresh, next.get().getEpochSecond() + "\n");
        Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE);
      }
      // who sleeps until an earlier moment finds the later one then
      boolean isLater = known.isPresent() && !next.get().isBefore(known.get());
      if (!isLater || !isSlept()) {
        processes.startAlarm(site.wake(), site.wakeVariables());
      }
    } catch (IOException e) {
      throw new UncheckedIOException("can't set " + file, e);
    }
  }

  /**
   * Returns whether the process that noted its number in the lock is still there, and sleeps for
   * this cell.
   */
  private boolean isSlept() throws IOException {
    Optional<Long> process = number(site.spool().resolve("alarm.lock"));
    if (process.isEmpty()) {
      return false;
    }
    try {
      Path line = Path.of("/proc", process.get().toString(), "cmdline");
      List<String> words = List.of(Files.readString(line, StandardCharsets.UTF_8).split("\0"));
      return words.contains(site.spool().toString())
          && words.stream().anyMatch(word -> word.endsWith("/" + Shepherds.ALARM));
    } catch (NoSuchFileException e) {
      return false;
    }
  }
}
