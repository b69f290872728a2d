package gridlite.execution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The {@link Ordeal} for a short time. The system properties {@code gridlite.faults} and {@code
 * gridlite.seed} are the number of rounds and what decides them.
 */
class FaultInjectionIT {
  private static final int ROUNDS = Integer.getInteger("gridlite.faults", 100);
  private static final long SEED = Long.getLong("gridlite.seed", System.nanoTime());

  @TempDir Path root;

  @Test
  void everyTaskRunsOnceAndIsAccountedOnceWhateverIsKilled() throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/perl")), "shepherds are Perl scripts");
    Ordeal ordeal = new Ordeal(root, CellCommands.BIN, SEED);
    List<String> failures = ordeal.run(ROUNDS);
    assertThat(failures).as("seed %d, %s", SEED, ordeal.summary()).isEmpty();
  }

  @AfterEach
  void end() throws Exception {
    new CellCommands(root).end();
  }
}
