package gridlite.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import gridlite.config.SchedulerConfig;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.job.TaskId;
import gridlite.name.HostName;
import gridlite.state.Change;
import gridlite.testkit.ClusterBuilder;
import gridlite.value.ShareTreeNode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tickets by numbers recorded from Grid Engine (conformance/priority). */
class TicketPolicyTest {
  private static Ranking rank(ClusterBuilder cluster) {
    return PriorityPolicy.rank(cluster.state(), ClusterBuilder.NOW);
  }

  /** {@code job:tickets} of the pending jobs in order of dispatch. */
  private static List<String> pending(ClusterBuilder cluster) {
    List<String> shown = new ArrayList<>();
    for (Ranked ranked : rank(cluster).pending()) {
      shown.add(ranked.job().id() + ":" + (long) ranked.priority().tickets());
    }
    return shown;
  }

  private static long running(ClusterBuilder cluster, JobId job) {
    return (long) rank(cluster).running().get(new TaskId(job, 1)).tickets();
  }

  private static ShareTreeNode leaf(String name, long shares) {
    return new ShareTreeNode(name, false, shares, List.of());
  }

  private static ShareTreeNode group(String name, long shares, ShareTreeNode... children) {
    return new ShareTreeNode(name, false, shares, List.of(children));
  }

  private static ShareTreeNode project(String name, long shares, ShareTreeNode... children) {
    return new ShareTreeNode(name, true, shares, List.of(children));
  }

  private static ClusterBuilder functionalWeights() {
    return ClusterBuilder.withUserShares()
        .user("alice", 100, 0)
        .user("bob", 50, 0)
        .user("carol", 50, 0)
        .project("P1", 60, 0)
        .project("P2", 30, 0)
        .userSet("lab", 80, "alice", "bob")
        .userSet("office", 20, "carol")
        .configure(SchedulerConfig.WEIGHT_TICKETS_FUNCTIONAL, 10007L)
        .configure(SchedulerConfig.WEIGHT_USER, 0.4)
        .configure(SchedulerConfig.WEIGHT_PROJECT, 0.3)
        .configure(SchedulerConfig.WEIGHT_DEPARTMENT, 0.2)
        .configure(SchedulerConfig.WEIGHT_JOB, 0.1)
        .job("alice")
        .department("lab")
        .project("P1")
        .add()
        .job("bob")
        .department("lab")
        .add()
        .job("carol")
        .department("office")
        .project("P2")
        .with(JobRequest.JOB_SHARE, 20L)
        .add()
        .job("carol")
        .department("office")
        .with(JobRequest.JOB_SHARE, 7L)
        .add()
        .job("dave")
        .add()
        .job("dave")
        .project("P2")
        .with(JobRequest.JOB_SHARE, 3L)
        .add()
        .job("alice")
        .department("lab")
        .add();
  }

  @Test
  void functionalTicketsOfPendingJobsAreWeightedPlainly() {
    assertThat(pending(functionalWeights()))
        .containsExactly("1:9006", "3:3735", "2:1801", "7:1534", "4:959", "6:600", "5:0");
  }

  @Test
  void aRunningJobWithoutRivalsHasAllFunctionalTickets() {
    assertThat(running(functionalWeights().start(JobId.of(1), HostName.of("node01")), JobId.of(1)))
        .isEqualTo(10007);
  }

  @Test
  void runningJobsCompeteInTheKindsThatHaveShares() {
    ClusterBuilder cluster = functionalWeights();
    cluster.apply(
        new Change.PutJob(
            cluster.state().job(JobId.of(3)).orElseThrow().with(JobRequest.JOB_SHARE, 500L)));
    cluster.start(JobId.of(1), HostName.of("node01")).start(JobId.of(3), HostName.of("node02"));
    assertThat(running(cluster, JobId.of(1))).isEqualTo(6271);
    assertThat(running(cluster, JobId.of(3))).isEqualTo(3735);
    assertThat(pending(cluster)).containsExactly("2:1801", "7:1534", "4:714", "6:506", "5:0");
  }

  private static ClusterBuilder arrayAndJobs() {
    return ClusterBuilder.withUserShares()
        .user("alice", 100, 0)
        .user("bob", 100, 0)
        .allQueue(1, "node01", "node02", "node03")
        .configure(SchedulerConfig.WEIGHT_TICKETS_FUNCTIONAL, 10007L)
        .job("alice")
        .tasks(1, 5)
        .add()
        .job("bob")
        .add()
        .job("bob")
        .add();
  }

