package gridlite.store;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.HoldKind;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.job.OutlinedJob;
import gridlite.job.TaskFlag;
import gridlite.job.Usage;
import gridlite.name.ObjectKind;
import gridlite.name.ProjectName;
import gridlite.name.UserName;
import gridlite.port.ClusterStore;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.Jobs;
import gridlite.state.Outcome;
import gridlite.state.UsageKey;
import gridlite.state.UsageRecord;
import gridlite.value.SlotRange;
import gridlite.value.SortedTable;
import gridlite.value.TaskRange;
import gridlite.value.TaskSet;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The columns beside the bodies of jobs, tasks and usage: what they hold, and what finds errors.
 */
class ColumnsTest {
  private static final InstantSource CLOCK = InstantSource.fixed(Sample.NOON);
  private static final List<String> OWNERS = List.of("alice", "bob", "größe", "o'brien");
  private static final int UPDATES = Integer.getInteger("gridlite.updates", 150);
  private static final int JOBS = 12;

  /** More than a text of H2's can hold that is no large object. */
  private static final String LONG = "x".repeat(1_200_000);

  @TempDir Path cell;

  private final long seed = Long.getLong("gridlite.seed", System.nanoTime());
  private final Random random = new Random(seed);

  private enum Place {
    FILE,
    SERVER
  }

  private void make(Place place) {
    switch (place) {
      case FILE -> Sample.emptyCell(cell);
      case SERVER -> PostgresClusterStoreTest.makeCell(cell);
    }
  }

  private ClusterStore store() {
    return PostgresAddress.isOf(cell)
        ? new PostgresClusterStore(cell, "test", other -> {}, CLOCK, () -> {})
        : new H2ClusterStore(cell, "test", other -> {}, CLOCK, Access.WRITE);
  }

  private List<ColumnComparison.Difference> differences() throws Exception {
    Optional<PostgresAddress.Placed> placed = PostgresAddress.of(cell);
    if (placed.isEmpty()) {
      try (CellDatabase database = CellDatabase.open(cell, Access.READ)) {
        return ColumnComparison.of(database.statements());
      }
    }
    try (PostgresSession session = PostgresSession.connect(placed.get().address(), "test")) {
      return ColumnComparison.of(session.statements());
    }
  }

  private <T> T any(List<T> choice) {
    return choice.get(random.nextInt(choice.size()));
  }

  private Job submitted(long id) {
    Job sample = Sample.job(id);
    TaskSet tasks = TaskSet.of(new TaskRange(1, 1 + random.nextInt(9), 1 + random.nextInt(3)));
    return new Job(
        sample.id(),
        new Job.Owner(UserName.of(any(OWNERS)), any(List.of("users", "a\\b")), 1001, 1002),
        Sample.NOON.plusNanos(random.nextInt(2_000_000_000)),
        asked(sample).request(),
        List.of(),
        List.of(),
        tasks,
        Map.of(),
        SortedTable.empty(),
        1);
  }

  private Job asked(Job job) {
    return job.with(JobRequest.NAME, any(List.of("n", "", "größe\n\u0000 \"x\"", "\ud800")))
        .with(JobRequest.PROJECT, any(List.of(Optional.empty(), Optional.of(ProjectName.of("p")))))
        .with(JobRequest.DEPARTMENT, any(List.of("", "defaultdepartment")))
        .with(JobRequest.ACCOUNT, random.nextInt(30) == 0 ? LONG : "sge")
        .with(JobRequest.PRIORITY, random.nextInt(2048) - 1023L)
        .with(JobRequest.PARALLEL_ENVIRONMENT, any(List.of(Optional.empty(), Optional.of("mpi*"))))
        .with(JobRequest.SLOTS, SlotRange.parse(any(List.of("1", "3-", "-6", "4,8"))))
        .with(JobRequest.ARRAY, random.nextBoolean());
  }

  private Job changed(Job job) {
    long number = 1 + random.nextInt(9);
    Optional<ArrayTask> task = job.task(number);
    return switch (random.nextInt(6)) {
      case 0 -> asked(job).nextVersion();
      case 1 -> job.withHold(any(List.of(HoldKind.values())), TaskSet.of(number));
      case 2 -> job.withHold(any(List.of(HoldKind.values())), TaskSet.EMPTY);
      case 3 -> task.map(own -> job.withTask(changed(own))).orElse(job);
      case 4 -> job.withoutTask(number);
      default -> task.map(own -> job.withTask(started(own))).orElse(job);
    };
  }

