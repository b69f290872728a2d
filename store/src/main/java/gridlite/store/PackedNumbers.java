package gridlite.store;

import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;

/**
 * Whole numbers, each in as many bytes as the largest difference to the smallest of them needs:
 * none, if all are equal. The smallest of them, the number of bytes, the differences.
 */
final class PackedNumbers {
  private final long base;
  private final int width;
  private final byte[] differences;

  private PackedNumbers(long base, int width, byte[] differences) {
    this.base = base;
    this.width = width;
    this.differences = differences;
  }

  /** Writes the first of some numbers. */
  static void write(DataOutputStream out, long[] numbers, int count) throws IOException {
    long smallest = count == 0 ? 0 : Long.MAX_VALUE;
    long largest = count == 0 ? 0 : Long.MIN_VALUE;
    for (int i = 0; i < count; i++) {
      smallest = Math.min(smallest, numbers[i]);
      largest = Math.max(largest, numbers[i]);
    }
    // a difference that overflows has all its digits as a number without sign
    int width = (Long.SIZE - Long.numberOfLeadingZeros(largest - smallest) + 7) / Byte.SIZE;
    out.writeLong(smallest);
    out.writeByte(width);
    for (int i = 0; i < count; i++) {
      long left = numbers[i] - smallest;
      for (int octet = 0; octet < width; octet++) {
        out.writeByte((int) left);
        left >>>= Byte.SIZE;
      }
    }
  }

  /** Reads so many numbers. */
  static PackedNumbers read(ByteBuffer in, int count) {
    long base = in.getLong();
    int width = in.get();
    byte[] differences = new byte[Math.multiplyExact(count, width)];
    in.get(differences);
    return new PackedNumbers(base, width, differences);
  }

  /** Returns whether all numbers are equal, as far as is known. */
  boolean areEqual() {
    return width == 0;
  }

  /** The number at a place, from 0. */
  long get(int place) {
    if (width == 0) {
      return base;
    }
    int start = place * width;
    long difference = 0;
    for (int at = start + width - 1; at >= start; at--) {
      difference = difference << Byte.SIZE | differences[at] & 0xff;
    }
    return base + difference;
  }
}
