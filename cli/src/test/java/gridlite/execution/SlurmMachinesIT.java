package gridlite.execution;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;

/**
 * A cell on a Slurm whose nodes are machines of their own, by namespaces of the kernel, so that
 * they can lose their power and their cables, and have mounts of their own. Skipped where that
 * can't be had.
 */
@ResourceLock(SlurmPrograms.MACHINES)
class SlurmMachinesIT {
  private static final Path MACHINES = CellCommands.BIN.resolveSibling("bench/slurm-machines");

  /** The head reads a FIFO; each machine says whether it finds a reader there. */
  private static final String WRITERS =
      """
      mkfifo $1
      exec 3<>$1
      for on in '' 'srun -Q -w node01' 'srun -Q -w node02' 'srun -Q -w node03'; do
        $on perl -MFcntl -MPOSIX -e '
          print +(uname)[1], ": ",
            sysopen(my $fifo, shift, O_WRONLY|O_NONBLOCK) ? "there is a reader" : $!, "\n"' $1
      done
      """;

  @TempDir Path directory;
  private Path root;
  private CellCommands cell;

  @BeforeEach
  void startMachines() throws Exception {
    SlurmPrograms.assumeMachines();
    root = Files.createDirectory(directory.resolve("root"));
    cell = new CellCommands(root);
    assertThat(machines("start")).isEmpty();
  }

  /** Has each machine mount the directory of the cell by itself, where no FIFO leads to another. */
  private void share(String... options) throws Exception {
    SlurmPrograms.assumeMounts(root);
    List<String> words = new ArrayList<>(List.of("share", root.toString(), "--multithreaded"));
    words.addAll(List.of(options));
    assertThat(machines(words.toArray(String[]::new))).isEmpty();
    assertThat(onTheHead(new ProcessBuilder("bash", "-c", WRITERS, "bash", root + "/fifo")).text())
        .isEqualTo(
            """
            head: there is a reader
            node01: No such device or address
            node02: No such device or address
            node03: No such device or address
            """);
  }

  private void startCell() throws Exception {
    run("gridlite", "init", "--engine", "slurm");
    Path global = directory.resolve("global");
    Files.writeString(
        global,
        run("qconf", "-sconf")
            .replaceFirst("(?s)^#[^\n]*\n", "")
            .replaceFirst("load_report_time +\\S+", "load_report_time 00:00:02")
            .replaceFirst("max_unheard +\\S+", "max_unheard 00:00:06")
            .replaceFirst("reschedule_unknown +\\S+", "reschedule_unknown 00:00:02"));
    assertThat(run("qconf", "-Mconf", global.toString())).contains("modified");
    run("gridlite", "daemon", "start");
  }

  @AfterEach
  void stopMachines() throws Exception {
    if (cell != null && Files.exists(directory.resolve("slurm/run/head"))) {
      run("qdel", "-f", "-u", "*");
      run("gridlite", "daemon", "stop");
      machines("stop");
    }
  }

  private ProcessBuilder command(String... words) {
    List<String> command = new ArrayList<>();
    command.add(MACHINES.toString());
    command.add(directory.resolve("slurm").toString());
    command.addAll(List.of(words));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().merge("PATH", ":/usr/sbin:/sbin", String::concat);
    return builder;
  }

  /** Does something to the machines. Returns what was printed. */
  private String machines(String... words) throws IOException, InterruptedException {
    return CellCommands.Result.of(command(words)).text();
  }

  /** Runs a command of the cell on the head. */
  private String run(String... words) throws IOException, InterruptedException {
    return onTheHead(cell.command(List.of(words))).text();
  }

  private CellCommands.Result check() throws Exception {
    return onTheHead(cell.command(List.of("gridlite", "slurm", "check")));
  }

  /** Whether Slurm has given up a node, and with it what ran there. */
  private boolean isGivenUp(String node) throws IOException, InterruptedException {
    ProcessBuilder sinfo = new ProcessBuilder("sinfo", "-h", "-n", node, "-o", "%t");
    return onTheHead(sinfo).text().startsWith("down");
  }

  private CellCommands.Result onTheHead(ProcessBuilder builder)
      throws IOException, InterruptedException {
    List<String> command = command("run").command();
    command.addAll(builder.command());
    builder.environment().put("SLURM_CONF", directory.resolve("slurm/slurm.conf").toString());
    builder.environment().merge("PATH", ":/usr/sbin:/sbin", String::concat);
    return CellCommands.Result.of(builder.command(command));
  }

