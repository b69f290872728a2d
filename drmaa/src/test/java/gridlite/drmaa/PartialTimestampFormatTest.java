package gridlite.drmaa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.text.ParseException;
import java.text.ParsePosition;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Calendar;
import org.ggf.drmaa.PartialTimestamp;
import org.ggf.drmaa.PartialTimestampFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts of times of which parts are left out, as the Java binding has them. */
class PartialTimestampFormatTest {
  private final PartialTimestampFormat format = new PartialTimestampFormat();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "11:34",
        "11:34:56",
        "24 11:34",
        "12/24 11:34:56",
        "26/12/24 11:34",
        "2026/12/24 11:34:56",
        "2026/12/24 11:34:56 -08:00",
        "11:34 +05:30"
      })
  void aTextComesBackAsItWas(String text) throws ParseException {
    assertThat(format.format(format.parse(text))).isEqualTo(text);
    assertThat(format.format((Object) format.parse(text))).isEqualTo(text);
  }

  @Test
  void partsAreThoseOfTheCalendar() throws ParseException {
    PartialTimestamp time = format.parse("2026/12/24 11:34:56 -08:30");
    assertThat(time.get(PartialTimestamp.CENTURY)).isEqualTo(20);
    assertThat(time.get(Calendar.YEAR)).isEqualTo(26);
    assertThat(time.get(Calendar.MONTH)).isEqualTo(Calendar.DECEMBER);
    assertThat(time.get(Calendar.DAY_OF_MONTH)).isEqualTo(24);
    assertThat(time.get(Calendar.ZONE_OFFSET)).isEqualTo(-(8 * 60 + 30) * 60_000);
    OffsetDateTime meant =
        LocalDateTime.of(2026, 12, 24, 11, 34, 56).atOffset(ZoneOffset.ofHoursMinutes(-8, -30));
    assertThat(time.getTimeInMillis()).isEqualTo(meant.toInstant().toEpochMilli());
    assertThat(format.parse("11:34").isSet(Calendar.SECOND)).isFalse();
  }

  @Test
  void theSmallestPartLeftOutIsTheNextOne() throws ParseException {
    LocalDateTime now = LocalDateTime.now(ZoneId.systemDefault());
    LocalDateTime past = now.minusMinutes(2);
    String text = String.format("%02d:%02d", past.getHour(), past.getMinute());
    LocalDateTime meant =
        LocalDateTime.ofInstant(format.parse(text).getTime().toInstant(), ZoneId.systemDefault());
    assertThat(meant).isAfter(now).isBefore(now.plusHours(25));
    assertThat(meant.getHour()).isEqualTo(past.getHour());
    assertThat(meant.getMinute()).isEqualTo(past.getMinute());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "11",
        "1:34",
        "24:00",
        "11:60",
        "11:34:62",
        "13/24 11:34",
        "00/24 11:34",
        "32 11:34",
        "0 11:34",
        "20261224 11:34",
        "11:34 PST",
        "11:34 +15:00",
        "11:34 -01:60",
        "11:34 x"
      })
  void whatIsNoTimeIsRefusedWithWhatIsExpected(String text) {
    assertThatThrownBy(() -> format.parse(text))
        .isInstanceOf(ParseException.class)
        .hasMessageContaining("\"" + text + "\": expected [[[[CC]YY/]MM/]DD] hh:mm");
  }

  @Test
  void aPositionMovesBehindATime() {
    ParsePosition position = new ParsePosition(3);
    assertThat(format.parseObject("at 11:34, or so", position)).isNotNull();
    assertThat(position.getIndex()).isEqualTo(8);
    position = new ParsePosition(0);
    assertThat(format.parse("never", position)).isNull();
    assertThat(position.getErrorIndex()).isZero();
    assertThat(position.getIndex()).isZero();
  }

  @Test
  void aTextNeedsAllPartsBelowTheLargest() {
    PartialTimestamp time = new PartialTimestamp(11, 34, 56);
    assertThat(format.format(time)).isEqualTo("11:34:56");
    time.set(Calendar.MONTH, Calendar.MAY);
    assertThatThrownBy(() -> format.format(time))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("the day");
    assertThatThrownBy(() -> format.format("no time")).isInstanceOf(IllegalArgumentException.class);
  }
}