  private ArrayTask started(ArrayTask task) {
    Allocation allocation =
        random.nextBoolean()
            ? Allocation.serial(Sample.INSTANCE)
            : Sample.running(1).allocation().orElseThrow();
    return task.dispatched(allocation, Sample.NOON.plusNanos(random.nextInt()));
  }

  private ArrayTask changed(ArrayTask task) {
    return random.nextBoolean()
        ? task.pendingAgain(any(List.of(TaskFlag.RESCHEDULED, TaskFlag.DELETED)))
        : task.withUsage(new Usage(Map.of("cpu", random.nextDouble())));
  }

  private Change change(ClusterState state) {
    JobId id = JobId.of(1 + random.nextInt(JOBS));
    UsageKey key = new UsageKey(ObjectKind.USER, any(OWNERS));
    Optional<Job> known = state.job(id);
    return switch (random.nextInt(8)) {
      case 0 -> known.isPresent() ? new Change.RemoveJob(id) : put(submitted(id.number()));
      case 1 -> new Change.PutUsage(key, usage());
      case 2 -> new Change.RemoveUsage(key);
      default -> put(known.map(this::changed).orElseGet(() -> submitted(id.number())));
    };
  }

  private static Change put(Job job) {
    return new Change.PutJob(job);
  }

  private UsageRecord usage() {
    double amount = any(List.of(0.0, -0.0, 1.0, 0.1, 1e300, random.nextDouble()));
    return new UsageRecord(
        new Usage(Map.of("cpu", amount, "mem", 3 * amount)),
        Map.of("p", new Usage(Map.of("io", amount))),
        Sample.NOON.plusNanos(random.nextInt()));
  }

  private static List<Job> waitingOf(ClusterState state, String owner) {
    List<Job> jobs = new ArrayList<>();
    for (Job job : state.jobs().values()) {
      if (job.tasks().isEmpty() && job.owner().name().text().equals(owner)) {
        jobs.add(job);
      }
    }
    return jobs;
  }

  @ParameterizedTest
  @EnumSource(Place.class)
  void columnsFollowTheBodiesWhateverChanges(Place place) throws Exception {
    make(place);
    for (int update = 0; update < UPDATES; update++) {
      try (ClusterStore store = store()) {
        store.update("alice", state -> new Outcome<>(List.of(change(state)), 0));
      }
      assertThat(differences()).as("seed %d, update %d", seed, update).isEmpty();
    }
    for (String owner : OWNERS) {
      List<Job> own;
      List<Job> all;
      try (ClusterStore store = store()) {
        own = store.<List<Job>>readOf(Set.of(owner), state -> waitingOf(state, owner));
      }
      try (ClusterStore store = store()) {
        all = store.<List<Job>>read(state -> waitingOf(state, owner));
      }
      assertThat(own).as("seed %d, owner %s", seed, owner).isEqualTo(all);
    }
    assertOutlinesNeedNoBodies();
  }

  /** Outlines as text, without what a job's row says of tasks that have begun since. */
  private static List<String> texts(List<OutlinedJob> outlines) {
    List<String> texts = new ArrayList<>();
    for (OutlinedJob outline : outlines) {
      List<Object> values = OutlineColumns.of(outline.job());
      int end = OutlineColumns.JOB.indexOf("waiting");
      texts.add(
          outline.job().id()
              + " "
              + values.subList(0, end)
              + outline.waiting().toList()
              + outline.tasks());
    }
    return texts;
  }

  /** Outlines as they are read from columns: a database that is read has no copy of its rows. */
  private List<String> outlines() {
    try (ClusterStore store =
        PostgresAddress.isOf(cell)
            ? store()
            : new H2ClusterStore(cell, "test", other -> {}, CLOCK, Access.READ)) {
      store.history();
      return store.<List<String>>read(state -> texts(state.storedJobs().outlines()));
    }
  }

