package gridlite.exec;

import gridlite.job.JobId;
import gridlite.job.TaskId;
import gridlite.port.TaskOrder;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.regex.Pattern;
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

  /** The notes of shepherds; {@code shepherd.pl} says what they have. */
  private static final String NOTES = "shepherd";

  private static final String DONE = "done";
  private static final Pattern SHEPHERD = Pattern.compile("[0-9]{1,9} [0-9]+ [^ ]+");
  private static final String EXIT = "exit";

  /** Names that directories have before they are given over and after they are done with. */
  private static final String UNFINISHED = ".new.";

  private static final String REMOVED = ".old.";

  /** More than any of the files that a shepherd writes ever has. */
  private static final long LARGEST = 1 << 20;

  /** Distinguishes the fresh files that threads of one process write. */
  private static final AtomicLong SERIAL = new AtomicLong();

  /** The longest time that a shepherd may take to come, on a machine under load. */
  private static final Duration COMING = Duration.ofSeconds(5);

  /** The directory's task; empty when the name is none of a task. */
  Optional<TaskId> task() {
    return taskNamed(path.getFileName().toString());
  }

  /** The task of a name {@code JOB.TASK}; empty when it is none. */
  static Optional<TaskId> taskNamed(String name) {
    int dot = name.indexOf('.');
    if (dot <= 0) {
      return Optional.empty();
    }
    Optional<JobId> job = Spelled.count(name.substring(0, dot)).map(JobId::of);
    Optional<Long> task = Spelled.count(name.substring(dot + 1));
    return job.isPresent() && task.isPresent()
        ? Optional.of(new TaskId(job.get(), task.get())).filter(id -> id.toString().equals(name))
        : Optional.empty();
  }

  /** Returns whether the task has been given to a shepherd. */
  boolean exists() {
    return Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS);
  }

  /** The attempt that the directory is of; empty when its files no longer say so. */
  OptionalInt attempt() {
    OptionalInt known = number(text(ATTEMPT).orElse(""));
    return known.isPresent() ? known : number(text(LAUNCH).map(TaskDirectory::second).orElse(""));
  }

  /** The value of the first line {@code key value}. */
  private static String second(String text) {
    String line = text.substring(0, Math.max(0, text.indexOf('\n')));
    return line.startsWith(ATTEMPT + " ") ? line.substring(ATTEMPT.length() + 1) : "";
  }

  private static OptionalInt number(String text) {
    Optional<Long> number = Spelled.count(text.strip());
    return number.isPresent() && number.get() <= Integer.MAX_VALUE
        ? OptionalInt.of(number.get().intValue())
        : OptionalInt.empty();
  }

  /**
   * Returns whether its shepherd has written its last word, or something lies in the place of that.
   */
  boolean hasExit() {
    return Files.exists(path.resolve(EXIT), LinkOption.NOFOLLOW_LINKS);
  }

  /** Returns when its last word was written; empty where there is none, or not any more. */
  Optional<Instant> exitTime() {
    Path exit = path.resolve(EXIT);
    try {
      return Optional.of(Files.getLastModifiedTime(exit, LinkOption.NOFOLLOW_LINKS).toInstant());
    } catch (NoSuchFileException e) {
      return Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException("can't read " + exit, e);
    }
  }

  /**
   * Makes the directory with all files at once.
   *
   * @param at hears of each step
   * @return false when another process has made it already
   */
  static boolean create(Path path, TaskOrder.Start start, Consumer<String> at) throws IOException {
    Path parent = path.resolveSibling("");
    TaskPermissions.makePassage(parent);
    Path made = Files.createTempDirectory(parent, UNFINISHED);
    // processes of the user read in it
    TaskPermissions.makePassage(made);
    TaskPermissions.write(made.resolve(ATTEMPT), start.attempt() + "\n");
    TaskPermissions.write(made.resolve(LAUNCH), start.launch());
    Synced.file(made.resolve(LAUNCH));
    for (Map.Entry<String, String> file : start.files().entrySet()) {
      TaskPermissions.write(made.resolve(file.getKey()), file.getValue());
      TaskPermissions.giveTo(start.owner().text(), made.resolve(file.getKey()));
    }
    if (start.keeper() == TaskOrder.Keeper.OWNER) {
      TaskPermissions.makeOwnersOwn(start.owner().text(), made.resolve(ATTEMPT));
      TaskPermissions.makeOwnersOwn(start.owner().text(), made.resolve(LAUNCH));
      TaskPermissions.makeOwnersOwn(start.owner().text(), made);
    }
    at.accept("made");
    try {
      Files.move(made, path, StandardCopyOption.ATOMIC_MOVE);
      at.accept("given over");
      return true;
    } catch (IOException e) {
      delete(made);
      if (Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
        return false;
      }
      throw e;
    }
  }

  /**
   * Returns what an error says, in the same words each time it comes: a directory that is not
   * finished has another name at each attempt, and a log would take that for another error.
   */
  static String textOf(IOException e) {
    return e.toString().replaceAll(Pattern.quote(UNFINISHED) + "[0-9]+", UNFINISHED + "*");
  }

  /**
   * Puts a file into the directory by one rename. It is written outside of it, where its owner
   * can't put anything in its place; whoever may enter the directory may read it.
   */
  private void put(String name, String text) throws IOException {
    Path fresh =
        path.resolveSibling(
            UNFINISHED + ProcessHandle.current().pid() + "." + SERIAL.incrementAndGet());
    TaskPermissions.write(fresh, text);
    if (!TaskPermissions.isOwn(path)) {
      TaskPermissions.makeReadable(fresh);
    }
    try {
      Files.move(fresh, path.resolve(name), StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      Files.deleteIfExists(fresh);
      throw e;
    }
  }

  /**
   * Text of a file; empty when it is not there. What is not a file, or too large for one of a
   * shepherd's, is read as nothing at all: reading it might never end.
   */
  Optional<String> text(String name) {
    return text(path.resolve(name));
  }

  /** The same for any file. */
  static Optional<String> text(Path file) {
    try {
      BasicFileAttributes attributes =
          Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
      if (!attributes.isRegularFile() || attributes.size() > LARGEST) {
        return Optional.of("");
      }
      boolean foreign = TaskPermissions.isRoot() && !TaskPermissions.isOwn(file);
      byte[] read = foreign ? readForeign(file) : Files.readAllBytes(file);
      // decoded leniently: reasons quote file names of any bytes
      return Optional.of(new String(read, StandardCharsets.UTF_8));
    } catch (NoSuchFileException e) {
      return Optional.empty();
    } catch (IOException e) {
      if (!Files.exists(file.resolveSibling("."))) {
        return Optional.empty();
      }
      throw new UncheckedIOException("can't read " + file, e);
    }
  }

  /**
   * Reads, as root, a file of a user's, who may exchange it at any moment: no link is followed, and
   * what is not a file has no size, and does not make a reader wait that could write as well.
   */
  private static byte[] readForeign(Path file) throws IOException {
    Set<OpenOption> options =
        Set.of(StandardOpenOption.READ, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
    try (SeekableByteChannel channel = Files.newByteChannel(file, options)) {
      ByteBuffer buffer = ByteBuffer.allocate((int) Math.min(channel.size(), LARGEST));
      while (buffer.hasRemaining() && channel.read(buffer) >= 0) {
        // until all has come
      }
      return Arrays.copyOf(buffer.array(), buffer.position());
    }
  }

  /** Says what is wished of the task, and wakes its shepherd when that is new. */
  void wish(String request) {
    if (text(REQUEST).orElse("").equals(request)) {
      return;
    }
    try {
      put(REQUEST, request);
      Path wake = path.resolve(WAKE);
      // what another user could exchange is not written to
      if (TaskPermissions.isOwn(path) && isPipe(wake)) {
        // opened for both directions a pipe never waits for the other end
        try (RandomAccessFile pipe = new RandomAccessFile(wake.toFile(), "rw")) {
          pipe.write('\n');
        }
      }
    } catch (IOException e) {
      if (exists()) {
        throw new UncheckedIOException("can't notify the shepherd in " + path, e);
      }
      // the task has ended and been forgotten meanwhile
    }
  }

  /**
   * Returns whether it is neither a file, a directory nor a link: writing into anything else wakes
   * nobody.
   */
  private static boolean isPipe(Path file) throws IOException {
    return Files.exists(file, LinkOption.NOFOLLOW_LINKS)
        && Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS)
            .isOther();
  }

  /** Returns what is wished now. */
  String wished() {
    return text(REQUEST).orElse("");
  }

  /** Returns whether the shepherd that last had the task lives and still has it. */
  boolean hasShepherd() {
    List<String> notes = notes();
    return !notes.contains(DONE)
        && lastShepherd(notes)
            .map(line -> line.split(" ", -1))
            .filter(words -> words[2].equals(bootId()))
            .filter(words -> words[1].equals(startTicks(words[0]).orElse("")))
            .isPresent();
  }

  /** Returns whether a shepherd has had the task, whether it lives or not. */
  boolean hasHadShepherd() {
    return lastShepherd(notes()).isPresent();
  }

  /** The notes of shepherds, a line each. */
  private List<String> notes() {
    return text(NOTES).orElse("").lines().toList();
  }

  /** The last line {@code NUMBER START BOOT} of notes. */
  private static Optional<String> lastShepherd(List<String> notes) {
    return notes.stream()
        .filter(line -> SHEPHERD.matcher(line).matches())
        .reduce((before, line) -> line);
  }

  /** Returns whether it was made just now, so that its first shepherd may be on its way. */
  boolean awaitsShepherd(Instant now) {
    if (hasHadShepherd()) {
      return false;
    }
    try {
      Instant made = Files.getLastModifiedTime(path.resolve(ATTEMPT)).toInstant();
      return Duration.between(made, now).abs().compareTo(COMING) < 0;
    } catch (IOException e) {
      return false;
    }
  }

  /** No shepherd is on its way: whoever comes next sends one. */
  void awaitNobody() {
    try {
      FileTime past = FileTime.fromMillis(0);
      Objects.requireNonNull(
              Files.getFileAttributeView(
                  path.resolve(ATTEMPT), BasicFileAttributeView.class, LinkOption.NOFOLLOW_LINKS))
          .setTimes(past, past, null);
    } catch (IOException e) {
      // then one is sent a little later
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

  /**
   * Removes the directory: first away from its place, so that nobody takes it for the task's, then
   * as far as that can be done; the rest is done by {@link #sweep}.
   */
  void remove() throws IOException {
    Path away = path.resolveSibling(REMOVED + path.getFileName() + "." + System.nanoTime());
    try {
      Files.move(path, away, StandardCopyOption.ATOMIC_MOVE);
    } catch (NoSuchFileException e) {
      // somebody has removed it by hand
      return;
    }
    new TaskDirectory(away).sweep();
  }

  /**
   * Returns whether it was left by a process that was killed while it made or removed a directory.
   */
  boolean isLeft() {
    String name = path.getFileName().toString();
    return name.startsWith(UNFINISHED) || name.startsWith(REMOVED);
  }

  /** Deletes what is left of a directory. */
  void sweep() {
    try {
      if (Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
        delete(path);
      } else {
        Files.deleteIfExists(path);
      }
    } catch (IOException e) {
      // whoever comes next tries again; it is in nobody's way
    }
  }

  /** Deletes a directory with all that is in it. */
  static void delete(Path directory) throws IOException {
    List<Path> files = new ArrayList<>();
    if (Files.isDirectory(directory, LinkOption.NOFOLLOW_LINKS)) {
      TaskPermissions.takeOver(directory);
    }
    try (Stream<Path> listed = Files.list(directory)) {
      listed.forEach(files::add);
    } catch (NoSuchFileException e) {
      return;
    }
    for (Path file : files) {
      if (Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS)) {
        delete(file);
      } else {
        Files.deleteIfExists(file);
      }
    }
    Files.deleteIfExists(directory);
  }
}
