package gridlite.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.config.ClusterQueue;
import gridlite.name.ObjectKind;
import gridlite.operation.configure.KindTraits;
import gridlite.problem.FormatException;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.value.ShareTreeNode;
import org.junit.jupiter.api.Test;

/** Texts beyond all measure end in a problem. */
class LargeInputTest {
  private static String chain(int levels) {
    StringBuilder text = new StringBuilder();
    for (int id = 0; id <= levels; id++) {
      text.append("id=").append(id).append("\nname=n").append(id);
      text.append("\ntype=0\nshares=1\nchildnodes=");
      text.append(id == levels ? "NONE" : String.valueOf(id + 1)).append('\n');
    }
    return text.toString();
  }

  private static Values read(String text) {
    KindTraits traits = KindTraits.of(ObjectKind.SHARE_TREE);
    return traits.layout().parse("tree", text, traits.template("")).object();
  }

  @Test
  void aShareTreeOfManyLevelsIsRefused() {
    assertThatThrownBy(() -> read(chain(100_000)))
        .isInstanceOf(GridException.class)
        .hasMessageContaining("expected at most " + ShareTreeNode.DEEPEST + " levels");
  }

  @Test
  void ofManyProblemsAHundredAreShownAndTheOthersCounted() {
    KindTraits traits = KindTraits.of(ObjectKind.CLUSTER_QUEUE);
    assertThatThrownBy(
            () -> traits.layout().parse("f", "nonsense 1\n".repeat(100_000), traits.template("")))
        .isInstanceOfSatisfying(
            GridException.class,
            e -> {
              assertThat(e.problems()).hasSize(GridException.MOST + 1);
              assertThat(e.problems().get(GridException.MOST).message())
                  .isEqualTo("99981 more problems are not shown");
            });
  }

  @Test
  void aValueOfTenMillionCharactersIsRefused() {
    String script = "/" + "x".repeat(10_000_000);
    assertThatThrownBy(() -> ClusterQueue.SCHEMA.template().withText(ClusterQueue.PROLOG, script))
        .isInstanceOf(FormatException.class)
        .hasMessageContaining("expected at most 1048576");
    KindTraits traits = KindTraits.of(ObjectKind.CONFIGURATION);
    assertThatThrownBy(
            () -> traits.layout().parse("f", "prolog " + script, traits.template("global")))
        .isInstanceOf(GridException.class)
        .hasMessageContaining("1048576");
  }

  @Test
  void whatAMessageQuotesDoesNotReachTheTerminalAsAControl() {
    Problem problem = Problem.refused("no job \"a\u001b[2J\u0007\u009bm\"").hint("x\ry\tz");
    assertThat(problem.text()).isEqualTo("no job \"a?[2J??m\"\n  x?y\tz");
  }

  @Test
  void whatAMessageQuotesIsCut() {
    KindTraits traits = KindTraits.of(ObjectKind.CALENDAR);
    String text = "calendar_name x\nyear NONE\nweek " + "z".repeat(1_000_000) + "\n";
    assertThatThrownBy(() -> traits.layout().parse("f", text, traits.template("x")))
        .satisfies(e -> assertThat(e.getMessage().length()).isLessThan(2100));
  }
}
