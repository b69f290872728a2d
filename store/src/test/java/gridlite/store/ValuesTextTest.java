package gridlite.store;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.config.ClusterQueue;
import gridlite.config.NamedObject;
import gridlite.config.SchedulerConfig;
import gridlite.format.Attribute;
import gridlite.format.Values;
import gridlite.name.ObjectKind;
import gridlite.value.PerHost;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          subordinate_list | lo.q
          subordinate_list | a.q b.q=3 c.q
          subordinate_list | lo.q=2,[node01=lo.q=1 b.q]
          subordinate_list | slots=3(lo.q:2:sr)
          subordinate_list | slots=2(a.q:1:lr, b.q:2)
          load_thresholds | np_load_avg=1.75,mem_free=2G
          complex_values | gpu=2,licence=TRUE,[@left=gpu=4]
          pe_list | make mpi,[node01=smp]
          user_lists | staff,[@left=NONE]
          """)
  void listsOfAQueueAreReadBack(String name, String text) {
    Attribute<?> attribute = ClusterQueue.SCHEMA.find(name).orElseThrow();
    Values queue = ClusterQueue.SCHEMA.template().withText(attribute, text);
    assertThat(ValuesText.parse(ClusterQueue.SCHEMA, ValuesText.print(queue))).isEqualTo(queue);
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

  private static Attribute<String> nameOf() {
    return NamedObject.NAME;
  }
}
