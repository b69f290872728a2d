package gridlite.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.problem.FormatException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The enhanced queue configuration syntax of queue_conf(5), hostlist. */
class PerHostFormatTest {
  @Test
  void groupsAreListedBeforeHostsEachInOrderOfWriting() {
    PerHostFormat<Long> slots = Formats.COUNT.perHost();
    assertThat(slots.print(slots.parse("4,[node02=7], [@b=5],[node01=6],[@a=3]")))
        .isEqualTo("4,[@b=5],[@a=3],[node02=7],[node01=6]");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[node01=4]|default value is needed",
        "4,[node01=4|never closed",
        "4,[node01]|expected [host=value]",
        "4,[a=1],[a=2]|two settings",
        "4,[a=1] 5|expected \"[\"",
        "4,[a=x]|not a whole number",
      })
  void whatDoesNotFitIsRefusedWithItsPlace(String text, String message) {
    assertThatThrownBy(() -> Formats.COUNT.perHost().parse(text))
        .isInstanceOf(FormatException.class)
        .hasMessageContaining(message);
  }
}
