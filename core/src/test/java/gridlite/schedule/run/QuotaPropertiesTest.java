package gridlite.schedule.run;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.job.Allocation;
import gridlite.job.JobRequest;
import gridlite.name.ObjectKind;
import gridlite.schedule.algorithm.Order;
import gridlite.testkit.ClusterBuilder;
import gridlite.testkit.JobBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Scheduling runs under random quotas start what a plain reading of the manual page starts. */
class QuotaPropertiesTest {
  private static final String[] USERS = {"alice", "bob", "carol"};

  private final List<String> queues = new ArrayList<>();
  private int hosts;
  private long slots;

  private ClusterBuilder randomSite(Random random) {
    hosts = 1 + random.nextInt(5);
    slots = 1 + random.nextInt(4);
    queues.clear();
    queues.add("q");
    ClusterBuilder cluster = ClusterBuilder.of(hosts, slots).parallelEnvironment("mpi", "$fill_up");
    if (random.nextBoolean()) {
      StringBuilder names = new StringBuilder();
      for (int i = 1; i <= hosts; i++) {
        names.append(" n").append(i);
      }
      cluster.parallelQueue("long", slots, names.toString().strip());
      queues.add("long");
    }
    cluster.complex("lic lic INT <= YES YES 0 0").host("global", "lic=999");
    cluster.userSet("staff", 0, "alice", "bob").hostGroup("@left", "n1", "n2");
    for (int i = random.nextInt(4); i > 0; i--) {
      StringBuilder text = new StringBuilder("{\nname s" + i + "\nenabled TRUE\n");
      for (int rules = random.nextInt(5); rules >= 0; rules--) {
        text.append(rule(random)).append('\n');
      }
      cluster.quotas(text.append("}\n").toString());
    }
    for (int i = random.nextInt(40); i > 0; i--) {
      submit(cluster, random);
    }
    return cluster;
  }

  private static String rule(Random random) {
    String rule =
        "limit "
            + filter(random, 2, "users", "alice", "bob", "carol", "@staff", "*", "a*")
            + filter(random, 4, "projects", "red", "blue", "*")
            + filter(random, 5, "pes", "mpi", "*")
            + filter(random, 4, "queues", "q", "long", "l*", "*")
            + filter(random, 3, "hosts", "n1", "n2", "@left", "n[2-4]", "*");
    String limit = "slots=" + random.nextInt(random.nextBoolean() ? 4 : 15);
    return rule + "to " + (random.nextInt(4) == 0 ? "lic=" + random.nextInt(5) : limit);
  }

  private static String filter(Random random, int rarity, String keyword, String... members) {
    if (random.nextInt(rarity) > 0) {
      return "";
    }
    StringBuilder list = new StringBuilder();
    for (int i = random.nextInt(2); i >= 0; i--) {
      list.append(random.nextInt(5) == 0 ? "!" : "")
          .append(members[random.nextInt(members.length)]);
      list.append(i > 0 ? "," : "");
    }
    return keyword + " " + (random.nextBoolean() ? "{" + list + "}" : list) + " ";
  }

  private static void submit(ClusterBuilder cluster, Random random) {
    JobBuilder job = cluster.job().owner(USERS[random.nextInt(3)]);
    if (random.nextInt(3) == 0) {
      job.project(random.nextBoolean() ? "red" : "blue");
    }
    if (random.nextInt(4) == 0) {
      job.parallel("mpi", Integer.toString(1 + random.nextInt(6)));
    } else if (random.nextInt(4) == 0) {
      job.ask("lic=" + random.nextInt(3));
    }
    job.with(JobRequest.PRIORITY, (long) -random.nextInt(3)).submit();
  }

  @Property(tries = 400)
  void aRunStartsWhatAPlainReadingOfTheRulesStarts(@ForAll long seed) {
    ClusterBuilder cluster = randomSite(new Random(seed));
    List<String> orders = new ArrayList<>();
    for (Order order : Scheduler.ofBuiltIn().run(cluster.state(), cluster.now()).orders()) {
      Map<String, Long> grants = new TreeMap<>();
      for (Allocation.Grant grant : ((Order.Start) order).allocation().grants()) {
        grants.put(grant.instance().toString(), grant.slots());
      }
      orders.add(order.task().job() + ": " + grants);
    }
    List<String> plain = new PlainRun(cluster, queues, hosts, slots).orders();
    assertThat(orders).as(rules(cluster)).isEqualTo(plain);
  }

  /** A site with a limit that counts each project but one. */
  @Example
  void projectsThatALimitCountsOneByOneAreTriedOneByOne() {
    aRunStartsWhatAPlainReadingOfTheRulesStarts(-7693693);
  }

  private static String rules(ClusterBuilder cluster) {
    StringBuilder text = new StringBuilder();
    cluster
        .state()
        .objects(ObjectKind.RESOURCE_QUOTA_SET)
        .objects()
        .forEach(set -> text.append(set).append('\n'));
    return text.toString();
  }
}
