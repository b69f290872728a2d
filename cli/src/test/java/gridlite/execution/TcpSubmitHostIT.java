package gridlite.execution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import gridlite.remote.Frame;
import gridlite.remote.TlsCaller;
import gridlite.remote.Voucher;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.cert.CertificateFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A submit host that reaches the daemon by TCP, with a real munged of the test's own: the cell that
 * it sees is a directory with the name of the head node and its certificate. Root is head node, and
 * another user the one who submits; anybody else is both.
 */
class TcpSubmitHostIT {
  private static final boolean ROOT = System.getProperty("user.name").equals("root");
  private static final List<String> AS_NOBODY =
      List.of("/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "--");
  private static final List<String> AS = ROOT ? AS_NOBODY : List.of();

  @TempDir private Path root;
  private CellCommands head = new CellCommands(Path.of("."));
  private MungeDaemon munge = new MungeDaemon(Path.of("."));
  private Path host = Path.of(".");
  private Path work = Path.of(".");
  private int port;
  private String user = "";

  @BeforeEach
  void make() throws Exception {
    MungeDaemon.assumeInstalled();
    user = ROOT ? "nobody" : System.getProperty("user.name");
    Files.setPosixFilePermissions(root, PosixFilePermissions.fromString("rwxr-xr-x"));
    munge = MungeDaemon.start(root.resolve("munge"));
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = free.getLocalPort();
    }
    head = new CellCommands(Files.createDirectory(root.resolve("head")));
    head.run("gridlite", "init", "--simulate");
    head.run("qconf", "-am", user);
    String name = Files.readString(Path.of("/proc/sys/kernel/hostname")).strip();
    Files.writeString(cell("common/head"), "tcp://" + name + ":" + port + " 127.0.0.1\n");
    startDaemon();
    host = Files.createDirectories(root.resolve("host/site/default/common")).resolve("../../..");
    host = host.normalize();
    Files.writeString(site("head"), "tcp://127.0.0.1:" + port + "\n");
    Files.copy(cell("common/head.pem"), site("head.pem"));
    work = Files.createDirectory(host.resolve("work"));
    if (ROOT) {
      Files.setAttribute(work, "unix:uid", 65534);
      assumeTrue(
          new ProcessBuilder(join(AS, List.of("test", "-x", CellCommands.BIN + "/qstat")))
                  .start()
                  .waitFor()
              == 0,
          "others may not read the directory of the build");
    }
  }

  @AfterEach
  void end() throws Exception {
    if (port != 0) {
      head.end();
      munge.stop();
    }
  }

  private Path cell(String file) {
    return head.root().resolve("default").resolve(file);
  }

  private Path site(String file) {
    return host.resolve("site/default/common").resolve(file);
  }

  private void startDaemon() throws Exception {
    ProcessBuilder builder = head.command(List.of("gridlite", "daemon", "start"));
    builder.environment().put("GRIDLITE_MUNGE_SOCKET", munge.socket().toString());
    Path output = root.resolve("started");
    assertThat(builder.redirectOutput(output.toFile()).start().waitFor())
        .as(Files.readString(output))
        .isZero();
  }

  private static List<String> join(List<String> first, List<String> second) {
    List<String> both = new ArrayList<>(first);
    both.addAll(second);
    return both;
  }

  private ProcessBuilder command(Map<String, String> more, List<String> words) {
    List<String> command = new ArrayList<>(words);
    command.set(0, CellCommands.BIN.resolve(words.get(0)).toString());
    ProcessBuilder builder = new ProcessBuilder(join(AS, command)).directory(work.toFile());
    builder.environment().clear();
    builder.environment().put("HOME", work.toString());
    builder.environment().put("PATH", "/usr/local/bin:/usr/bin:/bin");
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().put("SGE_ROOT", host + "/site");
    builder.environment().put("GRIDLITE_MUNGE_SOCKET", munge.socket().toString());
    builder.environment().putAll(more);
    return builder.redirectErrorStream(true);
  }

  private CellCommands.Result submit(String input, Map<String, String> more, String... words)
      throws IOException, InterruptedException {
    Path given = Files.writeString(host.resolve("input"), input);
    return CellCommands.Result.of(command(more, List.of(words)).redirectInput(given.toFile()));
  }

