import gridlite.complex.BuiltIns;
import gridlite.complex.ComplexAttribute;
import gridlite.config.Project;
import gridlite.config.SchedulerConfig;
import gridlite.config.ShareTree;
import gridlite.config.User;
import gridlite.format.Attribute;
import gridlite.format.Values;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.name.ObjectKind;
import gridlite.name.ProjectName;
import gridlite.name.UserName;
import gridlite.policy.PriorityPolicy;
import gridlite.policy.Ranking;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.complex.RequestedResource;
import gridlite.value.ShareTreeNode;
import gridlite.value.SlotRange;
import gridlite.value.SortedTable;
import gridlite.value.TaskSet;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/**
 * Ranks pending jobs of 200 users in 20 projects: POSIX priorities, urgencies of resources, slots,
 * waiting time and deadlines, and tickets of the functional, override and share tree policies.
 * Prints the least CPU time of some rounds, per job, and in proportion to a tenth of the jobs.
 */
public final class RankingBench {
  private static final Instant NOW = Instant.parse("2026-01-15T12:00:00Z");
  private static final int USERS = 200;
  private static final int PROJECTS = 20;
  private static final int KINDS = 500;

  private ClusterState state = ClusterState.blank();
  private final Random random = new Random(7);

  private RankingBench() {}

  /** Arguments: most jobs, rounds. */
  public static void main(String[] arguments) {
    int most = Integer.parseInt(arguments[0]);
    int rounds = Integer.parseInt(arguments[1]);
    for (boolean tickets : new boolean[] {false, true}) {
      System.out.println(tickets ? "urgency, -p and tickets" : "urgency and -p");
      System.out.printf("%10s %12s %12s %12s%n", "jobs", "CPU ms", "ns a job", "ratio");
      double before = 0;
      for (int jobs : new int[] {most / 100, most / 10, most}) {
        double seconds = measure(jobs, tickets, jobs == most ? rounds : 2 * rounds);
        String ratio = before == 0 ? "" : String.format(Locale.ROOT, "%.1f", seconds / before);
        System.out.printf(
            Locale.ROOT,
            "%10d %12.1f %12.0f %12s%n",
            jobs,
            seconds * 1e3,
            seconds * 1e9 / jobs,
            ratio);
        before = seconds;
      }
    }
  }

  private static double measure(int jobs, boolean tickets, int rounds) {
    ClusterState state = new RankingBench().site(tickets).jobs(jobs).state;
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    double least = Double.MAX_VALUE;
    for (int i = 0; i < rounds; i++) {
      long start = threads.getCurrentThreadCpuTime();
      Ranking ranking = PriorityPolicy.rank(state, NOW);
      least = Math.min(least, (threads.getCurrentThreadCpuTime() - start) / 1e9);
      if (ranking.pending().size() != jobs) {
        throw new IllegalStateException(ranking.pending().size() + " jobs of " + jobs);
      }
    }
    return least;
  }

  private void put(ObjectKind kind, String name, Values object) {
    state = state.apply(List.of(new Change.PutObject(kind, name, object)));
  }

  private <V> void configure(Attribute<V> attribute, V value) {
    put(
        ObjectKind.SCHEDULER,
        ClusterState.SCHEDULER_NAME,
        state.schedulerConfig().with(attribute, value));
  }

  private RankingBench site(boolean tickets) {
    for (Values attribute : BuiltIns.attributes()) {
      put(ObjectKind.COMPLEX_ATTRIBUTE, attribute.get(ComplexAttribute.NAME), attribute);
    }
    configure(SchedulerConfig.WEIGHT_PRIORITY, 1.0);
    if (!tickets) {
      return this;
    }
    configure(SchedulerConfig.WEIGHT_TICKETS_FUNCTIONAL, 1_000_000L);
    configure(SchedulerConfig.WEIGHT_TICKETS_SHARE, 1_000_000L);
    List<ShareTreeNode> leaves = new ArrayList<>();
    for (int i = 0; i < USERS; i++) {
      Values user = User.SCHEMA.template().with(User.NAME, "u" + i);
      user = user.with(User.FSHARE, 1L + i).with(User.OTICKET, i % 9L);
      put(ObjectKind.USER, "u" + i, user);
      leaves.add(new ShareTreeNode("u" + i, false, 1 + i % 7, List.of()));
    }
    for (int i = 0; i < PROJECTS; i++) {
      Values project = Project.SCHEMA.template().with(Project.NAME, "p" + i);
      put(ObjectKind.PROJECT, "p" + i, project.with(Project.FSHARE, 10L * i));
    }
    ShareTreeNode root = new ShareTreeNode("Root", false, 1, leaves);
    put(ObjectKind.SHARE_TREE, "sharetree", ShareTree.SCHEMA.template().with(ShareTree.ROOT, root));
    return this;
  }

  private RankingBench jobs(int count) {
    List<Values> kinds = new ArrayList<>();
    for (int i = 0; i < KINDS; i++) {
      kinds.add(kind());
    }
    List<Change> changes = new ArrayList<>(count);
    for (int id = 1; id <= count; id++) {
      String user = "u" + random.nextInt(USERS);
      changes.add(
          new Change.PutJob(
              new Job(
                  JobId.of(id),
                  new Job.Owner(UserName.of(user), "users", 1, 1),
                  NOW.minusSeconds(random.nextInt(100_000)),
                  kinds.get(random.nextInt(KINDS)),
                  List.of(),
                  List.of(),
                  TaskSet.of(1),
                  Map.of(),
                  SortedTable.empty(),
                  0)));
    }
    state = state.apply(changes);
    return this;
  }

  private Values kind() {
    Values request =
        JobRequest.SCHEMA
            .template()
            .with(JobRequest.PRIORITY, random.nextInt(20) * -50L)
            .with(
                JobRequest.HARD_RESOURCES,
                List.of(new RequestedResource("h_rt", Integer.toString(random.nextInt(9) * 600))));
    if (random.nextInt(3) == 0) {
      request =
          request.with(JobRequest.PROJECT, ProjectName.orNone("p" + random.nextInt(PROJECTS)));
    }
    if (random.nextInt(4) == 0) {
      request =
          request
              .with(JobRequest.PARALLEL_ENVIRONMENT, Optional.of("mpi"))
              .with(JobRequest.SLOTS, SlotRange.parse(Integer.toString(1 + random.nextInt(64))));
    }
    if (random.nextInt(50) == 0) {
      request = request.with(JobRequest.DEADLINE, Optional.of(NOW.plusSeconds(3600)));
    }
    return request;
  }
}
