package gridlite.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.problem.FormatException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Values as files and attribute verbs spell them. */
class FormatsTest {
  @ParameterizedTest
  @CsvSource({
    "7,7",
    "+5,5",
    "010,10",
    "2.0,2",
    "1e3,1000",
    "1.5E1,15",
    "0x10,16",
    "0XfF,255",
    "4294967295,4294967295"
  })
  void aWholeNumberMayHaveAnExponentOrBeHexadecimal(String text, long number) {
    assertThat(Formats.COUNT.parse(text)).isEqualTo(number);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "1.9",
        ".5",
        "5x",
        "1e",
        "0x",
        "1_0",
        "nan",
        "inf",
        "-3",
        "0x1p4",
        "1e10",
        "1e999",
        "4294967296",
        "0x100000000",
        "0xffffffffffffffffff"
      })
  void whatIsNotWholeOrHasMoreThan32BitsIsRefused(String text) {
    assertThatThrownBy(() -> Formats.COUNT.parse(text)).isInstanceOf(FormatException.class);
  }
}
