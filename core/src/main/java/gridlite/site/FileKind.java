package gridlite.site;

import gridlite.config.ObjectKind;
import gridlite.format.KeywordValue;
import gridlite.format.LogicalLine;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Finds out by its content what a file holds: sites name and arrange their files as they like. */
final class FileKind {
  private FileKind() {}

  /**
   * Keywords that only objects of one kind have.
   *
   * @param kind the kind
   * @param first keyword that an object of the kind begins with
   * @param others keywords of which one must be there too; empty: none is needed
   */
  private record Sign(ObjectKind kind, String first, Set<String> others) {}

  private static final List<Sign> SIGNS =
      List.of(
          new Sign(ObjectKind.CLUSTER_QUEUE, "qname", Set.of()),
          new Sign(ObjectKind.HOST_GROUP, "group_name", Set.of()),
          new Sign(ObjectKind.EXEC_HOST, "hostname", Set.of()),
          new Sign(ObjectKind.PARALLEL_ENVIRONMENT, "pe_name", Set.of()),
          new Sign(ObjectKind.CHECKPOINT, "ckpt_name", Set.of()),
          new Sign(ObjectKind.CALENDAR, "calendar_name", Set.of()),
          new Sign(ObjectKind.USER_SET, "name", Set.of("entries", "type")),
          new Sign(ObjectKind.PROJECT, "name", Set.of("acl", "xacl")),
          new Sign(ObjectKind.USER, "name", Set.of("delete_time", "default_project")),
          new Sign(ObjectKind.SCHEDULER, "algorithm", Set.of()));

  /** The kind of the objects in some lines; empty for a configuration, whose keywords are free. */
  static Optional<ObjectKind> of(List<LogicalLine> lines) {
    Set<String> keywords = new HashSet<>();
    for (LogicalLine line : lines) {
      keywords.add(KeywordValue.of(line.text()).keyword());
    }
    for (Sign sign : SIGNS) {
      boolean others =
          sign.others().isEmpty() || sign.others().stream().anyMatch(keywords::contains);
      if (keywords.contains(sign.first()) && others) {
        return Optional.of(sign.kind());
      }
    }
    return Optional.empty();
  }

  /** Keyword that an object of a kind begins with. */
  static String first(ObjectKind kind) {
    return SIGNS.stream().filter(sign -> sign.kind() == kind).findFirst().orElseThrow().first();
  }

  /** Some keywords of configurations; a text with none of them is something else. */
  private static final Set<String> CONFIGURATION =
      Set.of(
          "execd_spool_dir",
          "mailer",
          "xterm",
          "load_sensor",
          "prolog",
          "epilog",
          "shell_start_mode",
          "login_shells",
          "min_uid",
          "loglevel",
          "administrator_mail",
          "qmaster_params",
          "execd_params",
          "reporting_params",
          "gid_range",
          "qlogin_command",
          "rlogin_command",
          "rsh_command",
          "jsv_url");

  /** Whether some lines are a configuration. */
  static boolean isConfiguration(List<LogicalLine> lines) {
    return lines.stream()
        .anyMatch(line -> CONFIGURATION.contains(KeywordValue.of(line.text()).keyword()));
  }

  /** Whether a text is a table of resource attributes. */
  static boolean isComplexTable(String text) {
    String first = text.lines().findFirst().orElse("");
    return first.startsWith("#name") && first.contains("shortcut");
  }

  /** Whether a text is a list of resource quota sets. */
  static boolean isQuotas(String text) {
    String start = text.stripLeading();
    return start.startsWith("{") && !start.substring(1).stripLeading().startsWith("\"");
  }

  /** Whether a text is a share tree. */
  static boolean isShareTree(String text) {
    return text.stripLeading().startsWith("id=");
  }

  /** Whether a text is a list of names. */
  static boolean isNames(List<LogicalLine> lines) {
    return lines.stream().allMatch(line -> KeywordValue.of(line.text()).value().isEmpty());
  }

  /** The kind of a list of names, by the name of its file. */
  static Optional<ObjectKind> ofNames(String file) {
    String name = file.toLowerCase(Locale.ROOT);
    if (name.contains("manager") || name.equals("sm")) {
      return Optional.of(ObjectKind.MANAGER);
    } else if (name.contains("operator") || name.equals("so")) {
      return Optional.of(ObjectKind.OPERATOR);
    } else if (name.contains("admin") || name.equals("sh")) {
      return Optional.of(ObjectKind.ADMIN_HOST);
    } else if (name.contains("submit") || name.equals("ss")) {
      return Optional.of(ObjectKind.SUBMIT_HOST);
    }
    return Optional.empty();
  }
}