  private void await(String what, Callable<Boolean> condition) throws Exception {
    CellCommands.await(what, condition, () -> run("qstat", "-f"));
  }

  private List<String> ledger(String name) throws IOException {
    Path file = directory.resolve(name);
    return Files.exists(file) ? Files.readAllLines(file) : List.of();
  }

  private void submit(String name, String rerunnable, String queue, String then) throws Exception {
    order(name, begun(name) + then, "-r", rerunnable, "-q", queue);
    await(name, () -> !ledger(name).isEmpty());
  }

  /** The words by which a job notes its host in its ledger. */
  private String begun(String name) {
    return "echo $HOSTNAME >> " + directory.resolve(name) + "; ";
  }

  private void order(String name, String line, String... options) throws Exception {
    List<String> words = new ArrayList<>(List.of("qsub", "-b", "y", "-N", name, "-cwd"));
    words.addAll(List.of(options));
    words.add(line);
    assertThat(run(words.toArray(String[]::new))).contains("has been submitted");
  }

  /** Runs on node03, and when that is lost on node01; ends where a file says so. */
  private void submitForTwoRuns(String name) throws Exception {
    submit(name, "y", "all.q@node01,all.q@node03", "exec " + String.join(" ", released(name)));
  }

  /** A program that ends when a file says so, with status 4 on node01 and 5 elsewhere. */
  private List<String> released(String name) throws IOException {
    Path script = directory.resolve(name + ".sh");
    Files.writeString(
        script,
        """
        until [ -e $1.$HOSTNAME ]; do sleep 0.1; done
        echo end >> $1
        [ $HOSTNAME = node01 ] && exit 4
        exit 5
        """);
    return List.of("/bin/sh", script.toString(), directory.resolve(name).toString());
  }

  /** Lets a job end on a host. */
  private void release(String name, String host) throws IOException {
    Files.createFile(directory.resolve(name + "." + host));
  }

  /** What looks after the first attempt of a job, on whichever host. */
  private List<ProcessHandle> firstShepherd(int job) {
    return processes(List.of("--here", root + "/default/spool/active_jobs/" + job + ".1", "1"));
  }

  private static List<ProcessHandle> processes(List<String> words) {
    return ProcessHandle.allProcesses()
        .filter(
            process ->
                process
                    .info()
                    .arguments()
                    .filter(all -> Collections.indexOfSubList(List.of(all), words) >= 0)
                    .isPresent())
        .toList();
  }

  /** Has it stand still, as on files that do not answer, or go on. */
  private void signalFirstShepherd(String signal, int job) throws Exception {
    List<ProcessHandle> first = firstShepherd(job);
    assertThat(first).hasSize(1);
    CellCommands.signal(signal, first.get(0));
  }

  /** Has the first attempt go on, unless Slurm, which has the node back, has ended it already. */
  private void continueUnlessEnded(int job) throws Exception {
    for (ProcessHandle shepherd : firstShepherd(job)) {
      assertThat(CellCommands.kill("CONT", shepherd) == 0 || !shepherd.isAlive())
          .as("kill -CONT")
          .isTrue();
    }
  }

  /** Cables that are out for less than SlurmdTimeout, here 5 seconds, nobody notices. */
  @Test
  void aTaskOutlivesACableThatIsOutForAMoment() throws Exception {
    startCell();
    submit("afar", "n", "all.q@node03", "sleep 6; exit 4");
    machines("cut", "node03");
    TimeUnit.SECONDS.sleep(2);
    machines("join", "node03");
    await("the end of what was afar", () -> run("qacct", "-j", "afar").contains("failed "));
    assertThat(run("qacct", "-j", "afar"))
        .containsPattern("failed +0 ")
        .containsPattern("exit_status +4 ");
    assertThat(ledger("afar")).containsExactly("node03");
  }

