package gridlite.drmaa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The library in C and the one in Java, by programs that use them, on a cell of real jobs. */
class DrmaaIT {
  private static final Path HOME = Path.of(System.getProperty("gridlite.home"));
  private static final Path SOURCES = HOME.resolve("drmaa/src");
  private static final Path LIBRARIES = HOME.resolve("target/lib");

  @TempDir static Path directory;

  private static Map<String, String> variables() {
    return Map.of(
        "SGE_ROOT", directory.resolve("cell").toString(),
        "LD_LIBRARY_PATH", LIBRARIES.toString(),
        "DRMAA_LIBRARY_PATH", LIBRARIES.resolve("libdrmaa.so.1.0").toString(),
        "PYTHONDONTWRITEBYTECODE", "1",
        "PATH", HOME.resolve("bin") + ":/usr/bin:/bin",
        "HOME", directory.toString());
  }

  private record Result(int status, String text) {}

  private static Result run(String input, Map<String, String> more, String... command)
      throws IOException, InterruptedException {
    Path in = Files.writeString(directory.resolve("in"), input);
    Path out = directory.resolve("out");
    // found by the variables of the test, not by those of this process
    List<String> words = new ArrayList<>(List.of("/usr/bin/env"));
    words.addAll(List.of(command));
    ProcessBuilder builder = new ProcessBuilder(words).directory(directory.toFile());
    builder.environment().keySet().removeAll(List.of("CI", "GRIDLITE_HELPER", "SGE_CELL"));
    builder.environment().putAll(variables());
    builder.environment().putAll(more);
    Process process =
        builder
            .redirectInput(in.toFile())
            .redirectErrorStream(true)
            .redirectOutput(out.toFile())
            .start();
    boolean ended = process.waitFor(120, TimeUnit.SECONDS);
    process.destroyForcibly();
    String text = Files.readString(out);
    assertThat(ended).as(String.join(" ", command) + " ended; " + text).isTrue();
    return new Result(process.exitValue(), text);
  }

  private static String succeed(String... command) throws IOException, InterruptedException {
    Result result = run("", Map.of(), command);
    assertThat(result.status()).as(result.text()).isZero();
    return result.text();
  }

  @BeforeAll
  static void aCell() throws IOException, InterruptedException {
    succeed("gridlite", "init");
    succeed("qconf", "-rattr", "queue", "slots", "8", "all.q");
  }

  @AfterAll
  static void nobodyStays() throws IOException, InterruptedException {
    run("", Map.of(), "qdel", "-u", "*");
    run("", Map.of(), "gridlite", "daemon", "stop");
  }

  private static void assumeLibrary() {
    assumeTrue(Files.exists(LIBRARIES.resolve("libdrmaa.so.1.0")), "the library was built");
  }

  /** Compiles a program of the tests or the examples. */
  private static String compiled(String source, String... flags)
      throws IOException, InterruptedException {
    assumeLibrary();
    String name = source.replaceAll(".*/|[.]c", "");
    Path program = directory.resolve(name);
    List<String> command =
        new ArrayList<>(List.of("cc", "-Wall", "-I" + SOURCES.resolve("main/c"), "-o"));
    command.addAll(List.of(program.toString(), SOURCES.resolve(source).toString()));
    command.addAll(List.of("-L" + LIBRARIES, "-l:libdrmaa.so.1.0", "-pthread"));
    command.addAll(List.of(flags));
    succeed(command.toArray(new String[0]));
    return program.toString();
  }

  /** The commands of a recorded scenario, and what Grid Engine's library has answered. */
  private record Recorded(String input, String output) {
    static Recorded of(Path file) throws IOException {
      StringBuilder input = new StringBuilder();
      StringBuilder output = new StringBuilder();
      boolean inside = false;
      for (String line : Files.readAllLines(file)) {
        if (line.startsWith("  $ ")) {
          inside = line.contains("drmaa-script");
        } else if (inside && line.startsWith("  > ")) {
          input.append(line.substring(4)).append('\n');
        } else if (inside && line.startsWith("  ")) {
          output.append(line.substring(2)).append('\n');
        }
      }
      return new Recorded(input.toString().replaceAll("X\n$", ""), output.toString());
    }
  }

  @Test
  void jobsFareAsWithGridEngine() throws IOException, InterruptedException {
    Recorded recorded = Recorded.of(SOURCES.resolve("test/scenarios/jobs.t"));
    Result result = run(recorded.input(), Map.of(), compiled("test/c/drmaa-script.c"));
    assertThat(result.text()).isEqualTo(recorded.output());
  }

