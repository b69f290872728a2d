package gridlite.exec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import gridlite.config.ClusterQueue;
import gridlite.format.Values;
import gridlite.job.ArrayTask;
import gridlite.job.Job;
import gridlite.job.JobId;
import gridlite.job.JobRequest;
import gridlite.job.TaskId;
import gridlite.name.HostName;
import gridlite.port.TaskReport;
import gridlite.value.PerHost;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whoever dies, wherever, and whatever lies in the spool: a task runs once at most, and has an end.
 * Each job appends its number to a ledger.
 */
@Tag("processes")
class ExactlyOnceTest {
  private static final TaskId FIRST = new TaskId(JobId.of(1), 1);

  @TempDir Path directory;
  private Path root;
  private final TestCell cell = new TestCell(System.getProperty("user.name"));

  /** What a process that was killed does from then on: nothing. */
  private static final class Killed extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  @BeforeEach
  void needsPerl() throws IOException {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/perl")), "shepherds are Perl scripts");
    root =
        Files.createDirectories(directory.resolve("root/cell/spool")).resolve("../..").normalize();
    cell.queue(
        queue ->
            queue.with(ClusterQueue.TMPDIR, PerHost.everywhere(directory.resolve("tmp") + "")));
  }

  private LocalExecutor executor() {
    return executor(point -> {});
  }

  private LocalExecutor executor(Consumer<String> at) {
    return new LocalExecutor(site(), LocalExecutor.Term.COMMAND, at);
  }

  private LocalExecutor.Site site() {
    return new LocalExecutor.Site(
        root,
        "cell",
        HostName.of(TestCell.HOST),
        root,
        job -> Optional.empty(),
        user -> "/",
        List.of(),
        Map.of());
  }

  private LocalExecutor killedAt(String point) {
    return executor(
        reached -> {
          if (reached.equals(point)) {
            throw new Killed();
          }
        });
  }

  private UnaryOperator<Values> command(String line) {
    return request ->
        request
            .with(JobRequest.BINARY, true)
            .with(JobRequest.MERGE, true)
            .with(JobRequest.CWD, Optional.of(directory.toString()))
            .with(JobRequest.STDOUT_PATHS, List.of("/dev/null"))
            .with(JobRequest.SCRIPT_FILE, "echo $JOB_ID >> ledger; " + line);
  }

  private TaskId dispatched(String line) {
    return cell.dispatched(Instant.now(), command(line));
  }

