package gridlite.main;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CommandsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "init",
        "daemon",
        "doctor",
        "simulate",
        "archive",
        "manual",
        "follow",
        "--version",
        "help",
        "no-such"
      })
  void aDaemonDoesNotRunWhatIsTheCallersBusiness(String verb) {
    assertThat(Commands.place("gridlite", List.of(verb, "/somewhere")))
        .isNotEqualTo(Verb.Place.CELL);
  }

  @Test
  void aDaemonRunsTheCommandsOfGridEngine() {
    for (Commands.Entry command : Commands.ALL) {
      boolean byCaller = List.of("qrsh", "gridlite").contains(command.name());
      assertThat(Commands.place(command.name(), List.of()))
          .as(command.name())
          .isEqualTo(byCaller ? Verb.Place.CALLER : Verb.Place.CELL);
    }
    assertThat(Commands.place("no-such", List.of())).isEqualTo(Verb.Place.CALLER);
  }

  @Test
  void everyVerbThatHelpNamesIsFoundByItsName() {
    for (Verb verb : Verb.values()) {
      for (String line : verb.usage()) {
        assertThat(Verb.of(List.of(line.split(" ", -1)[0]))).hasValue(verb);
      }
    }
  }
}
