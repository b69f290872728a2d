package gridlite.execution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import gridlite.testkit.TerminalPicture;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code gridlite shell} with scripts, and on a terminal. */
class ShellIT {
  private static final Path PICTURE =
      Path.of(System.getProperty("gridlite.home", ".."))
          .toAbsolutePath()
          .resolve("docs/pictures/shell.svg");
  private static final String CTRL_C = "\u0003";
  private static final String CTRL_D = "\u0004";

  @TempDir static Path root;
  private static CellCommands cell = new CellCommands(Path.of("."));

  @BeforeAll
  static void make() throws Exception {
    cell = new CellCommands(root);
    cell.run("gridlite", "init", "--simulate");
  }

  @AfterAll
  static void end() throws Exception {
    cell.end();
  }

  private static CellCommands.Result script(String text) throws Exception {
    Path file = Files.writeString(root.resolve("script"), text);
    return cell.run("", List.of("gridlite", "shell", file.getFileName().toString()));
  }

  // ----------------------------------------------------------------------------- scripts

  @ParameterizedTest
  @ValueSource(strings = {"process", "daemon"})
  void aScriptRunsCommandsOneAfterTheOther(String server) throws Exception {
    if (server.equals("daemon")) {
      cell.run("gridlite", "daemon", "start");
    }
    try {
      CellCommands.Result result =
          script(
              """
              # makes a quota set, a job, and looks at them
              qconf -Arqs /dev/stdin <<'END'
              {
                name    most
                enabled TRUE
                limit   users {*} to slots=4
              }
              END
              GRIDLITE_USER=bob qsub -N of$SGE_CELL'b' -h <<END > number 2>&1
              sleep 1
              END
              !cat number
              qconf -srqsl | tr a-z A-Z
              export GRIDLITE_USER=carol; qstat -u bob | tail -1 >> number
              !test "$GRIDLITE_USER" = carol && grep -c ofb number
              qconf -drqs most || true
              X=new; Y=$X; export Z="$Y value"
              !echo "$Z"
              cd /; !pwd
              """);
      assertThat(result.text())
          .contains("(\"ofb\") has been submitted", "MOST", "\n2\n", "\nnew value\n");
      assertThat(result.text()).endsWith("\n/\n");
      assertThat(result.status()).isZero();
    } finally {
      cell.run("gridlite", "daemon", "stop");
      cell.run("qconf", "-drqs", "most");
    }
  }

  @Test
  void commandsThatAreProcessesReadAndWriteTheFiles() throws Exception {
    Files.writeString(root.resolve("query"), "SELECT 1 AS first");
    Files.writeString(root.resolve("answer"), "what was there before, which is longer");
    CellCommands.Result result =
        script(
            """
            gridlite sql -fmt csv < query > answer
            gridlite sql -fmt csv 'SELECT 2 AS other' >> answer
            gridlite sql 'SELEKT' 2> trouble || true
            gridlite sql 'SELEKT' > both 2>&1 || true
            gridlite sql -fmt csv 'SELECT 3 AS third' | tr a-z A-Z
            """);
    assertThat(result.status()).isZero();
    assertThat(result.text()).isEqualTo("THIRD\n3\n");
    assertThat(root.resolve("answer")).content().isEqualTo("first\n1\nother\n2\n");
    assertThat(root.resolve("trouble")).content().contains("SELEKT");
    assertThat(root.resolve("both")).hasSameTextualContentAs(root.resolve("trouble"));
  }

  @Test
  void aScriptEndsWhereACommandFailsAndSaysInWhichLine() throws Exception {
    CellCommands.Result result = script("qconf -sh\n\nqconf -sq nope\n!echo more\n");
    assertThat(result.status()).isEqualTo(1);
    assertThat(result.text()).contains("nope", "script:3: status 1").doesNotContain("more");
    assertThat(script("qconf -sq nope || !echo caught\nexit 5\n!echo more").status()).isEqualTo(5);
    assertThat(script("qstat\nqstat 'open\n").text()).contains("script: line 2: it does not end");
    assertThat(script("qstat\nqstat $(date)\n").text()).contains("script: line 2: this shell");
    assertThat(script("qstta\n").text()).contains("\"qstta\" is not a command here", "script:1:");
    CellCommands.Result missing = cell.run("", List.of("gridlite", "shell", "missing"));
    assertThat(missing.status()).isEqualTo(1);
    assertThat(missing.text()).contains("missing");
  }

