package gridlite.exec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import gridlite.config.ClusterQueue;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.TaskId;
import gridlite.name.HostName;
import gridlite.name.QueueInstanceName;
import gridlite.port.Executor;
import gridlite.port.Observation;
import gridlite.port.TaskReport;
import gridlite.value.PerHost;
import gridlite.value.TimeValue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tasks on a real Slurm of this machine; skipped where it is not installed. */
@Tag("processes")
class SlurmExecutorTest extends ProcessContract {
  @TempDir static Path slurm;
  private static @Nullable SlurmCluster cluster;

  @BeforeAll
  static void startSlurm() throws IOException {
    assumeTrue(SlurmCluster.isInstalled(), "Slurm is not installed (bin/cluster-packages)");
    cluster = new SlurmCluster(slurm, TestCell.HOST, "node02", "node03");
  }

  @AfterAll
  static void stopSlurm() {
    SlurmCluster started = cluster;
    if (started != null) {
      started.close();
    }
  }

  /** A task that goes on while its files are being deleted would make new ones. */
  @AfterEach
  void endWhatRuns() throws IOException {
    if (cluster != null) {
      cluster.endAll();
    }
  }

  private static SlurmCluster cluster() {
    return java.util.Objects.requireNonNull(cluster);
  }

  @BeforeEach
  void makeSpool() throws IOException {
    Files.createDirectories(directory.resolve("cell/spool"));
    cell.queue(
        queue ->
            queue.with(ClusterQueue.TMPDIR, PerHost.everywhere(directory.resolve("tmp") + "")));
  }

  @Override
  Executor executor() {
    return executor(cluster().environment());
  }

  private Executor executor(Map<String, String> environment) {
    return new SlurmExecutor(
        new LocalExecutor.Site(
            directory,
            "cell",
            HostName.of("head"),
            directory,
            job -> "echo script of job $JOB_ID\n",
            user -> directory.toString(),
            List.of(),
            environment),
        Duration.ofSeconds(20),
        Duration.ofSeconds(2));
  }

