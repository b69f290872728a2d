package gridlite.exec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import gridlite.config.ClusterQueue;
import gridlite.config.Subordinate;
import gridlite.format.Values;
import gridlite.job.Allocation;
import gridlite.job.ArrayTask;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.job.TaskFlag;
import gridlite.job.TaskId;
import gridlite.name.HostName;
import gridlite.name.QueueInstanceName;
import gridlite.name.UserName;
import gridlite.operation.progress.AbsorbReports;
import gridlite.port.Executor;
import gridlite.port.Observation;
import gridlite.port.TaskOrder;
import gridlite.port.TaskReport;
import gridlite.state.Change;
import gridlite.state.InstanceState;
import gridlite.value.PerHost;
import gridlite.value.TimeValue;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Real processes; the waiting is for them. */
@Tag("processes")
class LocalExecutorTest extends ProcessContract {
  @BeforeEach
  void needsPerl() throws IOException {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/perl")), "shepherds are Perl scripts");
    Files.createDirectories(directory.resolve("cell/spool"));
    cell.queue(
        queue ->
            queue.with(ClusterQueue.TMPDIR, PerHost.everywhere(directory.resolve("tmp") + "")));
  }

  /** A task that began while its files are being deleted would make new ones. */
  @AfterEach
  void endWhatRuns() throws IOException {
    Path active = directory.resolve("cell/spool/active_jobs");
    List<Path> tasks = List.of();
    if (Files.isDirectory(active)) {
      try (var listed = Files.list(active)) {
        tasks = listed.toList();
      }
    }
    for (Path task : tasks) {
      new TaskDirectory(task).wish("terminate 1\n");
      for (int i = 0; i < 100 && Files.exists(task) && !ended(task); i++) {
        pass();
      }
    }
  }

  private static boolean ended(Path task) {
    return Files.exists(task.resolve("exit")) || !Files.exists(task.resolve("launch"));
  }

  @Override
  Executor executor() {
    return new LocalExecutor(
        new LocalExecutor.Site(
            directory,
            "cell",
            HostName.of(TestCell.HOST),
            directory,
            job -> Optional.of("echo script of job $JOB_ID\n"),
            user -> directory.toString(),
            List.of(),
            Map.of()),
        LocalExecutor.Term.COMMAND);
  }

