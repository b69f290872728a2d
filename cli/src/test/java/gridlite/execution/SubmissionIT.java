package gridlite.execution;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a caller of {@code qsub} goes by: "submitted" and status 0, or neither. */
class SubmissionIT {
  @TempDir private Path root;
  private CellCommands cell;

  @BeforeEach
  void makeCell() throws IOException, InterruptedException {
    cell = new CellCommands(root);
    cell.run("gridlite", "init");
    cell.run("qsub", "-b", "y", "-o", "/dev/null", "-j", "y", "-sync", "y", "true");
  }

  @AfterEach
  void end() throws IOException, InterruptedException {
    cell.end();
  }

  @Test
  void whatFailsAfterAJobWasSubmittedIsAWarning() throws Exception {
    Path programs;
    try (var listed = Files.list(root.resolve("default/spool"))) {
      programs =
          listed.filter(path -> path.toString().contains("shepherd-")).findFirst().orElseThrow();
    }
    Path away = Files.move(programs, root.resolve("away"));
    Files.writeString(programs, "in the way");
    CellCommands.Result submitted =
        cell.run("", List.of("qsub", "-terse", "-b", "y", "-o", "/dev/null", "-j", "y", "true"));
    assertThat(submitted.text()).startsWith("2\n").contains("warning: task 2.1 could not be");
    assertThat(submitted.status()).isZero();
    Files.delete(programs);
    Files.move(away, programs);
    for (int i = 0; i < CellCommands.PATIENCE && !cell.run("qstat").isEmpty(); i++) {
      TimeUnit.MILLISECONDS.sleep(50);
    }
    assertThat(cell.run("qacct", "-j", "2")).contains("exit_status  0");
  }

  @Test
  void whatFailsBeforeItIsSubmittedIsAnErrorAndLeavesNoJob() throws Exception {
    Path active = root.resolve("default/spool/active_jobs");
    Path away = Files.move(active, root.resolve("away"));
    Files.writeString(active, "in the way");
    CellCommands.Result refused =
        cell.run("", List.of("qsub", "-b", "y", "-o", "/dev/null", "-j", "y", "true"));
    assertThat(refused.status()).isNotZero();
    assertThat(refused.text()).contains("active_jobs").doesNotContain("submitted");
    Files.delete(active);
    Files.move(away, active);
    assertThat(cell.run("qstat")).isEmpty();
  }
}
