package gridlite.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.Optional;
import java.util.zip.CRC32;

/**
 * The first bytes of a file of {@link AccountingColumns}: the form, what follows here, a checksum.
 *
 * @param stamp of the accounting file for which the columns hold
 * @param place byte at which the directory begins
 * @param parts number of its entries
 * @param sum its checksum
 */
record ColumnsHead(FileStamp stamp, long place, int parts, int sum) {
  /** Bytes of it. */
  static final int SIZE = 64;

  private static final long FORM = 0x676c2d636f6c7331L;
  private static final int SUMMED = SIZE - Integer.BYTES;

  /** Reads it; empty if it is none. */
  static Optional<ColumnsHead> read(FileChannel file) throws IOException {
    ByteBuffer in = bytes(file, 0, SIZE);
    boolean whole = in.remaining() == SIZE && in.getInt(SUMMED) == sumOf(in.slice(0, SUMMED));
    if (!whole || in.getLong() != FORM) {
      return Optional.empty();
    }
    return Optional.of(new ColumnsHead(FileStamp.read(in), in.getLong(), in.getInt(), in.getInt()));
  }

  /** Writes it. */
  void write(FileChannel file) throws IOException {
    ByteBuffer out = ByteBuffer.allocate(SIZE);
    out.putLong(FORM);
    stamp.write(out);
    out.putLong(place).putInt(parts).putInt(sum);
    out.putInt(SUMMED, sumOf(out.slice(0, SUMMED))).clear();
    while (out.hasRemaining()) {
      file.write(out, out.position());
    }
  }

  /** The head of the same columns for an accounting file that has changed otherwise. */
  ColumnsHead with(FileStamp other) {
    return new ColumnsHead(other, place, parts, sum);
  }

  /** Returns whether another head is of the same columns. */
  boolean isOfSame(ColumnsHead other) {
    return place == other.place && parts == other.parts && sum == other.sum;
  }

  /** Bytes of a file, as many as there are at most. */
  static ByteBuffer bytes(FileChannel file, long place, int length) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(length);
    while (bytes.hasRemaining() && file.read(bytes, place + bytes.position()) >= 0) {
      // a read may give less than was asked for
    }
    return bytes.flip();
  }

  /** Checksum of all bytes of a buffer. */
  static int sumOf(ByteBuffer bytes) {
    CRC32 sum = new CRC32();
    sum.update(bytes.slice(0, bytes.limit()));
    return (int) sum.getValue();
  }
}
