package gridlite.conformance;

import com.github.difflib.DiffUtils;
import com.github.difflib.UnifiedDiffUtils;
import gridlite.runtime.Directories;
import gridlite.testkit.ProgramFile;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Runs a scenario with bash in a fresh cell and compares what is printed. */
final class ScenarioRunner {
  /**
   * How the commands reach the cell.
   *
   * @param commands directory of the commands
   * @param variables what they need to know, beside what every caller has
   * @param server who serves them
   * @param end what to do with the directory of cells when the scenario has ended
   */
  record Way(Path commands, Map<String, String> variables, Server server, Consumer<Path> end) {}

  /** The process that serves commands. */
  enum Server {
    /** Each is a process of its own. */
    NONE,
    /** A helper, which the first of them starts. */
    HELPER,
    /** A daemon, which is started before. */
    DAEMON
  }

  private static final String DID_NOT_RUN = "(did not run)";
  private static final Pattern DATE =
      Pattern.compile("\\b\\d\\d/\\d\\d/\\d{4} \\d\\d:\\d\\d:\\d\\d(\\.\\d+)?\\b");
  private static final Pattern ISO_DATE =
      Pattern.compile("\\b\\d{4}-\\d\\d-\\d\\d[T ]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(?=Z?\\b)");
  private static final Pattern LONG_DATE =
      Pattern.compile("\\b[A-Z][a-z]{2} [A-Z][a-z]{2} [ \\d]\\d \\d\\d:\\d\\d:\\d\\d \\d{4}\\b");
  private static final Pattern NUMERIC_ID = Pattern.compile("(?m)^((?:uid|gid):\\s+)\\d+$");

  private final Path home;
  private final String hostName;

  ScenarioRunner(Path home) {
    this.home = home;
    try {
      this.hostName = InetAddress.getLocalHost().getHostName();
    } catch (IOException e) {
      throw new UncheckedIOException("this machine has no host name", e);
    }
  }

  /** The difference to what was recorded as a unified diff; empty when there is none. */
  String difference(Scenario scenario, Way way) {
    return compare(scenario, printed(scenario, way));
  }

  /** The lines that each step prints, its exit status among them when it is not 0. */
  List<List<String>> printed(Scenario scenario, Way way) {
    try {
      // a cell that others could replace would be refused
      Path root = directory("cell.", "rwxr-xr-x");
      Path scratch = directory("scn.", "rwxrwxrwx");
      try {
        String printed = run(scenario, way, root, scratch);
        way.end().accept(root);
        if (Files.exists(root.resolve("default/daemon.sock"))
            || Files.exists(root.resolve("default/helper.sock"))) {
          throw new IllegalStateException("the server of its cell has not been stopped");
        }
        return lines(scenario, printed, scratch);
      } finally {
        Directories.remove(root);
        Directories.remove(scratch);
      }
    } catch (IOException e) {
      throw new UncheckedIOException("running " + scenario, e);
    }
  }

  private static Path directory(String prefix, String mode) throws IOException {
    Path directory = Files.createTempDirectory(prefix);
    Files.setPosixFilePermissions(directory, PosixFilePermissions.fromString(mode));
    return directory;
  }

  /** What was printed, with a marker line behind each command. */
  private String run(Scenario scenario, Way way, Path root, Path scratch) throws IOException {
    Path tools = Files.createDirectory(scratch.resolve(".bin"));
    ProgramFile.write(tools.resolve("edit-with"), "exec sed -i -E \"$EDIT\" \"$1\"");
    Path script = tools.resolve("script");
    Files.writeString(script, script(scenario, way, root));
    Path output = tools.resolve("output");
    ProcessBuilder bash = new ProcessBuilder("bash", script.toString());
    bash.environment().keySet().retainAll(List.of("JAVA_HOME", "PATH", "HOME"));
    bash.environment().putAll(variables(scenario, way.server(), root, scratch));
    bash.environment().put("PATH", tools + ":" + way.commands() + ":" + System.getenv("PATH"));
    bash.environment().putAll(way.variables());
    bash.directory(scratch.toFile());
    bash.redirectInput(new File("/dev/null"));
    bash.redirectErrorStream(true);
    bash.redirectOutput(output.toFile());
    Process process = bash.start();
    try {
      if (!process.waitFor(600, TimeUnit.SECONDS)) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
      }
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
    return new String(Files.readAllBytes(output), StandardCharsets.UTF_8);
  }

