package gridlite.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import gridlite.config.SchedulerConfig;
import gridlite.job.JobId;
import gridlite.job.JobPriority;
import gridlite.job.TaskId;
import gridlite.job.Usage;
import gridlite.name.HostName;
import gridlite.name.ObjectKind;
import gridlite.state.Change;
import gridlite.state.UsageKey;
import gridlite.state.UsageRecord;
import gridlite.testkit.ClusterBuilder;
import gridlite.value.NameValue;
import gridlite.value.ShareTreeNode;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Past usage in the share tree: sched_conf(5), halftime to compensation_factor. */
class UsageTest {
  private static final Instant NOW = ClusterBuilder.NOW;

  private static UsageDecay decay(long halftime, String list) {
    return new UsageDecay(
        SchedulerConfig.SCHEMA
            .template()
            .with(SchedulerConfig.HALFTIME, halftime)
            .withText(SchedulerConfig.HALFLIFE_DECAY_LIST, list));
  }

  @Test
  void usageHalvesInTheHalfTimeOfTheConfiguration() {
    assertThat(decay(168, "none").remaining("cpu", NOW, NOW.plus(Duration.ofHours(168))))
        .isCloseTo(0.5, within(1e-12));
    assertThat(decay(168, "none").remaining("cpu", NOW, NOW.plus(Duration.ofHours(336))))
        .isCloseTo(0.25, within(1e-12));
  }

  @Test
  void aHalfTimeOfZeroKeepsUsageForEver() {
    assertThat(decay(0, "none").remaining("cpu", NOW, NOW.plus(Duration.ofDays(999)))).isEqualTo(1);
  }

  @Test
  void kindsOfUsageMayHaveHalfLivesOfTheirOwn() {
    UsageDecay decay = decay(168, "cpu=60:mem=-1:io=0");
    Instant later = NOW.plus(Duration.ofHours(1));
    assertThat(decay.remaining("cpu", NOW, later)).isCloseTo(0.5, within(1e-12));
    assertThat(decay.remaining("mem", NOW, later)).isZero();
    assertThat(decay.remaining("io", NOW, later)).isEqualTo(1);
  }

  @Test
  void howOftenSomebodyLooksDoesNotMatter() {
    UsageDecay decay = decay(0, "cpu=60:mem=0");
    // an hour of even usage, booked as a whole, or in two halves of which the first fades
    double whole = decay.remainingOfSpell("cpu", 3600);
    double half = decay.remainingOfSpell("cpu", 1800) / 2;
    double faded = half * decay.remaining("cpu", NOW, NOW.plusSeconds(1800));
    assertThat(whole).isCloseTo(faded + half, within(1e-12)).isBetween(0.5, 1.0);
    assertThat(decay.remainingOfSpell("cpu", 0)).isEqualTo(1);
    assertThat(decay.remainingOfSpell("mem", 3600)).isEqualTo(1);
  }

  @Test
  void usageIsTheWeightedSumOfItsKinds() {
    UsageDecay decay =
        new UsageDecay(
            SchedulerConfig.SCHEMA
                .template()
                .with(
                    SchedulerConfig.USAGE_WEIGHT_LIST,
                    List.of(
                        new NameValue("cpu", "0.5"),
                        new NameValue("mem", "0.25"),
                        new NameValue("io", "0.25"))));
    assertThat(decay.combined(new Usage(Map.of("cpu", 100.0, "mem", 8.0, "io", 4.0))))
        .isEqualTo(53);
  }

  /** Two users of equal shares, of whom alice has used three times as much. */
  private static ClusterBuilder tree(double compensation) {
    return ClusterBuilder.withUserShares()
        .shareTree(
            new ShareTreeNode("alice", false, 1, List.of()),
            new ShareTreeNode("bob", false, 1, List.of()))
        .configure(SchedulerConfig.WEIGHT_TICKETS_SHARE, 10000L)
        .configure(SchedulerConfig.COMPENSATION_FACTOR, compensation)
        .apply(used("alice", 3000))
        .apply(used("bob", 1000))
        .job("alice")
        .add()
        .job("bob")
        .add();
  }

  private static Change used(String user, double cpu) {
    return new Change.PutUsage(
        new UsageKey(ObjectKind.USER, user),
        new UsageRecord(new Usage(Map.of("cpu", cpu)), Map.of(), NOW));
  }

  private static double tickets(ClusterBuilder cluster, JobId job, Instant now) {
    return PriorityPolicy.rank(cluster.state(), now)
        .running()
        .getOrDefault(new TaskId(job, 1), JobPriority.NONE)
        .tickets();
  }

  @Test
  void whoHasUsedMoreThanEntitledGetsLess() {
    ClusterBuilder cluster =
        tree(0).start(JobId.of(1), HostName.of("node01")).start(JobId.of(2), HostName.of("node02"));
    // in inverse proportion to what they used
    assertThat(tickets(cluster, JobId.of(1), NOW)).isCloseTo(2500, within(1e-6));
    assertThat(tickets(cluster, JobId.of(2), NOW)).isCloseTo(7500, within(1e-6));
  }

