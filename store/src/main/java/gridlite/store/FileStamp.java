package gridlite.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * Marks by which a file is known to be as it was: whoever changes it, or puts another one in its
 * place, changes one of them.
 *
 * @param node number of the file
 * @param size in bytes
 * @param modified time of the last change of what is in it, in ns since 1970
 * @param changed time of the last change of anything, in ns since 1970
 */
record FileStamp(long node, long size, long modified, long changed) {
  static FileStamp of(Path file) throws IOException {
    Map<String, Object> found = Files.readAttributes(file, "unix:ino,size,lastModifiedTime,ctime");
    return new FileStamp(
        number(found, "ino"),
        number(found, "size"),
        number(found, "lastModifiedTime"),
        number(found, "ctime"));
  }

  private static long number(Map<String, Object> attributes, String name) {
    Object value = attributes.get(name);
    if (value instanceof FileTime time) {
      return time.to(TimeUnit.NANOSECONDS);
    }
    if (value instanceof Long number) {
      return number;
    }
    throw new IllegalStateException("a file has no attribute " + name);
  }

  /** Reads one, as {@link #write} has written it. */
  static FileStamp read(ByteBuffer in) {
    return new FileStamp(in.getLong(), in.getLong(), in.getLong(), in.getLong());
  }

  void write(ByteBuffer out) {
    out.putLong(node).putLong(size).putLong(modified).putLong(changed);
  }

  // every command compares: what the JVM makes for it takes longer than all of this

  @Override
  public boolean equals(Object other) {
    return other instanceof FileStamp that
        && node == that.node
        && size == that.size
        && modified == that.modified
        && changed == that.changed;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(node) ^ Long.hashCode(size) ^ Long.hashCode(modified);
  }
}
