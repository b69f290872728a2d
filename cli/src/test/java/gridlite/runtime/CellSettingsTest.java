package gridlite.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.catalogue.Catalogue;
import gridlite.exec.LocalExecutor;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CellSettingsTest {
  @TempDir private Path scratch;
  private Path root;

  @BeforeEach
  void writeSettings() throws IOException {
    root = scratch.resolve("it's a \"root\"");
    Files.createDirectories(root.resolve("default/common"));
    CellSettings.write(new Cell(root, "default"), "rwxr-xr-x");
  }

  @ParameterizedTest
  @ValueSource(strings = {"sh", "bash", "dash", "csh", "tcsh"})
  void aShellThatReadsTheSettingsFindsTheCommands(String shell)
      throws IOException, InterruptedException {
    Assumptions.assumeTrue(
        Files.isExecutable(Path.of("/bin", shell))
            || Files.isExecutable(Path.of("/usr/bin", shell)),
        shell + " is not installed");
    String line =
        shell.endsWith("csh")
            ? "source settings.csh; which qsub; echo $SGE_ROOT:q; echo $MANPATH:q"
            : ". ./settings.sh; command -v qsub; echo \"$SGE_ROOT\"; echo \"$MANPATH\"";
    ProcessBuilder builder =
        new ProcessBuilder(shell, "-c", line)
            .directory(root.resolve("default/common").toFile())
            .redirectErrorStream(true);
    builder.environment().keySet().retainAll(Set.of());
    builder.environment().put("PATH", "/usr/local/bin:/bin:/usr/bin");
    Process process = builder.start();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).isZero();
    assertThat(printed.lines())
        .containsExactly(
            root.resolve("bin").resolve(architecture()).resolve("qsub").toString(),
            root.toString(),
            root.resolve("man") + ":");
  }

  private static String architecture() {
    return LocalExecutor.architecture();
  }

  @Test
  void theCommandsAreThoseOfThisInstallationAndUtilArchNamesTheirDirectory()
      throws IOException, InterruptedException {
    for (Catalogue command : Catalogue.values()) {
      assertThat(root.resolve("bin").resolve(architecture()).resolve(command.command()))
          .isExecutable()
          .isSymbolicLink();
    }
    Process arch = new ProcessBuilder(root.resolve("util/arch").toString()).start();
    String printed = new String(arch.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(arch.waitFor()).isZero();
    assertThat(printed.strip()).isEqualTo(architecture());
  }

  @Test
  void linksToAnInstallationThatHasMovedAreMadeAnew() throws IOException {
    Path link = root.resolve("bin").resolve(architecture()).resolve("qsub");
    Files.delete(link);
    Files.createSymbolicLink(link, Path.of("/nowhere/qsub"));
    CellSettings.write(new Cell(root, "default"), "rwxr-xr-x");
    assertThat(link).isExecutable();
  }
}