  private CellCommands.Result submit(String... words) throws IOException, InterruptedException {
    return submit("", Map.of(), words);
  }

  private void writeWork(String name, String text) throws IOException {
    Files.writeString(work.resolve(name), text);
  }

  @Test
  void whatACommandReadsAndWritesIsOnTheSubmitHost() throws Exception {
    writeWork("job.sh", "#$ -N of-a-script\necho from the submit host\n");
    assertThat(submit("qsub", "job.sh"))
        .isEqualTo(new CellCommands.Result(0, "Your job 1 (\"of-a-script\") has been submitted\n"));
    assertThat(submit("echo from a pipe\n", Map.of(), "qsub", "-N", "piped").text())
        .contains("Your job 2 (\"piped\")");
    assertThat(head.run("qstat", "-j", "1"))
        .containsPattern("owner: +" + user + "\n")
        .contains("sge_o_workdir:", work.toString());
    assertThat(submit("qstat", "-u", "*").text())
        .isEqualTo(head.run("qstat", "-u", "*"))
        .contains("of-a-scrip", "piped");
    Files.writeString(site("sge_request"), "-N of-the-cell\n");
    assertThat(submit("qsub", "-b", "y", "true").text()).contains("Your job 3 (\"of-the-cell\")");
    // more than a buffer, each way
    writeWork("large.sh", "#".repeat(99).concat("\n").repeat(20_000));
    assertThat(submit("qsub", "large.sh").text()).contains("Your job 4");
    assertThat(submit("gridlite", "export", "copy").status()).isZero();
    assertThat(work.resolve("copy/configurations/global")).isNotEmptyFile();
    Path editor = host.resolve("editor");
    Files.writeString(editor, "#!/bin/sh\nsed -i 's/^max_u_jobs .*/max_u_jobs 77/' \"$1\"\n");
    Files.setPosixFilePermissions(editor, PosixFilePermissions.fromString("rwxr-xr-x"));
    CellCommands.Result edited =
        submit("", Map.of("EDITOR", editor.toString()), "qconf", "-mconf", "global");
    assertThat(edited.status()).as(edited.text()).isZero();
    assertThat(head.run("qconf", "-sconf", "global")).containsPattern("max_u_jobs +77\n");
    assertThat(submit("qdel", "99").status()).isEqualTo(1);
  }

  @Test
  void whatNeedsTheHeadNodeIsRefused() throws Exception {
    for (List<String> words :
        List.of(
            List.of("qrsh", "true"),
            List.of("qstat", "--watch"),
            List.of("gridlite", "init"),
            List.of("gridlite", "daemon", "start"),
            List.of("gridlite", "doctor"),
            List.of("gridlite", "shell"),
            List.of("gridlite", "sql", "select 1"))) {
      assertThat(submit(words.toArray(new String[0])))
          .as("%s", words)
          .isEqualTo(
              new CellCommands.Result(
                  1,
                  words.get(0)
                      + ": a submit host can't run this command: it is one for the head node\n"
                      + "  that is 127.0.0.1, says "
                      + host
                      + "/site/default/common/head\n"));
    }
    assertThat(submit("", Map.of("JAVA_HOME", "/none"), "qstat"))
        .isEqualTo(
            new CellCommands.Result(
                1,
                "qstat: Java, which a submit host needs for a head node that is reached by TCP, is"
                    + " missing\n"));
    assertThat(submit("gridlite", "version").text()).startsWith("gridlite ");
    assertThat(submit("qrsh", "-help").status()).isZero();
  }

  @Test
  void theDaemonSaysWhereItListens() throws Exception {
    assertThat(head.run("gridlite", "daemon", "status"))
        .contains("a daemon serves this cell", "; submit hosts reach it by 127.0.0.1:" + port);
    assertThat(head.run("gridlite", "daemon", "status", "-fmt", "json"))
        .containsPattern("\"port\": *\"127.0.0.1:" + port + "\"");
    assertThat(head.run("gridlite", "doctor")).contains("ok      modes:", "by 127.0.0.1:" + port);
    Files.setPosixFilePermissions(cell("head.p12"), PosixFilePermissions.fromString("rw-r--r--"));
    assertThat(head.run("gridlite", "doctor")).contains("chmod 600 " + cell("head.p12"));
  }

