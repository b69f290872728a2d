package gridlite.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A process that ends by a signal writes nothing more. */
@Tag("processes")
class ExitHookTest {
  @TempDir Path cell;

  /** A process that changes a table, and waits before it commits. Argument: the cell. */
  static final class Changing {
    private Changing() {}

    public static void main(String[] arguments) throws Exception {
      CellDatabase database = CellDatabase.open(Path.of(arguments[0]), Access.WRITE);
      database.statements().run("INSERT INTO unfinished_job (id, body) VALUES (1, 'x')");
      System.out.println("changed");
      System.in.read();
      database.close();
    }
  }

  @Test
  void whatIsNotCommittedIsNotWrittenAtTheEndOfTheProcess() throws Exception {
    Sample.emptyCell(cell);
    Path file = CellDatabase.file(cell);
    Process process = OtherProcess.of(Changing.class, cell).redirectErrorStream(true).start();
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      assertThat(lines.readLine()).isEqualTo("changed");
      byte[] before = Files.readAllBytes(file);
      process.toHandle().destroy();
      assertThat(process.waitFor()).as("ended by SIGTERM").isEqualTo(128 + 15);
      assertThat(lines.readLine()).isNull();
      assertThat(Files.readAllBytes(file)).isEqualTo(before);
    }
  }
}
