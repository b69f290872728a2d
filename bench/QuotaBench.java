import java.util.Optional;
import gridlite.config.ClusterQueue;
import gridlite.config.ExecHost;
import gridlite.config.HostGroup;
import gridlite.config.ParallelEnvironment;
import gridlite.config.UserSet;
import gridlite.format.Values;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.name.HostName;
import gridlite.name.ObjectKind;
import gridlite.name.ProjectName;
import gridlite.name.QueueInstanceName;
import gridlite.name.UserName;
import gridlite.operation.configure.InitCell;
import gridlite.quota.QuotaDefinition;
import gridlite.quota.QuotaSet;
import gridlite.quota.QuotaText;
import gridlite.schedule.algorithm.SchedulingRun;
import gridlite.schedule.run.Scheduler;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Counter;
import gridlite.state.InstanceState;
import gridlite.store.H2ClusterStore;
import gridlite.value.PerHost;
import gridlite.value.SlotRange;
import gridlite.value.SortedTable;
import gridlite.value.TaskSet;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;

/**
 * One scheduling run of 10,000 pending jobs of 200 users in 20 projects on 1,000 hosts with 16
 * slots each, without quotas and with 1,000 rules in 20 sets about users, lists, projects, parallel
 * environments, queues, hosts and groups. Prints the least CPU time of some rounds and its ratio.
 */
public final class QuotaBench {
  private static final Instant NOW = Instant.parse("2026-01-15T12:00:00Z");
  private static final int HOSTS = 1000;
  private static final int JOBS = 10_000;
  private static final int USERS = 200;
  private static final int SETS = 20;
  private static final int RULES = 50;

  private final Random random = new Random(11);
  private ClusterState state = ClusterState.blank();

  private QuotaBench() {}

  /** Arguments: rounds, or the number of a case and the directory of a cell to write for it. */
  public static void main(String[] arguments) throws IOException {
    ClusterState site = new QuotaBench().site().state;
    String[] names = {"no rules", "1,000 rules, generous", "1,000 rules, tight"};
    List<ClusterState> cases =
        List.of(site, new QuotaBench().quotas(site, 400), new QuotaBench().quotas(site, 20));
    int number = Integer.parseInt(arguments[0]);
    if (arguments.length > 1) {
      write(cases.get(number), Path.of(arguments[1]));
    } else {
      compare(names, cases, number);
    }
  }

  /** A simulated cell with a state. */
  private static void write(ClusterState state, Path root) throws IOException {
    Path cell = root.resolve("default");
    Files.createDirectories(cell.resolve("common"));
    List<Change> changes = new ArrayList<>();
    for (ObjectKind kind : ObjectKind.values()) {
      state
          .objects(kind)
          .asMap()
          .forEach((name, object) -> changes.add(new Change.PutObject(kind, name, object)));
    }
    state.instances().values().forEach(one -> changes.add(new Change.PutInstance(one)));
    state.jobs().values().forEach(job -> changes.add(new Change.PutJob(job)));
    for (Counter counter : List.of(Counter.SERIAL, Counter.JOB)) {
      changes.add(new Change.SetCounter(counter, state.counter(counter)));
    }
    H2ClusterStore.create(cell, "bench", changes, InstantSource.system());
  }

  private static void compare(String[] names, List<ClusterState> cases, int rounds) {
    double[] least = {Double.MAX_VALUE, Double.MAX_VALUE, Double.MAX_VALUE};
    int[] started = new int[3];
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    for (int round = 0; round < rounds; round++) {
      for (int i = 0; i < 3; i++) {
        long start = threads.getCurrentThreadCpuTime();
        SchedulingRun run = Scheduler.ofBuiltIn().run(cases.get(i), NOW);
        least[i] = Math.min(least[i], (threads.getCurrentThreadCpuTime() - start) / 1e6);
        started[i] = run.orders().size();
      }
    }
    System.out.printf("%-24s %10s %10s %12s%n", "", "started", "CPU ms", "ratio");
    for (int i = 0; i < 3; i++) {
      System.out.printf(
          Locale.ROOT,
          "%-24s %10d %10.1f %12.2f%n",
          names[i],
          started[i],
          least[i],
          least[i] / least[0]);
    }
  }

  private void put(ObjectKind kind, String name, Values object) {
    state = state.apply(List.of(new Change.PutObject(kind, name, object)));
  }

