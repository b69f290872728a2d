package gridlite.config;

import gridlite.format.Attribute;
import gridlite.format.Formats;
import gridlite.format.ObjectSchema;
import gridlite.name.ObjectKind;
import gridlite.value.NameValue;
import java.util.List;

/**
 * An execution host, or the pseudo host {@code global}: {@code qconf -se}.
 *
 * @see "host_conf(5)"
 */
public final class ExecHost {
  private ExecHost() {}

  /** Lists of names have blanks between; those of values have commas. */
  private static final String BLANKS = " \t";

  private static final String COMMAS = ",";

  private static final ObjectSchema.Builder FORMAT = ObjectSchema.of("exec host", 22);

  public static final Attribute<String> HOSTNAME =
      FORMAT.attribute("hostname", Formats.TEXT, "template", "Name of the host.");

  public static final Attribute<List<NameValue>> LOAD_SCALING =
      FORMAT.attribute(
          "load_scaling",
          Weights.FORMAT.separatedBy(COMMAS),
          List.of(),
          "Factors by which reported load values are multiplied.");

  public static final Attribute<List<NameValue>> COMPLEX_VALUES =
      FORMAT.attribute(
          "complex_values",
          Formats.NAME_VALUES.separatedBy(COMMAS),
          List.of(),
          "Resources that the host provides.");

  public static final Attribute<List<String>> USER_LISTS =
      FORMAT.attribute(
          "user_lists",
          Formats.namesOf(ObjectKind.USER_SET).separatedBy(BLANKS),
          List.of(),
          "User sets that have access; none: everybody.");

  public static final Attribute<List<String>> XUSER_LISTS =
      FORMAT.attribute(
          "xuser_lists",
          Formats.namesOf(ObjectKind.USER_SET).separatedBy(BLANKS),
          List.of(),
          "User sets that have no access.");

  public static final Attribute<List<String>> PROJECTS =
      FORMAT.attribute(
          "projects",
          Formats.namesOf(ObjectKind.PROJECT).separatedBy(BLANKS),
          List.of(),
          "Projects that have access; none: all.");

  public static final Attribute<List<String>> XPROJECTS =
      FORMAT.attribute(
          "xprojects",
          Formats.namesOf(ObjectKind.PROJECT).separatedBy(BLANKS),
          List.of(),
          "Projects that have no access.");

  public static final Attribute<List<NameValue>> USAGE_SCALING =
      FORMAT.attribute(
          "usage_scaling",
          Weights.FORMAT.separatedBy(COMMAS),
          List.of(),
          "Factors by which usage on this host is multiplied.");

  public static final Attribute<List<String>> REPORT_VARIABLES =
      FORMAT.attribute(
          "report_variables",
          Formats.WORDS,
          List.of(),
          "Load values written to the reporting file.");

  /** The format: every attribute in file order. */
  public static final ObjectSchema SCHEMA = FORMAT.build();

  /** Name of the pseudo host that carries what the whole cluster provides. */
  public static final String GLOBAL = "global";
}