  @Test
  void aPortThatIsTakenAndALineThatNamesNoneAreNamed() throws Exception {
    head.run("gridlite", "daemon", "stop");
    try (ServerSocket taken = new ServerSocket(port, 1, InetAddress.getByName("127.0.0.1"))) {
      assertThat(head.run("gridlite", "daemon", "start"))
          .contains("the daemon has ended at once: ", "can't listen on ")
          .contains(cell("common/head") + " says: Address already in use");
      assertThat(taken.isBound()).isTrue();
    }
    Files.writeString(cell("common/head"), "tcp://head\n");
    assertThat(head.run("gridlite", "daemon", "start"))
        .contains("common/head: expected tcp://HOST:PORT [ADDRESS]");
  }

  @Test
  void addressesMayBeThoseOfTheNewerProtocol() throws Exception {
    try (ServerSocket any = new ServerSocket(0, 1, InetAddress.getByName("::1"))) {
      assumeTrue(any.isBound());
    } catch (IOException e) {
      assumeTrue(false, "this machine has no IPv6: " + e.getMessage());
    }
    head.run("gridlite", "daemon", "stop");
    String name = Files.readString(Path.of("/proc/sys/kernel/hostname")).strip();
    Files.writeString(cell("common/head"), "tcp://" + name + ":" + port + " [::1]\n");
    startDaemon();
    Files.writeString(site("head"), "tcp://[::1]:" + port + "\n");
    CellCommands.Result result = submit("qsub", "-h", "-b", "y", "-N", "far", "true");
    assertThat(result.text()).contains("Your job 1 (\"far\") has been submitted");
    assertThat(head.run("gridlite", "daemon", "status")).contains("[0:0:0:0:0:0:0:1]:" + port);
  }

  /** An interrupt, or TERM, reaches a command that waits, which ends as on the head node. */
  @Test
  void anInterruptIsPassedOn() throws Exception {
    Path output = host.resolve("waiting");
    Process waiting =
        command(Map.of(), List.of("qsub", "-sync", "y", "-h", "-b", "y", "true"))
            .redirectOutput(output.toFile())
            .start();
    for (int i = 0; i < CellCommands.PATIENCE && head.run("qstat", "-u", "*").isEmpty(); i++) {
      TimeUnit.MILLISECONDS.sleep(50);
    }
    CellCommands.signal("TERM", waiting.toHandle());
    assertThat(waiting.waitFor(30, TimeUnit.SECONDS)).isTrue();
    assertThat(waiting.exitValue()).as(Files.readString(output)).isNotZero();
    assertThat(Files.readString(output)).contains("Your job 1");
  }

  @Test
  void aDaemonWithAnotherKeyIsNotUsed() throws Exception {
    head.run("gridlite", "daemon", "stop");
    Files.delete(cell("head.p12"));
    startDaemon();
    assertThat(submit("qstat"))
        .isEqualTo(
            new CellCommands.Result(
                1,
                "qstat: head node 127.0.0.1:"
                    + port
                    + ": who answers there has another key than "
                    + site("head.pem")
                    + " says: it is not the daemon of this cell, or its key is a new one\n"
                    + "  hint: compare that file with the one on the head node\n"));
    Files.copy(cell("common/head.pem"), site("head.pem"), StandardCopyOption.REPLACE_EXISTING);
    assertThat(submit("qstat")).isEqualTo(new CellCommands.Result(0, ""));
  }

  @Test
  void withoutMungeCommandsSayWhatIsMissing() throws Exception {
    CellCommands.Result here = submit("", Map.of("GRIDLITE_MUNGE_SOCKET", host + "/none"), "qstat");
    assertThat(here.status()).isEqualTo(1);
    assertThat(here.text()).contains("munge does not work on this host: ", host + "/none");
    MungeDaemon other = MungeDaemon.start(root.resolve("other"));
    try {
      CellCommands.Result foreign =
          submit("", Map.of("GRIDLITE_MUNGE_SOCKET", other.socket().toString()), "qstat");
      assertThat(foreign.status()).isEqualTo(1);
      assertThat(foreign.text())
          .contains("not by the key of the head node", "must be the same on both hosts");
      munge.stop();
      CellCommands.Result there =
          submit("", Map.of("GRIDLITE_MUNGE_SOCKET", other.socket().toString()), "qstat");
      assertThat(there.status()).isEqualTo(75);
      assertThat(there.text()).contains("munge does not work on the head node: ");
    } finally {
      other.stop();
    }
  }

