package gridlite.exec;

import gridlite.job.TaskId;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The directory of one started task: what is to run, what is wished of it, and what its shepherd
 * has found out. Every file appears whole, by rename.
 *
 * @param path {@code spool/active_jobs/JOB.TASK}
 */
record TaskDirectory(Path path) {
  private static final String LAUNCH = "launch";
  private static final String REQUEST = "request";
  private static final String ATTEMPT = "attempt";
  private static final String WAKE = "wake";

  /** Longer than anybody takes to make or remove a directory. */
  private static final Duration MAKING = Duration.ofSeconds(60);

  /** How long a shepherd may take to come, on a machine under load. */
  private static final Duration COMING = Duration.ofSeconds(5);

  /** The directory's task; empty when the name is none of a task. */
  Optional<TaskId> task() {
    String name = path.getFileName().toString();
    int dot = name.indexOf('.');
    try {
      return dot <= 0
          ? Optional.empty()
          : Optional.of(
              new TaskId(
                  Long.parseLong(name.substring(0, dot)), Long.parseLong(name.substring(dot + 1))));
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }

  /** Whether the task has been given to a shepherd. */
  boolean exists() {
    return Files.isDirectory(path);
  }

  /** The attempt that the directory is of; 0 while it is being removed. */
  int attempt() {
    return text(ATTEMPT).map(text -> Integer.parseInt(text.strip())).orElse(0);
  }

  /**
   * Makes the directory with all files at once.
   *
   * @param files what the job reads itself, by name
   * @param owner the job's owner
   * @return false when another process has made it already
   */
  static boolean create(
      Path path, int attempt, String launch, Map<String, String> files, String owner)
      throws IOException {
    Path parent = path.resolveSibling("");
    TaskPermissions.makePassage(parent);
    Path made = Files.createTempDirectory(parent, ".new.");
    // processes of the user read in it
    TaskPermissions.makePassage(made);
    TaskDirectory directory = new TaskDirectory(made);
    directory.write(ATTEMPT, attempt + "\n");
    directory.write(LAUNCH, launch);
    for (Map.Entry<String, String> file : files.entrySet()) {
      directory.write(file.getKey(), file.getValue());
      TaskPermissions.giveTo(owner, made.resolve(file.getKey()));
    }
    try {
      Files.move(made, path, StandardCopyOption.ATOMIC_MOVE);
      return true;
    } catch (IOException e) {
      delete(made);
      if (Files.isDirectory(path)) {
        return false;
      }
      throw e;
    }
  }

  private void write(String name, String text) throws IOException {
    Path fresh = path.resolve("." + name + "." + ProcessHandle.current().pid());
    TaskPermissions.write(fresh, text);
    Files.move(fresh, path.resolve(name), StandardCopyOption.ATOMIC_MOVE);
  }

  /** Text of a file; empty when it is not there. */
  Optional<String> text(String name) {
    try {
      // decoded leniently: reasons quote file names of any bytes
      return Optional.of(
          new String(Files.readAllBytes(path.resolve(name)), StandardCharsets.UTF_8));
    } catch (NoSuchFileException e) {
      return Optional.empty();
    } catch (IOException e) {
      if (!Files.exists(path)) {
        return Optional.empty();
      }
      throw new UncheckedIOException("can't read " + path.resolve(name), e);
    }
  }

  /** Says what is wished of the task, and wakes its shepherd when that is new. */
  void wish(String request) {
    if (text(REQUEST).orElse("").equals(request)) {
      return;
    }
    try {
      write(REQUEST, request);
      Path wake = path.resolve(WAKE);
      if (Files.exists(wake)) {
        // opened for both directions a pipe never waits for the other end
        try (RandomAccessFile pipe = new RandomAccessFile(wake.toFile(), "rw")) {
          pipe.write('\n');
        }
      }
    } catch (IOException e) {
      if (exists()) {
        throw new UncheckedIOException("can't tell the shepherd in " + path, e);
      }
      // the task has ended and been forgotten meanwhile
    }
  }

  /** What is wished now. */
  String wished() {
    return text(REQUEST).orElse("");
  }

  /** Whether the shepherd that last had the task still lives. */
  boolean hasShepherd() {
    Optional<String> known = text("shepherd");
    if (known.isEmpty()) {
      return false;
    }
    String[] words = known.get().strip().split(" ", -1);
    return words.length == 3
        && words[2].equals(bootId())
        && words[1].equals(startTicks(words[0]).orElse(""));
  }

  /** Whether it was made just now, so that its first shepherd may be on its way. */
  boolean awaitsShepherd(Instant now) {
    if (Files.exists(path.resolve("shepherd"))) {
      return false;
    }
    try {
      Instant made = Files.getLastModifiedTime(path.resolve(ATTEMPT)).toInstant();
      return Duration.between(made, now).abs().compareTo(COMING) < 0;
    } catch (IOException e) {
      return false;
    }
  }

  private static String bootId() {
    try {
      return Files.readString(Path.of("/proc/sys/kernel/random/boot_id")).strip();
    } catch (IOException e) {
      return "";
    }
  }

  private static Optional<String> startTicks(String pid) {
    try {
      String stat = Files.readString(Path.of("/proc", pid, "stat"), StandardCharsets.ISO_8859_1);
      String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
      // a zombie herds nothing
      return fields[0].equals("Z") ? Optional.empty() : Optional.of(fields[19]);
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** The lines {@code key value} of a file; empty when it is not there. */
  Map<String, String> lines(String name) {
    Map<String, String> lines = new LinkedHashMap<>();
    for (String line : text(name).orElse("").split("\n", -1)) {
      int blank = line.indexOf(' ');
      if (blank > 0) {
        boolean usage = line.startsWith("usage ");
        int end = usage ? line.indexOf(' ', blank + 1) : blank;
        lines.put(line.substring(0, end), line.substring(end + 1));
      }
    }
    return lines;
  }

  /** Removes the directory; out of the way at once, so that the task can be started again. */
  void remove() {
    Path away = path.resolveSibling(".old." + path.getFileName() + "." + System.nanoTime());
    try {
      Files.move(path, away, StandardCopyOption.ATOMIC_MOVE);
      delete(away);
    } catch (NoSuchFileException e) {
      // another process has been quicker
    } catch (IOException e) {
      throw new UncheckedIOException("can't remove " + path, e);
    }
  }

  /**
   * Removes what a process that was killed has left while it made or removed a directory. One that
   * is being made is young.
   */
  void sweep(Instant now) {
    try {
      Instant changed = Files.getLastModifiedTime(path).toInstant();
      if (Duration.between(changed, now).abs().compareTo(MAKING) > 0) {
        delete(path);
      }
    } catch (IOException e) {
      // whoever left it there, or another process like this one, is at it
    }
  }

  /** Deletes a directory of files. */
  static void delete(Path directory) throws IOException {
    List<Path> files = new ArrayList<>();
    try (Stream<Path> listed = Files.list(directory)) {
      listed.forEach(files::add);
    } catch (NoSuchFileException e) {
      return;
    }
    for (Path file : files) {
      Files.deleteIfExists(file);
    }
    Files.deleteIfExists(directory);
  }
}
