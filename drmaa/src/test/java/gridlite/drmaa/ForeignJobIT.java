package gridlite.drmaa;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Jobs of other users are controlled in vain, and programs learn that a right is lacking. */
class ForeignJobIT {
  private static final Map<String, String> STRANGER = Map.of("GRIDLITE_USER", "stranger");

  @TempDir static Path directory;
  @RegisterExtension static DrmaaCell cell = new DrmaaCell(() -> directory);

  /** Starts a job of the cell's owner; gives its number. */
  private static String runningJob(String name) throws IOException, InterruptedException {
    Path started = directory.resolve(name);
    String command =
        "qsub -terse -N %s -b y -j y -o /dev/null 'echo started > %s; sleep 300'"
            .formatted(name, started);
    String job = cell.succeed("sh", "-c", command);
    DrmaaCell.await(started, "started");
    return job.strip();
  }

  @Test
  void theLibraryInC() throws IOException, InterruptedException {
    String job = runningJob("inC");
    String text =
        cell.script(
            STRANGER,
            """
            init
            control JOB suspend
            control JOB hold
            control JOB terminate
            exit
            """
                .replace("JOB", job));
    cell.succeed("qmod", "-sj", job);
    cell.succeed("qhold", job);
    text += cell.script(STRANGER, "init\ncontrol JOB resume\nexit\n".replace("JOB", job));
    text += cell.script(STRANGER, "init\ncontrol JOB release\nexit\n".replace("JOB", job));
    assertThat(text)
        .contains(
            "suspend: AUTH_FAILURE\n",
            "hold: AUTH_FAILURE\n",
            "terminate: AUTH_FAILURE\n",
            "resume: AUTH_FAILURE\n",
            "release: AUTH_FAILURE\n",
            "stranger - you have no permission to modify job \"" + job + "\"",
            "\"stranger\" must be at least owner of job " + job,
            "stranger - you do not have the necessary privileges to delete the job");
    assertThat(cell.succeed("qstat")).containsPattern(job + ".* h?s ");
  }

  @Test
  void theLibraryInJava() throws IOException, InterruptedException {
    String job = runningJob("inJava");
    DrmaaCell.Result result =
        cell.java(
            Map.of("GRIDLITE_USER", "stranger", "JOB", job),
            DrmaaCell.SOURCES.resolve("test/programs/SessionProgram.java"),
            "foreign");
    assertThat(result.status()).as(result.text()).isZero();
    assertThat(result.text().lines())
        .hasSize(4)
        .allSatisfy(line -> assertThat(line).startsWith("AuthorizationException: "));
    assertThat(cell.succeed("qstat")).containsPattern(job + ".* r ");
  }
}
