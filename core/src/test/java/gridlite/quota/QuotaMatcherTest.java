package gridlite.quota;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.job.Allocation;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.job.MasterTask;
import gridlite.job.ReservationId;
import gridlite.name.HostName;
import gridlite.name.NamePattern;
import gridlite.name.ObjectKind;
import gridlite.name.QueueInstanceName;
import gridlite.name.QueueName;
import gridlite.testkit.ClusterBuilder;
import gridlite.value.Given;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** Which rules apply and what they count: sge_resource_quota(5), conformance/quotas. */
class QuotaMatcherTest {
  private static ClusterBuilder cluster(String... rules) {
    return ClusterBuilder.withUserShares()
        .userSet("staff", 0, "alice", "bob")
        .hostGroup("@left", "node01", "node02")
        .complex("lic lic INT <= YES YES 0 0")
        .complex("once once INT <= YES JOB 2 0")
        .host("node01", "num_proc=3")
        .quotas("{\nname t\nlimit " + String.join("\nlimit ", rules) + "\n}\n");
  }

  /** What the quotas say about the first job beside what is used. */
  private static QuotaAnswers answers(ClusterBuilder cluster, QuotaUsage usage, QuotaRules rules) {
    QuotaMatcher matcher =
        rules.matcher(cluster.state().jobs().values().iterator().next(), Optional.empty());
    return new QuotaAnswers(matcher, counter -> usage.used(counter.key()), MasterTask.INCLUDED);
  }

  /** The limit that the first job exceeds on a host of an empty cluster. */
  private static Optional<QuotaRefusal> refusal(ClusterBuilder cluster, String host) {
    QuotaRules rules = QuotaRules.of(cluster.state());
    return answers(cluster, QuotaUsage.none(), rules).firstRefusal(spot(rules, "all.q", host));
  }

  private static long room(ClusterBuilder cluster, String host) {
    QuotaRules rules = QuotaRules.of(cluster.state());
    QuotaUsage usage = QuotaUsage.of(cluster.state(), rules);
    return answers(cluster, usage, rules).room(spot(rules, "all.q", host));
  }

  private static QuotaSpot spot(QuotaRules rules, String queue, String host) {
    return rules.spot(QueueName.of(queue), HostName.of(host));
  }

  @Test
  void theFirstMatchingRuleOfASetDecides() {
    ClusterBuilder cluster =
        cluster("users alice to slots=1", "users * to slots=4").job("alice").add();
    assertThat(room(cluster, "node01")).isEqualTo(1);
  }

  @Test
  void aFirstRuleAboutAnotherResourceLetsAnyNumberOfSlotsThrough() {
    ClusterBuilder cluster = cluster("users alice to mem_free=2G", "to slots=0").job("alice").add();
    assertThat(room(cluster, "node01")).isEqualTo(Long.MAX_VALUE);
    assertThat(room(cluster("users alice", "to slots=0").job("alice").add(), "node01"))
        .isEqualTo(Long.MAX_VALUE);
  }

  @Test
  void bracesCountEachMemberAndAPlainListAllTogether() {
    ClusterBuilder each = cluster("users {@staff} to slots=2").job("alice").add().job("bob").add();
    each.start(JobId.of(2), HostName.of("node01"));
    assertThat(room(each, "node01")).isEqualTo(2);
    ClusterBuilder together =
        cluster("users @staff to slots=2").job("alice").add().job("bob").add();
    together.start(JobId.of(2), HostName.of("node01"));
    assertThat(room(together, "node01")).isEqualTo(1);
  }

  @Test
  void jobsWithoutProjectMatchAFilterThatOnlyExcludes() {
    assertThat(room(cluster("projects !red to slots=0").job("alice").add(), "node01")).isZero();
    assertThat(room(cluster("projects !* to slots=0").job("alice").add(), "node01")).isZero();
    assertThat(room(cluster("projects * to slots=0").job("alice").add(), "node01")).isPositive();
    assertThat(room(cluster("projects !* to slots=0").job("al").project("red").add(), "node01"))
        .isPositive();
  }

  @Test
  void aLimitThatNoHostIsNearIsNotLookedAtOnEachHost() {
    ClusterBuilder cluster = cluster("hosts {*} to slots=2").job("alice").add();
    QuotaRules rules = QuotaRules.of(cluster.state());
    QuotaMatcher matcher =
        rules.matcher(cluster.state().jobs().values().iterator().next(), Optional.empty());
    QuotaSpot spot = spot(rules, "all.q", "node01");
    QuotaCounter counter = matcher.at(spot).all().get(0).counter(spot);
    List<QuotaCounter> asked = new ArrayList<>();
    double[] used = {1};
    QuotaUse use =
        new QuotaUse() {
          @Override
          public double of(QuotaCounter of) {
            asked.add(of);
            return used[0];
          }

          @Override
          public double most(int group) {
            return group == counter.group() ? used[0] : 0;
          }
        };
    QuotaAnswers answers = new QuotaAnswers(matcher, use, MasterTask.INCLUDED);
    assertThat(answers.fits(spot)).isTrue();
    assertThat(asked).isEmpty();
    used[0] = 2;
    answers.forget();
    assertThat(answers.fits(spot)).isFalse();
    assertThat(asked).containsExactly(counter);
  }

