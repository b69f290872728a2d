package gridlite.store;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Evidence that a cell's database is the same as at another moment at which somebody had the cell's
 * lock. Whoever opens the database to write counts so in the lock file before anything else ({@link
 * ClusterLock#count}), so that the same count means that no process of this product wrote, not even
 * one that was killed. What others do with the file (a copy that is put in its place, an older
 * version of the product) changes its number, size or times, or the proof beside it. Counts may be
 * lost with the power of the machine, so a stamp holds for one start of it.
 *
 * @param text what is compared, in one line
 */
record Stamp(String text) {
  private static final Path BOOT = Path.of("/proc/sys/kernel/random/boot_id");

  // every command compares: what the JVM makes for it takes longer than all of this

  @Override
  public boolean equals(Object other) {
    return other instanceof Stamp that && text.equals(that.text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  /**
   * Takes the stamp of a database that is closed; empty when something of it can't be known.
   *
   * @param count of {@link ClusterLock}
   */
  static Optional<Stamp> of(Path cell, OptionalLong count) {
    if (count.isEmpty()) {
      return Optional.empty();
    }
    try {
      Map<String, Object> file =
          Files.readAttributes(CellDatabase.file(cell), "unix:dev,ino,size,lastModifiedTime,ctime");
      return Optional.of(
          new Stamp(
              "count "
                  + count.getAsLong()
                  + " boot "
                  + line(BOOT)
                  + " device "
                  + file.get("dev")
                  + " file "
                  + file.get("ino")
                  + " size "
                  + file.get("size")
                  + " written "
                  + nanos(file.get("lastModifiedTime"))
                  + " changed "
                  + nanos(file.get("ctime"))
                  + " "
                  + line(Proof.file(cell))));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private static long nanos(@Nullable Object time) {
    return time instanceof FileTime known ? known.to(TimeUnit.NANOSECONDS) : -1;
  }

  private static String line(Path file) throws IOException {
    String text = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
    return text.replace('\n', ' ').strip();
  }
}
