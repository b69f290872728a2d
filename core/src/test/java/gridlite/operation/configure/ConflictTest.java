package gridlite.operation.configure;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.complex.ComplexText;
import gridlite.config.NamedObject;
import gridlite.format.Values;
import gridlite.name.HostName;
import gridlite.name.ObjectKind;
import gridlite.name.UserName;
import gridlite.operation.Actor;
import gridlite.problem.GridException;
import gridlite.quota.QuotaDefinition;
import gridlite.quota.QuotaText;
import gridlite.state.ClusterState;
import gridlite.testkit.ClusterBuilder;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Resource attributes and quotas that someone else has changed while they were edited. */
class ConflictTest {
  private static final Actor ROOT =
      new Actor(UserName.of("root"), "root", 0, 0, HostName.of("master"));
  private static final String BOTH =
      "--- as you saw it\n+++ as it is now\n%s--- as you saw it\n+++ as you would have it\n%s";

  private final ClusterState cell =
      ClusterBuilder.empty().put(ObjectKind.MANAGER, "root", NamedObject.of("root")).state();

  private static String set(String name, int slots) {
    return "{\n   name         "
        + name
        + "\n   description  NONE\n   enabled      TRUE\n   limit        to slots="
        + slots
        + "\n}\n";
  }

  private static List<QuotaDefinition> sets(String text) {
    return QuotaText.parse("f", text);
  }

  private static List<Values> values(String text) {
    return sets(text).stream().map(QuotaDefinition::set).toList();
  }

  @Test
  void ofTheTableOfResourceAttributesBothVersionsAreShown() {
    Collection<Values> seen = cell.objects(ObjectKind.COMPLEX_ATTRIBUTE).objects();
    String table = ComplexText.print(seen);
    ConfigureComplexes configure = new ConfigureComplexes(ROOT);
    ClusterState changed =
        cell.apply(
            configure
                .replace(
                    cell,
                    ComplexText.parse("t", table + "zb zb INT <= YES YES 0 0\n"),
                    Optional.empty())
                .changes());
    ComplexText.Parsed mine = ComplexText.parse("t", table + "za za INT <= YES YES 0 0\n");
    assertThatThrownBy(() -> configure.replace(changed, mine, Optional.of(seen)))
        .isInstanceOf(GridException.class)
        .hasMessageContaining("changed by someone else")
        .hasMessageMatching("(?s).*as it is now\n.*\\+zb .*as you would have it\n.*\\+za .*");
  }

  @Test
  void ofQuotasBothVersionsAreShown() {
    List<Values> seen = values(set("a", 1));
    assertThatThrownBy(
            () -> ConfigureQuotas.requireUnchanged(seen, values(set("a", 2)), sets(set("a", 3))))
        .isInstanceOf(GridException.class)
        .hasMessageContaining(
            BOTH.formatted(
                "    enabled      TRUE\n-   limit        to slots=1\n+   limit        to slots=2\n"
                    + " }\n",
                "    enabled      TRUE\n-   limit        to slots=1\n+   limit        to slots=3\n"
                    + " }"));
  }

  @Test
  void aSetThatSomeoneElseHasAddedMeanwhileIsNotLost() {
    assertThatThrownBy(
            () ->
                ConfigureQuotas.requireUnchanged(
                    values(set("a", 1)), values(set("a", 1) + set("b", 1)), sets(set("a", 3))))
        .hasMessageContaining("+   name         b");
  }

  @Test
  void quotasThatNobodyHasChangedAreNoConflict() {
    assertThatCode(
            () ->
                ConfigureQuotas.requireUnchanged(
                    values(set("a", 1)), values(set("a", 1)), sets(set("a", 3))))
        .doesNotThrowAnyException();
  }
}