  @Test
  void hostsGoByNamePatternAndGroup() {
    ClusterBuilder cluster =
        cluster("hosts {@left,node0[4-5],!node02} to slots=1").job("alice").add();
    assertThat(room(cluster, "node01")).isEqualTo(1);
    assertThat(room(cluster, "node02")).isEqualTo(Long.MAX_VALUE);
    assertThat(room(cluster, "node04")).isEqualTo(1);
    assertThat(room(cluster, "node06")).isEqualTo(Long.MAX_VALUE);
  }

  @Test
  void aDynamicLimitIsWorkedOutForEachHost() {
    ClusterBuilder cluster = cluster("hosts {*} to slots=$num_proc*0.75").job("alice").add();
    assertThat(room(cluster, "node01")).isEqualTo(2);
    assertThat(room(cluster, "node09")).isEqualTo(9999);
  }

  @Test
  void whatIsNotConsumableIsComparedWithTheRequest() {
    ClusterBuilder slow = cluster("to h_rt=3600").job("alice").ask("h_rt=7200").add();
    assertThat(refusal(slow, "node01")).isPresent();
    ClusterBuilder quick = cluster("to h_rt=3600").job("alice").ask("h_rt=600").add();
    assertThat(refusal(quick, "node01")).isEmpty();
    assertThat(refusal(cluster("to h_rt=3600").job("alice").add(), "node01")).isEmpty();
  }

  @Test
  void aJobConsumableIsCountedOnceAndADefaultToo() {
    ClusterBuilder cluster = cluster("to once=3").job("alice").add().job("alice").add();
    QuotaRules rules = QuotaRules.of(cluster.state());
    QuotaMatcher matcher =
        rules.matcher(cluster.state().job(JobId.of(1)).orElseThrow(), Optional.empty());
    QuotaUsage usage = QuotaUsage.none();
    QuotaSpot spot = spot(rules, "all.q", "node01");
    QuotaAnswers answers = answers(cluster, usage, rules);
    assertThat(answers.room(spot)).isEqualTo(Long.MAX_VALUE);
    usage.book(matcher, QueueInstanceName.of("all.q", "node01"), 5, MasterTask.INCLUDED);
    assertThat(usage.all().values()).containsExactly(2.0);
    answers.forget();
    assertThat(answers.room(spot)).isZero();
  }

  @Test
  void jobsInAdvanceReservationsAreExempt() {
    ClusterBuilder cluster =
        cluster("to slots=0")
            .job("alice")
            .with(JobRequest.RESERVATION, Optional.of(new ReservationId(7)))
            .add();
    assertThat(room(cluster, "node01")).isEqualTo(Long.MAX_VALUE);
  }

  @Test
  void aRefusalNamesMembersOfExpandedFiltersAndTheRule() {
    ClusterBuilder cluster =
        cluster("name cap users {*} projects {*} hosts {*} queues * to slots=0")
            .job("alice")
            .project("red")
            .add();
    assertThat(refusal(cluster, "node04"))
        .map(refusal -> refusal.key().members() + " " + refusal.rule())
        .contains("alice/red///node04/ t/cap");
  }

  @Test
  void aParallelTaskCountsAtEachOfItsHosts() {
    ClusterBuilder cluster =
        cluster("hosts {*} to slots=5").job("alice").parallel("mpi", "3").add();
    QueueInstanceName first = QueueInstanceName.of("all.q", "node01");
    QueueInstanceName second = QueueInstanceName.of("all.q", "node02");
    cluster.start(
        JobId.of(1),
        1,
        Allocation.parallel(
            "mpi", List.of(new Allocation.Grant(first, 2), new Allocation.Grant(second, 1))));
    QuotaUsage usage = QuotaUsage.of(cluster.state(), QuotaRules.of(cluster.state()));
    assertThat(usage.all().values()).containsExactly(2.0, 1.0);
  }

  /** A job and a place, as the property draws them. */
  record Case(String user, String project, String parallelEnvironment, String queue, String host) {}

