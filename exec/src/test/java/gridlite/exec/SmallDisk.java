package gridlite.exec;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A file system of its own, in memory, which a test can fill. Only root can mount one: tests that
 * need it are skipped otherwise.
 *
 * @param place where it is mounted
 */
record SmallDisk(Path place) implements AutoCloseable {
  /** Mounts one of a few megabytes on a directory. */
  static SmallDisk mounted(Path place, int megabytes) throws IOException {
    Files.createDirectories(place);
    String size = "size=" + megabytes + "m,mode=755";
    assumeTrue(
        run("mount", "-t", "tmpfs", "-o", size, "gridlite-test", place.toString()),
        "only root mounts file systems");
    return new SmallDisk(place);
  }

  private static boolean run(String... words) {
    ProcessBuilder builder = new ProcessBuilder(List.of(words));
    builder.redirectOutput(ProcessBuilder.Redirect.DISCARD);
    builder.redirectError(ProcessBuilder.Redirect.DISCARD);
    try {
      return builder.start().waitFor() == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /** Leaves no room at all. */
  void fill() throws IOException {
    try (OutputStream file = Files.newOutputStream(place.resolve("fill"))) {
      byte[] block = new byte[1024];
      while (true) {
        file.write(block);
      }
    } catch (IOException e) {
      // full
    }
    assertFull();
  }

  private void assertFull() throws IOException {
    if (Files.getFileStore(place).getUsableSpace() > 0) {
      throw new IOException(place + " could not be filled");
    }
  }

  /** Gives the room back. */
  void free() throws IOException {
    Files.delete(place.resolve("fill"));
  }

  @Override
  public void close() throws IOException {
    if (!run("umount", place.toString()) && !run("umount", "-l", place.toString())) {
      throw new IOException(place + " could not be unmounted");
    }
  }
}
