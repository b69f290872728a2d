package gridlite.exec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import gridlite.config.ClusterQueue;
import gridlite.config.ParallelEnvironment;
import gridlite.format.Values;
import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.TaskId;
import gridlite.name.HostName;
import gridlite.name.ObjectKind;
import gridlite.name.QueueInstanceName;
import gridlite.port.Executor;
import gridlite.port.Observation;
import gridlite.port.TaskReport;
import gridlite.state.Change;
import gridlite.state.HostLoad;
import gridlite.testkit.ProgramFile;
import gridlite.value.PerHost;
import gridlite.value.TimeValue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
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
    if (SlurmCluster.isInstalled()) {
      cluster = new SlurmCluster(slurm, TestCell.HOST, "node02", "node03");
    }
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
    return Objects.requireNonNull(cluster);
  }

  /** An assumption about the whole class would skip its tests uncounted. */
  @BeforeEach
  void makeSpool() throws IOException {
    assumeTrue(SlurmCluster.isInstalled(), "Slurm is not installed (bin/cluster-packages)");
    Files.createDirectories(directory.resolve("cell/spool"));
    cell.queue(
        queue ->
            queue.with(ClusterQueue.TMPDIR, PerHost.everywhere(directory.resolve("tmp") + "")));
  }

  @Override
  Executor executor() {
    return executor(cluster().variables());
  }

  private Executor executor(Map<String, String> variables) {
    return new SlurmExecutor(site(variables), Duration.ofSeconds(20), Duration.ofSeconds(2));
  }

  private LocalExecutor.Site site(Map<String, String> variables) {
    return new LocalExecutor.Site(
        directory,
        "cell",
        HostName.of("head"),
        directory,
        job -> Optional.of("echo script of job $JOB_ID\n"),
        user -> directory.toString(),
        List.of(),
        variables);
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
    standsStillAndEnds(task, pid, QueueInstanceName.of("all.q", TestCell.HOST));
    assertThat(cell.accounted(13)).isEqualTo("137");
  }

  /** A process stands still while a queue instance of its task is suspended, and is deleted. */
  private void standsStillAndEnds(TaskId task, String pid, QueueInstanceName instance) {
    cell.suspend(instance, true);
    lookUntil(() -> state(pid).equals("T"));
    cell.suspend(instance, false);
    lookUntil(() -> state(pid).equals("S"));
    cell.delete(executor(), task, now());
    lookUntilIdle();
    assertThat(cell.accounted(12)).isEqualTo("100");
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
        .startsWith(
            "task 1.1 could not be started, which the next look at the cell tries again: sbatch");
    lookUntilIdle();
    assertThat(cell.accounted(12)).isEqualTo("0");
  }

  private TaskId runOverHosts(String line) {
    cell.spread("mpi", "node02", "node03");
    Allocation slots = TestCell.slots("mpi", "node02", "node03", TestCell.HOST);
    TaskId task = cell.dispatched(now(), slots, command(line));
    cell.start(executor(), task);
    return task;
  }

  @Test
  void aParallelJobBeginsWhereItsSlotsDoAndReachesItsOtherHosts() {
    String busy = "i=0; while [ \\$i -lt 200000 ]; do i=\\$((i+1)); done";
    runOverHosts(
        "PATH=$TMPDIR:$PATH; echo $HOSTNAME; cut -d\" \" -f1,2 $PE_HOSTFILE;"
            + " qrsh -inherit -nostdin node03 'echo on $HOSTNAME; [ -w $TMPDIR ] && exit 9';"
            + " echo status $?; echo read | qrsh -inherit here cat;"
            + " qrsh -inherit -noshell -v WORD=own here /usr/bin/printenv WORD;"
            + (" qrsh -inherit -nostdin node03 \"" + busy + "\";")
            + " qrsh -inherit elsewhere true; echo status $?; exit 3");
    lookUntilIdle();
    assertThat(output())
        .isEqualTo(
            """
            node02
            node02 1
            node03 1
            here 1
            on node03
            status 9
            read
            own
            qrsh: host elsewhere is none of the hosts of this job
            status 1
            """);
    assertThat(cell.accounted(13)).isEqualTo("3");
    assertThat(Double.parseDouble(cell.accounted(37))).isGreaterThan(0.1);
    assertThat(directory.resolve("cell/spool/active_jobs")).isEmptyDirectory();
  }

  @Test
  void commandsOnOtherHostsStandStillAndEndWithTheJob() {
    TaskId task =
        runOverHosts(
            "$TMPDIR/qrsh -inherit -nostdin node03 'echo $$ >> out; exec sleep 600' & wait");
    lookUntil(() -> output().endsWith("\n"));
    String pid = output().strip();
    standsStillAndEnds(task, pid, QueueInstanceName.of("all.q", "node02"));
    assertThat(state(pid)).isEmpty();
  }

  @Test
  void aHostTakesNoMoreCommandsThanTheJobHasSlotsThere() {
    runOverHosts(
        "q=$TMPDIR/qrsh; $q -inherit -nostdin node03 'echo begun >> out; sleep 600' &"
            + " until grep -q begun out; do sleep 0.1; done; $q -inherit node03 true");
    lookUntilIdle();
    assertThat(output())
        .isEqualTo("begun\nqrsh: all 1 slots of this task on host node03 are in use\n");
    assertThat(cell.accounted(13)).isEqualTo("1");
  }

  @Test
  void withoutControlOfSlavesNothingIsStartedOnOtherHosts() {
    cell.spread("loose", "node02");
    Values variables = cell.state().find(ObjectKind.PARALLEL_ENVIRONMENT, "loose").orElseThrow();
    cell.apply(
        new Change.PutObject(
            ObjectKind.PARALLEL_ENVIRONMENT,
            "loose",
            variables.with(ParallelEnvironment.CONTROL_SLAVES, false)));
    Allocation slots = TestCell.slots("loose", TestCell.HOST, "node02");
    cell.start(
        executor(),
        cell.dispatched(now(), slots, command("$TMPDIR/qrsh -inherit node02 echo never")));
    lookUntilIdle();
    assertThat(output()).contains("parallel environment loose has control_slaves FALSE");
  }

  @Test
  void aTaskThatNoShepherdComesToIsPutBackAndItsQueueIsMarked() throws Exception {
    Path program =
        new Shepherds(directory.resolve("cell/spool"), Shepherds.Readers.EVERYBODY).installed();
    String real = Files.readString(program);
    Files.writeString(program, "exit 3;");
    Executor kept = executor();
    TaskId task = cell.dispatched(now(), command("echo never"));
    cell.start(kept, task);
    List<TaskReport> reports = new ArrayList<>();
    for (int i = 0;
        i < 200 && reports.stream().noneMatch(TaskReport.Ended.class::isInstance);
        i++) {
      pass();
      reports.addAll(cell.poll(kept, now()));
    }
    TaskReport.Ended end = (TaskReport.Ended) reports.get(reports.size() - 1);
    assertThat(end.consequence()).isEqualTo(TaskReport.Consequence.REQUEUED);
    assertThat(end.queueError().orElseThrow())
        .startsWith("queue all.q marked QERROR: what was sent to look");
    // one that comes late after all leaves the attempt alone
    Files.writeString(program, real);
    Path made = directory.resolve("cell/spool/active_jobs").resolve(task.toString());
    new ProcessBuilder("/usr/bin/perl", program.toString(), "--here", made.toString(), "1")
        .start()
        .waitFor();
    assertThat(made.resolve("exit")).doesNotExist();
    cell.absorb(executor(), now());
    assertThat(cell.task(task).orElseThrow().isActive()).isFalse();
    assertThat(output()).isEmpty();
  }

  @Test
  void whatSlurmDoesNotTakeIsSaidWithItsReason() {
    cell.spread("mpi", "nowhere");
    TaskId task =
        cell.dispatched(now(), TestCell.slots("mpi", TestCell.HOST, "nowhere"), command("true"));
    Executor kept = executor();
    cell.startAll(kept, List.of(task));
    cell.poll(kept, now());
    assertThat(kept.heldBack().get(task)).startsWith("Slurm does not take it: sbatch failed");
  }

  /** An executor that finds another program in the place of one of Slurm's. */
  private Executor with(String program, String script) throws IOException {
    Path wrappers = Files.createDirectories(directory.resolve("wrappers-" + program));
    Path wrapper = wrappers.resolve(program);
    ProgramFile.write(wrapper, script);
    Map<String, String> variables = new HashMap<>(cluster().variables());
    variables.merge("PATH", wrappers + ":", (path, before) -> before + path);
    return new SlurmExecutor(site(variables), Duration.ofSeconds(2), Duration.ofSeconds(2));
  }

  @Test
  void aTaskWhoseSubmissionSeemedToFailRunsOnce() throws IOException {
    TaskId task = cell.dispatched(now(), command("echo $JOB_ID >> ledger; exit 7"));
    assertThat(cell.startAll(with("sbatch", "/usr/bin/sbatch \"$@\"; exit 1"), List.of(task)))
        .singleElement()
        .asString()
        .contains("sbatch failed with status 1");
    lookUntilIdle();
    assertThat(directory.resolve("ledger")).hasContent("1");
    assertThat(cell.store.accounting()).singleElement().asString().contains(":0:7:");
  }

  @Test
  void answersThatComeTooLateOrAreCutShortMeanNothing() throws IOException {
    for (String script : List.of("exec sleep 30", "/usr/bin/squeue \"$@\"; printf 1", "exit 1")) {
      Executor executor = with("squeue", script);
      Observation blind = executor.inquiry(cell.state(), now()).observe();
      assertThat(blind).as(script).isInstanceOf(Observation.Unreachable.class);
      assertThat(executor.orders(cell.state(), blind, now())).isEmpty();
    }
  }

  @Test
  void aTaskThatSlurmSeemsToHaveForgottenRunsOn() throws IOException {
    run("echo begun >> ledger; until [ -e go ]; do sleep 0.2; done; exit 7");
    lookUntil(() -> Files.exists(directory.resolve("ledger")));
    Executor forgetful = with("squeue", "exit 0");
    for (int i = 0; i < 12; i++) {
      assertThat(cell.absorb(forgetful, now())).noneMatch(TaskReport.Ended.class::isInstance);
      pass();
    }
    Files.createFile(directory.resolve("go"));
    lookUntilIdle();
    assertThat(directory.resolve("ledger")).hasContent("begun");
    assertThat(cell.store.accounting()).singleElement().asString().contains(":0:7:");
  }

  @Test
  void sensorsBesideTheDaemonReportOfNodesAndOfAll() throws IOException {
    Path sensor = directory.resolve("sensor");
    ProgramFile.write(sensor, "printf 'begin\\nhere:scratch:5\\nglobal:floating:3\\nend\\n'");
    cell.configure("load_sensor " + sensor);
    Map<HostName, HostLoad> loads = Map.of();
    for (int i = 0; i < 50 && !loads.containsKey(HostName.GLOBAL); i++) {
      pass();
      loads = cell.loads(executor(), now());
    }
    assertThat(loads.get(HostName.of(TestCell.HOST)).values())
        .containsEntry("scratch", "5")
        .containsEntry("num_proc", "64");
    assertThat(loads.get(HostName.GLOBAL).values()).containsEntry("floating", "3");
  }

  @Test
  void nodesReportTheirLoad() {
    Map<HostName, HostLoad> loads = cell.loads(executor(), now());
    assertThat(loads.get(HostName.of(TestCell.HOST)).values()).containsEntry("num_proc", "64");
  }
}
