package gridlite.calendar;

import java.time.LocalDateTime;
import java.util.List;

/**
 * One entry of a calendar: on these days, at these times of the day, this state.
 *
 * @param days the days
 * @param times times of the day; none: all day
 * @param state the state
 */
record CalendarEntry(DaySet days, List<Span> times, CalendarState state) {
  /** Seconds of a day. */
  static final int DAY = 24 * 60 * 60;

  CalendarEntry {
    times = List.copyOf(times);
  }

  /**
   * A time of the day in seconds since midnight, the end excluded. With the end before the start it
   * is the rest of that day and its beginning: {@code 20-6} on a Monday is Monday until six and
   * from twenty on.
   */
  record Span(int from, int to) {
    boolean contains(int second) {
      return from < to ? from <= second && second < to : second < to || second >= from;
    }
  }

  boolean covers(LocalDateTime when) {
    if (!days.contains(when.toLocalDate())) {
      return false;
    }
    int second = when.toLocalTime().toSecondOfDay();
    for (Span time : times) {
      if (time.contains(second)) {
        return true;
      }
    }
    return times.isEmpty();
  }
}
