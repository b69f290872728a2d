package gridlite.simulate;

import java.util.Arrays;

/**
 * Figures of many values.
 *
 * @param count how many there are
 * @param mean arithmetic mean; 0 without values, like the others
 * @param median a value that half of them don't exceed
 * @param p90 a value that nine of ten don't exceed
 * @param p99 a value that 99 of 100 don't exceed
 * @param max the greatest
 */
public record Distribution(
    long count, double mean, double median, double p90, double p99, double max) {
  /** The figures of some values. */
  static Distribution of(double[] values) {
    if (values.length == 0) {
      return new Distribution(0, 0, 0, 0, 0, 0);
    }
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    double sum = 0;
    for (double value : sorted) {
      sum += value;
    }
    return new Distribution(
        sorted.length,
        sum / sorted.length,
        rank(sorted, 50),
        rank(sorted, 90),
        rank(sorted, 99),
        sorted[sorted.length - 1]);
  }

  /** Nearest rank. */
  private static double rank(double[] sorted, int percent) {
    return sorted[(sorted.length * percent + 99) / 100 - 1];
  }
}
