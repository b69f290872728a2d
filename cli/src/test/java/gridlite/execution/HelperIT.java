package gridlite.execution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import gridlite.testkit.ProgramFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The helper as a process: when there is one, what it does to commands (nothing), how it ends. */
@Timeout(120)
class HelperIT {
  private static final List<String> SUBMIT = List.of("qsub", "-h", "-b", "y", "/bin/true");

  /** Place of the priority among the words about a process; its name is "(java)". */
  private static final int NICE = 18;

  @TempDir private Path root;
  private Path place;
  private CellCommands cell;
  private String seconds = "60";

  @BeforeEach
  void makeCell() throws Exception {
    cell = new CellCommands(root);
    String[] self = Files.readString(Path.of("/proc/self/stat")).split(" ", -1);
    assumeTrue(self[NICE].equals("0"), "needs the usual priority, as the helper does");
    Files.setPosixFilePermissions(root, PosixFilePermissions.fromString("rwxr-xr-x"));
    place = root.resolve("default");
    assertThat(cell.run("gridlite", "init", "--simulate")).contains("made a cell");
  }

  @AfterEach
  void end() throws Exception {
    cell.end();
  }

  /** A command of the cell's owner, for whom a helper may be started; it submits for a user. */
  private ProcessBuilder command(List<String> words) {
    ProcessBuilder builder = cell.command(words);
    builder.environment().put("GRIDLITE_HELPER", seconds);
    if (words.get(0).equals("qsub")) {
      builder.environment().put("GRIDLITE_USER", "somebody");
    }
    return builder;
  }

