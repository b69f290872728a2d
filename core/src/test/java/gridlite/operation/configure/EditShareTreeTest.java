package gridlite.operation.configure;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.config.NamedObject;
import gridlite.config.ShareTree;
import gridlite.name.HostName;
import gridlite.name.ObjectKind;
import gridlite.name.UserName;
import gridlite.operation.Actor;
import gridlite.operation.Answer;
import gridlite.schedule.run.Scheduler;
import gridlite.state.Outcome;
import gridlite.testkit.ClusterBuilder;
import gridlite.value.ShareTreeNode;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Nodes of the share tree: conformance/priority, share tree commands. */
class EditShareTreeTest {
  private static final ShareTreeNode ALICE = new ShareTreeNode("alice", false, 3, List.of());
  private static final ShareTreeNode P1 = new ShareTreeNode("P1", true, 60, List.of(ALICE));

  private static ClusterBuilder cluster() {
    return ClusterBuilder.withUserShares()
        .put(ObjectKind.MANAGER, "root", NamedObject.SCHEMA.template())
        .user("alice", 0, 0)
        .user("bob", 0, 0)
        .project("P1", 0, 0);
  }

  private static ConfigureObject root(ClusterBuilder cluster) {
    Actor actor = new Actor(UserName.of("root"), "root", 0, 0, HostName.of("master"));
    return new ConfigureObject(actor, host -> true, Scheduler.ofBuiltIn(), ClusterBuilder.NOW);
  }

  private static List<String> texts(Outcome<List<Answer>> outcome) {
    return outcome.result().stream().map(Answer::text).toList();
  }

  private static ShareTreeNode tree(ClusterBuilder cluster) {
    return cluster
        .state()
        .find(ObjectKind.SHARE_TREE, ShareTree.NAME)
        .orElseThrow()
        .get(ShareTree.ROOT);
  }

  @Test
  void theFirstNodeMakesTheTreeAndItsTypeIsFoundOut() {
    ClusterBuilder cluster = cluster();
    Outcome<List<Answer>> outcome =
        EditShareTree.add(cluster.state(), root(cluster), List.of("/P1=60", "/P1/alice=3"));
    assertThat(texts(outcome))
        .containsExactly("setting ", "/P1=60", "setting ", "/P1/alice=3", "modified sharetree");
    outcome.changes().forEach(cluster::apply);
    assertThat(tree(cluster).children()).containsExactly(P1);
  }

  @Test
  void aUserStandsOnceOutsideOfProjects() {
    ClusterBuilder cluster = cluster().shareTree(P1);
    Outcome<List<Answer>> inAndOut =
        EditShareTree.add(cluster.state(), root(cluster), List.of("/alice=1"));
    assertThat(texts(inAndOut)).endsWith("modified sharetree");
    Outcome<List<Answer>> twice =
        EditShareTree.add(
            cluster.state(), root(cluster), List.of("/x=1", "/x/bob=1", "/y=1", "/y/bob=2"));
    assertThat(texts(twice).get(texts(twice).size() - 1)).contains("\"bob\" would occur twice");
    assertThat(twice.changes()).isEmpty();
  }

  @Test
  void theRootIsNoNodeThatCouldBeNamed() {
    ClusterBuilder cluster = cluster().shareTree(P1);
    Outcome<List<Answer>> outcome =
        EditShareTree.modify(cluster.state(), root(cluster), List.of("/=3"));
    assertThat(texts(outcome)).contains("Unable to locate / in sharetree");
    assertThat(outcome.changes()).isEmpty();
  }

  @Test
  void aNodeMayBeNamedByItsNameAlone() {
    ClusterBuilder cluster = cluster().shareTree(P1);
    Outcome<List<Answer>> outcome =
        EditShareTree.modify(cluster.state(), root(cluster), List.of("alice=4"));
    assertThat(texts(outcome)).contains("/P1/alice=4");
    outcome.changes().forEach(cluster::apply);
    assertThat(tree(cluster).find(List.of("P1", "alice"))).contains(ALICE.withShares(4));
  }

  @Test
  void whatIsNotFoundIsReportedAndTheRestDone() {
    ClusterBuilder cluster = cluster().shareTree(P1);
    Outcome<List<Answer>> some =
        EditShareTree.modify(cluster.state(), root(cluster), List.of("/nosuch=1", "/P1=50"));
    assertThat(texts(some)).first().asString().contains("/nosuch");
    assertThat(some.changes()).isNotEmpty();
    assertThat(some.result()).allMatch(answer -> answer.exitStatus() == 0);
    Outcome<List<Answer>> none =
        EditShareTree.modify(cluster.state(), root(cluster), List.of("/nosuch=1"));
    assertThat(none.changes()).isEmpty();
    assertThat(none.result()).anyMatch(answer -> answer.exitStatus() == 1);
  }

  @Test
  void unknownLeavesAndNodesWithChildrenAreRefused() {
    ClusterBuilder cluster = cluster().shareTree(P1);
    assertThat(EditShareTree.add(cluster.state(), root(cluster), List.of("/nosuch=1")).changes())
        .isEmpty();
    Outcome<List<Answer>> parent =
        EditShareTree.delete(cluster.state(), root(cluster), List.of("/P1"));
    assertThat(parent.changes()).isEmpty();
    assertThat(texts(parent)).first().asString().contains("children");
    assertThat(EditShareTree.delete(cluster.state(), root(cluster), List.of("alice")).changes())
        .isNotEmpty();
  }
}
