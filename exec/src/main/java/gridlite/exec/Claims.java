package gridlite.exec;

import gridlite.job.TaskId;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
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
  /** Contents of the claim for nobody, in place of a time. */
  private static final String NEVER = "0\n";

  /** An attempt that has begun. */
  record Claim(TaskId task, int attempt) {}

  /**
   * The one that an attempt is claimed for.
   *
   * @param begun when its shepherd began it; empty where it is claimed for nobody
   */
  record Claimed(Optional<Instant> begun) {
    /** Returns whether no shepherd has come to it, and none is to come. */
    boolean isForNobody() {
      return begun.isEmpty();
    }
  }

  private Path file(TaskId task, int attempt) {
    return directory.resolve(task + "." + attempt);
  }

  /** The claim that the owner of a job makes itself: in a directory that nobody else writes to. */
  private Path ownersFile(TaskId task, int attempt) {
    return file(task, attempt).resolve("claim");
  }

  /** Returns whether an attempt has begun. */
  boolean has(TaskId task, int attempt) {
    Path file = file(task, attempt);
    return Files.exists(file, LinkOption.NOFOLLOW_LINKS)
        && (!Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS)
            || Files.exists(ownersFile(task, attempt), LinkOption.NOFOLLOW_LINKS));
  }

  /** Lets the owner of a job claim an attempt. */
  void allow(String owner, TaskId task, int attempt) throws IOException {
    TaskPermissions.makePassage(directory);
    Path file = file(task, attempt);
    if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
      TaskPermissions.makePassage(file);
      TaskPermissions.makeOwnersOwn(owner, file);
      Synced.directory(directory);
    }
  }

  /**
   * Claims an attempt for nobody: no shepherd comes to it, and one that comes late after all leaves
   * again. Does nothing where a shepherd has claimed it.
   */
  void giveUp(TaskId task, int attempt) throws IOException {
    TaskPermissions.makePassage(directory);
    Path fresh = directory.resolve(".given-up." + task + "." + attempt);
    TaskPermissions.write(fresh, NEVER);
    TaskPermissions.makeReadable(fresh);
    Synced.file(fresh);
    try {
      // exclusive, and there with all that is in it
      Files.createLink(claimed(task, attempt), fresh);
      Synced.directory(claimed(task, attempt).resolveSibling("."));
    } catch (FileAlreadyExistsException e) {
      // a shepherd has come after all
    } finally {
      Files.delete(fresh);
    }
  }

  private Path claimed(TaskId task, int attempt) {
    return Files.isDirectory(file(task, attempt), LinkOption.NOFOLLOW_LINKS)
        ? ownersFile(task, attempt)
        : file(task, attempt);
  }

  /** Returns for whom an attempt is claimed; empty when it is not. */
  Optional<Claimed> of(TaskId task, int attempt) {
    if (!has(task, attempt)) {
      return Optional.empty();
    }
    Path file = claimed(task, attempt);
    Optional<String> text = TaskDirectory.text(file).map(String::strip);
    if (text.isEmpty()) {
      return Optional.empty();
    }
    if (Spelled.isZero(text.get())) {
      return Optional.of(new Claimed(Optional.empty()));
    }
    Optional<Instant> written = Spelled.instant(text.get());
    return (written.isPresent() ? written : changed(file))
        .map(begun -> new Claimed(Optional.of(begun)));
  }

  private static Optional<Instant> changed(Path file) {
    try {
      return Optional.of(
          Files.getLastModifiedTime(file, LinkOption.NOFOLLOW_LINKS)
              .toInstant()
              .truncatedTo(ChronoUnit.MILLIS));
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