  @Test
  void withoutATerminalLinesAreReadFromStandardInput() throws Exception {
    CellCommands.Result result = cell.run("qconf -sh\n!exit 3\n", List.of("gridlite", "shell"));
    assertThat(result.status()).isEqualTo(3);
    assertThat(result.text()).contains("standard input:2: status 3");
  }

  // ----------------------------------------------------------------------------- terminal

  private static PseudoTerminal shell(String before) throws Exception {
    return new PseudoTerminal(
        cell,
        "export HOME="
            + root
            + "; unset XDG_STATE_HOME; umask 0; trap : INT; "
            + before
            + " gridlite shell; echo \"left $?\"",
        "xterm",
        24,
        100);
  }

  private static void awaitText(PseudoTerminal terminal, String text) throws Exception {
    terminal.await(text, rows -> rows.stream().anyMatch(row -> row.contains(text)));
  }

  private static void awaitPrompt(PseudoTerminal terminal) throws Exception {
    terminal.await(
        "the prompt",
        rows -> {
          List<String> written = rows.stream().filter(row -> !row.isEmpty()).toList();
          return !written.isEmpty() && written.get(written.size() - 1).endsWith("gridlite>");
        });
  }

  /**
   * Runs a line; the prompt that is waited for is the one behind it, not the one it is typed at.
   */
  private static void run(PseudoTerminal terminal, String line) throws Exception {
    terminal.type(line + "\r");
    awaitText(terminal, "gridlite> " + line);
    awaitPrompt(terminal);
  }

  @Test
  void linesAreCompletedRememberedAndColoured() throws Exception {
    try (PseudoTerminal terminal = shell("")) {
      awaitPrompt(terminal);
      terminal.type("gridlite expl\t");
      awaitText(terminal, "gridlite> gridlite explain");
      assertThat(terminal.written()).contains("\u001b[32mgridlite");
      terminal.type(CTRL_C);
      awaitPrompt(terminal);
      run(terminal, "qconf -sh");
      terminal.type(CTRL_D);
      assertThat(terminal.end()).isZero();
    }
    Path history = root.resolve(".local/state/gridlite/shell-history");
    assertThat(history).content().contains("qconf -sh");
    assertThat(Files.getPosixFilePermissions(history))
        .isEqualTo(PosixFilePermissions.fromString("rw-------"));
    try (PseudoTerminal terminal = shell("")) {
      awaitPrompt(terminal);
      terminal.type("\u001bOA");
      awaitText(terminal, "gridlite> qconf -sh");
      terminal.type("\r");
      awaitPrompt(terminal);
      terminal.type("exit 4\r");
      awaitText(terminal, "left 4");
      terminal.end();
    }
  }

