package gridlite.execution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A cell on a real Slurm with munge and three nodes, all on this machine; skipped where they are
 * not installed. The system properties {@code gridlite.slurm.tasks} and {@code gridlite.seed} are
 * the number of tasks that are run while things are killed, and what decides on these.
 */
class SlurmIT {
  private static final int TASKS = Integer.getInteger("gridlite.slurm.tasks", 100);
  private static final long SEED = Long.getLong("gridlite.seed", System.nanoTime());

  /** The number of tasks for each of which something is killed. */
  private static final int KILLED_EACH = 12;

  private static final Pattern RANK = Pattern.compile("rank (\\d) on (.*)");

  /** An ordinary user of this machine. */
  private static final String USER = "bob";

  private static final Path NODES = CellCommands.BIN.resolveSibling("bench/slurm-nodes");

  @TempDir Path directory;
  private Path root;
  private CellCommands cell;

  @BeforeEach
  void makeCell() throws Exception {
    SlurmPrograms.assumeInstalled();
    root = Files.createDirectory(directory.resolve("root"));
    cell = new CellCommands(root);
    start(NODES.toString(), directory.resolve("slurm").toString(), "start");
    run("gridlite", "init", "--engine", "slurm");
    run("gridlite", "daemon", "start");
    awaitNodes();
  }

  /** A job that can't wait is refused as long as the daemon has not heard of the nodes. */
  private void awaitNodes() throws Exception {
    await("news of the nodes", () -> !run("qselect", "-qs", "u").contains("node"));
  }

  @AfterEach
  void end() throws Exception {
    if (cell != null) {
      run("qdel", "-f", "-u", "*");
      run("gridlite", "daemon", "stop");
      start(NODES.toString(), directory.resolve("slurm").toString(), "stop");
    }
  }

