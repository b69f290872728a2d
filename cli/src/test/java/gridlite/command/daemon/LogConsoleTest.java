package gridlite.command.daemon;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.testkit.RecordingConsole;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Warnings of what a daemon does by itself, a look each second. */
class LogConsoleTest {
  private static final String AWAY = "warning: Slurm can't be asked: it is away\n";
  private static final String BLOCKED = "warning: task 1.1 could not be started\n";

  private final List<String> log = new ArrayList<>();
  private final RecordingConsole process = new RecordingConsole(Path.of("/nowhere"));
  private Duration time = Duration.ZERO;
  private final LogConsole console = new LogConsole(process, log::add, () -> time.toNanos());

  private void look(String... warnings) {
    for (String warning : warnings) {
      console.err(warning);
    }
    console.flush();
    time = time.plusSeconds(1);
  }

  private void lookFor(Duration period, String... warnings) {
    for (Duration end = time.plus(period); time.compareTo(end) < 0; ) {
      look(warnings);
    }
  }

  @Test
  void aWarningIsInTheLogBeforeTheLookHasEnded() {
    console.err(AWAY);
    assertThat(log).containsExactly(AWAY.strip());
    assertThat(process.errors()).isEmpty();
  }

  @Test
  void warningsThatTakeTurnsAreWrittenOnceEach() {
    for (int i = 0; i < 100; i++) {
      look(AWAY, BLOCKED, AWAY);
      look(BLOCKED);
    }
    assertThat(log).containsExactly(AWAY.strip(), BLOCKED.strip());
  }

  @Test
  void oneThatChangesIsWrittenAgain() {
    look(BLOCKED);
    look("warning: task 1.1 could not be started: no room is left\n");
    assertThat(log).hasSize(2);
  }

  @Test
  void oneThatIsOverIsSaidToBeSoAndIsWrittenWhenItComesAgain() {
    lookFor(Duration.ofMinutes(3), AWAY, BLOCKED);
    lookFor(LogConsole.QUIET.minusSeconds(1), BLOCKED);
    assertThat(log).containsExactly(AWAY.strip(), BLOCKED.strip());
    lookFor(Duration.ofSeconds(2), BLOCKED);
    look(AWAY);
    assertThat(log)
        .containsExactly(
            AWAY.strip(),
            BLOCKED.strip(),
            "not repeated for a minute: " + AWAY.strip(),
            AWAY.strip());
  }
}
