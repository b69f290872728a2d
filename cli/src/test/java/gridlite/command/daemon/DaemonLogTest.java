package gridlite.command.daemon;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.runtime.Cell;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A log that clients write to without limit takes two mebibytes at most. */
class DaemonLogTest {
  private static final long LONGEST = 1 << 20;

  @TempDir private Path root;
  private Path log;

  /** What a daemon is to its log: a process whose standard error it is. */
  static final class Writer {
    private Writer() {}

    /** Writes lines of a client's, as many as the second argument says: of one kind or all new. */
    public static void main(String[] words) {
      DaemonLog log = new DaemonLog(DaemonLog.file(new Cell(Path.of(words[0]), "default")));
      for (int i = 0; i < Integer.parseInt(words[1]); i++) {
        log.accept(words[2].equals("new") ? "frame " + i + " " + "x".repeat(1000) : "a\u0007b\nc");
      }
      log.accept("the end");
    }
  }

  @BeforeEach
  void makeCell() throws IOException {
    log = Files.createDirectories(root.resolve("default")).resolve("daemon.log");
  }

  private void write(int lines, String kind) throws IOException, InterruptedException {
    Files.createFile(log);
    int status =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin/java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Writer.class.getName(),
                root.toString(),
                "" + lines,
                kind)
            .redirectError(ProcessBuilder.Redirect.appendTo(log.toFile()))
            .start()
            .waitFor();
    assertThat(status).isZero();
  }

  @Test
  void ofALongLogTheLastPartIsKeptOnceMore() throws Exception {
    write(6_000, "new");
    assertThat(Files.size(log)).isLessThan(LONGEST + 1000);
    assertThat(log.resolveSibling("daemon.log.1")).exists();
    assertThat(Files.size(log.resolveSibling("daemon.log.1"))).isLessThan(LONGEST + 1000);
    assertThat(log).content().endsWith("the end\n");
  }

  @Test
  void aLineThatRepeatsIsCountedAndHasNoControlCharacters() throws Exception {
    write(10_000, "same");
    List<String> lines = Files.readAllLines(log);
    assertThat(lines).hasSize(3);
    assertThat(lines.get(0)).endsWith(" a?b?c");
    assertThat(lines.get(1)).endsWith(" the same 9999 times more");
    assertThat(lines.get(2)).endsWith(" the end");
  }
}
