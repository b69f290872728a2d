import java.util.Optional;
import com.sun.management.OperatingSystemMXBean;
import gridlite.config.ClusterQueue;
import gridlite.config.ExecHost;
import gridlite.config.HostGroup;
import gridlite.config.ParallelEnvironment;
import gridlite.format.Values;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.name.HostName;
import gridlite.name.ObjectKind;
import gridlite.name.QueueInstanceName;
import gridlite.name.UserName;
import gridlite.operation.configure.InitCell;
import gridlite.operation.progress.ApplyOrders;
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
import gridlite.complex.RequestedResource;
import gridlite.value.NameValue;
import gridlite.value.PerHost;
import gridlite.value.SlotRange;
import gridlite.value.SortedTable;
import gridlite.value.TaskRange;
import gridlite.value.TaskSet;
import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/**
 * CPU time of scheduling runs and listings on made-up clusters. Times depend on the machine; the
 * last column, the ratio to a fixed computation in the same process, does so less.
 */
public final class Scheduling {
  private static final int ROUNDS = 8;
  private static final int SLOTS = 16;
  private static final String QUEUE = "batch.q";
  private static final String[] USERS = {"alice", "bob", "carol", "dave"};
  private static final Instant NOW = Instant.parse("2026-01-15T12:00:00Z");
  private static final OperatingSystemMXBean SYSTEM =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

  private final Path home;
  private final double reference = reference();

  private Scheduling(Path home) {
    this.home = home;
  }

