package gridlite.command.qconf;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.testkit.CommandHarness;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Objects from files: {@code -A} and {@code -M}. */
class ObjectFileTest {
  @TempDir private Path directory;
  private CommandHarness cell;

  @BeforeEach
  void makeCell() throws IOException {
    cell = CommandHarness.withJobs(directory);
  }

  /** The file {@code queue} has what all.q is, with something replaced. */
  private void writeQueue(String before, String after) throws IOException {
    cell.write("queue", cell.succeed("qconf -sq all.q").replace(before, after));
  }

  @Test
  void aFileAddsAnObject() throws IOException {
    writeQueue("all.q", "new.q");
    assertThat(cell.succeed("qconf -Aq queue"))
        .isEqualTo("root@master added \"new.q\" to cluster queue list\n");
    assertThat(cell.succeed("qconf -sql")).isEqualTo("all.q\nnew.q\n");
    assertThat(cell.succeed("qselect -q new.q")).isEqualTo("new.q@n1\nnew.q@n2\n");
  }

  @Test
  void aFileReplacesAnObject() throws IOException {
    writeQueue("slots                 2", "slots                 5");
    cell.succeed("qconf -Mq queue");
    assertThat(cell.succeed("qconf -sq all.q")).contains("slots                 5\n");
  }

  @Test
  void aRefusalNamesTheLineAndChangesNothing() throws IOException {
    writeQueue("slots                 2", "slots                 many");
    String before = cell.succeed("qconf -sq all.q");
    assertThat(cell.fail("qconf -Mq queue"))
        .matches("(?s)queue:1[0-9]:23: \"slots\" of \"all.q\": \"many\" is not a whole number\n");
    assertThat(cell.succeed("qconf -sq all.q")).isEqualTo(before);
  }

  @Test
  void anUnknownAttributeIsNamedWithTheOneThatMayBeMeant() throws IOException {
    writeQueue("priority ", "priorty ");
    assertThat(cell.fail("qconf -Mq queue"))
        .contains("\"priorty\" is an unknown attribute", "did you mean \"priority\"?");
  }

  @Test
  void theFirstOfManyLinesThatAreMissingAreNamed() throws IOException {
    cell.write("queue", "qname new.q\nhostlist n1\n");
    assertThat(cell.fail("qconf -Aq queue")).contains("\"seq_no\"", "\"priority\" and 42 more");
    assertThat(cell.succeed("qconf -sql")).isEqualTo("all.q\n");
  }

  @Test
  void aDirectoryIsTakenAsAWholeOrNotAtAll() throws IOException {
    writeQueue("all.q", "new.q");
    cell.write("queues/new.q", cell.read("queue"));
    cell.write("queues/other.q", cell.read("queue").replace("new.q", "other.q") + "nosuch 1\n");
    assertThat(cell.fail("qconf -Aq queues")).startsWith("queues/other.q:").contains("\"nosuch\"");
    assertThat(cell.succeed("qconf -sql")).isEqualTo("all.q\n");
    cell.write("queues/other.q", cell.read("queue").replace("new.q", "other.q"));
    cell.succeed("qconf -Aq queues");
    assertThat(cell.succeed("qconf -sql")).isEqualTo("all.q\nnew.q\nother.q\n");
  }

  @Test
  void anObjectIsAddedOnceAndReplacedOnlyIfItIsThere() throws IOException {
    writeQueue("", "");
    assertThat(cell.fail("qconf -Aq queue")).contains("\"all.q\" already exists");
    writeQueue("all.q", "new.q");
    assertThat(cell.fail("qconf -Mq queue")).contains("\"new.q\" does not exist");
    assertThat(cell.fail("qconf -Mq nosuch")).contains("can't read file \"nosuch\"");
  }

  @Test
  void aFileWithoutALineOfTheObjectIsOneShortMessage() throws IOException {
    cell.write("empty", "");
    assertThat(cell.fail("qconf -Mq empty"))
        .startsWith("empty: there is no line of a cluster queue in it\n")
        .hasLineCount(2);
    cell.write("few", "qname all.q\nslots 2\n");
    assertThat(cell.fail("qconf -Mq few"))
        .contains("\"hostlist\", \"seq_no\"", " more of the cluster queue are missing")
        .hasLineCount(1);
  }

  @Test
  void jsonThatIsReadAsPlainTextIsRecognised() throws IOException {
    cell.write("q.json", cell.succeed("qconf -fmt json -sq all.q"));
    assertThat(cell.fail("qconf -Mq q.json"))
        .startsWith("q.json:1:1: ")
        .contains("looks like JSON", "-fmt json")
        .hasLineCount(2);
  }
}
