package gridlite.config;

import gridlite.format.Attribute;
import gridlite.format.Formats;
import gridlite.format.ObjectSchema;
import gridlite.name.ObjectKind;
import java.util.List;

/**
 * A project: {@code qconf -sprj}.
 *
 * @see "project(5)"
 */
public final class Project {
  private Project() {}

  /** Commas are part of names here. */
  private static final String BLANKS = " \t";

  private static final ObjectSchema.Builder FORMAT = ObjectSchema.of("project", 0);

  public static final Attribute<String> NAME =
      FORMAT.attribute("name", Formats.TEXT, "template", "Name of the project.");

  public static final Attribute<Long> OTICKET =
      FORMAT.attribute("oticket", Formats.COUNT, 0L, "Override tickets of the project.");

  public static final Attribute<Long> FSHARE =
      FORMAT.attribute("fshare", Formats.COUNT, 0L, "Functional share of the project.");

  public static final Attribute<List<String>> ACL =
      FORMAT.attribute(
          "acl",
          Formats.namesOf(ObjectKind.USER_SET).separatedBy(BLANKS),
          List.of(),
          "User sets that may submit to the project; none: everybody.");

  public static final Attribute<List<String>> XACL =
      FORMAT.attribute(
          "xacl",
          Formats.namesOf(ObjectKind.USER_SET).separatedBy(BLANKS),
          List.of(),
          "User sets that may not submit to the project.");

  /** The format: every attribute in file order. */
  public static final ObjectSchema SCHEMA = FORMAT.build();
}
