package gridlite.execution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A cell of somebody who is not root. Root runs it as another user, who may do nothing. */
class OrdinaryUserIT {
  private static final boolean ROOT = System.getProperty("user.name").equals("root");
  private static final List<String> AS_NOBODY =
      List.of("/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "--");

  @TempDir Path root;

  @BeforeEach
  void giveTheDirectoryAway() throws Exception {
    if (ROOT) {
      Files.setAttribute(root, "unix:uid", 65534);
      assumeTrue(
          status("test", "-x", CellCommands.BIN.resolve("qstat").toString()) == 0,
          "others may not read the directory of the build");
    }
    run("gridlite", "init");
  }

  @AfterEach
  void end() throws Exception {
    new CellCommands(root).end();
  }

  @Test
  void aTemporaryDirectoryThatTheUserMayNotMakeClosesTheQueueAndKeepsTheJob() throws Exception {
    run("qconf", "-rattr", "queue", "tmpdir", "/proc/nowhere/of/mine", "all.q");
    assertThat(run("qsub", "-cwd", "-b", "y", "/bin/true")).contains("has been submitted");
    String queues = "";
    for (int i = 0; i < CellCommands.PATIENCE && !queues.matches("(?s).* E *\n.*"); i++) {
      TimeUnit.MILLISECONDS.sleep(50);
      queues = run("qstat", "-f");
    }
    assertThat(queues).containsPattern("(?m)^all\\.q@.* E *$");
    assertThat(run("qstat")).containsPattern("(?m)^ +1 .* qw ");
    run("qconf", "-rattr", "queue", "tmpdir", root.toString(), "all.q");
    run("qmod", "-c", "all.q");
    for (int i = 0; i < CellCommands.PATIENCE && !run("qstat").isEmpty(); i++) {
      TimeUnit.MILLISECONDS.sleep(50);
    }
    assertThat(run("qacct", "-j", "1")).containsPattern("exit_status +0");
  }

  /** What {@code su} leaves: the home directory of somebody else. */
  @Test
  void aHomeThatTheUserMayNotLookIntoIsNamed() throws Exception {
    Path home = Files.createDirectory(root.resolve("closed"));
    if (ROOT) {
      Files.setAttribute(home, "unix:uid", 65534);
    }
    Files.setPosixFilePermissions(home, Set.of());
    for (String line : List.of("qstat", "qsub -b y true", "gridlite doctor")) {
      ProcessBuilder command = new CellCommands(root).command(List.of(line.split(" ")));
      command.environment().keySet().removeAll(List.of("SGE_ROOT", "XDG_DATA_HOME"));
      command.environment().put("HOME", home.toString());
      Path output = root.resolve("output");
      assertThat(start(command, output).waitFor()).as(line).isEqualTo(1);
      assertThat(Files.readString(output))
          .as(line)
          .contains(": no right to read " + home + "/.local", "HOME, SGE_ROOT and SGE_CELL say")
          .doesNotContain("Exception", "java.", "nothing is lost");
    }
  }

  /** The cell would be of this user, in whose name ever it is made. */
  @Test
  void actingAsRootMakesNoCellWithShepherdsOfRoots() throws Exception {
    ProcessBuilder command =
        new CellCommands(root)
            .command(List.of("gridlite", "init", "--engine", "slurm", "--root-shepherds"));
    command.environment().put("SGE_CELL", "another");
    command.environment().put("GRIDLITE_USER", "root");
    Path output = root.resolve("output");
    assertThat(start(command, output).waitFor()).isEqualTo(1);
    assertThat(Files.readString(output)).contains("--root-shepherds is for root's cells");
    assertThat(root.resolve("another")).doesNotExist();
  }

  private String run(String... words) throws IOException, InterruptedException {
    Path output = root.resolve("output");
    start(new CellCommands(root).command(List.of(words)), output).waitFor();
    return Files.readString(output);
  }

  private int status(String... words) throws IOException, InterruptedException {
    return start(new ProcessBuilder(words), root.resolve("output")).waitFor();
  }

  private static Process start(ProcessBuilder builder, Path output) throws IOException {
    List<String> command = new ArrayList<>(ROOT ? AS_NOBODY : List.of());
    command.addAll(builder.command());
    return builder.command(command).redirectOutput(output.toFile()).start();
  }
}