  private Map<String, String> variables(Scenario scenario, Server server, Path root, Path scratch) {
    // the scenarios were recorded by root: the cell's owner acts as root
    String owner = "root";
    return Map.ofEntries(
        Map.entry("LC_ALL", "C"),
        Map.entry("TZ", "UTC"),
        Map.entry("USER", owner),
        Map.entry("LOGNAME", owner),
        Map.entry("GRIDLITE_USER", owner),
        Map.entry("SHELL", "/bin/bash"),
        Map.entry("EDITOR", "/bin/false"),
        Map.entry("SGE_ROOT", root.toString()),
        Map.entry("SGE_CELL", "default"),
        Map.entry("GRIDLITE_HELPER", server == Server.HELPER ? "60" : "off"),
        Map.entry("FIXTURES", home.resolve("conformance/fixtures").toString()),
        Map.entry("TMP", scratch.toString()),
        // where texts of refused edits are kept
        Map.entry("TMPDIR", scratch.resolve(".bin").toString()),
        Map.entry("MASTER", hostName),
        Map.entry("SIMULATED", scenario.isLocal() ? "" : "1"));
  }

  private final String salt = "end-of-step-" + UUID.randomUUID();

  private String script(Scenario scenario, Way way, Path root) {
    List<String> lines = new ArrayList<>();
    lines.add(
        "gridlite init "
            // while a scenario was recorded, commands took a few milliseconds
            + (scenario.isLocal() ? "--empty" : "--simulate --slow=20")
            + " >/dev/null || exit 9");
    if (way.server() == Server.DAEMON) {
      lines.add("gridlite daemon start >/dev/null || exit 9");
    }
    if (way.server() != Server.NONE) {
      // a scenario may go on to a cell of its own
      String cell = "SGE_ROOT='%s' SGE_CELL=default".formatted(root);
      lines.add("trap \"" + cell + " gridlite daemon stop >/dev/null 2>&1\" EXIT");
    }
    lines.add(". '" + home.resolve("conformance/verbs.sh") + "'");
    for (int i = 0; i < scenario.steps().size(); i++) {
      lines.addAll(scenario.steps().get(i).command());
      lines.add("printf '\\n%s %d %s\\n' " + salt + " " + i + " \"$?\"");
    }
    return String.join("\n", lines) + "\n";
  }

  /** The lines of each step, which markers separate. */
  private List<List<String>> lines(Scenario scenario, String printed, Path scratch) {
    Matcher marker = Pattern.compile("\\n?" + salt + " (\\d+) (\\d+)\\n").matcher(printed);
    List<List<String>> lines = new ArrayList<>();
    int from = 0;
    for (int i = 0; i < scenario.steps().size(); i++) {
      if (marker.find()) {
        lines.add(lines(printed.substring(from, marker.start()), marker.group(2), scratch));
        from = marker.end();
      } else {
        lines.add(List.of(DID_NOT_RUN, printed.substring(from)));
      }
    }
    return lines;
  }

  /** Returns whether the lines are those of a step that was not reached. */
  static boolean hasNotRun(List<String> lines) {
    return !lines.isEmpty() && lines.get(0).equals(DID_NOT_RUN);
  }

  private static String compare(Scenario scenario, List<List<String>> printed) {
    List<String> wanted = new ArrayList<>();
    List<String> got = new ArrayList<>();
    boolean same = true;
    for (int i = 0; i < printed.size(); i++) {
      Scenario.Step step = scenario.steps().get(i);
      boolean accepted = step.accepts(printed.get(i));
      same &= accepted;
      for (String command : step.command()) {
        wanted.add("$ " + command);
        got.add("$ " + command);
      }
      wanted.addAll(step.expected());
      got.addAll(accepted ? step.expected() : printed.get(i));
    }
    if (same) {
      return "";
    }
    return String.join(
        "\n",
        UnifiedDiffUtils.generateUnifiedDiff(
            "recorded " + scenario, "printed", wanted, DiffUtils.diff(wanted, got), 3));
  }

  private List<String> lines(String printed, String status, Path scratch) {
    String text = normalise(printed, scratch);
    if (text.endsWith("\n")) {
      text = text.substring(0, text.length() - 1);
    }
    // a single empty line is recorded as nothing
    List<String> lines = new ArrayList<>();
    if (!text.isEmpty()) {
      lines.addAll(List.of(text.split("\n", -1)));
    }
    if (!status.equals("0")) {
      lines.add("[" + status + "]");
    }
    return lines;
  }

  private String normalise(String printed, Path scratch) {
    String text = withoutDates(printed.replace(scratch.toString(), "$TMP"));
    return text.replaceAll(
        "(?<![\\w.-])" + Pattern.quote(hostName) + "(?![\\w-]|\\.\\w)", "master");
  }

  /**
   * A text with the same in place of each date, each clock time beside one and each user number.
   */
  static String withoutDates(String printed) {
    String text = DATE.matcher(printed).replaceAll("mm/dd/yyyy hh:mm:ss");
    text = ISO_DATE.matcher(text).replaceAll("yyyy-mm-ddThh:mm:ss");
    text = LONG_DATE.matcher(text).replaceAll("Day Mon dd hh:mm:ss yyyy");
    return NUMERIC_ID.matcher(text).replaceAll("$1N");
  }
}
