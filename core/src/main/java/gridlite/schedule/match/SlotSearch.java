package gridlite.schedule.match;

import gridlite.config.SchedulerConfig;
import gridlite.state.ClusterState;
import gridlite.state.SearchWeights;
import java.util.Locale;
import java.util.Optional;

/**
 * Grid Engine's search for the greatest number of slots of a range that fits, as far as it shows:
 * the greatest number is found here without a search, but what is reported of a job is what the
 * first number that is tried comes to. It is chosen by the searches before, those of earlier runs
 * among them (conformance/scheduling/first-number-of-a-range.t).
 *
 * @see "sched_conf(5), params, PE_RANGE_ALG"
 */
public final class SlotSearch {
  private static final String ALGORITHM = "PE_RANGE_ALG=";

  /** The order in which numbers are tried. */
  private enum Order {
    MIDDLE_FIRST,
    LEAST_FIRST,
    GREATEST_FIRST
  }

  private final Optional<Order> chosen;
  private SearchWeights weights;

  private SlotSearch(Optional<Order> chosen, SearchWeights weights) {
    this.chosen = chosen;
    this.weights = weights;
  }

  /** The searches of a run, which go on where those of the last run ended. */
  public static SlotSearch ofRun(ClusterState state) {
    return new SlotSearch(chosen(state), SearchWeights.of(state));
  }

  /** The searches of a verification, which knows nothing of others. */
  public static SlotSearch first(ClusterState state) {
    return new SlotSearch(chosen(state), SearchWeights.NONE);
  }

  private static Optional<Order> chosen(ClusterState state) {
    Optional<Order> chosen = Optional.empty();
    for (String parameter : state.schedulerConfig().get(SchedulerConfig.PARAMS)) {
      if (parameter.regionMatches(true, 0, ALGORITHM, 0, ALGORITHM.length())) {
        chosen =
            switch (parameter.substring(ALGORITHM.length()).toLowerCase(Locale.ROOT)) {
              case "bin" -> Optional.of(Order.MIDDLE_FIRST);
              case "least" -> Optional.of(Order.LEAST_FIRST);
              case "highest" -> Optional.of(Order.GREATEST_FIRST);
              default -> Optional.empty();
            };
      }
    }
    return chosen;
  }

  /** The weights after all searches so far. */
  public SearchWeights weights() {
    return weights;
  }

  /** The order of the next search; of those that promise the same, the first of the enumeration. */
  private Order order() {
    if (chosen.isPresent()) {
      return chosen.get();
    }
    int middle = weights.middleFirst();
    if (middle >= weights.leastFirst() && middle >= weights.greatestFirst()) {
      return Order.MIDDLE_FIRST;
    }
    return weights.greatestFirst() >= weights.leastFirst()
        ? Order.GREATEST_FIRST
        : Order.LEAST_FIRST;
  }

  /** The number that the next search tries first. */
  long first(SlotNumbers numbers) {
    return firstFitting(numbers, numbers.size());
  }

  /**
   * The first of the numbers that the next search tries and that fits.
   *
   * @param fitting how many of the numbers fit, one at least
   */
  long firstFitting(SlotNumbers numbers, int fitting) {
    return switch (order()) {
      case MIDDLE_FIRST -> numbers.at(firstFittingByHalves(numbers.size(), fitting));
      case LEAST_FIRST -> numbers.at(0);
      case GREATEST_FIRST -> numbers.at(fitting - 1);
    };
  }

  private static int firstFittingByHalves(int size, int fitting) {
    int middle = (size - 1) / 2;
    while (middle > 0 && middle >= fitting) {
      middle = (middle - 1) / 2;
    }
    return middle;
  }

  /**
   * A search has ended.
   *
   * @param fitting how many of the numbers fit
   */
  void ended(SlotNumbers numbers, int fitting) {
    int size = numbers.size();
    if (size < 2) {
      return;
    }
    int middleFirst =
        order() == Order.MIDDLE_FIRST ? triesByHalves(size, fitting) : triesByHalves(size);
    // none and the least alone count the same
    int found = Math.max(0, fitting - 1);
    weights = weights.after(middleFirst, found + 1, size - found + 1);
  }

  /** The tries of halving some numbers. */
  private static int triesByHalves(int size, int fitting) {
    int tries = 0;
    int from = 0;
    int to = size;
    while (from < to) {
      int middle = (from + to - 1) / 2;
      tries++;
      if (middle < fitting) {
        from = middle + 1;
      } else {
        to = middle;
      }
    }
    return tries;
  }

  /** Grid Engine's estimate of these tries when it has tried the numbers in another order. */
  private static int triesByHalves(int size) {
    int tries = 1;
    for (int left = size; tries < left; tries++) {
      left -= tries;
    }
    return tries - 1;
  }
}
