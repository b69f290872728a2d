package gridlite.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How many rows of a terminal a text takes up. */
class PagedOutputTest {
  @ParameterizedTest
  @CsvSource({
    "'', 0",
    "'a\n', 1",
    "'a\n\nb\n', 3",
    "'12345\n', 1",
    "'123456\n', 2",
    "'1234512345\n', 2",
    "'12345123451\nx\n', 4",
    "'äöüäö\n', 1",
    "'\u001b[31m12345\u001b[0m\n', 1",
    "'\u001b[31m123456\u001b[0m\n', 2"
  })
  void linesThatAreTooLongTakeSeveralRows(String text, int rows) {
    assertThat(PagedOutput.rows(text.getBytes(StandardCharsets.UTF_8), 5)).isEqualTo(rows);
  }
}
