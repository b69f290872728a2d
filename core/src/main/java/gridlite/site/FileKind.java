package gridlite.site;

import gridlite.config.ClusterConfig;
import gridlite.format.KeywordValue;
import gridlite.format.LogicalLine;
import gridlite.format.ObjectSchema;
import gridlite.name.ObjectKind;
import gridlite.operation.configure.KindTraits;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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
   * @param besides keywords of which one must be there too; empty: none is needed
   */
  private record Sign(ObjectKind kind, String first, Set<String> besides) {}

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
      boolean besides =
          sign.besides().isEmpty() || sign.besides().stream().anyMatch(keywords::contains);
      if (keywords.contains(sign.first()) && besides) {
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
          "jsv_url",
          "finished_jobs",
          "max_u_jobs",
          "enforce_user",
          "cgroups_params",
          "binding_params");

  /** Keywords that count in the global configuration alone. */
  private static final Set<String> OF_ALL_HOSTS =
      Set.of(
          "qmaster_params",
          "reporting_params",
          "min_uid",
          "min_gid",
          "enforce_project",
          "enforce_user",
          "auto_user_oticket",
          "auto_user_fshare",
          "auto_user_default_project",
          "auto_user_delete_time",
          "finished_jobs",
          "max_aj_instances",
          "max_aj_tasks",
          "max_u_jobs",
          "max_jobs",
          "max_unheard",
          "max_advance_reservations");

  /** Directories in which a file is called after the host that it configures. */
  private static final Set<String> BY_HOST = Set.of("configurations", "local_conf");

  /**
   * The host of a configuration, or {@code global}, by the directory that {@code
   * save_sge_config.sh} or a spool directory has it in, else by keywords that no host has; empty
   * when neither says it: the name of a file says nothing elsewhere.
   */
  static Optional<String> owner(SiteFile file, String text) {
    String[] names = file.path().split("/", -1);
    if (names.length > 1 && BY_HOST.contains(names[names.length - 2])) {
      return Optional.of(file.name());
    }
    boolean global =
        file.name().equals(ClusterConfig.GLOBAL)
            || LogicalLine.of(file.path(), text).stream()
                .anyMatch(l -> OF_ALL_HOSTS.contains(KeywordValue.of(l.text()).keyword()));
    return global ? Optional.of(ClusterConfig.GLOBAL) : Optional.empty();
  }

  /** Returns whether some lines are a configuration. */
  static boolean isConfiguration(List<LogicalLine> lines) {
    return lines.stream()
        .anyMatch(line -> CONFIGURATION.contains(KeywordValue.of(line.text()).keyword()));
  }

  /** Returns whether a text is a list of resource quota sets. */
  static boolean isQuotas(String text) {
    String start = content(text);
    return start.startsWith("{") && !start.substring(1).stripLeading().startsWith("\"");
  }

  /** Returns whether a text is a share tree. */
  static boolean isShareTree(String text) {
    return content(text).startsWith("id=");
  }

  /** Returns what follows the comments in front. */
  private static String content(String text) {
    String rest = text.stripLeading();
    while (rest.startsWith("#")) {
      int end = rest.indexOf('\n');
      rest = end < 0 ? "" : rest.substring(end).stripLeading();
    }
    return rest;
  }

  /** Returns whether a text is a list of names. */
  static boolean isNames(List<LogicalLine> lines) {
    return lines.stream().allMatch(line -> KeywordValue.of(line.text()).value().isEmpty());
  }

  /**
   * The kind that most lines fit, of a file that lacks the line that objects of the kind begin
   * with; empty when it looks like none.
   */
  static Optional<ObjectKind> similar(List<LogicalLine> lines) {
    for (Sign sign : SIGNS) {
      ObjectSchema schema = KindTraits.of(sign.kind()).schema();
      long known =
          lines.stream()
              .filter(line -> schema.find(KeywordValue.of(line.text()).keyword()).isPresent())
              .count();
      if (known >= 2 && known * 2 > lines.size()) {
        return Optional.of(sign.kind());
      }
    }
    return Optional.empty();
  }

  /** Words in names of files that hold lists of names, and what the names are. */
  private static final Map<String, ObjectKind> LISTS = new LinkedHashMap<>();

  static {
    LISTS.put("manager", ObjectKind.MANAGER);
    LISTS.put("operator", ObjectKind.OPERATOR);
    LISTS.put("admin", ObjectKind.ADMIN_HOST);
    LISTS.put("submit", ObjectKind.SUBMIT_HOST);
  }

  /** Options of {@code qconf} that list names. */
  private static final Map<String, ObjectKind> OPTIONS =
      Map.of(
          "sm",
          ObjectKind.MANAGER,
          "so",
          ObjectKind.OPERATOR,
          "sh",
          ObjectKind.ADMIN_HOST,
          "ss",
          ObjectKind.SUBMIT_HOST);

  /** The kind of a list of names, by the name of its file. */
  static Optional<ObjectKind> ofNames(String file) {
    String name = file.toLowerCase(Locale.ROOT);
    for (Map.Entry<String, ObjectKind> list : LISTS.entrySet()) {
      if (name.contains(list.getKey())) {
        return Optional.of(list.getValue());
      }
    }
    int end = name.indexOf('.');
    String stem = end < 0 ? name : name.substring(0, end);
    return Optional.ofNullable(OPTIONS.get(stem.substring(stem.lastIndexOf('-') + 1)));
  }
}
