package gridlite.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Runs the commands of a guide one after the other in one shell, in an empty directory, and
 * compares what they print, but for dates, directories and the name of this machine. With {@code
 * -Dgridlite.guides.write=true} it writes into the guide what they print.
 */
final class GuideRunner {
  /**
   * The names that guides have for the directory that they are run in, the host and the product.
   */
  private static final String HOME = "/home/alice";

  private static final String HOST = "workstation";
  private static final String PRODUCT = "/opt/gridlite";
  private static final Pattern NUMBER = Pattern.compile("(?<=\\bpid )\\d+");

  private final String salt = "end-of-step-" + UUID.randomUUID();
  private final Path project;
  private final Path commands;
  private final Map<String, String> variables;

  /**
   * A runner.
   *
   * @param project directory of the project
   * @param commands directory of the commands
   * @param variables what they need to know
   */
  GuideRunner(Path project, Path commands, Map<String, String> variables) {
    this.project = project;
    this.commands = commands;
    this.variables = variables;
  }

  /** Runs a guide in a directory. */
  void check(Path file, Path directory) throws IOException, InterruptedException {
    Guide guide = Guide.of(Files.readString(file));
    List<List<String>> outputs = outputs(guide, run(guide, directory), directory);
    List<List<String>> normal = outputs.stream().map(GuideRunner::withoutDates).toList();
    List<List<String>> wanted =
        guide.steps().stream().map(step -> withoutDates(step.output())).toList();
    if (Boolean.getBoolean("gridlite.guides.write")) {
      List<List<String>> kept = new ArrayList<>();
      for (int i = 0; i < outputs.size(); i++) {
        boolean same = wanted.get(i).equals(normal.get(i));
        kept.add(same ? guide.steps().get(i).output() : outputs.get(i));
      }
      Files.writeString(file, guide.with(kept));
      // "gridlite tour" plays this one
      Path source = project.resolve("cli/src/main/resources/gridlite").resolve(file.getFileName());
      if (Files.exists(source)) {
        Files.writeString(source, guide.with(kept));
      }
      return;
    }
    assertThat(guide.with(normal)).isEqualTo(guide.with(wanted));
  }

  private static List<String> withoutDates(List<String> lines) {
    String text = ScenarioRunner.withoutDates(String.join("\n", lines));
    return text.isEmpty() ? List.of() : List.of(text.split("\n", -1));
  }

  private String run(Guide guide, Path directory) throws IOException, InterruptedException {
    Path tools = Files.createDirectory(directory.resolve(".run"));
    Path script = Files.writeString(tools.resolve("script"), script(guide));
    Path output = tools.resolve("output");
    ProcessBuilder bash = new ProcessBuilder("bash", script.toString());
    bash.environment().keySet().retainAll(List.of("JAVA_HOME", "PATH"));
    bash.environment()
        .putAll(
            Map.of(
                "LC_ALL", "C",
                "TZ", "UTC",
                "HOME", directory.toString(),
                "GRIDLITE_USER", "alice",
                "USER", "alice",
                "LOGNAME", "alice",
                "SHELL", "/bin/bash",
                "EDITOR", "/bin/false",
                "GRIDLITE_HELPER", "off",
                "GUIDES", project.resolve("docs/examples").toString()));
    bash.environment().put("PATH", commands + ":" + System.getenv("PATH"));
    bash.environment().putAll(variables);
    bash.directory(directory.toFile());
    bash.redirectInput(new File("/dev/null")).redirectErrorStream(true);
    Process process = bash.redirectOutput(output.toFile()).start();
    if (!process.waitFor(600, TimeUnit.SECONDS)) {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
    return Files.readString(output, StandardCharsets.UTF_8);
  }

  private String script(Guide guide) {
    List<String> lines = new ArrayList<>();
    for (Guide.Step step : guide.steps()) {
      if (!step.hidden().isEmpty()) {
        lines.add("{");
        lines.addAll(step.hidden());
        lines.add("} > .run/hidden 2>&1 || cat .run/hidden");
      }
      lines.addAll(step.command());
      lines.add("printf '\\n%s %s\\n' " + salt + " \"$?\"");
    }
    return String.join("\n", lines) + "\n";
  }

  private List<List<String>> outputs(Guide guide, String printed, Path directory)
      throws IOException {
    Matcher marker = Pattern.compile("\\n?" + salt + " (\\d+)\\n").matcher(printed);
    List<List<String>> outputs = new ArrayList<>();
    int from = 0;
    for (int i = 0; i < guide.steps().size(); i++) {
      assertThat(marker.find()).as("did not run: %s", printed.substring(from)).isTrue();
      String text = general(printed.substring(from, marker.start()), directory);
      from = marker.end();
      List<String> lines = new ArrayList<>(text.lines().toList());
      if (!marker.group(1).equals("0")) {
        lines.add("[" + marker.group(1) + "]");
      }
      outputs.add(lines);
    }
    return outputs;
  }

  private String general(String printed, Path directory) throws IOException {
    String text = printed.replace(directory.toString(), HOME).replace(project.toString(), PRODUCT);
    text = NUMBER.matcher(text).replaceAll("4711");
    String host = Pattern.quote(InetAddress.getLocalHost().getHostName());
    return text.replaceAll("(?<![\\w.-])" + host + "(?![\\w-]|\\.\\w)", HOST);
  }
}
