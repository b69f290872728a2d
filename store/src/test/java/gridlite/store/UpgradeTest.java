package gridlite.store;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.name.HostName;
import gridlite.name.QueueInstanceName;
import gridlite.name.QueueName;
import gridlite.state.Change;
import gridlite.state.ClusterState;
import gridlite.state.InstanceState;
import gridlite.state.Outcome;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * An upgrade that is left by Ctrl-C, or by the loss of power, is gone on with by who comes next.
 */
@Tag("processes")
class UpgradeTest {
  private static final int ROUNDS = Integer.getInteger("gridlite.crashes", 4);
  private static final long JOBS = 3000;
  private static final int MOST_MILLIS = 600;

  @TempDir Path root;

  private final long seed = System.nanoTime();
  private final Random random = new Random(seed);
  private Path old = Path.of(".");
  private Path cell = Path.of(".");
  private final List<InstanceState> instances = new ArrayList<>();

  private void makeOldCell(String kind) throws Exception {
    old = Files.createDirectory(root.resolve("old"));
    cell = root.resolve("cell");
    Sample.emptyCell(old);
    try (H2ClusterStore store = open(old)) {
      List<Change> jobs =
          LongStream.rangeClosed(1, JOBS)
              .<Change>mapToObj(id -> new Change.PutJob(job(id)))
              .toList();
      store.update("alice", state -> new Outcome<>(jobs, 0));
    }
    for (int host = 0; host < 300; host++) {
      QueueInstanceName name =
          new QueueInstanceName(QueueName.of("all.q"), HostName.of("node" + host));
      instances.add(InstanceState.created(name, false, 5));
    }
    if (kind.equals("bodies")) {
      try (H2ClusterStore store = open(old)) {
        List<Change> changes = instances.stream().<Change>map(Change.PutInstance::new).toList();
        store.update("alice", state -> new Outcome<>(changes, 0));
      }
      OldCell.makeFormBeforeColumns(old);
      return;
    }
    OldCell.makeFirstForm(old, instances);
    if (kind.equals("plain")) {
      OldCell.makePlain(old);
    }
  }

  private static Job job(long id) {
    return Sample.job(id).withTask(Sample.running(1));
  }

  private static H2ClusterStore open(Path cell) {
    return new H2ClusterStore(cell, "test", holder -> {}, InstantSource.system(), Access.WRITE);
  }

  private void startAfresh() throws IOException {
    if (Files.exists(cell)) {
      try (Stream<Path> files = Files.walk(cell)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
    try (Stream<Path> files = Files.walk(old)) {
      for (Path file : files.toList()) {
        Files.copy(file, cell.resolve(old.relativize(file)), StandardCopyOption.COPY_ATTRIBUTES);
      }
    }
  }

  /** Leaves an upgrade at any moment of it; says whether it had come to its end. */
  private boolean leave(boolean atOnce) throws Exception {
    Process process =
        OtherProcess.of(Upgrader.class, cell, "file")
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      assertThat(lines.readLine()).isEqualTo("begins");
      if (!process.waitFor(random.nextInt(MOST_MILLIS), TimeUnit.MILLISECONDS)) {
        if (atOnce) {
          process.toHandle().destroyForcibly();
        } else {
          process.toHandle().destroy();
        }
        process.waitFor();
      }
      return lines.lines().anyMatch("done"::equals);
    }
  }

  private void isWhole() throws SQLException {
    try (H2ClusterStore store = open(cell)) {
      List<Job> jobs = store.read(UpgradeTest::jobs);
      assertThat(jobs).as("seed " + seed).hasSize((int) JOBS);
      for (Job job : jobs) {
        assertThat(job).isEqualTo(job(job.id().number()));
      }
      assertThat(store.<List<InstanceState>>read(UpgradeTest::instances))
          .as("seed " + seed)
          .containsExactlyInAnyOrderElementsOf(instances);
    }
    try (CellDatabase database = CellDatabase.open(cell, Access.READ)) {
      assertThat(ColumnComparison.of(database.statements())).as("seed " + seed).isEmpty();
      assertThat(database.rows("job") + database.rows("begun_task")).isZero();
    }
  }

  private static List<Job> jobs(ClusterState state) {
    List<Job> jobs = new ArrayList<>();
    state
        .jobs()
        .forEach(entry -> jobs.add(state.job(JobId.of(entry.key().number())).orElseThrow()));
    return jobs;
  }

  private static List<InstanceState> instances(ClusterState state) {
    List<InstanceState> instances = new ArrayList<>();
    state.instances().values().forEach(instances::add);
    return instances;
  }

  @ParameterizedTest
  @ValueSource(strings = {"bodies", "tables", "plain"})
  void nothingIsLostByAnUpgradeThatIsLeft(String kind) throws Exception {
    makeOldCell(kind);
    int left = 0;
    for (int round = 0; round < ROUNDS; round++) {
      startAfresh();
      // the second one goes on where the first was left
      for (int time = 0; time < 2; time++) {
        left += leave(random.nextBoolean()) ? 0 : 1;
      }
      isWhole();
    }
    assertThat(left).as("upgrades that were left; seed " + seed).isPositive();
  }
}
