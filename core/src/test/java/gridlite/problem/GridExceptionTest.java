package gridlite.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The order and the number of problems that are shown. */
class GridExceptionTest {
  private static Problem at(String source, int line) {
    return Problem.refused("wrong").at(new SourcePosition(source, line, 1));
  }

  @Test
  void problemsOfOneDocumentComeInTheOrderOfItsLines() {
    Problem plain = Problem.refused("nowhere");
    GridException all =
        new GridException(List.of(at("f", 51), plain, at("g", 2), at("f", 3), at("g", 1)));
    assertThat(all.problems())
        .containsExactly(at("f", 3), plain, at("g", 1), at("f", 51), at("g", 2));
    assertThat(all).hasMessage(at("f", 3).text());
  }

  @Test
  void theFirstLinesAreThoseThatAreShown() {
    List<Problem> found = new ArrayList<>();
    for (int line = GridException.MOST + 5; line > 0; line--) {
      found.add(at("f", line));
    }
    List<Problem> shown = new GridException(found).problems();
    assertThat(shown).hasSize(GridException.MOST + 1);
    assertThat(shown.get(0)).isEqualTo(at("f", 1));
    assertThat(shown.get(GridException.MOST).message()).startsWith("5 more");
  }
}