  /** A credential that is shown to the daemon. */
  private interface Forger {
    String credential(String nonce) throws IOException, InterruptedException;
  }

  private String show(Forger forger) throws Exception {
    try (TlsCaller caller =
        new TlsCaller(new Socket(InetAddress.getLoopbackAddress(), port), "TLSv1.3")) {
      String credential = forger.credential(Frame.read(caller).text(1));
      new Frame(Frame.Kind.CREDENTIAL, credential).write(caller);
      Frame answer = Frame.read(caller);
      return answer.kind() + " " + answer.text().lines().findFirst().orElse("");
    }
  }

  private String proof(String nonce, String name) throws Exception {
    byte[] certificate = Files.readAllBytes(cell("common/head.pem"));
    return new Voucher(
            nonce,
            Voucher.fingerprint(
                CertificateFactory.getInstance("X.509")
                    .generateCertificate(new ByteArrayInputStream(certificate))),
            name)
        .text();
  }

  private String text(String nonce, String name) {
    try {
      return proof(nonce, name);
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  private String readableByDaemon() throws IOException {
    return "--restrict-uid=" + Files.getAttribute(cell(""), "unix:uid");
  }

  @Test
  void credentialsThatProveNothingAreRefused() throws Exception {
    String reader = readableByDaemon();
    assertThat(show(nonce -> munge.seal(AS, text(nonce, user), reader)))
        .as("the right one")
        .isEqualTo("WELCOME " + cell("").normalize());
    assertThat(
            show(
                nonce -> {
                  String seen = munge.seal(AS, text(nonce, user), reader);
                  munge.open(seen);
                  return seen;
                }))
        .as("replayed")
        .isEqualTo("ERR the head node has seen this munge credential before");
    assertThat(
            show(
                nonce -> {
                  String old = munge.seal(AS, text(nonce, user), reader, "--ttl=1");
                  // it gets older than it may
                  TimeUnit.MILLISECONDS.sleep(2100);
                  return old;
                }))
        .as("stale")
        .startsWith("ERR the munge credential is not of this time");
    assertThat(
            show(
                nonce -> {
                  char[] forged = munge.seal(AS, text(nonce, user), reader).toCharArray();
                  int place = forged.length - 10;
                  forged[place] = forged[place] == 'A' ? 'B' : 'A';
                  return new String(forged);
                }))
        .as("forged")
        .startsWith("ERR the munge credential is not by the key of the head node");
    assertThat(show(nonce -> munge.seal(AS, text("0a", user), reader)))
        .as("of another connection")
        .isEqualTo("ERR the munge credential is not for this connection");
    assertThat(show(nonce -> munge.seal(AS, nonce, reader)))
        .as("of another program")
        .isEqualTo("ERR the munge credential is not for this connection");
    assertThat(show(nonce -> munge.seal(AS, text(nonce, user), "--restrict-uid=4242")))
        .as("for another reader")
        .startsWith("ERR the munge credential was made for another user");
    assertThat(show(nonce -> munge.seal(AS, text(nonce, "mallory"), reader)))
        .as("with another name")
        .contains("ERR a user must have the same name and number on both hosts", " is " + user);
    assertThat(Files.readString(cell("daemon.log")))
        .contains("127.0.0.1: not let in: the head node has seen this munge credential before");
  }

  @Test
  void rootAndUsersWithoutANameAreRefused() throws Exception {
    assumeTrue(ROOT, "for root");
    String reader = readableByDaemon();
    assertThat(show(nonce -> munge.seal(List.of(), text(nonce, "root"), reader)))
        .isEqualTo("ERR root of another host is not let in");
    assertThat(show(nonce -> munge.seal(List.of(), text(nonce, user), reader, "--uid=54321")))
        .contains("on the head node 54321 is nobody's number");
    assertThat(submit("qsub", "-b", "y", "true").status()).isZero();
    assertThat(submit("", Map.of("GRIDLITE_USER", "alice"), "qstat").text())
        .contains("nobody may not act as alice");
  }
}
