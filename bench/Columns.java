import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.name.QueueInstanceName;
import gridlite.name.UserName;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Outcome;
import gridlite.store.Access;
import gridlite.store.H2ClusterStore;
import gridlite.store.ResidentClusterStore;
import gridlite.value.NameValue;
import gridlite.value.SortedTable;
import gridlite.value.TaskSet;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * Submits jobs of fifty users to a cell, as a daemon commits them, starts a tenth of them, opens the
 * database and reads the jobs of one user. Prints what each takes, a name, a tab and a number on a
 * line: nanoseconds of CPU time, or bytes; the least of five rounds.
 */
public final class Columns {
  private static final int AT_ONCE = 10;
  private static final int OWNERS = 50;
  private static final int ROUNDS = 5;
  private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");
  private static final QueueInstanceName INSTANCE = QueueInstanceName.of("all.q", "node01");

  private final Path cell;
  private final int jobs;
  private final Map<String, Long> least;

  private Columns(Path cell, int jobs, Map<String, Long> least) {
    this.cell = cell;
    this.jobs = jobs;
    this.least = least;
  }

  /** Argument: number of jobs. */
  public static void main(String[] arguments) throws IOException {
    Map<String, Long> least = new LinkedHashMap<>();
    // the first rounds warm the process up
    for (int round = 0; round < ROUNDS; round++) {
      Path cell = Files.createTempDirectory("columns");
      new Columns(cell, Integer.parseInt(arguments[0]), least).measure();
      try (var files = Files.walk(cell)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
    least.forEach((name, figure) -> System.out.println(name + "\t" + figure));
  }

  private static long cpu() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private void time(String name, Runnable step) {
    long start = cpu();
    step.run();
    least.merge(name, cpu() - start, Math::min);
  }

  private void measure() throws IOException {
    H2ClusterStore.create(cell, "bench", List.of(), InstantSource.fixed(NOON));
    try (ResidentClusterStore store =
        new ResidentClusterStore(cell, "bench", other -> {}, InstantSource.fixed(NOON))) {
      time("CPU of commits of submissions", () -> submit(store));
      time("CPU of commits of starts", () -> start(store));
    }
    least.merge("size of the database", Files.size(cell.resolve("gridlite.mv.db")), Math::min);
    time("CPU of opening the database for one job", () -> read(state -> state.job(JobId.of(jobs))));
    time("CPU of reading the waiting jobs of one user", this::readOwn);
    time("CPU of reading all jobs", () -> read(ClusterState::jobs));
  }

  /** As much as the variables of a user's shell, as {@code qsub -V} takes them. */
  private static List<NameValue> context() {
    List<NameValue> variables = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      variables.add(new NameValue("VARIABLE_" + i, "/usr/local/share/some/where/" + "x".repeat(25)));
    }
    return variables;
  }

  private static Job job(int id) {
    return new Job(
        JobId.of(id),
        new Job.Owner(UserName.of("user" + id % OWNERS), "users", 1001, 1002),
        NOON,
        JobRequest.SCHEMA
            .template()
            .with(JobRequest.NAME, "job" + id)
            .with(JobRequest.CONTEXT, context()),
        List.of(),
        List.of(),
        TaskSet.of(1),
        Map.of(),
        SortedTable.empty(),
        1);
  }

  /** A commit for every few jobs, as a daemon's batches have them. */
  private void submit(ResidentClusterStore store) {
    for (int first = 1; first <= jobs; first += AT_ONCE) {
      List<Change> changes = new ArrayList<>();
      for (int id = first; id < first + AT_ONCE; id++) {
        changes.add(new Change.PutJob(job(id)));
      }
      store.update("bench", state -> new Outcome<>(changes, 0));
    }
  }

  /** A tenth of the jobs start. */
  private void start(ResidentClusterStore store) {
    for (int first = 1; first <= jobs / 10; first += AT_ONCE) {
      List<Change> changes = new ArrayList<>();
      for (int id = first; id < first + AT_ONCE; id++) {
        ArrayTask task = ArrayTask.pending(1).dispatched(Allocation.serial(INSTANCE), NOON);
        changes.add(new Change.PutJob(job(id).withTask(task)));
      }
      store.update("bench", state -> new Outcome<>(changes, 0));
    }
  }

  private H2ClusterStore open() {
    return new H2ClusterStore(
        cell, "bench", other -> {}, InstantSource.fixed(NOON), Access.READ);
  }

  private void read(Function<ClusterState, Object> reader) {
    try (H2ClusterStore store = open()) {
      store.read(reader);
    }
  }

  private void readOwn() {
    try (H2ClusterStore store = open()) {
      store.<Object>readOf(Set.of("user1"), ClusterState::jobs);
    }
  }
}
