package gridlite.execution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A disk without room, or that can't be written to: one line and advice, nothing half done. */
class FullDiskIT {
  @TempDir Path root;
  private Path disk = Path.of(".");

  /** Mounts a small disk, which takes root, and makes a cell on it. */
  @BeforeEach
  void mount() throws Exception {
    disk = Files.createDirectory(root.resolve("disk"));
    assumeTrue(
        shell("mount -t tmpfs -o size=3m tmpfs '" + disk + "'").status() == 0,
        "can't mount a disk of its own");
    assertThat(shell("gridlite init --simulate --hosts 2").status()).isZero();
  }

  @AfterEach
  void unmount() throws Exception {
    shell("umount '" + disk + "'");
  }

  private CellCommands.Result shell(String line) throws Exception {
    ProcessBuilder builder = new CellCommands(disk).command(List.of("sh", "-c", line));
    builder.command().set(0, "/bin/sh");
    builder.directory(root.toFile());
    builder.environment().merge("PATH", "", (path, none) -> CellCommands.BIN + ":" + path);
    return CellCommands.Result.of(builder);
  }

  /** A command that fails says why in a line, and what to do in a second one. */
  private void refuses(String line, String reason) throws Exception {
    CellCommands.Result ran = shell(line);
    assertThat(ran.status()).as(line).isEqualTo(1);
    assertThat(ran.text()).as(line).contains(reason).doesNotContain("Exception", "java.", "\tat ");
    List<String> lines = ran.text().lines().toList();
    assertThat(lines).as(line).hasSize(2);
    assertThat(lines.get(1)).as(line).startsWith("  ");
  }

  @Test
  void whereThereIsNoRoomNothingIsHalfDone() throws Exception {
    shell("dd if=/dev/zero of='" + disk + "/fill' bs=4k");
    for (String line :
        List.of(
            "qsub -b y true",
            "qmod -d all.q",
            "qconf -mattr queue slots 9 all.q",
            "qconf -am somebody",
            "gridlite backup disk/copy")) {
      refuses(line, "is full (");
    }
    refuses("gridlite export disk/site", "No space left on device");
    refuses("SGE_CELL=other gridlite init --simulate", "No space left on device");
    CellCommands.Result edit =
        shell(
            "SGE_ROOT=$PWD/roomy; gridlite init --simulate --hosts 1 && TMPDIR='"
                + disk
                + "' EDITOR=true qconf -mq all.q");
    assertThat(edit.text()).contains("No space left on device; TMPDIR may name another directory");
    assertThat(shell("qstat").status()).isZero();
    assertThat(shell("qconf -sql").text()).isEqualTo("all.q\n");
    try (var files = Files.list(disk)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .doesNotContain("other", "copy")
          .noneMatch(name -> name.startsWith("gridlite-"));
    }
    Files.delete(disk.resolve("fill"));
    assertThat(shell("gridlite check").text()).startsWith("no problems in ");
    assertThat(shell("qsub -terse -b y true").text()).isEqualTo("1\n");
    assertThat(shell("qconf -sm").text()).doesNotContain("somebody");
  }

  @Test
  void whereNothingCanBeWrittenEachCommandSaysSo() throws Exception {
    assertThat(shell("qsub -b y true && mount -o remount,ro '" + disk + "'").status()).isZero();
    for (String line :
        List.of(
            "qsub -b y true",
            "qstat",
            "qconf -sq all.q",
            "qdel 1",
            "qsched run",
            "gridlite export site",
            "gridlite backup disk/copy",
            "gridlite check --repair")) {
      refuses(line, "is mounted read-only");
    }
    refuses("gridlite adopt", "Read-only file system");
    refuses("SGE_CELL=other gridlite init --simulate", "Read-only file system");
    assertThat(shell("gridlite check").text()).startsWith("no problems in ");
    assertThat(shell("mount -o remount,rw '" + disk + "' && qstat").text()).contains(" true ");
  }
}
