package gridlite.command.report;

import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAdjusters;

/** A stretch of the calendar by which usage is added up, in the time zone of who asks. */
public enum Period {
  /** An hour of the clock. */
  HOUR(Duration.ofDays(2), ChronoUnit.HOURS),
  /** A day from midnight to midnight; 23 or 25 hours where clocks are changed. */
  DAY(Duration.ofDays(93), ChronoUnit.DAYS),
  /** A week from Monday on. */
  WEEK(Duration.ofDays(731), ChronoUnit.WEEKS),
  /** A month of the calendar. */
  MONTH(Duration.ofDays(36_600), ChronoUnit.MONTHS);

  private final Duration usual;
  private final ChronoUnit unit;

  Period(Duration usual, ChronoUnit unit) {
    this.usual = usual;
    this.unit = unit;
  }

  /** The period in which a report on some time is usually divided. */
  public static Period of(Duration span) {
    for (Period period : values()) {
      if (span.compareTo(period.usual) <= 0) {
        return period;
      }
    }
    return MONTH;
  }

  /** The beginning of the period that a point in time lies in. */
  Instant begin(Instant when, ZoneId zone) {
    ZonedDateTime time = when.atZone(zone);
    ZonedDateTime begin =
        switch (this) {
          case HOUR -> time.truncatedTo(ChronoUnit.HOURS);
          case DAY -> time.truncatedTo(ChronoUnit.DAYS);
          case WEEK ->
              time.with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY))
                  .truncatedTo(ChronoUnit.DAYS);
          case MONTH -> time.withDayOfMonth(1).truncatedTo(ChronoUnit.DAYS);
        };
    return begin.toInstant();
  }

  /** The beginning of the next period, from that of one. */
  Instant next(Instant begin, ZoneId zone) {
    return begin.atZone(zone).plus(1, unit).toInstant();
  }

  /** The name of a period: its month, day or hour. */
  String label(Instant begin, ZoneId zone) {
    String text = begin.atZone(zone).toLocalDateTime().truncatedTo(ChronoUnit.MINUTES).toString();
    return switch (this) {
      case HOUR -> text.replace('T', ' ');
      case DAY, WEEK -> text.substring(0, text.indexOf('T'));
      case MONTH -> text.substring(0, text.lastIndexOf('-'));
    };
  }
}
