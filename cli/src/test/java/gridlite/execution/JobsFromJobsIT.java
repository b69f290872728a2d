package gridlite.execution;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Jobs that submit jobs, in a cell without a daemon: the command inside the first job is what
 * starts the second.
 */
class JobsFromJobsIT {
  @TempDir Path root;

  @AfterEach
  void end() throws Exception {
    new CellCommands(root).end();
  }

  @ParameterizedTest
  @ValueSource(strings = {"ends", "is deleted"})
  void theSecondGoesOnWhenTheFirst(String end) throws Exception {
    run("gridlite", "init");
    run("qconf", "-rattr", "queue", "slots", "2", "all.q");
    Path script = root.resolve("first.sh");
    Files.writeString(
        script,
        "#$ -N first -S /bin/sh -j y -cwd\n'"
            + CellCommands.BIN.resolve("qsub")
            + "' -N second -j y -cwd -b y"
            + " 'touch began; while test ! -e stop; do sleep 0.1; done; echo finished'\n"
            + "while test ! -e go; do sleep 0.1; done\n");
    run("qsub", script.toString());
    await("began");
    if (end.equals("ends")) {
      Files.createFile(root.resolve("go"));
    } else {
      run("qdel", "first");
    }
    awaitRecords(1);
    assertThat(run("qstat", "-s", "r")).contains("second");
    Files.createFile(root.resolve("stop"));
    awaitRecords(2);
    assertThat(Files.readString(root.resolve("second.o2"))).isEqualTo("finished\n");
    assertThat(run("qacct", "-j", "second")).containsPattern("failed +0 ");
  }

  /** A process that cleared its environment and left its session ends with the job. */
  @Test
  void nothingOfAJobOutlivesIt() throws Exception {
    run("gridlite", "init");
    run(
        "qsub",
        "-N",
        "runaway",
        "-cwd",
        "-b",
        "y",
        "env -i setsid sh -c 'echo $$ > pid; mv pid runaway; exec sleep 600' & sleep 600");
    await("runaway");
    run("qdel", "runaway");
    awaitRecords(1);
    String pid = Files.readString(root.resolve("runaway")).strip();
    for (int i = 0; i < CellCommands.PATIENCE && isAlive(pid); i++) {
      TimeUnit.MILLISECONDS.sleep(50);
    }
    assertThat(isAlive(pid)).isFalse();
  }

  /** What is dead and not collected yet is not alive. */
  private static boolean isAlive(String pid) throws IOException {
    Path stat = Path.of("/proc", pid, "stat");
    return Files.exists(stat) && !Files.readString(stat).contains(") Z ");
  }

  private void await(String file) throws InterruptedException {
    for (int i = 0; i < CellCommands.PATIENCE && !Files.exists(root.resolve(file)); i++) {
      TimeUnit.MILLISECONDS.sleep(50);
    }
    assertThat(root.resolve(file)).exists();
  }

  private void awaitRecords(int wanted) throws Exception {
    List<String> records = List.of();
    for (int i = 0; i < CellCommands.PATIENCE && records.size() < wanted; i++) {
      TimeUnit.MILLISECONDS.sleep(50);
      run("qstat");
      Path accounting = root.resolve("default/common/accounting");
      records =
          Files.exists(accounting)
              ? Files.readAllLines(accounting).stream().filter(l -> !l.startsWith("#")).toList()
              : List.of();
    }
    assertThat(records).hasSize(wanted);
  }

  private String run(String... words) throws IOException, InterruptedException {
    return new CellCommands(root).run(words);
  }
}