  @Test
  void whatAHostRunsThatIsLostRunsElsewhereOrEndsWhenTheHostIsBack() throws Exception {
    startCell();
    run("qmod", "-d", "all.q@node01");
    submit("movable", "y", "all.q@node01,all.q@node02", "sleep 600");
    submit("fixed", "n", "all.q@node02", "sleep 600");
    submit("afar", "n", "all.q@node03", "sleep 600");
    submitForTwoRuns("early");
    submitForTwoRuns("late");
    run("qmod", "-e", "all.q@node01");
    signalFirstShepherd("STOP", 4);
    signalFirstShepherd("STOP", 5);
    machines("kill", "node02");
    machines("cut", "node03");
    await(
        "unknown hosts",
        () -> run("qstat", "-f").matches("(?s).*node02.* a?u\n.*node03.* a?u\n.*"));
    await("another run", () -> ledger("movable").equals(List.of("node02", "node01")));
    List<String> both = List.of("node03", "node01");
    await("other runs", () -> ledger("early").equals(both) && ledger("late").equals(both));
    // of one the first attempt ends while its host is away
    release("early", "node03");
    await("the end of the first attempt", () -> ledger("early").size() == 3);
    signalFirstShepherd("CONT", 4);
    await("its report", () -> firstShepherd(4).isEmpty());
    // a node that is back before Slurm gives it up would keep what it runs
    await("nodes that Slurm gave up", () -> isGivenUp("node02") && isGivenUp("node03"));
    // what may not run again waits for its host
    assertThat(run("qstat", "-s", "r")).contains("fixed").contains("afar");
    machines("join", "node03");
    // of the other when it is back
    continueUnlessEnded(5);
    machines("boot", "node02");
    await("the end of what was fixed", () -> run("qacct", "-j", "fixed").contains("failed "));
    assertThat(run("qacct", "-j", "fixed")).containsPattern("failed +19 ");
    // Slurm ends what it has given up when it has the node back
    await("the end of what was afar", () -> run("qacct", "-j", "afar").contains("failed "));
    assertThat(run("qacct", "-j", "afar")).containsPattern("failed +100 ");
    assertThat(ledger("fixed")).containsExactly("node02");
    assertThat(ledger("afar")).containsExactly("node03");
    assertThat(ledger("movable")).containsExactly("node02", "node01");
    await("the end of the other first attempt", () -> firstShepherd(5).isEmpty());
    secondAttemptEndsByItself("early", List.of("node03", "node01", "end", "end"));
    secondAttemptEndsByItself("late", List.of("node03", "node01", "end"));
  }

  /** The second attempt of a job runs on, and its end is its own. */
  private void secondAttemptEndsByItself(String name, List<String> ledger) throws Exception {
    assertThat(run("qstat", "-s", "r", "-q", "all.q@node01")).contains(" " + name + " ");
    assertThat(run("qacct", "-j", name).split("failed ", -1)).as(name).hasSize(2);
    release(name, "node01");
    await("the end of " + name, () -> run("qacct", "-j", name).split("failed ", -1).length > 2);
    assertThat(run("qacct", "-j", name))
        .containsPattern("(?s)failed +25 .*failed +0 .*exit_status +4 ")
        .doesNotContainPattern("exit_status +5 ");
    assertThat(ledger(name)).as(name).isEqualTo(ledger);
  }

  @Test
  void tasksRunStandStillAndEndWhereNoFifoLeadsFromMachineToMachine() throws Exception {
    share("--enable-lock-forwarding");
    startCell();
    CellCommands.Result check = check();
    assertThat(check.status()).as(check.text()).isZero();
    assertThat(check.text())
        .contains("ok      host node01: spool, lock, users, groups and clock are as here\n")
        .contains("ok      host node02: spool, lock, users, groups and clock are as here\n")
        .contains("ok      host node03: spool, lock, users, groups and clock are as here\n");
    List<String> paused = released("paused");
    orderFive(paused);
    await("three that run", () -> haveBegun("paused", "warned", "killed"));
    run("qmod", "-sj", "paused");
    run("qdel", "warned", "killed");
    await("one that stands still", () -> isStopped(paused.subList(1, 3)));
    release("paused", "node02");
    run("qmod", "-usj", "paused");
    await("the end of all", () -> accounted().size() >= 10);
    assertThat(accounted())
        .containsExactlyInAnyOrder(
            "ended undefined 0 4",
            "paused undefined 0 5",
            "warned undefined 0 6",
            "killed undefined 100 137",
            "array 1 0 1",
            "array 2 0 2",
            "array 3 0 3",
            "array 4 0 4",
            "array 5 0 5",
            "array 6 0 6");
    assertThat(ledger("ended")).containsExactly("node01");
    assertThat(ledger("paused")).containsExactly("node02", "end");
    assertThat(ledger("warned")).containsExactly("node03", "warned");
    assertThat(ledger("killed")).containsExactly("node01");
    assertThat(ledger("array")).containsExactlyInAnyOrder("1", "2", "3", "4", "5", "6");
  }

