package org.ggf.drmaa;

import java.text.FieldPosition;
import java.text.Format;
import java.text.ParseException;
import java.text.ParsePosition;
import java.util.Calendar;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The text of a {@link PartialTimestamp}: {@code [[[[CC]YY/]MM/]DD] hh:mm[:ss] [{-|+}UU:uu]}.
 * Century, year, month, day, second and the offset from UTC may be left out; hour and minute may
 * not.
 *
 * @see "the Java binding of DRMAA 1.0, PartialTimestampFormat"
 */
public class PartialTimestampFormat extends Format {
  private static final long serialVersionUID = 1L;

  private static final Pattern TEXT =
      Pattern.compile(
          "(?:(?:(?:(\\d\\d)?(\\d\\d)/)?(\\d\\d)/)?(\\d\\d)[ \\t]+)?(\\d\\d):(\\d\\d)(?::(\\d\\d))?"
              + "(?:[ \\t]*([+-])(\\d\\d):(\\d\\d))?");

  private static final int MINUTE_MILLIS = 60_000;

  /** The fields of the pattern's first seven groups. */
  private static final int[] FIELDS = {
    PartialTimestamp.CENTURY,
    Calendar.YEAR,
    Calendar.MONTH,
    Calendar.DAY_OF_MONTH,
    Calendar.HOUR_OF_DAY,
    Calendar.MINUTE,
    Calendar.SECOND
  };

  /** The largest number of each field; those of day and month begin at 1. */
  private static final int[] LARGEST = {99, 99, 12, 31, 23, 59, 61};

  /** The largest offset from UTC in hours. */
  private static final int LARGEST_OFFSET = 14;

  /** A format, of which there is one kind. */
  public PartialTimestampFormat() {}

  /**
   * Appends the text of a time.
   *
   * @throws IllegalArgumentException when it is no {@link PartialTimestamp}, or a part is left out
   *     that the text needs: hour, minute, and whatever is smaller than the largest part given
   */
  @Override
  public StringBuffer format(Object time, StringBuffer text, FieldPosition position) {
    if (!(time instanceof PartialTimestamp partial)) {
      throw new IllegalArgumentException(time + " is not a PartialTimestamp");
    }
    return text.append(format(partial));
  }

  /**
   * Returns the text of a time.
   *
   * @throws IllegalArgumentException when a part is left out that the text needs
   */
  public String format(PartialTimestamp time) {
    StringBuilder text = new StringBuilder();
    boolean begun = time.isSet(PartialTimestamp.CENTURY);
    if (begun) {
      text.append(two(time, PartialTimestamp.CENTURY, "the century"));
    }
    begun |= time.isSet(Calendar.YEAR);
    if (begun) {
      int year = needed(time, Calendar.YEAR, "the year");
      boolean whole = year > 99 && !time.isSet(PartialTimestamp.CENTURY);
      text.append(String.format(whole ? "%04d/" : "%02d/", whole ? year : year % 100));
    }
    begun |= time.isSet(Calendar.MONTH);
    if (begun) {
      text.append(String.format("%02d/", needed(time, Calendar.MONTH, "the month") + 1));
    }
    begun |= time.isSet(Calendar.DAY_OF_MONTH);
    if (begun) {
      text.append(two(time, Calendar.DAY_OF_MONTH, "the day")).append(' ');
    }
    text.append(two(time, Calendar.HOUR_OF_DAY, "the hour")).append(':');
    text.append(two(time, Calendar.MINUTE, "the minute"));
    if (time.isSet(Calendar.SECOND)) {
      text.append(':').append(two(time, Calendar.SECOND, "the second"));
    }
    return time.isSet(Calendar.ZONE_OFFSET) ? text + " " + offset(time) : text.toString();
  }

  private static int needed(PartialTimestamp time, int field, String name) {
    if (!time.isSet(field)) {
      throw new IllegalArgumentException("a text needs " + name + " of the time");
    }
    return time.get(field);
  }

  private static String two(PartialTimestamp time, int field, String name) {
    return String.format("%02d", needed(time, field, name));
  }

  private static String offset(PartialTimestamp time) {
    int minutes = time.get(Calendar.ZONE_OFFSET) / MINUTE_MILLIS;
    int size = Math.abs(minutes);
    return String.format("%s%02d:%02d", minutes < 0 ? "-" : "+", size / 60, size % 60);
  }

  /**
   * Reads a time from a position on; null, with the position of the error set, if there is none.
   */
  @Override
  public @Nullable Object parseObject(String text, ParsePosition position) {
    return parse(text, position);
  }

  /**
   * Reads a time from a position on; null, with the position of the error set, if there is none.
   */
  public @Nullable PartialTimestamp parse(String text, ParsePosition position) {
    int begin = position.getIndex();
    while (begin < text.length() && (text.charAt(begin) == ' ' || text.charAt(begin) == '\t')) {
      begin++;
    }
    Matcher matcher = TEXT.matcher(text).region(begin, text.length());
    if (!matcher.lookingAt()) {
      position.setErrorIndex(begin);
      return null;
    }
    PartialTimestamp time = new PartialTimestamp();
    for (int i = 0; i < FIELDS.length; i++) {
      String digits = matcher.group(i + 1);
      boolean fromOne = FIELDS[i] == Calendar.MONTH || FIELDS[i] == Calendar.DAY_OF_MONTH;
      int number = digits == null ? 1 : Integer.parseInt(digits);
      if (number > LARGEST[i] || fromOne && number == 0) {
        position.setErrorIndex(matcher.start(i + 1));
        return null;
      }
      if (digits != null) {
        time.set(FIELDS[i], FIELDS[i] == Calendar.MONTH ? number - 1 : number);
      }
    }
    return withOffset(time, matcher, position);
  }

  private static @Nullable PartialTimestamp withOffset(
      PartialTimestamp time, Matcher matcher, ParsePosition position) {
    if (matcher.group(8) != null) {
      int hours = Integer.parseInt(matcher.group(9));
      int minutes = Integer.parseInt(matcher.group(10));
      if (hours > LARGEST_OFFSET || minutes > 59) {
        position.setErrorIndex(matcher.start(9));
        return null;
      }
      int millis = (60 * hours + minutes) * MINUTE_MILLIS;
      time.set(Calendar.ZONE_OFFSET, matcher.group(8).equals("-") ? -millis : millis);
    }
    position.setIndex(matcher.end());
    return time;
  }

  /**
   * Reads a whole text.
   *
   * @throws ParseException when it is not the text of a time
   */
  public PartialTimestamp parse(String text) throws ParseException {
    ParsePosition position = new ParsePosition(0);
    PartialTimestamp time = parse(text, position);
    if (time == null || !text.substring(position.getIndex()).isBlank()) {
      throw new ParseException(
          "\"" + text + "\": expected [[[[CC]YY/]MM/]DD] hh:mm[:ss] [{-|+}UU:uu]",
          time == null ? position.getErrorIndex() : position.getIndex());
    }
    return time;
  }
}