  @Test
  void aTaskOfAnArrayCountsLikeAJob() {
    List<String> order = new ArrayList<>();
    for (Ranked ranked : rank(arrayAndJobs()).pending()) {
      order.add(ranked.job().id() + "." + ranked.tasks());
    }
    assertThat(order).startsWith("1.1", "2.1", "1.2", "3.1", "1.3");
  }

  @Test
  void runningTasksShareTheirUsersTickets() {
    ClusterBuilder cluster =
        arrayAndJobs()
            .start(JobId.of(1), HostName.of("node01"))
            .start(JobId.of(1), 2, HostName.of("node03"))
            .start(JobId.of(2), HostName.of("node02"));
    assertThat(running(cluster, JobId.of(1))).isEqualTo(2501);
    assertThat(running(cluster, JobId.of(2))).isEqualTo(5003);
    assertThat(pending(cluster)).startsWith("3:2501", "1:1667");
    assertThat(rank(cluster).pending().get(0).priority().share()).isCloseTo(0.6, within(0.001));
    assertThat(rank(cluster).pending().get(1).priority().share()).isCloseTo(0.4, within(0.001));
  }

  private static List<String> arrayBesideAJob(long slots, long mostTasks) {
    return pending(
        ClusterBuilder.withUserShares()
            .allQueue(slots, "node01")
            .shareTree(leaf("default", 10))
            .configure(SchedulerConfig.WEIGHT_TICKETS_SHARE, 252000L)
            .configure(SchedulerConfig.MAX_PENDING_TASKS_PER_JOB, mostTasks)
            .job("alice")
            .tasks(1, 70)
            .add()
            .job("alice")
            .add());
  }

  @Test
  void asManyTasksCompeteAsThereAreSlotsAndOneMore() {
    assertThat(arrayBesideAJob(0, 50)).containsExactly("1:252000", "2:126000");
    assertThat(arrayBesideAJob(2, 50))
        .containsExactly("1:252000", "1:126000", "1:84000", "2:63000");
    assertThat(arrayBesideAJob(12, 50)).endsWith("2:18000");
  }

  @Test
  void maxPendingTasksPerJobLimitsTheTasksThatCompete() {
    assertThat(arrayBesideAJob(12, 5)).endsWith("2:42000");
    assertThat(arrayBesideAJob(100, 50)).endsWith("2:4941");
    assertThat(arrayBesideAJob(100, 300)).endsWith("2:3549");
  }

  private static ClusterBuilder tree() {
    ClusterBuilder cluster =
        ClusterBuilder.withUserShares()
            .shareTree(group("staff", 60, leaf("alice", 30), leaf("bob", 11)), leaf("carol", 40))
            .configure(SchedulerConfig.WEIGHT_TICKETS_SHARE, 10007L);
    for (String owner :
        List.of("carol", "bob", "bob", "alice", "alice", "carol", "alice", "dave")) {
      cluster.job(owner).add();
    }
    return cluster;
  }

  @Test
  void theNthJobOfABranchHasTheBranchesTicketsByN() {
    assertThat(pending(tree()))
        .containsExactly(
            "4:6004", "1:4002", "5:3002", "6:2001", "2:2001", "7:1501", "3:1200", "8:0");
  }

  @Test
  void ticketsOfRunningJobsGoDownTheTree() {
    ClusterBuilder cluster = tree();
    for (JobId job : List.of(JobId.of(1), JobId.of(4), JobId.of(5), JobId.of(6))) {
      cluster.start(job, HostName.of("node0" + job));
    }
    assertThat(running(cluster, JobId.of(1))).isEqualTo(2001);
    assertThat(running(cluster, JobId.of(4))).isEqualTo(3002);
    assertThat(pending(cluster)).containsExactly("2:2001", "7:1501", "3:1200", "8:0");
  }

  @Test
  void sharesOfBranchesWithoutJobsGoToTheOthers() {
    ClusterBuilder cluster = tree();
    cluster.apply(new Change.RemoveJob(JobId.of(1))).apply(new Change.RemoveJob(JobId.of(6)));
    for (JobId job : List.of(JobId.of(2), JobId.of(4), JobId.of(5), JobId.of(7))) {
      cluster.start(job, HostName.of("node0" + job));
    }
    assertThat(running(cluster, JobId.of(2))).isEqualTo(2684);
    assertThat(running(cluster, JobId.of(4))).isEqualTo(2440);
    assertThat(pending(cluster)).containsExactly("3:1342", "8:0");
  }

