package gridlite.command;

import gridlite.option.DateArgument;
import gridlite.problem.GridException;
import gridlite.problem.Problem;
import gridlite.problem.ProblemKind;
import gridlite.value.TimeValue;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Year;
import java.time.ZoneId;

/**
 * A point in time as verbs take it: a day ({@code 2026-11-21}, its midnight) or a time of a day
 * ({@code 2026-11-21T10:00}) in the caller's zone, a time with {@code Z} in UTC, or as Grid Engine
 * writes it, {@code CCYYMMDDhhmm[.SS]}.
 */
public final class TimeOperand {
  private static final int DIGITS = 12;

  private TimeOperand() {}

  /**
   * Reads a point in time.
   *
   * @param option the option that has it, as errors call it
   * @throws GridException for a text that is none
   */
  public static Instant parse(String option, String text, ZoneId zone) {
    try {
      Instant time = read(option, text, zone);
      // before 1970 and after 9999 nothing is recorded
      if (time.getEpochSecond() >= 0 && time.getEpochSecond() <= TimeValue.LAST_SECOND) {
        return time;
      }
    } catch (DateTimeException e) {
      // refused below, as is a time beyond
    }
    throw new GridException(
        Problem.of(ProblemKind.USAGE, option + " " + text + " is not a time")
            .hint("such as 2026-11-21, 2026-11-21T10:00, 2026-11-21T10:00:00Z or 202611211000"));
  }

  private static Instant read(String option, String text, ZoneId zone) {
    int dot = text.indexOf('.');
    int digits = dot < 0 ? text.length() : dot;
    if (digits == DIGITS && text.chars().limit(DIGITS).allMatch(c -> c >= '0' && c <= '9')) {
      return DateArgument.parse(
          option, text, zone, Year.of(Integer.parseInt(text.substring(0, 4))));
    }
    if (text.indexOf('T') < 0) {
      return LocalDate.parse(text).atStartOfDay(zone).toInstant();
    }
    return text.endsWith("Z")
        ? Instant.parse(text)
        : LocalDateTime.parse(text).atZone(zone).toInstant();
  }
}
