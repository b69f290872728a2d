package gridlite.store;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.config.ClusterQueue;
import gridlite.config.SchedulerConfig;
import gridlite.format.Values;
import gridlite.name.ObjectKind;
import gridlite.value.PerHost;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ValuesTextTest {
  @ParameterizedTest
  @EnumSource(ObjectKind.class)
  void anObjectOfEveryKindIsReadBack(ObjectKind kind) {
    Values template = Schemas.of(kind).template();
    assertThat(ValuesText.printChanged(template)).isEmpty();
    // a template may spell a value in a way that reading makes uniform
    Values read = ValuesText.parse(Schemas.of(kind), ValuesText.print(template));
    assertThat(ValuesText.parse(Schemas.of(kind), ValuesText.print(read))).isEqualTo(read);
  }

  @Property
  void settingsOfAnyContentAreReadBack(
      @ForAll String common, @ForAll String onHost, @ForAll List<String> arguments) {
    Values queue =
        ClusterQueue.SCHEMA
            .template()
            .with(
                ClusterQueue.PROLOG,
                PerHost.everywhere(common).with("node01", onHost).with("@a]=[b", common))
            .with(ClusterQueue.HOSTLIST, arguments);
    assertThat(ValuesText.parse(ClusterQueue.SCHEMA, ValuesText.print(queue))).isEqualTo(queue);
  }

  @Property
  void numbersKeepAllTheirDigits(@ForAll double weight) {
    Values config = SchedulerConfig.SCHEMA.template().with(SchedulerConfig.WEIGHT_USER, weight);
    assertThat(ValuesText.parse(SchedulerConfig.SCHEMA, ValuesText.print(config)))
        .isEqualTo(config);
  }

  @Test
  void anAttributeThatTheSchemaLacksIsPassedOver() {
    String text = new FieldWriter().add("no_such").add("1").add("name").add("staff").toString();
    assertThat(ValuesText.parse(Schemas.of(ObjectKind.MANAGER), text).text(nameOf()))
        .isEqualTo("staff");
  }

  private static gridlite.format.Attribute<String> nameOf() {
    return gridlite.config.NamedObject.NAME;
  }
}
