package gridlite.command.qconf;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.testkit.CommandHarness;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Objects in an editor: {@code -a} and {@code -m}. */
class EditorSwitchTest {
  @TempDir private Path directory;
  private CommandHarness cell;

  @BeforeEach
  void makeCell() throws IOException {
    cell = CommandHarness.withJobs(directory);
  }

  @Test
  void anEditedTextIsTakenOver() {
    cell.edits(text -> text.replace("slots                 2", "slots                 7"));
    assertThat(cell.succeed("qconf -mq all.q")).contains("root@master modified \"all.q\"");
    assertThat(cell.succeed("qconf -sq all.q")).contains("slots                 7\n");
  }

  @Test
  void aTextThatIsLeftAloneChangesNothing() {
    cell.edits(text -> text);
    assertThat(cell.fail("qconf -mq all.q")).isEqualTo("file unchanged\n");
    assertThat(cell.succeed("gridlite history")).isEmpty();
  }

  @Test
  void aRefusedTextIsKeptForTheUser() {
    cell.edits(text -> text.replace("slots                 2", "slots                 many"));
    assertThat(cell.fail("qconf -mq all.q"))
        .startsWith("kept:")
        .contains("\"many\" is not a whole number", "your text is kept in kept")
        .endsWith("when it is corrected: qconf -Mq kept\n");
    assertThat(cell.succeed("qconf -sq all.q")).contains("slots                 2\n");
  }

  @Test
  void aNewObjectBeginsAsATemplate() {
    cell.edits(text -> text.replace("qname                 template", "qname                 b.q"));
    cell.succeed("qconf -aq");
    assertThat(cell.succeed("qconf -sql")).isEqualTo("all.q\nb.q\n");
  }

  @Test
  void whoMayNotChangeAnObjectSeesNoEditor() {
    cell.edits(
        text -> {
          throw new AssertionError(text);
        });
    assertThat(cell.runAs("alice", "qconf -mq all.q").text()).contains("must be manager");
  }

  @Test
  void setsThatWereNotEditedAreLeftAloneByTheCommandForAKeptText() throws IOException {
    cell.write(
        "sets", "{\n name a\n limit users x to slots=1\n}\n{\n name b\n limit to slots=2\n}\n");
    cell.succeed("qconf -Arqs sets");
    cell.edits(text -> "nonsense");
    assertThat(cell.fail("qconf -mrqs a")).endsWith("when it is corrected: qconf -Mrqs kept a\n");
    assertThat(cell.fail("qconf -mrqs")).endsWith("when it is corrected: qconf -Mrqs kept\n");
  }

  @Test
  void theConfigurationOfAHostHasItsNameFromItsFile() {
    cell.edits(text -> "min_uid");
    assertThat(cell.fail("qconf -mconf")).endsWith("your text is kept in kept\n");
  }
}
