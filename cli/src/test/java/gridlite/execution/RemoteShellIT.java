package gridlite.execution;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
}
