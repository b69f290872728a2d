package gridlite.schedule.match;

import java.util.Arrays;
import java.util.BitSet;

/** The slots that are left at numbered places, as far as they have been looked at. */
final class LeftSlots {
  private final BitSet known = new BitSet();
  private long[] left = {};

  /** Returns whether a place has been looked at. */
  boolean isKnown(int place) {
    return known.get(place);
  }

  /**
   * Returns what is left at a place.
   *
   * @param place one that is known
   */
  long get(int place) {
    return left[place];
  }

  /**
   * Notes what is left at a place.
   *
   * @param slots at least 0; {@link Long#MAX_VALUE} for any number
   */
  void set(int place, long slots) {
    if (place >= left.length) {
      left = Arrays.copyOf(left, Math.max(place + 1, 2 * left.length));
    }
    left[place] = slots;
    known.set(place);
  }

  /** Takes slots from a place that is known, or gives them back. */
  void add(int place, long slots) {
    left[place] += slots;
  }
}
