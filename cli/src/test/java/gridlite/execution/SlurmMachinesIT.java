package gridlite.execution;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;

/**
 * A cell on a Slurm whose nodes are machines of their own, by namespaces of the kernel, so that
 * they can lose their power and their cables. Skipped where that can't be had.
 */
@ResourceLock(SlurmPrograms.MACHINES)
class SlurmMachinesIT {
  private static final Path MACHINES = CellCommands.BIN.resolveSibling("bench/slurm-machines");

  /** Time in which Slurm takes a node for lost, or has it back, and the cell hears of it. */
  private static final int LONGEST_SECONDS = 180;

  @TempDir Path directory;
  private Path root;
  private CellCommands cell;

  @BeforeEach
  void startMachines() throws Exception {
    SlurmPrograms.assumeMachines();
    root = Files.createDirectory(directory.resolve("root"));
    cell = new CellCommands(root);
    assertThat(finish(machines("start"))).isEmpty();
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
      finish(machines("stop"));
    }
  }

  private ProcessBuilder machines(String... words) {
    List<String> command = new ArrayList<>();
    command.add(MACHINES.toString());
    command.add(directory.resolve("slurm").toString());
    command.addAll(List.of(words));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().merge("PATH", ":/usr/sbin:/sbin", String::concat);
    return builder;
  }

  private String finish(ProcessBuilder builder) throws IOException, InterruptedException {
    Path output = Files.createTempFile(directory, "output", "");
    builder.redirectErrorStream(true).redirectOutput(output.toFile());
    builder.start().waitFor();
    return Files.readString(output, StandardCharsets.UTF_8);
  }

  /** Runs a command of the cell on the head. */
  private String run(String... words) throws IOException, InterruptedException {
    return onTheHead(cell.command(List.of(words)));
  }

  /** Whether Slurm has given up a node, and with it what ran there. */
  private boolean isGivenUp(String node) throws IOException, InterruptedException {
    return onTheHead(new ProcessBuilder("sinfo", "-h", "-n", node, "-o", "%t")).startsWith("down");
  }

  private String onTheHead(ProcessBuilder builder) throws IOException, InterruptedException {
    List<String> command = machines("run").command();
    command.addAll(builder.command());
    builder.environment().put("SLURM_CONF", directory.resolve("slurm/slurm.conf").toString());
    builder.environment().merge("PATH", ":/usr/sbin:/sbin", String::concat);
    return finish(builder.command(command));
  }

  private interface Condition {
    boolean holds() throws Exception;
  }

  private void await(String what, Condition condition) throws Exception {
    for (int i = 0; i < LONGEST_SECONDS && !condition.holds(); i++) {
      TimeUnit.SECONDS.sleep(1);
    }
    assertThat(condition.holds()).as(what + "\n" + run("qstat", "-f")).isTrue();
  }

  private List<String> ledger(String name) throws IOException {
    Path file = directory.resolve(name);
    return Files.exists(file) ? Files.readAllLines(file) : List.of();
  }

  private void submit(String name, String rerunnable, String queue, String then) throws Exception {
    String line = "echo $HOSTNAME >> " + directory.resolve(name) + "; " + then;
    assertThat(run("qsub", "-b", "y", "-N", name, "-r", rerunnable, "-q", queue, "-cwd", line))
        .contains("has been submitted");
    await(name, () -> !ledger(name).isEmpty());
  }

  /** Runs on node03, and when that is lost on node01; ends where a file says so. */
  private void submitForTwoRuns(String name) throws Exception {
    Path script = directory.resolve(name + ".sh");
    Files.writeString(
        script,
        """
        until [ -e $1.$HOSTNAME ]; do sleep 0.1; done
        echo end >> $1
        [ $HOSTNAME = node01 ] && exit 4
        exit 5
        """);
    String line = "exec /bin/sh " + script + " " + directory.resolve(name);
    submit(name, "y", "all.q@node01,all.q@node03", line);
  }

  /** Lets a job end on a host. */
  private void release(String name, String host) throws IOException {
    Files.createFile(directory.resolve(name + "." + host));
  }

  /** What looks after the first attempt of a job, on whichever host. */
  private List<ProcessHandle> firstShepherd(int job) {
    List<String> words = List.of("--here", root + "/default/spool/active_jobs/" + job + ".1", "1");
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
    assertThat(firstShepherd(job)).hasSize(1);
    CellCommands.signal(signal, firstShepherd(job).get(0));
  }

  /** Cables that are out for less than SlurmdTimeout, here 5 seconds, nobody notices. */
  @Test
  void aTaskOutlivesACableThatIsOutForAMoment() throws Exception {
    submit("afar", "n", "all.q@node03", "sleep 6; exit 4");
    finish(machines("cut", "node03"));
    TimeUnit.SECONDS.sleep(2);
    finish(machines("join", "node03"));
    await("the end of what was afar", () -> run("qacct", "-j", "afar").contains("failed "));
    assertThat(run("qacct", "-j", "afar"))
        .containsPattern("failed +0 ")
        .containsPattern("exit_status +4 ");
    assertThat(ledger("afar")).containsExactly("node03");
  }

  @Test
  void whatAHostRunsThatIsLostRunsElsewhereOrEndsWhenTheHostIsBack() throws Exception {
    run("qmod", "-d", "all.q@node01");
    submit("movable", "y", "all.q@node01,all.q@node02", "sleep 600");
    submit("fixed", "n", "all.q@node02", "sleep 600");
    submit("afar", "n", "all.q@node03", "sleep 600");
    submitForTwoRuns("early");
    submitForTwoRuns("late");
    run("qmod", "-e", "all.q@node01");
    signalFirstShepherd("STOP", 4);
    signalFirstShepherd("STOP", 5);
    finish(machines("kill", "node02"));
    finish(machines("cut", "node03"));
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
    finish(machines("join", "node03"));
    // of the other when it is back
    signalFirstShepherd("CONT", 5);
    finish(machines("boot", "node02"));
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
}
