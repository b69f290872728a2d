package gridlite.state;

import java.util.ArrayList;
import java.util.List;

/**
 * The experience of scheduling runs with ranges of slots: for each order in which the numbers of a
 * range can be tried, a running average of the tries that it takes, in hundredths and negative, so
 * that the greatest is the best.
 *
 * @param middleFirst of halving the range
 * @param leastFirst of beginning with the least number
 * @param greatestFirst of beginning with the greatest number
 */
public record SearchWeights(int middleFirst, int leastFirst, int greatestFirst) {
  /** Before the first search. */
  public static final SearchWeights NONE = new SearchWeights(0, 0, 0);

  /** The part that earlier searches have in an average, in per cent. */
  private static final int EARLIER = 66;

  private static final int HUNDREDTHS = 100;

  /** The weights that the last run left. */
  public static SearchWeights of(ClusterState state) {
    return new SearchWeights(
        (int) state.counter(Counter.MIDDLE_FIRST),
        (int) state.counter(Counter.LEAST_FIRST),
        (int) state.counter(Counter.GREATEST_FIRST));
  }

  /**
   * The weights after another search.
   *
   * @param middleFirst tries that it takes to halve the range
   * @param leastFirst tries from the least number on
   * @param greatestFirst tries from the greatest number down
   */
  public SearchWeights after(int middleFirst, int leastFirst, int greatestFirst) {
    return new SearchWeights(
        average(this.middleFirst, middleFirst),
        average(this.leastFirst, leastFirst),
        average(this.greatestFirst, greatestFirst));
  }

  // whole numbers, rounded to zero, as Grid Engine has them: the remainders decide between equals
  private static int average(int weight, int tries) {
    return weight * EARLIER / HUNDREDTHS - tries * (HUNDREDTHS - EARLIER);
  }

  /** Returns the changes that give a state these weights. */
  public List<Change> changes(ClusterState state) {
    List<Change> changes = new ArrayList<>();
    put(changes, state, Counter.MIDDLE_FIRST, middleFirst);
    put(changes, state, Counter.LEAST_FIRST, leastFirst);
    put(changes, state, Counter.GREATEST_FIRST, greatestFirst);
    return changes;
  }

  private static void put(List<Change> changes, ClusterState state, Counter counter, int weight) {
    if (state.counter(counter) != weight) {
      changes.add(new Change.SetCounter(counter, weight));
    }
  }
}