  @Test
  void pendingJobsCompeteWhereTheirWaysDownTheTreePart() {
    ShareTreeNode x = group("x", 50, leaf("alice", 30), leaf("bob", 10));
    ClusterBuilder cluster =
        ClusterBuilder.withUserShares()
            .shareTree(group("A", 60, x, group("y", 50, leaf("carol", 20))), leaf("dave", 40))
            .configure(SchedulerConfig.WEIGHT_TICKETS_SHARE, 1000007L);
    for (String owner : List.of("alice", "alice", "alice", "bob", "bob")) {
      cluster.job(owner).add();
    }
    assertThat(pending(cluster))
        .containsExactly("1:750005", "2:375002", "3:250001", "4:250001", "5:125000");
    cluster.job("carol").add().job("carol").add();
    assertThat(pending(cluster))
        .containsExactly(
            "1:500003", "6:500003", "2:250001", "7:250001", "3:166667", "4:125000", "5:100000");
    cluster.job("dave").add();
    assertThat(pending(cluster)).contains("1:600004", "6:300002", "2:200001", "8:400002");
  }

  @Test
  void weightsOfFunctionalSharesAreRelative() {
    ClusterBuilder cluster =
        ClusterBuilder.withUserShares()
            .user("alice", 100, 0)
            .user("bob", 100, 0)
            .project("P1", 60, 0)
            .configure(SchedulerConfig.WEIGHT_TICKETS_FUNCTIONAL, 10007L)
            .configure(SchedulerConfig.WEIGHT_PROJECT, 1.0)
            .job("alice")
            .project("P1")
            .add()
            .job("bob")
            .add();
    assertThat(pending(cluster)).containsExactly("1:10007", "2:2501");
  }

  @Test
  void aDefaultLeafStandsForEachUserWithoutANode() {
    ClusterBuilder cluster =
        ClusterBuilder.withUserShares()
            .shareTree(
                project("P1", 60, leaf("alice", 3), leaf("default", 1)),
                project("P2", 30),
                leaf("default", 10))
            .configure(SchedulerConfig.WEIGHT_TICKETS_SHARE, 10007L);
    List<String> jobs =
        List.of("alice P1", "alice P1", "bob P1", "carol P1", "bob P2", "carol ", "alice ");
    for (String job : jobs) {
      int blank = job.indexOf(' ');
      cluster.job(job.substring(0, blank)).project(job.substring(blank + 1)).add();
    }
    assertThat(pending(cluster))
        .containsExactly("1:5458", "2:2729", "5:2729", "3:1819", "4:1364", "6:909", "7:909");
    cluster
        .start(JobId.of(1), HostName.of("node01"))
        .start(JobId.of(2), HostName.of("node02"))
        .start(JobId.of(3), HostName.of("node04"))
        .start(JobId.of(5), HostName.of("node03"));
    assertThat(running(cluster, JobId.of(1))).isEqualTo(2501);
    assertThat(running(cluster, JobId.of(3))).isEqualTo(1667);
    assertThat(running(cluster, JobId.of(5))).isEqualTo(3335);
  }

  private static ClusterBuilder hierarchy(String policies) {
    return ClusterBuilder.withUserShares()
        .user("alice", 70, 0)
        .user("bob", 300, 0)
        .user("carol", 30, 0)
        .shareTree(project("P1", 60), project("P2", 40))
        .configure(SchedulerConfig.WEIGHT_TICKETS_SHARE, 1007L)
        .configure(SchedulerConfig.WEIGHT_TICKETS_FUNCTIONAL, 5003L)
        .configure(SchedulerConfig.POLICY_HIERARCHY, policies)
        .job("alice")
        .project("P1")
        .add()
        .job("bob")
        .project("P1")
        .add()
        .job("alice")
        .project("P1")
        .with(JobRequest.OVERRIDE_TICKETS, 100L)
        .add()
        .job("carol")
        .project("P2")
        .add();
  }

  @Test
  void withoutAHierarchyEachPolicyGoesByItself() {
    assertThat(pending(hierarchy("NONE"))).containsExactly("2:5305", "1:1550", "4:778", "3:774");
    assertThat(pending(hierarchy("S"))).containsExactly("2:5305", "1:1550", "4:778", "3:774");
  }

