package gridlite.config;

import gridlite.format.Attribute;
import gridlite.format.Formats;
import gridlite.format.ObjectSchema;
import gridlite.name.ObjectKind;

/**
 * A user object: {@code qconf -suser}.
 *
 * @see "user(5)"
 */
public final class User {
  private User() {}

  private static final ObjectSchema.Builder FORMAT = ObjectSchema.of("user", 0);

  public static final Attribute<String> NAME =
      FORMAT.attribute("name", Formats.TEXT, "template", "Name of the user.");

  public static final Attribute<Long> OTICKET =
      FORMAT.attribute("oticket", Formats.COUNT, 0L, "Override tickets of the user.");

  public static final Attribute<Long> FSHARE =
      FORMAT.attribute("fshare", Formats.COUNT, 0L, "Functional share of the user.");

  public static final Attribute<Long> DELETE_TIME =
      FORMAT.attribute(
          "delete_time",
          Formats.COUNT,
          0L,
          "When the object is removed, in seconds since 1970; 0: never.");

  public static final Attribute<String> DEFAULT_PROJECT =
      FORMAT.attribute(
          "default_project",
          References.to(ObjectKind.PROJECT),
          "NONE",
          "Project of jobs submitted without one.");

  /** The format: every attribute in file order. */
  public static final ObjectSchema SCHEMA = FORMAT.build();
}
