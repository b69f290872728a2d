package org.ggf.drmaa;

import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.HashMap;
import java.util.Map;
import java.util.TimeZone;

/**
 * A time of which parts may be left out, by the fields of {@link Calendar}: {@code YEAR}, {@code
 * MONTH} (from 0), {@code DAY_OF_MONTH}, {@code HOUR_OF_DAY}, {@code MINUTE}, {@code SECOND},
 * {@code ZONE_OFFSET} (milliseconds), and {@link #CENTURY}. The smallest part that is left out is
 * the next one that makes a time which is not over.
 */
public class PartialTimestamp implements java.io.Serializable {
  /** The number of a part that is left out. */
  public static final int UNSET = Integer.MIN_VALUE;

  /** The field for the first two digits of a year. */
  public static final int CENTURY = -2;

  private static final long serialVersionUID = 1L;
  private final HashMap<Integer, Integer> fields = new HashMap<>();
  private final HashMap<Integer, Integer> added = new HashMap<>();

  /** A time with all parts left out. */
  public PartialTimestamp() {}

  /** A time of a day: hour, minute and second. */
  public PartialTimestamp(int hour, int minute, int second) {
    set(Calendar.HOUR_OF_DAY, hour);
    set(Calendar.MINUTE, minute);
    set(Calendar.SECOND, second);
  }

  /** Sets a part; {@link #UNSET} leaves it out. */
  public final void set(int field, int value) {
    if (value == UNSET) {
      fields.remove(field);
    } else {
      fields.put(field, value);
    }
  }

  /** A part; {@link #UNSET} when it is left out. */
  public int get(int field) {
    return fields.getOrDefault(field, UNSET);
  }

  /** Returns whether a part is given. */
  public boolean isSet(int field) {
    return fields.containsKey(field);
  }

  /** Leaves all parts out. */
  public void clear() {
    fields.clear();
    added.clear();
  }

  /** Leaves a part out. */
  public void clear(int field) {
    fields.remove(field);
    added.remove(field);
  }

  /** Adds to a part, whether it is given or not. */
  public void add(int field, int amount) {
    added.merge(field, amount, Integer::sum);
  }

  /** The time that is meant now. */
  @SuppressWarnings("JavaUtilDate") // the binding has it
  public Date getTime() {
    return new Date(getTimeInMillis());
  }

  /** The time that is meant now, in milliseconds since 1970. */
  public long getTimeInMillis() {
    Calendar now = new GregorianCalendar();
    Calendar meant = (Calendar) now.clone();
    if (isSet(Calendar.ZONE_OFFSET)) {
      meant.setTimeZone(new java.util.SimpleTimeZone(get(Calendar.ZONE_OFFSET), "given"));
    } else {
      meant.setTimeZone(TimeZone.getDefault());
    }
    meant.set(Calendar.MILLISECOND, 0);
    int year = isSet(Calendar.YEAR) ? get(Calendar.YEAR) : meant.get(Calendar.YEAR);
    if (year < 100) {
      year += 100 * (isSet(CENTURY) ? get(CENTURY) : meant.get(Calendar.YEAR) / 100);
    }
    meant.set(Calendar.YEAR, year);
    for (int field : new int[] {Calendar.MONTH, Calendar.DAY_OF_MONTH, Calendar.HOUR_OF_DAY}) {
      if (isSet(field)) {
        meant.set(field, get(field));
      }
    }
    meant.set(Calendar.MINUTE, isSet(Calendar.MINUTE) ? get(Calendar.MINUTE) : 0);
    meant.set(Calendar.SECOND, isSet(Calendar.SECOND) ? get(Calendar.SECOND) : 0);
    for (int field :
        new int[] {Calendar.HOUR_OF_DAY, Calendar.DAY_OF_MONTH, Calendar.MONTH, Calendar.YEAR}) {
      if (meant.before(now) && !isSet(field)) {
        meant.add(field, 1);
        break;
      }
    }
    for (Map.Entry<Integer, Integer> addition : added.entrySet()) {
      boolean century = addition.getKey() == CENTURY;
      meant.add(
          century ? Calendar.YEAR : addition.getKey(),
          century ? 100 * addition.getValue() : addition.getValue());
    }
    return meant.getTimeInMillis();
  }

  @Override
  public boolean equals(@org.jspecify.annotations.Nullable Object other) {
    return other instanceof PartialTimestamp that
        && fields.equals(that.fields)
        && added.equals(that.added);
  }

  @Override
  public int hashCode() {
    return 31 * fields.hashCode() + added.hashCode();
  }
}