  private static String printed(Process process) throws IOException {
    return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  private String run(String... words) throws IOException {
    return printed(command(List.of(words)).start());
  }

  /** Runs a command by way of a shell. */
  private String shell(String text, String... words) throws IOException {
    ProcessBuilder builder = command(List.of(words));
    builder.command().addAll(0, List.of("sh", "-c", text, "sh"));
    return printed(builder.start());
  }

  /** The helpers of the cell. */
  private List<ProcessHandle> helpers() throws IOException {
    List<ProcessHandle> helpers = new ArrayList<>();
    try (DirectoryStream<Path> all = Files.newDirectoryStream(Path.of("/proc"), "[1-9]*")) {
      for (Path process : all) {
        if (text(process.resolve("cmdline")).contains("\0gridlite\0assist\0")
            && text(process.resolve("environ")).contains(root.toString())) {
          ProcessHandle.of(Long.parseLong(process.getFileName().toString()))
              .ifPresent(helpers::add);
        }
      }
    }
    return helpers;
  }

  private static String text(Path file) {
    try {
      return Files.readString(file, StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      return "";
    }
  }

  /** The cell's only helper; one that is being started is not called so yet. */
  private ProcessHandle helper() throws IOException {
    List<ProcessHandle> found = helpers();
    for (int i = 0; i < CellCommands.PATIENCE && found.isEmpty(); i++) {
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(50));
      found = helpers();
    }
    assertThat(found).hasSize(1);
    return found.get(0);
  }

  private ProcessHandle started() throws IOException {
    run("qstat", "-u", "*");
    return helper();
  }

  private static void awaitEnd(ProcessHandle process) throws Exception {
    process.onExit().get(30, TimeUnit.SECONDS);
  }

  @Test
  void theFirstCommandStartsItAndItRunsTheNext() throws Exception {
    assertThat(run("qsub", "-N", "a", "-h", "-b", "y", "/bin/true")).contains("Your job 1");
    ProcessHandle first = helper();
    assertThat(run("qstat", "-u", "*")).contains("somebody");
    assertThat(helper()).isEqualTo(first);
    assertThat(run("gridlite", "daemon", "status"))
        .contains(
            "no daemon serves this cell; its helper (process "
                + first.pid()
                + ") runs its owner's commands");
    assertThat(place.resolve("helper.log")).isEmptyFile();
    assertThat(run("gridlite", "daemon", "stop")).contains("its helper has left");
    awaitEnd(first);
    assertThat(place.resolve("helper.sock")).doesNotExist();
  }

  @Test
  void firstCommandsThatComeAtOnceHaveOneHelper() throws Exception {
    // the socket of one that was killed
    started().destroyForcibly();
    List<Process> commands = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      commands.add(command(SUBMIT).start());
    }
    TreeSet<String> answers = new TreeSet<>();
    for (Process each : commands) {
      answers.add(printed(each));
    }
    assertThat(answers).hasSize(8).allMatch(line -> line.startsWith("Your job "));
    helper();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "JOB_ID=7 exec \"$@\"",
        "SLURM_JOB_ID=7 exec \"$@\"",
        "nice -n 5 \"$@\"",
        "ulimit -t 600; exec \"$@\"",
        "ulimit -v 40000000; exec \"$@\"",
        "GRIDLITE_HELPER= CI=true exec \"$@\"",
        "GRIDLITE_HELPER=off exec \"$@\"",
        "GRIDLITE_CLIENT=java exec \"$@\"",
        "echo $$ > \"$SGE_ROOT/default/daemon.pid\"; exec \"$@\""
      })
  void whereItCouldMakeADifferenceThereIsNone(String shell) throws Exception {
    assertThat(shell(shell, "qconf", "-ssconf")).contains("schedule_interval");
    assertThat(helpers()).isEmpty();
    assertThat(place.resolve("helper.sock")).doesNotExist();
  }

  @Test
  void onAFileSystemOfUnknownKindThereIsNone() throws Exception {
    assumeTrue(isRoot(), "needs root, who can mount");
    // a network file system would need a server
    String text =
        "exec unshare -m sh -c 'mkdir \"$SGE_ROOT/m\" && mount -t ramfs none \"$SGE_ROOT/m\" &&"
            + " export SGE_ROOT=\"$SGE_ROOT/m\" && \"${1%/*}/gridlite\" init --simulate >/dev/null"
            + " && \"$@\"; ls \"$SGE_ROOT/default\"' sh \"$@\"";
    assertThat(shell(text, "qconf", "-ssconf")).contains("gridlite.mv.db").doesNotContain("helper");
    assertThat(helpers()).isEmpty();
  }

  private static boolean isRoot() throws IOException {
    return Files.getAttribute(Path.of("/proc/self"), "unix:uid").equals(0);
  }

  @Test
  void itKeepsNothingOfItsFirstCallerOpen() throws Exception {
    // each ends when the last writer has closed the pipe
    assertThat(shell("exec 7>&1; \"$@\" | cat; echo end", "qstat")).contains("end");
    List<String> descriptors = new ArrayList<>();
    Path all = Path.of("/proc/" + helper().pid() + "/fd");
    try (DirectoryStream<Path> links = Files.newDirectoryStream(all)) {
      for (Path link : links) {
        descriptors.add(Files.readSymbolicLink(link).toString());
      }
    }
    assertThat(descriptors).noneMatch(target -> target.startsWith("pipe:"));
    assertThat(Path.of("/proc/" + helper().pid() + "/cwd").toRealPath())
        .isEqualTo(place.toRealPath());
  }

  @Test
  void whoWaitsForTheEndOfASessionIsNotKeptWaiting() throws Exception {
    assertThat(shell("exec setsid -w \"$@\"", "qconf", "-ssconf")).contains("schedule_interval");
    helper();
  }

  @Test
  void aJvmThatDiesBeforeItServesLeavesTheCommandToItsCaller() throws Exception {
    Path java = Files.createDirectories(root.resolve("java/bin")).resolve("java");
    ProgramFile.write(
        java,
        "case \"$*\" in *\\ assist) sleep 0.2; kill -9 $$ ;; esac\nexec '"
            + Path.of(System.getProperty("java.home"), "bin/java")
            + "' \"$@\"");
    ProcessBuilder submit = command(SUBMIT);
    submit.environment().put("JAVA_HOME", root.resolve("java").toString());
    assertThat(printed(submit.start())).contains("Your job 1 ");
    assertThat(run("qstat", "-u", "*").lines().filter(line -> line.contains("somebody")))
        .hasSize(1);
  }

  @Test
  void whatAKilledHelperHasNotReadIsDoneByItsCaller() throws Exception {
    ProcessHandle helper = started();
    CellCommands.signal("STOP", helper);
    Process submit = command(SUBMIT).start();
    Path link = Path.of("/proc/" + submit.pid() + "/fd");
    for (int i = 0; i < CellCommands.PATIENCE && !isConnected(link); i++) {
      TimeUnit.MILLISECONDS.sleep(50);
    }
    helper.destroyForcibly();
    assertThat(printed(submit)).contains("Your job 1 ");
    assertThat(run("qstat", "-u", "*").lines().filter(line -> line.contains("somebody")))
        .hasSize(1);
  }

  private static boolean isConnected(Path descriptors) throws IOException {
    try (DirectoryStream<Path> links = Files.newDirectoryStream(descriptors)) {
      for (Path link : links) {
        if (Files.readSymbolicLink(link).toString().startsWith("socket:")) {
          return true;
        }
      }
    }
    return false;
  }

  @Test
  void aLostConnectionBehindARequestThatWasReadIsAnError() throws Exception {
    run("qsub", "-h", "-b", "y", "/bin/true");
    ProcessHandle helper = helper();
    Process wait = command(List.of("qsub", "-sync", "y", "-h", "-b", "y", "/bin/true")).start();
    byte[] begin = wait.getInputStream().readNBytes("Your job 2".length());
    assertThat(new String(begin, StandardCharsets.UTF_8)).isEqualTo("Your job 2");
    helper.destroyForcibly();
    assertThat(printed(wait)).contains("qsub: the helper of cell " + place + ": ");
    assertThat(wait.waitFor()).isEqualTo(1);
    assertThat(run("qstat", "-u", "*").lines().filter(line -> line.contains("somebody")))
        .hasSize(2);
  }

  @Test
  void whoWaitsForAJobKeepsNobodyWaiting() throws Exception {
    Process wait = command(List.of("qsub", "-sync", "y", "-b", "y", "/bin/true")).start();
    byte[] begin = wait.getInputStream().readNBytes("Your job 1".length());
    assertThat(new String(begin, StandardCharsets.UTF_8)).isEqualTo("Your job 1");
    helper();
    assertThat(run("qstat", "-u", "*")).contains("somebody");
    assertThat(cell.run("qdel", "1")).contains("deleted");
    assertThat(wait.waitFor(60, TimeUnit.SECONDS)).isTrue();
  }

  @Test
  void aProcessOfItsOwnHasTheCellSoonAfter() throws Exception {
    started();
    long begin = System.nanoTime();
    assertThat(cell.run("qconf", "-ssconf")).contains("schedule_interval");
    assertThat(cell.run("qconf", "-am", "somebody")).contains("added");
    assertThat(System.nanoTime() - begin).isLessThan(TimeUnit.SECONDS.toNanos(30));
    assertThat(run("qconf", "-sm")).contains("somebody");
    helper();
  }

  @Test
  void aProductThatWasReplacedIsNotUsedAnyMore() throws Exception {
    Path product = Files.createDirectory(root.resolve("product"));
    Path home = CellCommands.BIN.resolveSibling("");
    String copy =
        "cp -a \"$1/bin\" \"$1/libexec\" \"$2\" && cp -a \"$1/target/lib\" \"$2/lib\" && rm -f"
            + " \"$2/lib/archive.sh\" \"$2/lib/gridlite.jsa\"";
    assertThat(
            new ProcessBuilder("sh", "-c", copy, "sh", home.toString(), product.toString())
                .start()
                .waitFor())
        .isZero();
    ProcessBuilder list = command(List.of("qconf", "-ssconf"));
    list.command().set(0, product.resolve("bin/qconf").toString());
    assertThat(printed(list.start())).contains("schedule_interval");
    ProcessHandle old = helper();
    // in place, as a build does it: what is read from it now is rubbish for whoever has it open
    Path jar = product.resolve("lib/gridlite-cli.jar");
    byte[] content = Files.readAllBytes(jar);
    Files.write(jar, new byte[content.length]);
    Files.write(product.resolve("lib/fresh.jar"), content);
    Files.move(product.resolve("lib/fresh.jar"), jar, StandardCopyOption.REPLACE_EXISTING);
    assertThat(printed(list.start())).contains("schedule_interval");
    awaitEnd(old);
    assertThat(printed(list.start())).contains("schedule_interval");
    assertThat(helper()).isNotEqualTo(old);
    assertThat(place.resolve("helper.log")).isEmptyFile();
  }

  @Test
  void aDaemonTakesTheCellOver() throws Exception {
    ProcessHandle helper = started();
    assertThat(run("gridlite", "daemon", "start")).contains("the daemon runs");
    awaitEnd(helper);
    assertThat(run("qconf", "-ssconf")).contains("schedule_interval");
    assertThat(helpers()).isEmpty();
    assertThat(run("gridlite", "daemon", "stop")).contains("the daemon has stopped");
  }

  @Test
  void whenNobodyNeedsItItLeaves() throws Exception {
    seconds = "1";
    ProcessHandle helper = started();
    awaitEnd(helper);
    assertThat(place.resolve("helper.sock")).doesNotExist();
    assertThat(place.resolve("helper.log")).isEmptyFile();
  }

  @Test
  void whoRemovesTheCellHasItLeave() throws Exception {
    ProcessHandle helper = started();
    assertThat(new ProcessBuilder("rm", "-rf", place.toString()).start().waitFor()).isZero();
    awaitEnd(helper);
    assertThat(place).doesNotExist();
  }

  @Test
  void aCellThatWasMovedIsTheOneThatIsMeant() throws Exception {
    run("qsub", "-N", "first", "-h", "-b", "y", "/bin/true");
    ProcessHandle helper = helper();
    Files.move(place, root.resolve("away"));
    assertThat(cell.run("gridlite", "init", "--simulate")).contains("made a cell");
    assertThat(run("qstat", "-u", "*")).doesNotContain("first");
    ProcessBuilder moved = command(List.of("qstat", "-u", "*"));
    moved.environment().put("SGE_CELL", "away");
    assertThat(printed(moved.start())).contains("first");
    awaitEnd(helper);
    moved.command(CellCommands.BIN.resolve("gridlite").toString(), "daemon", "stop");
    moved.start().waitFor();
  }

  @Test
  void aCallerWithOtherSurroundingsHasWhatItWouldHaveAlone() throws Exception {
    run("qsub", "-a", "203001011200", "-b", "y", "/bin/true");
    String zone = "TZ=Pacific/Honolulu exec \"$@\"";
    String alone = shell("GRIDLITE_HELPER=off " + zone, "qstat", "-j", "1");
    assertThat(shell(zone, "qstat", "-j", "1")).isEqualTo(alone);
    assertThat(run("qstat", "-j", "1")).isNotEqualTo(alone);
    assumeTrue(isRoot(), "needs root, who can make namespaces");
    // a container that shares the cell's directory has a host name of its own
    String container = "exec unshare -u sh -c 'hostname elsewhere; exec \"$@\"' sh \"$@\"";
    assertThat(shell(container, "gridlite", "explain", "1")).isNotEmpty();
    helper();
  }

  @Test
  void aHelperKnowsWhatGroupsItHas() throws Exception {
    assumeTrue(isRoot(), "needs root, who can take other groups");
    started();
    Path java = Files.createDirectories(root.resolve("java/bin")).resolve("java");
    ProgramFile.write(java, "echo a JVM of its own");
    String here = "JAVA_HOME=" + root.resolve("java") + " exec ";
    assertThat(shell(here + "\"$@\"", "qstat")).isEmpty();
    String groups = here + "setpriv --groups=65533 \"$@\"";
    assertThat(shell(groups, "qstat")).isEqualTo("a JVM of its own\n");
    helper();
  }

  @Test
  void anotherUserOfRootsCellHearsWhatHeWouldHearWithoutIt() throws Exception {
    assumeTrue(isRoot(), "needs root, who can become another");
    String other = "exec setpriv --reuid=65534 --regid=65534 --clear-groups \"$@\"";
    String alone = shell(other, "qstat");
    started();
    assertThat(shell(other, "qstat")).isEqualTo(alone).contains("belongs to another user");
    assertThat(shell(other, "gridlite", "daemon", "status")).contains("no daemon serves");
  }

  @Test
  void aJobSeesNothingOfIt() throws Exception {
    run("qsub", "-V", "-h", "-b", "y", "/bin/true");
    helper();
    assertThat(run("qstat", "-j", "1"))
        .contains("SGE_ROOT=" + root)
        .doesNotContain("GRIDLITE_PRODUCT", "GRIDLITE_SURROUNDINGS", "GRIDLITE_OWN");
  }

  @Test
  void theDoctorShowsIt() throws Exception {
    ProcessHandle helper = started();
    assertThat(run("gridlite", "doctor")).contains("its helper (process " + helper.pid() + ")");
  }
}
