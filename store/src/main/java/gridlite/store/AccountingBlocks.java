package gridlite.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.LongBuffer;
import java.nio.channels.FileChannel;
import java.util.OptionalLong;

/**
 * The entries of an {@link AccountingIndex} in the order of the lines, two numbers each: whose
 * record a line is, and the byte at which it begins. Entries are in blocks of {@value #LINES}; in
 * front of each block are the smallest and the largest number in it. Jobs end more or less in the
 * order of their numbers, so that few blocks have to be looked at for one of them.
 */
final class AccountingBlocks {
  /** In place of a number: the line is empty or a comment. */
  static final long SKIPPED = -1;

  /**
   * In place of a number, and smaller than all: the line has to be looked at, since it is not a
   * record, say.
   */
  static final long ODD = -2;

  /** Entries of a full block. */
  static final int LINES = 1023;

  private static final int PAIR = 2;
  private static final int ENTRY = PAIR * Long.BYTES;
  private static final int BLOCK = (1 + LINES) * PAIR;

  private final LongBuffer numbers;

  /**
   * Entries of a list.
   *
   * @param start byte of the list at which they begin
   */
  AccountingBlocks(FileChannel list, long start) throws IOException {
    numbers = list.map(FileChannel.MapMode.READ_ONLY, start, list.size() - start).asLongBuffer();
  }

  /** Returns whether entries of so many bytes end with a whole one. */
  static boolean areWhole(long bytes) {
    return bytes % ENTRY == 0 && bytes % (BLOCK * Long.BYTES) != ENTRY;
  }

  /** Looks at entries of lines. */
  interface Visitor {
    /**
     * Looks at an entry.
     *
     * @param line from 0
     * @param number whose record it is
     * @param start byte at which the line begins
     * @param end byte behind it; empty: the end of the file
     * @return whether all is well so far
     */
    boolean visit(long line, long number, long start, OptionalLong end) throws IOException;
  }

  /**
   * Visits the entries of a job, those that have to be looked at for every job, and the last one,
   * in order, until one is not well.
   *
   * @return whether all are well
   */
  boolean visit(long job, Visitor visitor) throws IOException {
    int size = numbers.limit();
    for (int block = 0; block < size; block += BLOCK) {
      long smallest = numbers.get(block);
      boolean last = size - block <= BLOCK;
      boolean within = smallest <= job && job <= numbers.get(block + 1);
      if ((last || within || smallest == ODD) && !visitBlock(block, job, visitor)) {
        return false;
      }
    }
    return true;
  }

  private boolean visitBlock(int block, long job, Visitor visitor) throws IOException {
    int size = numbers.limit();
    int end = Math.min(block + BLOCK, size);
    for (int at = block + PAIR; at < end; at += PAIR) {
      long number = numbers.get(at);
      if (number == job || number == ODD || at + PAIR == size) {
        long line = (long) block / BLOCK * LINES + (at - block) / PAIR - 1;
        if (!visitor.visit(line, number, numbers.get(at + 1), startOf(at + PAIR))) {
          return false;
        }
      }
    }
    return true;
  }

  /** Returns where the line of an entry begins, also in the next block; empty behind the last. */
  private OptionalLong startOf(int at) {
    int entry = at % BLOCK == 0 ? at + PAIR : at;
    return entry + 1 < numbers.limit()
        ? OptionalLong.of(numbers.get(entry + 1))
        : OptionalLong.empty();
  }

  /** Adds entries to the end of a list. */
  static final class Writer {
    private final FileChannel list;
    private final ByteBuffer block = ByteBuffer.allocate(BLOCK * Long.BYTES);
    private long place;

    /**
     * A writer.
     *
     * @param start byte of the list at which entries begin
     */
    Writer(FileChannel list, long start) throws IOException {
      this.list = list;
      int used = (int) ((list.size() - start) % block.capacity());
      place = list.size() - used;
      block.limit(used);
      while (block.hasRemaining() && list.read(block, place + block.position()) >= 0) {
        // a read may give less than was asked for
      }
      block.limit(block.capacity());
    }

    void add(long number, long start) throws IOException {
      if (block.position() == 0) {
        block.putLong(Long.MAX_VALUE).putLong(Long.MIN_VALUE);
      }
      block.putLong(number).putLong(start);
      if (number != SKIPPED) {
        block.putLong(0, Math.min(number, block.getLong(0)));
        block.putLong(Long.BYTES, Math.max(number, block.getLong(Long.BYTES)));
      }
      if (block.remaining() < ENTRY) {
        finish();
        place += block.capacity();
        block.clear();
      }
    }

    /** Writes what was added. */
    void finish() throws IOException {
      ByteBuffer written = block.duplicate().flip();
      while (written.hasRemaining()) {
        list.write(written, place + written.position());
      }
    }
  }
}
