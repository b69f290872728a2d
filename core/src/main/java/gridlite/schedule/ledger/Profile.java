package gridlite.schedule.ledger;

import java.util.Arrays;

/**
 * The use of one resource over time: a step function. Without reservations everything is booked
 * forever, and the function is a number.
 */
final class Profile {
  private double base;
  private long[] times = {};
  private double[] use = {};
  private int steps;

  /** Adds to the use in a span of time. */
  void add(double amount, Window window) {
    if (amount == 0) {
      return;
    }
    boolean sinceEver = window.from() == Long.MIN_VALUE;
    // steps take the use before them, so both are made before anything is added
    int first = sinceEver ? 0 : stepAt(window.from());
    int end = window.to() == Window.FOREVER ? steps : stepAt(window.to());
    if (sinceEver) {
      base += amount;
    }
    for (int i = first; i < end; i++) {
      use[i] += amount;
    }
  }

  /** Returns whether the use is the same at all times. */
  boolean isConstant() {
    return steps == 0;
  }

  /** Largest use in a span of time. */
  double max(Window window) {
    if (steps == 0) {
      return base;
    }
    int i = window.from() == Long.MIN_VALUE ? -1 : indexAt(window.from());
    double max = i < 0 ? base : use[i];
    for (i++; i < steps && times[i] < window.to(); i++) {
      max = Math.max(max, use[i]);
    }
    return max;
  }

  /** Index of the last step not behind a time, or -1. */
  private int indexAt(long time) {
    int found = Arrays.binarySearch(times, 0, steps, time);
    return found >= 0 ? found : -found - 2;
  }

  /** Index of the step at a time, which is made when there is none. */
  private int stepAt(long time) {
    int found = Arrays.binarySearch(times, 0, steps, time);
    if (found >= 0) {
      return found;
    }
    int at = -found - 1;
    if (steps == times.length) {
      times = Arrays.copyOf(times, Math.max(4, steps * 2));
      use = Arrays.copyOf(use, times.length);
    }
    System.arraycopy(times, at, times, at + 1, steps - at);
    System.arraycopy(use, at, use, at + 1, steps - at);
    times[at] = time;
    use[at] = at == 0 ? base : use[at - 1];
    steps++;
    return at;
  }
}
