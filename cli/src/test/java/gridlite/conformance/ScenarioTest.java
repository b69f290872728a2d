package gridlite.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import gridlite.main.CommandServer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * Scenarios of simulated hosts without a daemon, their commands run in this JVM: the quick half of
 * {@link ScenarioIT}, which runs them as processes. It needs no built commands, so that those which
 * begin a command of their own are left to that. With {@code -Dgridlite.databases.open=true} the
 * databases stay open between commands.
 */
@Execution(ExecutionMode.CONCURRENT)
class ScenarioTest {
  private static final Path HOME =
      Path.of(System.getProperty("gridlite.home", "..")).toAbsolutePath().normalize();

  /** Below it scenarios; by default all of the project's. */
  private static final Path CONFORMANCE =
      Path.of(System.getProperty("gridlite.scenarios", HOME.resolve("conformance").toString()));

  @TempDir static Path directory;
  private static CommandServer server;

  @BeforeAll
  static void serve() throws IOException {
    server = new CommandServer(directory, Boolean.getBoolean("gridlite.databases.open"));
  }

  @AfterAll
  static void stop() throws IOException {
    server.close();
  }

  @TestFactory
  @Execution(ExecutionMode.CONCURRENT)
  Stream<DynamicTest> inThisProcess() throws IOException {
    return Scenario.all(CONFORMANCE)
        .filter(scenario -> !scenario.isLocal() && !scenario.needsLauncher())
        .map(scenario -> dynamicTest(scenario.toString(), () -> check(scenario)));
  }

  private static void check(Scenario scenario) {
    assumeTrue(
        Accounts.areThere(scenario.accounts()), "needs root, who can write to homes of others");
    ScenarioRunner.Way way =
        new ScenarioRunner.Way(
            directory,
            server.variables(HOME.resolve("bin")),
            ScenarioRunner.Server.NONE,
            server::forget);
    assertThat(new ScenarioRunner(HOME).difference(scenario, way)).isEmpty();
  }
}
