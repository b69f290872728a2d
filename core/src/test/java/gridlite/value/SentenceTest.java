package gridlite.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Points in time stay data until somebody prints the sentence. */
class SentenceTest {
  private static final Instant FIRST = Instant.parse("2026-03-01T10:00:00Z");
  private static final Instant LAST = Instant.parse("2026-03-01T11:00:00Z");

  @Test
  void thePrinterWritesEachPointInTime() {
    Sentence sentence =
        Sentence.of("from ").then(FIRST).then(" until").then(" ").then(LAST).then(", twice");
    assertThat(sentence.text(time -> "<" + time.getEpochSecond() + ">"))
        .isEqualTo("from <1772359200> until <1772362800>, twice");
    assertThat(Sentence.of("at ").then(FIRST).then(LAST).text(Instant::toString))
        .isEqualTo("at 2026-03-01T10:00:00Z2026-03-01T11:00:00Z");
  }

  @Test
  void sentencesAreTheSameHoweverTheyWerePutTogether() {
    assertThat(Sentence.of("a").then("b").then(FIRST))
        .isEqualTo(Sentence.of("ab").then(FIRST))
        .isNotEqualTo(Sentence.of("ab").then(LAST));
  }

  @Test
  void betweenTwoFragmentsIsAPointInTime() {
    List<String> fragments = List.of("a", "b");
    List<Instant> none = List.of();
    assertThatThrownBy(() -> new Sentence(fragments, none))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("2 fragments around 0 points in time");
  }
}