  private List<String> outlinesByBodies() {
    try (ClusterStore store = store()) {
      return store.<List<String>>read(state -> texts(Jobs.of(state.jobs()).outlines()));
    }
  }

  private void assertOutlinesNeedNoBodies() throws Exception {
    List<String> byBodies = outlinesByBodies();
    assertThat(outlines()).as("seed %d", seed).isEqualTo(byBodies);
    falsify("UPDATE unfinished_job SET body = 'no job'");
    falsify("UPDATE started_task SET body = 'no task'");
    assertThat(outlines()).as("seed %d, without bodies", seed).isEqualTo(byBodies);
  }

  /** Changes a table behind the back of the program. */
  private void falsify(String sql) throws Exception {
    Optional<PostgresAddress.Placed> placed = PostgresAddress.of(cell);
    if (placed.isEmpty()) {
      OldCell.run(cell, sql);
      return;
    }
    try (Connection connection = DriverManager.getConnection(TestServer.get().driverAddress());
        Statement statement = connection.createStatement()) {
      connection.setSchema(placed.get().address().schema());
      statement.execute(sql);
    }
  }

  private void fill() {
    List<Change> changes = new ArrayList<>(Sample.everything());
    // nothing but the columns is to differ
    changes.removeIf(
        change -> change instanceof Change.Account || change instanceof Change.PutFinished);
    changes.removeIf(change -> change instanceof Change.PutJob);
    changes.add(put(Sample.job(7).withTask(Sample.running(1).pendingAgain(TaskFlag.RESCHEDULED))));
    try (ClusterStore store = store()) {
      store.update("alice", state -> new Outcome<>(changes, 0));
    }
  }

  @ParameterizedTest
  @EnumSource(Place.class)
  void eachColumnThatIsWrongIsFound(Place place) throws Exception {
    make(place);
    fill();
    assertThat(differences()).isEmpty();
    for (CellTable table : CellTable.values()) {
      for (String column : table.derived()) {
        String name = table.title() + " SET " + column;
        falsify("UPDATE " + name + " = " + (column.equals("is_array") ? "NOT is_array" : "'123'"));
        assertThat(differences())
            .as(name)
            .singleElement()
            .satisfies(
                found ->
                    assertThat(found.text())
                        .contains("in table " + table.title() + ": column " + column + " has "));
        falsify("UPDATE " + name + " = NULL");
        assertThat(differences()).as(name).hasSize(isMissing(table, column) ? 0 : 1);
        writeAnew();
        assertThat(differences()).as(name).isEmpty();
      }
    }
  }

  private void writeAnew() {
    try (ClusterStore store = store()) {
      store.update("alice", state -> new Outcome<>(List.of(new Change.RemoveJob(JobId.of(7))), 0));
    }
    fill();
  }

  @ParameterizedTest
  @EnumSource(Place.class)
  void aCheckNamesTheRow(Place place) throws Exception {
    make(place);
    fill();
    assertThat(CellCheck.problems(cell, Unwatched.EXTENT)).isEmpty();
    falsify("UPDATE started_task SET attempts = 123");
    assertThat(CellCheck.problems(cell, Unwatched.EXTENT))
        .containsExactly(
            "task 7.1 in table started_task: column attempts has 123, by its body it is 1");
  }

  /** The sample has no project, and its task waits again. */
  /** Returns whether the job of {@link #fill} has no such value. */
  private static boolean isMissing(CellTable table, String column) {
    return table == CellTable.STARTED
        ? Set.of("queue", "host", "slots").contains(column)
        : Set.of("project", "parallel_environment").contains(column);
  }

  @Test
  void aRepairSetsColumnsRight() throws Exception {
    make(Place.FILE);
    fill();
    falsify("UPDATE unfinished_job SET owner = 'mallory', held = NULL");
    falsify("UPDATE share_usage SET cpu = 99");
    assertThat(CellCheck.repair(cell, ".damaged"))
        .anyMatch(
            line ->
                line.equals(
                    "mended job 7 in table unfinished_job: column owner has \"mallory\","
                        + " by its body it is \"alice\""))
        .anyMatch(line -> line.contains("usage of USER alice in table share_usage: column cpu"));
    assertThat(CellCheck.problems(cell, Unwatched.EXTENT)).isEmpty();
  }
}