  @Test
  void aPolicyDecidesBetweenEqualsOfTheNext() {
    assertThat(pending(hierarchy("OFS"))).containsExactly("2:5607", "3:1348", "4:778", "1:674");
    assertThat(pending(hierarchy("OS"))).containsExactly("2:5204", "1:1248", "3:1177", "4:778");
    assertThat(pending(hierarchy("OF"))).containsExactly("2:5305", "3:1247", "1:1077", "4:778");
    assertThat(pending(hierarchy("FS"))).containsExactly("2:5607", "1:1248", "4:778", "3:774");
  }

  /** Four jobs of one user, where functional tickets go by the list of jobs. */
  private static ClusterBuilder inTurn() {
    return ClusterBuilder.withUserShares()
        .user("bob", 100, 0)
        .configure(SchedulerConfig.WEIGHT_TICKETS_FUNCTIONAL, 60000L)
        .configure(SchedulerConfig.WEIGHT_JOB, 0.0)
        .configure(SchedulerConfig.POLICY_HIERARCHY, "OS")
        .at(ClusterBuilder.NOW.minusSeconds(60))
        .job("bob")
        .add()
        .job("bob")
        .add()
        .job("bob")
        .add()
        .job("bob")
        .add();
  }

  private static Job job(ClusterBuilder cluster, long number) {
    return cluster.state().job(JobId.of(number)).orElseThrow();
  }

  private static void alterShares(ClusterBuilder cluster, long number, int seconds) {
    Job altered = job(cluster, number).with(JobRequest.JOB_SHARE, 100L);
    cluster.apply(new Change.PutJob(altered.moved(ClusterBuilder.NOW.plusSeconds(seconds))));
  }

  @Test
  void jobsOfOneKindTakeTurnsAndTheOldestOfTheFirstOnesIsNext() {
    ClusterBuilder cluster = inTurn();
    alterShares(cluster, 2, 1);
    assertThat(pending(cluster)).containsExactly("1:60000", "2:30000", "3:20000", "4:15000");
    alterShares(cluster, 1, 2);
    assertThat(pending(cluster)).containsExactly("2:60000", "1:30000", "3:20000", "4:15000");
  }

  @Test
  void theEndOfAPredecessorPutsAJobBehindOthers() {
    ClusterBuilder cluster = inTurn();
    cluster.apply(
        new Change.PutJob(
            job(cluster, 2).withPredecessors(List.of(JobId.of(3), JobId.of(99)), List.of())));
    Job released = job(cluster, 2).withoutEnded(cluster.state()::hasJob, ClusterBuilder.NOW);
    assertThat(released.predecessors()).containsExactly(JobId.of(3));
    assertThat(released.listedSince()).isEqualTo(ClusterBuilder.NOW);
    assertThat(job(cluster, 1).withoutEnded(cluster.state()::hasJob, ClusterBuilder.NOW))
        .isSameAs(job(cluster, 1));
    cluster.apply(
        new Change.PutJob(job(cluster, 1).withPredecessors(List.of(JobId.of(99)), List.of())));
    cluster.end(JobId.of(3));
    assertThat(pending(cluster)).containsExactly("4:60000", "1:30000", "2:20000");
  }

  private static ClusterBuilder departmentsAndShares(String policies) {
    return ClusterBuilder.withUserShares()
        .userSet("lab", 30, "alice", "bob")
        .userSet("office", 10, "carol")
        .shareTree(project("P2", 13))
        .configure(SchedulerConfig.WEIGHT_TICKETS_SHARE, 5003L)
        .configure(SchedulerConfig.WEIGHT_TICKETS_FUNCTIONAL, 5009L)
        .configure(SchedulerConfig.WEIGHT_USER, 0.0)
        .configure(SchedulerConfig.WEIGHT_DEPARTMENT, 0.5)
        .configure(SchedulerConfig.WEIGHT_JOB, 0.5)
        .configure(SchedulerConfig.POLICY_HIERARCHY, policies)
        .job("alice")
        .department("lab")
        .with(JobRequest.JOB_SHARE, 5L)
        .add()
        .job("alice")
        .department("lab")
        .with(JobRequest.JOB_SHARE, 13L)
        .add()
        .job("carol")
        .department("office")
        .project("P2")
        .with(JobRequest.JOB_SHARE, 13L)
        .add()
        .job("bob")
        .department("lab")
        .project("P2")
        .with(JobRequest.OVERRIDE_TICKETS, 120L)
        .add();
  }