  private String start(String... words) throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(words).directory(directory.toFile());
    builder.environment().merge("PATH", ":/usr/sbin:/sbin", String::concat);
    builder.environment().put("SLURM_CONF", directory.resolve("slurm/slurm.conf").toString());
    return CellCommands.Result.of(builder).text();
  }

  private String run(String... words) throws IOException, InterruptedException {
    return CellCommands.Result.of(command(words)).text();
  }

  private ProcessBuilder command(String... words) {
    ProcessBuilder builder = cell.command(List.of(words));
    builder.environment().put("SLURM_CONF", directory.resolve("slurm/slurm.conf").toString());
    return builder;
  }

  private void giveSlots(int each) throws Exception {
    String slots = "%d,[node01=%d],[node02=%d],[node03=%d]".formatted(each, each, each, each);
    assertThat(run("qconf", "-rattr", "queue", "slots", slots, "all.q")).contains("modified");
  }

  /** Runs a command that must succeed. */
  private String succeed(String... words) throws IOException, InterruptedException {
    CellCommands.Result result = CellCommands.Result.of(command(words));
    assertThat(result.status()).as(List.of(words) + ": " + result.text()).isZero();
    return result.text();
  }

  private void await(String what, Callable<Boolean> condition) throws Exception {
    CellCommands.await(what, condition, () -> run("qstat", "-f"));
  }

  /** Submits lines of a shell, whose first argument is the ledger of the job. */
  private void submit(String name, String lines, String... options) throws Exception {
    Path script = Files.writeString(directory.resolve(name + ".sh"), lines + "\n");
    List<String> words = new ArrayList<>(List.of("qsub", "-N", name, "-o", "/dev/null", "-j", "y"));
    words.addAll(List.of(options));
    // without a login shell, whose files may take long
    words.addAll(List.of("-shell", "n", "-b", "y", "/bin/sh"));
    words.addAll(List.of(script.toString(), directory.resolve(name).toString()));
    assertThat(succeed(words.toArray(String[]::new)))
        .contains("(\"" + name + "\") has been submitted");
  }

  /** What a job has written to its ledger. */
  private List<String> ledger(String name) throws IOException {
    Path file = directory.resolve(name);
    return Files.exists(file) ? Files.readAllLines(file) : List.of();
  }

  private void awaitAccounting(String name) throws Exception {
    await("the end of " + name, () -> run("qacct", "-j", name).contains("exit_status"));
  }

  @Test
  void theCellIsCheckedAndItsStatusNamesTheEngine() throws Exception {
    assertThat(run("gridlite", "daemon", "status")).contains("; Slurm runs its tasks");
    assertThat(run("gridlite", "doctor")).contains("Slurm runs the tasks; it has 3 nodes");
    assertThat(run("gridlite", "slurm", "check"))
        .contains("munge: a credential made here is read here")
        .contains("host node01: spool, lock, users, groups and clock are as here")
        .contains("host node03: spool, lock, users, groups and clock are as here")
        .doesNotContain("error");
    start("scontrol", "update", "nodename=node02", "state=drain", "reason=broken fan");
    run("qconf", "-rattr", "queue", "slots", "9999", "all.q@node01");
    assertThat(run("gridlite", "slurm", "check"))
        .containsPattern("warning *host node02: the node takes no tasks .*: broken fan")
        .containsPattern("error *host node01: 9999 slots are more than OverSubscribe");
    run("gridlite", "daemon", "stop");
    assertThat(run("gridlite", "doctor")).contains("nothing is started");
  }

  @Test
  void qrshRunsOnANodeWithTheStreamsOfItsCaller() throws Exception {
    Path input = Files.writeString(directory.resolve("input"), "what was read\n");
    ProcessBuilder call =
        command("qrsh", "-l", "h=node02", "echo $HOSTNAME; cat; echo complaint >&2; exit 7");
    Path complaints = directory.resolve("complaints");
    call.redirectErrorStream(false);
    call.redirectInput(input.toFile()).redirectError(complaints.toFile());
    Process process = call.start();
    assertThat(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
        .isEqualTo("node02\nwhat was read\n");
    assertThat(process.waitFor()).isEqualTo(7);
    assertThat(complaints).hasContent("complaint");
    assertThat(accounted()).hasSize(1);
    assertThat(run("qacct", "-j", "1")).containsPattern("exit_status +7 ").contains("node02");
  }

  @Test
  void aLoginShellOfQrshHasATerminalOfTheCallersSize() throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/script")), "there is no script(1)");
    String line =
        "stty rows 33 cols 99; " + CellCommands.BIN + "/qrsh -pty y 'tty; stty size; exit 5'";
    ProcessBuilder call = command("qrsh");
    call.command(List.of("script", "-q", "-e", "-c", line, "/dev/null"));
    Process process = call.redirectInput(ProcessBuilder.Redirect.PIPE).start();
    String seen = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(seen).containsPattern("/dev/pts/[0-9]+").contains("33 99");
    assertThat(process.waitFor()).isEqualTo(5);
  }

  @Test
  void slurmDoesNotLogTheOwnerOfATaskIn() throws Exception {
    String line = "tr '\\0' '\\n' < /proc/$PPID/environ | cut -d= -f1\n";
    Path script = Files.writeString(directory.resolve("job"), line);
    Path output = directory.resolve("names");
    run("qsub", "-sync", "y", "-j", "y", "-o", output.toString(), script.toString());
    assertThat(Files.readAllLines(output))
        .contains("SLURM_JOB_ID", "GRIDLITE_OWN")
        .doesNotContain("SLURM_GET_USER_ENV", "TZ", "LC_ALL");
  }

  @Test
  void openMpiReachesAllHostsOfAJob() throws Exception {
    assumeTrue(
        Files.isExecutable(Path.of("/usr/bin/mpirun.openmpi")), "openmpi-bin is not installed");
    giveSlots(2);
    Path script =
        Files.writeString(
            directory.resolve("job"),
            "PATH=$TMPDIR:$PATH OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1\n"
                + "export PATH OMPI_ALLOW_RUN_AS_ROOT OMPI_ALLOW_RUN_AS_ROOT_CONFIRM\n"
                + "mpirun --oversubscribe sh -c 'echo rank $OMPI_COMM_WORLD_RANK on $HOSTNAME'\n");
    Path output = directory.resolve("ranks");
    run("qsub", "-pe", "mpi", "6", "-sync", "y", "-j", "y", "-o", output + "", script + "");
    List<String> hosts = new ArrayList<>(Collections.nCopies(6, ""));
    for (String line : Files.readAllLines(output)) {
      // mpirun warns of its own races between a process and its child
      Matcher rank = RANK.matcher(line);
      if (rank.matches()) {
        hosts.set(Integer.parseInt(rank.group(1)), rank.group(2));
      }
    }
    // which host comes first depends on the loads that were reported last
    assertThat(hosts.stream().distinct()).containsExactlyInAnyOrder("node01", "node02", "node03");
    assertThat(hosts).isEqualTo(hosts.stream().distinct().flatMap(h -> Stream.of(h, h)).toList());
  }

  @Test
  void whatSlurmHoldsBackIsShownWithSlurmsReasonAndBeginsWhenSlurmLetsIt() throws Exception {
    start("scontrol", "update", "partitionname=gridlite", "state=down");
    submit("held", "echo ran >> $1");
    String reason = "Slurm holds it back: PartitionDown";
    await("Slurm's reason", () -> succeed("qstat", "-j", "held").contains(reason));
    assertThat(succeed("gridlite", "explain", "1")).contains("task 1: " + reason);
    assertThat(ledger("held")).isEmpty();
    start("scontrol", "update", "partitionname=gridlite", "state=up");
    awaitAccounting("held");
    assertThat(run("qacct", "-j", "held")).containsPattern("exit_status +0 ");
    assertThat(ledger("held")).containsExactly("ran");
  }

  @Test
  void withoutSlurmCommandsAnswerAndWhatTheyAskForIsDoneWhenItIsBack() throws Exception {
    submit("running", "echo ran >> $1; exec sleep 600");
    await("what runs", () -> succeed("qstat").matches("(?s).* running .* r .*"));
    await("its ledger", () -> !ledger("running").isEmpty());
    killController();
    submit("later", "echo ran >> $1");
    submit("unwanted", "echo ran >> $1");
    Path log = root.resolve("default/daemon.log");
    await("the daemon's complaint", () -> Files.readString(log).contains("Slurm can't be asked"));
    assertThat(succeed("qstat"))
        .containsPattern(" 1 \\S+ running .* r ")
        .containsPattern(" 2 \\S+ later .* (qw|t) ");
    assertThat(succeed("qhost")).containsPattern("node01 +lx-").containsPattern("node03 +lx-");
    assertThat(succeed("qstat", "-j", "later")).containsPattern("job_name: +later");
    assertThat(succeed("qdel", "unwanted")).containsPattern("the job 3 for deletion|deleted job 3");
    assertThat(succeed("qdel", "running")).contains("has registered the job 1 for deletion");
    submit("last", "echo ran >> $1");
    startController();
    for (String name : List.of("running", "later", "last")) {
      awaitAccounting(name);
      assertThat(ledger(name)).as(name).containsExactly("ran");
    }
    await("an empty cell", () -> succeed("qstat").isEmpty());
    assertThat(ledger("unwanted")).isEmpty();
    assertThat(run("qacct", "-j", "running")).containsPattern("exit_status +137 ");
  }

  @Test
  void whatTasksAreToldAndWhatRunsAroundThemHappensOnTheirNodes() throws Exception {
    Path around = Files.writeString(directory.resolve("around"), "echo $1 on $HOSTNAME >> $2\n");
    String procedure = "/bin/sh " + around + " %s " + directory + "/$job_name";
    setQueue("prolog", procedure.formatted("prolog"));
    setQueue("epilog", procedure.formatted("epilog"));
    setQueue("notify", "00:00:03");
    Path again = directory.resolve("again");
    Files.writeString(
        again,
        """
        ckpt_name        again
        interface        userdefined
        ckpt_command     none
        migr_command     none
        restart_command  none
        clean_command    none
        ckpt_dir         /tmp
        signal           none
        when             xr
        """);
    assertThat(succeed("qconf", "-Ackpt", again.toString())).contains("added");
    setQueue("ckpt_list", "again");
    String twice = "echo run $RESTARTED >> $1; [ $RESTARTED = 1 ] || exec sleep 600";
    submit("moved", twice, "-r", "y", "-l", "h=node02");
    submit("saved", twice, "-ckpt", "again", "-l", "h=node02");
    submit("forced", "echo $$ >> $1; exec sleep 600", "-l", "h=node03");
    String trap = "trap 'echo %1$s >> '$1 %1$s; ";
    String told = trap.formatted("USR1") + trap.formatted("USR2");
    submit(
        "told", told + "echo $$ >> $1; while :; do sleep 0.1; done", "-notify", "-l", "h=node03");
    for (String name : List.of("moved", "saved", "forced", "told")) {
      await("the job " + name, () -> ledger(name).size() == 2);
    }
    assertThat(ledger("told").get(0)).isEqualTo("prolog on node03");
    String forced = ledger("forced").get(1);
    String pid = ledger("told").get(1);
    await("running jobs", () -> succeed("qstat", "-s", "r").split(" r ", -1).length == 5);
    assertThat(succeed("qmod", "-sj", "told", "saved")).contains("suspended job 4");
    assertThat(succeed("qmod", "-rj", "moved")).contains("rescheduling of job 1");
    assertThat(succeed("qdel", "-f", "forced")).contains("forced the deletion of job 3");
    assertThat(run("qstat", "-j", "forced")).contains("do not exist");
    // a process that stands still does not hear of a signal
    await("notice of the suspension", () -> ledger("told").contains("USR1"));
    await("the suspension", () -> state(pid).equals("T"));
    assertThat(succeed("qmod", "-usj", "told")).contains("unsuspended job 4");
    await("the end of the suspension", () -> state(pid).equals("S"));
    assertThat(succeed("qdel", "told")).contains("has registered the job 4 for deletion");
    await("an empty cell", () -> succeed("qstat").isEmpty());
    assertThat(ledger("told"))
        .containsExactly("prolog on node03", pid, "USR1", "USR2", "epilog on node03");
    assertThat(run("qacct", "-j", "told")).containsPattern("exit_status +137 ");
    String[] both = {"prolog", "run 0", "epilog", "prolog", "run 1", "epilog"};
    for (String name : List.of("moved", "saved")) {
      assertThat(ledger(name).stream().map(line -> line.replace(" on node02", "")))
          .as(name)
          .containsExactly(both);
    }
    assertThat(run("qacct", "-j", "moved")).containsPattern("(?s)failed +25 .*failed +0 ");
    assertThat(run("qacct", "-j", "saved")).containsPattern("(?s)failed +24 .*failed +0 ");
    await("the end of what was forced", () -> state(forced).isEmpty());
    await("its epilog", () -> ledger("forced").contains("epilog on node03"));
  }

  private void setQueue(String attribute, String value) throws Exception {
    assertThat(succeed("qconf", "-rattr", "queue", attribute, value, "all.q")).contains("modified");
  }

  /** The state of a process, as the kernel calls it; empty when it has ended. */
  private static String state(String pid) {
    try {
      String stat = Files.readString(Path.of("/proc", pid, "stat"));
      return stat.substring(stat.lastIndexOf(')') + 2).substring(0, 1);
    } catch (IOException e) {
      return "";
    }
  }

  /** Runs a command as another user. */
  private String runAs(String user, String... words) throws IOException, InterruptedException {
    ProcessBuilder builder = command(words).directory(Path.of("/").toFile());
    builder.command().addAll(0, List.of("runuser", "-u", user, "--"));
    return CellCommands.Result.of(builder).text();
  }

  @Test
  void whatOnlyRootCanDoIsDoneWhereShepherdsAreRootsAndElseRefused() throws Exception {
    assumeTrue(System.getProperty("user.name").equals("root"), "only root has root's shepherds");
    assumeTrue(start("id", "-un", USER).equals(USER + "\n"), "there is no account " + USER);
    Files.setPosixFilePermissions(directory, PosixFilePermissions.fromString("rwxr-xr-x"));
    assumeTrue(
        runAs(USER, "gridlite", "--version").contains("gridlite"),
        "others may not read the directory of the build");
    Path ledgers = Files.createDirectory(directory.resolve("ledgers"));
    Files.setPosixFilePermissions(ledgers, PosixFilePermissions.fromString("rwxrwxrwx"));
    String line = "id -un >> " + ledgers + "/";
    Path prolog = Files.writeString(directory.resolve("prolog"), line + "prolog\n");
    String procedure = "root@/bin/sh " + prolog;
    assertThat(run("qconf", "-rattr", "queue", "prolog", procedure, "all.q"))
        .contains("can't run as \"root\"");
    assertThat(run("qconf", "-rattr", "queue", "priority", "-5", "all.q"))
        .contains("priority -5 is above that of the owner of the job's processes");

    run("gridlite", "daemon", "stop");
    Files.move(root.resolve("default"), root.resolve("former"));
    run("gridlite", "init", "--engine", "slurm", "--root-shepherds");
    run("gridlite", "daemon", "start");
    awaitNodes();
    setQueue("prolog", procedure);
    setQueue("priority", "-5");
    Path script = Files.writeString(directory.resolve("job"), line + "job; nice >> $1\n");
    String priority = ledgers.resolve("priority").toString();
    String[] job = {"-shell", "n", "-b", "y", "/bin/sh", script.toString(), priority};
    List<String> submission = new ArrayList<>(List.of("qsub", "-N", "owned", "-o", "/dev/null"));
    submission.addAll(List.of("-j", "y", "-wd", "/"));
    submission.addAll(List.of(job));
    assertThat(runAs(USER, submission.toArray(String[]::new))).contains("has been submitted");
    awaitAccounting("owned");
    assertThat(run("qacct", "-j", "owned"))
        .containsPattern("owner +" + USER + " ")
        .containsPattern("failed +0 ")
        .containsPattern("exit_status +0 ");
    assertThat(ledgers.resolve("prolog")).hasContent("root");
    assertThat(ledgers.resolve("job")).hasContent(USER);
    assertThat(ledgers.resolve("priority")).hasContent("-5");
    CellCommands.Result refusal = CellCommands.Result.of(command("qrsh", "true"));
    assertThat(refusal.status()).isEqualTo(1);
    assertThat(refusal.text())
        .contains("qrsh can't reach a job of this cell: what looks after it is root's");
  }

  @Test
  void eachTaskRunsOnceAndIsAccountedOnceWhateverIsKilled() throws Exception {
    System.out.println("SlurmIT: gridlite.seed=" + SEED);
    Random random = new Random(SEED);
    // more at a time than these would only keep the machine busy
    giveSlots(12);
    Path ledger = Files.createDirectory(directory.resolve("ledger"));
    String job = "echo $HOSTNAME >> " + ledger + "/$SGE_TASK_ID; sleep 1\n";
    Path script = Files.writeString(directory.resolve("job"), job);
    // without a login shell, whose files may take long
    List<String> submission = new ArrayList<>(List.of("qsub", "-o", "/dev/null", "-j", "y"));
    submission.addAll(List.of("-shell", "n", "-b", "y", "-t", "1-" + TASKS));
    submission.addAll(List.of("/bin/sh", script.toString()));
    assertThat(run(submission.toArray(String[]::new))).contains("has been submitted");
    List<String> killed = new ArrayList<>();
    for (int i = 0; i < TASKS / KILLED_EACH; i++) {
      TimeUnit.MILLISECONDS.sleep(random.nextInt(2500));
      killed.add(kill(random));
    }
    String about = "seed " + SEED + ", killed " + killed;
    for (int i = 0; i < 10 * TASKS && accounted().size() < TASKS; i++) {
      TimeUnit.MILLISECONDS.sleep(100);
    }
    assertThat(accounted()).as(about).hasSize(TASKS);
    assertThat(accounted().values()).as(about).containsOnly(1);
    try (Stream<Path> begun = Files.list(ledger)) {
      assertThat(begun).as(about).allMatch(task -> lines(task) == 1).hasSizeGreaterThan(TASKS / 2);
    }
  }

  private static int lines(Path file) {
    try {
      return Files.readAllLines(file).size();
    } catch (IOException e) {
      return -1;
    }
  }

  /** The records that each task has in the accounting file. */
  private Map<String, Integer> accounted() throws IOException {
    Map<String, Integer> records = new TreeMap<>();
    Path file = root.resolve("default/common/accounting");
    if (Files.exists(file)) {
      for (String line : Files.readAllLines(file)) {
        String[] fields = line.split(":", -1);
        if (fields.length > 35) {
          records.merge(fields[5] + "." + fields[35], 1, Integer::sum);
        }
      }
    }
    return records;
  }

  /** Kills something of the cell or its Slurm, and starts it again where it is a daemon. */
  private String kill(Random random) throws Exception {
    String configuration = directory.resolve("slurm/slurm.conf").toString();
    switch (random.nextInt(5)) {
      case 0 -> {
        signal(Files.readString(root.resolve("default/daemon.pid")).strip());
        run("gridlite", "daemon", "start");
        return "daemon";
      }
      case 1 -> {
        killController();
        TimeUnit.MILLISECONDS.sleep(random.nextInt(1000));
        startController();
        return "slurmctld";
      }
      case 2 -> {
        String node = "node0" + (1 + random.nextInt(3));
        signal(Files.readString(directory.resolve("slurm/run/" + node + ".pid")).strip());
        start("/usr/sbin/slurmd", "-N", node, "-f", configuration);
        return "slurmd of " + node;
      }
      case 3 -> {
        return killOne(random, "slurmstepd: ");
      }
      default -> {
        return killOne(random, root + "/default/spool/shepherd");
      }
    }
  }

  private void killController() throws IOException {
    signal(Files.readString(directory.resolve("slurm/run/slurmctld.pid")).strip());
  }

  private void startController() throws IOException, InterruptedException {
    start("/usr/sbin/slurmctld", "-f", directory.resolve("slurm/slurm.conf").toString());
  }

  /** Kills a process whose command line has some text, and which belongs to this test. */
  private String killOne(Random random, String text) throws Exception {
    List<String> found = new ArrayList<>();
    try (Stream<Path> processes = Files.list(Path.of("/proc"))) {
      for (Path process : (Iterable<Path>) processes::iterator) {
        String name = process.getFileName().toString();
        if (name.matches("[0-9]+") && line(process).contains(text) && isOurs(process)) {
          found.add(name);
        }
      }
    }
    if (found.isEmpty()) {
      return "no " + text;
    }
    String chosen = found.get(random.nextInt(found.size()));
    signal(chosen);
    return text + chosen;
  }

  /** The process that Slurm has beside a job puts its title where its environment was. */
  private boolean isOurs(Path process) {
    try {
      String variables = Files.readString(process.resolve("environ"), StandardCharsets.ISO_8859_1);
      return variables.contains(directory.toString())
          || Files.readSymbolicLink(process.resolve("cwd")).startsWith(directory);
    } catch (IOException e) {
      return false;
    }
  }

  private static String line(Path process) {
    try {
      return String.join(
          " ",
          Arrays.asList(
              Files.readString(process.resolve("cmdline"), StandardCharsets.ISO_8859_1)
                  .split("\0", -1)));
    } catch (IOException e) {
      return "";
    }
  }

  private static void signal(String pid) {
    ProcessHandle.of(Long.parseLong(pid)).ifPresent(ProcessHandle::destroyForcibly);
  }
}
