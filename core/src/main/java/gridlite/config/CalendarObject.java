package gridlite.config;

import gridlite.format.Attribute;
import gridlite.format.Formats;
import gridlite.format.ObjectSchema;
import gridlite.format.ValueFormat;
import java.util.function.Consumer;

/**
 * A calendar: {@code qconf -scal}.
 *
 * @see "calendar_conf(5)"
 */
public final class CalendarObject {
  private CalendarObject() {}

  /** Name of a calendar, or NONE. */
  public static final ValueFormat<String> REFERENCE =
      new ValueFormat<>() {
        @Override
        public String parse(String text) {
          return text.equalsIgnoreCase("NONE") ? "NONE" : text;
        }

        @Override
        public String print(String value) {
          return value;
        }

        @Override
        public void references(String value, Consumer<Reference> visitor) {
          if (!value.equals("NONE")) {
            visitor.accept(new Reference(ObjectKind.CALENDAR, value));
          }
        }
      };

  private static final ObjectSchema.Builder FORMAT = ObjectSchema.of("calendar", 17);

  /** Name of the calendar. */
  public static final Attribute<String> CALENDAR_NAME =
      FORMAT.attribute("calendar_name", Formats.TEXT, "template", "Name of the calendar.");

  /** States on days of the year. */
  public static final Attribute<String> YEAR =
      FORMAT.attribute("year", Formats.TEXT, "NONE", "States on days of the year.");

  /** States on days of the week. */
  public static final Attribute<String> WEEK =
      FORMAT.attribute("week", Formats.TEXT, "NONE", "States on days of the week.");

  /** The format: every attribute in file order. */
  public static final ObjectSchema SCHEMA = FORMAT.build();
}
