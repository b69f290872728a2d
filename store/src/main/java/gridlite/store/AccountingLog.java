package gridlite.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/**
 * The accounting file of a cell. A record is in the database before it is in the file, together
 * with the size that the file had when all records before it were there; so whoever comes after a
 * crash can find out how much of the pending records the file has already, and each is appended
 * exactly once.
 *
 * @see "accounting(5)"
 */
final class AccountingLog {
  private final Path file;

  /**
   * Records that may not be in the file.
   *
   * @param size bytes that the file had without them
   * @param lines records in order, without newlines
   */
  record Pending(long size, List<String> lines) {
    /** Copies the list. */
    Pending {
      lines = List.copyOf(lines);
    }

    boolean isEmpty() {
      return lines.isEmpty();
    }

    byte[] bytes() {
      StringBuilder text = new StringBuilder();
      for (String line : lines) {
        text.append(line).append('\n');
      }
      return text.toString().getBytes(StandardCharsets.UTF_8);
    }
  }

  AccountingLog(Path cell) {
    this.file = cell.resolve("common").resolve("accounting");
  }

  /**
   * Appends what is missing and waits until it is on the disk.
   *
   * @return size of the file afterwards
   */
  long append(Pending pending) {
    try {
      if (Files.notExists(file.getParent())) {
        // not what is above: a cell that was moved away is not begun again
        Files.createDirectory(file.getParent());
      }
      try (FileChannel channel =
              FileChannel.open(
                  file,
                  StandardOpenOption.READ,
                  StandardOpenOption.WRITE,
                  StandardOpenOption.CREATE);
          GrowingColumns columns = new GrowingColumns(file)) {
        boolean hold = columns.hold();
        byte[] wanted = pending.bytes();
        long size = channel.size();
        // a file that is smaller than it was has been rotated: it begins anew
        long start = size < pending.size() ? 0 : pending.size();
        int there = alreadyThere(channel, start, size, wanted);
        ByteBuffer missing = ByteBuffer.wrap(wanted, there, wanted.length - there);
        channel.position(size);
        while (missing.hasRemaining()) {
          channel.write(missing);
        }
        channel.force(false);
        if (hold) {
          columns.noteGrowth(channel.size());
        }
        return channel.size();
      }
    } catch (IOException e) {
      throw Trouble.with(file, "append to", e);
    }
  }

  /**
   * Returns how many of the wanted bytes the file ends with, having been cut off while appending.
   */
  private static int alreadyThere(FileChannel channel, long start, long size, byte[] wanted)
      throws IOException {
    int length = (int) Math.min(size - start, wanted.length);
    ByteBuffer tail = ByteBuffer.allocate(length);
    while (tail.hasRemaining() && channel.read(tail, start + tail.position()) >= 0) {
      // a read may give less than was asked for
    }
    for (int i = 0; i < length; i++) {
      if (tail.get(i) != wanted[i]) {
        // something else was appended by hand; ours is not there
        return 0;
      }
    }
    return length;
  }
}
