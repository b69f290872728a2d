package gridlite.execution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Completion in the shells themselves, by somebody who types a tab. */
class CompletionIT {
  private static final Path SCRIPTS = CellCommands.BIN.resolveSibling("completions");

  /** What is typed, what is added to it, and the whole word. */
  private static final String[][] LINES = {
    {"qsub -q al", "l.q", "all.q"},
    {"qsub -l arch=", "lx-amd64", "arch=lx-amd64"},
    {"qconf -mattr queue load_th", "resholds", "load_thresholds"},
    {"qstat -fmt js", "on", "json"},
    {"gridlite history hostg", "roup", "hostgroup"},
    {"gridlite history queue al", "l.q", "all.q"},
    {"qconf -mattr pe slots 9 sm", "p", "smp"},
    {"gridlite daem", "on", "daemon"}
  };

  @TempDir static Path root;
  private static CellCommands cell = new CellCommands(Path.of("."));

  @BeforeAll
  static void make() throws Exception {
    cell = new CellCommands(root);
    cell.run("gridlite", "init", "--simulate", "--hosts", "3");
  }

  @AfterAll
  static void end() throws Exception {
    cell.end();
  }

  private static boolean isThere(String shell) {
    return Files.isExecutable(Path.of("/bin", shell))
        || Files.isExecutable(Path.of("/usr/bin", shell));
  }

  /** Types the beginnings of lines and a tab, and looks at what becomes of them. */
  private void complete(String shell, String load) throws Exception {
    assumeTrue(isThere(shell.split(" ", 2)[0]), shell + " is not installed");
    try (PseudoTerminal terminal = new PseudoTerminal(cell, shell, "xterm", 40, 120)) {
      terminal.type(load + "; echo lo''aded\n");
      terminal.awaitRow("loaded");
      for (String[] line : LINES) {
        terminal.type(line[0] + "\t");
        terminal.await(
            line[0] + line[1],
            rows -> rows.stream().anyMatch(row -> row.contains(line[0] + line[1])));
        // Ctrl-U
        terminal.type("\u0015");
      }
      terminal.type("exit\n");
    }
  }

  @Test
  void bash() throws Exception {
    complete("bash --norc --noprofile -i", ". " + SCRIPTS.resolve("gridlite.bash"));
  }

  @Test
  void zsh() throws Exception {
    complete("zsh -f -i", "fpath=(" + SCRIPTS + " $fpath); autoload -Uz compinit; compinit -u -D");
  }

  @Test
  void fish() throws Exception {
    assumeTrue(isThere("fish"), "fish is not installed");
    for (String[] line : LINES) {
      String script =
          "source " + SCRIPTS.resolve("gridlite.fish") + "; complete -C '" + line[0] + "'";
      ProcessBuilder builder = cell.command(List.of("fish", "-c", script));
      builder.command().set(0, "fish");
      builder.environment().put("HOME", root.toString());
      builder.environment().merge("PATH", "", (path, none) -> CellCommands.BIN + ":" + path);
      builder.redirectOutput(root.resolve("out").toFile());
      assertThat(builder.start().waitFor()).isZero();
      assertThat(root.resolve("out")).hasContent(line[2]);
    }
  }
}
