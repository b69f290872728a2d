package gridlite.command.qmod;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.testkit.CommandHarness;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code qmod} does to queues and jobs. */
class QmodTest {
  @TempDir private Path directory;
  private CommandHarness cell;

  @BeforeEach
  void makeCell() throws IOException {
    cell = CommandHarness.withJobs(directory);
  }

  @Test
  void aDisabledQueueTakesNoJobs() {
    assertThat(cell.succeed("qmod -d all.q@n2"))
        .isEqualTo("root@master changed state of \"all.q@n2\" (disabled)\n");
    assertThat(cell.succeed("qmod -d all.q@n2"))
        .contains("already in the specified state: disabled");
    assertThat(cell.succeed("qsched run")).doesNotContain("started");
    cell.succeed("qmod -e *@n2");
    assertThat(cell.succeed("qsched run")).contains("started job 2 in all.q@n2");
  }

  @Test
  void aSuspendedQueueSuspendsItsJobs() {
    cell.succeed("qmod -s all.q");
    assertThat(cell.succeed("qstat -s s -u *")).contains("job1");
    cell.succeed("qmod -us all.q");
    assertThat(cell.succeed("qstat -s s -u *")).isEmpty();
  }

  @Test
  void aJobIsSuspendedByItsOwner() {
    assertThat(cell.runAs("bob", "qmod -sj 1").text()).contains("no permission");
    assertThat(cell.runAs("alice", "qmod -sj 1").status()).isZero();
    assertThat(cell.succeed("qstat -s s -u *")).contains("job1");
  }

  @Test
  void whoMayNotChangeAQueueIsRefused() {
    assertThat(cell.runAs("alice", "qmod -d all.q").text()).contains("\"all.q@n1\"");
    assertThat(cell.runAs("alice", "qmod -rq all.q").text()).contains("\"all.q@n1\"");
    assertThat(cell.fail("qselect -qs d")).isEmpty();
    assertThat(cell.fail("qmod -d nosuch")).contains("\"nosuch\"");
  }
}