  private QuotaBench site() {
    InitCell.Machine machine = new InitCell.Machine(HostName.of("bench"), 1, "/");
    String manager = System.getProperty("user.name");
    state = state.apply(InitCell.bare(InitCell.Template.SIMULATED, manager, machine).changes());
    List<String> hosts = new ArrayList<>();
    for (int i = 0; i < HOSTS; i++) {
      hosts.add("n" + i);
      put(
          ObjectKind.EXEC_HOST,
          "n" + i,
          ExecHost.SCHEMA.template().with(ExecHost.HOSTNAME, "n" + i));
    }
    for (int i = 0; i < SETS; i++) {
      String name = "@rack" + i;
      Values group = HostGroup.SCHEMA.template().with(HostGroup.GROUP_NAME, name);
      List<String> members = hosts.subList(i * HOSTS / SETS, (i + 1) * HOSTS / SETS);
      put(ObjectKind.HOST_GROUP, name, group.with(HostGroup.HOSTLIST, List.copyOf(members)));
      List<String> users = new ArrayList<>();
      for (int user = i; user < USERS; user += SETS) {
        users.add("u" + user);
      }
      Values list = UserSet.SCHEMA.template().with(UserSet.NAME, "list" + i);
      put(ObjectKind.USER_SET, "list" + i, list.with(UserSet.ENTRIES, users));
    }
    Values variables = ParallelEnvironment.SCHEMA.template();
    put(
        ObjectKind.PARALLEL_ENVIRONMENT,
        "mpi",
        variables
            .with(ParallelEnvironment.PE_NAME, "mpi")
            .with(ParallelEnvironment.SLOTS, 99_999L)
            .with(ParallelEnvironment.ALLOCATION_RULE, "$fill_up"));
    put(
        ObjectKind.CLUSTER_QUEUE,
        "all.q",
        ClusterQueue.SCHEMA
            .template()
            .with(ClusterQueue.QNAME, "all.q")
            .with(ClusterQueue.HOSTLIST, hosts)
            .with(ClusterQueue.LOAD_THRESHOLDS, PerHost.everywhere(List.of()))
            .with(ClusterQueue.PE_LIST, PerHost.everywhere(List.of("mpi")))
            .with(ClusterQueue.SLOTS, PerHost.everywhere(16L)));
    List<Change> changes = new ArrayList<>();
    for (String host : hosts) {
      QueueInstanceName name = QueueInstanceName.of("all.q", host);
      changes.add(new Change.PutInstance(InstanceState.created(name, false, changes.size() + 1L)));
    }
    for (int id = 1; id <= JOBS; id++) {
      changes.add(new Change.PutJob(job(id)));
    }
    changes.add(new Change.SetCounter(Counter.SERIAL, HOSTS));
    changes.add(new Change.SetCounter(Counter.JOB, JOBS));
    state = state.apply(changes);
    return this;
  }

  private Job job(long id) {
    Values request = JobRequest.SCHEMA.template();
    if (random.nextInt(3) == 0) {
      request = request.with(JobRequest.PROJECT, ProjectName.orNone("p" + random.nextInt(20)));
    }
    if (random.nextInt(10) == 0) {
      request =
          request
              .with(JobRequest.PARALLEL_ENVIRONMENT, Optional.of("mpi"))
              .with(JobRequest.SLOTS, SlotRange.parse(Integer.toString(2 + random.nextInt(14))));
    }
    String user = "u" + random.nextInt(USERS);
    return new Job(
        JobId.of(id),
        new Job.Owner(UserName.of(user), "users", 1, 1),
        NOW.minusSeconds(random.nextInt(100_000)),
        request,
        List.of(),
        List.of(),
        TaskSet.of(1),
        Map.of(),
        SortedTable.empty(),
        0);
  }

  private ClusterState quotas(ClusterState site, int slots) {
    ClusterState limited = site;
    for (int set = 0; set < SETS; set++) {
      StringBuilder text = new StringBuilder("{\nname s" + set + "\nenabled TRUE\n");
      for (int rule = 0; rule < RULES - 1; rule++) {
        text.append("limit ").append(filters()).append(" to slots=").append(slots).append('\n');
      }
      text.append("limit users {*} to slots=").append(4 * slots).append("\n}\n");
      for (QuotaDefinition definition : QuotaText.parse("bench", text.toString())) {
        Values values = definition.set().with(QuotaSet.ENABLED, true);
        limited =
            limited.apply(
                List.of(
                    new Change.PutObject(
                        ObjectKind.RESOURCE_QUOTA_SET, definition.name(), values)));
      }
    }
    return limited;
  }

  private String filters() {
    int number = random.nextInt(SETS);
    return switch (random.nextInt(7)) {
      case 0 -> "users u" + random.nextInt(USERS);
      case 1 -> "users {@list" + number + "} hosts {@rack" + random.nextInt(SETS) + "}";
      case 2 -> "projects p" + number;
      case 3 -> "users {@list" + number + "} projects {*,!p" + number + "}";
      case 4 -> "pes mpi users {u1*}";
      case 5 -> "users u" + random.nextInt(USERS) + " hosts n" + number + "*,!@rack" + number;
      default -> "users {@list" + number + "} queues {a*}";
    };
  }
}
