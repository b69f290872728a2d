package gridlite.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.util.HashSet;
import java.util.Set;
import java.util.zip.CRC32C;
import org.h2.store.fs.FileBaseDefault;
import org.jspecify.annotations.Nullable;

/**
 * A file of checked blocks, as H2 sees it a plain one. Each block of 4096 bytes carries a header:
 *
 * <table>
 *   <caption>Header of a block</caption>
 *   <tr><td>4 bytes</td><td>"GLB1"</td></tr>
 *   <tr><td>4 bytes</td><td>CRC-32C of the block's number, the rest of this header, and the data</td></tr>
 *   <tr><td>4 bytes</td><td>index of the block in the write that it came by</td></tr>
 *   <tr><td>4 bytes</td><td>how many blocks that write had</td></tr>
 *   <tr><td>8 bytes</td><td>tag of that write</td></tr>
 * </table>
 *
 * <p>H2 writes a commit (a chunk) by one write and finds its beginning first; there the whole write
 * is checked, so that one that was cut off by a crash is not there, and everything else that does
 * not fit its checksum is damage.
 */
final class BlockFile extends FileBaseDefault {
  static final int DATA = 4096;
  static final int MAGIC = 0x474c4231;

  private static final int HEADER = 24;
  private static final int CHECKED_FROM = 8;

  /** Bytes of a block in the file. */
  static final int BLOCK = HEADER + DATA;

  /** H2's own headers: two copies of one, each of which does alone. */
  private static final int STORE_HEADERS = 2;

  private static final int BLOCKS_AT_ONCE = 64;

  private final FileChannel base;

  /** Numbers of first blocks whose writes were found whole. */
  private final Set<Long> whole = new HashSet<>();

  /** Set while nothing may be written yet, or any more. */
  private volatile boolean sealed;

  /** Set once H2 has found its way in, so that it looks at nothing any more that may be missing. */
  private volatile boolean opened;

  private volatile @Nullable IOException failure;

  private long tag = System.nanoTime() ^ ProcessHandle.current().pid() << 32;

  /** A block's content is not what was written. */
  static final class DamagedBlockException extends IOException {
    private static final long serialVersionUID = 1L;

    DamagedBlockException(String message) {
      super(message);
    }
  }

  /** The header of a block that fits its content. */
  private record Place(int index, int count, long tag) {}

  /** A write was tried before the content was known to be the right one. */
  static final class SealedException extends IOException {
    private static final long serialVersionUID = 1L;

    SealedException() {
      super("the database must not be written before it is verified");
    }
  }

  /** A file that is read and written through a channel. */
  BlockFile(FileChannel base) {
    this.base = base;
  }

  /** A file that is read, and written only once it is unsealed. */
  static BlockFile sealed(FileChannel base) {
    BlockFile file = new BlockFile(base);
    file.sealed = true;
    return file;
  }

  /** Allows writing, until damage is found. */
  void unseal() {
    sealed = false;
    opened = true;
  }

  boolean isSealed() {
    return sealed;
  }

  /** Refuses to believe that all is written when something could not be: H2 closes in silence. */
  void assertWritten() throws IOException {
    IOException known = failure;
    if (known != null) {
      throw known;
    }
  }

  /** Lets go of the file at once: whatever H2 still wants to write, it can't. */
  void abandon() {
    sealed = true;
    try {
      base.close();
    } catch (IOException e) {
      // the failure that came before is the one to report
    }
  }

  @Override
  public long size() throws IOException {
    return base.size() / BLOCK * DATA;
  }

  @Override
  public synchronized int read(ByteBuffer target, long position) throws IOException {
    long left = size() - position;
    if (left <= 0) {
      return -1;
    }
    int wanted = (int) Math.min(left, target.remaining());
    int done = 0;
    while (done < wanted) {
      long first = (position + done) / DATA;
      long last = (position + wanted - 1) / DATA;
      int count = (int) Math.min(last - first + 1, BLOCKS_AT_ONCE);
      ByteBuffer blocks = blocks(first, count);
      for (int i = 0; i < count; i++) {
        ByteBuffer data = checked(blocks, i, first + i);
        int skipped = (int) Math.max(0, position + done - (first + i) * DATA);
        int length = Math.min(DATA - skipped, wanted - done);
        target.put(data.slice(skipped, length));
        done += length;
      }
    }
    return wanted;
  }

  private ByteBuffer blocks(long first, int count) throws IOException {
    ByteBuffer blocks = ByteBuffer.allocate(count * BLOCK);
    while (blocks.hasRemaining()) {
      if (base.read(blocks, first * BLOCK + blocks.position()) < 0) {
        throw new DamagedBlockException("block " + (first + count - 1) + " is cut off");
      }
    }
    return blocks;
  }

