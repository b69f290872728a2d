package gridlite.drmaa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** The library in C and the one in Java, by programs that use them, on a cell of real jobs. */
class DrmaaIT {
  @TempDir static Path directory;
  @RegisterExtension static DrmaaCell cell = new DrmaaCell(() -> directory);

  @Test
  void aSessionThatEndsBelowItsThreadsEndsTheirCalls() throws IOException, InterruptedException {
    String program = cell.compiled("test/c/drmaa-exit.c");
    assertThat(cell.succeed(program, "8")).isEqualTo("8 threads ended, 0 failures\n");
    cell.succeed("qdel", "-u", "*");
  }

  @Test
  void aSessionWorksWithoutHelperAndDaemon() throws IOException, InterruptedException {
    DrmaaCell.Result result =
        cell.run(
            "",
            Map.of("GRIDLITE_HELPER", "off", "CI", "true"),
            cell.compiled("test/examples/example.c"));
    assertThat(result.text()).isEqualTo("exit status 3\n");
  }

  @Test
  void hostileCallsAreRefused() throws IOException, InterruptedException {
    assertThat(cell.succeed(cell.compiled("test/c/drmaa-hostile.c"))).isEqualTo("0 failures\n");
  }

  @Test
  void threadsLoseNoJob() throws IOException, InterruptedException {
    String program = cell.compiled("test/c/drmaa-threads.c");
    assertThat(cell.succeed(program, "16", "32")).contains("32 submitted, 32 reaped, 0 failures");
  }

  @Test
  void threadsLoseNoJobOfADaemon() throws IOException, InterruptedException {
    String program = cell.compiled("test/c/drmaa-threads.c");
    String jobs = System.getProperty("gridlite.drmaa.jobs", "1000");
    cell.succeed("gridlite", "daemon", "start");
    try {
      assertThat(cell.succeed(program, "32", jobs))
          .contains(jobs + " submitted, " + jobs + " reaped, 0 failures");
    } finally {
      cell.succeed("gridlite", "daemon", "stop");
    }
  }

  @Test
  void threadsDoNotRaceForData() throws IOException, InterruptedException {
    DrmaaCell.assumeLibrary();
    Path probe = Files.writeString(directory.resolve("probe.c"), "int main(void) { return 0; }\n");
    String watched = directory.resolve("watched").toString();
    assumeTrue(
        cell.run("", Map.of(), "cc", "-fsanitize=thread", "-o", watched, probe.toString()).status()
                == 0
            && cell.run("", Map.of(), "setarch", "-R", watched).status() == 0,
        "ThreadSanitizer works");
    Path copy = directory.resolve("watched-library");
    cell.succeed(
        DrmaaCell.HOME.resolve("drmaa/build").toString(),
        copy.toString(),
        "cc",
        "-fsanitize=thread");
    String program = cell.compiled("test/c/drmaa-threads.c", "-fsanitize=thread", "-g");
    DrmaaCell.Result result =
        cell.run(
            "", Map.of("LD_LIBRARY_PATH", copy.toString()), "setarch", "-R", program, "4", "8");
    assertThat(result.text()).doesNotContain("ThreadSanitizer").contains("8 reaped, 0 failures");
    assertThat(result.status()).isZero();
  }

  @Test
  void memoryIsUsedAsItShould() throws IOException, InterruptedException {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/valgrind")), "valgrind is installed");
    String program = cell.compiled("test/c/drmaa-threads.c", "-g");
    DrmaaCell.Result result =
        cell.run(
            "",
            Map.of(),
            "valgrind",
            "-q",
            "--leak-check=full",
            "--errors-for-leak-kinds=definite",
            "--error-exitcode=99",
            program,
            "4",
            "8");
    assertThat(result.status()).as(result.text()).isZero();
  }

  @Test
  void theExamplesOfTheManualRun() throws IOException, InterruptedException {
    String page =
        Files.readString(
            DrmaaCell.HOME.resolve("cli/src/main/resources/gridlite/manual/drmaa.txt"));
    for (String file : List.of("example.c", "example.py", "Example.java")) {
      String text = Files.readString(DrmaaCell.SOURCES.resolve("test/examples/" + file));
      assertThat(page).contains(text.indent(4).replaceAll("(?m)^ +$", ""));
    }
    Path example = DrmaaCell.SOURCES.resolve("test/examples/Example.java");
    assertThat(cell.java(Map.of(), example).text()).isEqualTo("exit status 3\n");
    assertThat(cell.succeed(cell.compiled("test/examples/example.c"))).isEqualTo("exit status 3\n");
  }

  @Test
  void debiansPythonModuleWorks() throws IOException, InterruptedException {
    DrmaaCell.assumeLibrary();
    assumeTrue(Files.isDirectory(Path.of("/usr/lib/python3/dist-packages/drmaa")), "python3-drmaa");
    String example = DrmaaCell.SOURCES.resolve("test/examples/example.py").toString();
    assertThat(cell.succeed("/usr/bin/python3", example)).isEqualTo("exit status 3\n");
  }

  @Test
  void aWorkflowOfSnakemakeRuns() throws IOException, InterruptedException {
    DrmaaCell.assumeLibrary();
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/snakemake")), "snakemake is installed");
    Path flow = Files.createDirectories(directory.resolve("flow"));
    Files.copy(DrmaaCell.SOURCES.resolve("test/examples/Snakefile"), flow.resolve("Snakefile"));
    cell.succeed(
        "/usr/bin/snakemake",
        "-d",
        flow.toString(),
        "-s",
        flow.resolve("Snakefile").toString(),
        "--drmaa",
        " -q all.q",
        "--drmaa-log-dir",
        flow.toString(),
        "-j",
        "3",
        "--latency-wait",
        "20");
    assertThat(flow.resolve("sum")).hasContent("0+1+2\n");
  }
}
