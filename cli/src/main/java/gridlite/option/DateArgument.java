package gridlite.option;

import gridlite.problem.GridException;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.Year;
import java.time.ZoneId;

/**
 * A point in time as options take it: {@code [[CC]YY]MMDDhhmm[.SS]}, in the caller's time zone.
 *
 * @see "sge_types(1), date_time"
 */
public final class DateArgument {
  private static final String FORM = "a date and time [[CC]YY]MMDDhhmm[.SS]";

  private final String option;
  private final String text;

  private DateArgument(String option, String text) {
    this.option = option;
    this.text = text;
  }

  /** Reads the argument of an option; without a year it is {@code thisYear}. */
  public static Instant parse(String option, String text, ZoneId zone, Year thisYear) {
    return new DateArgument(option, text).parse(zone, thisYear);
  }

  private Instant parse(ZoneId zone, Year thisYear) {
    int dot = text.indexOf('.');
    String digits = dot < 0 ? text : text.substring(0, dot);
    int seconds = 0;
    if (dot >= 0) {
      seconds = part("second", text.substring(dot + 1), 0, 59);
    }
    int yearDigits = digits.length() - 8;
    if (yearDigits != 0 && yearDigits != 2 && yearDigits != 4) {
      throw bad(FORM);
    }
    int year =
        switch (yearDigits) {
          case 0 -> thisYear.getValue();
          case 2 -> century(part("year", digits.substring(0, 2), 0, 99));
          default -> part("year", digits.substring(0, 4), 1970, 9999);
        };
    String rest = digits.substring(yearDigits);
    int month = part("month", rest.substring(0, 2), 1, 12);
    int day = part("day", rest.substring(2, 4), 1, 31);
    int hour = part("hour", rest.substring(4, 6), 0, 23);
    int minute = part("minute", rest.substring(6, 8), 0, 59);
    try {
      return LocalDateTime.of(year, month, day, hour, minute, seconds).atZone(zone).toInstant();
    } catch (DateTimeException e) {
      throw bad("a day that month " + month + " has");
    }
  }

  /** As touch(1): 69 to 99 are of the last century. */
  private static int century(int year) {
    return year >= 69 ? 1900 + year : 2000 + year;
  }

  private int part(String what, String digits, int min, int max) {
    int value = -1;
    if (digits.length() == 2 || digits.length() == 4) {
      try {
        value = Integer.parseInt(digits);
      } catch (NumberFormatException e) {
        throw bad(FORM);
      }
    }
    if (value < min || value > max) {
      throw bad(
          "a "
              + what
              + " from "
              + min
              + " to "
              + max
              + " where it has \""
              + digits
              + "\", in "
              + FORM);
    }
    return value;
  }

  private GridException bad(String expected) {
    return OptionValues.bad(option, text, expected);
  }
}
