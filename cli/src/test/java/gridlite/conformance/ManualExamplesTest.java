package gridlite.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** What the examples of the manual show is what the commands print. */
@Execution(ExecutionMode.CONCURRENT)
class ManualExamplesTest {
  private static final Path HOME = SharedServer.PROJECT;
  private static final Path SOURCES = HOME.resolve("cli/src/main/resources/gridlite/manual");

  @RegisterExtension static final SharedServer SERVER = new SharedServer();

  @TestFactory
  @Execution(ExecutionMode.CONCURRENT)
  Stream<DynamicTest> theExamplesOfEachPage() throws IOException {
    return sources().stream()
        .map(file -> ManualExamples.of(file.getFileName().toString(), SharedServer.read(file)))
        .filter(scenario -> !scenario.steps().isEmpty())
        .map(scenario -> dynamicTest(scenario.name(), () -> check(scenario)));
  }

  private static void check(Scenario scenario) {
    assumeTrue(
        !scenario.text().contains(" -jsv ") || Accounts.areThere(Set.of("alice")),
        "needs root, who can run a script as alice");
    ScenarioRunner.Way way =
        new ScenarioRunner.Way(
            SERVER.directory(), SERVER.variables(), ScenarioRunner.Server.NONE, SERVER::forget);
    assertThat(new ScenarioRunner(HOME).difference(scenario, way)).isEmpty();
  }

  @Test
  void linesOfAnExampleAreReadByTheirFirstCharacter() {
    String source =
        """
        # x(1) nothing

        ## SETUP
            site small

        ## EXAMPLES
        Prose.

            @ qsched run
            $ qstat
            one

            two
            # qconf -sm
            > -so
        """;
    List<Scenario.Step> steps = ManualExamples.of("x", source).steps();
    assertThat(steps).hasSize(2);
    assertThat(steps.get(0).command()).contains("site small", "qsched run").endsWith("qstat");
    assertThat(steps.get(0).expected()).containsExactly("one", "", "two");
    assertThat(steps.get(1).command()).endsWith("qconf -sm", "-so");
    assertThat(steps.get(1).expected()).isEmpty();
  }

  private static List<Path> sources() throws IOException {
    try (Stream<Path> files = Files.list(SOURCES)) {
      return files.sorted().toList();
    }
  }
}
