package gridlite.exec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import gridlite.config.ClusterQueue;
import gridlite.format.Values;
import gridlite.job.JobRequest;
import gridlite.job.TaskId;
import gridlite.name.HostName;
import gridlite.value.NameValue;
import gridlite.value.PerHost;
import gridlite.value.TimeValue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A shepherd takes one task after the other, and nothing of one is left for the next. */
@Tag("processes")
class FlockTest {
  private static final String USER = System.getProperty("user.name");

  /** What a shepherd keeps for all its tasks. */
  private static final Map<String, Set<String>> KEPT =
      Map.of(
          "Kernel.pm", Set.of("$machine", "$call", "@own_groups", "%users"),
          "Group.pm", Set.of("$home"),
          "Step.pm", Set.of("$most"),
          "shepherd.pl",
              Set.of("$events", "$itself", "$boot", "$of_engine", "$cancelled", "$above"));

  @TempDir Path directory;
  private final TestCell cell = new TestCell(USER);

  @BeforeEach
  void makeCell() throws IOException {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/perl")), "shepherds are Perl scripts");
    Files.createDirectories(directory.resolve("cell/spool"));
    String temporary = directory.resolve("tmp").toString();
    cell.queue(queue -> queue.with(ClusterQueue.TMPDIR, PerHost.everywhere(temporary)));
  }

  @AfterEach
  void endFlocks() {
    servers().forEach(ProcessHandle::destroyForcibly);
  }

  /** The executor of a daemon, with a flock of its own. */
  private LocalExecutor daemon() {
    LocalExecutor.Site site =
        new LocalExecutor.Site(
            directory,
            "cell",
            HostName.of(TestCell.HOST),
            directory,
            job -> Optional.empty(),
            user -> directory.toString(),
            List.of(),
            Map.of());
    return new LocalExecutor(site, LocalExecutor.Term.PROCESS);
  }

  private List<ProcessHandle> servers() {
    return ForkServers.of(directory.resolve("cell/spool"));
  }

  private Path place(TaskId task) {
    return directory.resolve("cell/spool/active_jobs").resolve(task.toString());
  }

