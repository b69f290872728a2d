package gridlite.config;

import gridlite.format.Attribute;
import gridlite.format.Formats;
import gridlite.format.ObjectSchema;
import gridlite.format.Values;

/** Objects that are nothing but a name: managers, operators, admin and submit hosts. */
public final class NamedEntry {
  private NamedEntry() {}

  /** A manager. */
  public static final ObjectSchema MANAGER = schema("manager");

  /** An operator. */
  public static final ObjectSchema OPERATOR = schema("operator");

  /** An administrative host. */
  public static final ObjectSchema ADMIN_HOST = schema("administrative host");

  /** A submit host. */
  public static final ObjectSchema SUBMIT_HOST = schema("submit host");

  private static ObjectSchema schema(String title) {
    ObjectSchema.Builder builder = ObjectSchema.of(title, 0);
    builder.attribute("name", Formats.TEXT, "template", "Name.");
    return builder.build();
  }

  /** The attribute that holds the name. */
  @SuppressWarnings("unchecked") // the one attribute of these schemas is a text
  public static Attribute<String> nameOf(ObjectSchema schema) {
    return (Attribute<String>) schema.attributes().get(0);
  }

  /** An entry. */
  public static Values of(ObjectSchema schema, String name) {
    return schema.template().with(nameOf(schema), name);
  }
}