  @Test
  void theCompensationFactorLimitsAPartToAMultipleOfTheEntitlement() {
    ClusterBuilder cluster =
        tree(1.2)
            .start(JobId.of(1), HostName.of("node01"))
            .start(JobId.of(2), HostName.of("node02"));
    // bob gets 0.6 instead of 0.75, and both are brought to 1
    assertThat(tickets(cluster, JobId.of(1), NOW)).isCloseTo(10000 * 0.25 / 0.85, within(1e-6));
    assertThat(tickets(cluster, JobId.of(2), NOW)).isCloseTo(10000 * 0.6 / 0.85, within(1e-6));
  }

  /** Pending jobs of four users whose past usage the original measured. */
  private static List<Long> recorded(double compensation) {
    ClusterBuilder cluster =
        ClusterBuilder.withUserShares()
            .shareTree(
                new ShareTreeNode("alice", false, 30, List.of()),
                new ShareTreeNode("bob", false, 60, List.of()),
                new ShareTreeNode("carol", false, 10, List.of()),
                new ShareTreeNode("dave", false, 50, List.of()))
            .configure(SchedulerConfig.WEIGHT_TICKETS_SHARE, 1000000L)
            .configure(SchedulerConfig.COMPENSATION_FACTOR, compensation)
            .apply(used("alice", 1671.014))
            .apply(used("bob", 520.040))
            .apply(used("dave", 1010.848));
    for (String user : List.of("alice", "bob", "carol", "dave")) {
      cluster.job(user).add();
    }
    return PriorityPolicy.rank(cluster.state(), NOW).pending().stream()
        .map(ranked -> (long) ranked.priority().tickets())
        .toList();
  }

  @Test
  void ticketsAfterUsageAreThoseRecordedFromTheOriginal() {
    assertThat(recorded(0)).containsExactly(993420L, 4584L, 1637L, 356L);
    assertThat(recorded(1)).containsExactly(910175L, 62592L, 22362L, 4869L);
    assertThat(recorded(5)).containsExactly(980644L, 13487L, 4818L, 1049L);
    assertThat(recorded(20)).containsExactly(993420L, 4584L, 1637L, 356L);
  }

  @Test
  void usageThatFadesAlikeKeepsItsProportionAndForgottenUsageDoesNotCount() {
    ClusterBuilder cluster =
        tree(0).start(JobId.of(1), HostName.of("node01")).start(JobId.of(2), HostName.of("node02"));
    assertThat(tickets(cluster, JobId.of(1), NOW.plus(Duration.ofHours(168))))
        .isCloseTo(2500, within(1e-6));
    cluster.configure(SchedulerConfig.HALFLIFE_DECAY_LIST, "cpu=-1");
    assertThat(tickets(cluster, JobId.of(1), NOW)).isCloseTo(5000, within(1e-6));
  }

  @Test
  void theShareTreeIsListedWithTargetsAndUsage() {
    ClusterBuilder cluster =
        tree(0)
            .user("carol", 0, 0)
            .start(JobId.of(1), HostName.of("node01"))
            .start(JobId.of(2), HostName.of("node02"));
    List<ShareTreeReport.Row> rows = ShareTreeReport.of(cluster.state(), NOW).rows();
    assertThat(rows).extracting(ShareTreeReport.Row::path).containsExactly("/", "/alice", "/bob");
    ShareTreeReport.Row alice = rows.get(1);
    assertThat(alice.jobs()).isEqualTo(1);
    assertThat(alice.level()).isEqualTo(0.5);
    assertThat(alice.longTarget()).isEqualTo(0.5);
    assertThat(alice.shortTarget()).isCloseTo(0.25, within(1e-9));
    assertThat(alice.actual()).isCloseTo(0.75, within(1e-9));
    assertThat(alice.kinds()).containsEntry("cpu", 3000.0);
    // the clock a half time on
    alice = ShareTreeReport.of(cluster.state(), NOW.plus(Duration.ofHours(168))).rows().get(1);
    assertThat(alice.kinds().get("cpu")).isCloseTo(1500, within(1e-6));
  }

  @Test
  void usersWithoutANodeAreListedBelowDefaultWithEqualParts() {
    ClusterBuilder cluster =
        ClusterBuilder.withUserShares()
            .user("alice", 0, 0)
            .user("bob", 0, 0)
            .user("carol", 0, 0)
            .shareTree(
                new ShareTreeNode("alice", false, 60, List.of()),
                new ShareTreeNode("default", false, 40, List.of()));
    List<ShareTreeReport.Row> rows = ShareTreeReport.of(cluster.state(), NOW).rows();
    assertThat(rows)
        .extracting(ShareTreeReport.Row::path)
        .containsExactly("/", "/alice", "/default", "/default/bob", "/default/carol");
    assertThat(rows.get(3).level()).isEqualTo(0.5);
    assertThat(rows.get(3).total()).isEqualTo(0.2);
  }

  @Test
  void pendingJobsAreTakenByTheCorrectedParts() {
    List<Ranked> pending = PriorityPolicy.rank(tree(0).state(), NOW).pending();
    assertThat(pending.get(0).job().owner().name().text()).isEqualTo("bob");
    assertThat(pending.get(0).priority().tickets()).isCloseTo(7500, within(1e-6));
    assertThat(pending.get(1).priority().tickets()).isCloseTo(2500, within(1e-6));
  }
}