  /** Whoever can write where the history is kept may not make the shell write elsewhere. */
  @ParameterizedTest
  @ValueSource(strings = {"link", "directory", "other"})
  void aHistoryThatIsNotOnesOwnFileIsLeftAlone(String kind) throws Exception {
    Path state = Files.createDirectories(root.resolve("state-" + kind));
    Path history = Files.createDirectories(state.resolve("gridlite")).resolve("shell-history");
    Path victim = Files.writeString(root.resolve("victim-" + kind), "of somebody\n");
    Files.setPosixFilePermissions(victim, PosixFilePermissions.fromString("rw-r--r--"));
    switch (kind) {
      case "link" -> Files.createSymbolicLink(history, victim);
      case "directory" -> Files.createDirectory(history);
      default -> {
        assumeTrue(Files.getAttribute(Path.of("/proc/self"), "unix:uid").equals(0), "not root");
        Files.move(victim, history);
        Files.setAttribute(history, "unix:uid", 65534);
        victim = history;
      }
    }
    try (PseudoTerminal terminal = shell("XDG_STATE_HOME=" + state)) {
      awaitPrompt(terminal);
      terminal.type("!echo typed\r");
      terminal.await("typed", rows -> rows.contains("typed"));
      awaitPrompt(terminal);
      // what was typed is known until the end of the shell all the same
      terminal.type("\u0010\r");
      terminal.await("typed again", rows -> Collections.frequency(rows, "typed") == 2);
      awaitPrompt(terminal);
      terminal.type("exit\r");
      assertThat(terminal.end()).isZero();
    }
    assertThat(victim).content().isEqualTo("of somebody\n");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(victim)))
        .isEqualTo("rw-r--r--");
  }

  /** The picture of {@code docs/looking.md}, drawn anew by {@code -Dgridlite.guides.write=true}. */
  @Test
  void theGuideShowsAShell(@TempDir Path directory) throws Exception {
    CellCommands shown = new CellCommands(directory);
    shown.run("gridlite", "init", "--simulate", "--hosts", "2", "--slots", "4");
    String drawn;
    try (PseudoTerminal terminal =
        new PseudoTerminal(shown, "HOME=" + directory + " gridlite shell", "xterm", 17, 100)) {
      awaitPrompt(terminal);
      for (String line :
          List.of(
              "qsub -b y -N model -pe mpi 6 -l h_rt=3600 sleep 3600",
              "qsched run | wc -l",
              "qconf -sq all.q | grep slots",
              "qhost")) {
        run(terminal, line);
      }
      terminal.type("gridlite expl\t");
      awaitText(terminal, "gridlite> gridlite explain");
      drawn = TerminalPicture.draw("gridlite shell on a terminal", terminal.rows());
      terminal.type("\u0015exit\r");
      assertThat(terminal.end()).isZero();
    } finally {
      shown.end();
    }
    if (Boolean.getBoolean("gridlite.guides.write")) {
      Files.writeString(PICTURE, drawn);
    }
    assertThat(PICTURE).content().isEqualTo(drawn);
  }

  @Test
  void anObjectOfSeveralLinesIsTyped() throws Exception {
    try (PseudoTerminal terminal = shell("")) {
      awaitPrompt(terminal);
      terminal.type("qconf -Arqs /dev/stdin <<END\r{\r name typed\r enabled TRUE\r");
      awaitText(terminal, "> ");
      terminal.type(" limit to slots=3\r}\rEND\r");
      awaitText(terminal, "added");
      terminal.type("qconf -srqsl\r");
      terminal.await("typed", rows -> rows.contains("typed"));
      terminal.type("exit\r");
      assertThat(terminal.end()).isZero();
    }
  }

  @Test
  void ctrlCEndsTheCommandAndNotTheShell() throws Exception {
    try (PseudoTerminal terminal = shell("")) {
      awaitPrompt(terminal);
      terminal.type("GRIDLITE_USER=alice qsub -h -sync y -b y sleep 9\r");
      awaitText(terminal, "has been submitted");
      terminal.type(CTRL_C);
      awaitPrompt(terminal);
      // sh may take Ctrl-C for itself before it starts another program, so it is replaced
      terminal.type("!exec perl -e '$| = 1; print qq(be), qq(gun); sleep 1000'\r");
      terminal.await("the process", rows -> rows.contains("begun"));
      terminal.type(CTRL_C);
      awaitPrompt(terminal);
      terminal.type("!echo still here\r");
      terminal.await("still", rows -> rows.contains("still here"));
      // typed before the prompt reads keys, Ctrl-D would be the terminal's
      awaitPrompt(terminal);
      terminal.type(CTRL_D);
      awaitText(terminal, "left ");
      terminal.end();
    }
  }

  @Test
  void editorsAndWatchHaveTheTerminal() throws Exception {
    try (PseudoTerminal terminal = shell("")) {
      awaitPrompt(terminal);
      terminal.type("qconf -mconf\r");
      awaitText(terminal, "execd_spool_dir");
      terminal.type("\u0018");
      awaitPrompt(terminal);
      terminal.type("watch 1 qhost\r");
      awaitText(terminal, "qhost, every 1 s, q: end");
      terminal.type("q");
      awaitPrompt(terminal);
      terminal.type(CTRL_D);
      awaitText(terminal, "left ");
      terminal.end();
    }
  }
}
