package gridlite.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gridlite.problem.FormatException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.assertj.core.data.Offset;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Spellings of sge_types(1): times, memory, ranges of slots. */
class ValueSpellingTest {
  @ParameterizedTest
  @CsvSource({
    "90, 90",
    "1.5, 1.5",
    "1:30:0, 5400",
    "::30, 30",
    "0:90:0, 5400",
    "0x10, 16",
    "010, 8",
    "INFINITY, Infinity",
    "infinity, Infinity",
  })
  void aTimeIsSecondsOrHoursMinutesSeconds(String text, double seconds) {
    assertThat(TimeValue.parseSeconds(text)).hasValue(seconds);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1:30", "1:2:3:4", "x", "", "1d", "NaN", "0x", "e5"})
  void otherTextIsNoTime(String text) {
    assertThat(TimeValue.parse(text)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "1K, 1024",
    "1k, 1000",
    "1.5G, 1610612736",
    "1m, 1000000",
    "0x10K, 16384",
    "2T, 2199023255552",
    "INFINITY, Infinity",
  })
  void smallMultipliersArePowersOf1000AndCapitalsOf1024(String text, double bytes) {
    assertThat(MemoryValue.parseBytes(text)).hasValue(bytes);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1MB", "K", "1.2.3", "1 G", "NONE"})
  void otherTextIsNoMemory(String text) {
    assertThat(MemoryValue.parse(text)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0.000",
    "16, 16.000",
    "1024, 1.000K",
    "4294967296, 4.000G",
    "-629145.6, -614.400K",
    "Infinity, infinity",
  })
  void memoryIsListedWithThreeDecimalsAndAUnit(double bytes, String text) {
    assertThat(MemoryValue.canonical(bytes)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({"59, 00:00:59", "3600, 01:00:00", "360000, 100:00:00", "Infinity, infinity"})
  void timesAreListedAsAClockWithUnlimitedHours(double seconds, String text) {
    assertThat(TimeValue.clock(seconds)).isEqualTo(text);
    assertThat(TimeValue.listedClock(seconds)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({
    "-900, -00:15:00, 1193046:13:16",
    "-0.5, 00:00:00, 00:00:00",
    "-1.5, -00:00:01, 1193046:28:15",
    "2147483647, 596523:14:07, 596523:14:07",
    "2147483648, 596523:14:08, 596523:14:08",
    "5000000000, 1388888:53:20, 596523:14:08",
    "-5000000000, -1388888:53:20, 596523:14:08",
  })
  void timesBelowNothingAndBeyond32BitsAreListedAsInGridEngine(
      double seconds, String clock, String listed) {
    assertThat(TimeValue.clock(seconds)).isEqualTo(clock);
    assertThat(TimeValue.listedClock(seconds)).isEqualTo(listed);
  }

  @Property
  void decimalsPrintAsC(
      @ForAll @DoubleRange(min = -1e9, max = 1e9) double number,
      @ForAll @IntRange(max = 6) int decimals) {
    String digits =
        new BigDecimal(number).setScale(decimals, RoundingMode.HALF_EVEN).toPlainString();
    assertThat(Decimals.fixed(number, decimals).replaceFirst("^-(?=0(\\.0*)?$)", ""))
        .isEqualTo(digits);
    assertThat(String.format(Locale.ROOT, "%." + decimals + "f", number).length())
        .isCloseTo(digits.length(), Offset.offset(1));
  }

  @ParameterizedTest
  @CsvSource({
    "4, 4",
    "2-8, 2-8",
    "2-3, '2,3'",
    "'1,2,4-6', '1,2,4-6'",
    "-6, 1-6",
    "3-, 3-9999999",
    "4-2, 2-4",
  })
  void aRangeOfSlotsIsListedCanonically(String text, String listed) {
    assertThat(SlotRange.parse(text)).hasToString(listed);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "-", "x", "1-x", "1,,2", "1 2"})
  void otherTextIsNoRangeOfSlots(String text) {
    assertThatThrownBy(() -> SlotRange.parse(text)).isInstanceOf(FormatException.class);
  }

  @ParameterizedTest
  @CsvSource({"'3,5,7-9', 8, 8", "'3,5,7-9', 6, 5", "'3,5,7-9', 2, 0", "2-, 100, 100"})
  void theLargestNumberThatFitsIsTaken(String range, long limit, long largest) {
    assertThat(SlotRange.parse(range).largestUpTo(limit)).isEqualTo(largest);
  }
}
