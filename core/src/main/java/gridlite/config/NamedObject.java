package gridlite.config;

import gridlite.format.Attribute;
import gridlite.format.Formats;
import gridlite.format.ObjectSchema;
import gridlite.format.Values;

/** A host or user in one of the lists that hold names only: {@code qconf -sh -ss -sm -so}. */
public final class NamedObject {
  private NamedObject() {}

  private static final ObjectSchema.Builder FORMAT = ObjectSchema.of("name", 0);

  public static final Attribute<String> NAME =
      FORMAT.attribute("name", Formats.TEXT, "template", "The name.");

  /** The format. */
  public static final ObjectSchema SCHEMA = FORMAT.build();

  /** The entry of a name. */
  public static Values of(String name) {
    return SCHEMA.template().with(NAME, name);
  }
}
