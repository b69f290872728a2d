package gridlite.config;

import gridlite.format.Attribute;
import gridlite.format.Formats;
import gridlite.format.ObjectSchema;
import java.util.List;

/**
 * A user set, as access list or department: {@code qconf -su}.
 *
 * @see "access_list(5)"
 */
public final class UserSet {
  private UserSet() {}

  private static final ObjectSchema.Builder FORMAT = ObjectSchema.of("userset", 8);

  public static final Attribute<String> NAME =
      FORMAT.attribute("name", Formats.TEXT, "template", "Name of the user set.");

  public static final Attribute<List<String>> TYPE =
      FORMAT.attribute(
          "type",
          OrderedWords.of("type of a user set", "ACL", "DEPT"),
          List.of("ACL"),
          "Whether it is an access list (ACL), a department (DEPT) or both.");

  public static final Attribute<Long> FSHARE =
      FORMAT.attribute("fshare", Formats.COUNT, 0L, "Functional share of the department.");

  public static final Attribute<Long> OTICKET =
      FORMAT.attribute("oticket", Formats.COUNT, 0L, "Override tickets of the department.");

  public static final Attribute<List<String>> ENTRIES =
      FORMAT.attribute(
          "entries",
          // a blank does not separate: "a b" is one entry, as Grid Engine keeps it
          Formats.NAMES.separatedBy(",").joinedBy(","),
          List.of(),
          "Users, and Unix groups with an @ in front.");

  /** The format: every attribute in file order. */
  public static final ObjectSchema SCHEMA = FORMAT.build();
}
