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
import java.util.function.Supplier;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * A cell of real jobs, and programs with sessions on it. Registered by a static field it is made
 * for all tests of a class, by another one for each.
 */
final class DrmaaCell
    implements BeforeAllCallback, BeforeEachCallback, AfterEachCallback, AfterAllCallback {
  static final Path HOME = Path.of(System.getProperty("gridlite.home"));
  static final Path SOURCES = HOME.resolve("drmaa/src");
  static final Path LIBRARIES = HOME.resolve("target/lib");

  /** Steps of 100 ms in which whatever is waited for happens on the slowest machine. */
  static final int PATIENCE = 600;

  /**
   * What a program did.
   *
   * @param status its exit status
   * @param text what it printed on both streams
   */
  record Result(int status, String text) {}

  private final Supplier<Path> ofTests;
  private boolean isOfClass;

  /**
   * A cell that is still to be made.
   *
   * @param directory of the tests, when they begin; {@code SGE_ROOT} is in it, and it is the home
   *     of its user
   */
  DrmaaCell(Supplier<Path> directory) {
    this.ofTests = directory;
  }

  @Override
  public void beforeAll(ExtensionContext context) throws IOException, InterruptedException {
    isOfClass = true;
    make();
  }

  @Override
  public void beforeEach(ExtensionContext context) throws IOException, InterruptedException {
    if (!isOfClass) {
      make();
    }
  }

  @Override
  public void afterEach(ExtensionContext context) throws IOException, InterruptedException {
    if (!isOfClass) {
      end();
    }
  }

  @Override
  public void afterAll(ExtensionContext context) throws IOException, InterruptedException {
    end();
  }

  /** Makes it with a queue that has eight slots, however busy the machine is. */
  private void make() throws IOException, InterruptedException {
    succeed("gridlite", "init");
    String host = succeed("qconf", "-sel").strip();
    succeed("qconf", "-rattr", "queue", "slots", "8,[" + host + "=8]", "all.q");
    succeed("qconf", "-rattr", "queue", "load_thresholds", "NONE", "all.q");
  }

  /** The directory of the tests. */
  Path directory() {
    return ofTests.get();
  }

  /** Directory of the cell. */
  Path place() {
    return directory().resolve("cell/default");
  }

  private Map<String, String> variables() {
    return Map.of(
        "SGE_ROOT", directory().resolve("cell").toString(),
        "LD_LIBRARY_PATH", LIBRARIES.toString(),
        "DRMAA_LIBRARY_PATH", LIBRARIES.resolve("libdrmaa.so.1.0").toString(),
        "PYTHONDONTWRITEBYTECODE", "1",
        "PATH", HOME.resolve("bin") + ":/usr/bin:/bin",
        "HOME", directory().toString());
  }

  /** Starts a program with a file to read, whose output goes to another. */
  Process start(String input, Path out, Map<String, String> more, String... command)
      throws IOException {
    Path in = Files.writeString(Files.createTempFile(directory(), "in", ""), input);
    // found by the variables of the test, not by those of this process
    List<String> words = new ArrayList<>(List.of("/usr/bin/env"));
    words.addAll(List.of(command));
    ProcessBuilder builder = new ProcessBuilder(words).directory(directory().toFile());
    builder.environment().keySet().removeAll(List.of("CI", "GRIDLITE_HELPER", "SGE_CELL"));
    builder.environment().putAll(variables());
    builder.environment().putAll(more);
    return builder
        .redirectInput(in.toFile())
        .redirectErrorStream(true)
        .redirectOutput(out.toFile())
        .start();
  }

  /** Runs a program to its end. */
  Result run(String input, Map<String, String> more, String... command)
      throws IOException, InterruptedException {
    Path out = Files.createTempFile(directory(), "out", "");
    Process process = start(input, out, more, command);
    boolean ended = process.waitFor(240, TimeUnit.SECONDS);
    process.destroyForcibly();
    String text = Files.readString(out);
    assertThat(ended).as(String.join(" ", command) + " ended; " + text).isTrue();
    return new Result(process.exitValue(), text);
  }

  /** Runs a program that must succeed; gives what it printed. */
  String succeed(String... command) throws IOException, InterruptedException {
    Result result = run("", Map.of(), command);
    assertThat(result.status()).as(result.text()).isZero();
    return result.text();
  }

  /** Waits until a file holds a text; gives all of it. */
  static String await(Path file, String text) throws IOException, InterruptedException {
    for (int i = 0;
        i < PATIENCE && !(Files.exists(file) && Files.readString(file).contains(text));
        i++) {
      TimeUnit.MILLISECONDS.sleep(100);
    }
    assertThat(file).content().contains(text);
    return Files.readString(file);
  }

  /** Waits until a file is gone. */
  static void awaitGone(Path file) throws InterruptedException {
    for (int i = 0; i < PATIENCE && Files.exists(file); i++) {
      TimeUnit.MILLISECONDS.sleep(100);
    }
    assertThat(file).doesNotExist();
  }

  /** Ends what still runs. */
  private void end() throws IOException, InterruptedException {
    run("", Map.of(), "qdel", "-u", "*");
    run("", Map.of(), "gridlite", "daemon", "stop");
    // a helper, say, would write into a directory that is being removed
    for (int i = 0; i < PATIENCE && !processes().isEmpty(); i++) {
      processes().forEach(ProcessHandle::destroyForcibly);
      TimeUnit.MILLISECONDS.sleep(100);
    }
    assertThat(processes()).as("processes of the cell that are left").isEmpty();
  }

  /** The processes that work on the cell. */
  private List<ProcessHandle> processes() {
    return ProcessHandle.allProcesses().filter(this::isOfCell).toList();
  }

  private boolean isOfCell(ProcessHandle process) {
    try {
      Path variables = Path.of("/proc/" + process.pid() + "/environ");
      return Files.readString(variables, StandardCharsets.ISO_8859_1)
          .contains(directory().toString());
    } catch (IOException e) {
      // it has ended, or belongs to somebody else
      return false;
    }
  }

  static void assumeLibrary() {
    assumeTrue(Files.exists(LIBRARIES.resolve("libdrmaa.so.1.0")), "the library was built");
  }

  /** Compiles a program of the tests or the examples. */
  String compiled(String source, String... flags) throws IOException, InterruptedException {
    assumeLibrary();
    return compiled("cc", LIBRARIES, source, flags);
  }

  /** Compiles a program against a library of some directory. */
  String compiled(String compiler, Path library, String source, String... flags)
      throws IOException, InterruptedException {
    String name = source.replaceAll(".*/|[.]c", "");
    Path program = Files.createTempDirectory(directory(), "made").resolve(name);
    List<String> command =
        new ArrayList<>(List.of(compiler, "-Wall", "-I" + SOURCES.resolve("main/c"), "-o"));
    command.addAll(List.of(program.toString(), SOURCES.resolve(source).toString()));
    command.addAll(List.of("-L" + library, "-l:libdrmaa.so.1.0", "-pthread"));
    command.addAll(List.of(flags));
    succeed(command.toArray(new String[0]));
    return program.toString();
  }

  /** Runs calls of the library in C; gives what came of each, with the texts of errors. */
  String script(String calls) throws IOException, InterruptedException {
    return script(Map.of(), calls);
  }

  /** Runs calls of the library in C with more variables. */
  String script(Map<String, String> more, String calls) throws IOException, InterruptedException {
    Result result = run(calls, more, compiled("test/c/drmaa-script.c"), "-v");
    assertThat(result.status()).as(result.text()).isZero();
    return result.text();
  }

  /** Runs a program in Java from its source. */
  Result java(Map<String, String> more, Path source, String... arguments)
      throws IOException, InterruptedException {
    List<String> words = new ArrayList<>();
    words.add(Path.of(System.getProperty("java.home"), "bin/java").toString());
    words.addAll(List.of("-XX:TieredStopAtLevel=1", "-cp"));
    words.add(LIBRARIES.resolve("gridlite-drmaa.jar").toString());
    words.add(source.toString());
    words.addAll(List.of(arguments));
    return run("", more, words.toArray(new String[0]));
  }
}
