package gridlite.command.qconf;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.testkit.CommandHarness;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The share tree, as a text and node by node. */
class ShareTreeSwitchTest {
  @TempDir private Path directory;
  private CommandHarness cell;

  @BeforeEach
  void makeCell() throws IOException {
    cell = CommandHarness.withJobs(directory);
    cell.build(cluster -> cluster.user("alice", 0, 0).user("bob", 0, 0).project("red", 0, 0));
  }

  private static final String TREE =
      """
      id=0
      name=Root
      type=0
      shares=1
      childnodes=1
      id=1
      name=alice
      type=0
      shares=3
      childnodes=NONE
      """;

  @Test
  void aTreeIsPrintedAsItIsRead() throws IOException {
    cell.write("tree", TREE);
    cell.succeed("qconf -Astree tree");
    assertThat(cell.succeed("qconf -sstree")).isEqualTo(TREE);
    assertThat(cell.succeed("qconf -sst")).isEqualTo("Root=1\n   alice=3\n");
  }

  @Test
  void nodesAreAddedChangedAndRemoved() {
    cell.succeed("qconf -astnode /alice=3,/bob=1");
    cell.succeed("qconf -mstnode /bob=7");
    assertThat(cell.succeed("qconf -sst")).isEqualTo("Root=1\n   alice=3\n   bob=7\n");
    assertThat(cell.succeed("qconf -sstnode /")).isEqualTo("/=1\n/alice=3\n/bob=7\n");
    cell.succeed("qconf -dstnode /alice");
    assertThat(cell.succeed("qconf -sst")).isEqualTo("Root=1\n   bob=7\n");
  }

  @Test
  void aNodeIsNamedByItsWayFromTheTop() {
    cell.succeed("qconf -astnode /red=5,/red/alice=3");
    assertThat(cell.succeed("qconf -sstnode /red")).isEqualTo("/red=5\n/red/alice=3\n");
    assertThat(cell.fail("qconf -sstnode /red/bob")).contains("no node \"/red/bob\"");
  }

  @Test
  void aNodeThatIsNotThereIsNamed() throws IOException {
    cell.write("tree", TREE.replace("childnodes=1\n", "childnodes=9\n"));
    assertThat(cell.fail("qconf -Astree tree"))
        .contains("childnodes of \"Root\": there is no node 9");
    cell.write("tree", TREE.replace("alice", "carol"));
    assertThat(cell.fail("qconf -Astree tree")).contains("user \"carol\" does not exist");
    assertThat(cell.fail("qconf -sstree")).contains("no sharetree");
  }

  @Test
  void theWholeTreeIsRemoved() {
    cell.succeed("qconf -astnode /alice=3");
    cell.succeed("qconf -dstree");
    assertThat(cell.succeed("qconf -sst")).isEqualTo("No sharetree\n");
  }
}
