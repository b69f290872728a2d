package gridlite.execution;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code qrsh}: a job whose streams are those of the caller. */
class RemoteShellIT {
  @TempDir Path root;
  private CellCommands cell = new CellCommands(Path.of("."));

  @BeforeEach
  void make() throws Exception {
    cell = new CellCommands(root);
    cell.run("gridlite", "init");
  }

  @AfterEach
  void end() throws Exception {
    cell.end();
  }

  @Test
  void theJobReadsAndWritesWhatTheCallerDoes() throws Exception {
    CellCommands.Result result =
        cell.run("some\ninput\n", List.of("qrsh", "-N", "mine", "sort; echo $JOB_NAME; exit 7"));
    assertThat(result).isEqualTo(new CellCommands.Result(7, "input\nsome\nmine\n"));
    assertThat(cell.run("qacct", "-j", "mine")).containsPattern("exit_status +7 ");
  }

  @Test
  void withOptionBTheCommandIsAScriptOfTheCaller() throws Exception {
    Files.writeString(root.resolve("script"), "echo script $1 of $JOB_NAME");
    assertThat(cell.run("qrsh", "-b", "y", "echo hello")).isEqualTo("hello\n");
    assertThat(cell.run("qrsh", "-b", "n", root.resolve("script").toString(), "x"))
        .isEqualTo("script x of script\n");
    assertThat(cell.run("", List.of("qrsh", "-b", "n", "-pty", "y", "script")).text())
        .startsWith("qrsh: -b n expects a script, no -pty y");
  }

  @Test
  void withinAJobACommandRunsOnItsHost() throws Exception {
    String command =
        "'"
            + CellCommands.BIN.resolve("qrsh")
            + "' -inherit -nostdin -V localhost echo in '$JOB_ID'";
    assertThat(cell.run("qrsh", command)).isEqualTo("in 1\n");
    assertThat(cell.run("qrsh", "-inherit", "localhost", "true")).contains("JOB_ID");
  }

  @Test
  void whatCanNotStartAtOnceIsToldAndGone() throws Exception {
    cell.run("qconf", "-rattr", "queue", "qtype", "BATCH", "all.q");
    CellCommands.Result result = cell.run("", List.of("qrsh", "true"));
    assertThat(result.status()).isEqualTo(1);
    assertThat(result.text()).contains("could not be scheduled");
    assertThat(cell.run("qstat")).isEmpty();
  }