  @Override
  void pass() {
    LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(100));
  }

  private TaskId run(UnaryOperator<Values> request) {
    TaskId task = cell.dispatched(now(), request);
    cell.start(executor(), task);
    return task;
  }

  private void absorbUntilIdle() {
    for (int i = 0; i < 200 && !cell.state().jobs().isEmpty(); i++) {
      TestCell.acknowledge(executor(), cell.absorb(executor(), now()));
      pass();
    }
  }

  private void untilOutput() throws IOException {
    Path out = directory.resolve("out");
    for (int i = 0; i < 100 && (!Files.exists(out) || Files.size(out) == 0); i++) {
      pass();
    }
  }

  private String output() throws IOException {
    return Files.readString(directory.resolve("out"));
  }

  @Test
  void aTaskThatOthersStartedAfterALookIsNotLost() {
    TaskId task =
        cell.dispatched(
            now(),
            request ->
                request.with(JobRequest.BINARY, true).with(JobRequest.SCRIPT_FILE, "/bin/true"));
    Observation before = executor().inquiry(cell.state(), now()).observe();
    List<TaskReport> reports = List.of(new TaskReport.Running(task, 1, now()));
    cell.store.update("test", state -> AbsorbReports.absorb(state, reports, now()));
    assertThat(executor().interpret(cell.state(), before, now())).isEmpty();
  }

  /** Another process may have done with the task while its directory is looked at. */
  @Test
  void aLastWordThatHasGoneIsNone() throws IOException {
    TaskDirectory task = new TaskDirectory(directory.resolve("cell/spool/active_jobs/1.1"));
    assertThat(task.exitTime()).isEmpty();
    Files.createDirectories(task.path());
    assertThat(task.exitTime()).isEmpty();
    Files.writeString(task.path().resolve("exit"), "whole\n");
    assertThat(task.exitTime()).isPresent();
  }

  @Test
  void aCellThatWasMovedAwayIsNotBegunAgain() throws IOException {
    Path gone = directory.resolve("gone");
    assertThatThrownBy(
            () -> new Shepherds(gone.resolve("spool"), Shepherds.Readers.CELL).installed())
        .isInstanceOf(NoSuchFileException.class);
    assertThatThrownBy(
            () ->
                TaskDirectory.create(
                    gone.resolve("spool/active_jobs/1.1"),
                    new TaskOrder.Start(
                        new TaskId(JobId.of(1), 1),
                        1,
                        List.of(),
                        UserName.of(USER),
                        TaskOrder.Keeper.CELL,
                        false,
                        "",
                        Map.of()),
                    at -> {}))
        .isInstanceOf(NoSuchFileException.class);
    assertThat(gone).doesNotExist();
  }

  /** Ten thousand tasks that wait for their shepherds cost half of a core otherwise. */
  @Test
  void whatIsSeenToHaveBeenStartedIsNotOrderedAgain() {
    TaskId task = cell.dispatched(now(), longJob());
    cell.start(executor(), task);
    Executor executor = executor();
    Observation all = executor.inquiry(cell.state(), now()).observe();
    assertThat(executor.starts(cell.state(), all, List.of(task))).isEmpty();
    Observation homes = executor.inquiryBeforeStarts(cell.state()).observe();
    assertThat(executor.starts(cell.state(), homes, List.of(task))).hasSize(1);
  }

  /** Ext4 slows down by the second where thousands of files come and go in one place. */
  @Test
  void directoriesOfTasksAreSpreadOverTheDisk() throws Exception {
    Path tried = Files.createDirectory(directory.resolve("tried"));
    assumeTrue(chattr("+T", tried) && isSpread(tried), "a file system without the flag");
    run(command("true"));
    absorbUntilIdle();
    assertThat(isSpread(directory.resolve("cell/spool/active_jobs"))).isTrue();
  }

  private static boolean chattr(String flag, Path file) throws Exception {
    Process process =
        new ProcessBuilder("chattr", flag, file.toString()).redirectErrorStream(true).start();
    process.getInputStream().readAllBytes();
    return process.waitFor() == 0;
  }

  private static boolean isSpread(Path file) throws IOException {
    Process process = new ProcessBuilder("lsattr", "-d", file.toString()).start();
    String flags = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return flags.split(" ", 2)[0].contains("T");
  }

  @Test
  void aScriptRunsFromItsCopy() throws IOException {
    run(command("").andThen(request -> request.with(JobRequest.BINARY, false))::apply);
    absorbUntilIdle();
    assertThat(output()).isEqualTo("script of job 1\n");
    assertThat(directory.resolve("cell/spool/active_jobs")).isEmptyDirectory();
    cell.poll(executor(), now());
    assertThat(directory.resolve("cell/spool/job_scripts")).isEmptyDirectory();
  }

  @Test
  void theExitStatusIsAccounted() {
    run(command("exit 42"));
    absorbUntilIdle();
    assertThat(cell.accounted(12)).isEqualTo("0");
    assertThat(cell.accounted(13)).isEqualTo("42");
  }

  @Test
  void processesThatLeaveTheSessionEndWithTheJob() throws IOException {
    run(command("setsid sleep 601 & echo $!; sleep 0.3"));
    absorbUntilIdle();
    assertEnded(output().strip());
  }

  @Test
  void aTaskRegisteredForDeletionIsKilledByWhoeverLooksNext() {
    TaskId task = run(longJob());
    untilRunning(task);
    ArrayTask running = cell.task(task).orElseThrow();
    cell.apply(
        new Change.PutJob(
            cell.state().job(JobId.of(1)).orElseThrow().withTask(running.with(TaskFlag.DELETED))));
    absorbUntilIdle();
    assertThat(cell.accounted(12)).isEqualTo("100");
    assertThat(cell.accounted(13)).isEqualTo("137");
  }

  @Test
  void aTaskDeletedByForceLeavesNothingBehind() throws IOException {
    TaskId task = run(command("echo $$; exec sleep 602"));
    untilRunning(task);
    untilOutput();
    cell.apply(new Change.RemoveJob(JobId.of(1)));
    Path active = directory.resolve("cell/spool/active_jobs");
    for (int i = 0; i < 100 && active.resolve("1.1").toFile().exists(); i++) {
      TestCell.acknowledge(executor(), cell.poll(executor(), now()));
      pass();
    }
    assertThat(active).isEmptyDirectory();
    assertEnded(output().strip());
  }

  @Test
  void whenTheShepherdIsKilledTheJobFailsAndItsProcessesEnd() throws IOException {
    TaskId task = run(command("echo $$; exec sleep 603"));
    untilRunning(task);
    untilOutput();
    Path shepherd = directory.resolve("cell/spool/active_jobs/1.1/shepherd");
    long pid = Long.parseLong(Files.readString(shepherd).split(" ", -1)[0]);
    ProcessHandle.of(pid).orElseThrow().destroyForcibly();
    absorbUntilIdle();
    assertThat(cell.accounted(12)).isEqualTo("19");
    assertEnded(output().strip());
  }

  @Test
  void inAControlGroupAProcessIsFoundWithoutAnyMarkAfterItsShepherdWasKilled() throws IOException {
    TaskId task = run(command("env -i setsid sh -c 'echo $$; exec sleep 604' & exec sleep 605"));
    untilRunning(task);
    untilOutput();
    Path tasks = directory.resolve("cell/spool/active_jobs/1.1");
    String group = TestCell.noted(tasks, "group");
    assumeTrue(!group.isEmpty(), "control groups are not delegated here");
    long pid = Long.parseLong(Files.readString(tasks.resolve("shepherd")).split(" ", -1)[0]);
    ProcessHandle.of(pid).orElseThrow().destroyForcibly();
    absorbUntilIdle();
    assertEnded(output().strip());
    assertThat(Path.of(group)).doesNotExist();
  }

  @Test
  void theHardRunTimeLimitKills() {
    cell.queue(queue -> queue.with(ClusterQueue.H_RT, PerHost.everywhere(TimeValue.ofSeconds(1))));
    run(longJob());
    absorbUntilIdle();
    assertThat(cell.accounted(12)).isEqualTo("37");
    assertThat(cell.accounted(13)).isEqualTo("137");
  }

  @Test
  void aClockThatIsSetNeitherEndsATaskNorRunsItAgainNorStopsReports() throws IOException {
    cell.queue(queue -> queue.with(ClusterQueue.H_RT, PerHost.everywhere(TimeValue.of("1:0:0"))));
    cell.configure("load_report_time 1");
    TaskId task = run(command("echo began >> began; sleep 600"));
    untilRunning(task);
    Instant start = cell.task(task).orElseThrow().started();
    for (long hours : List.of(24, -1, 0)) {
      Instant now = start.plusSeconds(3600L * hours);
      cell.absorb(executor(), now);
      cell.start(executor(), task);
      assertThat(cell.task(task)).hasValueSatisfying(left -> assertThat(left.isActive()).isTrue());
      assertThat(cell.loads(executor(), now)).as("%d hours", hours).hasSize(1);
      cell.loads(executor(), now)
          .forEach((host, load) -> cell.apply(new Change.PutLoad(host, load)));
    }
    Instant back = start.minusSeconds(3600);
    boolean measured = false;
    for (int i = 0; i < 100 && !measured; i++) {
      pass();
      measured = cell.absorb(executor(), back).stream().anyMatch(TaskReport.Used.class::isInstance);
    }
    assertThat(measured).as("usage is reported").isTrue();
    assertThat(directory.resolve("began")).hasContent("began\n");
  }

  @Test
  void usageIsOfAllProcessesOfATaskWhoeverTheirParentsWere() {
    cell.configure("load_report_time 1");
    run(
        command(
            "(setsid perl -e '$all = q(x) x (300 << 20); sleep 600' &) ; (sleep 0.1; exec sleep"
                + " 600)"));
    double most = 0;
    for (int i = 0; i < 300 && most < 300 << 20; i++) {
      pass();
      for (TaskReport report : cell.absorb(executor(), now())) {
        if (report instanceof TaskReport.Used used) {
          most = Math.max(most, used.usage().get("vmem"));
        }
      }
    }
    assertThat(most).as("vmem of a process that has left its parent").isGreaterThan(300 << 20);
  }

  @Test
  void whatCannotStartWaitsInErrorStateWithTheReason() {
    TaskId task =
        run(
            request ->
                command("true").apply(request).with(JobRequest.CWD, Optional.of("/no/such/place")));
    for (int i = 0; i < 100 && cell.task(task).orElseThrow().isActive(); i++) {
      TestCell.acknowledge(executor(), cell.absorb(executor(), now()));
      pass();
    }
    ArrayTask failed = cell.task(task).orElseThrow();
    assertThat(failed.is(TaskFlag.ERROR)).isTrue();
    assertThat(failed.errors())
        .singleElement()
        .asString()
        .endsWith("error: can't chdir to /no/such/place: No such file or directory");
    assertThat(cell.accounted(12)).isEqualTo("28");
  }

  /**
   * A process that has been killed is there until its parent, which may be init, has taken note.
   */
  private void assertEnded(String pid) {
    Path process = Path.of("/proc", pid);
    for (int i = 0; i < 100 && Files.exists(process); i++) {
      pass();
    }
    assertThat(process).doesNotExist();
  }

  @Test
  void whatAKilledProcessLeftHalfDoneIsSweptUp() throws IOException {
    Path active = directory.resolve("cell/spool/active_jobs");
    Path half = Files.createDirectories(active.resolve(".old.1.1.7"));
    Files.writeString(half.resolve("launch"), "");
    cell.poll(executor(), now());
    assertThat(half).as("another process may be at it").exists();
    TaskId gone = new TaskId(JobId.of(7), 1);
    TestCell.acknowledge(executor(), List.of(new TaskReport.Leftover(gone, 1)));
    assertThat(active).isEmptyDirectory();
  }

  @Test
  void aTaskForAnotherHostGoesBackAndSaysWhy() {
    QueueInstanceName other = QueueInstanceName.of("all.q", "there");
    cell.apply(new Change.PutInstance(InstanceState.created(other, false, 2)));
    TaskId task = cell.dispatched(now(), command("true"));
    ArrayTask dispatched = ArrayTask.pending(1).dispatched(Allocation.serial(other), now());
    cell.apply(new Change.PutJob(cell.state().job(JobId.of(1)).orElseThrow().withTask(dispatched)));
    cell.absorb(executor(), now());
    assertThat(cell.task(task).orElseThrow().isActive()).isFalse();
    assertThat(cell.state().instances().find(other).orElseThrow().errors())
        .singleElement()
        .asString()
        .contains("host there can't be reached");
  }

  @Test
  void aTaskSuspendedSlotWiseStandsStill() throws IOException {
    QueueInstanceName low = cell.copyOfQueue("low.q");
    List<Subordinate> one = Subordinate.FORMAT.parse("slots=1(low.q:1:sr)");
    cell.queue(queue -> queue.with(ClusterQueue.SUBORDINATE_LIST, PerHost.everywhere(one)));
    TaskId task = cell.dispatched(now(), Allocation.serial(low), longJob());
    cell.start(executor(), task);
    assertStops(task, false);
    TaskId superior = cell.dispatched(now(), longJob());
    assertStops(task, true);
    cell.apply(new Change.RemoveJob(superior.job()));
    assertStops(task, false);
    endByForce(task);
  }

  @Test
  void aParallelTaskStandsStillWhenAnyOfItsInstancesIsSuspended() throws IOException {
    QueueInstanceName low = cell.copyOfQueue("low.q");
    QueueInstanceName master = QueueInstanceName.of("all.q", TestCell.HOST);
    Allocation both =
        Allocation.parallel(
            "fu", List.of(new Allocation.Grant(master, 1), new Allocation.Grant(low, 1)));
    TaskId task = cell.dispatched(now(), both, longJob());
    cell.start(executor(), task);
    assertStops(task, false);
    cell.suspend(low, true);
    assertStops(task, true);
    cell.suspend(low, false);
    assertStops(task, false);
    endByForce(task);
  }

  /** Each process of the task is replaced by a new one at once: by any list one has got away. */
  @Test
  void aTaskThatKeepsForkingStandsStillAsAWhole() throws IOException {
    Path hop = directory.resolve("hop");
    Files.writeString(hop, "echo $$ >> " + directory.resolve("out") + "\nsh " + hop + " & exit\n");
    TaskId task = run(command("sh " + hop + "; sleep 600"));
    untilOutput();
    QueueInstanceName all = QueueInstanceName.of("all.q", TestCell.HOST);
    cell.suspend(all, true);
    assertStops(task, true);
    long size = -1;
    Path out = directory.resolve("out");
    for (int i = 0; i < 100 && size != Files.size(out); i++) {
      size = Files.size(out);
      pass();
    }
    for (int i = 0; i < 5; i++) {
      pass();
      assertThat(Files.size(out)).as("size of what moving processes write").isEqualTo(size);
    }
    cell.suspend(all, false);
    assertStops(task, false);
    endByForce(task);
  }

  /**
   * A shepherd that a command inside a job has started shares its process group with what forked
   * it, which has none of the cell's marks any more in the moment in which it ends.
   */
  @Test
  void aProcessOfTheCellGoesOnThatSharesAGroupWithAProcessOfTheTask() throws IOException {
    String spool = directory.resolve("cell/spool").toString();
    String group =
        "echo $$; sh -c \"sleep 606 & echo \\$!\"; exec env GRIDLITE_OWN=" + spool + " sleep 607";
    TaskId task = run(command("setsid sh -c '" + group + "' & exec sleep 608"));
    untilRunning(task);
    List<String> pids = untilLines(2);
    try {
      cell.suspend(QueueInstanceName.of("all.q", TestCell.HOST), true);
      assertStops(task, true);
      assertThat(isStopped(pids.get(1))).as("process of the task").isTrue();
      assertThat(isStopped(pids.get(0))).as("process of the cell").isFalse();
    } finally {
      ProcessHandle.of(Long.parseLong(pids.get(0))).ifPresent(ProcessHandle::destroyForcibly);
    }
    endByForce(task);
    assertEnded(pids.get(1));
  }

  /** The kernel shows a process whose first thread has ended as it shows one that has. */
  @Test
  void aProcessWhoseFirstThreadHasEndedStandsStillAndEndsWithTheTask() throws IOException {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/python3")), "python3");
    Path program = directory.resolve("threads.py");
    Files.writeString(
        program,
        """
        import ctypes, os, threading, time
        threading.Thread(target=time.sleep, args=(600,)).start()
        print(os.getpid(), *os.listdir('/proc/self/task'), flush=True)
        ctypes.CDLL(None).pthread_exit(None)
        """);
    TaskId task = run(command("setsid python3 " + program + " & exec sleep 609"));
    untilRunning(task);
    String[] threads = untilLines(1).get(0).split(" ", -1);
    String last = threads[0].equals(threads[1]) ? threads[2] : threads[1];
    cell.suspend(QueueInstanceName.of("all.q", TestCell.HOST), true);
    assertStops(task, true);
    assertThat(isStopped(threads[0] + "/task/" + last)).isTrue();
    endByForce(task);
    assertEnded(threads[0]);
  }

  /** Whether a process or a thread stands still, once it does. */
  private boolean isStopped(String process) throws IOException {
    Path stat = Path.of("/proc", process, "stat");
    boolean stopped = false;
    for (int i = 0; i < 10 && !stopped; i++) {
      stopped = Files.readString(stat).contains(") T ");
      pass();
    }
    return stopped;
  }

  private List<String> untilLines(int wanted) throws IOException {
    for (int i = 0; i < 100 && output().lines().count() < wanted; i++) {
      pass();
    }
    return output().lines().toList();
  }

  /** The kernel's word for a task's first process, once it is what it should be. */
  private void assertStops(TaskId task, boolean stopped) throws IOException {
    Path place = directory.resolve("cell/spool/active_jobs/" + task);
    boolean found = !stopped;
    for (int i = 0; i < 100 && found != stopped; i++) {
      cell.poll(executor(), now());
      String first = TestCell.noted(place, "job");
      if (!first.isEmpty()) {
        Path stat = Path.of("/proc", first.split(" ", -1)[0], "stat");
        found = Files.readString(stat).contains(") T ");
      }
      pass();
    }
    assertThat(found).isEqualTo(stopped);
  }

  private void endByForce(TaskId task) {
    cell.apply(new Change.RemoveJob(task.job()));
    Path active = directory.resolve("cell/spool/active_jobs");
    for (int i = 0; i < 100 && Files.exists(active.resolve(task.toString())); i++) {
      TestCell.acknowledge(executor(), cell.poll(executor(), now()));
      pass();
    }
  }

  private void untilRunning(TaskId task) {
    for (int i = 0; i < 100; i++) {
      for (TaskReport report : cell.absorb(executor(), now())) {
        if (report instanceof TaskReport.Running running && running.task().equals(task)) {
          return;
        }
      }
      pass();
    }
  }
}
