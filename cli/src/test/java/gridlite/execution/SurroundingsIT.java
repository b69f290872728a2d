package gridlite.execution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Commands in surroundings that lack something: one line says what, and what to do. */
class SurroundingsIT {
  private static final File FULL = new File("/dev/full");

  @TempDir Path root;

  /** What a command did, its streams apart. */
  private record Ran(int status, String out, String err) {}

  private Ran run(ProcessBuilder builder) throws Exception {
    Path err = root.resolve("err");
    Path out = root.resolve("out");
    builder.redirectErrorStream(false).redirectError(err.toFile());
    if (builder.redirectOutput() == ProcessBuilder.Redirect.PIPE) {
      builder.redirectOutput(out.toFile());
    }
    int status = builder.start().waitFor();
    return new Ran(status, Files.exists(out) ? Files.readString(out) : "", Files.readString(err));
  }

  private ProcessBuilder command(String... words) {
    return new CellCommands(root).command(List.of(words));
  }

  @ParameterizedTest
  @ValueSource(strings = {"off", "on"})
  void outputThatCouldNotBeWrittenIsToldOf(String helper) throws Exception {
    assumeTrue(FULL.exists());
    run(command("gridlite", "init", "--simulate"));
    ProcessBuilder listing = command("qconf", "-sc");
    listing.environment().remove("CI");
    listing.environment().put("GRIDLITE_HELPER", helper);
    Ran ran = run(listing.redirectOutput(FULL));
    new CellCommands(root).end();
    assertThat(ran.err)
        .isEqualTo(
            """
            qconf: can't write standard output: No space left on device
              what the command has changed stays changed; its output is incomplete
            """);
    assertThat(ran.status).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "qrsh -help",
        "printf 'qstat\nqconf -sc\n' | gridlite shell",
        "echo 'qconf -sc > /dev/full' | gridlite shell >&2"
      })
  void soIsThatOfCommandsWithStreamsOfTheirOwn(String line) throws Exception {
    assumeTrue(FULL.exists());
    run(command("gridlite", "init", "--simulate"));
    ProcessBuilder shell = command("qconf");
    shell.command("/bin/sh", "-c", line);
    shell.environment().merge("PATH", "", (path, none) -> CellCommands.BIN + ":" + path);
    Ran ran = run(shell.redirectOutput(FULL));
    assertThat(ran.err).contains(": can't write standard output: No space left on device\n");
    assertThat(ran.status).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"qsub", "gridlite shell", "qsub -terse >&-"})
  void aClosedStreamIsNotReplacedByAFileOfTheProgram(String command) throws Exception {
    run(command("gridlite", "init", "--simulate"));
    ProcessBuilder line = command("qsub");
    line.command("/bin/sh", "-c", command + " <&-; echo $? >&2");
    line.environment().merge("PATH", "", (path, none) -> CellCommands.BIN + ":" + path);
    String expected =
        command.startsWith("qsub")
            ? "qsub: no script: standard input is empty\n"
                + "  qsub FILE submits a script, qsub -b y COMMAND a command\n4\n"
            : "0\n";
    assertThat(run(line).err).isEqualTo(expected);
  }

  @Test
  void aReaderThatHasGoneIsNoFailure() throws Exception {
    run(command("gridlite", "init", "--simulate"));
    ProcessBuilder line = command("qconf");
    line.command(
        "/bin/bash",
        "-c",
        "($0 -sc; echo $? >&2) | true",
        CellCommands.BIN.resolve("qconf").toString());
    assertThat(run(line).err).isEqualTo("0\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"off", "on"})
  void aLocaleThatIsNotInstalledDoesNotMatter(String helper) throws Exception {
    Path directory = Files.createDirectory(root.resolve("Zelle ü"));
    for (String line : List.of("gridlite init", "qconf -sel", "qconf -sel")) {
      ProcessBuilder builder = command(line.split(" "));
      builder.environment().remove("CI");
      builder.environment().put("GRIDLITE_HELPER", helper);
      builder.environment().keySet().removeIf(name -> name.startsWith("LC_"));
      builder.environment().put("LANG", "xx_YY.UTF-8");
      builder.environment().put("SGE_ROOT", directory.toString());
      Ran ran = run(builder);
      assertThat(ran.err).isEmpty();
      assertThat(ran.status).isZero();
    }
    assertThat(directory.resolve("default/gridlite.mv.db")).exists();
    new CellCommands(directory).end();
  }

  @Test
  void whatOnlyLooksMakesNoCell() throws Exception {
    for (String[] words : new String[][] {{"qstat"}, {"qconf", "-sq", "all.q"}, {"qhost"}}) {
      ProcessBuilder builder = command(words);
      builder.environment().remove("SGE_ROOT");
      builder.environment().put("XDG_DATA_HOME", root.resolve("data").toString());
      Ran ran = run(builder);
      assertThat(ran.err)
          .contains("there is no cell of your own yet in " + root + "/data/gridlite/default")
          .contains("gridlite init")
          .contains("SGE_ROOT");
      assertThat(ran.status).isEqualTo(1);
    }
    assertThat(root.resolve("data")).doesNotExist();
  }

  @Test
  void withoutHomeTheOneOfTheAccountIsLookedAt() throws Exception {
    ProcessBuilder builder = command("gridlite", "doctor");
    builder.environment().keySet().removeAll(List.of("SGE_ROOT", "XDG_DATA_HOME", "HOME"));
    Ran ran = run(builder);
    assertThat(ran.out + ran.err)
        .contains("/.local/share/gridlite/default")
        .doesNotContain("java.lang", "java.nio", "Exception", " /.local");
  }

  @ParameterizedTest
  @ValueSource(strings = {"off", "on"})
  void aWorkingDirectoryThatIsGoneIsNamed(String helper) throws Exception {
    run(command("gridlite", "init", "--simulate"));
    ProcessBuilder shell = command("qstat");
    String qstat = shell.command().get(0);
    shell.command("/bin/sh", "-c", "mkdir gone; cd gone; rmdir ../gone; exec " + qstat);
    shell.environment().put("GRIDLITE_HELPER", helper);
    Ran ran = run(shell);
    assertThat(ran.err)
        .contains("qstat: the working directory has been removed")
        .doesNotContain("java.", " at ");
    assertThat(ran.status).isEqualTo(1);
  }

  @Test
  void theDoctorKnowsThatNothingRunsInASimulatedCell() throws Exception {
    run(command("gridlite", "init", "--simulate", "--hosts", "1"));
    Ran ran = run(command("gridlite", "doctor"));
    assertThat(ran.out)
        .contains("engine: the hosts are simulated", "tasks: none runs")
        .doesNotContain("on this machine");
  }

  @Test
  void theDoctorLooksAtEverythingThoughTheDatabaseIsDamaged() throws Exception {
    run(command("gridlite", "init", "--simulate", "--hosts", "1"));
    Path database = root.resolve("default/gridlite.mv.db");
    byte[] bytes = Files.readAllBytes(database);
    Arrays.fill(bytes, 0, Math.min(bytes.length, 20_000), (byte) 'x');
    Files.write(database, bytes);
    Ran ran = run(command("gridlite", "doctor"));
    assertThat(ran.out)
        .containsOnlyOnce(database + " is damaged")
        .contains("gridlite check --repair", "java: ", "clock: ");
    assertThat(ran.status).isEqualTo(1);
    assertThat(run(command("gridlite", "check")).out).startsWith(database + " is damaged");
    assertThat(run(command("gridlite", "daemon", "status")).out).startsWith("no daemon");
  }

  @Test
  void aDirectoryThatCanNotBeMadeIsNamedWithAdvice() throws Exception {
    ProcessBuilder builder = command("gridlite", "init");
    builder.environment().keySet().removeAll(List.of("SGE_ROOT", "XDG_DATA_HOME"));
    builder.environment().put("HOME", "/proc");
    Ran ran = run(builder);
    assertThat(ran.err)
        .startsWith("can't make the cell's directory /proc/.local/share/gridlite/default: ")
        .contains("SGE_ROOT=/path gridlite init")
        .doesNotContain("java.", "Exception");
    assertThat(ran.status).isEqualTo(1);
  }
}
