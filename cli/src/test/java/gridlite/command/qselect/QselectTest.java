package gridlite.command.qselect;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.testkit.CommandHarness;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which queue instances {@code qselect} lists. */
class QselectTest {
  @TempDir private Path directory;
  private CommandHarness cell;

  @BeforeEach
  void makeCell() throws IOException {
    cell = CommandHarness.withJobs(directory);
  }

  @Test
  void patternsAndRequestsSelect() {
    assertThat(cell.succeed("qselect")).isEqualTo("all.q@n1\nall.q@n2\n");
    assertThat(cell.succeed("qselect -q *@n2")).isEqualTo("all.q@n2\n");
    assertThat(cell.succeed("qselect -l lic=1")).isEqualTo("all.q@n1\n");
    assertThat(cell.succeed("qselect -pe smp")).isEqualTo("all.q@n1\nall.q@n2\n");
  }

  @Test
  void statesSelect() {
    cell.succeed("qmod -d all.q@n1");
    assertThat(cell.succeed("qselect -qs d")).isEqualTo("all.q@n1\n");
  }

  @Test
  void nothingSelectedIsAFailure() {
    assertThat(cell.fail("qselect -q nosuch")).isEmpty();
    assertThat(cell.fail("qselect -pe nosuch")).contains("no such parallel environment: nosuch");
  }
}
