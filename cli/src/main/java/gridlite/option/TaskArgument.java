package gridlite.option;

import gridlite.value.SlotRange;
import gridlite.value.TaskRange;

/**
 * The tasks that {@code -t} asks for: {@code n}, {@code n-m}, {@code n-m:s}, {@code n-}; a colon in
 * place of the dash is understood, and bounds the wrong way round are turned.
 *
 * @param first smaller bound, 0 included
 * @param last larger bound
 * @param step distance, at least 1
 * @see "qsub(1), -t"
 */
record TaskArgument(long first, long last, long step) {
  private static final String FORM = "one range of tasks n, n-m or n-m:step";

  /** Reads the argument. */
  static TaskArgument parse(String text) {
    int dash = text.indexOf('-');
    int firstColon = text.indexOf(':');
    if (dash < 0 && firstColon >= 0) {
      dash = firstColon;
    }
    if (dash < 0) {
      long task = number(text, text);
      return new TaskArgument(task, task, 1);
    }
    int colon = text.indexOf(':', dash + 1);
    String high = text.substring(dash + 1, colon < 0 ? text.length() : colon);
    long first = number(text, text.substring(0, dash));
    long last = high.isEmpty() ? SlotRange.OPEN_END : number(text, high);
    long step = colon < 0 ? 1 : number(text, text.substring(colon + 1));
    if (step < 1) {
      throw OptionValues.bad("-t", text, "a step of at least 1 in " + FORM);
    }
    return new TaskArgument(Math.min(first, last), Math.max(first, last), step);
  }

  private static long number(String text, String digits) {
    boolean good = !digits.isEmpty() && digits.length() < 10;
    for (int i = 0; i < digits.length(); i++) {
      good &= digits.charAt(i) >= '0' && digits.charAt(i) <= '9';
    }
    if (!good) {
      throw OptionValues.bad("-t", text, FORM);
    }
    return Long.parseLong(digits);
  }

  /** Returns whether it has no end. */
  boolean isOpen() {
    return last == SlotRange.OPEN_END;
  }

  /** Returns whether all numbers are at least 1. */
  boolean isPossible() {
    return first > 0;
  }

  /** The tasks; all numbers must be at least 1. */
  TaskRange range() {
    return new TaskRange(first, last, step);
  }
}
