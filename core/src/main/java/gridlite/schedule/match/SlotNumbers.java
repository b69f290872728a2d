package gridlite.schedule.match;

import gridlite.value.SlotRange;
import java.util.ArrayList;
import java.util.List;

/**
 * The numbers of slots that are tried for a job in one parallel environment, in ascending order.
 */
final class SlotNumbers {
  /** Neighbouring numbers of a range. */
  private record Run(long first, int size) {}

  private final List<Run> runs = new ArrayList<>();
  private final long step;
  private int size;

  /**
   * The numbers of a range that are multiples of a number.
   *
   * @param least the least number that is tried
   * @param most the greatest number that may be tried
   */
  SlotNumbers(SlotRange range, long step, long least, long most) {
    this.step = step;
    long next = least;
    for (SlotRange.Interval part : range.parts()) {
      long first = (Math.max(part.min(), next) + step - 1) / step * step;
      long last = Math.min(part.max(), most) / step * step;
      if (first <= last) {
        int count = (int) ((last - first) / step + 1);
        runs.add(new Run(first, count));
        size += count;
        next = last + 1;
      }
    }
  }

  int size() {
    return size;
  }

  /** The number at a place, counted from 0. */
  long at(int place) {
    int left = place;
    for (Run run : runs) {
      if (left < run.size()) {
        return run.first() + left * step;
      }
      left -= run.size();
    }
    throw new IndexOutOfBoundsException(place);
  }

  /** Returns how many numbers are at most {@code slots}. */
  int upTo(long slots) {
    int count = 0;
    for (Run run : runs) {
      if (run.first() <= slots) {
        count += (int) Math.min(run.size(), (slots - run.first()) / step + 1);
      }
    }
    return count;
  }
}
