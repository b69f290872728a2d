package gridlite.execution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import gridlite.testkit.ProgramFile;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A submit host: launcher and client in Perl alone, in a tree of their own, without Java. It
 * reaches the daemon by a stand-in for ssh that gives the command another environment and
 * directory, or, for root where sshd is installed, by a real one; then the cell is hidden from it.
 */
class SubmitHostIT {
  private static final String PATH = "/usr/local/bin:/usr/bin:/bin";
  private static final Path SSHD = Path.of("/usr/sbin/sshd");

  /** Hides a directory from a command. */
  private static final List<String> HIDE =
      List.of("unshare", "-m", "sh", "-c", "mount -t tmpfs none \"$0\" && exec \"$@\"");

  @TempDir private Path root;
  private CellCommands head = new CellCommands(Path.of("."));
  private Path host = Path.of(".");
  private Path work = Path.of(".");
  private String ssh = "";
  private List<String> before = List.of();

  @BeforeEach
  void make() throws Exception {
    Files.setPosixFilePermissions(root, PosixFilePermissions.fromString("rwxr-xr-x"));
    head = new CellCommands(Files.createDirectory(root.resolve("head")));
    head.run("gridlite", "init", "--simulate");
    head.run("gridlite", "daemon", "start");
    host = Files.createDirectory(root.resolve("host"));
    work = Files.createDirectory(host.resolve("work"));
    Path bin = Files.createDirectory(host.resolve("bin"));
    Files.copy(CellCommands.BIN.resolve("gridlite"), bin.resolve("gridlite"));
    for (String name : List.of("qsub", "qstat", "qdel", "qconf", "qrsh")) {
      Files.createSymbolicLink(bin.resolve(name), Path.of("gridlite"));
    }
    Path programs = CellCommands.BIN.resolveSibling("libexec");
    Path there = Files.createDirectory(host.resolve("libexec"));
    for (String part : List.of("client.pl", "seldom.pl")) {
      Files.copy(programs.resolve(part), there.resolve(part));
    }
    Files.createDirectories(host.resolve("site/default/common"));
    name("elsewhere " + head.root().resolve("default") + " " + CellCommands.BIN + "/gridlite");
    ssh =
        script(
            "ssh",
            "shift; cd / && exec env -i HOME=/ PATH="
                + PATH
                + " JAVA_HOME="
                + System.getProperty("java.home")
                + " sh -c \"$*\"");
  }

  @AfterEach
  void end() throws IOException, InterruptedException {
    head.end();
  }

  private void name(String line) throws IOException {
    Files.writeString(host.resolve("site/default/common/head"), line + "\n");
  }

  private String script(String name, String text) throws IOException {
    Path file = host.resolve(name);
    ProgramFile.write(file, text);
    return file.toString();
  }