  private static void pass() {
    LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(50));
  }

  /** What every command does: absorbs, forgets, starts what is dispatched. */
  private void catchUp() {
    List<TaskReport> reports = cell.absorb(executor(), Instant.now());
    TestCell.acknowledge(executor(), reports);
    List<TaskId> dispatched = new ArrayList<>();
    for (Job job : cell.state().jobs().values()) {
      for (ArrayTask task : job.tasks().values()) {
        if (task.phase() == ArrayTask.Phase.TRANSFERRING) {
          dispatched.add(new TaskId(job.id(), task.number()));
        }
      }
    }
    cell.startAll(executor(), dispatched);
  }

  private boolean isIdle() {
    for (Job job : cell.state().jobs().values()) {
      for (ArrayTask task : job.tasks().values()) {
        if (task.isActive()) {
          return false;
        }
      }
    }
    return true;
  }

  private void catchUpUntilIdle() {
    for (int i = 0; i < 1200 && !isIdle(); i++) {
      catchUp();
      pass();
    }
    assertThat(isIdle()).as("all tasks have ended").isTrue();
  }

  private Map<String, Integer> runs() throws IOException {
    Map<String, Integer> runs = new TreeMap<>();
    Path ledger = directory.resolve("ledger");
    if (Files.exists(ledger)) {
      Files.readAllLines(ledger).forEach(job -> runs.merge(job, 1, Integer::sum));
    }
    return runs;
  }

  private Path task(TaskId id) {
    return root.resolve("cell/spool/active_jobs").resolve(id.toString());
  }

  private void awaitFile(Path file) {
    await(() -> Files.exists(file), file + " is there");
  }

  private static void await(BooleanSupplier condition, String what) {
    for (int i = 0; i < 600 && !condition.getAsBoolean(); i++) {
      pass();
    }
    assertThat(condition.getAsBoolean()).as(what).isTrue();
  }

  // --------------------------------------------------------------------- who is killed on its way

  @ParameterizedTest
  @ValueSource(strings = {"made", "given over", "made all"})
  void whoIsKilledWhileItStartsATaskLeavesItToTheNext(String point) throws IOException {
    TaskId task = dispatched("true");
    try {
      cell.startAll(killedAt(point), List.of(task));
    } catch (Killed e) {
      // as intended
    }
    catchUpUntilIdle();
    assertThat(runs()).containsExactly(Map.entry("1", 1));
    assertThat(cell.store.accounting()).hasSize(1);
    assertThat(cell.accounted(12)).isEqualTo("0");
  }

  @ParameterizedTest
  @ValueSource(strings = {"absorbed", "removed"})
  void whoIsKilledWhileItForgetsATaskLeavesTheRestToTheNext(String point) throws IOException {
    TaskId task = dispatched("true");
    cell.start(executor(), task);
    awaitFile(task(task).resolve("exit"));
    List<TaskReport> reports = cell.absorb(executor(), Instant.now());
    try {
      TestCell.acknowledge(killedAt(point), reports);
    } catch (Killed e) {
      // as intended
    }
    catchUp();
    catchUp();
    assertThat(runs()).containsExactly(Map.entry("1", 1));
    assertThat(cell.store.accounting()).hasSize(1);
    assertThat(task(task)).doesNotExist();
    assertThat(root.resolve("cell/spool/begun")).isEmptyDirectory();
  }

  /** The last two columns: how often it ran at least, and how it is accounted. */
  @ParameterizedTest
  @CsvSource({"taken, 1, 0", "claimed, 0, 19", "started, 0, 19", "ended, 1, 19", "exit, 1, 0"})
  void aShepherdThatIsKilledIsFollowedByOneThatRunsNothingTwice(
      String point, int atLeast, String failed) throws Exception {
    TaskId task = dispatched("true");
    try {
      cell.startAll(killedAt("made all"), List.of(task));
    } catch (Killed e) {
      // so that the shepherd is this test's
    }
    shepherd(task, point);
    if (!point.equals("exit")) {
      awaitFile(task(task).resolve("shepherd"));
    }
    catchUpUntilIdle();
    assertThat(runs().getOrDefault("1", 0)).isBetween(atLeast, 1);
    assertThat(cell.store.accounting()).hasSize(1);
    assertThat(cell.accounted(12)).isEqualTo(failed);
  }

  @Test
  void whoHasTheNumberOfAProcessOfTheTaskNowIsLeftAlone() throws Exception {
    TaskId task = dispatched("true");
    try {
      cell.startAll(killedAt("made all"), List.of(task));
    } catch (Killed e) {
      // so that the shepherd is this test's
    }
    shepherd(task, "started");
    Path known = task(task).resolve("shepherd");
    await(() -> !TestCell.noted(task(task), "job").isEmpty(), "the job runs");
    String text = TestCell.noted(task(task), "job");
    assertThat(text).matches("[0-9]+ [0-9]+ [0-9a-f-]{36}");
    Process stranger = startedAtAnotherTickThan(text.split(" ", -1)[1]);
    try {
      Files.writeString(
          known, Files.readString(known).replaceFirst("job [0-9]+", "job " + stranger.pid()));
      catchUpUntilIdle();
      assertThat(cell.accounted(12)).isEqualTo("19");
      assertThat(stranger.isAlive()).isTrue();
    } finally {
      stranger.destroyForcibly();
    }
  }

  /**
   * A number is not given again within a tick of the kernel's clock, but a test might be so fast.
   */
  private static Process startedAtAnotherTickThan(String ticks) throws IOException {
    for (int i = 0; i < 1000; i++) {
      Process process = new ProcessBuilder("setsid", "sleep", "60").start();
      String stat = Files.readString(Path.of("/proc", process.pid() + "", "stat"));
      if (!stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1)[19].equals(ticks)) {
        return process;
      }
      process.destroyForcibly();
    }
    throw new AssertionError("the kernel's clock stands still");
  }

  private void shepherd(TaskId task, String point)
      throws IOException, InterruptedException, URISyntaxException {
    Path program = Path.of(Shepherds.class.getResource("shepherd.pl").toURI());
    ProcessBuilder builder = new ProcessBuilder("/usr/bin/perl", program.toString());
    builder.environment().put("GRIDLITE_DIE_AT", point);
    builder.redirectOutput(ProcessBuilder.Redirect.DISCARD);
    builder.redirectError(ProcessBuilder.Redirect.DISCARD);
    ShepherdForked.by(builder, task(task));
  }

  @Test
  void ofManyShepherdsOneRunsTheTask() throws Exception {
    TaskId task = dispatched("sleep 0.2");
    cell.start(executor(), task);
    for (int i = 0; i < 10; i++) {
      shepherd(task, "");
    }
    catchUpUntilIdle();
    assertThat(runs()).containsExactly(Map.entry("1", 1));
    assertThat(cell.accounted(12)).isEqualTo("0");
  }

  // ------------------------------------------------------------------------- the fork server

  @Test
  void aDaemonKeepsItsForkServer() {
    LocalExecutor serving = new LocalExecutor(site(), LocalExecutor.Term.PROCESS);
    runToItsEnd(serving);
    List<ProcessHandle> first = forkServers();
    assertThat(first).hasSize(1);
    runToItsEnd(serving);
    assertThat(forkServers()).isEqualTo(first);
    // one that has ended its task takes the next
    assertThat(first.get(0).children().count()).isLessThanOrEqualTo(2);
  }

  @Test
  void aCommandLeavesNoForkServerBehind() {
    runToItsEnd(executor());
    await(() -> forkServers().isEmpty(), "it has left");
  }

  @Test
  void aForkServerThatIsKilledIsFollowedByAnother() throws IOException {
    LocalExecutor serving = new LocalExecutor(site(), LocalExecutor.Term.PROCESS);
    runToItsEnd(serving);
    ProcessHandle first = forkServers().get(0);
    first.destroyForcibly();
    await(() -> !first.isAlive(), "it is dead");
    runToItsEnd(serving);
    assertThat(forkServers()).hasSize(1).doesNotContain(first);
    catchUpUntilIdle();
    assertThat(runs()).isEqualTo(Map.of("1", 1, "2", 1));
  }

  private void runToItsEnd(LocalExecutor executor) {
    TaskId task = dispatched("true");
    cell.start(executor, task);
    awaitFile(task(task).resolve("exit"));
  }

  private List<ProcessHandle> forkServers() {
    return ForkServers.of(root.resolve("cell/spool"));
  }

  // --------------------------------------------------------------------------- what is in the way

  @Test
  void anAttemptThatHasBegunIsNotStartedAgainWhenItsDirectoryIsGone() throws IOException {
    TaskId task = dispatched("true");
    cell.start(executor(), task);
    awaitFile(task(task).resolve("exit"));
    TaskDirectory.delete(task(task));
    catchUpUntilIdle();
    assertThat(runs()).containsExactly(Map.entry("1", 1));
    assertThat(cell.accounted(12)).isEqualTo("21");
  }

  @Test
  void whereNothingCanBeClaimedNothingRuns() throws IOException {
    TaskId task = dispatched("true");
    Files.writeString(root.resolve("cell/spool/begun"), "");
    try {
      cell.start(executor(), task);
      awaitFile(task(task).resolve("exit"));
      assertThat(Files.readString(task(task).resolve("exit"))).contains("consequence REQUEUED");
      assertThat(runs()).isEmpty();
    } finally {
      Files.delete(root.resolve("cell/spool/begun"));
    }
    catchUp();
    assertThat(cell.task(task).orElseThrow().isActive()).isFalse();
  }

  @Test
  void whatCannotBeStartedNowIsToldAndStartedLater() throws IOException {
    TaskId blocked = dispatched("true");
    TaskId free = dispatched("true");
    Files.createDirectories(task(blocked).getParent());
    Files.writeString(task(blocked), "in the way");
    List<String> told = cell.startAll(executor(), List.of(blocked, free));
    assertThat(told)
        .singleElement()
        .asString()
        .startsWith("task 1.1 could not be started, which the next look at the cell tries again: ");
    assertThat(cell.startAll(executor(), List.of(blocked))).isEqualTo(told);
    Files.delete(task(blocked));
    catchUpUntilIdle();
    assertThat(runs()).isEqualTo(Map.of("1", 1, "2", 1));
  }

  @Test
  void whereNoShepherdCouldBeStartedTheNextCommandStartsOne() throws IOException {
    TaskId task = dispatched("true");
    Shepherds shepherds = new Shepherds(root.resolve("cell/spool"), Shepherds.Readers.CELL);
    Path programs = shepherds.installed().getParent();
    Path away = Files.move(programs, root.resolve("away"));
    Files.writeString(programs, "in the way");
    assertThat(cell.startAll(executor(), List.of(task)))
        .singleElement()
        .asString()
        .startsWith("task 1.1 could not be started, which the next look at the cell tries again: ");
    Files.delete(programs);
    Files.move(away, programs);
    cell.absorb(executor(), Instant.now());
    awaitFile(task(task).resolve("exit"));
    catchUpUntilIdle();
    assertThat(runs()).isEqualTo(Map.of("1", 1));
  }

  @Test
  void whatIsForeignInTheSpoolStaysThereAndIsInNobodysWay() throws IOException {
    Path spool = root.resolve("cell/spool");
    List<Path> foreign = new ArrayList<>();
    for (String place : List.of("active_jobs", "job_scripts", "begun")) {
      Files.createDirectories(spool.resolve(place));
      foreign.add(Files.writeString(spool.resolve(place).resolve("README"), "x"));
      foreign.add(Files.writeString(spool.resolve(place).resolve("07.x"), "x"));
      foreign.add(Files.createDirectories(spool.resolve(place).resolve("99999999999999999999.1")));
    }
    TaskId task = dispatched("true");
    cell.start(executor(), task);
    catchUpUntilIdle();
    assertThat(runs()).containsExactly(Map.entry("1", 1));
    assertThat(foreign).allSatisfy(path -> assertThat(path).exists());
  }

  @Test
  void aTaskThatEndsOnAFullDiskKeepsItsExitStatus() throws Exception {
    try (SmallDisk disk = SmallDisk.mounted(directory.resolve("disk"), 1)) {
      root = disk.place();
      Files.createDirectories(root.resolve("cell/spool"));
      TaskId task = dispatched("touch started; while [ -e started ]; do sleep 0.05; done; exit 7");
      cell.start(executor(), task);
      awaitFile(directory.resolve("started"));
      disk.fill();
      // what was reserved for the exit status is somebody else's
      Files.delete(task(task).resolve("reserve"));
      disk.fill();
      Files.delete(directory.resolve("started"));
      for (int i = 0; i < 600 && !Files.exists(task(task).resolve(".exit.new")); i++) {
        pass();
      }
      assertThat(task(task).resolve("exit")).doesNotExist();
      disk.free();
      catchUpUntilIdle();
      assertThat(runs()).containsExactly(Map.entry("1", 1));
      assertThat(cell.accounted(12)).isEqualTo("0");
      assertThat(cell.accounted(13)).isEqualTo("7");
    }
  }

  @Test
  void theRoomForTheExitStatusIsReservedWhileTheTaskRuns() throws Exception {
    try (SmallDisk disk = SmallDisk.mounted(directory.resolve("disk"), 1)) {
      root = disk.place();
      Files.createDirectories(root.resolve("cell/spool"));
      TaskId task = dispatched("touch started; while [ -e started ]; do sleep 0.05; done; exit 7");
      cell.start(executor(), task);
      awaitFile(directory.resolve("started"));
      disk.fill();
      Files.delete(directory.resolve("started"));
      awaitFile(task(task).resolve("exit"));
      assertThat(Files.readString(task(task).resolve("exit"))).contains("\nwhole 1\n");
    }
  }

  // ---------------------------------------------------------------------------- what is damaged

  private enum Damage {
    EMPTIED,
    GARBAGE,
    DIRECTORY,
    PIPE;

    void to(Path file) throws IOException, InterruptedException {
      if (Files.isDirectory(file)) {
        return;
      }
      Files.deleteIfExists(file);
      switch (this) {
        case EMPTIED -> Files.createFile(file);
        case GARBAGE ->
            Files.write(
                file, "\0\377 9e999 -1 NaN\n\n1 2 3\n".getBytes(StandardCharsets.ISO_8859_1));
        case DIRECTORY -> Files.createDirectories(file.resolve("below"));
        case PIPE -> new ProcessBuilder("mkfifo", file.toString()).start().waitFor();
      }
    }
  }

  @Test
  void whateverIsDamagedATaskEndsAndRunsOnceAtMost() throws Exception {
    List<String> files =
        List.of("attempt", "launch", "request", "shepherd", "wake", "usage", "exit", "claim");
    Map<String, Damage> damaged = new TreeMap<>();
    List<TaskId> tasks = new ArrayList<>();
    for (String file : files) {
      for (Damage damage : Damage.values()) {
        TaskId task = dispatched("sleep 1");
        tasks.add(task);
        damaged.put(task.job() + " " + file, damage);
      }
    }
    cell.startAll(executor(), tasks);
    for (Map.Entry<String, Damage> one : damaged.entrySet()) {
      String[] words = one.getKey().split(" ", -1);
      TaskId task = new TaskId(JobId.parse(words[0]), 1);
      Path claim = root.resolve("cell/spool/begun").resolve(task + ".1");
      awaitFile(claim);
      one.getValue().to(words[1].equals("claim") ? claim : task(task).resolve(words[1]));
    }
    catchUpUntilIdle();
    assertThat(cell.store.accounting()).hasSameSizeAs(tasks);
    Map<String, Integer> runs = runs();
    damaged.forEach(
        (about, damage) ->
            assertThat(runs.getOrDefault(about.split(" ", -1)[0], 0))
                .as(about + " " + damage)
                .isLessThanOrEqualTo(1));
  }

  /** As after a loss of power: no shepherd lives. */
  @ParameterizedTest
  @CsvSource({"exit, 19", "attempt, 0", "launch, 0", "shepherd, 0"})
  void anEmptiedFileOfATaskThatHasEndedStillLeavesAnEnd(String file, String failed)
      throws Exception {
    TaskId task = dispatched("true");
    cell.start(executor(), task);
    awaitFile(task(task).resolve("exit"));
    await(() -> !new TaskDirectory(task(task)).hasShepherd(), "its shepherd has done with it");
    Damage.EMPTIED.to(task(task).resolve(file));
    catchUpUntilIdle();
    assertThat(cell.accounted(12)).isEqualTo(failed);
    assertThat(runs()).containsExactly(Map.entry("1", 1));
  }

  @Test
  void aLaunchFileThatIsDamagedBeforeAnythingRanPutsTheTaskBack() throws Exception {
    TaskId task = dispatched("true");
    try {
      cell.startAll(killedAt("made all"), List.of(task));
    } catch (Killed e) {
      // no shepherd has come
    }
    Damage.EMPTIED.to(task(task).resolve("launch"));
    shepherd(task, "");
    awaitFile(task(task).resolve("exit"));
    catchUp();
    ArrayTask back = cell.task(task).orElseThrow();
    assertThat(back.isActive()).isFalse();
    assertThat(back.errors()).singleElement().asString().contains("was damaged");
    assertThat(runs()).isEmpty();
  }

  // ------------------------------------------------------------------------------ the cell is
  // moved

  @Test
  void aRunningTaskGoesOnWhenTheCellIsMoved() throws IOException {
    TaskId task = dispatched("sleep 1.5; exit 7");
    cell.start(executor(), task);
    await(() -> !TestCell.noted(task(task), "job").isEmpty(), "the job runs");
    Path other = directory.resolve("other");
    Files.move(root, other);
    root = other;
    catchUpUntilIdle();
    assertThat(cell.accounted(12)).isEqualTo("0");
    assertThat(cell.accounted(13)).isEqualTo("7");
    assertThat(FIRST).isEqualTo(task);
  }

  @ParameterizedTest
  @ValueSource(strings = {"called", "machine", "directory"})
  void aCellThatIsElsewhereLeavesItsTasksAloneUntilItIsAdopted(String what) throws IOException {
    Path home = root.resolve("cell");
    CellPlace.note(home, HostName.of(TestCell.HOST));
    TaskId task = dispatched("sleep 0.3");
    cell.start(executor(), task);
    TaskId waiting = dispatched("true");
    Path place = home.resolve("spool/place");
    Files.writeString(
        place, Files.readString(place).replaceAll("(?m)^" + what + " .*$", what + " other"));
    awaitFile(task(task).resolve("exit"));
    assertThat(cell.absorb(executor(), Instant.now()))
        .singleElement()
        .satisfies(
            report ->
                assertThat(report)
                    .isInstanceOfSatisfying(
                        TaskReport.Trouble.class,
                        trouble -> assertThat(trouble.text()).contains("\"gridlite adopt\"")));
    cell.start(executor(), waiting);
    assertThat(task(waiting)).doesNotExist();
    assertThat(cell.store.accounting()).isEmpty();
    CellPlace.note(home, HostName.of("whatever"));
    assertThat(Files.readString(place)).contains("host " + TestCell.HOST + "\n");
    catchUpUntilIdle();
    assertThat(runs()).isEqualTo(Map.of("1", 1, "2", 1));
    assertThat(cell.store.accounting()).hasSize(2);
  }
}