  @Test
  void functionalTicketsGoToWhoeverHasMostWithTheTicketsOfThePoliciesBefore() {
    assertThat(pending(departmentsAndShares("FS")))
        .containsExactly("3:6881", "2:5009", "4:3247", "1:1343");
    assertThat(pending(departmentsAndShares("SF")))
        .containsExactly("3:6881", "2:5009", "4:3560", "1:1030");
    assertThat(pending(departmentsAndShares("SOF")))
        .containsExactly("3:8133", "4:5126", "2:2191", "1:1030");
  }

  private static ClusterBuilder usersOfAProject(long tickets) {
    ClusterBuilder cluster =
        ClusterBuilder.withUserShares()
            .shareTree(
                project("P1", 60, leaf("alice", 30), leaf("bob", 17), leaf("carol", 5)),
                project("P2", 40))
            .configure(SchedulerConfig.WEIGHT_TICKETS_SHARE, 1000L)
            .configure(SchedulerConfig.POLICY_HIERARCHY, "OS");
    cluster.job("alice").project("P1").add().job("alice").project("P1").add();
    cluster.job("bob").project("P1").with(JobRequest.OVERRIDE_TICKETS, tickets).add();
    cluster.job("carol").project("P1").add();
    return cluster.job("dave").project("P2").add();
  }

  @Test
  void ticketsOfThePoliciesBeforeAreWeighedAgainstThePartsOfBranches() {
    // alice has 1000 * 30/52, bob 1000 * 17/52: 250 less
    assertThat(pending(usersOfAProject(249)))
        .containsExactly("1:600", "3:549", "5:400", "2:199", "4:150");
    assertThat(pending(usersOfAProject(251)))
        .containsExactly("3:851", "5:400", "1:300", "2:199", "4:150");
  }

  @Test
  void parallelJobsCountAsTheFewestSlotsTheyAskFor() {
    ClusterBuilder cluster =
        ClusterBuilder.withUserShares()
            .allQueue(1, "node01", "node02", "node03", "node04")
            .shareTree(leaf("default", 10))
            .configure(SchedulerConfig.WEIGHT_TICKETS_SHARE, 252000L);
    cluster.job("bob").parallel("smp", "2-4").add();
    cluster.job("bob").parallel("smp", "5,7-9").tasks(1, 9).add();
    cluster.job("bob").add();
    assertThat(pending(cluster)).startsWith("1:252000", "2:84000").endsWith("3:9000");
  }

  @Test
  void runningJobsOfALeafShareItsTicketsByTheirJobShares() {
    ClusterBuilder cluster =
        ClusterBuilder.withUserShares()
            .shareTree(project("P1", 60))
            .configure(SchedulerConfig.WEIGHT_TICKETS_SHARE, 5003L);
    cluster.job("carol").project("P1").with(JobRequest.JOB_SHARE, 13L).add();
    cluster.job("alice").project("P1").with(JobRequest.JOB_SHARE, 5L).add();
    cluster.job("bob").project("P1").add();
    cluster
        .start(JobId.of(1), HostName.of("node01"))
        .start(JobId.of(2), HostName.of("node02"))
        .start(JobId.of(3), HostName.of("node03"));
    assertThat(running(cluster, JobId.of(1))).isEqualTo(3613);
    assertThat(running(cluster, JobId.of(2))).isEqualTo(1389);
    assertThat(running(cluster, JobId.of(3))).isZero();
  }

  @Test
  void aThousandUsersAndProjectsAreTakenInTheSameOrderAsByComparingAll() {
    // the heaps of the greedy order must not lose anybody
    ClusterBuilder cluster =
        ClusterBuilder.withUserShares()
            .configure(SchedulerConfig.WEIGHT_TICKETS_FUNCTIONAL, 1000003L)
            .configure(SchedulerConfig.WEIGHT_PROJECT, 0.5);
    for (int i = 0; i < 20; i++) {
      cluster.user("u" + i, 7 * i % 11 + 1, 0).project("p" + i, 5 * i % 7, 0);
    }
    for (int i = 0; i < 300; i++) {
      cluster.job("u" + i * 13 % 20).project("p" + i * 7 % 20).add();
    }
    List<Double> tickets = new ArrayList<>();
    for (Ranked ranked : rank(cluster).pending()) {
      tickets.add(ranked.priority().tickets());
    }
    assertThat(tickets).hasSize(300).isSortedAccordingTo((a, b) -> Double.compare(b, a));
    assertThat(tickets.get(299)).isPositive();
  }
}
