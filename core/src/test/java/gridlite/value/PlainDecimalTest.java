package gridlite.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlainDecimalTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "0",
        "7",
        "-7",
        "10",
        "0.0",
        "0.25",
        "-0.25",
        "12.500000",
        "0.00000000000001",
        "123456789012345",
        "-123456789012345",
        "12345678.1234567",
        "1700000000"
      })
  void aPlainNumberHasTheValueAndTheTextThatItWasReadFrom(String text) {
    long code = PlainDecimal.encode(text);
    assertThat(code).isNotEqualTo(PlainDecimal.OTHER);
    assertThat(PlainDecimal.text(code)).isEqualTo(text);
    assertThat(PlainDecimal.value(code)).isEqualTo(Double.parseDouble(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "-",
        ".",
        "-.",
        "7.",
        ".5",
        "-.5",
        "00",
        "007",
        "00.5",
        "-0",
        "-0.0",
        "+7",
        " 7",
        "7 ",
        "1e5",
        "nan",
        "NaN",
        "Infinity",
        "0x10",
        "1.2.3",
        "7-",
        "7d",
        "1_000",
        "\u0667",
        "1234567890123456",
        "0.1234567890123456",
        "1.123456789012345",
        "99999999999999999999"
      })
  void otherTextsHaveNoCode(String text) {
    assertThat(PlainDecimal.encode(text)).isEqualTo(PlainDecimal.OTHER);
  }

  @Test
  void anyNumberIsTheOneThatJavaReads() {
    long seed = System.nanoTime();
    System.out.println("seed " + seed);
    Random random = new Random(seed);
    for (int i = 0; i < 100_000; i++) {
      StringBuilder text = new StringBuilder(random.nextBoolean() ? "-" : "");
      text.append(1 + random.nextInt(9));
      int digits = random.nextInt(15);
      int point = random.nextInt(16);
      for (int digit = 0; digit < digits; digit++) {
        text.append(digit == point ? "." : "").append(random.nextInt(10));
      }
      long code = PlainDecimal.encode(text.toString());
      assertThat(PlainDecimal.text(code)).as("seed %s", seed).isEqualTo(text.toString());
      assertThat(PlainDecimal.value(code)).isEqualTo(Double.parseDouble(text.toString()));
    }
  }
}
