package gridlite.config;

import gridlite.calendar.CalendarPart;
import gridlite.format.Attribute;
import gridlite.format.Formats;
import gridlite.format.ObjectSchema;
import gridlite.format.ValueFormat;
import gridlite.name.ObjectKind;

/**
 * A calendar: {@code qconf -scal}.
 *
 * @see "calendar_conf(5)"
 */
public final class CalendarObject {
  private CalendarObject() {}

  /** Name of a calendar, or NONE. */
  public static final ValueFormat<String> REFERENCE = References.to(ObjectKind.CALENDAR);

  private static final ObjectSchema.Builder FORMAT = ObjectSchema.of("calendar", 17);

  public static final Attribute<String> CALENDAR_NAME =
      FORMAT.attribute("calendar_name", Formats.TEXT, "template", "Name of the calendar.");

  public static final Attribute<CalendarPart> YEAR =
      FORMAT.attribute(
          "year",
          Formats.of(CalendarPart::year, CalendarPart::text),
          CalendarPart.NONE,
          "States on days of the year.");

  public static final Attribute<CalendarPart> WEEK =
      FORMAT.attribute(
          "week",
          Formats.of(CalendarPart::week, CalendarPart::text),
          CalendarPart.NONE,
          "States on days of the week.");

  /** The format: every attribute in file order. */
  public static final ObjectSchema SCHEMA = FORMAT.build();
}
