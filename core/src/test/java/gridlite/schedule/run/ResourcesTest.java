package gridlite.schedule.run;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.complex.Availability;
import gridlite.complex.ComplexAttribute;
import gridlite.config.ClusterQueue;
import gridlite.config.ExecHost;
import gridlite.format.Values;
import gridlite.name.HostName;
import gridlite.name.ObjectKind;
import gridlite.name.QueueName;
import gridlite.resource.Resources;
import gridlite.state.Change;
import gridlite.state.HostLoad;
import gridlite.state.QueueInstance;
import gridlite.testkit.ClusterBuilder;
import gridlite.testkit.JobBuilder;
import gridlite.value.NameValue;
import gridlite.value.PerHost;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Where the value that counts comes from, complex(5). */
class ResourcesTest {
  private final ClusterBuilder cluster =
      ClusterBuilder.of(1, 4)
          .complex("lic lic INT <= YES YES 0 0")
          .complex("heat heat DOUBLE >= YES NO 0 0");

  private String inQueue(String attribute) {
    QueueInstance instance = cluster.state().queueInstances().of(QueueName.of("q")).get(0);
    for (Availability offer : Resources.of(cluster.state()).in(instance)) {
      if (offer.attribute().name().equals(attribute)) {
        return offer.letters() + ":" + offer.value();
      }
    }
    return "";
  }

  private void report(String... values) {
    Map<String, String> load =
        JobBuilder.pairs(values).stream()
            .collect(Collectors.toMap(NameValue::name, NameValue::value));
    cluster.apply(new Change.PutLoad(HostName.of("n1"), new HostLoad(load, cluster.now())));
  }

  private void queueValues(String... values) {
    cluster.queue(
        "q",
        queue ->
            queue.with(ClusterQueue.COMPLEX_VALUES, PerHost.everywhere(JobBuilder.pairs(values))));
  }

  @Test
  void theMoreRestrictiveLayerWins() {
    cluster.host("global", "lic=10");
    assertThat(inQueue("lic")).isEqualTo("gc:10");
    cluster.host("n1", "lic=3");
    assertThat(inQueue("lic")).isEqualTo("hc:3");
    queueValues("lic=5");
    assertThat(inQueue("lic")).isEqualTo("hc:3");
    queueValues("lic=2");
    assertThat(inQueue("lic")).isEqualTo("qc:2");
  }

  @Test
  void ofALoadValueAndAConsumableTheWorseCounts() {
    cluster.host("n1", "lic=3");
    report("lic=7");
    assertThat(inQueue("lic")).isEqualTo("hc:3");
    report("lic=1");
    assertThat(inQueue("lic")).isEqualTo("hl:1");
  }

  @Test
  void whatIsBookedIsGoneOnEveryLayerThatCountsIt() {
    cluster.host("global", "lic=10").host("n1", "lic=4");
    cluster.job().ask("lic=3").submit();
    cluster.schedule();
    assertThat(inQueue("lic")).isEqualTo("hc:1");
    assertThat(Resources.of(cluster.state()).ofGlobal().get("lic").value()).isEqualTo("7");
    assertThat(Resources.unused(cluster.state()).ofGlobal().get("lic").value()).isEqualTo("10");
  }

  @Test
  void ofAFixedValueAndALoadValueTheMoreRestrictiveCounts() {
    report("heat=80");
    assertThat(inQueue("heat")).isEqualTo("hl:80.000000");
    cluster.host("n1", "heat=20");
    report("heat=80");
    assertThat(inQueue("heat")).isEqualTo("hl:80.000000");
    cluster.host("n1", "heat=90");
    report("heat=80");
    assertThat(inQueue("heat")).isEqualTo("hf:90.000000");
  }

  @Test
  void reportedValuesAreScaledByTheHost() {
    report("heat=80");
    Values host = cluster.state().find(ObjectKind.EXEC_HOST, "n1").orElseThrow();
    cluster.apply(
        new Change.PutObject(
            ObjectKind.EXEC_HOST,
            "n1",
            host.with(ExecHost.LOAD_SCALING, JobBuilder.pairs("heat=0.5"))));
    assertThat(inQueue("heat")).isEqualTo("hL:40.000000");
  }

  /**
   * Whoever asks about one attribute of thousands of instances is given the same as all of them.
   */
  @Test
  void theOffersOfOneAttributeAreThoseOfTheWhole() {
    cluster.complex("flow fl INT <= YES YES 0 0").complex("slots2 s_rt INT <= YES NO 0 0");
    cluster.host("global", "lic=10", "fl=7").host("n1", "fl=3", "heat=2", "np_load_avg=9");
    queueValues("lic=2", "fl=1", "heat=4");
    report("np_load_avg=1.5", "h=80", "heat=80", "mem_free=1G", "unknown=1");
    Resources alone = Resources.of(cluster.state());
    Resources whole = Resources.of(cluster.state());
    QueueInstance instance = cluster.state().queueInstances().of(QueueName.of("q")).get(0);
    for (ComplexAttribute attribute : cluster.state().complexes().all()) {
      String name = attribute.name();
      assertThat(alone.offers(attribute, instance))
          .as(name)
          .isEqualTo(
              Stream.of(
                      whole.ofGlobal().get(name),
                      whole.ofHost(instance.host()).get(name),
                      whole.ofInstance(instance).get(name))
                  .filter(Objects::nonNull)
                  .toList());
    }
  }
}