  @Property(tries = 300)
  void theCompiledMatcherAgreesWithReadingTheRulesOneByOne(
      @ForAll("rules") List<QuotaRule> first,
      @ForAll("rules") List<QuotaRule> second,
      @ForAll("cases") List<Case> cases) {
    ClusterBuilder cluster =
        ClusterBuilder.withUserShares().userSet("x", 0, "a", "b").hostGroup("@x", "a", "c");
    put(cluster, "first", first);
    put(cluster, "second", second);
    QuotaRules compiled = QuotaRules.of(cluster.state());
    for (Case c : cases) {
      cluster.job(c.user()).project(c.project()).add();
      List<QuotaRule> found = new ArrayList<>();
      JobId job = JobId.of(cluster.state().jobs().size());
      QuotaMatcher matcher =
          compiled.matcher(
              cluster.state().job(job).orElseThrow(), Given.text(c.parallelEnvironment()));
      QuotaSpot spot = spot(compiled, c.queue(), c.host());
      matcher.rulesAt(spot).forEach(rule -> found.add(rule.rule()));
      List<QuotaRule> expected = new ArrayList<>();
      naive(first, c).ifPresent(expected::add);
      naive(second, c).ifPresent(expected::add);
      assertThat(found).isEqualTo(expected);
      // what is counted is for each member of an expanded filter, and for all of a plain one
      List<String> members = new ArrayList<>();
      matcher.at(spot).all().forEach(claim -> members.add(claim.counter(spot).key().members()));
      assertThat(members).isEqualTo(expected.stream().map(rule -> members(rule, c)).toList());
    }
  }

  private static void put(ClusterBuilder cluster, String name, List<QuotaRule> rules) {
    cluster.put(
        ObjectKind.RESOURCE_QUOTA_SET,
        name,
        QuotaSet.SCHEMA
            .template()
            .with(QuotaSet.NAME, name)
            .with(QuotaSet.ENABLED, true)
            .with(QuotaSet.LIMITS, List.copyOf(rules)));
  }

  private static String members(QuotaRule rule, Case c) {
    String project = c.project().isEmpty() ? "-" : c.project();
    String parallelEnvironment = c.parallelEnvironment().isEmpty() ? "-" : c.parallelEnvironment();
    return (rule.filter(QuotaSubject.USERS).expanded() ? c.user() : "")
        + "/"
        + (rule.filter(QuotaSubject.PROJECTS).expanded() ? project : "")
        + "/"
        + (rule.filter(QuotaSubject.PES).expanded() ? parallelEnvironment : "")
        + "/"
        + (rule.filter(QuotaSubject.QUEUES).expanded() ? c.queue() : "")
        + "/"
        + (rule.filter(QuotaSubject.HOSTS).expanded() ? c.host() : "")
        + "/";
  }

  private static Optional<QuotaRule> naive(List<QuotaRule> rules, Case c) {
    for (QuotaRule rule : rules) {
      if (passes(rule, QuotaSubject.USERS, c.user(), List.of("a", "b"))
          && passes(rule, QuotaSubject.PROJECTS, c.project(), List.of())
          && passes(rule, QuotaSubject.PES, c.parallelEnvironment(), List.of())
          && passes(rule, QuotaSubject.QUEUES, c.queue(), List.of())
          && passes(rule, QuotaSubject.HOSTS, c.host(), List.of("a", "c"))) {
        return Optional.of(rule);
      }
    }
    return Optional.empty();
  }

  private static boolean passes(
      QuotaRule rule, QuotaSubject subject, String name, List<String> membersOfX) {
    QuotaFilter filter = rule.filter(subject);
    boolean in =
        filter.included().isEmpty()
            || filter.included().stream().anyMatch(m -> fits(m, name, membersOfX));
    return in && filter.excluded().stream().noneMatch(m -> fits(m, name, membersOfX));
  }

  private static boolean fits(String member, String name, List<String> membersOfX) {
    if (name.isEmpty()) {
      return false;
    }
    return member.equals("@x") ? membersOfX.contains(name) : NamePattern.matches(member, name);
  }

  @Provide
  Arbitrary<List<QuotaRule>> rules() {
    Arbitrary<String> member = Arbitraries.of("a", "b", "c", "*", "[ab]", "@x", "zz");
    Arbitrary<QuotaFilter> filter =
        Combinators.combine(
                Arbitraries.of(true, false), member.list().ofMaxSize(2), member.list().ofMaxSize(1))
            .as(QuotaFilter::new);
    return Arbitraries.maps(Arbitraries.of(QuotaSubject.class), filter)
        .ofMaxSize(3)
        .map(
            filters -> {
              Map<QuotaSubject, QuotaFilter> sorted = new EnumMap<>(QuotaSubject.class);
              sorted.putAll(filters);
              return new QuotaRule(Optional.empty(), sorted, List.of(new QuotaLimit("slots", "1")));
            })
        .list()
        .ofMinSize(1)
        .ofMaxSize(8);
  }

  @Provide
  Arbitrary<List<Case>> cases() {
    Arbitrary<String> name = Arbitraries.of("a", "b", "c");
    Arbitrary<String> maybe = Arbitraries.of("a", "b", "");
    return Combinators.combine(name, maybe, maybe, name, name)
        .as(Case::new)
        .list()
        .ofMinSize(1)
        .ofMaxSize(10);
  }
}
