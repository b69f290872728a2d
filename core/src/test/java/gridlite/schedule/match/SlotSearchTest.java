package gridlite.schedule.match;

import static org.assertj.core.api.Assertions.assertThat;

import gridlite.state.SearchWeights;
import gridlite.testkit.ClusterBuilder;
import gridlite.value.SlotRange;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class SlotSearchTest {
  private static final long ENVIRONMENT = 999;

  private final SlotSearch search = SlotSearch.first(ClusterBuilder.empty().state());

  private static SlotNumbers numbers(String range) {
    return new SlotNumbers(SlotRange.parse(range), 1, 1, ENVIRONMENT);
  }

  /** Returns the numbers that some searches in vain try first. */
  private List<Long> inVain(String range, int searches) {
    SlotNumbers numbers = numbers(range);
    List<Long> first = new ArrayList<>();
    for (int i = 0; i < searches; i++) {
      first.add(search.first(numbers));
      search.ended(numbers, 0);
    }
    return first;
  }

  /** conformance/scheduling/first-number-of-a-range.t has the same numbers. */
  @Test
  void halvesAreTriedUntilAnotherOrderPromisesLess() {
    assertThat(inVain("2-4", 12)).containsExactly(3L, 2L, 2L, 2L, 2L, 2L, 2L, 2L, 2L, 2L, 2L, 3L);
  }

  @Test
  void startsAtTheGreatestNumberMakeItTheFirst() {
    SlotNumbers numbers = numbers("1-9");
    search.ended(numbers, 9);
    assertThat(search.first(numbers)).isEqualTo(9);
  }

  @Test
  void singleNumbersSayNothingOfRanges() {
    search.ended(numbers("7"), 1);
    assertThat(search.weights()).isEqualTo(SearchWeights.NONE);
  }

  @Test
  void theNumbersAreThoseOfTheRangeThatTheRuleAndTheEnvironmentAdmit() {
    Random random = new Random();
    long seed = random.nextLong();
    random.setSeed(seed);
    for (int i = 0; i < 1000; i++) {
      SlotRange range = SlotRange.parse(part(random) + "," + part(random));
      long step = 1 + random.nextInt(4);
      long least = random.nextInt(12);
      long most = random.nextInt(40);
      long[] expected =
          LongStream.rangeClosed(Math.max(1, least), most)
              .filter(slots -> slots % step == 0 && range.contains(slots))
              .toArray();
      SlotNumbers numbers = new SlotNumbers(range, step, least, most);
      String description = "seed " + seed + ", " + range + " by " + step;
      assertThat(numbers.size()).as(description).isEqualTo(expected.length);
      for (int place = 0; place < expected.length; place++) {
        assertThat(numbers.at(place)).as(description).isEqualTo(expected[place]);
        assertThat(numbers.upTo(expected[place])).as(description).isEqualTo(place + 1);
      }
    }
  }

  private static String part(Random random) {
    int first = 1 + random.nextInt(20);
    return random.nextBoolean() ? String.valueOf(first) : first + "-" + (first + random.nextInt(9));
  }
}
