package gridlite.conformance;

import java.util.ArrayList;
import java.util.List;

/**
 * The examples of a manual page as a scenario. In its source, the sections {@code SETUP} and {@code
 * EXAMPLES} have commands in indented lines: behind {@code $} those of a user, alice, behind {@code
 * #} those of an administrator, behind {@code @} those that prepare something and are not shown;
 * {@code >} continues a command. What follows is what they print.
 */
final class ManualExamples {
  private static final String MARGIN = "    ";

  private final List<Scenario.Step> steps = new ArrayList<>();
  private final List<String> command = new ArrayList<>();
  private final List<String> expected = new ArrayList<>();
  private final List<String> hidden = new ArrayList<>();
  private boolean isSetup;
  private boolean isExample;
  private boolean isRun;

  private ManualExamples() {}

  /**
   * The scenario of a page.
   *
   * @param name name of the page
   * @param source text of its source
   */
  static Scenario of(String name, String source) {
    ManualExamples examples = new ManualExamples();
    source.lines().forEach(examples::read);
    examples.finish();
    // the text is only looked at for words that need accounts or real commands
    return new Scenario(
        name,
        source.replaceAll("(?s)(^|\n)## (?!EXAMPLES|SETUP).*?(?=\n## |$)", ""),
        examples.steps);
  }

  private void read(String line) {
    if (line.startsWith("## ")) {
      isSetup = line.equals("## SETUP");
      isExample = line.equals("## EXAMPLES");
    }
    if (!line.isEmpty() && !line.startsWith(MARGIN)) {
      finish();
    } else if (isSetup && !line.isEmpty()) {
      hidden.add(line.substring(MARGIN.length()));
    } else if (isExample) {
      readExample(line.isEmpty() ? "" : line.substring(MARGIN.length()));
    }
  }

  private void readExample(String line) {
    if (line.startsWith("@ ")) {
      finish();
      hidden.add(line.substring(2));
    } else if (line.startsWith("$ ")) {
      begin("alice", line.substring(2));
    } else if (line.startsWith("# ")) {
      begin("root", line.substring(2));
    } else if (isRun && line.startsWith("> ") && expected.isEmpty()) {
      command.add(line.substring(2));
    } else if (isRun) {
      expected.add(line);
    }
  }

  private void begin(String user, String line) {
    finish();
    isRun = true;
    command.add("{");
    command.add("export GRIDLITE_USER=root USER=root LOGNAME=root");
    command.addAll(hidden);
    hidden.clear();
    command.add(":; } > /dev/null 2>&1");
    command.add("export GRIDLITE_USER=%s USER=%s LOGNAME=%s".formatted(user, user, user));
    command.add(line);
  }

  private void finish() {
    if (isRun) {
      while (!expected.isEmpty() && expected.get(expected.size() - 1).isEmpty()) {
        expected.remove(expected.size() - 1);
      }
      String text = ScenarioRunner.withoutDates(String.join("\n", expected));
      List<String> lines = text.isEmpty() ? List.of() : List.of(text.split("\n", -1));
      steps.add(new Scenario.Step(List.copyOf(command), lines));
    }
    command.clear();
    expected.clear();
    isRun = false;
  }
}
