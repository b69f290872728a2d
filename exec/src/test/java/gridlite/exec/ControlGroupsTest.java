package gridlite.exec;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files as the kernel shows them on other machines. */
class ControlGroupsTest {
  @TempDir Path directory;

  @BeforeEach
  void aMachineWithAService() throws IOException {
    write("proc/self/mounts", "none /proc proc rw 0 0\nnone " + groups() + " cgroup2 rw 0 0\n");
    write("groups/cgroup.controllers", "cpuset cpu io memory pids\n");
    write("groups/service/cgroup.type", "domain\n");
    write("groups/service/cgroup.controllers", "memory pids\n");
    write("groups/service/cgroup.procs", "");
    write("groups/service/gridlite-cell/cgroup.procs", "77\n");
  }

  private Path groups() {
    return directory.resolve("groups");
  }

  private void write(String name, String text) throws IOException {
    Path file = directory.resolve(name);
    Files.createDirectories(file.resolveSibling(""));
    Files.writeString(file, text);
  }

  private Iterable<String> limits(String group) throws IOException {
    write("proc/77/cgroup", "1:name=systemd:/user.slice\n0::" + group + "\n");
    return ControlGroups.limits(directory.resolve("proc"), 77);
  }

  @Test
  void aServiceWithAGroupForItselfCanLimitTasks() throws IOException {
    assertThat(limits("/service/gridlite-cell")).containsExactly("memory", "pids");
  }

  @Test
  void aServiceWhoseProcessesAreAboveTheTasksCannot() throws IOException {
    write("groups/service/cgroup.procs", "77\n");
    assertThat(limits("/service")).isEmpty();
  }

  @Test
  void theRootOfAllCan() throws IOException {
    write("groups/cgroup.procs", "1\n77\n");
    assertThat(limits("/")).containsExactly("memory", "pids");
  }

  @Test
  void onlyControllersOfVersionTwoCount() throws IOException {
    write("groups/cgroup.controllers", "hugetlb\n");
    assertThat(limits("/")).isEmpty();
    write("proc/self/mounts", "none /sys/fs/cgroup/pids cgroup rw,pids 0 0\n");
    assertThat(limits("/")).isEmpty();
  }
}
