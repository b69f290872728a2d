package gridlite.calendar;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The days that an entry of a calendar is about. */
sealed interface DaySet {
  /** Returns whether a day is among them. */
  boolean contains(LocalDate day);

  /** Days at which membership can begin or end, beside the weekly repetition. */
  List<LocalDate> edges();

  /** All days. */
  record Every() implements DaySet {
    @Override
    public boolean contains(LocalDate day) {
      return true;
    }

    @Override
    public List<LocalDate> edges() {
      return List.of();
    }
  }

  /** Some days of every week. */
  record OfWeek(Set<DayOfWeek> days) implements DaySet {
    public OfWeek {
      days = Set.copyOf(days);
    }

    @Override
    public boolean contains(LocalDate day) {
      return days.contains(day.getDayOfWeek());
    }

    @Override
    public List<LocalDate> edges() {
      return List.of();
    }
  }

  /** Ranges of dates. */
  record OfYear(List<Range> ranges) implements DaySet {
    public OfYear {
      ranges = List.copyOf(ranges);
    }

    @Override
    public boolean contains(LocalDate day) {
      int code = code(day.getYear(), day.getMonthValue(), day.getDayOfMonth());
      for (Range range : ranges) {
        if (range.first() <= code && code <= range.last()) {
          return true;
        }
      }
      return false;
    }

    @Override
    public List<LocalDate> edges() {
      List<LocalDate> edges = new ArrayList<>();
      for (Range range : ranges) {
        edges.add(date(range.first()));
        edges.add(date(range.last()));
      }
      return edges;
    }

    /**
     * Dates from one to another, both included, as {@code yyyymmdd}: Grid Engine takes a 31st in
     * every month, so they need not exist.
     */
    record Range(int first, int last) {}

    static int code(int year, int month, int day) {
      return (year * 100 + month) * 100 + day;
    }

    private static LocalDate date(int code) {
      LocalDate month = LocalDate.of(code / 10000, code / 100 % 100, 1);
      return month.withDayOfMonth(Math.min(code % 100, month.lengthOfMonth()));
    }
  }
}
