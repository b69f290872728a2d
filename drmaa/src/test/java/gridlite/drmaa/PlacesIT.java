package gridlite.drmaa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Where programs look for the libraries, and whose cell they use. */
class PlacesIT {
  /** A user whose home exists on every Debian. */
  private static final List<String> AS_DAEMON =
      List.of("/usr/bin/setpriv", "--reuid=1", "--regid=1", "--clear-groups", "--");

  @TempDir Path directory;
  @RegisterExtension DrmaaCell cell = new DrmaaCell(() -> directory);

  @Test
  void programsFindTheLibrariesWhereGridEngineHasThem() throws IOException, InterruptedException {
    DrmaaCell.assumeLibrary();
    Path root = directory.resolve("cell");
    String architecture = cell.succeed(root.resolve("util/arch").toString()).strip();
    Path library = root.resolve("lib").resolve(architecture);
    Map<String, String> variables =
        Map.of(
            "LD_LIBRARY_PATH", library.toString(),
            "DRMAA_LIBRARY_PATH", library.resolve("libdrmaa.so").toString());
    String program = cell.compiled("test/examples/example.c");
    assertThat(cell.run("", variables, program).text()).isEqualTo("exit status 3\n");
    Path example = DrmaaCell.SOURCES.resolve("test/examples/Example.java");
    String java = Path.of(System.getProperty("java.home"), "bin/java").toString();
    String jar = root.resolve("lib/drmaa.jar").toString();
    assertThat(cell.succeed(java, "-XX:TieredStopAtLevel=1", "-cp", jar, example.toString()))
        .isEqualTo("exit status 3\n");
    assumeTrue(Files.isDirectory(Path.of("/usr/lib/python3/dist-packages/drmaa")), "python3-drmaa");
    Path python = DrmaaCell.SOURCES.resolve("test/examples/example.py");
    assertThat(cell.run("", variables, "/usr/bin/python3", python.toString()).text())
        .isEqualTo("exit status 3\n");
  }

  @Test
  void anotherUserSubmitsInACellOfRoots() throws IOException, InterruptedException {
    assumeTrue(System.getProperty("user.name").equals("root"), "run by root");
    Files.setPosixFilePermissions(directory, PosixFilePermissions.fromString("rwxr-xr-x"));
    String program = cell.compiled("test/c/drmaa-threads.c");
    Path home = Files.createDirectory(directory.resolve("home"));
    Files.setAttribute(home, "unix:uid", 1);
    Files.setPosixFilePermissions(
        Path.of(program).resolveSibling(""), PosixFilePermissions.fromString("rwxr-xr-x"));
    assumeTrue(
        asDaemon(home, "test", "-x", DrmaaCell.HOME.resolve("bin/gridlite").toString()).status()
            == 0,
        "others may read the directory of the build");
    cell.succeed("gridlite", "daemon", "start");
    DrmaaCell.Result result = asDaemon(home, program, "8", "16");
    assertThat(result.text()).contains("16 submitted, 16 reaped, 0 failures");
    assertThat(cell.succeed("qacct", "-o", "daemon", "-j"))
        .satisfies(
            text -> assertThat(text.lines().filter(line -> line.startsWith("owner"))).hasSize(16));
  }

  private DrmaaCell.Result asDaemon(Path home, String... words)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(AS_DAEMON);
    command.addAll(List.of(words));
    return cell.run("", Map.of("HOME", home.toString()), command.toArray(new String[0]));
  }
}