  /** Jobs that end by themselves, when they are released, when they are warned, and by force. */
  private void orderFive(List<String> paused) throws Exception {
    String trap = "trap 'echo warned >> " + directory.resolve("warned") + "; exit 6' USR2; ";
    String then = "while :; do sleep 0.1; done";
    String task = "echo $SGE_TASK_ID >> " + directory.resolve("array") + "; exit $SGE_TASK_ID";
    order("ended", begun("ended") + "exit 4", "-q", "all.q@node01");
    order("paused", begun("paused") + "exec " + String.join(" ", paused), "-q", "all.q@node02");
    order("warned", trap + begun("warned") + then, "-q", "all.q@node03", "-notify");
    order("killed", begun("killed") + then, "-q", "all.q@node01");
    order("array", task, "-t", "1-6");
  }

  private boolean haveBegun(String... names) {
    return Stream.of(names).allMatch(name -> Files.exists(directory.resolve(name)));
  }

  private static boolean isStopped(List<String> arguments) throws IOException {
    List<ProcessHandle> found = processes(arguments);
    return found.size() == 1
        && Files.readString(Path.of("/proc/" + found.get(0).pid() + "/stat")).contains(") T ");
  }

  /** Of each end of a task its job's name, its number, how it failed, and its exit status. */
  private List<String> accounted() throws Exception {
    return Pattern.compile(
            "(?s)\\njobname +(\\S+).*?\\ntaskid +(\\S+).*?\\nfailed +(\\d+).*?\\nexit_status +(\\d+)")
        .matcher(run("qacct", "-j"))
        .results()
        .map(end -> String.join(" ", end.group(1), end.group(2), end.group(3), end.group(4)))
        .toList();
  }

  @Test
  void aLockThatReachesNoOtherMachineIsFound() throws Exception {
    share();
    startCell();
    CellCommands.Result check = check();
    assertThat(check.status()).as(check.text()).isEqualTo(1);
    String error = ": a lock that is held here is free there: a task could run twice; ";
    assertThat(check.text())
        .contains("error   host node01" + error)
        .contains("error   host node02" + error)
        .contains("error   host node03" + error);
  }

  /** Has a machine see another file, or socket, in the place of one. */
  private void replace(String machine, Path place, Path by) throws Exception {
    List<String> words =
        new ArrayList<>(machine.equals("head") ? List.of("run") : List.of("on", machine));
    words.addAll(List.of("mount", "--bind", by.toString(), place.toString()));
    assertThat(machines(words.toArray(String[]::new))).isEmpty();
  }

  /** Gives a node a munge that has not the key of the others. */
  private void giveAnotherKey(String node) throws Exception {
    Path slurm = directory.resolve("slurm");
    Path key = slurm.resolve("key/other");
    Files.writeString(key, "another key".repeat(10));
    Files.setPosixFilePermissions(key, PosixFilePermissions.fromString("rw-------"));
    assertThat(
            machines(
                "on",
                node,
                "munged",
                "--force",
                "--socket=" + slurm.resolve("run/other"),
                "--key-file=" + key,
                "--pid-file=" + slurm.resolve("run/other.pid"),
                "--log-file=" + slurm.resolve("log/other"),
                "--seed-file=" + slurm.resolve("key/other-seed")))
        .doesNotContain("Error");
    replace(node, slurm.resolve("run/munge"), slurm.resolve("run/other"));
  }

  @Test
  void aNodeWithOtherGroupsAndOneWithAnotherKeyOfMungeAreFound() throws Exception {
    Path passwords = directory.resolve("passwd");
    Path groups = directory.resolve("group");
    Path others = directory.resolve("others");
    Files.writeString(
        passwords, Files.readString(Path.of("/etc/passwd")) + "member:x:59998:59998::/:/bin/sh\n");
    Files.writeString(
        groups, Files.readString(Path.of("/etc/group")) + "member:x:59998:\nteam:x:59999:member\n");
    Files.writeString(others, Files.readString(groups).replace("59999:member", "59999:"));
    for (String machine : List.of("head", "node01", "node02", "node03")) {
      replace(machine, Path.of("/etc/passwd"), passwords);
      replace(machine, Path.of("/etc/group"), machine.equals("node02") ? others : groups);
    }
    startCell();
    giveAnotherKey("node03");
    await("a node that Slurm gave up", () -> isGivenUp("node03"));
    CellCommands.Result check = check();
    assertThat(check.status()).as(check.text()).isEqualTo(1);
    assertThat(check.text())
        .contains("ok      host node01: spool, lock, users, groups and clock are as here\n")
        .contains(
            "warning host node02: user member has the groups 59998,59999 here and 59998 there, ")
        .contains("error   host node03: slurmd takes connections there, but gives Slurm no answer");
  }
}
