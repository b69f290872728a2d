package gridlite.command.qsub;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import gridlite.name.HostName;
import gridlite.name.UserName;
import gridlite.operation.Actor;
import gridlite.runtime.Cell;
import gridlite.runtime.Users;
import gridlite.testkit.ProgramFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Scripts that verify jobs of another user than the one who runs the cell. */
class JsvProcessTest {
  @TempDir Path directory;
  private final Optional<Users.User> bob = Users.named("bob");

  @BeforeEach
  void needsRootAndAUser() throws IOException {
    assumeTrue(
        Files.getOwner(Path.of("/proc/self")).getName().equals("root"),
        "only root takes on the rights of others");
    assumeTrue(bob.isPresent(), "there is no account bob");
    Files.setPosixFilePermissions(directory, PosixFilePermissions.fromString("rwxrwxrwx"));
  }

  private JsvProcess processes(Map<String, String> variables, Path where) {
    Users.User user = bob.orElseThrow();
    return new JsvProcess(
        new Cell(directory, "cell"),
        new Actor(
            UserName.of(user.name()), user.group(), user.uid(), user.gid(), HostName.of("here")),
        variables,
        where);
  }

  private Path script(String line) throws IOException {
    Path script = directory.resolve("jsv.sh");
    ProgramFile.write(script, line);
    return script;
  }

  private static List<String> output(Process process) throws IOException, InterruptedException {
    process.getOutputStream().write("START\n".getBytes(StandardCharsets.UTF_8));
    process.getOutputStream().close();
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return text.lines().toList();
  }

  /** With LD_DEBUG_OUTPUT the loader of every program makes a file: its owner tells whose. */
  @Test
  void theEnvironmentOfAUserBendsNoProgramThatHasRootsRights() throws Exception {
    Path traces = Files.createDirectory(directory.resolve("traces"));
    Files.setPosixFilePermissions(traces, PosixFilePermissions.fromString("rwxrwxrwx"));
    Map<String, String> variables = new HashMap<>();
    variables.put("LD_DEBUG", "libs");
    variables.put("LD_DEBUG_OUTPUT", traces.resolve("trace").toString());
    variables.put("COLOUR", "red\ngreen=ü");
    Path script = script("read line; echo \"$line $COLOUR\"; id -un; id -Gn; pwd");
    assertThat(output(processes(variables, directory).startOfUser(script)))
        .startsWith("START red", "green=ü", "bob")
        .endsWith(directory.toString());
    try (var made = Files.list(traces)) {
      assertThat(made).isNotEmpty().allMatch(trace -> owner(trace).equals("bob"));
    }
  }

  private static String owner(Path file) {
    try {
      return Files.getOwner(file).getName();
    } catch (IOException e) {
      return "";
    }
  }

  @Test
  void aDirectoryOrScriptThatTheUserCannotReachIsNotRun() throws Exception {
    Path locked = Files.createDirectories(directory.resolve("locked/open"));
    Files.setPosixFilePermissions(locked.getParent(), PosixFilePermissions.fromString("rwx------"));
    Process there = processes(Map.of(), locked).startOfUser(script("pwd"));
    assertThat(output(there)).isEmpty();
    assertThat(there.waitFor()).isEqualTo(JsvProcess.NOT_RUN);
    Path hidden = Files.copy(script("id -un"), locked.resolve("jsv.sh"));
    Process script = processes(Map.of(), directory).startOfUser(hidden);
    assertThat(output(script)).isEmpty();
    assertThat(script.waitFor()).isEqualTo(JsvProcess.NOT_RUN);
  }

  @Test
  void theCellsScriptHasNothingOfTheCallers() throws Exception {
    Files.createDirectory(directory.resolve("cell"));
    Path script = script("id -un; pwd; env");
    JsvProcess processes = processes(Map.of("COLOUR", "red", "PATH", "/tmp"), directory);
    assertThat(output(processes.startOfCell(script, Optional.empty())))
        .startsWith("root", directory.resolve("cell").toString())
        .contains("SGE_ROOT=" + directory, "SGE_CELL=cell")
        .noneMatch(line -> line.startsWith("COLOUR"))
        .noneMatch(line -> line.equals("PATH=/tmp"));
    assertThat(output(processes.startOfCell(script, Optional.of("bob")))).startsWith("bob", "/");
  }
}
