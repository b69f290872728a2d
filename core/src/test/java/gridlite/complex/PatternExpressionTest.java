package gridlite.complex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.problem.FormatException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Boolean expressions of patterns, sge_types(1). */
class PatternExpressionTest {
  @ParameterizedTest
  @CsvSource({
    "lx*, lx-amd64, true",
    "!lx*, lx-amd64, false",
    "!!lx*, lx-amd64, true",
    "a|b&c, a, true",
    "(a|b)&c, a, false",
    "!a&!b, c, true",
    "!(a|b), b, false",
    "(lx*|sol*)&!*64, lx-x86, true",
    "(lx*|sol*)&!*64, sol-amd64, false",
    "n[0-3]|n?9, n49, true",
  })
  void negationBindsCloserThanAndAndCloserThanOr(String text, String value, boolean matches) {
    assertThat(PatternExpression.parse(text).matches(value)).isEqualTo(matches);
  }

  @ParameterizedTest
  @CsvSource({"(a|b, 5", "a&|b, 3", "!, 2", "a|, 3", "a), 2", "(a|b))c, 6", "(), 2"})
  void whatIsNoExpressionIsToldWithItsPosition(String text, int position) {
    assertThatThrownBy(() -> PatternExpression.parse(text))
        .isInstanceOf(FormatException.class)
        .hasMessageContaining("at position " + position + " of the expression \"" + text + "\"");
  }

  @ParameterizedTest
  @CsvSource({"LX*, lx-amd64, true", "NODE01|node02, Node02, true", "!A, a, false"})
  void typesThatIgnoreCaseDoSoEverywhere(String text, String value, boolean matches) {
    assertThat(PatternExpression.parseIgnoringCase(text).matches(value)).isEqualTo(matches);
  }
}
