package gridlite.state;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.name.UserName;
import gridlite.testkit.ClusterBuilder;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AccessListsTest {
  private final ClusterState state =
      ClusterBuilder.of(1, 1)
          .userSet("staff", 0, "alice", "@wheel")
          .userSet("guests", 0, "bob")
          .state();

  private boolean admitted(List<String> allowed, List<String> denied, String... users) {
    return AccessLists.admitAll(state, allowed, denied, List.of(users));
  }

  @Test
  void allUsersOfAListMustPass() {
    assertThat(admitted(List.of("staff"), List.of(), "alice")).isTrue();
    assertThat(admitted(List.of("staff"), List.of(), "alice", "bob")).isFalse();
    assertThat(admitted(List.of(), List.of("guests"), "alice", "bob")).isFalse();
    assertThat(admitted(List.of(), List.of())).isTrue();
  }

  @Test
  void aSetPassesAsAWhole() {
    assertThat(admitted(List.of("staff"), List.of(), "@staff", "alice")).isTrue();
    assertThat(admitted(List.of("staff"), List.of(), "@guests")).isFalse();
    assertThat(admitted(List.of(), List.of("guests"), "@guests")).isFalse();
    assertThat(admitted(List.of(), List.of("guests"), "@staff")).isTrue();
  }

  @Test
  void aListNamesUsersBySetsAndGroupsToo() {
    assertThat(AccessLists.names(state, List.of("bob"), UserName.of("bob"), "users")).isTrue();
    assertThat(AccessLists.names(state, List.of("@staff"), UserName.of("alice"), "users")).isTrue();
    assertThat(AccessLists.names(state, List.of("@staff"), UserName.of("carol"), "wheel")).isTrue();
    assertThat(AccessLists.names(state, List.of("staff", "@none"), UserName.of("alice"), "users"))
        .isFalse();
  }

  @Test
  void aNamePassesAPairOfLists() {
    List<String> ab = List.of("a", "b");
    assertThat(AccessLists.admitName(ab, List.of(), Optional.of("a"))).isTrue();
    assertThat(AccessLists.admitName(ab, List.of("a"), Optional.of("a"))).isFalse();
    assertThat(AccessLists.admitName(ab, List.of(), Optional.of("c"))).isFalse();
    assertThat(AccessLists.admitName(List.of(), List.of("a"), Optional.of("c"))).isTrue();
  }

  @Test
  void whatHasNoNamePassesWhereNoneIsDemanded() {
    assertThat(AccessLists.admitName(List.of(), List.of("a"), Optional.empty())).isTrue();
    assertThat(AccessLists.admitName(List.of("a"), List.of(), Optional.empty())).isFalse();
  }

  @Test
  void aQuotaRuleNamesSetsByPatternsToo() {
    assertThat(AccessLists.isInListed(state, "@staff", UserName.of("x"), "wheel")).isTrue();
    assertThat(AccessLists.isInListed(state, "@g*", UserName.of("bob"), "users")).isTrue();
    assertThat(AccessLists.isInListed(state, "@g*", UserName.of("alice"), "users")).isFalse();
    assertThat(AccessLists.isInListed(state, "@none", UserName.of("alice"), "users")).isFalse();
  }

  @Test
  void theUsersOfSetsAreNoGroups() {
    assertThat(AccessLists.users(state)).containsExactly("alice", "bob");
  }
}
