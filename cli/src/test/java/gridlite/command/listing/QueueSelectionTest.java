package gridlite.command.listing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.complex.RequestedResource;
import gridlite.state.ClusterState;
import gridlite.testkit.ClusterBuilder;
import java.util.List;
import org.junit.jupiter.api.Test;

class QueueSelectionTest {
  private final ClusterState state =
      ClusterBuilder.empty()
          .queue("all.q", "n1 n2", "slots", "4")
          .queue("big.q", "n2", "slots", "4")
          .job("alice")
          .running("all.q@n1", 4)
          .add()
          .state();

  private List<String> selected(QueueSelection selection) {
    return selection.instances(state, new InstanceStates(state, ClusterBuilder.NOW)).stream()
        .map(instance -> instance.name().toString())
        .toList();
  }

  private static QueueSelection queues(String... patterns) {
    return new QueueSelection(List.of(patterns), List.of(), List.of(), List.of(), "");
  }

  private static QueueSelection offering(String name, String value) {
    return new QueueSelection(
        List.of(), List.of(new RequestedResource(name, value)), List.of(), List.of(), "");
  }

  @Test
  void patternsMayStandOnBothSidesOfTheAt() {
    assertThat(selected(queues("all.q"))).containsExactly("all.q@n1", "all.q@n2");
    assertThat(selected(queues("*@n2"))).containsExactly("all.q@n2", "big.q@n2");
    assertThat(selected(queues("b*", "all.q@n1"))).containsExactly("all.q@n1", "big.q@n2");
  }

  @Test
  void resourcesAreThoseOfTheUnusedInstance() {
    assertThat(selected(offering("slots", "4"))).contains("all.q@n1");
    assertThat(selected(offering("slots", "5"))).isEmpty();
  }

  @Test
  void nobodyOffersWhatDoesNotExist() {
    assertThat(selected(offering("nosuch", "1"))).isEmpty();
    assertThat(offering("nosuch", "1").isKnown(state)).isFalse();
  }

  @Test
  void anUnknownStateLetterIsNamed() {
    assertThatThrownBy(() -> QueueSelection.parseStates("dx"))
        .hasMessageContaining("x found in string: dx");
  }
}
