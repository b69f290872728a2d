package gridlite.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * What Grid Engine printed, gridlite prints. {@code ScenarioTest} proves it for most files of
 * {@code conformance/} without a server; here a third of them, chosen by their names, and the
 * others, such as those of real jobs, are served by a daemon, another third by a helper, and those
 * that {@code embedded.txt} lists run in processes of their own as well. {@code
 * -Dgridlite.scenarios.all=true} serves all by both. A scenario in {@code pending.txt} must fail,
 * so that the list only shrinks.
 */
@Execution(ExecutionMode.CONCURRENT)
class ScenarioIT {
  private static final Path HOME = Path.of(System.getProperty("gridlite.home", ".."));
  private static final Path CONFORMANCE = HOME.resolve("conformance");
  private static final int OF_HELPER = 0;
  private static final int OF_DAEMON = 1;

  @TestFactory
  @Execution(ExecutionMode.CONCURRENT)
  Stream<DynamicTest> withDaemon() throws IOException {
    Set<String> pending = Set.copyOf(listed("pending.txt"));
    return chosen(OF_DAEMON)
        .map(
            scenario ->
                dynamicTest(
                    scenario + " (daemon)",
                    () -> check(scenario, way(ScenarioRunner.Server.DAEMON), pending)));
  }

  @TestFactory
  @Execution(ExecutionMode.CONCURRENT)
  Stream<DynamicTest> embedded() throws IOException {
    Set<String> pending = Set.copyOf(listed("pending.txt"));
    Set<String> chosen = Set.copyOf(listed("embedded.txt"));
    return Scenario.all(CONFORMANCE)
        .filter(scenario -> chosen.contains(scenario.name()))
        .map(
            scenario ->
                dynamicTest(
                    scenario + " (embedded)",
                    () -> check(scenario, way(ScenarioRunner.Server.NONE), pending)));
  }

  @TestFactory
  @Execution(ExecutionMode.CONCURRENT)
  Stream<DynamicTest> withHelper() throws IOException {
    Set<String> pending = Set.copyOf(listed("pending.txt"));
    return chosen(OF_HELPER)
        .map(
            scenario ->
                dynamicTest(
                    scenario + " (helper)",
                    () -> check(scenario, way(ScenarioRunner.Server.HELPER), pending)));
  }

  private static Stream<Scenario> chosen(int third) throws IOException {
    boolean all = Boolean.getBoolean("gridlite.scenarios.all");
    return Scenario.all(CONFORMANCE)
        .filter(
            scenario ->
                all
                    || third == OF_DAEMON && scenario.needsLauncher()
                    || Math.floorMod(scenario.name().hashCode(), 3) == third);
  }

  @Test
  void theListsNameScenariosThatExist() throws IOException {
    Set<String> names = Scenario.all(CONFORMANCE).map(Scenario::name).collect(Collectors.toSet());
    assertThat(names).containsAll(listed("pending.txt")).containsAll(listed("embedded.txt"));
  }

  private static ScenarioRunner.Way way(ScenarioRunner.Server server) {
    return new ScenarioRunner.Way(
        HOME.resolve("bin").toAbsolutePath(), Map.of(), server, root -> {});
  }

  private static void check(Scenario scenario, ScenarioRunner.Way way, Set<String> pending)
      throws IOException {
    assumeTrue(
        Accounts.areThere(scenario.accounts()), "needs root, who can run jobs as other accounts");
    ScenarioRunner runner = new ScenarioRunner(HOME.toAbsolutePath().normalize());
    String difference = runner.difference(scenario, way);
    if (pending.contains(scenario.name())) {
      assertThat(difference)
          .as("%s passes: take it out of conformance/pending.txt", scenario)
          .isNotEmpty();
    } else if (!difference.isEmpty()) {
      fail(difference);
    }
  }

  private static List<String> listed(String file) throws IOException {
    return Files.readAllLines(CONFORMANCE.resolve(file)).stream()
        .map(String::strip)
        .filter(line -> !line.isEmpty() && !line.startsWith("#"))
        .toList();
  }
}
