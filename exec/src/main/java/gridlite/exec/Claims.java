package gridlite.exec;

import gridlite.job.TaskId;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The files {@code spool/begun/JOB.TASK.ATTEMPT}, each made by the one shepherd that may run the
 * attempt, before anything of the user's runs. An attempt with a claim is never started again,
 * whatever becomes of its directory; the claim goes when no saved state can ask for the attempt.
 *
 * @param directory {@code spool/begun}
 */
record Claims(Path directory) {
  /** An attempt that has begun. */
  record Claim(TaskId task, int attempt) {}

  private Path file(TaskId task, int attempt) {
    return directory.resolve(task + "." + attempt);
  }

  /** Returns whether an attempt has begun. */
  boolean has(TaskId task, int attempt) {
    return Files.exists(file(task, attempt), LinkOption.NOFOLLOW_LINKS);
  }

  /** Returns when an attempt began; empty when it has not. */
  Optional<Instant> since(TaskId task, int attempt) {
    Path file = file(task, attempt);
    Optional<String> text = TaskDirectory.text(file);
    if (text.isEmpty()) {
      return Optional.empty();
    }
    Optional<Instant> written = Spelled.instant(text.get().strip());
    return written.isPresent() ? written : changed(file);
  }

  private static Optional<Instant> changed(Path file) {
    try {
      return Optional.of(
          Files.getLastModifiedTime(file, LinkOption.NOFOLLOW_LINKS)
              .toInstant()
              .truncatedTo(java.time.temporal.ChronoUnit.MILLIS));
    } catch (NoSuchFileException e) {
      return Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException("can't read " + file, e);
    }
  }

  /** All claims; what else lies there is nobody's. */
  List<Claim> all() throws IOException {
    List<Claim> claims = new ArrayList<>();
    try (Stream<Path> listed = Files.list(directory)) {
      listed.forEach(path -> claim(path.getFileName().toString()).ifPresent(claims::add));
    } catch (NoSuchFileException e) {
      return List.of();
    }
    return claims;
  }

  private static Optional<Claim> claim(String name) {
    int dot = name.lastIndexOf('.');
    if (dot <= 0) {
      return Optional.empty();
    }
    Optional<Long> attempt = Spelled.count(name.substring(dot + 1));
    Optional<TaskId> task = TaskDirectory.taskNamed(name.substring(0, dot));
    return attempt.isPresent() && task.isPresent() && attempt.get() <= Integer.MAX_VALUE
        ? Optional.of(new Claim(task.get(), attempt.get().intValue()))
        : Optional.empty();
  }

  /** Forgets an attempt. */
  void remove(TaskId task, int attempt) throws IOException {
    Path file = file(task, attempt);
    if (Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS)) {
      TaskDirectory.delete(file);
    } else {
      Files.deleteIfExists(file);
    }
  }
}
