package gridlite.command.daemon;

import gridlite.runtime.Cell;
import gridlite.runtime.CellFiles;
import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The log of a daemon or helper: lines on standard error, which go to {@code daemon.log} in the
 * cell's directory, or wherever who runs it in the foreground sends them. The file is bounded: a
 * full one becomes {@code daemon.log.1} in the place of the former one.
 */
final class DaemonLog implements Consumer<String> {
  private static final long LONGEST = 1 << 20;
  private static final int LONGEST_LINE = 500;
  private static final int LONGEST_END = 4096;
  private static final Path STANDARD_ERROR = Path.of("/proc/self/fd/2");

  private final Path file;
  private final boolean isOwnFile;
  private String last = "";
  private int repeated;

  /** The log of this process, which is the daemon of a cell, or its helper. */
  DaemonLog(Path file) {
    this.file = file;
    isOwnFile = isOwn(file);
  }

  /** Returns where the log of a daemon in the background is. */
  static Path file(Cell cell) {
    return cell.directory().resolve("daemon.log");
  }

  private static boolean isOwn(Path file) {
    try {
      return Files.exists(file) && Files.isSameFile(file, STANDARD_ERROR);
    } catch (IOException e) {
      return false;
    }
  }

  /**
   * The last line that was written since the log had a size, without those that explain it; empty
   * when there is none.
   */
  static Optional<String> lastSince(Path file, long size) throws IOException {
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    try (SeekableByteChannel log = Files.newByteChannel(file)) {
      // a full log has begun anew
      long start = log.size() < size ? 0 : size;
      log.position(Math.max(start, log.size() - LONGEST_END));
      String end =
          new String(Channels.newInputStream(log).readNBytes(LONGEST_END), StandardCharsets.UTF_8);
      return end.lines()
          .filter(line -> !line.isBlank() && !Character.isWhitespace(line.charAt(0)))
          .reduce((former, line) -> line);
    }
  }

  /** Returns where the log of a helper is. */
  static Path ofHelper(Cell cell) {
    return cell.directory().resolve("helper.log");
  }

  /** Writes a line; control characters that a user may have put in are shown as "?". */
  @Override
  public synchronized void accept(String message) {
    String line = message.strip().replaceAll("\\p{Cntrl}", "?");
    if (line.length() > LONGEST_LINE) {
      line = line.substring(0, LONGEST_LINE) + " ...";
    }
    if (line.equals(last)) {
      repeated++;
      return;
    }
    if (repeated > 0) {
      write("the same " + repeated + " times more");
    }
    last = line;
    repeated = 0;
    write(line);
  }

  private void write(String line) {
    System.err.println(Instant.now().truncatedTo(ChronoUnit.SECONDS) + " " + line);
    try {
      if (isOwnFile && Files.size(file) > LONGEST) {
        turnOver();
      }
    } catch (IOException e) {
      System.err.println("can't rotate " + file + ": " + e.getMessage());
    }
  }

  /** Copied and emptied, since this process's standard error stays the same file. */
  private void turnOver() throws IOException {
    Path former = file.resolveSibling(file.getFileName() + ".1");
    try (FileChannel from =
            FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE);
        FileChannel to = CellFiles.open(former, CellFiles.PRIVATE, StandardOpenOption.WRITE)) {
      to.truncate(0);
      from.transferTo(0, from.size(), to);
      from.truncate(0);
    }
  }
}
