package gridlite.calendar;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Optional;
import java.util.TreeSet;

/**
 * A calendar: when the queues that refer to it are on, off or suspended. Where an area of the year
 * covers a time the year decides, else the week; a time that nothing covers is on. (The manual has
 * the year decide all of a day that it names; Grid Engine 8.1.9 does not.)
 *
 * @param year what it says about dates
 * @param week what it says about weekdays
 * @see "calendar_conf(5)"
 */
public record CalendarSchedule(CalendarPart year, CalendarPart week) {
  /** Days after which the week has shown all it has. */
  private static final int WEEK = 8;

  /** The state at a local time. */
  public CalendarState at(LocalDateTime when) {
    return year.at(when).or(() -> week.at(when)).orElse(CalendarState.ON);
  }

  /** The state at an instant, by the clocks of a time zone. */
  public CalendarState at(Instant now, ZoneId zone) {
    return at(LocalDateTime.ofInstant(now, zone));
  }

  /** The first instant after {@code now} with another state; empty when it stays forever. */
  public Optional<Instant> nextChange(Instant now, ZoneId zone) {
    CalendarState state = at(now, zone);
    LocalDate today = LocalDate.ofInstant(now, zone);
    TreeSet<Integer> seconds = edgesOfDay();
    for (LocalDate day : daysOfInterest(today)) {
      for (int second : seconds) {
        LocalDateTime edge = LocalDateTime.of(day, LocalTime.ofSecondOfDay(second));
        Instant instant = edge.atZone(zone).toInstant();
        if (instant.isAfter(now) && at(instant, zone) != state) {
          return Optional.of(instant);
        }
      }
    }
    return Optional.empty();
  }

  private TreeSet<Integer> edgesOfDay() {
    TreeSet<Integer> seconds = new TreeSet<>();
    seconds.add(0);
    for (CalendarEntry entry : entries()) {
      for (CalendarEntry.Span time : entry.times()) {
        // the end of a day is the start of the next
        seconds.add(time.from() % CalendarEntry.DAY);
        seconds.add(time.to() % CalendarEntry.DAY);
      }
    }
    return seconds;
  }

  /** Within a week of today and of every date at which the year begins or ceases to decide. */
  private TreeSet<LocalDate> daysOfInterest(LocalDate today) {
    TreeSet<LocalDate> days = new TreeSet<>();
    addWeek(days, today, today);
    for (CalendarEntry entry : entries()) {
      for (LocalDate edge : entry.days().edges()) {
        addWeek(days, edge, today);
      }
    }
    return days;
  }

  private static void addWeek(TreeSet<LocalDate> days, LocalDate from, LocalDate today) {
    if (from.plusDays(WEEK).isBefore(today)) {
      return;
    }
    for (int i = 0; i <= WEEK; i++) {
      LocalDate day = from.plus(i, ChronoUnit.DAYS);
      if (!day.isBefore(today)) {
        days.add(day);
      }
    }
  }

  private Iterable<CalendarEntry> entries() {
    ArrayList<CalendarEntry> all = new ArrayList<>(year.entries());
    all.addAll(week.entries());
    return all;
  }
}
