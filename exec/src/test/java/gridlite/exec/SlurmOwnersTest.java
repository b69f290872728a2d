package gridlite.exec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import gridlite.job.TaskId;
import gridlite.name.HostName;
import gridlite.state.Change;
import gridlite.state.Counter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A cell of root's on a Slurm that runs each task as its owner from the first process on. */
@Tag("processes")
class SlurmOwnersTest extends JobsOfAUser {
  @TempDir Path slurm;
  private SlurmCluster cluster;

  @BeforeEach
  void startSlurm() throws IOException {
    assumeTrue(SlurmCluster.isInstalled(), "Slurm is not installed (bin/cluster-packages)");
    Files.setPosixFilePermissions(slurm, PosixFilePermissions.fromString("rwxr-xr-x"));
    cluster = new SlurmCluster(slurm, TestCell.HOST, "node02");
    cell.apply(new Change.SetCounter(Counter.OWN_SHEPHERDS, 1));
    cell.spread("mpi", "node02");
  }

  @AfterEach
  void stopSlurm() throws IOException {
    if (cluster != null) {
      cluster.endAll();
      cluster.close();
    }
  }

  private SlurmExecutor executorOnSlurm() {
    LocalExecutor.Site site = site();
    return new SlurmExecutor(
        new LocalExecutor.Site(
            site.root(),
            site.cell(),
            HostName.of("head"),
            site.binaries(),
            site.script(),
            site.home(),
            List.of(),
            cluster.variables()),
        Duration.ofSeconds(20),
        Duration.ofSeconds(2));
  }

  private TaskId start(String line) {
    TaskId task =
        cell.dispatched(
            Instant.now(), TestCell.slots("mpi", TestCell.HOST, "node02"), command(line));
    cell.start(executorOnSlurm(), task);
    return task;
  }

  private void awaitEnd(TaskId task) throws IOException {
    await(
        () -> {
          TestCell.acknowledge(executorOnSlurm(), cell.absorb(executorOnSlurm(), Instant.now()));
          return cell.task(task).isEmpty();
        });
  }

  @Test
  void nothingOfATaskIsRoots() throws IOException {
    TaskId task =
        start(
            "id -un; id -gn; ps -o user= -p $PPID; stat -c %U $SGE_JOB_SPOOL_DIR;"
                + " $TMPDIR/qrsh -inherit -nostdin node02 'id -un; echo $HOSTNAME'; exit 4");
    awaitEnd(task);
    assertThat(output())
        .isEqualTo(String.join("\n", USER, USER, USER, USER, USER, "node02") + "\n");
    assertThat(cell.accounted(12)).isEqualTo("0");
    assertThat(cell.accounted(13)).isEqualTo("4");
    assertThat(directory.resolve("cell/spool/active_jobs")).isEmptyDirectory();
    assertThat(directory.resolve("cell/spool/begun")).isEmptyDirectory();
  }

  @Test
  void aShepherdThatIsKilledIsReplacedByOneThatEndsTheTask() throws IOException {
    TaskId task = start("echo begun; exec sleep 600");
    await(() -> output().contains("begun"));
    Path shepherd = directory.resolve("cell/spool/active_jobs").resolve(task + "/shepherd");
    long pid = Long.parseLong(Files.readString(shepherd).split(" ", -1)[0]);
    ProcessHandle.of(pid).orElseThrow().destroyForcibly();
    awaitEnd(task);
    assertThat(cell.accounted(12)).isEqualTo("19");
    assertThat(output()).isEqualTo("begun\n");
  }

  /** What the owner puts into the directory is neither followed, nor waited for, nor believed. */
  @Test
  void theOwnersFilesLeadRootNowhere() throws IOException {
    Path secret = Files.writeString(directory.resolve("secret"), "wallclock 99\n");
    Path kept = Files.createDirectories(directory.resolve("kept/inside"));
    TaskId task =
        start(
            "cd $SGE_JOB_SPOOL_DIR && mkdir -p a/b && ln -s "
                + kept.getParent()
                + " a/b/link && ln -s "
                + secret
                + " exit && rm -f request wake && mkfifo wake && ln -s "
                + secret
                + " request; chmod 500 a; echo ready; sleep 600");
    await(() -> output().contains("ready"));
    cell.poll(executorOnSlurm(), Instant.now());
    Files.delete(directory.resolve("cell/spool/active_jobs").resolve(task + "/exit"));
    cell.delete(executorOnSlurm(), task, Instant.now());
    awaitEnd(task);
    assertThat(secret).hasContent("wallclock 99");
    assertThat(kept).exists();
    assertThat(directory.resolve("cell/spool/active_jobs")).isEmptyDirectory();
  }
}
