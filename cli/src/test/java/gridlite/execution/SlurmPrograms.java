package gridlite.execution;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The programs of Slurm, without which tests are skipped. */
final class SlurmPrograms {
  /** Held by tests that make machines in namespaces: all give them the same addresses. */
  static final String MACHINES = "machines";

  private SlurmPrograms() {}

  /** Skips a test where Slurm is not installed. */
  static void assumeInstalled() {
    assume(List.of("sbin/slurmctld", "sbin/slurmd", "sbin/munged"));
  }

  /** Skips a test where there can be no machines of its own in namespaces, with Slurm. */
  static void assumeMachines() throws IOException, InterruptedException {
    assumeTrue(
        Files.getOwner(Path.of("/proc/self")).getName().equals("root"), "only root has machines");
    assumeInstalled();
    assume(List.of("bin/nsenter"));
    Process namespaces =
        new ProcessBuilder("unshare", "-n", "-u", "-m", "-p", "-f", "true").start();
    assumeTrue(namespaces.waitFor() == 0, "unshare(1) makes no namespaces");
  }

  /** Skips a test where such machines can't mount a directory by bindfs. */
  static void assumeMounts(Path directory) throws IOException, InterruptedException {
    assume(List.of("bin/bindfs"));
    assumeTrue(Files.exists(Path.of("/dev/fuse")), "the kernel has no /dev/fuse");
    String mount = "bindfs \"$0\" \"$0\" && mountpoint -q \"$0\"";
    List<String> command =
        List.of(
            "unshare", "-m", "-p", "-f", "--mount-proc", "sh", "-c", mount, directory.toString());
    Process bindfs = new ProcessBuilder(command).start();
    assumeTrue(bindfs.waitFor() == 0, "bindfs(1) mounts nothing");
  }

  private static void assume(List<String> programs) {
    for (String program : programs) {
      assumeTrue(
          Files.isExecutable(Path.of("/usr", program)),
          program + " is not installed (bin/cluster-packages)");
    }
  }
}
