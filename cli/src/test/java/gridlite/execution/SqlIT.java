package gridlite.execution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code gridlite sql} by processes: with and without a daemon, and at a terminal. */
class SqlIT {
  private static final String[] COUNT = {
    "gridlite", "sql", "-fmt", "csv", "SELECT owner, count(*) AS n FROM jobs GROUP BY owner"
  };

  @TempDir Path root;
  private CellCommands cell;

  @BeforeEach
  void makeCell() throws Exception {
    cell = new CellCommands(root);
    cell.run("gridlite", "init", "--simulate", "--hosts", "2", "--slots", "2");
    cell.run("qsub", "-h", "-b", "y", "-N", "first", "sleep", "600");
    cell.run("qsub", "-h", "-b", "y", "-t", "1-1000", "sleep", "600");
  }

  @AfterEach
  void endCell() throws Exception {
    cell.end();
  }

  @Test
  void aDaemonAnswersAsTheCellItselfDoes() throws Exception {
    String alone = cell.run(COUNT);
    String tasks = cell.run("gridlite", "sql", "SELECT job, count(*) AS n FROM tasks GROUP BY job");
    assertThat(alone).contains(",2\n");
    assertThat(tasks).contains("1000");
    cell.run("gridlite", "daemon", "start");
    assertThat(cell.run(COUNT)).isEqualTo(alone);
    assertThat(cell.run("gridlite", "sql", "SELECT job, count(*) AS n FROM tasks GROUP BY job"))
        .isEqualTo(tasks);
  }

  @Test
  void anotherUserSeesWhatTheDaemonShowsAndNothingWithoutIt() throws Exception {
    String self = Files.getOwner(Path.of("/proc/self")).getName();
    assumeTrue(self.equals("root"), "only root can be somebody else");
    int known = new ProcessBuilder("id", "bob").redirectErrorStream(true).start().waitFor();
    assumeTrue(known == 0, "there is no account bob");
    Files.setPosixFilePermissions(root, PosixFilePermissions.fromString("rwxr-xr-x"));
    assertThat(asBob("SELECT owner FROM jobs")).doesNotContain("root");
    cell.run("gridlite", "daemon", "start");
    assertThat(asBob("SELECT owner FROM jobs")).contains("root");
    assertThat(asBob("DELETE FROM jobs")).contains("does more than to read the views");
    assertThat(asBob("SELECT FILE_READ('/etc/passwd')")).doesNotContain("root:");
  }

  private String asBob(String query) throws Exception {
    ProcessBuilder sql = cell.command(List.of("gridlite", "sql", query));
    sql.command().addAll(0, List.of("runuser", "-u", "bob", "--"));
    Process process = sql.redirectErrorStream(true).directory(new File("/")).start();
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return text;
  }

  @Test
  void queriesAreAskedForAtATerminal() throws Exception {
    try (PseudoTerminal terminal = new PseudoTerminal(cell, "gridlite sql", "xterm", 24, 100)) {
      terminal.awaitRow("sql>");
      terminal.type("SELECT max(job) + 40 AS answer\r");
      terminal.awaitRow(">");
      terminal.type("FROM jobs;\r");
      terminal.awaitRow("    42");
      // a job that was submitted meanwhile is seen: the prompt keeps the cell from nobody
      cell.run("qsub", "-h", "-b", "y", "sleep", "600");
      terminal.type("SELECT max(job) + 40 AS answer FROM jobs;\r");
      terminal.awaitRow("    43");
      terminal.type("DROP TABLE jobs;\r");
      terminal.await(
          "the refusal",
          rows -> rows.stream().anyMatch(row -> row.contains("more than to read the views")));
      terminal.type("quit\r");
      assertThat(terminal.end()).isZero();
    }
  }
}
