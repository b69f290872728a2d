package gridlite.calendar;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;

/**
 * The value of {@code year} or {@code week} in a calendar.
 *
 * @param text as written, {@code NONE} when it says nothing
 * @param entries what it says
 * @see "calendar_conf(5), year and week"
 */
public record CalendarPart(String text, List<CalendarEntry> entries) {
  /** A part that says nothing. */
  public static final CalendarPart NONE = new CalendarPart("NONE", List.of());

  /** Copies the list. */
  public CalendarPart {
    entries = List.copyOf(entries);
  }

  /** Reads a value of {@code year}; throws {@link gridlite.problem.FormatException}. */
  public static CalendarPart year(String text) {
    return CalendarParser.parse(text, CalendarParser.Basis.YEAR);
  }

  /** Reads a value of {@code week}; throws {@link gridlite.problem.FormatException}. */
  public static CalendarPart week(String text) {
    return CalendarParser.parse(text, CalendarParser.Basis.WEEK);
  }

  /** The state of the areas that cover a time: on beats suspended beats off; empty for none. */
  Optional<CalendarState> at(LocalDateTime when) {
    CalendarState found = null;
    for (CalendarEntry entry : entries) {
      boolean stronger = found == null || entry.state().compareTo(found) > 0;
      if (stronger && entry.covers(when)) {
        found = entry.state();
      }
    }
    return Optional.ofNullable(found);
  }

  @Override
  public String toString() {
    return text;
  }
}
