package gridlite.calendar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.problem.FormatException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rules of calendar_conf(5) as Grid Engine 8.1.9 follows them; 21 November 2026 is a Saturday. */
class CalendarScheduleTest {
  private static CalendarSchedule calendar(String year, String week) {
    return new CalendarSchedule(CalendarPart.year(year), CalendarPart.week(week));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "NONE | sat=0-24 | OFF",
        "NONE | mon-sun | OFF",
        "NONE | off | OFF",
        "NONE | suspended | SUSPENDED",
        "NONE | on | ON",
        "NONE | Saturday=OFF | OFF",
        "NONE | fri-mon | OFF",
        "NONE | sun-fri | ON",
        "NONE | 23-22 | OFF",
        "NONE | 12-10 | ON",
        "NONE | mon-sat sat=on | ON",
        "NONE | sat sat=suspended | SUSPENDED",
        "NONE | sat=suspended sat=off | SUSPENDED",
        "NONE | sat=0-6,10:30-24 | OFF",
        "NONE | sat=0-10:47:00 | ON",
        "NONE | sat=0-10:47:01 | OFF",
        "NONE | 0-24=on sat | ON",
        "21.11.2026 | NONE | OFF",
        "21.nov.2026 | NONE | OFF",
        "21.NOVEMBER.2026=suspended | NONE | SUSPENDED",
        "20.11.2026-22.11.2026 | NONE | OFF",
        "30.2.2026-21.11.2026 | NONE | OFF",
        "31.2.2026 | NONE | ON",
        "20.11.2026,21.11.2026=suspended | sat | SUSPENDED",
        "on | sat | ON",
        "suspended | off | SUSPENDED",
        "21.11.2026=off 21.11.2026=on | sat=suspended | ON",
      })
  void theStateOnSaturdayAt1047(String year, String week, CalendarState expected) {
    assertThat(calendar(year, week).at(LocalDateTime.of(2026, 11, 21, 10, 47))).isEqualTo(expected);
  }

  @Test
  void theWeekDecidesOnANamedDayOutsideTheYearsTimes() {
    assertThat(calendar("21.11.2026=0-1=on", "sat").at(LocalDateTime.of(2026, 11, 21, 10, 47)))
        .isEqualTo(CalendarState.OFF);
  }

  @Test
  void aNightBelongsToTheDayItBeginsAndToTheMorningOfTheSameDay() {
    CalendarSchedule day = calendar("NONE", "mon-fri=20-6");
    assertThat(day.at(LocalDateTime.of(2026, 11, 23, 5, 59, 59))).isEqualTo(CalendarState.OFF);
    assertThat(day.at(LocalDateTime.of(2026, 11, 23, 6, 0))).isEqualTo(CalendarState.ON);
    assertThat(day.at(LocalDateTime.of(2026, 11, 27, 23, 0))).isEqualTo(CalendarState.OFF);
    assertThat(day.at(LocalDateTime.of(2026, 11, 28, 3, 0))).isEqualTo(CalendarState.ON);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "sa | sa",
        "foo-fri=6-20 | foo",
        "sat-foo | foo",
        "sat;sun | sat;sun",
        "mon-mon | mon-mon",
        "mon-tue-wed | mon-tue-wed",
        "sat= | sat=",
        "sat==off | sat==off",
        "sat = off | =",
        "sat,23-24 | 23",
        "sat=off=0-24 | 0-24",
        "sat=0-24=foo | foo",
        "sat=12-12 | 0-24",
        "mon=25-26 | 25",
        "sat=1:60-24 | 60",
        "sat=1:59:60-24 | 60",
        "sat=1-24:00:01 | 24:00",
        "sat=1 | range",
        "sat=1-2-3 | 1-2-3",
        "sat=0-1.5 | 1.5",
      })
  void badWeeksAreRefusedByName(String week, String mentioned) {
    assertThatThrownBy(() -> CalendarPart.week(week))
        .isInstanceOf(FormatException.class)
        .hasMessageContaining(mentioned);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0-24=off | 0",
        "22.11.2026-20.11.2026 | ends before it begins",
        "1.1.1969 | 1969",
        "1.1.2038 | 2038",
        "21.11.26 | 26",
        "21.11 | 21.11",
        "0.11.2026 | 0",
        "32.1.2030=off | 32",
        "1.13.2026 | 13",
        "21.11.2026=off=off | off",
        "99999999999999999999.1.2026 | 99999999999999999999",
      })
  void badYearsAreRefusedByName(String year, String mentioned) {
    assertThatThrownBy(() -> CalendarPart.year(year))
        .isInstanceOf(FormatException.class)
        .hasMessageContaining(mentioned);
  }

  @Test
  void theNextChangeIsTheNextEdgeThatChangesTheState() {
    CalendarSchedule night = calendar("25.12.2026", "mon-fri=6-20");
    ZoneId berlin = ZoneId.of("Europe/Berlin");
    // Saturday: nothing happens before Monday six o'clock, which is five in Greenwich
    assertThat(night.nextChange(Instant.parse("2026-11-21T10:47:00Z"), berlin))
        .contains(Instant.parse("2026-11-23T05:00:00Z"));
    // Christmas is off all day
    assertThat(night.nextChange(Instant.parse("2026-12-24T20:00:00Z"), berlin))
        .contains(Instant.parse("2026-12-24T23:00:00Z"));
    assertThat(night.nextChange(Instant.parse("2026-12-25T06:00:00Z"), berlin))
        .contains(Instant.parse("2026-12-25T23:00:00Z"));
  }

  @Test
  void aDistantHolidayIsFoundAndAnEternalStateHasNoChange() {
    assertThat(calendar("1.1.2037", "NONE").nextChange(Instant.EPOCH, ZoneOffset.UTC))
        .contains(Instant.parse("2037-01-01T00:00:00Z"));
    assertThat(calendar("NONE", "mon-sun").nextChange(Instant.EPOCH, ZoneOffset.UTC)).isEmpty();
  }

  @Property(tries = 300)
  void theStateHoldsUntilTheNextChangeAndNoLonger(
      @ForAll @LongRange(min = 1_750_000_000L, max = 1_850_000_000L) long second) {
    CalendarSchedule calendar =
        calendar("24.12.2026-26.12.2026=12-24=suspended 1.1.2027=on", "mon-fri=20-6 sat-sun=off");
    Instant now = Instant.ofEpochSecond(second);
    ZoneId zone = ZoneId.of("Europe/Berlin");
    Instant next = calendar.nextChange(now, zone).orElseThrow();
    CalendarState state = calendar.at(now, zone);
    assertThat(next).isAfter(now);
    assertThat(calendar.at(next, zone)).isNotEqualTo(state);
    assertThat(calendar.at(next.minusSeconds(1), zone)).isEqualTo(state);
    Instant between = now.plusSeconds((next.getEpochSecond() - second) / 2);
    assertThat(calendar.at(between, zone)).isEqualTo(state);
  }
}