  private CellCommands.Result submit(String input, Map<String, String> more, String... words)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(before);
    command.add(host.resolve("bin").resolve(words[0]).toString());
    command.addAll(List.of(words).subList(1, words.length));
    ProcessBuilder builder = new ProcessBuilder(command).directory(work.toFile());
    builder.environment().clear();
    builder.environment().putAll(Map.of("HOME", work.toString(), "PATH", PATH));
    builder.environment().putAll(Map.of("SGE_ROOT", host + "/site", "GRIDLITE_SSH", ssh));
    if (words[0].equals("qsub")) {
      // root itself may submit nothing
      builder.environment().put("GRIDLITE_USER", "alice");
    }
    builder.environment().putAll(more);
    Path given = Files.writeString(host.resolve("input"), input);
    return CellCommands.Result.of(builder.redirectInput(given.toFile()));
  }

  private CellCommands.Result submit(String... words) throws IOException, InterruptedException {
    return submit("", Map.of(), words);
  }

  @Test
  void whatACommandReadsAndWritesIsOnTheSubmitHost() throws Exception {
    useTheHostsFiles();
  }

  @Test
  void theSameThroughARealSshdWithTheCellOutOfSight() throws Exception {
    assumeTrue(
        System.getProperty("user.name").equals("root") && Files.isExecutable(SSHD),
        "for root, with openssh-server");
    List<String> trial = new ArrayList<>(HIDE);
    trial.addAll(List.of(work.toString(), "true"));
    assumeTrue(new ProcessBuilder(trial).start().waitFor() == 0, "namespaces");
    Process sshd = sshd();
    try {
      before = new ArrayList<>(HIDE);
      before.add(head.root().toString());
      useTheHostsFiles();
    } finally {
      sshd.destroy();
      sshd.waitFor();
    }
  }

  private void useTheHostsFiles() throws Exception {
    Files.writeString(work.resolve("job.sh"), "#$ -N of-a-script\necho from the submit host\n");
    assertThat(submit("qsub", "job.sh"))
        .isEqualTo(new CellCommands.Result(0, "Your job 1 (\"of-a-script\") has been submitted\n"));
    assertThat(submit("echo from a pipe\n", Map.of(), "qsub", "-N", "piped").text())
        .contains("Your job 2 (\"piped\")");
    assertThat(head.run("qstat", "-j", "1")).contains("sge_o_workdir:", work.toString());
    assertThat(submit("qstat", "-u", "*").text())
        .isEqualTo(head.run("qstat", "-u", "*"))
        .contains("of-a-scrip", "piped");
    Files.writeString(host.resolve("site/default/common/sge_request"), "-N of-the-cell\n");
    assertThat(submit("qsub", "-b", "y", "true").text()).contains("Your job 3 (\"of-the-cell\")");
    // more than a buffer, each way
    String large = "#".repeat(99).concat("\n").repeat(20_000);
    Files.writeString(work.resolve("large.sh"), large);
    assertThat(submit("qsub", "large.sh").text()).contains("Your job 4");
    assertThat(submit("gridlite", "export", "copy").status()).isZero();
    assertThat(work.resolve("copy/configurations/global")).isNotEmptyFile();
    String editor = script("editor", "sed -i 's/^max_u_jobs .*/max_u_jobs 77/' \"$1\"");
    CellCommands.Result edited = submit("", Map.of("EDITOR", editor), "qconf", "-mconf", "global");
    assertThat(edited.status()).as(edited.text()).isZero();
    assertThat(head.run("qconf", "-sconf", "global")).containsPattern("max_u_jobs +77\n");
    assertThat(submit("qdel", "99").status()).isEqualTo(1);
  }

  /** A daemon of the system's own programs, with keys of its own, on a port of its own. */
  private Process sshd() throws Exception {
    Path keys = Files.createDirectory(root.resolve("keys"));
    for (String key : List.of("machine", "user")) {
      List<String> words =
          List.of(
              "ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", keys.resolve(key).toString());
      assertThat(new ProcessBuilder(words).start().waitFor()).isZero();
    }
    Files.createDirectories(Path.of("/run/sshd"));
    int port;
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = free.getLocalPort();
    }
    Path configuration =
        Files.writeString(
            keys.resolve("sshd_config"),
            String.join(
                "\n",
                "ListenAddress 127.0.0.1",
                "Port " + port,
                "HostKey " + keys.resolve("machine"),
                "AuthorizedKeysFile " + keys.resolve("user.pub"),
                "PidFile none",
                "UsePAM no",
                "StrictModes no",
                "PermitRootLogin yes",
                "SetEnv JAVA_HOME=" + System.getProperty("java.home"),
                ""));
    Path client =
        Files.writeString(
            keys.resolve("config"),
            String.join(
                "\n",
                "Host elsewhere",
                "HostName 127.0.0.1",
                "Port " + port,
                "IdentityFile " + keys.resolve("user"),
                "IdentitiesOnly yes",
                "BatchMode yes",
                "StrictHostKeyChecking yes",
                "UserKnownHostsFile " + keys.resolve("known"),
                ""));
    String[] machine = Files.readString(keys.resolve("machine.pub")).split(" ");
    Files.writeString(
        keys.resolve("known"), "[127.0.0.1]:" + port + " " + machine[0] + " " + machine[1] + "\n");
    ssh = "ssh -T -a -x -F " + client;
    Process sshd =
        new ProcessBuilder(SSHD.toString(), "-D", "-e", "-f", configuration.toString())
            .redirectErrorStream(true)
            .redirectOutput(keys.resolve("log").toFile())
            .start();
    for (int i = 0; i < CellCommands.PATIENCE && !listens(port); i++) {
      assertThat(sshd.isAlive()).as(Files.readString(keys.resolve("log"))).isTrue();
      TimeUnit.MILLISECONDS.sleep(50);
    }
    return sshd;
  }

  private static boolean listens(int port) {
    try (Socket tried = new Socket(InetAddress.getLoopbackAddress(), port)) {
      return tried.isConnected();
    } catch (IOException e) {
      return false;
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"gridlite doctor", "gridlite daemon stop", "qrsh hostname"})
  void whatRunsInTheCallersProcessIsForTheHeadNode(String line) throws Exception {
    assertThat(submit(line.split(" ")))
        .extracting(CellCommands.Result::status, CellCommands.Result::text)
        .containsExactly(
            1,
            line.split(" ")[0]
                + ": a submit host can't run this command: it is one for the head node\n");
  }

  /** Whoever can write the file decides which machine is believed, but not what ssh does. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "-oProxyCommand=touch${IFS}hacked",
        "root@elsewhere",
        "elsewhere;touch",
        "elsewhere cell",
        "elsewhere /cell $(touch)",
        "elsewhere /cell -x",
        "elsewhere /cell gridlite;touch",
        "elsewhere /cell gridlite more"
      })
  void aHeadNodeOfAHostileNameIsRefused(String line) throws Exception {
    name(line);
    ssh = script("spy", "touch " + host.resolve("called"));
    CellCommands.Result result = submit("qstat");
    assertThat(result.status()).isEqualTo(1);
    assertThat(result.text()).contains("common/head: expected HOST [CELL [PROGRAM]]");
    assertThat(host.resolve("called")).doesNotExist();
  }

  @Test
  void aFileThatOthersMayWriteNamesNoHeadNode() throws Exception {
    Files.setPosixFilePermissions(
        host.resolve("site/default/common/head"), PosixFilePermissions.fromString("rw-rw-rw-"));
    assertThat(submit("qstat").text()).contains("others may write to it");
  }

  @Test
  void aHeadNodeThatCannotBeReachedOrIsNotUnderstoodIsNamed() throws Exception {
    ssh = script("unreachable", "exit 255");
    CellCommands.Result unreachable = submit("qstat");
    assertThat(unreachable.status()).isEqualTo(1);
    assertThat(unreachable.text()).contains("the head node elsewhere, by " + ssh + ": ");
    ssh = script("noisy", "echo Welcome; cat >/dev/null");
    assertThat(submit("qstat").text())
        .contains("not a frame of this protocol", "start-up files there print something");
    ssh = "/nowhere/ssh";
    assertThat(submit("qstat").text()).contains("can't run /nowhere/ssh");
  }

  @Test
  void withoutADaemonTheHeadNodeSaysSo() throws Exception {
    head.run("gridlite", "daemon", "stop");
    CellCommands.Result result = submit("qsub", "-b", "y", "true");
    assertThat(result.status()).isEqualTo(1);
    assertThat(result.text())
        .isEqualTo(
            "on the head node no daemon serves cell " + head.root().resolve("default") + "\n");
  }
}
