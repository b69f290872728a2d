package gridlite.testkit;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** A program of a test, in a file. */
public final class ProgramFile {
  private ProgramFile() {}

  /**
   * Writes a script of sh(1) that can be run at once.
   *
   * @throws IOException if it can't be written
   */
  public static void write(Path file, String lines) throws IOException {
    writeWhole(file, "#!/bin/sh\n" + lines + "\n");
  }

  /**
   * Writes a script, its first line included, that can be run at once. Another process writes it: a
   * process that another test starts at the same moment would have this one's file open for writing
   * for a while, and the kernel runs no such file.
   *
   * @throws IOException if it can't be written
   */
  public static void writeWhole(Path file, String text) throws IOException {
    String script = "cat > \"$0\" && chmod 755 \"$0\"";
    Process writer =
        new ProcessBuilder("/bin/sh", "-c", script, file.toString())
            .redirectOutput(ProcessBuilder.Redirect.INHERIT)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (Writer out = writer.outputWriter(StandardCharsets.UTF_8)) {
      out.write(text);
    }
    try {
      if (writer.waitFor() != 0) {
        throw new IOException("can't write " + file);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
  }
}