  @Test
  void aSessionWorksWithoutHelperAndDaemon() throws IOException, InterruptedException {
    Result result =
        run(
            "",
            Map.of("GRIDLITE_HELPER", "off", "CI", "true"),
            compiled("test/examples/example.c"));
    assertThat(result.text()).isEqualTo("exit status 3\n");
  }

  @Test
  void hostileCallsAreRefused() throws IOException, InterruptedException {
    assertThat(succeed(compiled("test/c/drmaa-hostile.c"))).isEqualTo("0 failures\n");
  }

  @Test
  void threadsLoseNoJob() throws IOException, InterruptedException {
    String program = compiled("test/c/drmaa-threads.c");
    assertThat(succeed(program, "16", "32")).contains("32 submitted, 32 reaped, 0 failures");
  }

  @Test
  void threadsLoseNoJobOfADaemon() throws IOException, InterruptedException {
    String program = compiled("test/c/drmaa-threads.c");
    String jobs = System.getProperty("gridlite.drmaa.jobs", "64");
    succeed("gridlite", "daemon", "start");
    try {
      assertThat(succeed(program, "32", jobs))
          .contains(jobs + " submitted, " + jobs + " reaped, 0 failures");
    } finally {
      succeed("gridlite", "daemon", "stop");
    }
  }

  @Test
  void threadsDoNotRaceForData() throws IOException, InterruptedException {
    assumeLibrary();
    Path probe = Files.writeString(directory.resolve("probe.c"), "int main(void) { return 0; }\n");
    String watched = directory.resolve("watched").toString();
    assumeTrue(
        run("", Map.of(), "cc", "-fsanitize=thread", "-o", watched, probe.toString()).status() == 0
            && run("", Map.of(), "setarch", "-R", watched).status() == 0,
        "ThreadSanitizer works");
    Path copy = directory.resolve("watched-library");
    succeed(HOME.resolve("drmaa/build").toString(), copy.toString(), "cc", "-fsanitize=thread");
    String program = compiled("test/c/drmaa-threads.c", "-fsanitize=thread", "-g");
    Result result =
        run("", Map.of("LD_LIBRARY_PATH", copy.toString()), "setarch", "-R", program, "4", "8");
    assertThat(result.text()).doesNotContain("ThreadSanitizer").contains("8 reaped, 0 failures");
    assertThat(result.status()).isZero();
  }

  @Test
  void memoryIsUsedAsItShould() throws IOException, InterruptedException {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/valgrind")), "valgrind is installed");
    String program = compiled("test/c/drmaa-threads.c", "-g");
    Result result =
        run(
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
  void noSymbolIsNewerThanOldSystemsHave() throws IOException {
    assumeLibrary();
    byte[] library = Files.readAllBytes(LIBRARIES.resolve("libdrmaa.so.1.0"));
    var versions =
        java.util.regex.Pattern.compile("GLIBC_2[.](\\d+)")
            .matcher(new String(library, StandardCharsets.ISO_8859_1));
    int newest = 0;
    while (versions.find()) {
      newest = Math.max(newest, Integer.parseInt(versions.group(1)));
    }
    assertThat(newest).isBetween(2, 17);
  }

  @Test
  void theExamplesOfTheManualRun() throws IOException, InterruptedException {
    String page =
        Files.readString(HOME.resolve("cli/src/main/resources/gridlite/manual/drmaa.txt"));
    for (String file : List.of("example.c", "example.py", "Example.java")) {
      String text = Files.readString(SOURCES.resolve("test/examples/" + file));
      assertThat(page).contains(text.indent(4).replaceAll("(?m)^ +$", ""));
    }
    String jar = LIBRARIES.resolve("gridlite-drmaa.jar").toString();
    String java = Path.of(System.getProperty("java.home"), "bin/java").toString();
    String example = SOURCES.resolve("test/examples/Example.java").toString();
    assertThat(succeed(java, "-cp", jar, example)).isEqualTo("exit status 3\n");
    assertThat(succeed(compiled("test/examples/example.c"))).isEqualTo("exit status 3\n");
  }

  @Test
  void debiansPythonModuleWorks() throws IOException, InterruptedException {
    assumeLibrary();
    assumeTrue(Files.isDirectory(Path.of("/usr/lib/python3/dist-packages/drmaa")), "python3-drmaa");
    String example = SOURCES.resolve("test/examples/example.py").toString();
    assertThat(succeed("/usr/bin/python3", example)).isEqualTo("exit status 3\n");
  }

  @Test
  void aWorkflowOfSnakemakeRuns() throws IOException, InterruptedException {
    assumeLibrary();
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/snakemake")), "snakemake is installed");
    Path flow = Files.createDirectories(directory.resolve("flow"));
    Files.copy(SOURCES.resolve("test/examples/Snakefile"), flow.resolve("Snakefile"));
    succeed(
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