  private static void await(BooleanSupplier condition, String what) {
    for (int i = 0; i < 600 && !condition.getAsBoolean(); i++) {
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(50));
    }
    assertThat(condition.getAsBoolean()).as(what).isTrue();
  }

  /** A request to write the shepherd's number and the environment, and to go on. */
  private UnaryOperator<Values> command(String line) {
    return request ->
        request
            .with(JobRequest.BINARY, true)
            .with(JobRequest.MERGE, true)
            .with(JobRequest.CWD, Optional.of(directory.toString()))
            .with(JobRequest.STDOUT_PATHS, List.of("out.$JOB_ID"))
            .with(JobRequest.SCRIPT_FILE, "echo $PPID; env | sort; umask; ulimit -a; " + line);
  }

  /** Runs a task to its end. */
  private TaskId run(LocalExecutor executor, UnaryOperator<Values> request) {
    TaskId task = cell.dispatched(Instant.now(), request);
    cell.start(executor, task);
    await(() -> Files.exists(place(task).resolve("exit")), task + " ends");
    return task;
  }

  private TaskId run(LocalExecutor executor, String line) {
    return run(executor, command(line));
  }

  private List<String> output(TaskId task) throws IOException {
    return Files.readAllLines(directory.resolve("out." + task.job()));
  }

  private ProcessHandle shepherd(TaskId task) throws IOException {
    return ProcessHandle.of(Long.parseLong(output(task).get(0))).orElseThrow();
  }

  /** Waits until a shepherd has nothing to do: it is in no task's directory then. */
  private void awaitIdle(ProcessHandle shepherd) {
    Path link = Path.of("/proc", "" + shepherd.pid(), "cwd");
    await(
        () -> {
          try {
            return Files.readSymbolicLink(link).equals(Path.of("/"));
          } catch (IOException e) {
            return false;
          }
        },
        "the shepherd waits for its next task");
  }

  @Test
  void aShepherdTakesOneTaskAfterTheOther() throws IOException {
    LocalExecutor daemon = daemon();
    TaskId first = run(daemon, "true");
    awaitIdle(shepherd(first));
    TaskId second = run(daemon, "exit 3");
    assertThat(output(second).get(0)).isEqualTo(output(first).get(0));
    assertThat(Files.readString(place(first).resolve("exit"))).contains("status 0\n");
    assertThat(Files.readString(place(second).resolve("exit"))).contains("status 3\n");
  }

  @Test
  void tasksAtTheSameTimeHaveAShepherdEach() throws IOException {
    LocalExecutor daemon = daemon();
    TaskId first = run(daemon, "true");
    awaitIdle(shepherd(first));
    List<TaskId> both =
        List.of(
            cell.dispatched(Instant.now(), command("touch a; until [ -e b ]; do sleep 0.1; done")),
            cell.dispatched(Instant.now(), command("touch b; until [ -e a ]; do sleep 0.1; done")));
    assertThat(cell.startAll(daemon, both)).isEmpty();
    for (TaskId task : both) {
      await(() -> Files.exists(place(task).resolve("exit")), task + " ends");
    }
    assertThat(output(both.get(0)).get(0)).isNotEqualTo(output(both.get(1)).get(0));
  }

  @Test
  void whoHasDoneWithATaskIsNotTakenForItsShepherd() throws IOException {
    TaskId task = run(daemon(), "true");
    ProcessHandle shepherd = shepherd(task);
    awaitIdle(shepherd);
    assertThat(shepherd.isAlive()).isTrue();
    assertThat(new TaskDirectory(place(task)).hasShepherd()).isFalse();
  }

  @Test
  void aShepherdThatWaitsKeepsNoFileOfTheCellInUse() throws IOException {
    ProcessHandle shepherd = shepherd(run(daemon(), "true"));
    awaitIdle(shepherd);
    List<String> kept = new ArrayList<>();
    try (var opened = Files.list(Path.of("/proc", "" + shepherd.pid(), "fd"))) {
      for (Path file : opened.toList()) {
        kept.add(Files.readSymbolicLink(file).toString());
      }
    }
    assertThat(kept).contains("/dev/null").noneMatch(file -> file.contains(directory.toString()));
  }

  /** What a task leaves would be seen in the environment, the limits and the end of the next. */
  @Test
  void nothingOfATaskIsLeftForTheNext() throws IOException {
    TaskId alone = run(daemon(), "true");
    servers().forEach(ProcessHandle::destroyForcibly);
    LocalExecutor daemon = daemon();
    cell.queue(
        queue ->
            queue
                .with(ClusterQueue.H_RT, PerHost.everywhere(TimeValue.of("1")))
                .with(ClusterQueue.PROLOG, PerHost.everywhere("/bin/true"))
                .with(ClusterQueue.PRIORITY, PerHost.everywhere(5L)));
    TaskId before =
        run(
            daemon,
            request ->
                command("touch $TMPDIR/left; exec sleep 60")
                    .apply(request)
                    .with(JobRequest.VARIABLES, List.of(new NameValue("SECRET", "1")))
                    .with(JobRequest.BINDING, Optional.of("set linear:1"))
                    .with(JobRequest.MERGE, false)
                    .with(JobRequest.NOTIFY, true));
    assertThat(output(before)).contains("SECRET=1");
    awaitIdle(shepherd(before));
    cell.queue(
        queue ->
            queue
                .with(ClusterQueue.H_RT, PerHost.everywhere(TimeValue.of("INFINITY")))
                .with(ClusterQueue.PROLOG, PerHost.everywhere("NONE"))
                .with(ClusterQueue.PRIORITY, PerHost.everywhere(0L)));
    TaskId after = run(daemon, "true");
    assertThat(output(after).get(0)).isEqualTo(output(before).get(0));
    assertThat(comparable(after)).isEqualTo(comparable(alone));
    assertThat(verdict(after)).isEqualTo(verdict(alone));
  }

  /** The output of a task without what differs in each. */
  private List<String> comparable(TaskId task) throws IOException {
    List<String> lines = output(task);
    return lines.subList(1, lines.size()).stream()
        .map(line -> line.replaceAll("(job|JOB_ID=|/|out[.])" + task.job() + "\\b", "$1JOB"))
        .toList();
  }

  /** What became of a task, without times, and the names of what it has used. */
  private List<String> verdict(TaskId task) throws IOException {
    return Files.readAllLines(place(task).resolve("exit")).stream()
        .filter(line -> !line.matches("(start|end) .*"))
        .map(line -> line.startsWith("usage ") ? line.split(" ", -1)[1] : line)
        .toList();
  }

  /** Each variable of a module that is not a constant is one of its sub {@code forget}. */
  @Test
  void whateverIsKnownOfATaskIsForgotten() throws Exception {
    Path own = Path.of(Shepherds.class.getResource("shepherd.pl").toURI()).resolveSibling("");
    Pattern declared = Pattern.compile("^(?:my|our) ([^=;]*)", Pattern.MULTILINE);
    Pattern variable = Pattern.compile("[$@%][a-z]\\w*");
    int found = 0;
    for (String module :
        List.of(
            "shepherd.pl",
            "Group.pm",
            "Binding.pm",
            "Scratch.pm",
            "Step.pm",
            "Kernel.pm",
            "Task.pm",
            "Mail.pm",
            "Verdict.pm",
            "Slaves.pm",
            "Flock.pm")) {
      String text = Files.readString(own.resolve(module));
      Set<String> known = new TreeSet<>();
      Matcher declarations = declared.matcher(text);
      while (declarations.find()) {
        variable.matcher(declarations.group(1)).results().forEach(one -> known.add(one.group()));
      }
      found += known.size();
      known.removeAll(KEPT.getOrDefault(module, Set.of()));
      Matcher forget = Pattern.compile("(?ms)^sub forget \\{.*?\\}$").matcher(text);
      String forgotten = forget.find() ? forget.group() : "";
      assertThat(known).as(module).allMatch(name -> forgotten.contains(name));
    }
    assertThat(found).isGreaterThan(20);
  }

  @Test
  void aShepherdThatIsKilledWhileItWaitsIsFollowedByAnother() throws IOException {
    LocalExecutor daemon = daemon();
    TaskId first = run(daemon, "true");
    ProcessHandle shepherd = shepherd(first);
    awaitIdle(shepherd);
    shepherd.destroyForcibly();
    await(() -> !shepherd.isAlive(), "it is dead");
    TaskId second = run(daemon, "true");
    assertThat(output(second).get(0)).isNotEqualTo(output(first).get(0));
  }

  @Test
  void shepherdsThatWaitLeaveWithTheProcessThatGivesThemTasks() throws IOException {
    ProcessHandle shepherd = shepherd(run(daemon(), "true"));
    awaitIdle(shepherd);
    servers().forEach(ProcessHandle::destroyForcibly);
    await(() -> !shepherd.isAlive(), "it has left");
  }

  @Test
  void aShepherdWithAProcessLeftTakesNoOtherTask() throws IOException {
    Path mailer = directory.resolve("mailer");
    Files.writeString(
        mailer, "#!/bin/sh\nuntil [ -e " + directory.resolve("read") + " ]; do sleep 0.1; done\n");
    Files.setPosixFilePermissions(mailer, PosixFilePermissions.fromString("rwxr-xr-x"));
    cell.configure("mailer " + mailer);
    LocalExecutor daemon = daemon();
    TaskId first =
        run(
            daemon,
            request ->
                command("true")
                    .apply(request)
                    .with(JobRequest.MAIL_OPTIONS, "e")
                    .with(JobRequest.MAIL_LIST, List.of("somebody@example.org")));
    long shepherd = Long.parseLong(output(first).get(0));
    await(() -> ProcessHandle.of(shepherd).isEmpty(), "it has left");
    TaskId second = run(daemon, "true");
    assertThat(output(second).get(0)).isNotEqualTo(output(first).get(0));
    Files.createFile(directory.resolve("read"));
  }
}
