package gridlite.drmaa;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** The library in Java, by a program with a session. */
class JavaSessionIT {
  private static final Path PROGRAM =
      DrmaaCell.SOURCES.resolve("test/programs/SessionProgram.java");

  @TempDir static Path directory;
  @RegisterExtension static DrmaaCell cell = new DrmaaCell(() -> directory);

  private static String run(String part, Map<String, String> variables)
      throws IOException, InterruptedException {
    DrmaaCell.Result result = cell.java(variables, PROGRAM, part);
    assertThat(result.status()).as(result.text()).isZero();
    return result.text();
  }

  @Test
  void threadsLoseNoJob() throws IOException, InterruptedException {
    assertThat(run("threads", Map.of())).isEqualTo("32 jobs, as expected: true, twice: []\n");
  }

  @Test
  void jobsAreControlled() throws IOException, InterruptedException {
    assertThat(run("control", Map.of()).replaceAll("job \\d+", "job N"))
        .isEqualTo(
            """
            held
            SuspendInconsistentStateException: job N does not run
            running
            ResumeInconsistentStateException: job N is not suspended
            suspended
            running
            ExitTimeoutException: the time is over, and the job is not
            ExitTimeoutException: the time is over, and the job is not
            aborted true, exited false, signaled false
            InvalidJobException: job N has ended, or there never was one
            """);
  }

  @Test
  void tasksOfArraysAreControlledTogetherAndReapedOneByOne()
      throws IOException, InterruptedException {
    assertThat(run("arrays", Map.of()))
        .isEqualTo(
            """
            [2, 4, 6]
            running
            suspended
            running
            ExitTimeoutException: the time is over, and the job is not
            aborted true
            InvalidJobException: the session has no job that was not waited for
            [1, 2, 3]
            """);
  }

  @Test
  void errorsNameWhatIsWrong() throws IOException, InterruptedException {
    assertThat(run("errors", Map.of()).lines())
        .satisfiesExactly(
            line -> assertThat(line).startsWith("AlreadyActiveSessionException: session "),
            line -> assertThat(line).startsWith("DeniedByDrmException: remoteCommand is not set"),
            line -> assertThat(line).startsWith("IllegalArgumentException: \"nonsense\" is not a"),
            line -> assertThat(line).startsWith("InvalidJobException: job 99999 is not one of"),
            line -> assertThat(line).startsWith("IllegalArgumentException: tasks from 3 to 1"),
            line -> assertThat(line).startsWith("InvalidJobException: job 99999 has ended"),
            line -> assertThat(line).startsWith("DeniedByDrmException: ").contains("nonsense"),
            line -> assertThat(line).contains("InvalidAttribute", "nocolon", "[host]:path"),
            line -> assertThat(line).startsWith("DeniedByDrmException: :/tmp/").contains("single"),
            line -> assertThat(line).startsWith("UnsupportedAttributeException: deadlineTime"),
            line -> assertThat(line).startsWith("InvalidAttributeValueException: ").contains("-1"),
            line -> assertThat(line).startsWith("InvalidJobTemplateException: "),
            line -> assertThat(line).startsWith("NoActiveSessionException: "),
            line -> assertThat(line).startsWith("NoActiveSessionException: "),
            line -> assertThat(line).startsWith("InvalidContactStringException: \"nonsense\""));
  }

  @Test
  void endsAreWhatTheyWere() throws IOException, InterruptedException {
    boolean dumps = SessionIT.dumpsCores(cell);
    Path cores = Files.createDirectories(directory.resolve("cores"));
    assertThat(run("ends", Map.of("CORES", cores.toString())))
        .isEqualTo(
            """
            exit status 137, core false
            usage of it: 137.0000
            SIGUSR1, core false
            InternalException: job %s has not exited by itself
            SIGSEGV, core %b
            """
                .formatted("3", dumps)
                .replaceFirst("job 3", "job " + lastJob(1)));
  }

  /** Number of a job that was submitted before the last. */
  private static String lastJob(int before) throws IOException, InterruptedException {
    String number =
        cell.succeed(
            "sh", "-c", "qacct -j | awk '/^jobnumber/ { print $2 }' | sort -n | tail -n 1");
    return Long.toString(Long.parseLong(number.strip()) - before);
  }

  @Test
  void optionsComeFromFilesCategoryAndTemplate() throws IOException, InterruptedException {
    Path request = cell.place().resolve("common/sge_request");
    Files.writeString(request, "-v FILE=request -N request -ac a=b\n");
    Files.writeString(
        cell.place().resolve("common/qtask"), "category -v CATEGORY=cell -N category\n");
    Path below = Files.createDirectories(directory.resolve("below"));
    Path out = directory.resolve("environment");
    Map<String, String> variables = Map.of("OUT", out.toString(), "BELOW", below.toString());
    assertThat(run("sources", variables)).isEqualTo("exit status 0, in time true\n");
    Files.delete(request);
    assertThat(Files.readAllLines(out))
        .contains(
            "FILE=request", below.toString(), "CATEGORY=cell", "COMMAS=a,b=c", "JOB_NAME=native");
  }
}
