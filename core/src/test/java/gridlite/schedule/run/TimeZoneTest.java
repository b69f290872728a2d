package gridlite.schedule.run;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.config.ClusterQueue;
import gridlite.schedule.algorithm.SchedulingRun;
import gridlite.state.Change;
import gridlite.testkit.ClusterBuilder;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TimeZone;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** A run goes by the zone of the cell, whatever the zone of the process that makes it. */
class TimeZoneTest {
  private static final List<String> ZONES =
      List.of("UTC", "Asia/Tokyo", "America/Lima", "Europe/Berlin", "Australia/Lord_Howe");

  private static SchedulingRun runIn(String zone, ClusterBuilder cluster) {
    TimeZone before = TimeZone.getDefault();
    try {
      TimeZone.setDefault(TimeZone.getTimeZone(zone));
      return Scheduler.ofBuiltIn().run(cluster.state(), cluster.now());
    } finally {
      TimeZone.setDefault(before);
    }
  }

  private static ClusterBuilder site(long seed, String zone) {
    Random random = new Random(seed);
    int opens = random.nextInt(22);
    String state = random.nextBoolean() ? "off" : "suspended";
    return DispatchPropertiesTest.randomSite(seed)
        .calendar("some", "mon-sun=" + opens + "-" + (opens + 2) + "=" + state)
        .queue("q", queue -> queue.withText(ClusterQueue.CALENDAR, "some"))
        .apply(List.of(new Change.SetZone(ZoneId.of(zone))));
  }

  @Property(tries = 100)
  void aRunIsTheSameInEachZoneOfAProcess(@ForAll long seed) {
    String cell = ZONES.get(new Random(seed).nextInt(ZONES.size()));
    List<SchedulingRun> runs = new ArrayList<>();
    for (String zone : ZONES) {
      runs.add(runIn(zone, site(seed, cell)));
    }
    assertThat(runs).allMatch(runs.get(0)::equals);
  }

  /** The calendars of these sites do matter. */
  @Example
  void aRunIsAnotherOneInSomeZoneOfACell() {
    int others = 0;
    for (long seed = 0; seed < 40; seed++) {
      SchedulingRun first = runIn("UTC", site(seed, "UTC"));
      SchedulingRun second = runIn("UTC", site(seed, "Asia/Tokyo"));
      others += first.equals(second) ? 0 : 1;
    }
    assertThat(others).isPositive();
  }
}