  /** Arguments: directory of the project, parts to run. */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    List<String> parts = Arrays.asList(arguments).subList(1, arguments.length);
    Scheduling bench = new Scheduling(Path.of(arguments[0]).toRealPath());
    System.out.println(
        "                                                CPU s   : reference   peak MB");
    bench.tell("reference computation", bench.reference);
    if (parts.isEmpty() || parts.contains("warm")) {
      bench.warm();
    }
    if (parts.isEmpty() || parts.contains("cold")) {
      bench.cold();
    }
    if (parts.isEmpty() || parts.contains("listings")) {
      bench.listings();
    }
    if (parts.isEmpty() || parts.contains("large")) {
      bench.large();
    }
    if (parts.isEmpty() || parts.contains("estimates")) {
      bench.estimates(List.of());
    }
    for (String part : parts) {
      if (part.startsWith("estimates=")) {
        bench.estimates(List.of(Path.of(part.substring("estimates=".length())).toRealPath()));
      }
    }
  }

  private void tell(String what, double seconds) {
    System.out.printf(Locale.ROOT, "%-45s %8.3f   %8.1f%n", what, seconds, seconds / reference);
  }

  private void tell(String what, Cost cost) {
    System.out.printf(
        Locale.ROOT,
        "%-45s %8.3f   %8.1f   %8d%n",
        what,
        cost.seconds(),
        cost.seconds() / reference,
        cost.peak() >> 10);
  }

  private static double cpu() {
    return SYSTEM.getProcessCpuTime() / 1e9;
  }

  /** Sorts and adds up numbers: the best of some rounds. */
  private static double reference() {
    double best = Double.POSITIVE_INFINITY;
    long sum = 0;
    for (int round = 0; round < ROUNDS; round++) {
      double before = cpu();
      long[] numbers = new Random(round).longs(1_000_000).toArray();
      Arrays.sort(numbers);
      for (long number : numbers) {
        sum = sum * 31 + number;
      }
      best = Math.min(best, cpu() - before);
    }
    if (sum == 0) {
      throw new AssertionError("the computation must not be left out");
    }
    return best;
  }

  // ---- the cluster

  private static ClusterState cluster(int hosts, int rules) {
    List<Change> changes = new ArrayList<>();
    changes.addAll(
        InitCell.bare(
                InitCell.Template.SIMULATED,
                System.getProperty("user.name"),
                new InitCell.Machine(HostName.of("bench"), 1, "/"))
            .changes());
    List<String> names = new ArrayList<>();
    for (int i = 1; i <= hosts; i++) {
      String name = String.format(Locale.ROOT, "h%05d", i);
      names.add(name);
      List<NameValue> values =
          List.of(new NameValue("num_proc", "16"), new NameValue("mem_free", "64G"));
      put(
          changes,
          ObjectKind.EXEC_HOST,
          name,
          ExecHost.SCHEMA
              .template()
              .with(ExecHost.HOSTNAME, name)
              .with(ExecHost.COMPLEX_VALUES, values));
      changes.add(
          new Change.PutInstance(
              InstanceState.created(QueueInstanceName.of(QUEUE, name), false, i)));
    }
    changes.add(new Change.SetCounter(Counter.SERIAL, hosts));
    put(
        changes,
        ObjectKind.HOST_GROUP,
        "@bench",
        HostGroup.SCHEMA
            .template()
            .with(HostGroup.GROUP_NAME, "@bench")
            .with(HostGroup.HOSTLIST, List.copyOf(names)));
    put(
        changes,
        ObjectKind.PARALLEL_ENVIRONMENT,
        "mpi",
        ParallelEnvironment.SCHEMA
            .template()
            .with(ParallelEnvironment.PE_NAME, "mpi")
            .with(ParallelEnvironment.SLOTS, 1_000_000L)
            .with(ParallelEnvironment.ALLOCATION_RULE, "$fill_up"));
    put(
        changes,
        ObjectKind.CLUSTER_QUEUE,
        QUEUE,
        ClusterQueue.SCHEMA
            .template()
            .with(ClusterQueue.QNAME, QUEUE)
            .with(ClusterQueue.HOSTLIST, List.of("@bench"))
            .with(ClusterQueue.PE_LIST, PerHost.everywhere(List.of("mpi")))
            .with(ClusterQueue.LOAD_THRESHOLDS, PerHost.everywhere(List.of()))
            .with(ClusterQueue.SLOTS, PerHost.everywhere((long) SLOTS)));
    ClusterState state = ClusterState.blank().apply(changes);
    return rules == 0 ? state : state.apply(quotas(state, rules));
  }

  private static void put(List<Change> changes, ObjectKind kind, String name, Values object) {
    changes.add(new Change.PutObject(kind, name, object));
  }

  /** Limits of single users, of all others, and of each host. */
  private static List<Change> quotas(ClusterState state, int rules) {
    StringBuilder text = new StringBuilder("{\nname per_user\nenabled TRUE\n");
    for (int i = 1; i <= rules; i++) {
      text.append("limit users u").append(i).append(" queues batch.q to slots=").append(i * 10);
      text.append('\n');
    }
    text.append("limit users {*} queues batch.q to slots=4000\n}\n");
    text.append("{\nname per_host\nenabled TRUE\nlimit hosts {*} to slots=16\n}\n");
    List<Change> changes = new ArrayList<>();
    for (QuotaDefinition set : QuotaText.parse("bench", text.toString())) {
      Values object = set.resolve(state.complexes()).with(QuotaSet.ENABLED, true);
      put(changes, ObjectKind.RESOURCE_QUOTA_SET, set.name(), object);
    }
    return changes;
  }

  /**
   * Jobs of four users and some 70 kinds: a tenth parallel with 2 to 16 slots, a fifth asking for
   * memory, a tenth for time; a fifth with a lower priority.
   *
   * @param tasks tasks of each job; 1: no array
   */
  private static List<Change> jobs(int count, long tasks) {
    Random random = new Random(42);
    List<Change> changes = new ArrayList<>();
    for (long id = 1; id <= count; id++) {
      String user = USERS[random.nextInt(USERS.length)];
      int kind = random.nextInt(20);
      Values request =
          JobRequest.SCHEMA
              .template()
              .with(JobRequest.NAME, "w" + id)
              .with(JobRequest.BINARY, true)
              .with(JobRequest.SCRIPT_FILE, "sleep")
              .with(JobRequest.ARGUMENTS, List.of(Integer.toString(600 + random.nextInt(3600))));
      if (kind < 2) {
        request =
            request
                .with(JobRequest.PARALLEL_ENVIRONMENT, Optional.of("mpi"))
                .with(JobRequest.SLOTS, SlotRange.parse(Integer.toString(2 + random.nextInt(15))));
      } else if (kind < 6) {
        request = asking(request, "mem_free", (1 + random.nextInt(8)) + "G");
      } else if (kind < 8) {
        request = asking(request, "h_rt", Integer.toString((1 + random.nextInt(50)) * 600));
      }
      if (random.nextInt(5) == 0) {
        request = request.with(JobRequest.PRIORITY, (long) -random.nextInt(100));
      }
      TaskRange range = new TaskRange(1, tasks, 1);
      if (tasks > 1) {
        request = request.with(JobRequest.ARRAY, true).with(JobRequest.TASKS, range);
      }
      changes.add(new Change.PutJob(job(id, user, request, range)));
    }
    changes.add(new Change.SetCounter(Counter.JOB, count));
    return changes;
  }

  private static Values asking(Values request, String name, String value) {
    return request.with(JobRequest.HARD_RESOURCES, List.of(new RequestedResource(name, value)));
  }

  private static Job job(long id, String user, Values request, TaskRange tasks) {
    return new Job(
        JobId.of(id),
        new Job.Owner(UserName.of(user), "users", 1000, 100),
        NOW,
        request,
        List.of(),
        List.of(),
        TaskSet.of(tasks),
        Map.of(),
        SortedTable.empty(),
        0);
  }

  // ---- in this process

  /** A run and what it led to. */
  private record Step(ClusterState after, int starts, double seconds) {}

  private static Step run(ClusterState state, Instant now) {
    double before = cpu();
    SchedulingRun run = Scheduler.ofBuiltIn().run(state, now);
    ClusterState after = state.apply(ApplyOrders.apply(state, run, now).changes());
    return new Step(after, run.orders().size(), cpu() - before);
  }

  private void warm() {
    ClusterState state = cluster(1000, 50).apply(jobs(10_000, 1));
    double both = Double.POSITIVE_INFINITY;
    double idle = Double.POSITIVE_INFINITY;
    Step first = run(state, NOW);
    double cold = first.seconds();
    for (int round = 0; round < ROUNDS; round++) {
      first = run(state, NOW);
      Step second = run(first.after(), NOW.plusSeconds(1));
      both = Math.min(both, first.seconds() + second.seconds());
      Step third = run(second.after(), NOW.plusSeconds(2));
      idle = Math.min(idle, third.seconds());
    }
    tell("1,000 hosts, 10,000 jobs: first of all runs", cold);
    tell("  two runs, warm (" + first.starts() + " starts)", both);
    tell("  a run with nothing to place, warm", idle);
  }

  private void large() {
    ClusterState small = cluster(1000, 50).apply(jobs(1000, 100));
    double before = best(small);
    tell("1,000 hosts, 100,000 tasks in 1,000 jobs", before);
    double more = best(cluster(10_000, 50).apply(jobs(1000, 100)));
    tell("10,000 hosts, 100,000 tasks in 1,000 jobs", more);
    double after = best(cluster(10_000, 50).apply(jobs(10_000, 100)));
    tell("10,000 hosts, 1,000,000 tasks in 10,000 jobs", after);
    System.out.printf(
        Locale.ROOT,
        "  ten times hosts: %.1f; ten times both: %.1f%n",
        more / before,
        after / before);
  }

  private static double best(ClusterState state) {
    return Math.min(run(state, NOW).seconds(), run(state, NOW).seconds());
  }

  // ---- commands, a process each

  private void cold() throws IOException, InterruptedException {
    Path both = cell(cluster(1000, 50), jobs(10_000, 1));
    try {
      command(both, "gridlite", "archive");
      tell("\"qsched run\" twice in one process", twice(both));
    } finally {
      delete(both);
    }
    Path root = cell(cluster(1000, 50), jobs(10_000, 1));
    try {
      Cost first = command(root, "qsched", "run");
      Cost second = command(root, "qsched", "run");
      tell("two \"qsched run\", each a process", first.and(second));
      tell("  \"qsched run\" with nothing to place", command(root, "qsched", "run"));
      tell("  \"qstat -u *\" of 10,000", command(root, "qstat", "-u", "*"));
    } finally {
      delete(root);
    }
  }

  /** A command twice in a JVM like the launcher's; each time it opens and closes the database. */
  private static final String TWICE =
      """
      public class Twice {
        public static void main(String[] words) throws Exception {
          var run =
              Class.forName("gridlite.main.Main")
                  .getDeclaredMethod("run", String[].class, boolean.class);
          run.setAccessible(true);
          int first = (int) run.invoke(null, words, false);
          int second = (int) run.invoke(null, words, false);
          Runtime.getRuntime().halt(first + second);
        }
      }
      """;

  private Cost twice(Path root) throws IOException, InterruptedException {
    Path source = Files.writeString(root.resolve("Twice.java"), TWICE);
    ToolProvider.findFirst("javac")
        .orElseThrow()
        .run(System.out, System.err, "-d", root.toString(), source.toString());
    Path lib = home.resolve("target/lib");
    List<String> words = new ArrayList<>();
    words.add(Path.of(System.getProperty("java.home"), "bin/java").toString());
    words.add("-XX:SharedArchiveFile=" + lib.resolve("gridlite.jsa"));
    Matcher flags =
        Pattern.compile("-XX:(?!Shared)[-+=\\w]+")
            .matcher(Files.readString(home.resolve("bin/gridlite")));
    while (flags.find()) {
      words.add(flags.group());
    }
    words.add("-cp");
    List<String> path = new ArrayList<>();
    for (String jar :
        List.of("gridlite-cli", "gridlite-core", "gridlite-store", "gridlite-exec", "h2")) {
      path.add(lib.resolve(jar + ".jar").toString());
    }
    path.add(root.toString());
    words.add(String.join(File.pathSeparator, path));
    words.addAll(List.of("Twice", "qsched", "run"));
    return process(root, words);
  }

  private void listings() throws IOException, InterruptedException {
    List<Change> jobs = new ArrayList<>(jobs(100_000, 1));
    for (long id = 100_001; id <= 100_010; id++) {
      Values request = JobRequest.SCHEMA.template().with(JobRequest.NAME, "mine");
      jobs.add(new Change.PutJob(job(id, "me", request, TaskRange.SINGLE)));
    }
    jobs.add(new Change.SetCounter(Counter.JOB, 100_010));
    Path root = cell(cluster(10, 0), jobs);
    try {
      tell("\"qstat -u *\" of 100,000 pending", command(root, "qstat", "-u", "*"));
      tell("  \"qstat -u me\", 10 of them", command(root, "qstat", "-u", "me"));
      tell("  \"qstat -j 7\"", command(root, "qstat", "-j", "7"));
      tell("  \"qhost\"", command(root, "qhost"));
    } finally {
      delete(root);
    }
  }

  // ---- estimates of starts

  /**
   * What it takes to say when waiting jobs start: all, and the one in the middle.
   *
   * @param others another state of the project, built, to compare with
   */
  private void estimates(List<Path> others) throws IOException, InterruptedException {
    estimates("64 hosts", 64, 0, 1136, others);
    estimates("64 hosts, 50 quota rules", 64, 50, 1136, others);
    estimates("1,000 hosts", 1000, 0, 11_900, others);
  }

  private void estimates(String what, int hosts, int rules, int count, List<Path> others)
      throws IOException, InterruptedException {
    Instant now = Instant.now();
    ClusterState before = cluster(hosts, rules).apply(limited(jobs(count, 1)));
    ClusterState state = run(before, now).after();
    List<Change> jobs = new ArrayList<>();
    List<JobId> waiting = new ArrayList<>();
    for (Job job : state.jobs().values()) {
      jobs.add(new Change.PutJob(job));
      if (!job.waiting().isEmpty()) {
        waiting.add(job.id());
      }
    }
    String middle = waiting.get(waiting.size() / 2).toString();
    Path root = cell(state, jobs);
    try {
      Cost all = command(home, root, "qstat", "--start", "-u", "*");
      tell(what + ", " + waiting.size() + " jobs wait: all", all);
      Cost one = command(home, root, "gridlite", "explain", middle, "--start");
      tell("  the one in the middle", one);
      for (Path other : others) {
        Cost formerly = command(other, root, "qstat", "--start", "-u", "*");
        tell("  all, by " + other.getFileName(), formerly);
        Cost formerlyOne = command(other, root, "gridlite", "explain", middle, "--start");
        tell("  the one, by " + other.getFileName(), formerlyOne);
        System.out.printf(
            Locale.ROOT,
            "  ratios: all %.2f, one %.2f%n",
            all.seconds() / formerly.seconds(),
            one.seconds() / formerlyOne.seconds());
      }
    } finally {
      delete(root);
    }
  }

  /**
   * The same jobs with limits of 10 minutes to 6 hours, so that ends can be foreseen: parallel
   * jobs, of which most start at once, with any number of seconds, so that hardly two end at a
   * time.
   */
  private static List<Change> limited(List<Change> jobs) {
    Random random = new Random(7);
    List<Change> limited = new ArrayList<>();
    for (Change change : jobs) {
      if (change instanceof Change.PutJob put) {
        List<RequestedResource> asked = new ArrayList<>(put.job().get(JobRequest.HARD_RESOURCES));
        asked.removeIf(value -> value.name().equals("h_rt"));
        int seconds = 600 + random.nextInt(21_000);
        int limit = put.job().isParallel() ? seconds : seconds / 600 * 600;
        asked.add(new RequestedResource("h_rt", Integer.toString(limit)));
        limited.add(new Change.PutJob(put.job().with(JobRequest.HARD_RESOURCES, asked)));
      } else {
        limited.add(change);
      }
    }
    return limited;
  }

  private static Path cell(ClusterState state, List<Change> jobs) throws IOException {
    Path root = Files.createTempDirectory("gridlite-bench-");
    Path cell = Files.createDirectories(root.resolve("default"));
    Files.createDirectories(cell.resolve("common"));
    List<Change> changes = new ArrayList<>();
    for (ObjectKind kind : ObjectKind.values()) {
      state.objects(kind).asMap().forEach((name, object) -> put(changes, kind, name, object));
    }
    state.instances().values().forEach(i -> changes.add(new Change.PutInstance(i)));
    changes.add(new Change.SetCounter(Counter.SERIAL, state.counter(Counter.SERIAL)));
    changes.addAll(jobs);
    H2ClusterStore.create(cell, "bench", changes, InstantSource.system());
    return root;
  }

  /**
   * What a command took.
   *
   * @param seconds CPU time, user and system
   * @param peak most memory, in kilobytes
   */
  private record Cost(double seconds, long peak) {
    Cost and(Cost other) {
      return new Cost(seconds + other.seconds, Math.max(peak, other.peak));
    }
  }

  private Cost command(Path root, String... words) throws IOException, InterruptedException {
    return command(home, root, words);
  }

  private static Cost command(Path home, Path root, String... words)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(Arrays.asList(words));
    command.set(0, home.resolve("bin").resolve(words[0]).toString());
    return process(root, command);
  }

  private static Cost process(Path root, List<String> command)
      throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(root.toFile())
            .redirectOutput(new File("/dev/null"))
            .redirectError(ProcessBuilder.Redirect.INHERIT);
    builder.environment().put("SGE_ROOT", root.toString());
    builder.environment().put("SGE_CELL", "default");
    double before = childrenSeconds();
    Process process = builder.start();
    long most = 0;
    while (process.isAlive()) {
      most = Math.max(most, peak(process.pid()));
      Thread.sleep(10);
    }
    if (process.exitValue() != 0) {
      throw new IOException(command + " ended with " + process.exitValue());
    }
    return new Cost(childrenSeconds() - before, most);
  }

  /** Most memory that a process has had, in kilobytes. */
  private static long peak(long process) {
    try {
      for (String line : Files.readAllLines(Path.of("/proc/" + process + "/status"))) {
        if (line.startsWith("VmHWM:")) {
          return Long.parseLong(line.replaceAll("[^0-9]", ""));
        }
      }
    } catch (IOException e) {
      return 0;
    }
    return 0;
  }

  private static double childrenSeconds() throws IOException {
    String stat = Files.readString(Path.of("/proc/self/stat"));
    String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
    return (Long.parseLong(fields[13]) + Long.parseLong(fields[14])) / 100.0;
  }

  private static void delete(Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