  /** Data of a block, which is what was written. */
  private ByteBuffer checked(ByteBuffer blocks, int at, long number) throws IOException {
    try {
      Place place = place(blocks, at, number);
      if (place.index() == 0 && place.count() > 1) {
        checkWrite(place, number);
      }
    } catch (DamagedBlockException e) {
      if (number >= STORE_HEADERS) {
        sealed |= opened;
        throw e;
      }
      // H2 takes no header from zeros, and has another copy
      return ByteBuffer.allocate(DATA);
    }
    return blocks.slice(at * BLOCK + HEADER, DATA);
  }

  private static Place place(ByteBuffer blocks, int at, long number) throws DamagedBlockException {
    int start = at * BLOCK;
    if (blocks.getInt(start) != MAGIC) {
      throw new DamagedBlockException("block " + number + " does not begin like one");
    }
    if (blocks.getInt(start + 4) != checksum(blocks.slice(start, BLOCK), number)) {
      throw new DamagedBlockException("block " + number + " does not fit its checksum");
    }
    return new Place(
        blocks.getInt(start + 8), blocks.getInt(start + 12), blocks.getLong(start + 16));
  }

  private static int checksum(ByteBuffer block, long number) {
    CRC32C checksum = new CRC32C();
    checksum.update(ByteBuffer.allocate(Long.BYTES).putLong(number).flip());
    checksum.update(block.slice(CHECKED_FROM, BLOCK - CHECKED_FROM));
    return (int) checksum.getValue();
  }

  /** Refuses a write of which not all blocks are there. */
  private void checkWrite(Place begin, long first) throws IOException {
    synchronized (whole) {
      if (whole.contains(first)) {
        return;
      }
    }
    for (int done = 1; done < begin.count(); done += BLOCKS_AT_ONCE) {
      int count = Math.min(BLOCKS_AT_ONCE, begin.count() - done);
      ByteBuffer blocks = blocks(first + done, count);
      for (int i = 0; i < count; i++) {
        Place place = place(blocks, i, first + done + i);
        if (place.tag() != begin.tag() || place.index() != done + i) {
          throw new DamagedBlockException(
              "block " + (first + done + i) + " is not of the write that began before it");
        }
      }
    }
    synchronized (whole) {
      whole.add(first);
    }
  }

  @Override
  public synchronized int write(ByteBuffer source, long position) throws IOException {
    if (sealed) {
      throw new SealedException();
    }
    if (position % DATA != 0 || source.remaining() % DATA != 0) {
      throw new IOException("H2 writes parts of blocks, which checksums do not allow");
    }
    int length = source.remaining();
    int count = length / DATA;
    long first = position / DATA;
    boolean alone = first < STORE_HEADERS;
    synchronized (whole) {
      whole.removeIf(number -> number >= first && number < first + count);
      tag++;
    }
    for (int done = 0; done < count; done += BLOCKS_AT_ONCE) {
      int some = Math.min(BLOCKS_AT_ONCE, count - done);
      ByteBuffer blocks = ByteBuffer.allocate(some * BLOCK);
      for (int i = 0; i < some; i++) {
        Place place = alone ? new Place(0, 1, tag) : new Place(done + i, count, tag);
        put(blocks.slice(i * BLOCK, BLOCK), first + done + i, place, source);
      }
      try {
        while (blocks.hasRemaining()) {
          base.write(blocks, (first + done) * BLOCK + blocks.position());
        }
      } catch (IOException e) {
        failure = e;
        throw e;
      }
    }
    return length;
  }

  private static void put(ByteBuffer block, long number, Place place, ByteBuffer source) {
    block.putInt(0, MAGIC);
    block.putInt(8, place.index()).putInt(12, place.count()).putLong(16, place.tag());
    block.put(HEADER, source, source.position(), DATA);
    source.position(source.position() + DATA);
    block.putInt(4, checksum(block, number));
  }

  @Override
  protected void implTruncate(long size) throws IOException {
    if (sealed) {
      throw new SealedException();
    }
    base.truncate((size + DATA - 1) / DATA * BLOCK);
  }

  @Override
  public void force(boolean metaData) throws IOException {
    try {
      base.force(metaData);
    } catch (IOException e) {
      failure = e;
      throw e;
    }
  }

  @Override
  public FileLock tryLock(long position, long size, boolean shared) throws IOException {
    return base.tryLock(position, size, shared);
  }

  @Override
  protected void implCloseChannel() throws IOException {
    base.close();
  }
}
