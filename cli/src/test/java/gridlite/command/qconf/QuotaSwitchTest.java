package gridlite.command.qconf;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.testkit.CommandHarness;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Resource quota sets: {@code -srqs}, {@code -Mrqs} and the like. */
class QuotaSwitchTest {
  @TempDir private Path directory;
  private CommandHarness cell;

  @BeforeEach
  void makeCell() throws IOException {
    cell = CommandHarness.withJobs(directory);
    cell.build(cluster -> cluster.quotas(set("few", "users {*} to slots=3")));
  }

  private static String set(String name, String rule) {
    return "{\nname " + name + "\nenabled TRUE\nlimit " + rule + "\n}\n";
  }

  @Test
  void aSetIsPrintedAsItIsRead() throws IOException {
    String printed = cell.succeed("qconf -srqs few");
    assertThat(printed).contains("   limit        users {*} to slots=3\n");
    cell.write("sets", printed);
    cell.succeed("qconf -Mrqs sets");
    assertThat(cell.succeed("qconf -srqs")).isEqualTo(printed);
  }

  @Test
  void aFileReplacesAllSetsUnlessOneIsNamed() throws IOException {
    cell.write("sets", set("other", "users bob to slots=1"));
    cell.succeed("qconf -Arqs sets");
    assertThat(cell.succeed("qconf -srqsl")).isEqualTo("few\nother\n");
    assertThat(cell.succeed("qconf -srqs other")).contains("bob").doesNotContain("few");
    cell.write("sets", set("few", "to slots=9"));
    cell.succeed("qconf -Mrqs sets few");
    assertThat(cell.succeed("qconf -srqsl")).isEqualTo("few\nother\n");
    cell.succeed("qconf -Mrqs sets");
    assertThat(cell.succeed("qconf -srqs")).contains("to slots=9").doesNotContain("other");
  }

  @Test
  void aWrongRuleIsRefusedWithItsPlace() throws IOException {
    cell.write("sets", set("few", "users {*} slots=9"));
    assertThat(cell.fail("qconf -Mrqs sets")).startsWith("sets:4:17: \"slots=9\"");
    assertThat(cell.succeed("qconf -srqs")).contains("slots=3");
  }

  @Test
  void aSetIsRemovedOnce() {
    cell.succeed("qconf -drqs few");
    assertThat(cell.fail("qconf -drqs few")).contains("\"few\" does not exist");
  }
}
