package gridlite.render;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.TimeZone;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Points in time as listings write them, in the caller's time zone. */
public final class Times {
  private static final String[] DAYS = {"Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"};
  private static final String[] MONTHS = {
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"
  };

  /** None for the zone of this machine. */
  private final @Nullable ZoneId zone;

  private Times(@Nullable ZoneId zone) {
    this.zone = zone;
  }

  /** Times of a zone. */
  public static Times in(ZoneId zone) {
    return new Times(zone);
  }

  /** Times of the zone that {@code TZ} of an environment names, else of this machine. */
  public static Times of(Map<String, String> variables) {
    String name = variables.getOrDefault("TZ", "");
    if (!name.isEmpty()) {
      try {
        return new Times(ZoneId.of(name.startsWith(":") ? name.substring(1) : name));
      } catch (DateTimeException e) {
        // a zone in another notation: the machine's will do
        return new Times(null);
      }
    }
    return new Times(null);
  }

  /** The time zone. */
  public ZoneId zone() {
    return zone == null ? ZoneId.systemDefault() : zone;
  }

  private LocalDateTime local(Instant when) {
    return LocalDateTime.ofEpochSecond(when.getEpochSecond(), 0, offset(when));
  }

  /** Of this machine's zone by the older class, which reads the table of zones half as often. */
  private ZoneOffset offset(Instant when) {
    return zone == null
        ? ZoneOffset.ofTotalSeconds(
            (int)
                TimeUnit.MILLISECONDS.toSeconds(
                    TimeZone.getDefault().getOffset(when.toEpochMilli())))
        : zone.getRules().getOffset(when);
  }

  /** {@code mm/dd/yyyy hh:mm:ss}, as in tables. */
  public String table(Instant when) {
    LocalDateTime t = local(when);
    StringBuilder text = new StringBuilder(19);
    two(text, t.getMonthValue()).append('/');
    two(text, t.getDayOfMonth()).append('/').append(t.getYear()).append(' ');
    return clock(text, t).toString();
  }

  /** {@code Day Mon dd hh:mm:ss yyyy}, as in details. */
  public String words(Instant when) {
    LocalDateTime t = local(when);
    StringBuilder text = new StringBuilder(24);
    text.append(DAYS[t.getDayOfWeek().getValue() - 1]).append(' ');
    text.append(MONTHS[t.getMonthValue() - 1]).append(' ');
    text.append(t.getDayOfMonth() < 10 ? " " : "").append(t.getDayOfMonth()).append(' ');
    return clock(text, t).append(' ').append(t.getYear()).toString();
  }

  /** {@code yyyy-mm-ddThh:mm:ss}, as in XML. */
  public String iso(Instant when) {
    LocalDateTime t = local(when);
    StringBuilder text = new StringBuilder(19);
    text.append(t.getYear()).append('-');
    two(text, t.getMonthValue()).append('-');
    two(text, t.getDayOfMonth()).append('T');
    return clock(text, t).toString();
  }

  /** {@code yyyymmddhhmm.ss}, as options take it. */
  public String argument(Instant when) {
    LocalDateTime t = local(when);
    StringBuilder text = new StringBuilder(15).append(t.getYear());
    two(text, t.getMonthValue());
    two(text, t.getDayOfMonth());
    two(text, t.getHour());
    two(text, t.getMinute()).append('.');
    return two(text, t.getSecond()).toString();
  }

  private static StringBuilder clock(StringBuilder text, LocalDateTime t) {
    two(text, t.getHour()).append(':');
    two(text, t.getMinute()).append(':');
    return two(text, t.getSecond());
  }

  private static StringBuilder two(StringBuilder text, int number) {
    return text.append(number < 10 ? "0" : "").append(number);
  }
}