  @Override
  void pass() {
    LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(500));
  }

  private TaskId run(String line) {
    TaskId task = cell.dispatched(now(), command(line));
    cell.start(executor(), task);
    return task;
  }

  /** Does what the daemon does, until something is so. */
  private void lookUntil(BooleanSupplier done) {
    for (int i = 0; i < 200 && !done.getAsBoolean(); i++) {
      List<TaskReport> reports = cell.absorb(executor(), now());
      TestCell.acknowledge(executor(), reports);
      cell.startAll(executor(), transferring());
      pass();
    }
    assertThat(done.getAsBoolean()).isTrue();
  }

  private List<TaskId> transferring() {
    List<TaskId> tasks = new ArrayList<>();
    for (Job job : cell.state().jobs().values()) {
      for (ArrayTask task : job.tasks().values()) {
        if (task.phase() == ArrayTask.Phase.TRANSFERRING) {
          tasks.add(new TaskId(job.id(), task.number()));
        }
      }
    }
    return tasks;
  }

  private void lookUntilIdle() {
    lookUntil(() -> cell.state().jobs().isEmpty());
  }

  private String output() {
    try {
      return Files.readString(directory.resolve("out"));
    } catch (IOException e) {
      return "";
    }
  }

  @Test
  void exitStatusAndUsageAreAccountedAndNothingIsLeft() {
    run("i=0; while [ $i -lt 200000 ]; do i=$((i+1)); done; env | grep -c ^SLURM; exit 3");
    lookUntilIdle();
    assertThat(cell.accounted(12)).isEqualTo("0");
    assertThat(cell.accounted(13)).isEqualTo("3");
    assertThat(Double.parseDouble(cell.accounted(37))).isPositive();
    assertThat(output()).isEqualTo("0\n");
    assertThat(directory.resolve("cell/spool/active_jobs")).isEmptyDirectory();
    assertThat(directory.resolve("cell/spool/begun")).isEmptyDirectory();
  }

  @Test
  void aTaskIsSuspendedAndResumedAndDeleted() {
    TaskId task = run("echo $$; exec sleep 600");
    lookUntil(() -> output().endsWith("\n"));
    String pid = output().strip();
    QueueInstanceName instance = QueueInstanceName.of("all.q", TestCell.HOST);
    cell.suspend(instance, true);
    lookUntil(() -> state(pid).equals("T"));
    cell.suspend(instance, false);
    lookUntil(() -> state(pid).equals("S"));
    cell.delete(executor(), task, now());
    lookUntilIdle();
    assertThat(cell.accounted(12)).isEqualTo("100");
    assertThat(cell.accounted(13)).isEqualTo("137");
  }

  private static String state(String pid) {
    try {
      String stat = Files.readString(Path.of("/proc", pid, "stat"));
      return stat.substring(stat.lastIndexOf(')') + 2).substring(0, 1);
    } catch (IOException e) {
      return "";
    }
  }

  @Test
  void theHardRunTimeLimitKills() {
    cell.queue(queue -> queue.with(ClusterQueue.H_RT, PerHost.everywhere(TimeValue.ofSeconds(2))));
    run("sleep 600");
    lookUntilIdle();
    assertThat(cell.accounted(12)).isEqualTo("37");
    assertThat(cell.accounted(13)).isEqualTo("137");
  }

  @Test
  void whatAnAdministratorOfSlurmCancelsEndsAndIsAccounted() throws IOException {
    run("echo begun; sleep 600");
    lookUntil(() -> output().contains("begun"));
    cluster().cancelAll();
    lookUntilIdle();
    assertThat(cell.store.accounting()).hasSize(1);
    assertThat(cell.accounted(12)).isEqualTo("100");
  }

  @Test
  void whenTheShepherdIsKilledANewOneEndsTheTask() throws IOException {
    run("echo begun; sleep 600");
    lookUntil(() -> output().contains("begun"));
    Path shepherd = directory.resolve("cell/spool/active_jobs/1.1/shepherd");
    long pid = Long.parseLong(Files.readString(shepherd).split(" ", -1)[0]);
    ProcessHandle.of(pid).orElseThrow().destroyForcibly();
    lookUntilIdle();
    assertThat(cell.accounted(12)).isEqualTo("19");
    assertThat(output()).isEqualTo("begun\n");
  }

  @Test
  void aControllerThatIsKilledAndForgetsJobsRunsNoneTwiceAndLosesNone() throws Exception {
    int count = 12;
    for (int i = 0; i < count; i++) {
      run("echo $JOB_ID >> ledger; sleep 2; exit 7");
    }
    cluster().killController();
    Observation blind = executor().inquiry(cell.state(), now()).observe();
    assertThat(blind).isInstanceOf(Observation.Unreachable.class);
    assertThat(executor().orders(cell.state(), blind, now())).isEmpty();
    assertThat(executor().interpret(cell.state(), blind, now()))
        .allMatch(TaskReport.Trouble.class::isInstance);
    cluster().restartController();
    lookUntilIdle();
    assertThat(Files.readAllLines(directory.resolve("ledger")))
        .hasSize(count)
        .doesNotHaveDuplicates();
    assertThat(cell.store.accounting()).hasSize(count).allMatch(line -> line.contains(":0:7:"));
  }

  @Test
  void aTaskThatCanNotBeSubmittedIsReportedAndStartedLater() {
    TaskId task = cell.dispatched(now(), command("true"));
    Executor away = executor(Map.of("PATH", "/usr/bin:/bin", "SLURM_CONF", "/nowhere"));
    assertThat(cell.startAll(away, List.of(task)))
        .singleElement()
        .asString()
        .startsWith("task 1.1 could not be started, which the next command tries again: sbatch");
    lookUntilIdle();
    assertThat(cell.accounted(12)).isEqualTo("0");
  }

  @Test
  void nodesReportTheirLoad() {
    Map<HostName, gridlite.state.HostLoad> loads = cell.loads(executor(), now());
    assertThat(loads.get(HostName.of(TestCell.HOST)).values()).containsEntry("num_proc", "64");
  }
}