  @Test
  void aCommandWhoseOutputNobodyTakesEnds() throws Exception {
    String line = "'" + CellCommands.BIN.resolve("qrsh") + "' 'while :; do echo line; done'";
    ProcessBuilder shell = cell.command(List.of("sh", "-c", line + " | head -n 1"));
    shell.command().set(0, "/bin/sh");
    Process reads = shell.start();
    assertThat(new String(reads.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
        .isEqualTo("line\n");
    shell.command().set(2, line + " > /dev/full");
    Process full = shell.start();
    assertThat(new String(full.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
        .startsWith("qrsh: can't write standard output: No space left on device\n");
    assertThat(full.waitFor()).isPositive();
    assertThat(cell.run("qstat")).isEmpty();
  }

  @Test
  void inASimulatedCellThereIsNothingToConnectTo() throws Exception {
    CellCommands simulated = new CellCommands(Files.createDirectory(root.resolve("simulated")));
    simulated.run("gridlite", "init", "--simulate", "--hosts", "1");
    for (String now : List.of("y", "n")) {
      CellCommands.Result result =
          simulated.run("", List.of("qrsh", "-now", now, "-nostdin", "true"));
      assertThat(result.status()).isEqualTo(1);
      assertThat(result.text())
          .startsWith("qrsh: jobs of a simulated cell have no process")
          .contains("qsub -b y");
    }
    assertThat(simulated.run("qrsh", "-l", "arch=none", "true"))
        .isEqualTo("Your \"qrsh\" request could not be scheduled, try again later.\n");
    assertThat(simulated.run("qstat")).isEmpty();
  }

  @Test
  void itsTerminalHasTheSizeOfTheCallersAlsoWhenThatChanges() throws Exception {
    Files.writeString(
        root.resolve("command"),
        """
        trap 'stty size; exit 4' WINCH
        echo "$TERM $(stty size) ready"
        while :; do sleep 0.1; done
        """);
    String line =
        "before=$(stty -g); qrsh -cwd -pty y sh command; echo \"$?\";"
            + " [ \"$before\" = \"$(stty -g)\" ] && echo restored";
    try (PseudoTerminal terminal = new PseudoTerminal(cell, line, "vt100", 10, 20)) {
      terminal.awaitRow("vt100 10 20 ready");
      terminal.resize(30, 100);
      terminal.awaitRow("30 100");
      assertThat(terminal.end()).isZero();
      assertThat(terminal.written()).endsWith("4\r\nrestored\r\n");
    }
  }

  @Test
  void keysReachTheCommandAsTheyAreTyped() throws Exception {
    // one program reads and waits: a shell may take Ctrl-C for itself before it starts another
    String program = "$| = 1; print qq(got ), scalar readline; sleep 600";
    String line = "qrsh -pty y 'stty -echo; exec perl -e \"" + program + "\"'";
    try (PseudoTerminal terminal = new PseudoTerminal(cell, line, "dumb", 10, 40)) {
      terminal.type("some\r");
      terminal.awaitRow("got some");
      // Ctrl-C is the business of the command's terminal
      terminal.type("\u0003");
      assertThat(terminal.end()).isEqualTo(130);
    }
  }

  @Test
  void withoutATerminalThereIsOneOnlyWhereItIsAskedFor() throws Exception {
    assertThat(cell.run("qrsh", "tty")).isEqualTo("not a tty\n");
    assertThat(cell.run("qrsh", "-pty", "n", "tty")).isEqualTo("not a tty\n");
    CellCommands.Result asked =
        cell.run("", List.of("qrsh", "-pty", "y", "tty; stty size; exit 3"));
    assertThat(asked.status()).isEqualTo(3);
    assertThat(asked.text()).contains("/dev/pts/").containsPattern("\\n[1-9]\\d* [1-9]\\d*\r\n");
  }

  @Test
  void whatTheJobHasWrittenWaitsForItsReader() throws Exception {
    // more than one pipe holds, less than that of the job and that of the caller together
    int size = 125_000;
    Process shell =
        cell.command(List.of("qrsh", "head -c " + size + " /dev/zero"))
            .redirectInput(new File("/dev/null"))
            .start();
    for (int i = 0;
        i < CellCommands.PATIENCE && !cell.run("qacct", "-j", "head").contains("exit_status");
        i++) {
      TimeUnit.MILLISECONDS.sleep(50);
    }
    assertThat(shell.waitFor(3, TimeUnit.SECONDS)).as("it ends before it is read").isFalse();
    assertThat(shell.getInputStream().readAllBytes()).hasSize(size);
    assertThat(shell.waitFor()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"TERM", "KILL"})
  void aCallThatIsKilledLeavesNothingBehind(String signal) throws Exception {
    Path temporary = Files.createDirectory(root.resolve("temporary"));
    ProcessBuilder builder = cell.command(List.of("qrsh", "echo started; exec sleep 600"));
    builder.environment().put("_JAVA_OPTIONS", "-Djava.io.tmpdir=" + temporary);
    Process shell = builder.redirectInput(new File("/dev/null")).start();
    assertThat(shell.inputReader().lines().filter("started"::equals).findFirst()).isPresent();
    assertThat(temporary).isNotEmptyDirectory();
    new ProcessBuilder("/bin/kill", "-" + signal, "" + shell.pid()).start().waitFor();
    assertThat(shell.waitFor(20, TimeUnit.SECONDS)).isTrue();
    if (signal.equals("KILL")) {
      cell.run("qdel", "1");
      ProcessBuilder next = cell.command(List.of("qrsh", "true"));
      next.environment().put("_JAVA_OPTIONS", "-Djava.io.tmpdir=" + temporary);
      next.redirectInput(new File("/dev/null")).redirectOutput(root.resolve("next").toFile());
      assertThat(next.start().waitFor()).isZero();
    }
    assertThat(temporary).isEmptyDirectory();
    assertThat(cell.run("qstat")).isEmpty();
  }
}
