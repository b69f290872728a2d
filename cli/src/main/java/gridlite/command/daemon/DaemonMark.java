package gridlite.command.daemon;

import gridlite.runtime.Cell;
import gridlite.runtime.CellFiles;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * The file {@code daemon.pid}, which a daemon keeps locked from its first moment to its last: there
 * are never two. The number in it is for people to read; nothing is done to the process that it
 * names.
 */
final class DaemonMark implements AutoCloseable {
  private final FileChannel channel;

  private DaemonMark(FileChannel channel) {
    this.channel = channel;
  }

  private static Path file(Cell cell) {
    return cell.directory().resolve("daemon.pid");
  }

  /** Makes this process the daemon of a cell; empty when another is. */
  static Optional<DaemonMark> take(Cell cell) throws IOException {
    Path file = file(cell);
    FileChannel channel = CellFiles.open(file, CellFiles.PRIVATE, StandardOpenOption.WRITE);
    FileLock lock = channel.tryLock();
    if (lock == null) {
      channel.close();
      return Optional.empty();
    }
    channel.truncate(0);
    String number = ProcessHandle.current().pid() + "\n";
    channel.write(ByteBuffer.wrap(number.getBytes(StandardCharsets.US_ASCII)));
    return Optional.of(new DaemonMark(channel));
  }

  /** Makes this process the daemon of a cell in the place of one that may do nothing any more. */
  static DaemonMark replace(Cell cell) throws IOException {
    Files.deleteIfExists(file(cell));
    return take(cell).orElseThrow(() -> new IOException("another daemon has come at once"));
  }

  /**
   * Returns whether there is a daemon, whether it listens or not; no for users who can't find out.
   */
  static boolean isTaken(Cell cell) {
    Path file = file(cell);
    if (!Files.isWritable(file)) {
      return false;
    }
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
        FileLock lock = channel.tryLock()) {
      return lock == null;
    } catch (IOException e) {
      // removed meanwhile
      return false;
    }
  }

  /** The process that the file names, for messages. */
  static String process(Cell cell) {
    try {
      return Files.readString(file(cell)).strip();
    } catch (IOException e) {
      return "unknown";
    }
  }

  /** Empties the file rather than removing it, since another process may wait for its lock. */
  @Override
  public void close() throws IOException {
    channel.truncate(0);
    channel.close();
  }
}
